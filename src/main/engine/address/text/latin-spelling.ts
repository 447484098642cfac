import { letterNames } from './devanagari'
import { englishOf } from './english-words'
import { marked } from './printed-numbers'
import { meant } from './spelling'
import type { Token } from './tokens'

/** The tokens of an address with English words and the names of letters in Devanagari spelt as Latin has them. */
export function inLatinSpelling(tokens: readonly Token[]): readonly Token[] {
  if (tokens.every(({ native }) => native === '')) return tokens
  return lettersOf(tokens.map((token) => {
    const text = token.native === '' ? undefined : (englishOf(token.native) ?? acronymOf(token.native))
    return text === undefined ? token : { ...token, text }
  })) // prettier-ignore
}

/** "ए-45", "ब विंग", "12/अ", "एम जी रोड": a letter's name, or a letter of Marathi, where it stands for the letter. */
function lettersOf(tokens: readonly Token[]): readonly Token[] {
  let inInitials = false
  return tokens.map((token, at) => {
    const letter = letterOf(token.native)
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    // "Gandhi ji ke paas" ends with two such names: initials stand at the beginning of a piece.
    const begins = token.gap === 'break' || before?.digits === true
    inInitials = isInitial(token) && (begins ? after !== undefined && after.gap !== 'break' && isInitial(after) : inInitials) // prettier-ignore
    const inSeries = seriesLetters.get(token.native)
    if (inSeries !== undefined && before?.digits === true && token.gap !== 'break' && token.gap !== 'space' && after?.digits === true && marked.has(after.gap)) return { ...token, text: inSeries } // prettier-ignore
    // "538/12-ख", where nothing else stands in its piece
    if (inSeries !== undefined && letter === undefined && before?.digits === true && marked.has(token.gap) && ends(after)) return { ...token, text: `${inSeries}a` } // prettier-ignore
    if (letter === undefined) return token
    // "4 बी, ..."
    const closes = before?.digits === true && token.gap === 'space' && isInitial(token) && ends(after)
    const numbers =
      closes ||
      (after?.digits === true && (marked.has(after.gap) || after.gap === 'none')) ||
      // "3बी"; "5वी" is the fifth.
      (before?.digits === true && (marked.has(token.gap) || (token.gap === 'none' && letter !== 'v')))
    // "मकान सं. बी 21/108"
    const series = after?.digits === true && after.gap === 'space' && before !== undefined && token.gap !== 'break' && saysNumber(before) // prettier-ignore
    const calls = before !== undefined && token.gap === 'space' && isBlock(before) && (after === undefined || after.gap === 'break' || after.digits) // prettier-ignore
    const called = after !== undefined && after.gap !== 'break' && isBlock(after)
    return numbers || series || called || calls || inInitials ? { ...token, text: letter } : token
  })
}

const saysNumber = ({ native, text }: Token): boolean => native === 'सं' || meant(text) === 'number'

const ends = (after: Token | undefined): boolean => after === undefined || after.gap === 'break'

/** "538क/214", "2-क-27": between digits the letters of Hindi number the parts of a quarter in their own order. */
const seriesLetters: ReadonlyMap<string, string> = new Map([['क', 'k'], ['ख', 'kh'], ['ग', 'g'], ['घ', 'gh'], ['च', 'ch'], ['छ', 'chh'], ['ज', 'j'], ['झ', 'jh']]) // prettier-ignore

/** The letter that has this name; the scripts of the south mark that no vowel ends it: "ಎಚ್", "ఎస్". */
const letterOf = (native: string): string | undefined => letterNames.get(native.endsWith('\u094d') ? native.slice(0, -1) : native) // prettier-ignore

/** "बी विंग", "टावर बी", "सेक्टर जी" */
const isBlock = ({ text }: Token): boolean => /^(?:wing|block|tower|sector|pocket)$/.test(meant(text))

/** Marathi's own letters are no initials. */
const isInitial = ({ native }: Token): boolean =>
  letterOf(native) !== undefined && (native.length > 1 || /^[एईओ]$/.test(native))

const spoken = [...letterNames].filter(([name]) => name.length > 1 || /^[एईओ]$/.test(name))
const acronym = new RegExp(`^(?:${spoken.map(([name]) => name).join('|')}){2,5}$`)
const oneOfThem = new RegExp(spoken.map(([name]) => name).sort((a, b) => b.length - a.length).join('|'), 'g') // prettier-ignore

/** "एमजी" is "mg"; undefined for a word that is no row of letters' names, and for "बीबी", which is a woman. */
function acronymOf(native: string): string | undefined {
  if (!acronym.test(native)) return undefined
  const letters = (native.match(oneOfThem) ?? []).map((name) => letterNames.get(name) ?? '')
  return new Set(letters).size < 2 ? undefined : letters.join('')
}
