/** Words between which a blank was lost: cells of a form and lines of one width set one behind the other. */
import { labels, landmarkEnds, suffixes, writtenOut } from './lexicon'
import { meant } from './spelling'
import { sideGlued } from './street-words'
import type { Token } from './tokens'

/** What tells whether a word is a name of itself. */
export interface KnownNames {
  /** Whether it is a word of a name of a place or post office. */
  hasWord(word: string): boolean
  /** Whether a post office is called so, however it is spelt. */
  isHeard(word: string): boolean
  /** Whether it is a city with a corporation. */
  isCity(word: string): boolean
}

/** "POHARATALUKA SAKOLI", "COMPLEXNEAR BUS STAND", "ROADGOPIGANJ", "PATIABHUBANESWAR": each as two words, or as more. */
export function gluedApart(tokens: readonly Token[], names: KnownNames | null): readonly Token[] {
  if (!tokens.some(mayBeGlued)) return tokens
  return tokens.flatMap((token, at) => piecesOf(token, tokens[at - 1], tokens[at + 1], names))
}

function piecesOf(token: Token, before: Token | undefined, next: Token | undefined, names: KnownNames | null): Token[] {
  const cut = mayBeGlued(token) ? cutOf(token, before, next, names) : 0
  if (cut === 0) return [token]
  const middle = token.start + cut
  const [one, other] = [token.text.slice(0, cut), token.text.slice(cut)]
  const first = { ...token, text: one, end: middle, bracketed: false }
  const counts = before?.digits === true && isOrdinalEnd(first)
  const isOneName = sideGlued(token.text) > 0 || kinds.has(other) || sizes.has(other) || starts.includes(one)
  const gap = counts || isOneName ? 'space' : 'break'
  const second = { ...token, text: other, start: middle, gap, bracketed: false } as const
  return [...piecesOf(first, before, second, names), ...piecesOf(second, first, next, names)]
}

const mayBeGlued = ({ text, native, digits, start, end }: Token): boolean =>
  !digits && native === '' && text.length > 5 && text.length < longest && text.length === end - start
/** Of a line of a form, which may have lost its blanks; what is longer is no address. */
const longest = 120

/** Where the second word begins; 0 where the word is one. */
function cutOf(
  { text, gap }: Token,
  previous: Token | undefined,
  next: Token | undefined,
  names: KnownNames | null,
): number {
  const label = next !== undefined && next.gap !== 'break' && next.gap !== 'none' ? (before.exec(text)?.[0] ?? '') : ''
  const rest = text.slice(0, text.length - label.length)
  if (label !== '' && (rest.length > 2 || writtenOut.has(rest))) return rest.length
  // "1ST FLMARIMAN POINT", "CIRCULAR RDHIRAPUR": no word begins so.
  if (/^rd[^aeiou]/.test(text) || (/^fl[^aeiou]/.test(text) && isOrdinalEnd(previous))) return 2
  // "UCO BANKSINGAMPUNARI"
  if (text.length > 6 && text.startsWith('bank') && ofBanks.test(previous?.text ?? '')) return 4
  // "2NDFLOOR"
  if (previous?.digits === true && gap === 'none' && isKnown(ordinal.exec(text)?.[1] ?? '')) return 2
  const side = sideGlued(text)
  if (side > 0) return side
  if (names === null || names.hasWord(text) || isKnown(meant(text))) return 0
  // "HARYANAPIN 136034"
  if (next?.digits === true && text.endsWith('pin')) {
    const rest = text.slice(0, -3)
    if (isOne(rest, names) || cutInside(rest, names) > 0) return rest.length
  }
  return cutInside(text, names)
}
/** Words before "bank" in the name of one. */
const ofBanks = /^(?:uco|canara|syndicate|allahabad|dena|vijaya|andhra|corporation|hdfc|icici|axis|idbi|mahindra|yes|union|central|indian|federal|karnataka|punjab)$/ // prettier-ignore
const ordinal = /^(?:st|nd|rd|th)(.+)$/

/** Whether a text is a name or a label. */
const isOne = (text: string, names: KnownNames): boolean => text.length > 3 && (names.hasWord(text) || isKnown(text))

