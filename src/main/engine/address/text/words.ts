import { findPostcode, type FoundPostcode } from '../postcode'
import {
  fillers,
  joinedWords,
  labels,
  landmarkEnds,
  numberWords,
  romans,
  romanValue,
  suffixes,
  writtenOut,
} from './lexicon'
import { meant } from './spelling'
import { tokenise, type Gap, type Token } from './tokens'
import { letterNames } from './devanagari'

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

const relations: Readonly<Record<string, string>> = { s: 'so_', '5': 'so_', d: 'do_', w: 'wo_', c: 'co_', h: 'ho_', f: 'fo_', r: 'ro_' } // prettier-ignore
const fusedRelations: Readonly<Record<string, string>> = { so: 'so_', do: 'do_', wo: 'wo_', co: 'co_', ro: 'ro_' }
const initialLabels: Readonly<Record<string, string>> = { ta: 'tehsil', ji: 'district' }
const fusedLabels: Readonly<Record<string, string>> = { hno: 'hno', dno: 'hno', drno: 'hno', fno: 'flat', plotno: 'plot', flatno: 'flat', shopno: 'shop', houseno: 'hno', doorno: 'hno', wardno: 'ward', sno: 'survey', syno: 'survey', galino: 'galino', roomno: 'room', cno: 'hno', mno: 'hno', oldno: 'old_no', newno: 'new_no' } // prettier-ignore
/** After a number; misread ones and those of Hindi and Marathi too. */
const ordinals = /^(?:st|nd|rd|th|lh|tb|ih|tn|sl|md|vin|van|va|vi|tha)$/
const numbered =
  /^(?:floor|sector|phase|stage|cross|main|block|street|ward|road|lane|part|line|avenue|scheme|type|zone|pocket|unit)$/

/** Reads the words of an address: abbreviations written out, house numbers and initials whole. */
export function readWords(text: string): ReadWords {
  const latin = /[०-९]/.test(text) ? text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)) : text
  const postcode = findPostcode(latin)
  const tokens = without(spelt(tokenise(unwrapped(text))), postcode)
  const words: Word[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const [word, length] = spacedNumber(tokens, at, words.at(-1)) ?? take(tokens, at)
    const last = tokens[at + length - 1]!
    const raw = length === 1 ? token.text : word.text
    words.push({
      ...word,
      raw,
      native: length === 1 ? token.native : '',
      start: token.start,
      end: last.end,
      opens: breaks(tokens, at, words.at(-1)),
    })
    at += length
  }
  return { words: words.map((word, index) => street(roman(word, words, index), words[index - 1], words[index + 1])), postcode } // prettier-ignore
}

/** Forms and bills set addresses on lines of one width, which end inside "FLAT NO / 720" and "RAILWAY / COLONY". */
function unwrapped(text: string): string {
  if (!text.includes('\n')) return text
  return text.replace(/(\p{L}+)([.:]?[ \t\r]*)\n(?=[ \t]*(\p{L}*))/gu, (whole, last: string, between: string, first: string) => (goesOver(last.toLowerCase(), first.toLowerCase()) ? `${last}${between} ` : whole)) // prettier-ignore
}

/** Whether the words at the end of one line and at the beginning of the next belong together. */
function goesOver(last: string, first: string): boolean {
  const [before, after] = [meant(last), meant(first)]
  return before === 'number' || labels.has(before) || suffixes.has(after) || landmarkEnds.has(after)
}

/** "ए-45", "ब विंग", "12/अ": a letter's name, or a letter of Marathi, beside a number or what is called by it. */
function spelt(tokens: readonly Token[]): readonly Token[] {
  if (tokens.every(({ native }) => native === '')) return tokens
  return tokens.map((token, at) => {
    const letter = letterNames.get(token.native)
    if (letter === undefined) return token
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const numbers = (after?.digits === true && (marked.has(after.gap) || after.gap === 'none')) || (before?.digits === true && marked.has(token.gap)) // prettier-ignore
    const called = after !== undefined && after.gap !== 'break' && /^(?:wing|block|tower)$/.test(meant(after.text))
    return numbers || called ? { ...token, text: letter } : token
  })
}

