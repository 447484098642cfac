import { labels } from './lexicon'

export type Side =
  | 'east'
  | 'west'
  | 'north'
  | 'south'
  | 'new'
  | 'old'
  | 'upper'
  | 'middle'
  | 'inside'
  | 'outside'
  | 'front'
  | 'back'
  | 'lower'
  | 'large'
  | 'small'
  | 'lig'
  | 'mig'
  | 'hig'
  | 'ews'
  | 'sfs'

/** Words that tell one half of a place, or of a housing board's flats, from the other, each with what it names. */
const sidesByWord: ReadonlyMap<string, Side> = new Map(
  Object.entries<string>({
    east: 'east purv purva purvi purba purbi poorv poorva poorvi purab purb poorb purwari purbari puriyari thurpu toorpu turpu', west: 'west pashchim paschima pashchima pashchimi paschim paschimi pachhim pachchhim pachim pachhimi pachhiyari pachhwari pachwari pachiyari padamara', north: 'north uttar uttari uttarwari uttarbari awang', south: 'south dakshin dakshini dakkhin dakkhini dakhin dakhini dakshinwari dakhinwari daxin makha',
    new: 'new nai naya nayi nava navi nav', old: 'old purana purani juna juni june', upper: 'upper upar upari uparla uparli upla varchi varcha', lower: 'lower niche neeche nichla nichli nichali khalchi khalcha', middle: 'bichla bichli',
    inside: 'inside', outside: 'outside', front: 'mamang', back: 'maning',
    large: 'pedda periya dodda mota moti motu bada badi big', small: 'chinna chikka chhota chhoti chota choti nana nani',
    lig: 'lig', mig: 'mig', hig: 'hig', ews: 'ews', sfs: 'sfs',
  }).flatMap(([side, words]) => words.split(' ').map((word) => [word, side as Side] as const)), // prettier-ignore
)
/**
 * Of two villages of one name the larger and the smaller, in the hills the upper and the lower, in Punjab the eastern and
 * the western: part of the name, and not left out as a half may be.
 */
const sizes: Readonly<Record<string, Side>> = {
  kalan: 'large', kalaan: 'large', budruk: 'large', khurd: 'small',
  malla: 'upper', malli: 'upper', talla: 'lower', talli: 'lower',
  bala: 'upper', payeen: 'lower', payin: 'lower',
  sharki: 'east', sharqi: 'east', garbi: 'west', gharbi: 'west',
} // prettier-ignore
export const sizeOf = (word: string): Side | null => sizes[word] ?? null
const letters: Readonly<Record<string, Side>> = { e: 'east', w: 'west' }
const leadingLetters: Readonly<Record<string, Side>> = { ...letters, n: 'north', s: 'south' }

/**
 * "W Mambalam": a letter that stands before a name, where no number stands before it, as in "12 W"; one with a dot is no
 * number's, "13-29 W. Patel Nagar".
 */
export function leadingSideOf(printed: string, words: readonly Named[], at: number): Side | null {
  const [before, word, name] = [words[at - 1], words[at]!, words[at + 1]]
  if (!word.opens && before?.number === true && printed[word.end] !== '.') return null
  if (name === undefined || name.number || name.text.length < 3 || labels.has(name.text)) return null
  return leadingLetters[word.text] ?? null
}
type Named = Printed & { readonly number: boolean; readonly opens: boolean }

/** "Ramhlun 'S'", "Lake Town (N)": in brackets or quotes any of the four letters stands for its side. */
export const markedSideOf = (printed: string, { text, start, end }: Printed): Side | null =>
  /["'“‘(]/.test(printed[start - 1] ?? '') && /["'”’)]/.test(printed[end] ?? '') ? (leadingLetters[text] ?? null) : null
type Printed = { readonly text: string; readonly start: number; readonly end: number }

/** A letter stands for a side only where it ends a name. */
export const sideOf = (word: string, ends: boolean): Side | null =>
  sidesByWord.get(word) ?? (ends ? (letters[word] ?? null) : null)
