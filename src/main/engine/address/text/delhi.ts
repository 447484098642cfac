/** What is cut short in Delhi as nowhere else. */
import type { Token } from './tokens'

export const newDelhi = 'new delhi'

/** "ND-45", "N.D.-27" at the end: New Delhi with its postal zone; how many tokens stand for the city. */
export function capitalAt(tokens: readonly Token[], at: number): number {
  const [token, next] = [tokens[at]!, tokens[at + 1]]
  const length = token.text === 'nd' ? 1 : token.text === 'n' && next?.text === 'd' && next.gap === 'dot' ? 2 : 0
  const zone = tokens[at + length]
  return length > 0 && at > 0 && token.gap === 'break' && at + length === tokens.length - 1 && zone?.digits === true && zone.text.length < 3 ? length : 0 // prettier-ignore
}

/** "F/F" is the first floor, "G/F" the ground floor; null where none stands so. */
export function floorWithStroke(tokens: readonly Token[], at: number): string | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]]
  if (next?.gap !== 'slash' || next.text !== 'f' || !/^[gfst]$/.test(token.text)) return null
  if ((tokens[at + 2]?.gap ?? 'break') !== 'break') return null
  return token.text === 'g' ? 'ground' : `${token.text}f`
}
