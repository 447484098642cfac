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
import { isDoor, type Word } from '../text/words'

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
])
/** Inside these a label's word is part of the name: "near post office", "opp village gate". */
const closed: ReadonlySet<LabelKind> = new Set(['landmark'])
/** Without a comma a landmark would run on to the end of the address. */
const longestLandmark = 4
/** A name of a road or place goes on after a suffix in these: "Nagar Road", "Market Yard". */
const goesOn: ReadonlySet<string> = new Set(['road', 'street', 'marg', 'lane', 'chowk', 'yard', 'extension', 'colony', 'society', 'phase', 'east', 'west', 'north', 'south', 'nagar', 'park', 'building', 'complex', 'limited', 'cooperative', 'housing', 'apartment', 'bypass', 'highway', 'circle', 'crossing', 'stop', 'stand', 'gate', 'naka', 'area', 'estate', 'town', 'township', 'layout', 'enclave', 'cross', 'main', 'square', 'tower', 'market', 'bazar', 'school', 'office', 'station', 'court', 'branch', 'plaza', 'mall', 'centre', 'hospital', 'temple', 'mandir', 'masjid', 'vihar', 'garden', 'villa', 'residency', 'heights', 'city']) // prettier-ignore
const compass = /^(?:east|west|north|south)$/
const blocks: ReadonlySet<string> = new Set(['wing', 'block', 'tower'])
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

/** Whether "A Wing" or "C-Block" begins at a word. */
function isLetteredBlock(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  const { text, ordinal } = words[at]!
  return text.length === 1 && !ordinal && next !== undefined && !next.opens && blocks.has(next.text)
}

/** "Kancheepuram Dist", "Mallur Post", "Tenkasi (TK)": in the south the label stands after the name. */
function trailingLabel({ to }: Piece, words: readonly Word[]): Pick<Piece, 'label' | 'labelWord' | 'suffix'> | null {
  const labelWord = words[to - 1]?.text ?? ''
  const label = labels.get(labelWord)
  return label !== undefined && trailing.has(label) ? { label, labelWord, suffix: null } : null
}
const trailing: ReadonlySet<LabelKind> = new Set(['district', 'sub_district', 'post_office'])

function pieceAt(words: readonly Word[], at: number): Piece {
  const first = words[at]!
  const label = labelAt(words, at)
  let from = at
  if (label !== null) {
    from = at + 1
    while (
      from < words.length &&
      !words[from]!.opens &&
      (words[from]!.text === 'number' || words[from]!.text === 'and')
    )
      from += 1
  }
  const named = label === null && at === 0 ? personAt(words) : 0
  if (named > 0) return { from: 0, to: named, label: 'person', labelWord: '', labelAt: 0, suffix: null }
  const next = words[at + 1]
  // "A Wing", "C-Block"
  if (label === null && isLetteredBlock(words, at))
    return { from: at, to: at + 2, label: 'block', labelWord: words[at + 1]!.text, labelAt: at, suffix: null }
  // "Flat 927 G.F. Sahoo Chambers"
  if (label === null && first.text === 'ground' && next !== undefined && !next.opens && next.text !== 'floor')
    return { from: at, to: at + 1, label: null, labelWord: '', labelAt: at, suffix: 'floor' }
  const none = { labelAt: at, label, labelWord: label === null ? '' : first.text, suffix: null }
  if (label !== null && numbering.has(label)) {
    const next = words[from]
    if (next === undefined || (next.opens && !next.number)) return { from, to: from, ...none }
    return { from, to: from + 1, ...none }
  }
  let to = from
  let suffix: SuffixKind | null = null
  while (to < words.length) {
    const word = words[to]!
    if (to > from || label !== null) {
      if (word.opens && !(to === from && label !== null)) break
      if (to > from && !(label !== null && closed.has(label)) && labelAt(words, to) !== null) break
      // "Kovaipudur A Block 12"
      if (to > from && label === null && isLetteredBlock(words, to)) break
      // "Amod View 1st Cross"
      if (
        to > from &&
        word.number &&
        word.ordinal &&
        // "Street V Sector 7"
        !(romans.has(word.raw) && streetNumber(words[to - 1]!.text)) &&
        words[to + 1]?.opens === false &&
        streetly.has(words[to + 1]!.text)
      )
        break
      // A relative's name ends where a house begins, and is seldom longer than three words.
      if (label === 'relation' && (word.number || to - from >= 4)) break
      if (to > from && label !== null && closed.has(label) && (strongLabel(words, to) || to - from >= longestLandmark))
        break
    }
    to += 1
    const apart = postpositions.has(word.text)
    if (label === null && (apart ? to - from > 1 : endsLandmark(word)))
      return { from, to: apart ? to - 1 : to, label: 'landmark', labelWord: '', labelAt: at, suffix: null }
    // "12 Civil Lines", "No 12 Civil Lines"
    const first = to - 1 === from || (to - 2 === from && words[from]!.text === 'number')
    if (word.number && !word.ordinal && first && label === null && endsNumber(words, to)) break
    const following = words[to]
    const more = following !== undefined && !following.opens
    if (
      label === 'landmark' &&
      to - from > 1 &&
      (landmarkEnds.has(word.text) || suffixes.has(word.text)) &&
      more &&
      !landmarkEnds.has(following.text) &&
      !goesOn.has(following.text)
    )
      break
    const kind = suffixes.get(word.text)
    if (kind === undefined || to - from < 2) continue
    suffix = kind
    const next = words[to]
    if (next === undefined || next.opens) break
    const chain = kind === 'building' && suffixes.get(next.text) === 'building'
    if (!chain && !goesOn.has(next.text) && !(next.number && streetNumber(word.text)) && label !== 'landmark') break
  }
  return { from, to, ...none, suffix }
}

