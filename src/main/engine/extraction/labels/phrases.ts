/** Phrases found on a layout: the ground of labels and of cues. */
import { distance } from 'fastest-levenshtein'
import { onceFor } from '../../once-for'
import { fold, likeness, mostErrors } from './fuzzy'
import { textOf, type LaidWord, type Segment } from '../layout/layout'

export interface PhraseHit {
  readonly phrase: string
  readonly segment: Segment
  /** Words of the segment, from inclusive, to exclusive. */
  readonly from: number
  readonly to: number
  /** 0..1, 1 when read exactly. */
  readonly likeness: number
}

interface Prepared {
  readonly phrase: string
  readonly folded: string
  /** As `folded`, with each slash between single letters (S/W/D) as the stroke for which it is often taken. */
  readonly stroked: string | null
  /** Its words, each folded. */
  readonly folds: readonly string[]
  /** What is left of it where a word at one of its ends is missing: another phrase, and no misreading of this one. */
  readonly parts: ReadonlySet<string>
  /** One more than the errors that are allowed: where the phrase stands, one of them at least was read exactly. */
  readonly pieces: readonly string[]
}

/**
 * A word of so many letters may be worn: one letter of it wrong, where the reader was this unsure of it, or where it
 * opens its line with one round letter for another (Nome).
 */
const wornLength = 4
const wornConfidence = 0.75
const wornLikeness = 0.75
const round = /[acemnou]/

const isShort = (folded: string): boolean => /^[a-z]+$/.test(folded) && folded.length === wornLength
const mostErrorsIn = (folded: string): number => (isShort(folded) ? 1 : mostErrors(folded))

/** The likeness of a badly read word to a phrase of one short word, as a small label is; 0 where it is none. */
function wornLike({ text, confidence }: LaidWord, opens: boolean, read: string, phrase: string): number {
  if (!isShort(phrase) || read.length !== phrase.length || /\d/.test(text)) return 0
  const [wrong, ...more] = [...read].flatMap((letter, i) => (letter === phrase[i] ? [] : [letter + phrase[i]]))
  if (wrong === undefined || more.length > 0) return 0
  return confidence < wornConfidence || (opens && [...wrong].every((l) => round.test(l))) ? wornLikeness : 0
}

/** `S/O` is parted by a stroke or has its letters: 50 alone is a number. */
const isNumberFor = (read: string, phrase: string): boolean =>
  /^\d+[^\p{L}\p{M}\p{N}]*$/u.test(read) && !/\d/.test(phrase)

/** Words that join others in a sentence of Hindi or Marathi: where a phrase has none, what is read is another phrase. */
const joining = /^(?:का|की|के|को|में|से|पर|ने|चा|ची|चे|च्या)$/u
const joins = (phrase: string): boolean => phrase.split(/\s+/).some((word) => joining.test(word))

const initialsParted = /^[A-Z]\/[A-Z]\b/

const preparedPhrases = new Map<string, Prepared>()

function prepare(phrase: string): Prepared {
  let prepared = preparedPhrases.get(phrase)
  if (!prepared) {
    const words = phrase.split(/\s+/)
    const folds = words.map(fold)
    const folded = folds.join('')
    const stroked = initialsParted.test(phrase) ? fold(phrase.replaceAll('/', 'I')) : null
    const pieces = [folded, stroked].flatMap((text) => (text === null ? [] : piecesOf(text, mostErrorsIn(text) + 1)))
    const parts = new Set(folds.flatMap((_, i) => [folds.slice(0, i), folds.slice(i + 1)].map((part) => part.join(''))))
    prepared = { phrase, folded, stroked, folds, parts, pieces }
    preparedPhrases.set(phrase, prepared)
  }
  return prepared
}

function piecesOf(text: string, count: number): string[] {
  const at = (i: number): number => Math.round((i * text.length) / count)
  return Array.from({ length: count }, (_, i) => text.slice(at(i), at(i + 1)))
}

/** False where a phrase cannot stand in a text, told without comparing: `text` is folded and holds no blanks. */
export function mayHold(text: string, phrase: string): boolean {
  return prepare(phrase).pieces.some((piece) => text.includes(piece))
}

