/** What the words at a field's place say, in the form of its kind. */
import { isStrokeOrRing } from '../../../../shared/domain/user-types/look-alikes'
import { fitsPattern, isLike, type UserFieldSpec } from '../../../../shared/domain/user-types/spec'
import { amountGrammar } from '../../extraction/grammars/amount-grammar'
import { dateGrammar, parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import { charsOf, identifierGrammar, surelyRead } from '../../extraction/grammars/identifier-grammar'
import { textOf, type LaidWord } from '../../extraction/layout/layout'
import { spanOf, spanText, type Span } from '../../extraction/layout/span'
import { withStrokeLetters } from '../../extraction/grammars/stroke-letters'
import { gstin, ifsc, pan, type Identifier } from '../../identifiers'
import { confusionsOf } from '../../identifiers/confusions'

/** Null where the words say nothing of the kind. */
export function valueOfKind(
  { kind, pattern, unclear }: Pick<UserFieldSpec, 'kind' | 'pattern' | 'unclear'>,
  span: Span,
): Parsed | null {
  switch (kind) {
    case 'date':
      return dateGrammar({})(span)
    case 'amount':
      return amountGrammar(span)
    case 'identifier':
      return pattern === null ? textOfSpan(span) : likePattern(span, pattern, unclear)
    case 'text':
      return textOfSpan(span)
  }
}

const textOfSpan: Grammar = (span) => {
  const text = spanText(span)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:|=]+$/, '')
  return text === '' ? null : parsed(withStrokeLetters(text), span)
}

/** Identifiers that are known by their form alone, and their patterns. */
const known: readonly { readonly identifier: Identifier; readonly patterns: readonly string[] }[] = [
  { identifier: pan, patterns: ['AAAAA9999A'] },
  { identifier: gstin, patterns: ['99AAAAA9999A9AA', '99AAAAA9999A9A9', '99AAAAA9999AAAA', '99AAAAA9999AAA9'] },
  { identifier: ifsc, patterns: ['AAAA9999999'] },
]

/** The words of a line that are what the pattern says; the reader may have lost or added blanks, or read O for 0. */
function likePattern(span: Span, pattern: string, unclear: UserFieldSpec['unclear']): Parsed | null {
  const wanted = pattern.replace(/\s/g, '')
  const runs = span.lines.flatMap(runsOf)
  return (
    knownLike(span, wanted) ??
    exactly(runs, pattern, wanted) ??
    towardsPattern(runs, wanted, (at) => unclear?.includes(at) === false) ??
    similar(runs, wanted) ??
    otherwise(runs, wanted)
  )
}

const runsOf = (words: readonly LaidWord[]): readonly (readonly LaidWord[])[] =>
  words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1)))

const bare = (words: readonly LaidWord[]): string => textOf(words).replace(/\s/g, '')

/** An identifier that the engine knows, where the sample's pattern is of it but for characters of one shape. */
function knownLike(span: Span, wanted: string): Parsed | null {
  for (const { identifier, patterns } of known) {
    if (!patterns.some((pattern) => mayBe(pattern, wanted))) continue
    const found = identifierGrammar(identifier, wanted.length, wanted.length)(span)
    if (found && found.check !== 'failed') return found
  }
  return null
}

/** True for patterns that differ in a character or two which the reader of the sample took for another. */
const mayBe = (pattern: string, wanted: string): boolean =>
  pattern.length === wanted.length && [...pattern].filter((c, i) => c !== wanted[i]).length <= mostMisread
const mostMisread = 2

function exactly(runs: readonly (readonly LaidWord[])[], pattern: string, wanted: string): Parsed | null {
  const run = runs.find((words) => fitsPattern(bare(words), wanted))
  return run ? parsed(pattern.includes(' ') ? textOf(run) : bare(run), spanOf(run)) : null
}

function towardsPattern(
  runs: readonly (readonly LaidWord[])[],
  wanted: string,
  isClear: (at: number) => boolean,
): Parsed | null {
  for (const run of runs) {
    const found = towards(run, wanted, isClear)
    if (found) return { ...parsed(found.value, spanOf(run), 0.8), edits: found.edits, reasons: [{ code: 'repaired' }] }
  }
  return null
}

/** Groups of letters and digits as on the sample, but of other lengths: the next number may have a digit more. */
function similar(runs: readonly (readonly LaidWord[])[], wanted: string): Parsed | null {
  const run = runs.find((words) => isLike(bare(words), wanted))
  return run ? { ...parsed(bare(run), spanOf(run), 0.8), reasons: [{ code: 'grammar_mismatch' }] } : null
}

/** Another number of about the same length, not of letters alone: the sample itself may have been misread. */
function otherwise(runs: readonly (readonly LaidWord[])[], wanted: string): Parsed | null {
  const isNear = (text: string): boolean =>
    Math.abs(text.length - wanted.length) <= 2 && text.replace(/\D/g, '').length * 3 >= text.length
  const run = runs.find((words) => isNear(bare(words)))
  return run ? { ...parsed(bare(run), spanOf(run), 0.5), reasons: [{ code: 'grammar_mismatch' }] } : null
}

/** At most one character in so many may have been read as another. */
const fewestRight = 4
/** Less likely exchanges are made by nobody but a repair that a check digit bears out. */
const likelyLooks = 0.3

/**
 * The words with characters of the same looks that a pattern asks for; null where they are something else. How sure the
 * reader is of a stroke or a ring says nothing: where the sample had a clear digit or letter, that tells. The text of a
 * PDF was not read: its characters, of a confidence of 1, stand.
 */
function towards(
  words: readonly LaidWord[],
  pattern: string,
  isClear: (at: number) => boolean,
): { readonly value: string; readonly edits: number } | null {
  const chars = charsOf(words)
  const text = chars.map((char) => char.text).join('')
  if (text.length !== pattern.length) return null
  let edits = 0
  const fitting = Array.from(text, (char, i) => {
    if (fitsPattern(char, pattern[i]!)) return char
    edits += 1
    const { confidence } = chars[i]!
    if (confidence > surelyRead && !(confidence < 1 && isStrokeOrRing(char) && isClear(i))) return null
    const [best] = [...confusionsOf(char.toUpperCase())]
      .filter(([other, weight]) => weight >= likelyLooks && fitsPattern(other, pattern[i]!))
      .sort((a, b) => b[1] - a[1])
    return best?.[0] ?? null
  })
  return fitting.includes(null) || edits * fewestRight > text.length ? null : { value: fitting.join(''), edits }
}
