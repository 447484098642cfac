/** Identifiers in a line's words: as read, or repaired within grammar and check digits. */
import type { Identifier } from '../identifiers'
import type { ReadChar } from '../model'
import type { Grammar, Parsed } from './grammar'
import { textOf, type LaidWord } from './layout'
import { spanOf, trimmed } from './span'

/** More exchanged characters than this make an identifier out of any text. */
const mostEdits = 2

/** The characters of words, in order; a reader that gives none has each stand for itself. */
export function charsOf(words: readonly LaidWord[]): ReadChar[] {
  return words.flatMap((w) =>
    w.chars.length > 0 ? [...w.chars] : [...w.text].map((text) => ({ text, confidence: w.confidence, others: [] })),
  )
}

/** Reads words as one identifier; null where nothing near the reading fits. */
export function readIdentifier(identifier: Identifier, words: readonly LaidWord[]): Parsed | null {
  const [best] = identifier.repair(charsOf(words))
  if (!best || best.edits > mostEdits) return null
  const check = identifier.check(best.value)
  if (!check.ok) return null
  const state = check.kind === 'grammar' ? 'none' : best.edits > 0 ? 'spent' : 'passed'
  return {
    value: best.value,
    span: spanOf(words),
    fit: best.edits === 0 ? 1 : 0.9 ** best.edits,
    check: state,
    edits: best.edits,
    reasons: best.edits > 0 ? [{ code: 'repaired' }] : [],
  }
}

/**
 * The best identifier among the runs of a line's words whose characters number between `least` and `most`; the
 * fewest edits win, then the longest, then the leftmost.
 */
export function identifierGrammar(identifier: Identifier, least: number, most: number): Grammar {
  return (span) => {
    let best: Parsed | null = null
    for (const line of span.lines) {
      for (const words of runs(trimmed(line), identifier, least, most + 1)) {
        const length = lengthOf(identifier, words)
        if ((textOf(words).match(/\d/g)?.length ?? 0) < least / 4) continue
        const found = length > most ? withoutWeakest(identifier, words) : readIdentifier(identifier, words)
        if (
          found &&
          (!best || found.edits < best.edits || (found.edits === best.edits && found.value.length > best.value.length))
        )
          best = found
      }
    }
    return best
  }
}

/** One character too many was read: without its least sure one. */
function withoutWeakest(identifier: Identifier, words: readonly LaidWord[]): Parsed | null {
  const chars = charsOf(words)
  const weakest = chars.reduce((at, c, i) => (c.confidence < (chars[at]?.confidence ?? 1) ? i : at), 0)
  const [best] = identifier.repair(chars.filter((_, i) => i !== weakest))
  if (!best || best.edits > 0) return null
  return { value: best.value, span: spanOf(words), fit: 0.6, check: 'spent', edits: 1, reasons: [{ code: 'repaired' }] }
}

const lengthOf = (identifier: Identifier, words: readonly LaidWord[]): number =>
  identifier.normalise(words.map((w) => w.text).join('')).length

/** Runs of whole words with a number of characters between two bounds, after normalisation. */
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
      if (length >= least) yield words
    }
  }
}
