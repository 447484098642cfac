import type { AddressPartName } from '../../../../shared/domain/address-match'
import { isOfFirm } from '../text/firm-words'
import { fillers, floorCodes, suffixes, titles, type LabelKind } from '../text/lexicon'
import { isOfPeople } from '../text/people-words'
import { sideOf } from '../text/sides'
import { nameSound } from '../text/sound'
import { printed, type Word } from '../text/words'
import { isDistrictBehind, standsBehind, type Piece } from './pieces'
import type { PinNames } from './pin-places'

/** A run of words and the part of the address that they are. */
export interface Run {
  readonly part: AddressPartName | 'other'
  readonly from: number
  readonly to: number
  /** The label before it, written out; empty where it has none. */
  readonly label: string
  /** Index of the word that begins it in print: its label, where that is part of the name as in "Ward No 7". */
  readonly printedFrom: number
  readonly confidence: number
}

const partOfLabel: Readonly<Partial<Record<LabelKind, readonly [AddressPartName | 'other', number]>>> = {
  relation: ['care_of', 0.97],
  person: ['person', 0.85],
  house: ['house', 0.95],
  flat: ['house', 0.95],
  floor: ['floor', 0.9],
  ward: ['locality', 0.85],
  block: ['house', 0.8],
  sector: ['locality', 0.9],
  lane: ['street', 0.9],
  survey: ['house', 0.85],
  landmark: ['landmark', 0.95],
  village: ['village', 0.93],
  post_office: ['post_office', 0.95],
  police: ['other', 0.9],
  sub_district: ['sub_district', 0.95],
  district: ['district', 0.97],
  city: ['city', 0.95],
  state: ['state', 0.95],
  via: ['other', 0.6],
  box: ['other', 0.9],
}

/** Their label is part of what they are called: "Ward No 7", "Sector 14". */
const ownName: ReadonlySet<LabelKind> = new Set(['ward', 'block', 'sector', 'lane'])

/** What the pieces are, where no place has been found in them. */
export function runsOf(
  pieces: readonly Piece[],
  words: readonly Word[],
  taken: readonly boolean[],
  pin: PinNames | null,
  state: string | null,
): Run[] {
  const runs: Run[] = []
  let house = false
  for (const [index, whole] of pieces.entries()) {
    for (const [from, to] of gapsIn(whole, taken)) {
      // "Oragadam Kanchipuram Dt", the district found: the name before it has no label.
      const apart = to < whole.to && isDistrictBehind(whole, whole.to)
      const piece = apart ? { ...whole, label: null, labelWord: '' } : whole
      const taluk = standsBehind(piece) ? talukAtEnd(piece, words, from, to, pin) : from
      if (taluk > from) {
        runs.push({ part: 'village', from, to: taluk, label: '', printedFrom: from, confidence: 0.7 })
        if (taluk < to)
          runs.push({
            part: 'sub_district',
            from: taluk,
            to,
            label: piece.labelWord,
            printedFrom: taluk,
            confidence: 0.9,
          })
        continue
      }
      const [part, confidence] = partOf(piece, from, to, words, index, pieces, house, taken, pin, state)
      if (part === 'house') house = true
      const named = piece.label !== null && ownName.has(piece.label) && from === piece.from
      runs.push({ part, from, to, label: piece.labelWord, printedFrom: named ? piece.labelAt : from, confidence })
    }
  }
  return runs
}

/**
 * "Kodimial Mallial Mandal": where the sub-district begins behind a village's name, one that the PIN code lies in or that
 * was found as a place.
 */
function talukAtEnd(piece: Piece, words: readonly Word[], from: number, to: number, pin: PinNames | null): number {
  if (to < piece.to) return to
  // "Mela Palayam Sankaran Koil Tk": where no PIN code tells, its last name.
  if (pin === null) return to - from > 2 ? to - (words[to - 1]!.text.length < 5 ? 2 : 1) : from
  if (pin.taluks.has(soundOf(words, from, to))) return from
  for (let at = from + 1; at < to; at += 1) if (pin.taluks.has(soundOf(words, at, to))) return at
  return from
}

