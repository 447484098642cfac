/** Phrases on a page that was read badly: several letters of each may be others that look alike in a blur. */
import { onceFor } from '../../once-for'
import { fold } from './fuzzy'
import { foldedText, foldsOf, type PhraseHit } from './phrases'
import type { Layout, Segment } from '../layout/layout'

/** Shorter phrases are like too many words when so much of them may be wrong. */
const leastLength = 8
/**
 * What the changes of a phrase may cost, for each of its letters: of the whole, of one word of it, which may not be
 * another word altogether (a donation receipt is no payment receipt), and of the whole where blanks were lost or added.
 */
const mostCost = 0.3
const mostOfWord = 0.42
const mostUnparted = 0.15
/** A letter for another of its outline is half a mistake. */
const alikeCost = 0.55

/** Letters of one outline: of the height of x, with one stroke, risen, hanging; capitals were folded to them. */
const outlines = ['acemnorsuvwxz', 'ifjt', 'bdhk', 'gpqy'] as const
const outlineOf = new Map(outlines.flatMap((letters, i) => [...letters].map((letter) => [letter, i] as const)))

/** Below this mean of its characters' confidences a page was read badly. */
const badlyRead = 0.8

export const isReadBadly = onceFor(({ source, segments }: Layout): boolean => {
  const words = segments.flatMap((segment) => segment.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return source === 'ocr' && letters > 0 && sure < badlyRead * letters
})

/** The place in a segment that is likest to a phrase, if any is like enough. */
export function findBlurredPhrase(segment: Segment, phrase: string): PhraseHit[] {
  const words = foldedWords(phrase)
  const wanted = words.join('')
  if (wanted.length < leastLength || foldedText(segment).length < wanted.length * (1 - mostCost)) return []
  const folds = foldsOf(segment)
  const most = mostCost * wanted.length
  let best: PhraseHit | null = null
  for (let from = 0; from < folds.length; from++) {
    let read = ''
    for (let to = from + 1; to <= Math.min(folds.length, from + words.length + 2); to++) {
      read += folds[to - 1]!
      if (read.length > wanted.length + most) break
      if (read.length < wanted.length - most) continue
      const isWordForWord = isAlikeByWords(folds.slice(from, to), words)
      const allowed = isWordForWord ? most : mostUnparted * wanted.length
      const cost = changes(read, wanted, allowed)
      const likeness = 1 - cost / wanted.length
      if (cost <= allowed && likeness > (best?.likeness ?? 0)) best = { phrase, segment, from, to, likeness }
    }
  }
  return best ? [best] : []
}

const isAlikeByWords = (read: readonly string[], wanted: readonly string[]): boolean =>
  read.length === wanted.length &&
  read.every((word, i) => changes(word, wanted[i]!, mostOfWord * wanted[i]!.length) <= mostOfWord * wanted[i]!.length)

const foldedPhrases = new Map<string, readonly string[]>()
function foldedWords(phrase: string): readonly string[] {
  const known = foldedPhrases.get(phrase)
  if (known) return known
  const words = phrase.split(/\s+/).map(fold)
  foldedPhrases.set(phrase, words)
  return words
}

/** What it costs to make one folded text of the other in a blur; Infinity where it costs more than `most`. */
export function changes(read: string, wanted: string, most: number): number {
  let row = Array.from({ length: wanted.length + 1 }, (_, i) => i)
  for (let i = 1; i <= read.length; i++) {
    const next = [i]
    let least = next[0]!
    for (let j = 1; j <= wanted.length; j++) {
      const cost = Math.min(row[j - 1]! + replacing(read[i - 1]!, wanted[j - 1]!), row[j]! + 1, next[j - 1]! + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return Infinity
    row = next
  }
  return row[wanted.length]!
}

function replacing(read: string, wanted: string): number {
  if (read === wanted) return 0
  const outline = outlineOf.get(read)
  return outline !== undefined && outline === outlineOf.get(wanted) ? alikeCost : 1
}
