import { toLatin } from './devanagari'
import { labels, suffixes, writtenOut } from './lexicon'
import { meant } from './spelling'

/** What stands between a token and the one before it. */
export type Gap = 'none' | 'space' | 'dot' | 'hyphen' | 'slash' | 'break'

/** A run of letters or of digits. */
export interface Token {
  /** Lower case, Latin, without accents. */
  readonly text: string
  /** As printed where that is no Latin; else empty. */
  readonly native: string
  readonly digits: boolean
  /** True where it was printed in capitals. */
  readonly capital: boolean
  /** UTF-16 offsets into the text as given. */
  readonly start: number
  readonly end: number
  readonly gap: Gap
  /** True where it stands in brackets by itself. */
  readonly bracketed: boolean
}

const enum Kind {
  Space,
  Letter,
  Digit,
  Apostrophe,
  Dot,
  Hyphen,
  Slash,
  Break,
}

const pattern = /[\p{L}\p{M}]/u
const number = /\p{Nd}/u
const plain = /^[\x20-\x7e]*$/

/** Kinds of the characters up to U+017F, for which no pattern has to be asked. */
const known = Uint8Array.from({ length: 384 }, (_, code) => kindOf(String.fromCharCode(code)))

function kindOf(char: string): Kind {
  if (number.test(char)) return Kind.Digit
  if (pattern.test(char)) return Kind.Letter
  if ("'`’´‘".includes(char)) return Kind.Apostrophe
  if ('.:*'.includes(char)) return Kind.Dot
  if ('-–—‐‑−_~'.includes(char)) return Kind.Hyphen
  if ('/\\'.includes(char)) return Kind.Slash
  if (',;|\n\r()[]{}"“”।'.includes(char)) return Kind.Break
  return Kind.Space
}

const gaps: Readonly<Record<number, Gap>> = {
  [Kind.Space]: 'space',
  [Kind.Dot]: 'dot',
  [Kind.Hyphen]: 'hyphen',
  [Kind.Slash]: 'slash',
  [Kind.Break]: 'break',
}
const strength: Readonly<Record<Gap, number>> = { none: 0, space: 1, dot: 2, hyphen: 3, slash: 4, break: 5 }

const letterFor: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '8': 'b' }

/** "V1ew" and "S1ngh" have an i, "F1at" and "Hote1" an l: as no word has the other between such letters. */
function letterOf(word: string, at: number): string | undefined {
  const [before = '', after = ''] = [word[at - 1]?.toLowerCase(), word[at + 1]?.toLowerCase()]
  const isI = word[at] === '1' && /[bcdfghjkmnpqrstvwz]/.test(before) && (/[bcdfghjkmnpqrstvwz]/.test(after) || (/[aeou]/.test(after) && /[dhjmnrtvwz]/.test(before))) // prettier-ignore
  return isI ? 'i' : letterFor[word[at] ?? '']
}

/** "F1at", "8alasaheb": a single digit inside a word, or before small letters, was a letter. */
function isMisread(text: string, at: number, inWord: boolean): boolean {
  const digit = text[at] ?? ''
  if (letterFor[digit] === undefined) return false
  if (inWord && isInsideName(text, at)) return true
  if (/\d/.test(text[at + 1] ?? '') || /\d/.test(text[at - 1] ?? '')) return false
  const after = text.slice(at + 1, at + 5)
  // "N0 12", "P0 Ghanaur"
  if (
    inWord &&
    digit === '0' &&
    /(?:^|[\s,.:;/])[np]$/i.test(text.slice(Math.max(0, at - 2), at)) &&
    !/^\w/.test(after)
  )
    return true
  if (inWord)
    return (
      /^\p{Ll}{2}/u.test(after) ||
      /^\p{Lu}{3}/u.test(after) ||
      (digit === '0' && /^\p{Ll}/u.test(after) && /\p{L}\p{Ll}$/u.test(text.slice(0, at)))
    )
  return /^\p{Ll}{3}/u.test(after) && !/^(?:st|nd|rd|th)\b/.test(after) && /(?:^|[\s,.])$/.test(text.slice(0, at))
}

/** "Vi11age", "Dhanau1a", "Tehsi1": digits between the letters of a name, or at the end of a word that is known. */
function isInsideName(text: string, at: number): boolean {
  const before = /[a-z][a-z0158]*$/i.exec(text.slice(Math.max(0, at - longestWord), at))?.[0] ?? ''
  const after = /^[a-z0158]*/i.exec(text.slice(at + 1, at + longestWord))?.[0] ?? ''
  const stem = /^[a-z]*/i.exec(before)![0].toLowerCase()
  const whole = `${before}${text[at]!}${after}`.toLowerCase().replace(/[0158]/g, (digit) => letterFor[digit]!)
  // "SECT0R"
  if (stem.length > 1 && /[a-z]$/i.test(after) && (isLabel(whole) || labels.has(meant(whole)))) return true
  // "Sector12A", "HNO15A": behind its label a number is one.
  if (stem.length < 2 || /\d/.test(text[at + 1 + after.length] ?? '') || isLabel(stem)) return false
  return isKnownWord(meant(whole)) || (stem.length > 1 && /[a-z]$/i.test(after) && /[aeiou]/.test(stem) && before.length + after.length > 4 && (stem.length > 2 || after.length > 2)) // prettier-ignore
}
const longestWord = 20
const isKnownWord = (word: string): boolean => labels.has(word) || suffixes.has(word)
const isLabel = (word: string): boolean => isKnownWord(word) || writtenOut.has(word)