function gapsIn({ from, to }: Piece, taken: readonly boolean[]): [number, number][] {
  const gaps: [number, number][] = []
  let start = -1
  for (let at = from; at <= to; at += 1) {
    const open = at < to && taken[at] !== true
    if (open && start < 0) start = at
    if (!open && start >= 0) {
      gaps.push([start, at])
      start = -1
    }
  }
  return gaps
}

function partOf(
  piece: Piece,
  from: number,
  to: number,
  words: readonly Word[],
  index: number,
  pieces: readonly Piece[],
  house: boolean,
  taken: readonly boolean[],
  pin: PinNames | null,
  state: string | null,
): readonly [AddressPartName | 'other', number] {
  const labelled = piece.label === null ? undefined : partOfLabel[piece.label]
  if (labelled !== undefined) return labelled
  const first = words[from]!
  // "कल्याण पश्चिम", "Borivli (W)": what is left behind a town is its half.
  if (to - from === 1 && from > 0 && sideOf(first.text, true) !== null) return ['locality', 0.5]
  // "Shri Ram Niwas, S/O Hari Om": with a title it is no building.
  const relative = pieces[index + 1]?.label === 'relation' && titles.has(first.text)
  if (index === 0 && relative && to - from > 1 && to - from <= 4) return ['person', 0.8]
  if (piece.suffix === 'floor' || words[to - 1]?.text === 'floor') return ['floor', 0.93]
  if (to - from === 1 && (floorCodes.has(first.text) || first.text === 'terrace')) return ['floor', 0.8]
  // "Mohalla Satti", "Gali Shankar": the kind stands before the name.
  if (to - from > 1 && quarterFirst.has(first.text)) return ['locality', 0.8]
  if (to - from > 1 && first.text === 'gali') return ['street', 0.8]
  // "402, Grand Enclave, MG Road": the first name after a number; "Enclave" is a quarter's as often.
  const eitherWay = piece.suffix === 'locality' && mayBeBuilding.has(words[to - 1]?.text ?? '')
  if (eitherWay && house && namesBuilding(pieces, index, from, to, words, pin)) return ['building', 0.6]
  if (piece.suffix !== null && to === piece.to) return [piece.suffix, 0.85]
  // "Lane 4"
  if (suffixes.get(first.text) === 'street' && to - from === 2 && words[to - 1]!.number) return ['street', 0.85]
  if (houses.has(first.text) && words[to - 1]!.number && to - from <= 3) return ['house', 0.75]
  // "Jayanagar 4th Block"
  if (first.ordinal && to - from === 2 && quarters.has(words[to - 1]!.text)) return ['locality', 0.7]
  // "88, Vikas Khand 2": behind a name, the next number is that of a quarter.
  if (first.number && to - from === 1)
    return house && !first.opens && pieces[index - 1]?.suffix === 'locality'
      ? ['locality', 0.5]
      : ['house', house ? 0.5 : 0.85]
  if (/^(?:ground|basement)$/.test(first.text)) return ['floor', 0.8]
  if (fillers.has(printed(words, from, to))) return ['other', 0.3]
  const next = pieces[index + 1]
  if (index === 0 && next?.label === 'relation' && (isName(words, from, to) || !words[next.labelAt]!.opens))
    return ['person', 0.85]
  // "Lower Lachumiere, House 9": half of a quarter is nobody.
  const isHalf = sideOf(first.text, false) !== null
  if (
    index === 0 &&
    (next?.label === 'house' || next?.label === 'flat') &&
    isName(words, from, to) &&
    // "Shivam Kirana, Shop No 3"
    !isOfFirm(words[to - 1]!.text) &&
    pin !== null &&
    !isHalf
  )
    // prettier-ignore
    return namesOwnBuilding(pieces, words, taken, pin) ? ['building', 0.6] : ['person', 0.5]
  // "Dayaram Sahu, Gram Amdi"
  if (index === 0 && next?.label === 'village' && isName(words, from, to) && isOfPeople(words[to - 1]!.raw)) return ['person', 0.7] // prettier-ignore
  if (index === 0 && state === kerala && isName(words, from, to) && isOwnHouse(next, words)) return ['person', 0.6]
  if (house && index > 0 && namesBuilding(pieces, index, from, to, words, pin)) return ['building', 0.6]
  return ['locality', 0.55]
}

