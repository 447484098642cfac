/** The numbers of an address as they are printed: of houses, flats, streets and floors. */
import { fillers, labels, romans, romanValue, writtenOut } from './lexicon'
import { meant } from './spelling'
import type { Gap, Token } from './tokens'

/** A word as it is meant, and how many tokens it takes. */
export type Taken = readonly [{ readonly text: string; readonly number: boolean; readonly ordinal: boolean }, number]

/** After a number; misread ones and those of Hindi and Marathi too. */
const ordinals = /^(?:st|nd|rd|th|lh|tb|ih|tn|sl|md|vin|van|va|vi|tha|ne|vatu)$/
/** What streets, floors and quarters are called that are numbered. */
export const numbered =
  /^(?:floor|sector|phase|stage|cross|main|block|street|ward|road|lane|part|line|avenue|scheme|type|zone|pocket|cluster|unit|galino|site)$/

/** "12", "12-B", "B/204", "5-12-3/1", "2nd": the number whole. */
export function numberAt(tokens: readonly Token[], at: number): Taken | null {
  if (!tokens[at]!.digits) return letteredAt(tokens, at)
  return countedAt(tokens, at) ?? wholeNumber(tokens, at, 1)
}

/** "B/204", "WZ-112": a number that begins with letters. */
function letteredAt(tokens: readonly Token[], at: number): Taken | null {
  const ward =
    wardNumber(tokens, at) ??
    romanStreet(tokens, at) ??
    romanSeries(tokens, at) ??
    romanDoor(tokens, at) ??
    villageSeries(tokens, at)
  if (ward !== null) return ward
  const [first, next, second, third] = [tokens[at]!, tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (next?.digits !== true || next.gap === 'break' || quartersByLetters.has(first.text)) return null
  // "G.1, ..." at the beginning of a piece.
  if (next.gap === 'dot' && !(first.gap === 'break' && first.text.length === 1 && next.start - first.end === 1))
    return null
  // "WZ-112", and "AC 45" or "RZ 45 A" where nothing else stands there.
  const ends =
    (second?.gap ?? 'break') === 'break' ||
    // "NL 5/12/7"
    (second!.digits && second!.gap === 'slash') ||
    (second?.text.length === 1 && !second.digits && (third?.gap ?? 'break') === 'break')
  // "CK 84 Sector II", "TU 128-B Pitampura": where the address begins.
  const name = second !== undefined && second.gap !== 'break' && !second.digits && second.text.length === 1 && second.gap !== 'dot' ? third : second // prettier-ignore
  const begins = at === 0 && first.text.length === 2 && name?.gap === 'space' && name.text.length > 2 && !highways.has(first.text) // prettier-ignore
  // "Old AC 45": the number that a house had.
  const before = tokens[at - 1]
  const opens = first.gap === 'break' || (before?.gap === 'break' && /^(?:old|new)$/.test(before.text))
  const alone = next.gap !== 'space' || (opens && ends) || begins
  const short = first.text.length === 1 || (first.text.length <= 3 && first.capital && alone)
  // "Wing B 5th Floor": the number counts the floor.
  // "KD-88" is a house, and "Kd" behind a village Khurd.
  const known =
    isKnown(first.text) && !(first.gap === 'break' && next.gap === 'hyphen' && /^(?:kd|bk)$/.test(first.text))
  // "GF-3": shops and flats that are numbered floor by floor; "DT-216": quarters by their type.
  const ofFloor = /^(?:gf|dt)$/.test(first.text) && next.gap === 'hyphen'
  if (!short || /^(?:st|[lmh]ig|ews)$/.test(first.text) || (known && !ofFloor) || isOrdinal(second)) return null
  return wholeNumber(tokens, at, 2)
}

/** "GK-1", "UE 2": quarters that are counted, Greater Kailash and Urban Estate. */
export const quartersByLetters: ReadonlySet<string> = new Set(['gk', 'ue', 'nit'])

const highways: ReadonlySet<string> = new Set(['nh', 'sh'])

/** "RZ F-1/219", "RZF-1/219", "WZ-A 45": houses of Delhi's grown villages, and the letter of their row. */
function villageSeries(tokens: readonly Token[], at: number): Taken | null {
  const [first, row] = [tokens[at]!, tokens[at + 1]]
  const [, series, letter] = /^([rw]z)([a-z]?)$/.exec(first.text) ?? []
  if (series === undefined || letter === undefined || row === undefined || row.gap === 'break') return null
  const length = letter === '' ? 2 : 1
  if (letter === '' && (row.digits || row.text.length !== 1)) return null
  const number = tokens[at + length]
  if (number?.digits !== true || number.gap === 'break' || (letter === '' && number.gap === 'space')) return null
  const [{ text }, all] = wholeNumber(tokens, at + length, 1)
  return [
    { text: `${series} ${letter === '' ? row.text : letter} ${text}`, number: true, ordinal: false },
    length + all,
  ]
}

/** "12th", "12th A Cross". */
function countedAt(tokens: readonly Token[], at: number): Taken | null {
  if (!isOrdinal(tokens[at + 1])) return null
  const [letter, after] = [tokens[at + 2], tokens[at + 3]]
  const lettered =
    letter?.gap === 'space' && /^[a-h]$/.test(letter.text) && after?.gap === 'space' && numbered.test(meant(after.text))
  const number = withoutZeros(tokens[at]!.text)
  return [{ text: lettered ? `${number} ${letter.text}` : number, number: true, ordinal: true }, lettered ? 3 : 2]
}

/** A number to its end; its first `known` tokens are sure to belong to it. */
function wholeNumber(tokens: readonly Token[], at: number, known: number): Taken {
  let length = known + dottedAt(tokens, at + known - 1)
  const pieces = tokens.slice(at, at + length).map((one) => one.text)
  while (at + length < tokens.length) {
    const next = tokens[at + length]!
    const after = tokens[at + length + 1]
    if (next.gap === 'break' || (next.gap === 'dot' && !isDottedLetter(next, after, tokens[at + length - 1]!))) break
    // "3 Kha 12": the marks on either side are lost.
    if (next.gap === 'space' && seriesLetter.test(next.text) && after?.digits === true && after.gap === 'space') {
      pieces.push(next.text, after.text)
      length += 2
      continue
    }
    // "538/12-ka": the part of a quarter, or of the house.
    if (marked.has(next.gap) && seriesLetter.test(next.text) && (after === undefined || after.gap === 'break')) {
      pieces.push(lastSeries(next.text))
      length += 1
      break
    }
    if (next.digits ? next.gap === 'space' : !suffixLetter(next, after, tokens[at + length + 2]) && !between(next, after)) break // prettier-ignore
    pieces.push(next.text)
    length += 1
  }
  const text = pieces.map((piece, place) => place > 0 && place + 1 < pieces.length && seriesLetter.test(piece) ? piece.slice(0, -1) : withoutZeros(piece)).join(' ') // prettier-ignore
  const [, house, ward] = tokens[at + length - 1]!.gap === 'slash' ? (wardBehind.exec(text) ?? []) : []
  return [{ text: house && ward ? `${house} ${romanValue(ward)}` : text, number: true, ordinal: false }, length]
}

/** "6.3.10": how many numbers stand behind one with nothing but a dot between, where they are two and more and no day. */
function dottedAt(tokens: readonly Token[], at: number): number {
  let to = at
  while (tokens[to]!.digits && tokens[to + 1]?.digits === true && tokens[to + 1]!.gap === 'dot' && tokens[to + 1]!.start - tokens[to]!.end === 1) to += 1 // prettier-ignore
  return to - at > 1 && !/^(?:19|20)\d\d$/.test(tokens[to]!.text) ? to - at : 0
}

/** "45.B, ...": the letter of a number, where nothing else stands in its piece. */
const isDottedLetter = (next: Token, after: Token | undefined, before: Token): boolean =>
  /^[a-h]$/.test(next.text) && next.start - before.end === 1 && before.digits && (after?.gap ?? 'break') === 'break'

/** "612/IX": a ward in Roman numerals behind its house. */
const wardBehind = /^(.*\d) (i[vx]|v?i{2,3}|vi|xi{1,3}|xi[vx])$/

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** "B-XXIII/1245", "BXXIII/1245": the houses of towns in Punjab are numbered by wards, and those in Roman numerals. */
function wardNumber(tokens: readonly Token[], at: number): Taken | null {
  const glued = /^([a-z])([ivx]{2,})$/.exec(tokens[at]!.text)
  // "XXIV/389": a ward alone.
  if (
    glued !== null &&
    !/^[ivx]+$/.test(tokens[at]!.text) &&
    !wardsOfLargeTowns.test(tokens[at]!.text) &&
    tokens[at + 1]?.digits === true &&
    marked.has(tokens[at + 1]!.gap)
  )
    return [{ text: `${glued[1]!} ${romanValue(glued[2]!)} ${tokens[at + 1]!.text}`, number: true, ordinal: false }, 2]
  const [letter, ward, house] = tokens.slice(at, at + 3)
  if (letter?.text.length !== 1 || !/^[ivx]+$/.test(ward?.text ?? '') || house?.digits !== true) return null
  // "B-IV 1287"
  const spaced = letter.gap === 'break' && ward!.text.length > 1 && house.gap === 'space'
  if (!marked.has(ward!.gap) || !(marked.has(house.gap) || spaced)) return null
  return [{ text: `${letter.text} ${romanValue(ward!.text)} ${house.text}`, number: true, ordinal: false }, 3]
}

/** "IX/6412": a ward in Roman numerals before its house, as Delhi and Kerala number them. */
function romanDoor(tokens: readonly Token[], at: number): Taken | null {
  const [ward, house] = [tokens[at]!, tokens[at + 1]]
  if (house?.digits !== true || !marked.has(house.gap)) return null
  // "XL/6071": large towns have more wards than forty; "LI-12" is as often a row of two letters.
  const fifty = house.gap === 'slash' && ward.capital && wardsOfLargeTowns.test(ward.text)
  if (!/^[ivx]{2,6}$/.test(ward.text) && !fifty) return null
  const [{ text }, length] = wholeNumber(tokens, at, 2)
  return [{ text: text.replace(ward.text, String(romanValue(ward.text))), number: true, ordinal: false }, length]
}

const wardsOfLargeTowns = /^(?=..)(?:xl|lx{0,3})(?:ix|iv|v?i{0,3})$/

/** "IX-C Road", "I 'B' Cross": a street that is counted in Roman numerals, and its letter. */
function romanStreet(tokens: readonly Token[], at: number): Taken | null {
  const [first, letter, after] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
  const value = romans.get(first.text)
  if (value === undefined || letter?.text.length !== 1 || letter.digits) return null
  // Quotes stand on both sides of the letter.
  const quoted = letter.gap === 'space' && letter.start - first.end > 1 && after !== undefined && after.start - letter.end > 1 // prettier-ignore
  if (!quoted && (first.text.length < 2 || !marked.has(letter.gap))) return null
  if (after?.gap !== 'space' || !numbered.test(meant(after.text))) return null
  return [{ text: `${value} ${letter.text}`, number: true, ordinal: true }, 2]
}

/** "Scheme VI-M", "Phase IID": a Roman numeral and a letter behind a word that is numbered. */
function romanSeries(tokens: readonly Token[], at: number): Taken | null {
  const [before, first, letter] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (before === undefined || first.gap === 'break' || !numbered.test(meant(before.text))) return null
  // "Phase IID"
  const [, roman = '', glued = ''] = /^([ivx]{2,})([a-d])$/.exec(first.text) ?? []
  if (romans.has(roman)) return [{ text: `${romans.get(roman)!} ${glued}`, number: true, ordinal: false }, 1]
  const value = romans.get(first.text)
  if (value === undefined || first.gap === 'none' || first.gap === 'dot') return null
  if (letter?.text.length !== 1 || letter.digits || !(marked.has(letter.gap) || isLettered(letter, tokens[at + 2], tokens[at + 3]))) return null // prettier-ignore
  return [{ text: `${value} ${letter.text}`, number: true, ordinal: false }, 2]
}

/** "Sec IV C, ...", "Sec-IV C B.S. City": a letter by itself that is no initial of what follows. */
const isLettered = (letter: Token, next: Token | undefined, after: Token | undefined): boolean =>
  letter.gap === 'space' && /^[a-h]$/.test(letter.text) && (next === undefined || next.gap === 'break' || endsBeforeInitials(next, after) || (next.gap === 'space' && next.text.length > 3)) // prettier-ignore

/** Initials have dots between them, and the letter before them has not: "4 C B.S. City". */
const endsBeforeInitials = (next: Token, after: Token | undefined): boolean =>
  next.gap === 'space' && next.text.length === 1 && !next.digits && after?.gap === 'dot' && after.text.length === 1 && !after.digits // prettier-ignore

/**
 * "HNO 3 45 8", "47 15 12, Station Road": after its label, or where a piece begins, a house number of three pieces and
 * more, the marks between them lost.
 */
export function spacedNumber(
  tokens: readonly Token[],
  at: number,
  before: { readonly text: string } | undefined,
): Taken | null {
  const opens = tokens[at]!.gap === 'break'
  if (before?.text !== 'hno' && !opens) return null
  let to = at
  while (tokens[to]?.digits === true && (to === at || tokens[to]!.gap === 'space') && !isOrdinal(tokens[to + 1]))
    to += 1
  if (to - at < 3) return null
  // "12 13 14, Grain Market": shops side by side.
  const numbers = tokens.slice(at, to).map(({ text }) => Number(text))
  if (before?.text !== 'hno' && (to - at > 4 || numbers.some((one, place) => one === numbers[place - 1]! + 1)))
    return null
  // "1 9 312 14 B Vidya Nagar": the letter of the number, and no initial.
  const [letter, next] = [tokens[to], tokens[to + 1]]
  const lettered = letter !== undefined && /^[a-h]$/.test(letter.text) && /^(?:none|space)$/.test(letter.gap) && (next === undefined || next.gap === 'break' || (next.gap === 'space' && !next.digits && next.text.length > 3)) // prettier-ignore
  const end = lettered ? to + 1 : to
  const text = tokens.slice(at, end).map(({ text }) => text).join(' ') // prettier-ignore
  return [{ text, number: true, ordinal: false }, end - at]
}

/** "3-Kha-12", "B-XXIII/1245": letters with a mark on either side and a number behind. */
const between = (token: Token, after: Token | undefined): boolean =>
  token.text.length <= 5 &&
  (marked.has(token.gap) || (token.gap === 'none' && seriesLetter.test(token.text))) &&
  after?.digits === true &&
  marked.has(after.gap)

/** "538 Kha/214", "2-Ka-27": letters of Hindi that tell the parts of a quarter, with and without their vowel. */
const seriesLetter = /^(?:kh|gh|chh|ch|jh|[kgj])a$/
/** Marathi's third letter is the C of its alphabet of houses, "12/क", and Hindi's first. */
const lastSeries = (letter: string): string => (letter === 'ka' ? 'c' : letter.slice(0, -1))
export const marked: ReadonlySet<Gap> = new Set(['hyphen', 'slash'])

export const isOrdinal = (token: Token | undefined): boolean =>
  token !== undefined && token.gap === 'none' && ordinals.test(token.text)

/** The letter of "12-B" and "12 b", but not the first initial of "12 M G Road" or "12 S/O". */
function suffixLetter(token: Token, after: Token | undefined, further: Token | undefined): boolean {
  if (token.text.length > (token.gap === 'space' ? 1 : 2) || isKnown(token.text)) return false
  // "Ward 14 H No 312": the letter of a label.
  if (
    token.gap === 'space' &&
    after !== undefined &&
    (meant(after.text) === 'number' || (token.text === 'w' && after.digits))
  )
    return false
  // "12 B Wing", but "4B, Block 7" and "4-B Tower 2": a comma ends the number, and a tower has one of its own.
  if (after !== undefined && after.gap !== 'break' && /^(?:wing|block|tower)$/.test(meant(after.text)))
    return token.gap !== 'space' && (isCounted(further) || isMarkedLetter(further))
  const goesOn =
    after !== undefined &&
    !after.digits &&
    !(token.gap === 'space' && endsBeforeInitials(after, further)) &&
    after.text.length === 1 &&
    (after.gap === 'dot' || after.gap === 'space' || after.gap === 'slash')
  // "1245 V Main": the number of the street.
  const counts =
    token.gap === 'space' && romans.has(token.text) && after !== undefined && numbered.test(meant(after.text))
  // "45-B/C", but "12 S/O".
  const relates = token.gap === 'space' || /^[o0q]$/.test(after?.text ?? '') || beginsInitials(token, after, further)
  if ((goesOn && relates) || counts) return false
  return (
    token.gap !== 'space' ||
    after === undefined ||
    after.gap === 'break' ||
    (after.gap === 'space' && after.text.length === 1) ||
    (meant(after.text).length > 3 && after.gap === 'space' && !token.text.match(/[nsew]/))
  )
}

/** "5B Block-D": the block has a letter of its own. */
const isMarkedLetter = (token: Token | undefined): boolean =>
  token?.gap === 'hyphen' && token.text.length === 1 && !token.digits

/** "12-L.N.P.": three initials, the dots close to them, are a name behind the number. */
const beginsInitials = (token: Token, after: Token | undefined, further: Token | undefined): boolean =>
  [after, further].every((next) => next?.gap === 'dot' && next.text.length === 1 && !next.digits) && after!.start - token.end === 1 // prettier-ignore

/** "Tower 2", "Tower II": no society has more than a hundred. */
const isCounted = (token: Token | undefined): boolean =>
  token !== undefined && token.gap !== 'break' && (token.digits ? token.text.length < 3 : romans.has(token.text) && token.text.length > 1) // prettier-ignore

const isKnown = (text: string): boolean =>
  writtenOut.has(text) || labels.has(text) || (fillers.has(text) && text.length > 1)