/** Folded words of a segment, made once: every phrase of every type is compared with them. */
export const foldsOf = onceFor((segment: Segment): readonly string[] => segment.words.map((w) => fold(w.text)))

/** All of a segment, folded, without blanks; made once. */
export const foldedText = onceFor((segment: Segment): string => foldsOf(segment).join(''))

/**
 * The best place of each phrase's occurrences in a segment. Spaces may have been lost or added by the reader,
 * so windows of a word less or more are compared without them.
 */
export function findPhrase(segment: Segment, phrase: string): PhraseHit[] {
  const wanted = prepare(phrase)
  const text = foldedText(segment)
  if (text.length < wanted.folded.length * 0.75 || !mayHold(text, phrase)) return []
  const hits: PhraseHit[] = []
  for (let from = 0; from < segment.words.length; from++) {
    let best = hitAt(segment, wanted, from)
    // What stands before a phrase may be near enough to be taken with it: the exact place begins later.
    for (let later = from + 1; best !== null && best.likeness < 1 && later < best.to; later++) {
      const other = hitAt(segment, wanted, later)
      if (other && other.likeness > best.likeness) best = other
    }
    if (best) {
      hits.push(best)
      from = best.to - 1
    }
  }
  return hits
}

/** True where a word of the phrase is missing, though what is left of it is near enough. */
export const lacksWord = ({ phrase, segment, from, to }: PhraseHit): boolean =>
  prepare(phrase).parts.has(foldsOf(segment).slice(from, to).join(''))

/**
 * True where one word of a phrase is another word altogether: "Customer Care" is no misreading of "Customer Code",
 * though few letters of the whole differ. Misread letters are spread over a phrase.
 */
function hasAnotherWord(read: readonly string[], phrase: readonly string[]): boolean {
  // "Order No. RKT/" for "Order No / Rev": strokes are no words.
  const [words, wanted] = [read, phrase].map((folds) => folds.filter((word) => word !== '')) as [string[], string[]]
  return (
    words.length === wanted.length && words.some((word, i) => distance(word, wanted[i]!) > mostErrorsOfWord(wanted[i]!))
  )
}

/** "1. Name and Address of RAJSHREE": the number of a row before a phrase is no word of it. */
const numberOfRow = /^\(?\d{1,2}[.)]+$/

const mostErrorsOfWord = (word: string): number => Math.max(1, Math.floor(word.length / 3))

/** The likest run of words that begins at a word; null where none is like the phrase. */
function hitAt(segment: Segment, wanted: Prepared, from: number): PhraseHit | null {
  const folds = foldsOf(segment)
  if (folds[from] === '') return null
  const first = numberOfRow.test(segment.words[from]!.text) ? from + 1 : from
  let read = ''
  let best: PhraseHit | null = null
  for (let to = from + 1; to <= Math.min(folds.length, from + wanted.folds.length + 3); to++) {
    const piece = folds[to - 1] ?? ''
    if (piece === '' && to > from + 1) continue
    read += piece
    if (read.length > wanted.folded.length * 1.25 + 1) break
    const words = segment.words.slice(from, to)
    if (isNumberFor(textOf(words), wanted.phrase)) continue
    if (words.some(({ text }) => joining.test(text)) && !joins(wanted.phrase)) continue
    const like = Math.max(
      likeness(read, wanted.folded),
      wanted.stroked ? likeness(read, wanted.stroked) : 0,
      words.length === 1 ? wornLike(words[0]!, from === 0, read, wanted.folded) : 0,
    )
    // "Contact: Mr. Vyas" is no "Contractor", "Consumption : 38 KL" no "Consumption (KL)": what a colon closes is not read on.
    const isOverColon = like < 1 && words.slice(0, -1).some(({ text }) => /^[:：]$|\p{L}\.?[:：]$/u.test(text))
    const isLikest = like > 0 && !isOverColon && (!best || like > best.likeness)
    if (isLikest && !hasAnotherWord(folds.slice(first, to), wanted.folds))
      best = { phrase: wanted.phrase, segment, from, to, likeness: like }
  }
  return best
}
