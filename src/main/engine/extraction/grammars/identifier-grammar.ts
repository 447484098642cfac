/** Identifiers in a line's words: as read, or repaired within grammar and check digits. */
import type { Identifier, IdentifierCheck, IdentifierProblem } from '../../identifiers'
import { isMark } from '../../identifiers/confusions'
import type { ReadChar } from '../../model'
import type { Grammar, Parsed } from './grammar'
import { textOf, wereRead, type LaidWord } from '../layout/layout'
import { spanOf, trimmed } from '../layout/span'

/** More exchanged characters than this make an identifier out of any text. */
const mostEdits = 2
/** … but a letter and a digit of one shape are told apart by their place alone: IBO is 180 where letters must stand. */
const mostTwins = 3
const twins = /^(?:[O0]{2}|[I1L]{2}|[B8]{2}|[S5]{2}|[Z2]{2}|[G6]{2})$/

/** The characters of words, in order; a reader that gives none has each stand for itself. */
export function charsOf(words: readonly LaidWord[]): ReadChar[] {
  return words.flatMap((w) =>
    w.chars.length > 0 ? [...w.chars] : [...w.text].map((text) => ({ text, confidence: w.confidence, others: [] })),
  )
}

/** A character of this confidence is not exchanged to satisfy a check: then the print fails it. */
export const surelyRead = 0.95

/**
 * Reads words as one identifier; null where nothing near the reading fits. What has the form but fails its check is
 * given as it is printed, marked so, where it was read too surely to be a misreading or nothing else fits. In the text
 * of a PDF nothing is misread: what is near the form, as a PAN with an O for a zero, is printed so, and given so.
 */
export function readIdentifier(identifier: Identifier, words: readonly LaidWord[]): Parsed | null {
  const printed = asPrinted(identifier, words)
  const fitting = repaired(identifier, words)
  if (fitting && fitting.edits > 0 && !wereRead(words)) return printed ?? failing(identifier, words, 'grammar_mismatch')
  if (!printed || !fitting) return fitting ?? printed
  const chars = charsOf(words).filter(({ text }) => /[0-9A-Za-z]/.test(text))
  const exchanged = chars.filter((_, i) => fitting.value[i] !== printed.value[i])
  return exchanged.some(({ confidence }) => confidence < surelyRead) ? fitting : printed
}

/** What is wrong with a value that may be printed all the same. */
const printable: readonly (IdentifierProblem | undefined)[] = ['check_digit', 'holder_type', 'range', 'unusual']

function asPrinted(identifier: Identifier, words: readonly LaidWord[]): Parsed | null {
  const check = identifier.check(normalised(identifier, words))
  if (check.ok || !identifier.shownFailing || !printable.includes(check.problem)) return null
  return failing(identifier, words, failureOf(check))
}

const normalised = (identifier: Identifier, words: readonly LaidWord[]): string =>
  identifier.normalise(words.map((w) => w.text).join(''))

const failing = (identifier: Identifier, words: readonly LaidWord[], code: Failure): Parsed => ({
  value: normalised(identifier, words),
  span: spanOf(words),
  fit: 0.6,
  check: 'failed',
  edits: 0,
  reasons: [{ code }],
})

function repaired(identifier: Identifier, words: readonly LaidWord[]): Parsed | null {
  const chars = charsOf(words)
  const bare = chars.filter(({ text }) => !/[()]/.test(text))
  // "(GSTIN: 27AAB…1Z5)": a number that is whole without the bracket has no letter that was read as one.
  const isWhole = identifier.repair(bare)[0]?.edits === 0
  const [best] = identifier.repair(isWhole || loneBrackets(words) === 0 ? bare : chars)
  if (!best || best.edits > mostTwins) return null
  const check = identifier.check(best.value)
  if (best.edits > mostEdits && !(check.ok && differsInTwins(identifier, words, best.value))) return null
  // Words of an address and its PIN code have the form of many a number: what fails must be one word at least.
  const alone = words.length === 1 && /^[0-9A-Z$]+$/.test(words[0]?.text ?? '')
  if (!check.ok && !(alone && identifier.shownFailing && printable.includes(check.problem))) return null
  const state = !check.ok ? 'failed' : check.kind === 'grammar' ? 'none' : best.edits > 0 ? 'spent' : 'passed'
  const failed = check.ok ? [] : [{ code: failureOf(check) }]
  return {
    value: best.value,
    span: spanOf(words),
    fit: best.edits === 0 ? 1 : 0.9 ** best.edits,
    check: state,
    edits: best.edits,
    reasons: best.edits > 0 ? [...failed, { code: 'repaired' }] : failed,
  }
}

