/**
 * Print in a script that no model here reads, beside the same in Latin: Tamil, Gujarati, Kannada. Of a picture it is
 * read as letters that say nothing, "Gosirgui Ognma", and stands between a label and its value.
 */
import { isMonth } from '../identifiers/months'
import type { ReadChar } from '../model'
import type { LabelPhrases } from './labels/label-hit'
import { segmentFrom, type LaidWord, type Layout, type Segment } from './layout/layout'
import { findPhrase, type PhraseHit } from './labels/phrases'
import { ledgerWords } from './tables/statements/ledger'

/** Where half of the words are not read as surely as this, weak words are bad print, or of a bad picture. */
const wellRead = 0.97
/** A strange word has a letter that is guessed, and the mean of all is no better than this. */
const guessed = 0.66
const strangeMean = 0.9
const leastLetters = 2
/** Beside strange words, what is read no better than this goes with them. */
const weakMean = 0.9
/** Numbers stay, for values stand beside translations of their labels: so many digits, and more than this share. */
const fewestDigits = 3
const mostDigits = 0.5
/** "(808)": a few digits of which all are guessed are the letters beside them. */
const shortNumber = 4
/** Of a line that goes, so many letters that were not read surely go too, and more where as many go. */
const mostRest = 3
/** One word alone may be a name that is printed badly: where there are so many, they are of a script. */
const fewestAlone = 3

/** Other scripts are hardly ever read as capitals alone: those are a name, or the number of a phase. */
const small = /\p{Ll}/u

type Stretch = { readonly from: number; readonly to: number; readonly cores: number }

const isSign = ({ text }: ReadChar): boolean => /[\p{L}\p{M}\p{N}]/u.test(text)

/** How surely a word was read; one bad letter of a long word counts little. */
const meanOf = (signs: readonly ReadChar[]): number =>
  Math.exp(signs.reduce((sum, { confidence }) => sum + Math.log(confidence), 0) / signs.length)

const isNumber = (signs: readonly ReadChar[]): boolean => {
  const digits = signs.filter(({ text }) => /\p{N}/u.test(text)).length
  return digits >= fewestDigits && digits > mostDigits * signs.length
}

/** Digits of two scripts in one word, which no print has; of a long number one may be misread. */
const isMixed = (text: string): boolean => /^[^\p{L}\d]*(?=.*\d)(?=.*[०-९])[\d०-९]{2,4}[^\p{L}\d]*$/u.test(text)

function isStrange({ text, chars }: LaidWord): boolean {
  const signs = chars.filter(isSign)
  if (isMonth(text)) return false
  // The readers of Devanagari doubt themselves where its faces are odd.
  if (signs.length < leastLetters || !(isMixed(text) || (small.test(text) && !isNumber(signs)))) return false
  return signs.some(({ confidence }) => confidence < guessed) && meanOf(signs) < strangeMean
}

function goesWithStrange({ chars }: LaidWord): boolean {
  const signs = chars.filter(isSign)
  const isGuess = signs.length <= shortNumber && meanOf(signs) < guessed
  return (isGuess || !isNumber(signs)) && signs.length > 0 && meanOf(signs) < weakMean
}

const signsOf = (words: readonly LaidWord[]): number => words.flatMap(({ chars }) => chars.filter(isSign)).length

/** Between two that go, what was not read as surely as the page is goes too. */
const isUnsure = ({ chars, confidence }: LaidWord): boolean => !isNumber(chars.filter(isSign)) && confidence < wellRead

