import { distance } from 'fastest-levenshtein'
import { findPostcode, type FoundPostcode } from '../postcode'
import { stateNamed } from '../states'
import { labels, landmarkEnds, romans, suffixes, titles, writtenOut } from './lexicon'
import { newDelhi } from './delhi'
import { inLatinDigits } from './devanagari'
import { inDevanagari } from './indic-scripts'
import { meant } from './spelling'
import { gluedApart, type KnownNames } from './glued-words'
import { inLatinSpelling } from './latin-spelling'
import { withMisreadDigits } from './misread-digits'
import { withMisreadEnds, withMisreadLetters } from './misread-letters'
import { tokenise, type Token } from './tokens'
import { underOneName } from './quarters-of-two-names'
import { street, streetOfSide } from './street-words'
import { numbered, spacedNumber } from './printed-numbers'
import { take } from './take-word'
import { withoutTelephones } from './telephones'

/** A word or number of an address, written out. */
export interface Word {
  /** Numbers: their pieces with blanks between, "12 b". */
  readonly text: string
  /** As printed, in lower case and Latin letters: the form in which the gazetteer knows names. */
  readonly raw: string
  /** As printed where that is no Latin, as the gazetteer knows some cities; else empty. */
  readonly native: string
  readonly number: boolean
  /** "2nd", "second": counts a floor, a street, a stage. */
  readonly ordinal: boolean
  readonly start: number
  readonly end: number
  /** True where the text itself begins a new piece here: a comma, a line end, the end of a sentence. */
  readonly opens: boolean
}

/** "5-87-23", "77/45": several numbers in one are a door's, and count no street. */
export const isDoor = ({ number, ordinal, text }: Word): boolean => number && !ordinal && /\d .*\d/.test(text)

export interface ReadWords {
  readonly words: readonly Word[]
  readonly postcode: FoundPostcode | null
}

/** Words of an address, one at least, as they are printed. */
export function printed(words: readonly Word[], from: number, to: number): string {
  let text = words[from]!.raw
  for (let at = from + 1; at < to; at += 1) text += ` ${words[at]!.raw}`
  return text
}

/**
 * Reads the words of an address: abbreviations written out, house numbers and initials whole; by the names that are
 * known, words apart between which a blank was lost.
 */
export function readWords(text: string, names: KnownNames | null = null): ReadWords {
  const latin = withoutTelephones(inLatinDigits(inDevanagari(text)))
  const postcode = findPostcode(latin)
  const spelt = inLatinSpelling(
    withMisreadEnds(tokenise(unwrapped(withMisreadLetters(withMisreadDigits(latin)))), names),
  )
  const tokens = without(underOneName(gluedApart(spelt, names)), postcode)
  const words: Word[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const [word, length] = spacedNumber(tokens, at, words.at(-1)) ?? take(tokens, at)
    const last = tokens[at + length - 1]!
    const isCapital = word.text === newDelhi
    const raw = length === 1 && !isCapital ? token.text : word.text
    // Spread from the other word, each would be an object of a shape of its own, and slow to read ever after.
    words.push({
      text: isCapital ? 'delhi' : word.text,
      raw,
      native: length === 1 ? token.native : '',
      number: word.number,
      ordinal: word.ordinal,
      start: token.start,
      end: last.end,
      opens: breaks(tokens, at, words.at(-1)),
    })
    at += length
  }
  const listed = withoutAnd(zoneApart(words, names))
  const labelled = listed.map((word, index) => misreadLabel(partOrName(word, index, listed), listed, index))
  const streets = labelled.map((word, index) => street(word, labelled[index - 1], labelled[index + 1]))
  const sides = villageBehind(streets.map((word, index) => streetOfSide(word, streets[index + 1], streets[index + 2])))
  return { words: sides.map((word, index) => roman(word, sides, index, latin)), postcode }
}

/** Forms and bills set addresses on lines of one width, which end inside "FLAT NO / 720", "RAILWAY / COLONY" and "3RD / STAGE". */
function unwrapped(text: string): string {
  if (!text.includes('\n')) return text
  return text.replace(
    /(\p{L}+)([.:]?[ \t\r]*)\n(?=[ \t]*(\p{L}*))/gu,
    (whole, last: string, between: string, first: string) =>
      goesOver(last.toLowerCase(), first.toLowerCase()) ? `${last}${between} ` : whole,
  )
}

/** Whether the words at the end of one line and at the beginning of the next belong together. */
function goesOver(last: string, first: string): boolean {
  const [before, after] = [meant(last), meant(first)]
  const counted = /^(?:st|nd|rd|th)$/.test(last) && numbered.test(after)
  return before === 'number' || labels.has(before) || suffixes.has(after) || landmarkEnds.has(after) || counted
}

