/** Districts of West Bengal that are called by a number. */
import type { Taken } from './printed-numbers'
import type { Token } from './tokens'

const word = (text: string, length: number): Taken => [{ text, number: false, ordinal: false }, length]

/** "24 Parganas", "24 Pgs (N)", "N 24 Parganas", "South 24 Pgs": districts of West Bengal, and no half of a place. */
export function parganasAt(tokens: readonly Token[], at: number): Taken | null {
  const half = halfOf(tokens[at])
  const start = half === '' ? at : at + 1
  const [number, name, behind] = tokens.slice(start, start + 3)
  if (number?.text !== '24' || (half !== '' && number.gap === 'break') || name === undefined || name.gap === 'break')
    return null
  if (!/^(?:par?ra?ga?na|pgs$|pgns$|pargs$)/.test(name.text)) return null
  if (half !== '') return word(`${half} 24 parganas`, 3)
  const after = behind === undefined || (behind.gap === 'break' && !behind.bracketed) ? '' : halfOf(behind)
  return after === '' ? word('24 parganas', 2) : word(`${after} 24 parganas`, 3)
}
const halfOf = (token: Token | undefined): string => halves[token?.text ?? ''] ?? ''
const halves: Readonly<Record<string, string>> = { n: 'north', north: 'north', uttar: 'north', s: 'south', south: 'south', dakshin: 'south' } // prettier-ignore
