import { overlayStore } from '../app/navigation'

let overAtPress = false
// Heard before whatever lies over the screen: it closes at Escape and leaves the event as it is for the screen below.
window.addEventListener('keydown', () => (overAtPress = overlayStore.get().kind !== 'none'), { capture: true })

/** Whether something lay over the screen when the key was pressed that is handled now, wherever the focus was. */
export const meantForOverlay = (): boolean => overAtPress
