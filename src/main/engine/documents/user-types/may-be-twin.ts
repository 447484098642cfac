/** Whether an identifier of a user's type may hold a letter for a digit of its shape, or a digit for a letter. */
import { lookalikesIn, mixedPlaces, nearTwin } from '../../../../shared/domain/user-types/look-alikes'
import type { UserFieldSpec } from '../../../../shared/domain/user-types/spec'
import type { Parsed } from '../../extraction/grammars/grammar'
import { charsOf } from '../../extraction/grammars/identifier-grammar'
import { spanText, wordsOf } from '../../extraction/layout/span'
import type { ReadPage } from '../../model'

/** A reader that gives a second choice so much has not told it from the first. */
const untold = 0.03

/**
 * True where the pattern does not tell: because it allows both, or was itself made of a sample with a stroke or a ring at
 * this place. Print that was never pixels is as it is.
 */
export function mayBeTwin(
  { kind, pattern, unclear }: UserFieldSpec,
  { span, check }: Parsed,
  source: ReadPage['source'],
): boolean {
  if (kind !== 'identifier' || source !== 'ocr' || check === 'passed') return false
  const text = spanText(span)
  const wanted = (pattern ?? '').replace(/\s/g, '')
  const isOpen = (at: number): boolean => unclear === undefined || unclear.includes(at) || (wanted[at] ?? '*') === '*'
  return lookalikesIn(text).some(isOpen) || mixedPlaces(text).some((at) => isUntold(span, at))
}

function isUntold(span: Parsed['span'], at: number): boolean {
  const char = charsOf(wordsOf(span)).filter((one) => /\S/.test(one.text))[at]
  const twin = char ? nearTwin(char.text) : null
  return char?.others.some(({ text, confidence }) => text === twin && confidence >= untold) ?? false
}