/** True where every character that was exchanged has the shape of the one it was exchanged for. */
function differsInTwins(identifier: Identifier, words: readonly LaidWord[], value: string): boolean {
  const read = normalised(identifier, words)
  return read.length === value.length && [...read].every((c, i) => c === value[i] || twins.test(c + value[i]))
}

type Failure = 'check_digit_failed' | 'grammar_mismatch'

const failureOf = (check: IdentifierCheck): Failure =>
  check.kind === 'check_digit' && check.problem === 'check_digit' ? 'check_digit_failed' : 'grammar_mismatch'

/**
 * The best identifier among the runs of a line's words whose characters number between `least` and `most`; the
 * fewest edits win, then the longest, then the leftmost. What has fewer digits than `fewestDigits` is a word.
 */
export function identifierGrammar(
  identifier: Identifier,
  least: number,
  most: number,
  fewestDigits = least / 4,
): Grammar {
  return (span) => {
    let best: Parsed | null = null
    for (const line of span.lines) {
      for (const words of runs(trimmed(line), identifier, least, most + 1)) {
        const length = lengthOf(identifier, words)
        if ((textOf(words).match(/\d/g)?.length ?? 0) < fewestDigits) continue
        const found = length > most ? withoutWeakest(identifier, words) : readIdentifier(identifier, words)
        if (
          found &&
          (!best ||
            rankOf(found) < rankOf(best) ||
            (rankOf(found) === rankOf(best) && found.value.length > best.value.length))
        )
          best = found
      }
    }
    return best
  }
}

/** Fewest edits first; what fails its check comes after all that hold it. */
const rankOf = (read: Parsed): number => read.edits + (read.check === 'failed' ? 2 * mostEdits : 0)

/** One character too many was read: without its least sure one. */
function withoutWeakest(identifier: Identifier, words: readonly LaidWord[]): Parsed | null {
  const chars = charsOf(words)
  const weakest = chars.reduce((at, c, i) => (c.confidence < (chars[at]?.confidence ?? 1) ? i : at), 0)
  const [best] = identifier.repair(chars.filter((_, i) => i !== weakest))
  if (!best || best.edits > 0 || !wereRead(words)) return null
  return { value: best.value, span: spanOf(words), fit: 0.6, check: 'spent', edits: 1, reasons: [{ code: 'repaired' }] }
}

/** Marks that stand for a letter or digit count. */
function lengthOf(identifier: Identifier, words: readonly LaidWord[]): number {
  const text = words.map((w) => w.text).join('')
  const marks = [...text].filter((char) => isMark(char) && !'()'.includes(char)).length
  return identifier.normalise(text).length + marks
}

/** Brackets without a partner: a J and a C are read so. */
function loneBrackets(words: readonly LaidWord[]): number {
  const text = textOf(words)
  return Math.abs(text.split('(').length - text.split(')').length)
}

/** Letters that are no capitals and look like none: identifiers are printed in capitals, sentences are not. */
const isSentence = (words: readonly LaidWord[]): boolean => (textOf(words).match(/[abdefghnqrt]/g)?.length ?? 0) > 1

/** A day as cards print it: one word of a line, never a part of a number that goes over several words. */
const dayInDigits = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b/

/** Runs of whole words, none of several a day, with a number of characters between two bounds, after normalisation. */
function* runs(
  line: readonly LaidWord[],
  identifier: Identifier,
  least: number,
  most: number,
): Generator<readonly LaidWord[]> {
  for (let from = 0; from < line.length; from++) {
    for (let to = from + 1; to <= line.length; to++) {
      const words = line.slice(from, to)
      const length = lengthOf(identifier, words)
      if (length > most) break
      if (length + loneBrackets(words) < least || isSentence(words)) continue
      if (!(words.length > 1 && words.some(({ text }) => dayInDigits.test(text)))) yield words
    }
  }
}
