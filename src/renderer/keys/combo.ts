/** The members of a keyboard event that make a combination. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'])

/**
 * A press as text, as `Ctrl+Enter`, `Alt+I`, `?`; null for a modifier alone. Meta counts as Ctrl. With Ctrl or
 * Alt, letters and digits go by their place on the board: Alt changes what they type on some layouts.
 */
export function comboOf(press: KeyPress): string | null {
  if (modifiers.has(press.key)) return null
  const chord = press.ctrlKey || press.metaKey || press.altKey
  const key = keyName(press, chord)
  // What Shift types is already in the key, as `?`; it is named only where it changes nothing else.
  const shift = press.shiftKey && (key.length > 1 || (chord && key !== '+'))
  const parts = [press.ctrlKey || press.metaKey ? 'Ctrl' : '', press.altKey ? 'Alt' : '', shift ? 'Shift' : '', key]
  return parts.filter((part) => part !== '').join('+')
}

/** True of a press that means something in a text box too: with Alt alone nothing is typed (AltGr is Ctrl and Alt). */
export const typesNothing = ({ altKey, ctrlKey, metaKey }: KeyPress): boolean => altKey && !ctrlKey && !metaKey

function keyName(press: KeyPress, chord: boolean): string {
  if (chord) {
    const placed = /^(?:Key|Digit)(.)$/.exec(press.code)?.[1]
    if (placed) return placed
    if (press.key === '=') return '+'
  }
  if (press.key === ' ') return 'Space'
  return press.key.length === 1 ? press.key.toUpperCase() : press.key
}

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', PageUp: 'PgUp', PageDown: 'PgDn' } // prettier-ignore

/** The keys of a combination as they are printed on the board. */
export function keyCaps(combo: string): readonly string[] {
  const parts = combo === '+' ? ['+'] : combo.replace(/\+\+$/, '+plus').split('+')
  return parts.map((part) => (part === 'plus' ? '+' : (arrows[part] ?? part)))
}