/** What stands after the PIN code is a piece of its own. */
function without(tokens: readonly Token[], postcode: FoundPostcode | null): readonly Token[] {
  if (postcode === null) return tokens
  const { start, end } = postcode
  const rest: Token[] = []
  let after = false
  for (const token of tokens) {
    const inside = token.start < end && token.end > start
    if (!inside) rest.push(after ? { ...token, gap: 'break' } : token)
    after = inside
  }
  return rest
}

type Taken = readonly [Pick<Word, 'text' | 'number' | 'ordinal'>, number]

const word = (text: string, length: number): Taken => [{ text, number: false, ordinal: false }, length]

function take(tokens: readonly Token[], at: number): Taken {
  const token = tokens[at]!
  const next = tokens[at + 1]
  if (
    next !== undefined &&
    (next.gap === 'slash' || (next.gap === 'dot' && token.gap === 'break')) &&
    /^[o0q]$/.test(next.text)
  ) {
    const relation = relations[token.text]
    if (relation !== undefined && (token.gap !== 'none' || at === 0)) return word(relation, 2)
  }
  if (token.gap === 'break' && !token.digits && next !== undefined && next.gap !== 'break') {
    const relation = fusedRelations[token.text]
    if (relation !== undefined && !next.digits) return word(relation, 1)
  }
  // "ता. शिरूर, जि. पुणे": at the start of a piece neither is a name.
  if (token.gap === 'break' && next !== undefined && next.gap !== 'break' && !next.digits) {
    const label = initialLabels[token.text]
    if (label !== undefined) return word(label, 1)
  }
  // "FL 8" is a flat, "2nd Fl" a floor.
  const counted = tokens[at - 1]?.digits === true || isOrdinal(tokens[at - 1])
  if (token.text === 'fl' && next?.digits === true && next.gap !== 'break' && !counted && !isOrdinal(tokens[at + 2]))
    return word('flat', 1)
  // The one name of a district that begins with a number: "24 Parganas".
  if (token.text === '24' && next !== undefined && /^(?:par?ra?ga?na|pgs$|pgns$|pargs$)/.test(next.text))
    return word('24 parganas', 2)
  if (!token.digits) {
    const joined = joinedAt(tokens, at)
    if (joined !== null) return joined
  }
  const compound = numberAt(tokens, at)
  if (compound !== null) return compound
  const initials = initialsAt(tokens, at)
  if (initials > 1)
    return word(tokens.slice(at, at + initials).map((one) => one.text).join(''), initials) // prettier-ignore
  const ordinal = numberWords.get(meant(token.text))
  if (ordinal !== undefined && next !== undefined && numbered.test(meant(next.text)))
    return [{ text: ordinal, number: true, ordinal: true }, 1]
  return word(fusedLabels[token.text] ?? meant(token.text), 1)
}

function joinedAt(tokens: readonly Token[], at: number): Taken | null {
  const { text } = tokens[at]!
  const all = joinedWords.get(text) ?? joinedWords.get(meant(text))
  if (all === undefined) return null
  for (const [parts, to] of all) {
    if (at + parts.length > tokens.length) continue
    let fits = true
    for (let i = 1; i < parts.length && fits; i += 1) {
      const token = tokens[at + i]!
      fits = says(token, parts[i]!) && token.gap !== 'break' && token.gap !== 'none'
    }
    if (fits) return word(to, parts.length)
  }
  return null
}

/** "Gali No", and in Hindi and Marathi "gali nan", "ghar kramank". */
const says = ({ text }: Token, part: string): boolean =>
  text === part || (part === 'no' && meant(text) === 'number') || (part === 'and' && meant(text) === 'and')