/** The marks of "2nd "A" Cross" and "1 'A' Cross" part nothing. */
const quotesLetter = (text: string, at: number): boolean =>
  quotes.test(text[at]!) && /["“”'‘’][a-z]["“”'‘’]/i.test(text.slice(Math.max(0, at - 2), at + 3))
const quotes = /["“”'‘’]/

/** "(V)", and either letter of "(V&M)". */
const isBracketed = (text: string, start: number, end: number): boolean =>
  (text[start - 1] === '(' && (text[end] === ')' || /^ ?& ?m\)/i.test(text.slice(end, end + 5)))) ||
  (text[end] === ')' && /\(v ?& ?$/i.test(text.slice(Math.max(0, start - 5), start)))

/** "W-41(B)": the letter of a number, in brackets. */
const bracketsLetter = (text: string, at: number): boolean =>
  text[at] === '(' && /^\d\([a-df-g]\)/i.test(text.slice(Math.max(0, at - 1), at + 3))

/** "B-10/4:2" */
const partsNumber = (text: string, at: number): boolean =>
  text[at] === ':' && /^\d:\d/.test(text.slice(Math.max(0, at - 1), at + 2))

/** Cuts a text into runs of letters and of digits. At most `most` tokens; an address has no more. */
export function tokenise(text: string, most = 400): Token[] {
  const tokens: Token[] = []
  const length = text.length
  let at = 0
  let gap: Gap = 'break'
  while (at < length && tokens.length < most) {
    let kind = kindAt(text, at)
    if (kind === Kind.Digit && isMisread(text, at, false)) kind = Kind.Letter
    if (kind !== Kind.Letter && kind !== Kind.Digit) {
      const met = quotesLetter(text, at) ? 'space' : bracketsLetter(text, at) ? 'hyphen' : partsNumber(text, at) ? 'slash' : (gaps[kind] ?? 'space') // prettier-ignore
      if (strength[met] > strength[gap]) gap = met
      at += 1
      continue
    }
    const start = at
    let last: Kind = kind
    while (at < length) {
      let next = kindAt(text, at)
      if (next === Kind.Digit && kind === Kind.Letter && isMisread(text, at, at > start)) next = Kind.Letter
      // An apostrophe inside a word belongs to it.
      if (next !== kind && !(next === Kind.Apostrophe && kind === Kind.Letter)) break
      if (kind === Kind.Letter && at > start + 2 && isGlued(text, at)) break
      last = next
      at += 1
    }
    const end = last === Kind.Apostrophe ? at - 1 : at
    const raw = text.slice(start, end)
    const latin = latinOf(kind === Kind.Letter ? raw.replace(/[0158]/g, (digit, place: number) => letterOf(raw, place) ?? digit) : raw) // prettier-ignore
    const native = kind === Kind.Digit || plain.test(raw) ? '' : raw
    if (latin !== '')
      tokens.push({ text: latin, native, digits: kind === Kind.Digit, capital: raw !== raw.toLowerCase() && raw === raw.toUpperCase(), start, end, gap, bracketed: isBracketed(text, start, end) }) // prettier-ignore
    const parted = kind === Kind.Letter ? at > start + 2 && isGlued(text, at) : endsNumber(text, at)
    gap = parted ? 'space' : 'none'
  }
  return tokens
}

/** "HighNagarColony", "PlotNo55": where a capital begins another word, a blank was lost. */
const isGlued = (text: string, at: number): boolean =>
  isSmall(text.charCodeAt(at - 1)) &&
  isCapital(text.charCodeAt(at)) &&
  isSmall(text.charCodeAt(at + 1)) &&
  (isSmall(text.charCodeAt(at + 2)) || /^No\d/.test(text.slice(at, at + 3)))
/** "55Jubilee Hills": a name behind a number, not its letter or ending. */
const endsNumber = (text: string, at: number): boolean =>
  isCapital(text.charCodeAt(at)) && /^.[a-z]{3}/.test(text.slice(at, at + 4))
const isSmall = (code: number): boolean => code > 96 && code < 123
const isCapital = (code: number): boolean => code > 64 && code < 91

function kindAt(text: string, at: number): Kind {
  const code = text.charCodeAt(at)
  if (code < 384) return known[code] as Kind
  // Half of a pair outside the basic plane is no letter that an address has.
  return code >= 0xd800 && code <= 0xdfff ? Kind.Space : kindOf(text.charAt(at))
}

function latinOf(raw: string): string {
  if (plain.test(raw)) return raw.toLowerCase().replaceAll("'", '').replaceAll('`', '')
  return toLatin(raw.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['`’´‘]/g, '')
}
