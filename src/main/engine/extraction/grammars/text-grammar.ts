/** Grammar of a short text of a form: what a firm does, what it is, what it is called. */
import { letterCount } from '../../../../shared/lib/letter-count'
import { textOf, type LaidWord } from '../layout/layout'
import { spanOf, trimmed } from '../layout/span'
import { parsed, type Grammar } from './grammar'
import { withNumerals, withStrokeLetters } from './stroke-letters'

/** What an office prints where there is nothing to say. */
const nothing = /^(?:n\.?\s?[/.]?\s?a\.?|nil|none|null|not applicable|not available|[-–—_.*:\s]+|blank)$/i

const indic =
  /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Gurmukhi}\p{Script=Oriya}]/u

/** The lines of a value in one, without marks at its ends and without the other script where both are printed. */
function tidyLines(lines: readonly (readonly LaidWord[])[]): { words: (readonly LaidWord[])[]; text: string } {
  const all = lines
    .flat()
    .map((w) => w.text)
    .join(' ')
  // "प्राधान्य कुटुंब (PHH)": what stands in brackets is short for what is said before it.
  const latin = (all.replace(/\([^()]*\)/g, ' ').match(/[A-Za-z]/g)?.length ?? 0) >= 3
  const kept = lines.map((line, i) => {
    const own = latin ? line.filter((w) => !indic.test(w.text)) : line
    const last = own.at(-1)
    // "KOTTAYAM /" over "NAGAMPADAM": the stroke belongs to the value that goes on.
    const goesOn = i < lines.length - 1 && last?.text === '/' && own.length > 1
    return goesOn ? [...trimmed(own), last] : trimmed(own)
  })
  const text = withNumerals(kept.map(textOf).join(' '))
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,.=|/\\_*-]+|[\s,;:=|/\\_*-]+$/g, '')
  return { words: kept, text }
}

/** "MIS KAVERI SILKS", "MI/S Om Traders": the stroke in the form of address of a firm is read as a letter. */
const misreadMessrs = /^M(?:[I1l|]\/|\/[I1l|]|[I1l|])S(?=[.\s]+\p{Lu})/u

const isOpen = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)

/** How far a text is believed that ends within brackets: it goes on where nothing was found. */
const openFit = 0.5

/** A text of at least some letters: the name of a firm, what it does, what it is. */
export function textGrammar(most = 3): Grammar {
  return (span) => {
    const { words, text } = tidyLines(span.lines.slice(0, most))
    if (letterCount(text) < 2 || nothing.test(text) || text.length > 160) return null
    const digits = text.match(/\d/g)?.length ?? 0
    const strange = text.match(/[^\p{L}\p{M}\p{N}\s.,&()'’/+:;"-]/gu)?.length ?? 0
    const fit = (digits > letterCount(text) ? 0.4 : 1) * (isOpen(text) ? openFit : 1) * 0.8 ** strange
    const value = withStrokeLetters(text.replace(misreadMessrs, 'M/S'))
    return { ...parsed(value, spanOf(...words), fit), edits: value === text ? 0 : 1 }
  }
}

/** One of some texts, known by the words that begin it; the value is as printed. */
export function oneOfGrammar(known: RegExp): Grammar {
  return (span) => {
    const read = textGrammar()(span)
    return read && known.test(read.value) ? read : null
  }
}