/** Where in a text that is no word the second begins; 0 where none does. */
function cutInside(text: string, names: KnownNames): number {
  const isName = (word: string): boolean => word.length > 3 && names.hasWord(word)
  const isNext = (word: string): boolean =>
    isOne(word, names) || opening.test(word) || (word.length > 6 && cutInside(word, names) > 0) // prettier-ignore
  // "DISTTJODHPUR", "DISTRICTANDHRA", and "DISTTARN", too.
  const start = starts.find((one) => text.startsWith(one) && isNext(text.slice(one.length)))
  if (start !== undefined) return start.length
  for (let cut = 3; cut <= text.length - 2; cut += 1) {
    const [one, other] = [text.slice(0, cut), text.slice(cut)]
    // "VILLAGE DHARMALTEHSIL", "ROHTAKHARYANA"
    if (opening.test(other) && (isNext(one) || (sure.test(other) && !sure.test(one)))) return cut
    if (cut < 4) continue
    if (long.has(one) && other.length > 3) return cut
    if (ends.has(one) && (short.has(other) || isNext(other))) return cut
    // "Nagarpalika" is a town's council.
    if (quarters.has(one) && (other.length > 6 || names.isCity(other)) && isNext(other)) return cut
    if (endsBehind.has(other) && (isName(one) || isKnown(one))) return cut
    // "Patia Bhubaneswar", "Ahmadabad Gomtipur"
    if ((other.length > 5 && names.isCity(other) && isName(one)) || (cut > 5 && names.isCity(one) && isName(other)))
      // "Chandakunnu" is "Chandakkunnu", though there is a Chanda.
      return names.isHeard(text) ? 0 : cut
  }
  return 0
}

/** States of which the name is never within another. */
const states = 'punjab|haryana|rajasthan|gujarat|maharashtra|karnataka|kerala|tamilnadu|telangana|jharkhand|uttarakhand|chhattisgarh|meghalaya|nagaland|mizoram|himachal|andhra' // prettier-ignore
/** What begins the next part of an address behind a name: a label of a district or its part, or a state at the end. */
const opening = new RegExp(`^(?:(?:distt?|district|tehsil|tahsil|taluka?|mandal)(?!$)|(?:${states}|orissa|odisha|assam|bihar|manipur|tripura|sikkim)(?:pradesh)?(?:pin)?$)`) // prettier-ignore
/** Of these, what is never within a name. */
const sure = new RegExp(`^(?:distt|district|tehsil|tahsil|${states})`)

const isOrdinalEnd = (token: Token | undefined): boolean => /^(?:st|nd|rd|th)$/.test(token?.text ?? '')
const isKnown = (word: string): boolean => labels.has(word) || suffixes.has(word) || landmarkEnds.has(word)

/** Labels that no name ends with, where something follows them. */
const before = /(?:taluka|tehsil|tahsil|district|distt?|near|opp|behind|beside)$/
/** Words that end a part of an address, and begin no name. */
const ends: ReadonlySet<string> = new Set('road street lane chowk circle colony building complex apartment apartments society floor market highway temple mandir school hospital station bank marg cross layout extension sector phase tower towers plaza centre point mart house square office chamber chambers compound hobli college theatre branch limited area east west north south junction'.split(' ')) // prettier-ignore
/** Labels before a name, with which no name begins that is not known; the longest of one beginning first. */
const starts: readonly string[] = 'village vill vpo post district distt dist tehsil taluka taluk near behind'.split(' ')
/** Of these, words with which no other begins. */
const long: ReadonlySet<string> = new Set('apartment apartments building compound complex hospital society theatre junction extension floor'.split(' ')) // prettier-ignore
/** What quarters are called: names that begin so are known. */
const quarters: ReadonlySet<string> = new Set(['nagar', 'vihar', 'enclave', 'puram', 'bazar', 'bazaar', 'mohalla'])
/** Labels that may begin the next part behind those. */
const short: ReadonlySet<string> = new Set(
  'at po vpo dist distt tal teh tehsil taluka near nr opp plot no new old'.split(' '),
)
/** What a name is called that ends with them, and labels of the next part; no name of one word ends so. */
const kinds: ReadonlySet<string> = new Set('road street highway complex building apartment apartments society hospital school floor chambers'.split(' ')) // prettier-ignore
/** Halves of a village, which stand behind its name: "DONDEKHURD". */
const sizes: ReadonlySet<string> = new Set(['kalan', 'khurd'])
const endsBehind: ReadonlySet<string> = new Set([...kinds, ...sizes, 'teh', 'plot'])