/** "BLR-95", "Kodambakkam Ch-24" at the end: a city cut short and its postal zone, and no house. */
function zoneApart(words: readonly Word[], names: KnownNames | null): readonly Word[] {
  const last = words.at(-1)
  const [, cut = '', zone = ''] = /^(?:([a-z]{2,4}) )?(\d{1,3})$/.exec(last?.text ?? '') ?? []
  if (last?.number !== true || last.ordinal) return words
  const before = cut === '' ? words.at(-2) : undefined
  const city = cityOf(cut === '' ? (before?.opens === true || cutCities.has(before?.raw ?? '') ? before!.raw : '') : last.opens || cutCities.has(cut) ? cut : '', names) // prettier-ignore
  const first = cut === '' ? words.length - 2 : words.length - 1
  if (city === null || first < 1 || (before !== undefined && last.opens)) return words
  const start = words[first]!.start
  const end = before?.end ?? start + cut.length
  return [
    ...words.slice(0, first),
    { ...last, ...city, native: '', number: false, start, end, opens: true },
    { ...last, text: zone, raw: zone, start: Math.max(end + 1, before === undefined ? 0 : last.start), opens: false },
  ]
}

/** Short names of cities that no list of places has. */
const cutCities: ReadonlyMap<string, Pick<Word, 'text' | 'raw'>> = new Map([['ch', { text: 'chennai', raw: 'chennai' }], ['nd', { text: 'delhi', raw: newDelhi }]]) // prettier-ignore
const cityOf = (cut: string, names: KnownNames | null): Pick<Word, 'text' | 'raw'> | null =>
  cutCities.get(cut) ?? (/^[a-z]{3,4}$/.test(cut) && names?.isCity(cut) === true ? { text: cut, raw: cut } : null)

/** "5 and 6", "12, 14 and 15": between numbers the word only parts them. */
const withoutAnd = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ text, opens }, at) => text !== 'and' || opens || words[at - 1]?.number !== true || words[at + 1]?.number !== true || words[at + 1]!.ordinal) // prettier-ignore

/** What stands after the PIN code is a piece of its own. */
function without(tokens: readonly Token[], postcode: FoundPostcode | null): readonly Token[] {
  if (postcode === null) return tokens
  const { start, end } = postcode
  const rest: Token[] = []
  let after = false
  for (const token of tokens) {
    const inside = token.start < end && token.end > start
    if (!inside) rest.push(after ? { ...token, gap: 'break' } : token)
    // "POPAKUAHATPIN732138"
    else if (token.start < start && token.text.length === token.end - token.start)
      rest.push({ ...token, text: token.text.slice(0, start - token.start), end: start })
    after = inside
  }
  return rest
}

/**
 * "Bhag Bazar", "Nariman Pt": what counts the parts of a quarter is a name where it counts nothing, and "pt" a point.
 */
function partOrName(one: Word, index: number, words: readonly Word[]): Word {
  // "At Post Jawal": behind a label stands a name.
  const before = words[index - 1]
  if (one.text === '_near' && !one.opens && before !== undefined && villages.has(labels.get(before.text)))
    return { ...one, text: one.raw }
  // "Ghanta Ghar", "Golghar": behind a name it is part of it, where it numbers nothing.
  const after = words[index + 1]
  if (
    one.raw === 'ghar' &&
    one.text === 'house' &&
    !one.opens &&
    before?.number === false &&
    (after === undefined || after.opens || !(after.number || after.text === 'number'))
  )
    // prettier-ignore
    return { ...one, text: one.raw }
  // "Nav Bahar Road", "Vasant Bahar": spring, and what is "outside" only behind a gate or a postposition.
  const isSpring = one.text === 'outside' && one.raw.startsWith('b') && one.raw !== 'berun' && !one.opens && before?.number === false && !/^(?:gate|ke|se|fatak)$/.test(before.text) // prettier-ignore
  if (isSpring) return { ...one, text: 'bahar' }
  // "Pt. Deen Dayal Nagar": a scholar's title, where it counts nothing.
  const isTitle = one.raw === 'pt' && one.opens && words[index + 1]?.opens === false && !words[index + 1]!.number && !romans.has(words[index + 1]!.text) // prettier-ignore
  if (isTitle) return { ...one, text: 'pandit' }
  const isPoint = one.raw === 'pt' && !one.opens && words[index + 1]?.opens !== false
  if (one.text !== 'part' || !(one.raw.endsWith('bhag') || isPoint)) return one
  const counts = [words[index - 1], words[index + 1]].some((beside) => beside !== undefined && (beside.number || romans.has(beside.text))) // prettier-ignore
  return counts ? one : { ...one, text: isPoint ? 'point' : one.raw }
}

const villages: ReadonlySet<string | undefined> = new Set(['village', 'post_office', 'sub_district'])

/** "lat No 38", "Housse No 249", "War No 17": a label with a letter amiss, where a number follows it. */
function misreadLabel(one: Word, words: readonly Word[], index: number): Word {
  const [next, after] = [words[index + 1], words[index + 2]]
  if (next?.text !== 'number' || next.opens || after?.number !== true || after.opens) return one
  if (one.number || one.text.length < 3 || labels.has(one.text) || suffixes.has(one.text)) return one
  const near = counting.filter((label) => distance(label, one.text) === 1)
  return near.length === 1 ? { ...one, text: near[0]! } : one
}
const counting = ['house', 'flat', 'plot', 'ward', 'shop', 'room']