/** "12", "12-B", "B/204", "5-12-3/1", "2nd": the number whole. */
function numberAt(tokens: readonly Token[], at: number): Taken | null {
  const first = tokens[at]!
  let length = 1
  if (!first.digits) {
    const next = tokens[at + 1]
    const ward = wardNumber(tokens, at)
    if (ward !== null) return ward
    if (next?.digits !== true || next.gap === 'break' || next.gap === 'dot') return null
    // "WZ-112", and "AC 45" or "RZ 45 A" where nothing else stands there.
    const [second, third] = [tokens[at + 2], tokens[at + 3]]
    const ends = (second?.gap ?? 'break') === 'break' || (second?.text.length === 1 && !second.digits && (third?.gap ?? 'break') === 'break') // prettier-ignore
    const alone = next.gap !== 'space' || (first.gap === 'break' && ends)
    const short = first.text.length === 1 || (first.text.length <= 3 && first.capital && alone)
    // "Wing B 5th Floor": the number counts the floor.
    if (!short || /^(?:st|[lmh]ig|ews)$/.test(first.text) || isKnown(first.text) || isOrdinal(tokens[at + 2]))
      return null
    // "Sector l5": a number's letter is a capital.
    if (first.text === 'l' && !first.capital && next.gap === 'none')
      return [{ text: `1${next.text}`, number: true, ordinal: false }, 2]
    length = 2
  } else {
    const next = tokens[at + 1]
    if (isOrdinal(next)) {
      // "12th A Cross"
      const [letter, after] = [tokens[at + 2], tokens[at + 3]]
      const lettered = letter?.gap === 'space' && /^[a-h]$/.test(letter.text) && after?.gap === 'space' && numbered.test(meant(after.text)) // prettier-ignore
      const number = first.text.replace(/^0+(?=\d)/, '')
      return [{ text: lettered ? `${number} ${letter.text}` : number, number: true, ordinal: true }, lettered ? 3 : 2]
    }
  }
  const pieces = tokens.slice(at, at + length).map((one) => one.text)
  // "6O4": a letter between two digits was one.
  while (
    first.digits &&
    misread[tokens[at + length]?.text ?? ''] !== undefined &&
    tokens[at + length]!.gap === 'none' &&
    tokens[at + length + 1]?.digits === true &&
    tokens[at + length + 1]!.gap === 'none'
  ) {
    pieces[0] += `${misread[tokens[at + length]!.text]!}${tokens[at + length + 1]!.text}`
    length += 2
  }
  while (at + length < tokens.length) {
    const next = tokens[at + length]!
    const after = tokens[at + length + 1]
    if (next.gap === 'break' || next.gap === 'dot') break
    if (next.digits ? next.gap === 'space' : !suffixLetter(next, after) && !between(next, after)) break
    pieces.push(next.text)
    length += 1
  }
  return [
    { text: pieces.map((piece) => piece.replace(/^0+(?=\d)/, '')).join(' '), number: true, ordinal: false },
    length,
  ]
}

/** "B-XXIII/1245": the houses of towns in Punjab are numbered by wards, and those in Roman numerals. */
function wardNumber(tokens: readonly Token[], at: number): Taken | null {
  const [letter, ward, house] = tokens.slice(at, at + 3)
  if (letter?.text.length !== 1 || !/^[ivx]+$/.test(ward?.text ?? '') || house?.digits !== true) return null
  if (!marked.has(ward!.gap) || !marked.has(house.gap)) return null
  return [{ text: `${letter.text} ${romanValue(ward!.text)} ${house.text}`, number: true, ordinal: false }, 3]
}

/** "HNO 3 45 8": after its label a house number of three pieces and more, the marks between them lost. */
function spacedNumber(tokens: readonly Token[], at: number, before: Word | undefined): Taken | null {
  if (before?.text !== 'hno') return null
  let to = at
  while (tokens[to]?.digits === true && (to === at || tokens[to]!.gap === 'space') && !isOrdinal(tokens[to + 1]))
    to += 1
  if (to - at < 3) return null
  return [{ text: tokens.slice(at, to).map(({ text }) => text).join(' '), number: true, ordinal: false }, to - at] // prettier-ignore
}

/** "3-Kha-12", "B-XXIII/1245": letters with a mark on either side and a number behind. */
const between = (token: Token, after: Token | undefined): boolean =>
  token.text.length <= 5 && marked.has(token.gap) && after?.digits === true && marked.has(after.gap)
