import { textOf, type LaidWord } from './layout'
import { spanOf, type Span } from './span'

/** The words of a span that lie between two offsets of its text, its lines joined by a blank each. */
export function wordsOfText(span: Span, start: number, end: number): Span {
  let at = 0
  const lines: LaidWord[][] = []
  for (const line of span.lines) {
    const kept: LaidWord[] = []
    let from = at
    for (const word of line) {
      if (from < end && from + word.text.length > start) kept.push(word)
      from += word.text.length + 1
    }
    lines.push(kept)
    at += textOf(line).length + 1
  }
  return spanOf(...lines)
}
