import { settingsStore } from '../api/settings'
import { actionOf } from '../keys/bindings'
import { comboOf } from '../keys/combo'
import { useWindowKeys } from '../keys/use-window-keys'
import { closeOverlay, showGuide } from './navigation'

/** The guide is one key away from everywhere. */
export function useGuideKey(): void {
  useWindowKeys((event) => {
    const combo = event.defaultPrevented ? null : comboOf(event)
    if (combo === null || actionOf(combo, settingsStore.get().keys, ['guide']) === null) return
    event.preventDefault()
    closeOverlay()
    showGuide()
  })
}