/** From the first word to behind the last of each stretch of strange words on a line. */
function stretchesOf({ words }: Segment): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (let at = 0; at < words.length; at++) {
    if (!isStrange(words[at]!)) continue
    let [from, to] = [at, at + 1]
    const belongs = (word: LaidWord | undefined): boolean =>
      word !== undefined && (isStrange(word) || goesWithStrange(word))
    const goesOn = (i: number, step: -1 | 1): boolean =>
      belongs(words[i]) || (belongs(words[i + step]) && isUnsure(words[i]!))
    while (from > (stretches.at(-1)?.to ?? 0) && goesOn(from - 1, -1)) from--
    while (to < words.length && goesOn(to, 1)) to++
    stretches.push({ from, to, cores: words.slice(from, to).filter(isStrange).length })
    at = to
  }
  return stretches
}

/** A label is known even where it is read badly. */
function unlabelled(segment: Segment, labels: LabelPhrases): readonly Stretch[] {
  const stretches = stretchesOf(segment)
  if (stretches.length === 0) return stretches
  const hits = Object.values(labels).flatMap((phrases) => phrases.flatMap((phrase) => findPhrase(segment, phrase)))
  return stretches.filter(({ from, to }) => {
    const isClear = (hit: PhraseHit): boolean => hit.to <= from || hit.from >= to
    // "Amount paid (o1": no "Paid on", which is less like it than the label before.
    const isOther = (hit: PhraseHit): boolean =>
      hits.some((h) => isClear(h) && h.from < hit.to && hit.from < h.to && h.likeness > hit.likeness)
    return hits.every((hit) => isClear(hit) || isOther(hit))
  })
}

/** "Shanti Market, Pockct C,": one word behind a comma, with words at both its sides that were read surely. */
function isInList({ words }: Segment, { from, to }: Stretch): boolean {
  const [before, after] = [words[from - 1], words[to]]
  return (
    before !== undefined &&
    after !== undefined &&
    to - from === 1 &&
    /\p{L},$/u.test(before.text) &&
    [before, after].every(({ confidence }) => confidence >= wellRead)
  )
}

/** A page that was read well, without what could not be, but for labels. The page itself where nothing is strange. */
export function withoutStrangePrint(layout: Layout, labels: LabelPhrases): Layout {
  if (layout.source !== 'ocr' || !isWellRead(layout)) return layout
  // Rows of a ledger are written once, by a machine: what is weak there is badly printed.
  const ledger = ledgerWords(layout)
  const inLedger = ({ words }: Segment): boolean => words.some((word) => ledger.has(word))
  const found = new Map(
    layout.segments.map((segment) => [segment, inLedger(segment) ? [] : unlabelled(segment, labels)]),
  )
  const all = [...found.values()].flat()
  const isScript = all.length >= fewestAlone
  const gone = (segment: Segment) =>
    (found.get(segment) ?? []).filter((stretch) => stretch.cores > 1 || (isScript && !isInList(segment, stretch)))
  if (layout.segments.every((segment) => gone(segment).length === 0)) return layout
  const strange: Segment[] = []
  const segments = layout.segments.flatMap((segment): Segment[] => {
    const stretches = gone(segment)
    if (stretches.length === 0) return [segment]
    const isGone = (i: number): boolean => stretches.some(({ from, to }) => i >= from && i < to)
    const words = segment.words.flatMap((word, i) =>
      isGone(i) ? [] : [isGone(i - 1) || isGone(i + 1) ? { ...word, besideUnread: true } : word],
    )
    const rest = signsOf(words)
    const isRest = words.every(isUnsure) && rest <= Math.max(mostRest, signsOf(segment.words) - rest)
    // The stroke between the two goes too.
    const from = isRest ? -1 : words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text))
    // A label begins where its translation does.
    if (from >= 0) return [{ ...segmentFrom(words.slice(from)), box: segment.box }]
    strange.push(segment)
    return []
  })
  return { ...layout, segments, translations: [...(layout.translations ?? []), ...strange] }
}

function isWellRead({ segments }: Layout): boolean {
  const confidences = segments.flatMap(({ words }) => words.map(({ confidence }) => confidence)).sort((a, b) => a - b)
  return (confidences[confidences.length >> 1] ?? 0) >= wellRead
}
