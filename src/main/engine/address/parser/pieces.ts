import {
  labels,
  landmarkEnds,
  postpositions,
  romans,
  suffixes,
  titles,
  type LabelKind,
  type SuffixKind,
} from '../text/lexicon'
import { isOfFirm } from '../text/firm-words'
import { isDoor, type Word } from '../text/words'
import { isLetteredBlock, isNamedWing } from './blocks-at'
import { endOfBoundary } from './boundaries'
import { isFloorBehind, isFloorCode } from './floors-at'
import { endsEvenLandmark, goesOn, isSeriesOfHouses, labelAt, standsBehindName } from './label-at'
import { endsPerson } from './people-ends'

/** Words that belong together: one part of an address. */
export interface Piece {
  /** Index of the first word, and that after the last. */
  readonly from: number
  readonly to: number
  /** Label before it; the words from `from` on come after the label. */
  readonly label: LabelKind | null
  readonly labelWord: string
  /** Index of the label; that of the first word where there is none. */
  readonly labelAt: number
  readonly suffix: SuffixKind | null
}

/** Labels that lend their name to the number after them and end with it: "Flat No 12 Sai Krupa". */
const numbering: ReadonlySet<LabelKind> = new Set([
  'house',
  'flat',
  'ward',
  'block',
  'sector',
  'lane',
  'survey',
  'floor',
  'box',
])
/** Inside these a label's word is part of the name: "near post office", "opp village gate". */
const closed: ReadonlySet<LabelKind> = new Set(['landmark'])
/** Without a comma a landmark would run on to the end of the address. */
const longestLandmark = 4
const compass = /^(?:east|west|north|south)$/
const streetly: ReadonlySet<string> = new Set(['cross', 'main', 'floor', 'street', 'road', 'lane', 'avenue', 'block', 'phase', 'stage', 'feet', 'ft', 'sector']) // prettier-ignore

/** Cuts the words of an address into its pieces. */
export function cutPieces(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < words.length) {
    const piece = pieceAt(words, at)
    const label = piece.label === null ? trailingLabel(piece, words) : null
    const last = pieces.at(-1)
    // "Big Bazar ke paas": what stands before is the landmark.
    const behind = piece.label === null && postpositions.has(words[piece.from]!.text) && !words[piece.from]!.opens
    if (behind) {
      if (last?.label === null && !words[last.from]!.number)
        pieces[pieces.length - 1] = { ...last, label: 'landmark', labelWord: words[piece.from]!.text, suffix: null }
      at = piece.from + 1
      continue
    }
    if (label === null) {
      if (piece.to > piece.from || piece.label !== null) pieces.push(piece)
    } else if (piece.to - piece.from > 1) pieces.push({ ...piece, ...label, to: piece.to - 1 })
    else if (last?.label === null && !words[last.from]!.number) pieces[pieces.length - 1] = { ...last, ...label }
    at = Math.max(piece.to, at + 1)
  }
  return pieces
}

/** "Kancheepuram Dist", "Mallur Post", "Tenkasi (TK)": in the south the label stands after the name. */
function trailingLabel({ to }: Piece, words: readonly Word[]): Pick<Piece, 'label' | 'labelWord' | 'suffix'> | null {
  const labelWord = words[to - 1]?.text ?? ''
  const label = labels.get(labelWord)
  return label !== undefined && (trailing.has(label) || labelWord === 'village_behind')
    ? { label, labelWord, suffix: null }
    : null
}
/** "Kodimial Mallial Mandal": a sub-district before its label. */
export const standsBehind = ({ label, labelAt, from }: Piece): boolean => label === 'sub_district' && labelAt === from
/** "Oragadam Kanchipuram Dt": what ends where the label begins is the district, and a town before it none. */
export const isDistrictBehind = ({ label, labelAt, from, to }: Piece, end: number): boolean =>
  label === 'district' && labelAt === from && to === end
const trailing: ReadonlySet<LabelKind> = new Set(['district', 'sub_district', 'post_office'])

