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
  // "Juna ST Stand": of State Transport, which runs the buses.
  if (!one.opens && after?.opens === false && /^(?:stand|depot)$/.test(after.text)) return { ...one, text: 'bus' }
  // "6/B St.-17": behind the house the street has its own number.
  if (
    before?.number === true &&
    !before.ordinal &&
    !one.opens &&
    after?.number === true &&
    !after.ordinal &&
    !after.opens
  )
    return { ...one, text: 'galino' }
  const ends = !one.opens && before !== undefined && !labels.has(before.text)
  const counts = after !== undefined && !after.opens && (after.number ? !after.ordinal : romans.has(after.text))
  return ends || counts ? { ...one, text: 'street' } : one
}

const crossed: ReadonlySet<string> = new Set(['road', 'roads', 'lane', 'street'])

/** "Civil Ln": of lines there are several, and of a lane none is civil. */
const isOfLines = (one: StreetWord, before: StreetWord | undefined): boolean =>
  one.raw === 'ln' && !one.opens && /^(?:civil|police|railway|marine)$/.test(before?.text ?? '')

/** "Nadu Theru" is Middle Street, "Mela Veedhi" West Street: what Tamil calls them by, and what is no name elsewhere. */
export function streetOfSide<W extends StreetWord>(one: W, after: W | undefined, further: W | undefined): W {
  if (after === undefined || after.opens) return one
  // "Periya Kadai Veethi" is Big Bazaar Street.
  if (one.text === 'kadai' && after.text === 'street') return { ...one, text: 'bazar' }
  // "Mela Masi Veethi"
  const around = aroundTemples.has(after.text) && further?.text === 'street' && !further.opens
  const side = around || after.text === 'street' ? streetSides.get(one.text) : undefined
  return side === undefined ? one : { ...one, text: side }
}
/** Streets of each side around a temple, by the month or by what is drawn through them. */
const aroundTemples: ReadonlySet<string> = new Set('car ratha rath rad ther mada masi veli chithirai chittirai avani aavani'.split(' ')) // prettier-ignore

/** "Melatheru": how many letters say the side, where the word is the whole name of a street; else 0. */
export function sideGlued(word: string): number {
  const [, side = ''] = /^([a-z]+?)(?:theru|teru|street|veedhi|veethi)$/.exec(word) ?? []
  return streetSides.has(side) || gluedSides.has(side) ? side.length : 0
}
const gluedSides: ReadonlySet<string> = new Set(['vadakku', 'therku', 'kizhakku'])
const streetSides: ReadonlyMap<string, string> = new Map(
  Object.entries({ middle: 'nadu naduvu', east: 'keela kila keezha kizha keezhai keelai', west: 'mela mel melai', north: 'vada vadakku', south: 'then ten thekku therku' }).flatMap(([side, forms]) => forms.split(' ').map((form) => [form, side] as const)),
) // prettier-ignore

/** "Mahatma Gandhi Road" and "Mahatma Gandhi Marg": one street, as English and the languages of India call it. */
export const areOneWay = (a: string, b: string): boolean =>
  (roads.has(a) && roads.has(b)) ||
  (crossings.has(a) && crossings.has(b)) ||
  (byways.has(a) && alleys.has(b)) ||
  (byways.has(b) && alleys.has(a))
/** "Helmet Circle" and "Helmet Char Rasta" */
const crossings: ReadonlySet<string> = new Set(['chowk', 'circle', 'square', 'junction', 'crossing'])
/** In Odisha a sahi is a street and those who live in it; in the north of Karnataka an oni is an alley. */
const byways: ReadonlySet<string> = new Set(['gali', 'sahi', 'oni'])
const alleys: ReadonlySet<string> = new Set(['street', 'lane', 'gali'])
const roads: ReadonlySet<string> = new Set(['road', 'marg', 'path', 'sarani', 'salai', 'rasta'])
