/** Roads that are called by two initials, which elsewhere are a word or an abbreviation: "A.T. Road", "BH Road". */
import type { Taken } from './printed-numbers'
import { meant } from './spelling'
import type { Token } from './tokens'

/** "at", "behind" and others that are written so. */
const initials: ReadonlySet<string> = new Set(['at', 'bh', 'hb', 'gf'])

/** The initials at a token as one word, where a road is called by them; null where none is. */
export function roadOfInitials(tokens: readonly Token[], at: number): Taken | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]]
  const apart = token.text.length === 1 && next?.text.length === 1 && (next.gap === 'dot' || next.gap === 'space')
  const letters = apart ? token.text + next.text : token.text
  const [road, length] = apart ? [tokens[at + 2], 2] : [next, 1]
  if (!initials.has(letters) || road === undefined || (road.gap !== 'space' && road.gap !== 'dot')) return null
  return meant(road.text) === 'road' ? [{ text: letters, number: false, ordinal: false }, length] : null
}

/** True for a word that is the initials of a road: a name, and no label and no word that says nothing. */
export const isRoadsInitials = (
  words: readonly { readonly text: string; readonly opens: boolean }[],
  at: number,
): boolean => initials.has(words[at]!.text) && words[at + 1]?.text === 'road' && !words[at + 1]!.opens