const marked: ReadonlySet<Gap> = new Set(['hyphen', 'slash'])

const misread: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' }

const isOrdinal = (token: Token | undefined): boolean =>
  token !== undefined && token.gap === 'none' && ordinals.test(token.text)

/** The letter of "12-B" and "12 b", but not the first initial of "12 M G Road" or "12 S/O". */
function suffixLetter(token: Token, after: Token | undefined): boolean {
  if (token.text.length > (token.gap === 'space' ? 1 : 2) || isKnown(token.text)) return false
  // "12 B Wing", but "4B, Block 7": a comma ends the number.
  if (after !== undefined && after.gap !== 'break' && /^(?:wing|block|tower)$/.test(meant(after.text))) return false
  const goesOn = after !== undefined && !after.digits && after.text.length === 1 && (after.gap === 'dot' || after.gap === 'space' || after.gap === 'slash') // prettier-ignore
  // "1245 V Main": the number of the street.
  const counts = token.gap === 'space' && romans.has(token.text) && after !== undefined && numbered.test(meant(after.text)) // prettier-ignore
  // "45-B/C", but "12 S/O".
  const relates = token.gap === 'space' || /^[o0q]$/.test(after?.text ?? '')
  if ((goesOn && relates) || counts) return false
  return token.gap !== 'space' || after === undefined || after.gap === 'break' || (after.text.length > 3 && after.gap === 'space' && !token.text.match(/[nsew]/)) // prettier-ignore
}

const isKnown = (text: string): boolean => writtenOut.has(text) || labels.has(text) || fillers.has(text) && text.length > 1 // prettier-ignore

/** "M.G.", "M G": how many tokens are initials in a row. */
function initialsAt(tokens: readonly Token[], at: number): number {
  let length = 0
  while (at + length < tokens.length) {
    const token = tokens[at + length]!
    if (token.digits || token.text.length !== 1) break
    if (length > 0 && token.gap !== 'dot' && token.gap !== 'space') break
    length += 1
  }
  return length
}

/** A word that stands in full before a dot or between blanks and a dash ends a piece there. */
function breaks(tokens: readonly Token[], at: number, before: Word | undefined): boolean {
  const token = tokens[at]!
  const previous = tokens[at - 1]
  if (previous === undefined || token.gap === 'break') return true
  const labelled = before !== undefined && labels.has(before.text)
  if (token.gap === 'dot')
    return !labelled && previous.text.length > 3 && !writtenOut.has(previous.text) && !previous.digits
  if (token.gap === 'hyphen') return !labelled && token.start - previous.end >= 2 && !previous.digits
  return false
}

/** "Fort St" and "St 3" are streets, "St Marys" is not. */
function street(one: Word, before: Word | undefined, after: Word | undefined): Word {
  if (one.text !== 'st') return one
  const ends = !one.opens && before !== undefined && !labels.has(before.text)
  const counts = after?.number === true && !after.ordinal && !after.opens
  return ends || counts ? { ...one, text: 'street' } : one
}

/** "Sector V", "II Floor": a Roman numeral beside a word that is numbered. */
function roman(one: Word, words: readonly Word[], index: number): Word {
  const value = one.number ? undefined : romans.get(one.text)
  if (value === undefined) return one
  const before = words[index - 1]
  const after = words[index + 1]
  const beside =
    (before !== undefined && !one.opens && numbered.test(before.text)) ||
    (after !== undefined && !after.opens && numbered.test(after.text))
  // "Mayur Vihar I": one letter counts behind a quarter's name, at its end.
  const last = after === undefined || after.opens
  const quarter = before !== undefined && !one.opens && last && suffixes.get(before.text) === 'locality'
  if (!beside && one.text.length < 2) return quarter && one.text === 'i' ? { ...one, text: value, number: true, ordinal: true } : one // prettier-ignore
  if (!beside && one.text !== 'ii' && one.text !== 'iii' && one.text !== 'iv') return one
  return { ...one, text: value, number: true, ordinal: true }
}
