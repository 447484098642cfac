/** Candidates out of running text. */
import type { Candidate } from '../rules/rule'
import type { Span } from '../layout/span'
import { fromWords } from '../rules/candidates'
import { parsed } from '../grammars/grammar'
import type { Flow } from './flow'

export interface ProseFind {
  readonly value: string
  readonly start: number
  readonly end: number
}

interface FindMore {
  readonly edits?: number
  readonly reasons?: Candidate['reasons']
  /** False where more than the wording around it says which field it is. */
  readonly loose?: boolean
  /** How far it is believed at most. */
  readonly most?: number
}

/** A candidate from a stretch of the text. `fit` scales the strength. */
export function fromFlow(
  flow: Flow,
  path: string,
  rule: string,
  { value, start, end }: ProseFind,
  strength: number,
  more: FindMore = {},
): Candidate[] {
  return candidateFrom(flow, path, rule, value, flow.spanOf(start, end), start, strength, more)
}

/** Several stretches of one value, as the names of two sellers. */
export function fromFlowParts(
  flow: Flow,
  path: string,
  rule: string,
  parts: readonly ProseFind[],
  strength: number,
  more: FindMore = {},
): Candidate[] {
  const [first] = parts
  if (!first) return []
  const firstPage = flow.pageOf(first.start)
  const spans = parts.filter((p) => flow.pageOf(p.start) === firstPage).map((p) => flow.spanOf(p.start, p.end))
  const span = { lines: spans.flatMap((s) => s.lines) }
  return candidateFrom(flow, path, rule, parts.map((p) => p.value).join(', '), span, first.start, strength, more)
}

function candidateFrom(
  flow: Flow,
  path: string,
  rule: string,
  value: string,
  span: Span,
  start: number,
  strength: number,
  more: FindMore,
): Candidate[] {
  const page = flow.pageOf(start)
  if (!page || span.lines.length === 0 || value === '') return []
  const read = { ...parsed(value, span), edits: more.edits ?? 0, reasons: more.reasons ?? [] }
  return [{ ...fromWords(page.layout, path, rule, read, strength), loose: more.loose ?? true, most: more.most ?? 1 }]
}