function pieceAt(words: readonly Word[], at: number): Piece {
  const label = labelAt(words, at)
  const whole = label === null ? wholePieceAt(words, at) : null
  if (whole !== null) return whole
  const from = label === null ? at : afterLabel(words, at)
  const piece = { from, label, labelWord: label === null ? '' : words[at]!.text, labelAt: at }
  // "at H.No. 45"
  if (label === 'noise' && words[from]?.opens === false && labelAt(words, from) !== null)
    return { ...piece, to: from, suffix: null }
  if (label !== null && numbering.has(label)) return { ...piece, to: endOfNumber(words, from), suffix: null }
  let to = from
  let suffix: SuffixKind | null = null
  while (to < words.length && !beginsAnother(words, from, to, label)) {
    const word = words[to]!
    to += 1
    const apart = postpositions.has(word.text)
    if (label === null && (apart ? to - from > 1 : endsLandmark(word)))
      return { ...piece, to: apart ? to - 1 : to, label: 'landmark', suffix: null }
    if (isWhole(words, from, to, label) || (label === null && standsBehindName(words, to - 1))) break
    if (label === null && isNamedWing(words, from, to)) break
    const kind = suffixes.get(word.text)
    if (kind === undefined || to - from < 2) continue
    suffix = kind
    if (!goesOnBehind(kind, words, to, label)) break
  }
  return { ...piece, to, suffix }
}

/** Where the number that a label announces ends: "Flat No 12", "HNO TC 34/549". */
function endOfNumber(words: readonly Word[], from: number): number {
  const next = words[from]
  if (next === undefined || (next.opens && !next.number)) return from
  return isSeriesOfHouses(next, words[from + 1]) ? from + 2 : from + 1
}

/** Pieces that are known by their first words: a person, a block, a floor. */
function wholePieceAt(words: readonly Word[], at: number): Piece | null {
  const next = words[at + 1]
  const boundary = endOfBoundary(words, at)
  if (boundary > at)
    return { from: at + 1, to: boundary, label: 'landmark', labelWord: 'near', labelAt: at, suffix: null }
  // "A Wing", "C-Block"
  if (next !== undefined && isLetteredBlock(words, at))
    return { from: at, to: at + 2, label: 'block', labelWord: next.text, labelAt: at, suffix: null }
  const named = at === 0 ? personAt(words) : 0
  if (named > 0) return { from: 0, to: named, label: 'person', labelWord: '', labelAt: 0, suffix: null }
  // "Flat 927 G.F. Sahoo Chambers"
  const floor = words[at]!.text === 'ground' || isFloorCode(words, at)
  if (floor && next !== undefined && !next.opens && next.text !== 'floor')
    return { from: at, to: at + 1, label: null, labelWord: '', labelAt: at, suffix: 'floor' }
  return null
}

/** Where what a label announces begins: "Flat No. 12". */
function afterLabel(words: readonly Word[], at: number): number {
  const isPartOfLabel = ({ text, opens }: Word): boolean => !opens && (text === 'number' || text === 'and')
  let from = at + 1
  while (from < words.length && isPartOfLabel(words[from]!)) from += 1
  return from
}

/** Whether the word at `to` is no longer of the piece that begins at `from`. */
function beginsAnother(words: readonly Word[], from: number, to: number, label: LabelKind | null): boolean {
  const word = words[to]!
  // A relative's name ends where a house begins, and is seldom longer than three words.
  if (label === 'relation' && (word.number || to - from >= 4 || endsPerson(words, from, to))) return true
  if (to === from) return false
  if (word.opens || isCountedStreet(words, to) || isFloorBehind(words, to)) return true
  if (label !== null && closed.has(label)) return endsEvenLandmark(words, to) || to - from >= longestLandmark
  // "Kovaipudur A Block 12"
  return labelAt(words, to) !== null || (label === null && isLetteredBlock(words, to))
}

/** "Amod View 1st Cross", not "Street V Sector 7". */
function isCountedStreet(words: readonly Word[], at: number): boolean {
  const { number, ordinal, raw } = words[at]!
  const next = words[at + 1]
  if (!number || !ordinal || next === undefined || next.opens || !streetly.has(next.text)) return false
  return !(romans.has(raw) && streetNumber(words[at - 1]!.text))
}

/**
 * Whether the piece up to `to` needs no more: the number of a house, a landmark with the word that such names end in.
 */
function isWhole(words: readonly Word[], from: number, to: number, label: LabelKind | null): boolean {
  const word = words[to - 1]!
  if (label === null) {
    // "12 Civil Lines", "No 12 Civil Lines"
    const isFirst = to - 1 === from || (to - 2 === from && words[from]!.text === 'number')
    return word.number && !word.ordinal && isFirst && endsNumber(words, to)
  }
  const next = words[to]
  const isOffice = word.text === 'po'
  if (label !== 'landmark' || (to - from < 2 && !isOffice) || next === undefined || next.opens) return false
  // "Near Post Office East Vinkur Bagh": the half is that of the quarter behind it.
  const after = words[to + 1]
  const ends = isOffice || landmarkEnds.has(word.text)
  const beginsQuarter = ends && compass.test(next.text) && after?.opens === false && !goesOn.has(after.text) // prettier-ignore
  return (ends || suffixes.has(word.text)) && !landmarkEnds.has(next.text) && (beginsQuarter || !goesOn.has(next.text))
}

