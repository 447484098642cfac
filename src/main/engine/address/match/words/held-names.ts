import type { AddressPartName } from '../../../../../shared/domain/address-match'
import { suffixes } from '../../text/lexicon'
import { sideOf } from '../../text/sides'
import type { NameWord, Prepared } from '../prepared'

export type NameKind = 'building' | 'street' | 'locality' | 'quarter'

/** A name of an address: of a building, a street, a colony or village, and how much the other address has of it. */
export interface HeldName {
  /** A quarter is one that the post office knows. */
  readonly kind: NameKind
  /** Index of its first word. */
  readonly at: number
  /** Words behind the first that say of what kind it is, "nagar"; the last of them ends the name. */
  readonly endings: readonly string[]
  /** The other address has no such word as the last of them. */
  readonly endingLost: boolean
  /** Share of its weight that the other lacks, 0..1. */
  readonly lost: number
  /** How well the other has the first word, 0..1. */
  readonly head: number
  /** The other has the first word, and lacks one behind it. */
  readonly lacking: boolean
  /** Sound of the words behind the first that the other lacks; empty where it has them all. */
  readonly rest: string
}

const kindOfPart: Readonly<Partial<Record<AddressPartName | 'other', NameKind>>> = {
  building: 'building',
  street: 'street',
  locality: 'locality',
  village: 'locality',
  post_office: 'quarter',
}

/** A word that the other address has less of is not in it. */
export const held = 0.5
/** The first word of a name is not: of "Sagarika" the other has only the beginning. */
export const headHeld = 0.65
/** These end the name of a building and tell it from others, as "Apartment" and "Society" do not. */
const telling: ReadonlySet<string> = new Set(
  'krupa darshan pride sadan kunj dham niketan mahal palace paradise elegance castle villa manzil kutir greens meadows heights park garden gardens valley view hills woods square plaza arcade villas'.split(
    ' ',
  ),
)

/** Words that name nothing of themselves, whatever stands behind them: "Main Road", "Society Building". */
const generic: ReadonlySet<string> = new Set(
  'main cross road street lane marg gali highway society building apartment complex tower flats chawl house colony nagar area floor sector phase shri sri smt shree dr'.split(
    ' ',
  ),
)

/** The names of an address in the order of print; `local` are the words of the other's post offices. */
export function heldNames({ words }: Prepared, scores: readonly number[], local: ReadonlySet<string>): HeldName[] {
  const names: HeldName[] = []
  let at = 0
  while (at < words.length) {
    const { run } = words[at]!
    let kind = kindOf(words[at]!)
    let [all, matched] = [0, 0]
    let first = -1
    let lacking = false
    const endings: string[] = []
    let endingLost = false
    let rest = ''
    for (; at < words.length && words[at]!.run === run; at += 1) {
      const word = words[at]!
      if (first >= 0 && scores[at]! < held && sideOf(word.text, false) === null) rest += word.sound
      // "Ernakulam North": a half says nothing of the kind.
      if (word.common && first >= 0 && sideOf(word.text, false) === null) {
        endings.push(word.text)
        endingLost = scores[at]! < held
      }
      // The first word of a name is its name, whatever else it is: "Park View", "North Street"; another before the last
      // is part of it: "Vasant Vihar Apartment", "Gandhi Nagar Main Road".
      const next = words[at + 1]?.run === run && words[at + 1]!.common ? words[at + 1]!.text : ''
      const ofQuarter = suffixes.get(next) === 'street' && suffixes.get(word.text) === 'locality'
      const more = word.common && next !== '' && (ofQuarter || !generic.has(word.text))
      // "Main Road", "Old Street" name streets that are no others.
      const namesStreet =
        kind === 'street' &&
        plainStreets.has(word.text) &&
        suffixes.get(next) === 'street' &&
        !isRun(words, at - 1, run)
      const tells = !word.common || more || namesStreet || (first >= 0 && telling.has(word.text))
      if (!tells || (word.reach === 'town' && kind === undefined)) continue
      // What the other's PIN code knows is a quarter too: a PIN code may be missing or wrong.
      if (kind === 'locality' && local.has(word.sound)) kind = 'quarter'
      if (first < 0) first = at
      else if (scores[at]! < held) lacking = true
      // As a name a common word tells as well: "Bank Colony".
      const weight = 0.5 + 0.5 * word.weight
      all += weight
      matched += weight * scores[at]!
    }
    if (kind === undefined || first < 0) continue
    const head = scores[first]!
    // The first word of a name tells it from others: "Ganga View", "Rose View".
    names.push({
      kind,
      at: first,
      endings,
      endingLost,
      lost: head < headHeld ? 1 : 1 - matched / all,
      head,
      lacking: head >= headHeld && lacking,
      rest,
    })
  }
  return names
}

const plainStreets: ReadonlySet<string> = new Set(['main', 'old', 'new'])

const isRun = (words: readonly NameWord[], at: number, run: number): boolean => words[at]?.run === run

function kindOf({ part, reach }: NameWord): NameKind | undefined {
  const kind = kindOfPart[part]
  // "Near Bus Stand, Ashta, Dist Sehore": a town, too, stands where a quarter does.
  return kind === 'locality' && reach !== 'own' ? 'quarter' : kind
}
