/** The names of columns, and which of them a text is. */
import { onceFor } from '../../once-for'
import { changes } from '../labels/blurred-phrases'
import { fold, likeness } from '../labels/fuzzy'

/** Column names of a type with the phrases under which they are printed, best first. */
export type ColumnPhrases<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** Units and marks in a head that say nothing about which column it is. */
export const noise =
  /\([^)]*\)|\bin\s+(?:₹|(?:rs|inr|kgs?|gms?|grams?|mt|nos|pcs|ltrs?|litres|quintals?|tonnes?)\b\.?)|\b(?:inr|rs|rupees)\b\.?|₹|[`*#:|]/gi

/**
 * What a reader makes of the edges of a cell, or of a dark band behind it: "iDate", "jDate", "Balance}", "Balance
 * (₹)§".
 */
const edges = /^[ijl1|!\[\](){}]+(?=\p{Lu}\p{Ll})|[|!\[\]{}§]+$/gu
/** "Rate per MT", "Price / Gram", "Rs. per Kg": the price of one, whatever it is one of. */
const perOne =
  /^(?:(rate|price|cost|charges?)|(?:rs|inr|₹)\.?)\s*(?:\(?\s*(?:rs|inr|₹)\.?\s*\)?\s*)?(?:\/|per\b)\s*\(?[\p{L}.\s]{1,12}\)?$/iu
/** "Particulars of Consignment": whatever it is of, such a column tells it in words. */
const ofWhat = /^(particulars|description|nature)\s+of\s+(?:the\s+)?\p{L}[\p{L}\s/&.]*$/iu
/** "Post Dt." */
const shortDate = /\bDt\b\.?/gi

interface KnownPhrase<Name extends string> {
  readonly name: Name
  readonly folded: string
  readonly percent: boolean
  /** True for "Debit/Credit", whose halves head columns of their own where no stroke is between them. */
  readonly joined: boolean
}

/** The column that a text names, and how well, 0..1. */
export interface Named<Name extends string> {
  readonly name: Name
  readonly likeness: number
}

interface Prepared<Name extends string> {
  readonly phrases: readonly KnownPhrase<Name>[]
  readonly starts: readonly string[]
}

export interface Known<Name extends string> extends Prepared<Name> {
  /** What texts were found to name: bands that begin at neighbouring rows ask for the same again. */
  readonly found: Map<string, Named<Name> | null>
}

/** Columns' names made ready for the rows of one page. */
export const prepared = <Name extends string>(phrases: ColumnPhrases<Name>): Known<Name> => ({
  ...(preparedOnce(phrases) as Prepared<Name>),
  found: new Map(),
})

const preparedOnce = onceFor((phrases: ColumnPhrases<string>): Prepared<string> => {
  const all = Object.entries(phrases).flatMap(([name, list]) =>
    list.map((phrase) => ({ name, phrase, folded: fold(phrase), percent: phrase.includes('%') })),
  )
  const names = new Map(all.map(({ name, folded }) => [folded, name]))
  const isJoined = (phrase: string): boolean => {
    const halves = phrase.split('/').map((half) => names.get(fold(half)))
    return halves.length === 2 && halves[0] !== halves[1] && !halves.includes(undefined)
  }
  return {
    phrases: all
      .map(({ phrase, ...known }) => ({ ...known, joined: isJoined(phrase) }))
      .sort((a, b) => b.folded.length - a.folded.length),
    starts: [...new Set(all.map((p) => p.folded.slice(0, 3)))],
  }
})

export function nameOf<Name extends string>(text: string, known: Known<Name>): Named<Name> | null {
  const found = known.found.get(text)
  if (found !== undefined) return found
  const named = likest(text, known.phrases)
  known.found.set(text, named)
  return named
}

function likest<Name extends string>(text: string, phrases: readonly KnownPhrase<Name>[]): Named<Name> | null {
  const spelled = text.replace(edges, '').replace(shortDate, 'Date').replace(perOne, 'Rate')
  const forms = new Set([fold(spelled.replace(noise, ' ')), fold(spelled)])
  const isPercent = text.includes('%')
  const told = ofWhat.exec(spelled.trim())?.[1]
  let best: Named<Name> | null = null
  for (const { name, folded, percent, joined } of phrases) {
    if (joined && !text.includes('/')) continue
    for (const form of forms) {
      // "CGST%" is no other word than "CGST" and heads another column.
      const like = form === '' ? 0 : likeness(form, folded) - (percent === isPercent ? 0 : 0.01)
      if (like > (best?.likeness ?? 0)) best = { name, likeness: like }
    }
    if (best?.likeness === 1) break
  }
  return best ?? (told === undefined ? null : likest(told, phrases))
}

/** Shorter names are like too many words, when one of their letters may be any other. */
const leastBlurred = 4
/** What the changes of a name may cost in a blur, for each of its letters. */
const mostCost = 0.28

/**
 * The column that a badly read text names, of those that `free` lets it name; a name that it is half like is worth less
 * than one that was read.
 */
export function blurredNameOf<Name extends string>(
  text: string,
  { phrases }: Known<Name>,
  free: (name: Name) => boolean,
): Named<Name> | null {
  const read = fold(text.replace(noise, ' '))
  let best: Named<Name> | null = null
  for (const { name, folded, joined } of phrases) {
    const most = mostCost * folded.length
    if (joined || folded.length < leastBlurred || Math.abs(folded.length - read.length) > most || !free(name)) continue
    const like = (1 - changes(read, folded, most) / folded.length) * blurredWorth
    if (like > (best?.likeness ?? 0)) best = { name, likeness: like }
  }
  return best
}
const blurredWorth = 0.7