/**
 * "Tower Aspen, Flat 1102", "Skyline Epitome Flat 8C, Kakkanad": what stands before a flat where nothing behind it may
 * be the building that the flat is in.
 */
function namesOwnBuilding(
  pieces: readonly Piece[],
  words: readonly Word[],
  taken: readonly boolean[],
  pin: PinNames,
): boolean {
  const [first, flat, ...rest] = pieces
  if (blocksBefore.has(words[first!.from]!.text)) return true
  if (flat?.labelWord !== 'flat' || words.slice(first!.from, first!.to).some(isOfPerson)) return false
  const isPlace = (from: number, to: number): boolean => {
    const sound = soundOf(words, from, to)
    return taken[from] === true || [pin.offices, pin.taluks, pin.districts].some((names) => names.has(sound))
  }
  const mayBeIt = ({ from, to, label, suffix }: Piece): boolean =>
    label === null && to > from && !words[from]!.number && (suffix === 'building' || (suffix === null && !isPlace(from, to))) // prettier-ignore
  return !rest.some(mayBeIt)
}
const isOfPerson = ({ text, raw }: Word): boolean => isOfPeople(raw) || titles.has(text) || text.length === 1
const blocksBefore: ReadonlySet<string> = new Set(['tower', 'block', 'wing'])

/** "Varghese Mathew, Puthenpurakkal (H), Kumarakom": in Kerala a house has a name, and whose it is stands before it. */
const isOwnHouse = (piece: Piece | undefined, words: readonly Word[]): boolean =>
  piece?.suffix === 'building' && words[piece.from]!.opens && dwellings.has(words[piece.to - 1]!.text)
const dwellings: ReadonlySet<string> = new Set(['house', 'veedu', 'illam', 'bhavan', 'nivas', 'villa', 'cottage', 'mandir', 'manzil', 'h']) // prettier-ignore
const kerala = '32'

/** "402, Rose Pride, MG Road": a name between the number and a street or quarter, that no post office has. */
function namesBuilding(
  pieces: readonly Piece[],
  index: number,
  from: number,
  to: number,
  words: readonly Word[],
  pin: PinNames | null,
): boolean {
  const before = pieces
    .slice(0, index)
    .findLast(({ label, suffix }) => label !== 'floor' && label !== 'block' && suffix !== 'floor')
  if (before === undefined || pin?.offices.has(soundOf(words, from, to)) === true) return false
  if (before.label === 'flat') return pieces[index]?.suffix === null || laterPlace(pieces, index)
  const number = words[before.to - 1]
  const house = number?.number === true && !number.ordinal && (before.label === null || before.label === 'house')
  return house && !words[from]!.number && laterPlace(pieces, index)
}

/** The sound of some words as a name. */
export const soundOf = (words: readonly Word[], from: number, to: number): string => nameSound(printed(words, from, to))

const quarterFirst: ReadonlySet<string> = new Set(['mohalla', 'scheme', 'tola', 'basti'])

/** Before a number they say what is counted: "No 6/11", "TC 25/1847", "LIG 12". */
const houses: ReadonlySet<string> = new Set(['number', 'tc', 'lig', 'mig', 'hig', 'ews', 'kothi', 'villa', 'holding'])

/** Quarters that are counted. */
const quarters: ReadonlySet<string> = new Set(['block', 'phase', 'stage', 'sector'])

/** Words that end the name of a building and of a quarter. */
const mayBeBuilding: ReadonlySet<string> = new Set([
  'enclave',
  'park',
  'garden',
  'gardens',
  'estate',
  'square',
  'retreat',
])

const laterPlace = (pieces: readonly Piece[], index: number): boolean =>
  pieces.slice(index + 1).some(({ label, suffix }) => label === null && (suffix === 'street' || suffix === 'locality'))

const isName = (words: readonly Word[], from: number, to: number): boolean => {
  if (to - from < 2 || to - from > 4) return false
  for (let at = from; at < to; at += 1) if (words[at]!.number) return false
  return true
}