/** "Timmapur Village Farooqnagar Mandal": where the mandal's label stands behind its name, so does the village's. */
function villageBehind(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, index) => word.text === 'village' && isBetweenNames(words, index))
  return at < 0 ? words : words.map((word, index) => (index === at ? { ...word, text: 'village_behind' } : index === at + 1 ? { ...word, opens: true } : word)) // prettier-ignore
}

function isBetweenNames(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]!]
  if (before === undefined || word.opens || !/^v(?:illage|ill?|lg)$/.test(word.raw) || !isName(before)) return false
  const mandal = [at + 2, at + 3].find((index) => /^mandala?m?$/.test(words[index]?.raw ?? ''))
  return mandal !== undefined && words.slice(at + 1, mandal + 1).every((one) => !one.opens) && words.slice(at + 1, mandal).every(isName) // prettier-ignore
}
const isName = ({ text, number }: Word): boolean => !number && !labels.has(text) && text !== 'number'

/** A word that stands in full before a dot or between blanks and a dash ends a piece there. */
function breaks(tokens: readonly Token[], at: number, before: Word | undefined): boolean {
  const token = tokens[at]!
  const previous = tokens[at - 1]
  if (previous === undefined) return true
  // "Valiyaveettil (H)"
  if (token.bracketed && token.text === 'h') return false
  if (token.gap === 'break') return true
  // "St.-17"
  const labelled = before !== undefined && (labels.has(before.text) || (before.text === 'st' && token.digits))
  if (token.gap === 'dot' && stateNamed(`${previous.text} ${token.text}`) !== null) return false
  if (token.gap === 'dot')
    return !labelled && previous.text.length > 3 && !writtenOut.has(previous.text) && !titles.has(previous.text) && !previous.digits // prettier-ignore
  // "A - Wing"
  if (token.gap === 'hyphen')
    return !labelled && token.start - previous.end >= 2 && !previous.digits && previous.text.length > 1
  return false
}

/** "Block BF, House 72": a quarter with more blocks than letters. */
const isBlockOfLetters = ({ text, raw, opens }: Word, before: Word | undefined, next: Word | undefined): boolean =>
  /^[a-z]{2}$/.test(text) && raw === text && !opens && before?.text === 'block' && (next === undefined || next.opens || next.number || labels.has(next.text)) && !romans.has(text) && !titles.has(text) && text !== 'no' // prettier-ignore

/** "Sector V", "II Floor": a Roman numeral beside a word that is numbered. */
function roman(one: Word, words: readonly Word[], index: number, text: string): Word {
  const before = words[index - 1]
  // "X Road", "Alkapuri X Roads": a crossing.
  const next = words[index + 1]
  if (one.text === 'x' && next?.opens === false && /^(?:road|galino)$/.test(next.text)) return { ...one, text: 'cross' }
  if (isBlockOfLetters(one, before, next)) return { ...one, number: true }
  // "Phase lll": an I is read as a small l.
  // Of "Phase-l", too.
  const misread = before !== undefined && !one.opens && ((/^l{2,3}$/.test(one.text) && numbered.test(before.text)) || (text.slice(one.start, one.end) === 'l' && /^(?:phase|stage|part)$/.test(before.text))) // prettier-ignore
  const value = one.number ? undefined : romans.get(misread ? one.text.replaceAll('l', 'i') : one.text)
  if (value === undefined) return one
  const after = words[index + 1]
  const beside =
    (before !== undefined && !one.opens && numbered.test(before.text)) ||
    (after !== undefined && !after.opens && numbered.test(after.text))
  // "Mayur Vihar I": one letter counts behind a quarter's name, at its end.
  const last = after === undefined || after.opens
  const quarter = before !== undefined && !one.opens && last && suffixes.get(before.text) === 'locality'
  // "Sakar-V", beside "Sakar-IV"; "Prakash V" is a person.
  if (
    !beside &&
    one.text === 'v' &&
    last &&
    before !== undefined &&
    !one.opens &&
    !before.number &&
    before.text.length > 3 &&
    text.slice(before.end, one.start) === '-'
  )
    return { ...one, text: value, number: true, ordinal: true }
  // "Maker Chambers V", beside "Maker Chambers IV"
  const building = before !== undefined && !one.opens && last && suffixes.get(before.text) === 'building' && before.text !== 'tower' // prettier-ignore
  if (!beside && building && (one.text === 'v' || one.text === 'i')) return { ...one, text: value, number: true, ordinal: true } // prettier-ignore
  if (!beside && one.text.length < 2)
    return quarter && one.text === 'i' ? { ...one, text: value, number: true, ordinal: true } : one
  if (!beside && one.text !== 'ii' && one.text !== 'iii' && one.text !== 'iv') return one
  return { ...one, text: value, number: true, ordinal: true }
}
