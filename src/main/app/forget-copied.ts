/** How long what was copied from the desk stays on the clipboard, in seconds. */
export const secondsKept = 30

/** The system's clipboard: newer Electrons answer with a promise, older ones at once. */
export interface SystemClipboard {
  readText(): string | Promise<string>
  clear(): void | Promise<void>
}

export interface ForgettingClipboard {
  /** The window copied this text. It is forgotten later, unless another program has copied since. */
  copied(text: string): void
  /** Forgets at once what is still to be forgotten. */
  forget(): Promise<void>
}

/** What is laid out over lines lies on the clipboard with other blanks than were chosen. */
const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Takes off the clipboard what the desk put there. What that was is told by who copied it: the system may hold it only
 * a moment later, and to read it back at once would then find what was there before.
 */
export function forgettingClipboard(clipboard: SystemClipboard): ForgettingClipboard {
  let own: string | null = null
  let timer: NodeJS.Timeout | undefined
  const forget = async (): Promise<void> => {
    const before = own
    own = null
    if (before !== null && words(await clipboard.readText()) === before) await clipboard.clear()
  }
  return {
    copied(text) {
      own = words(text)
      clearTimeout(timer)
      timer = setTimeout(() => void forget(), secondsKept * 1000)
    },
    forget,
  }
}
