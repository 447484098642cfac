import { app, clipboard } from 'electron'

/** How long what was copied from the desk stays on the clipboard. */
const seconds = 30

/**
 * Called when the window copied something; returns nothing, and clears it later unless another app has copied since.
 */
export function forgettingClipboard(): () => void {
  let copied: string | null = null
  let timer: NodeJS.Timeout | null = null
  // Newer Electrons answer with a promise, older ones at once: to await serves both.
  const clear = async (): Promise<void> => {
    const before = copied
    copied = null
    if (before !== null && (await clipboard.readText()) === before) clipboard.clear()
  }
  const remember = async (): Promise<void> => {
    copied = await clipboard.readText()
  }
  app.on('will-quit', () => void clear())
  return () => {
    void remember()
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void clear(), seconds * 1000)
  }
}
