/** Makers of rules: the few shapes that most rules have. */
import type { EvidenceSource, FieldReason } from '../../../../shared/domain/reading'
import { mostDoubted } from './bounds'
import { nameGrammar, placeGrammar, type Grammar, type Parsed } from '../grammars/grammar'
import { valuesOf, type LabelHit, type LabelledPage, type Placement, type PlacedValue } from '../labels/labels'
import { textOf, type Layout } from '../layout/layout'
import type { Candidate, Rule } from './rule'
import { spanOf, spanQuad, spanText } from '../layout/span'
import { wrappedRest } from '../forms/wrapped-rest'
import { withYearUnder } from '../forms/year-under'

const placementStrength: Readonly<Record<Placement, number>> = { same_line: 0.95, right: 0.85, below: 0.9 }

/** A candidate from words on a page. */
export function fromWords(page: Layout, path: string, rule: string, read: Parsed, strength: number): Candidate {
  return {
    path,
    value: read.value,
    evidence: {
      page: page.page,
      quad: spanQuad(read.span),
      source: page.source,
      rule,
      rawText: spanText(read.span),
      proofs: read.check === 'passed' ? ['check_digit'] : [],
    },
    span: read.span,
    strength: strength * read.fit,
    check: read.check,
    edits: read.edits,
    reasons: read.reasons,
    ...(isDoubtful(page, read) ? { most: mostDoubted } : {}),
  }
}

/**
 * True for a value that may be only a part, the picture ending with it; and for one that had to be put right in the
 * text of a PDF, which is not misread: it is rather one of another form.
 */
const isDoubtful = (page: Layout, { span, check, reasons, isDoubted }: Parsed): boolean =>
  isDoubted === true ||
  (page.source === 'text_layer' && reasons.some((r) => r.code === 'repaired')) ||
  (check !== 'passed' && span.lines.some((line) => line[0]?.atEdge?.start || line.at(-1)?.atEdge?.end))

/**
 * A rule of whose values some are never sure from one place: readers take their characters for others together. The
 * second argument of `isDoubtful` is the text as it was read, the third how.
 */
export const doubted = (
  rule: Rule,
  isDoubtful: (value: string, rawText: string, source: EvidenceSource) => boolean,
): Rule => ({
  name: rule.name,
  find: (context) =>
    rule
      .find(context)
      .map((c) => (isDoubtful(c.value, c.evidence.rawText, c.evidence.source) ? { ...c, most: mostDoubted } : c)),
})

/** A candidate from a machine-readable code. */
export function fromCode(
  at: { page: number; quad: Candidate['evidence']['quad'] },
  source: EvidenceSource & ('qr' | 'mrz'),
  rule: string,
  path: string,
  value: string,
  more: {
    strength: number
    check?: Candidate['check']
    proofs?: Candidate['evidence']['proofs']
    reasons?: readonly FieldReason[]
    rawText?: string
    edits?: number
  },
): Candidate {
  return {
    path,
    value,
    evidence: { page: at.page, quad: at.quad, source, rule, rawText: more.rawText ?? value, proofs: more.proofs ?? [] },
    span: null,
    strength: more.strength,
    check: more.check ?? 'none',
    edits: more.edits ?? 0,
    reasons: more.reasons ?? [],
  }
}

/** The value of a label that fits a grammar: nearest place first, and the place that other labels of the page use. */
export function labelled(name: string, path: string, label: string, grammar: Grammar): Rule {
  return atLabels(name, label, (page, hit) => {
    const values = valuesOf(page, hit).map((value) => ({ ...value, span: withYearUnder(page, value) ?? value.span }))
    const found = bestOf(values, grammar)
    return found ? [fromWords(page.layout, path, name, found.read, found.strength * hit.likeness)] : []
  })
}

/** What stands at a label that only its words tell is never sure. */
export const asTold = ({ isTold }: LabelHit, found: Candidate): Candidate =>
  isTold ? { ...found, most: mostDoubted } : found