/** Whether a name goes on behind the suffix that ends at `to`: "Nagar Road". */
function goesOnBehind(kind: SuffixKind, words: readonly Word[], to: number, label: LabelKind | null): boolean {
  const next = words[to]
  if (next === undefined || next.opens) return false
  if (label === 'landmark') return true
  // "Sai Darshan Apartment Station Road": what the next street is called.
  const after = words[to + 1]
  const beginsStreet = kind === 'building' && landmarkEnds.has(next.text) && after?.opens === false && suffixes.get(after.text) === 'street' // prettier-ignore
  if (goesOn.has(next.text)) return !beginsStreet
  const isChain = kind === 'building' && suffixes.get(next.text) === 'building'
  return isChain || (next.number && streetNumber(words[to - 1]!.text))
}

/** In Marathi it is the end of the word itself: "Mandirajaval". */
const endsLandmark = ({ text }: Word): boolean => /.{4}(?:jaw?val|samor)$/.test(text)

/**
 * "23 Civil Lines", "5-87-23 Main Road": the house ends with its number, but "2 cross road" and "80 feet road" go on.
 */
function endsNumber(words: readonly Word[], to: number): boolean {
  const [number, next] = [words[to - 1]!, words[to]]
  if (isDoor(number) || next === undefined || next.opens || !streetly.has(next.text)) return true
  const [behind, after] = [words[to + 1], words[to + 2]]
  // "Ground Floor 1 Block B"
  if (next.text === 'block' && behind?.opens === false && behind.text.length === 1 && !behind.number) return true
  if (!streetWords.has(next.text)) return false
  // "A-113 Street 5", "A-113 Street 5 Sector 7", but "5 Cross 3 Main"
  const counts = behind?.number === true && (!behind.ordinal || romans.has(behind.raw)) && !behind.opens && !(after?.opens === false && streetWords.has(after.text)) // prettier-ignore
  // "55 Main Cross Road": no town counts so many.
  return counts || Number(number.text) > mostStreets
}
/** What is counted, "5th Cross", and named, "Cross Road". */
const streetWords: ReadonlySet<string> = new Set(['cross', 'main', 'street', 'road', 'lane', 'avenue'])
const mostStreets = 49

/** How many words at the start are a person with a title: "Shri Ram Lal 12 ...", but not "Shri Ram Nagar". */
function personAt(words: readonly Word[]): number {
  if (words.length < 3) return 0
  if (!titles.has(words[0]!.text)) return initialed(words)
  if (endsPerson(words, 1, 3)) return 3
  for (let to = 1; to < words.length; to += 1) {
    const word = words[to]!
    // "Shri Mehta Forgings"
    if (suffixes.has(word.text) || (isOfFirm(word.text) && !word.opens)) return 0
    if (word.number || word.opens || labelAt(words, to) !== null) return to > 1 ? to : 0
    if (to > 4) return 0
  }
  // "Mr Suresh Kumar Sharma" and nothing else; "Sri Muktsar Sahib" is a town.
  return civil.has(words[0]!.text) ? words.length : 0
}

/** "DESHMUKH PRAKASH V, ...", "S N Jha, ...": a name with initials, before a comma. */
function initialed(words: readonly Word[]): number {
  const to = words.findIndex((word, at) => at > 0 && word.opens)
  const name = words.slice(0, Math.max(0, to))
  const plain = name.every(
    (word, at) =>
      !word.number &&
      !suffixes.has(word.text) &&
      labelAt(words, at) === null &&
      !streetly.has(word.text) &&
      !isOfFirm(word.text),
  )
  const initials = name.filter(({ text }) => text.length === 1).length
  // "Tuikual S, Aizawl": the half of a quarter.
  if (name.length === 2 && /^[nsew]$/.test(name[1]!.text)) return 0
  return plain && name.length > 1 && name.length < 5 && initials > 0 && initials < name.length ? to : 0
}

/** Titles that no name of a place begins with. */
const civil: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'smt', 'shrimati', 'kumari'])

const streetNumber = (word: string): boolean =>
  /^(?:gali|sector|phase|block|road|street|lane|cross|main|stage)$/.test(word)
