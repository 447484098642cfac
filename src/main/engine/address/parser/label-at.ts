/** Which words of an address are labels where they stand: "Village Rampur", but not "near village gate". */
import { labels, romans, suffixes, type LabelKind } from '../text/lexicon'
import { isRoadsInitials } from '../text/road-initials'
import { sizeOf } from '../text/sides'
import type { Word } from '../text/words'

/** A name of a road or place goes on after a suffix in these: "Nagar Road", "Market Yard". */
export const goesOn: ReadonlySet<string> = new Set(['road', 'street', 'marg', 'lane', 'chowk', 'yard', 'extension', 'colony', 'society', 'phase', 'east', 'west', 'north', 'south', 'nagar', 'park', 'building', 'complex', 'limited', 'cooperative', 'housing', 'apartment', 'bypass', 'highway', 'circle', 'crossing', 'stop', 'stand', 'gate', 'naka', 'area', 'estate', 'town', 'township', 'layout', 'enclave', 'cross', 'main', 'square', 'tower', 'market', 'bazar', 'school', 'office', 'station', 'court', 'branch', 'plaza', 'mall', 'centre', 'hospital', 'temple', 'mandir', 'masjid', 'vihar', 'garden', 'villa', 'residency', 'heights', 'city']) // prettier-ignore
const compass = /^(?:east|west|north|south)$/

/** A label, where the word is used as one: something follows it that it can announce. */
export function labelAt(words: readonly Word[], at: number): LabelKind | null {
  const word = words[at]!
  const next = words[at + 1]
  const kind = labels.get(word.text) ?? (word.opens || isTowerOfFlat(words, at) ? openingLabel(words, at) : undefined)
  if (kind === undefined || standsBehindName(words, at)) return null
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
      if (isCounted(words, at) || isHouseBeforeNth(words, at)) return null
      return next.number ||
        next.text === 'number' ||
        (next.text.length === 1 && (kind !== 'flat' || ends(words, at + 2) || words[at + 2]!.text === 'floor')) ||
        (kind === 'house' && isSeriesOfHouses(next, words[at + 2]))
        ? kind
        : null
    case 'floor':
      return next.number && !next.ordinal && (word.opens || word.text === 'floor_no' || words[at - 1]?.number !== true) ? kind : null // prettier-ignore
    case 'state':
    case 'city':
      // "State Bank of India", "Town Hall Road"
      return word.opens && !goesOn.has(next.text) && next.text !== 'bank' && next.text !== 'hall' ? kind : null
    case 'post_office':
    case 'village':
    case 'district':
    case 'sub_district':
    case 'police':
      // "District West Godavari" is one, "Village East" none.
      if (kind === 'district' && compass.test(next.text) && words[at + 2]?.opens === false) return kind
      // "Eco Village 2" is an estate; "Village 5 KNJ" has its number for a name.
      if (kind === 'village' && next.number && !word.opens) return null
      // "Post Mall, ...": a post office of that name, where nothing else stands in its piece.
      if (kind === 'post_office' && word.opens && ends(words, at + 2) && suffixes.get(next.text) === 'building')
        return kind
      return goesOn.has(next.text) ||
        next.text === 'gali' ||
        next.text === 'bhavan' ||
        // "Model Gram Kalan"
        (kind === 'village' && !word.opens && sizeOf(next.text) !== null) ||
        next.text === 'hospital' ||
        next.text === 'bank' ||
        next.text === 'panchayat' ||
        (word.raw === 'gram' && ofVillages.test(next.text))
        ? null
        : kind
    case 'noise':
      return isRoadsInitials(words, at) ? null : kind
    default:
      return kind
  }
}

/** "Flat 7-C Tower 2": behind a number no name ends with the word; "Trade Tower A": nor where one letter stands behind it. */
const isTowerOfFlat = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === 'tower' && ((words[at - 1]?.number === true && words[at + 1]?.number === true) || (words[at + 1]?.text.length === 1 && !words[at + 1]!.number && !words[at + 1]!.opens && ends(words, at + 2))) // prettier-ignore

/** "Gram Seva Sahakari Samiti": what a village has, and not its name. */
const ofVillages = /^(?:se[vw]a|vikas|sabha|udyog)$/