const atLabels = (
  name: string,
  label: string,
  candidatesAt: (page: LabelledPage, hit: LabelHit) => readonly Candidate[],
): Rule => ({
  name,
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === label)
        .flatMap((hit) => candidatesAt(page, hit).map((c) => asTold(hit, c))),
    ),
})

/** Of a name that goes on under its beginning, how far that beginning alone is believed, however well it was read. */
const onlyBegun = 0.6

/** As `labelled` for names, which may go on under their beginning. */
export function labelledName(name: string, path: string, label: string): Rule {
  return atLabels(name, label, (page, hit) => {
    const values = valuesOf(page, hit)
    const found = bestOf(values, nameGrammar)
    const whole = values[0] ? wrappedName(page, values[0]) : null
    const put = (read: Parsed, strength: number, rule = name): Candidate =>
      fromWords(page.layout, path, rule, read, strength * hit.likeness)
    return [
      ...(found ? [put(found.read, found.strength * (whole ? onlyBegun : 1))] : []),
      ...(whole ? [put(whole, 0.97, `${name}.wrapped`)] : []),
    ]
  })
}

/** A name on several lines, as far as they read as names; null for one that stands on one. */
function wrappedName(page: LabelledPage, value: PlacedValue): Parsed | null {
  const head = nameGrammar(value.span)
  if (!head) return null
  const read = wrappedRest(page, value).map((line) => nameGrammar(spanOf(line)))
  const end = read.findIndex((line) => !line || line.fit < 0.75)
  const rest = (end < 0 ? read : read.slice(0, end)).filter((line) => line !== null)
  if (rest.length === 0) return null
  const lines = [head, ...rest]
  return {
    ...head,
    value: lines.map((line) => line.value).join(' '),
    span: spanOf(...lines.flatMap((line) => line.span.lines)),
  }
}

/** As `labelled` for places, of which one that a comma ends goes on under its beginning. */
export function labelledPlace(name: string, path: string, label: string): Rule {
  return atLabels(name, label, (page, hit) => {
    const values = valuesOf(page, hit)
    const found = bestOf(values, placeGrammar)
    const whole = values[0] ? wrappedPlace(page, values[0]) : null
    const put = (read: Parsed, strength: number, rule = name): Candidate =>
      fromWords(page.layout, path, rule, read, strength * hit.likeness)
    return [
      ...(found ? [put(found.read, found.strength * (whole ? onlyBegun : 1))] : []),
      ...(whole ? [put(whole, 0.97, `${name}.wrapped`)] : []),
    ]
  })
}

/** A place on two lines, the first of which a comma ends; null for any other. */
function wrappedPlace(page: LabelledPage, value: PlacedValue): Parsed | null {
  const first = value.span.lines[0] ?? []
  const [second] = wrappedRest(page, value)
  if (!second || !/,\s*$/.test(textOf(first))) return null
  const [head, rest] = [placeGrammar(spanOf(first)), placeGrammar(spanOf(second))]
  if (!head || !rest) return null
  return { ...rest, value: `${head.value}, ${rest.value}`, span: spanOf(...head.span.lines, ...rest.span.lines) }
}

/** The first place whose text fits; a place further off counts less. */
function bestOf(values: readonly PlacedValue[], grammar: Grammar): { read: Parsed; strength: number } | null {
  let best: { read: Parsed; strength: number } | null = null
  values.forEach((value, order) => {
    const read = grammar(value.span)
    if (!read) return
    const strength = placementStrength[value.placement] * 0.93 ** order
    if (!best || strength * read.fit > best.strength * best.read.fit + 1e-9) best = { read, strength }
  })
  return best
}

/** Whatever fits a grammar in any segment of the pages, in reading order. */
export function anywhere(
  name: string,
  path: string,
  grammar: Grammar,
  strength: number,
  skip?: (page: LabelledPage, text: string) => boolean,
): Rule {
  return {
    name,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.layout.segments.flatMap((segment) => {
          const read = grammar(spanOf(segment.words))
          return read && !skip?.(page, spanText(read.span)) ? [fromWords(page.layout, path, name, read, strength)] : []
        }),
      ),
  }
}
