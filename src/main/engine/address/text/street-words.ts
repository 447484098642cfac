/** Words of streets that are others elsewhere: "St" of "Fort St", "Mela" of "Mela Theru". */
import { labels, romans } from './lexicon'

/** What is asked of a word here. */
interface StreetWord {
  readonly text: string
  readonly raw: string
  readonly number: boolean
  readonly ordinal: boolean
  readonly opens: boolean
}

/** "Fort St", "St 3" and "St V" are streets, "St Marys" is not. */
export function street<W extends StreetWord>(one: W, before: W | undefined, after: W | undefined): W {
  if (isOfLines(one, before)) return { ...one, text: 'lines' }
  // "Dharavi X Road"
  if (one.text === 'x' && !one.opens && before?.number === false && after?.opens === false && crossed.has(after.text))
    return { ...one, text: 'cross' }
  if (one.text !== 'st') return one
  const ends = !one.opens && before !== undefined && !labels.has(before.text)
  const counts = after !== undefined && !after.opens && (after.number ? !after.ordinal : romans.has(after.text))
  return ends || counts ? { ...one, text: 'street' } : one
}

const crossed: ReadonlySet<string> = new Set(['road', 'roads', 'lane', 'street'])

/** "Civil Ln": of lines there are several, and of a lane none is civil. */
const isOfLines = (one: StreetWord, before: StreetWord | undefined): boolean =>
  one.raw === 'ln' && !one.opens && /^(?:civil|police|railway|marine)$/.test(before?.text ?? '')

/** "Nadu Theru" is Middle Street, "Mela Veedhi" West Street: what Tamil calls them by, and what is no name elsewhere. */
export function streetOfSide<W extends StreetWord>(one: W, after: W | undefined): W {
  const side = after?.text === 'street' && !after.opens ? streetSides.get(one.text) : undefined
  return side === undefined ? one : { ...one, text: side }
}
/** "Melatheru": how many letters say the side, where the word is the whole name of a street; else 0. */
export function sideGlued(word: string): number {
  const [, side = ''] = /^([a-z]+?)(?:theru|teru|street|veedhi|veethi)$/.exec(word) ?? []
  return streetSides.has(side) || gluedSides.has(side) ? side.length : 0
}
const gluedSides: ReadonlySet<string> = new Set(['vadakku', 'therku', 'kizhakku'])
const streetSides: ReadonlyMap<string, string> = new Map(
  Object.entries({ middle: 'nadu naduvu', east: 'keela kila keezha kizha keezhai keelai', west: 'mela mel melai', north: 'vada', south: 'then ten thekku' }).flatMap(([side, forms]) => forms.split(' ').map((form) => [form, side] as const)),
) // prettier-ignore
