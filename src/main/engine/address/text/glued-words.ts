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

/** "POHARATALUKA SAKOLI", "COMPLEXNEAR BUS STAND", "ROADGOPIGANJ", "PATIABHUBANESWAR": each as two words. */
export function gluedApart(tokens: readonly Token[], names: KnownNames | null): readonly Token[] {
  if (!tokens.some(mayBeGlued)) return tokens
  return tokens.flatMap((token, at): Token[] => {
    const cut = mayBeGlued(token) ? cutOf(tokens, at, names) : 0
    if (cut === 0) return [token]
    const middle = token.start + cut
    const gap =
      sideGlued(token.text) > 0 || kinds.has(token.text.slice(cut)) || starts.has(token.text.slice(0, cut))
        ? 'space'
        : 'break'
    return [
      { ...token, text: token.text.slice(0, cut), end: middle, bracketed: false },
      { ...token, text: token.text.slice(cut), start: middle, gap, bracketed: false },
    ]
  })
}

const mayBeGlued = ({ text, native, digits, start, end }: Token): boolean =>
  !digits && native === '' && text.length > 5 && text.length < longest && text.length === end - start
/** Of a line of a form, which may have lost its blanks; what is longer is no address. */
const longest = 120

/** Where the second word begins; 0 where the word is one. */
function cutOf(tokens: readonly Token[], at: number, names: KnownNames | null): number {
  const { text } = tokens[at]!
  const next = tokens[at + 1]
  const label = next !== undefined && next.gap !== 'break' && next.gap !== 'none' ? (before.exec(text)?.[0] ?? '') : ''
  const rest = text.slice(0, text.length - label.length)
  if (label !== '' && (rest.length > 2 || writtenOut.has(rest))) return rest.length
  // "1ST FLMARIMAN POINT", "CIRCULAR RDHIRAPUR": no word begins so.
  if (/^rd[^aeiou]/.test(text) || (/^fl[^aeiou]/.test(text) && isOrdinalEnd(tokens[at - 1]))) return 2
  const side = sideGlued(text)
  if (side > 0) return side
  if (names === null || names.hasWord(text) || isKnown(meant(text))) return 0
  const isName = (word: string): boolean => word.length > 3 && names.hasWord(word)
  for (let cut = 4; cut <= text.length - 2; cut += 1) {
    const [one, other] = [text.slice(0, cut), text.slice(cut)]
    if (long.has(one) && other.length > 3) return cut
    if (ends.has(one) && (short.has(other) || isName(other) || (other.length > 3 && isKnown(other)))) return cut
    if (starts.has(one) && isName(other)) return cut
    if (endsBehind.has(other) && (isName(one) || isKnown(one))) return cut
    // "Patia Bhubaneswar", "Ahmadabad Gomtipur"
    if ((other.length > 5 && names.isCity(other) && isName(one)) || (cut > 5 && names.isCity(one) && isName(other)))
      // "Chandakunnu" is "Chandakkunnu", though there is a Chanda.
      return names.isHeard(text) ? 0 : cut
  }
  return 0
}

const isOrdinalEnd = (token: Token | undefined): boolean => /^(?:st|nd|rd|th)$/.test(token?.text ?? '')
const isKnown = (word: string): boolean => labels.has(word) || suffixes.has(word) || landmarkEnds.has(word)

/** Labels that no name ends with, where something follows them. */
const before = /(?:taluka|tehsil|tahsil|district|distt?|near|opp|behind|beside)$/
/** Words that end a part of an address, and begin no name. */
const ends: ReadonlySet<string> = new Set('road street lane chowk circle colony building complex apartment apartments society floor market highway temple mandir school hospital station bank marg cross layout extension sector phase tower towers plaza centre point mart house office chamber chambers compound hobli college theatre branch limited east west north south junction'.split(' ')) // prettier-ignore
/** Labels before a name, with which no name begins that is not known. */
const starts: ReadonlySet<string> = new Set(
  'vill village dist distt district tehsil taluk taluka near behind'.split(' '),
)
/** Of these, words with which no other begins. */
const long: ReadonlySet<string> = new Set('apartment apartments building compound complex hospital society theatre junction extension'.split(' ')) // prettier-ignore
/** Labels that may begin the next part behind those. */
const short: ReadonlySet<string> = new Set('at po dist distt tal teh tehsil taluka near opp plot'.split(' '))
/** What a name is called that ends with them, and labels of the next part; no name of one word ends so. */
const kinds: ReadonlySet<string> = new Set('road street highway complex building apartment apartments society hospital school floor chambers'.split(' ')) // prettier-ignore
const endsBehind: ReadonlySet<string> = new Set([...kinds, 'teh', 'plot'])