/** In Marathi it is the end of the word itself: "Mandirajaval". */
const endsLandmark = ({ text }: Word): boolean => /.{4}(?:jaw?val|samor)$/.test(text)

/** A label, where the word is used as one: something follows it that it can announce. */
function labelAt(words: readonly Word[], at: number): LabelKind | null {
  const word = words[at]!
  const next = words[at + 1]
  const kind =
    labels.get(word.text) ?? (word.opens && announces(next, words[at + 2]) ? opening.get(word.text) : undefined)
  if (kind === undefined) return null
  if (next === undefined || next.opens)
    return kind === 'landmark' || kind === 'postcode' || kind === 'noise' || word.text === 'vtc' ? kind : null
  switch (kind) {
    case 'house':
    case 'flat':
    case 'ward':
    case 'block':
    case 'sector':
    case 'lane':
    case 'survey':
      return next.number ||
        next.text === 'number' ||
        (kind !== 'flat' && next.text.length === 1) ||
        (kind === 'flat' && next.text === 'number')
        ? kind
        : null
    case 'floor':
      return next.number && !next.ordinal && (word.opens || words[at - 1]?.number !== true) ? kind : null
    case 'state':
    case 'city':
      // "State Bank of India"
      return word.opens && !goesOn.has(next.text) && next.text !== 'bank' ? kind : null
    case 'post_office':
    case 'village':
    case 'district':
    case 'sub_district':
    case 'police':
      // "District West Godavari" is one, "Village East" none.
      if (kind === 'district' && compass.test(next.text) && words[at + 2]?.opens === false) return kind
      return goesOn.has(next.text) || next.text === 'hospital' || next.text === 'bank' || next.text === 'panchayat'
        ? null
        : kind
    default:
      return kind
  }
}

/** "Villa 12", "Kothi No 1289", "Tower C" */
const announces = (next: Word | undefined, after: Word | undefined): boolean =>
  next !== undefined &&
  (next.text === 'number'
    ? after?.number === true
    : next.number
      ? !next.ordinal
      : next.text.length === 1 && !next.opens && after?.opens !== false)

/** At the start of a piece and before a number they are labels; else they end a name. */
const opening: ReadonlyMap<string, LabelKind> = new Map([['tower', 'block'], ['apartment', 'flat'], ['villa', 'house'], ['kothi', 'house'], ['holding', 'house'], ['premises', 'house']]) // prettier-ignore

/** Labels that end even a landmark. */
function strongLabel(words: readonly Word[], at: number): boolean {
  const kind = labelAt(words, at)
  return (
    kind === 'relation' ||
    kind === 'landmark' ||
    kind === 'district' ||
    kind === 'sub_district' ||
    kind === 'postcode' ||
    // Written short it is a label; "near village gate" is not.
    (kind === 'village' && words[at]!.raw.startsWith('v') && words[at]!.raw !== 'village')
  )
}

/**
 * "23 Civil Lines", "5-87-23 Main Road": the house ends with its number, but "2 cross road" and "80 feet road" go on.
 */
function endsNumber(words: readonly Word[], to: number): boolean {
  const [number, next] = [words[to - 1]!, words[to]]
  if (isDoor(number) || next === undefined || next.opens || !streetly.has(next.text)) return true
  if (!streetWords.has(next.text)) return false
  const [behind, after] = [words[to + 1], words[to + 2]]
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
  for (let to = 1; to < words.length; to += 1) {
    const word = words[to]!
    if (suffixes.has(word.text)) return 0
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
    (word, at) => !word.number && !suffixes.has(word.text) && labelAt(words, at) === null && !streetly.has(word.text),
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