/**
 * "Mallapur Mandal Karimnagar": in Andhra and Telangana the label stands behind the name, in "Mandal Mallapur" before.
 * "Sankaran Koil Tk Tirunelveli Dist": that of a taluk where that of the district does, too; "Orathanad TK Tanjore": so
 * short it is Tamil Nadu's, where one name ends the text.
 */
export function standsBehindName(words: readonly Word[], at: number): boolean {
  const { raw, text, opens } = words[at]!
  if (
    opens ||
    !(
      /^mandala?m?$/.test(raw) ||
      (text === 'tehsil' && (endsInDistrict(words, at + 1) || (raw === 'tk' && at + 2 === words.length)))
    )
  )
    return false
  let first = at - 1
  while (!words[first]!.opens) first -= 1
  return labels.get(words[first]!.text) !== 'village'
}

/** "Tirunelveli Dist": a name of one word or two and the label behind it, where its piece ends. */
function endsInDistrict(words: readonly Word[], from: number): boolean {
  const at = [from + 1, from + 2].find((at) => words[at]?.text === 'district')
  return at !== undefined && ends(words, at + 1) && words.slice(from, at + 1).every(({ number, opens }) => !number && !opens) // prettier-ignore
}

/** "III Stage IV Block": what the number before it counts, and the next number the word behind. */
const isCounted = (words: readonly Word[], at: number): boolean => {
  const [before, word, next, after] = [words[at - 1], words[at]!, words[at + 1]!, words[at + 2]]
  return !word.opens && before?.ordinal === true && next.ordinal && after?.opens === false && counts.has(after.text)
}

/** "Star House 1st Floor": behind its name the word is no label of what is counted next. */
const isHouseBeforeNth = (words: readonly Word[], at: number): boolean => {
  const [word, next, after] = [words[at]!, words[at + 1]!, words[at + 2]]
  return !word.opens && next.ordinal && after?.opens === false && (after.text === 'floor' || counts.has(after.text))
}
const counts: ReadonlySet<string> = new Set(['cross', 'main', 'street', 'road', 'lane', 'block', 'phase', 'stage', 'sector']) // prettier-ignore

const ends = (words: readonly Word[], at: number): boolean => words[at]?.opens !== false

/** "HNO TC 34/549", "H.No. EWS 45": a series with its number. */
export const isSeriesOfHouses = (next: Word, after: Word | undefined): boolean =>
  series.has(next.text) && after?.number === true && !after.opens
const series: ReadonlySet<string> = new Set(['tc', 'wz', 'rz', 'kh', 'lig', 'mig', 'hig', 'ews'])

/** What a word is a label of where it begins a piece, and there alone. */
function openingLabel(words: readonly Word[], at: number): LabelKind | undefined {
  const [word, next] = [words[at]!, words[at + 1]]
  if (announces(next, words[at + 2])) return opening.get(word.text)
  // "Kasba Jalalabad" is a small town; Kasba is a quarter of Kolkata too, and "Kasba Peth" one of Pune.
  const names = next?.opens === false && !next.number && next.text !== 'hobli' && !suffixes.has(next.text)
  return names && /^[kq]as(?:ba|bah|aba)$/.test(word.text) ? 'village' : undefined
}

/** "Villa 12", "Kothi No 1289", "Tower C" */
const announces = (next: Word | undefined, after: Word | undefined): boolean =>
  next !== undefined &&
  (next.text === 'number'
    ? after?.number === true
    : next.number
      ? !next.ordinal || (romans.has(next.raw) && after?.opens !== false)
      : next.text.length === 1 && !next.opens && after?.opens !== false)

/** At the start of a piece and before a number they are labels; else they end a name. */
const opening: ReadonlyMap<string, LabelKind> = new Map([['tower', 'block'], ['apartment', 'flat'], ['villa', 'house'], ['kothi', 'house'], ['door', 'house'], ['old', 'house'], ['new', 'house'], ['building', 'block'], ['holding', 'house'], ['premises', 'house']]) // prettier-ignore

/** Whether a label stands there that ends even a landmark. */
export function endsEvenLandmark(words: readonly Word[], at: number): boolean {
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
