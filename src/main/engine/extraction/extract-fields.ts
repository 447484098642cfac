/** The fields of a document of a known type: candidates by rules, judged, looked at again, given a confidence. */
import { distance } from 'fastest-levenshtein'
import type { DocumentType } from '../../../shared/domain/document-types'
import { fieldCatalogue, type FieldSpec } from '../../../shared/domain/field-catalogue'
import type { Alternate, ExtractedField, FieldReason } from '../../../shared/domain/reading'
import { parseAddress, type Gazetteer } from '../address'
import type { DocumentDefinition } from '../documents/definition'
import type { SourcePage } from '../model'
import type { Reading } from '../reading'
import { confidenceOf, type Calibration } from './confidence'
import { curveOf, derivedFeatures, featuresOf, type Curve, type Features } from './features'
import { judge, leastConfidence, type Group } from './judge'
import { plausible } from './plausible'
import { cropGrammar, reread, rereadBlock, type Reread } from './reread'
import type { Candidate, RuleContext } from './rule'
import { wordsOf } from './span'
import { transliterated } from './transliterate'

/** What a field's confidence was concluded from; for fitting the calibration. */
export interface JudgedField {
  readonly path: string
  readonly value: string
  readonly curve: Curve
  readonly features: Features
}

export interface ExtractionTools {
  readonly reading: Reading
  readonly calibration: Calibration
  readonly gazetteer: () => Promise<Gazetteer>
  readonly sourcePage: (index: number) => SourcePage | undefined
}

export interface Extraction {
  readonly fields: readonly ExtractedField[]
  readonly judged: readonly JudgedField[]
}

/** Words surer than this are not looked at again: the second look would say the same. */
const sureEnough = 0.99

/** No value is believed further whose check digit or form does not hold. */
const failedCheck = 0.6

export async function extractFields(
  type: DocumentType,
  document: DocumentDefinition,
  context: RuleContext,
  tools: ExtractionTools,
): Promise<Extraction> {
  const tables = document.tables?.(context) ?? { cells: [], candidates: [] }
  const candidates = [...document.rules.flatMap((rule) => rule.find(context)), ...tables.candidates].filter(
    (c) => c.value !== '',
  )
  const fields: ExtractedField[] = []
  const judged: JudgedField[] = []
  const hasParts = (fieldCatalogue[type] ?? []).some((spec) => spec.path.startsWith('formatted_address.'))
  for (const spec of fieldCatalogue[type] ?? []) {
    if (spec.path.startsWith('formatted_address.')) continue
    const groups = judge(
      candidates.filter((c) => c.path === spec.path),
      spec.kind,
    )
    if (groups.length === 0) continue
    const { field, features } = await fieldOf(spec, groups, tools)
    fields.push(field)
    judged.push({ path: spec.path, value: field.value, curve: curveOf(spec.kind, spec.path), features })
    if (spec.kind !== 'address' || !hasParts) continue
    const members = await addressMembers(field, features, tools)
    fields.push(...members.fields)
    judged.push(...members.judged)
  }
  const order = (fieldCatalogue[type] ?? []).map((spec) => spec.path)
  fields.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
  const all = [...plausible(fields, context.today), ...tables.cells]
  return { fields: document.settle?.(all, context) ?? all, judged }
}

async function fieldOf(
  spec: FieldSpec,
  groups: readonly Group[],
  tools: ExtractionTools,
): Promise<{ field: ExtractedField; features: Features }> {
  const [first] = groups
  if (!first) throw new Error('no candidate')
  const seen = await secondLook(spec, first, tools)
  const value = replacedBy(seen, first) ?? first.value
  const look = seen && value !== first.value ? ({ own: 'same', second: 'same' } as const) : (seen?.look ?? null)
  const features = featuresOf(first, groups.slice(1), look)
  const fitted = confidenceOf(tools.calibration, curveOf(spec.kind, spec.path), features)
  const confidence = Math.min(fitted, mostOf(first))
  const best = first.candidates[0]!
  const latin = transliterated(value)
  const field: ExtractedField = {
    path: spec.path,
    value,
    ...(latin === null ? {} : { transliteration: latin }),
    confidence,
    proven: isProven(first) && value === first.value,
    evidence: first.candidates.map((c) => c.evidence),
    alternates: alternatesOf(value, first, groups.slice(1), seen, confidence),
    reasons: reasonsOf(first, groups.slice(1), seen, value !== first.value),
  }
  return { field: { ...field, evidence: withProofs(field, best) }, features }
}

/** What is said in one place only is no surer than its rule allows, what fails its check never sure. */
function mostOf({ candidates, sources }: Group): number {
  if (candidates[0]?.check === 'failed') return failedCheck
  return sources > 1 ? 1 : Math.max(...candidates.map((c) => c.most ?? 1))
}

/** Looks again where a single line was not read surely and no code or check digit bears it. */
async function secondLook(spec: FieldSpec, group: Group, tools: ExtractionTools): Promise<Reread | null> {
  const grammar = cropGrammar(spec.kind, spec.path)
  const candidate = group.candidates.find((c) => c.span !== null)
  if (!grammar || !candidate?.span || candidate.evidence.source !== 'ocr') return null
  if (isProven(group) || leastConfidence(candidate) >= sureEnough) return null
  // The second reader and the grammars of crops are of Latin print.
  if (wordsOf(candidate.span).some((word) => word.script === 'devanagari')) return null
  const page = tools.sourcePage(candidate.evidence.page)
  const { span, value } = candidate
  if (!page) return null
  if (spec.kind === 'address') return rereadBlock(page, span, value, sureEnough, tools.reading)
  return span.lines.length === 1 ? reread(page, span, value, spec.kind, grammar, tools.reading) : null
}

/** A reading that differs in more than this share of its characters is of other words, not a better one of these. */
const mostOther = 0.34

/** A first reading as sure as this stands against both others: a crop can be wrong as a whole. */
const firmly = 0.93

/** Two independent readers that agree with each other against a first reading in doubt are right. */
function replacedBy(seen: Reread | null, { value, candidates: [first] }: Group): string | null {
  if (!seen) return null
  if (seen.voted !== undefined) return seen.voted
  if (seen.look.own !== 'other' || seen.own === null || seen.own !== seen.second) return null
  if (first && first.check !== 'failed' && leastConfidence(first) >= firmly) return null
  return distance(seen.own, value) <= mostOther * value.length ? seen.own : null
}

/** Signed, or check digits that hold and a second source that says the same. */
function isProven(group: Group): boolean {
  const proofs = group.candidates.flatMap((c) => c.evidence.proofs)
  const kinds = new Set(group.candidates.map((c) => c.evidence.source))
  return proofs.includes('signature') || (proofs.includes('check_digit') && kinds.size > 1)
}

function withProofs(field: ExtractedField, best: Candidate): ExtractedField['evidence'] {
  if (new Set(field.evidence.map((e) => e.source)).size < 2) return field.evidence
  return field.evidence.map((e) => (e === best.evidence ? { ...e, proofs: [...e.proofs, 'agreement'] } : e))
}

function alternatesOf(
  value: string,
  best: Group,
  rivals: readonly Group[],
  seen: Reread | null,
  confidence: number,
): Alternate[] {
  const evidence = best.candidates[0]!.evidence
  const rest = 1 - confidence
  const all: Alternate[] = []
  if (best.value !== value) all.push({ value: best.value, confidence: rest / 2, kind: 'ocr', evidence })
  for (const read of [seen?.own, seen?.second])
    if (read) all.push({ value: read, confidence: rest / 2, kind: 'reread', evidence })
  for (const rival of rivals) {
    const from = rival.candidates[0]!
    const { source } = from.evidence
    const kind = source === 'qr' || source === 'mrz' ? source : from.edits > 0 ? 'repaired' : 'ocr'
    all.push({ value: rival.value, confidence: Math.min(rest, rival.score * rest), kind, evidence: from.evidence })
  }
  return all.filter((a, i) => a.value !== value && all.findIndex((b) => b.value === a.value) === i).slice(0, 4)
}

function reasonsOf(best: Group, rivals: readonly Group[], seen: Reread | null, replaced: boolean): FieldReason[] {
  const reasons: FieldReason[] = best.candidates.flatMap((c) => c.reasons)
  const candidate = best.candidates[0]!
  if (best.candidates.some((c) => c.check === 'passed')) reasons.push({ code: 'check_digit_passed' })
  if (candidate.edits > 0) reasons.push({ code: 'repaired' })
  if (leastConfidence(candidate) < 0.75) reasons.push({ code: 'low_ocr_confidence' })
  if (new Set(best.candidates.map((c) => c.evidence.source)).size > 1) reasons.push({ code: 'sources_agree' })
  if (seen) reasons.push({ code: 'reread' })
  if (replaced || seen?.look.second === 'other' || rivals.some((r) => r.score > 0.6))
    reasons.push({ code: 'sources_disagree' })
  return reasons.filter((r, i) => reasons.findIndex((other) => other.code === r.code) === i)
}

async function addressMembers(
  address: ExtractedField,
  features: Features,
  tools: ExtractionTools,
): Promise<Extraction> {
  const { formatted, doubts } = parseAddress(address.value, await tools.gazetteer())
  const evidence = address.evidence[0]!
  const fields: ExtractedField[] = []
  const judged: JudgedField[] = []
  for (const [member, { value, confidence: part }] of Object.entries(formatted)) {
    if (value === '') continue
    const path = `formatted_address.${member}`
    const curve = curveOf('text', path)
    const own = derivedFeatures(features, address.confidence, part, value.length)
    judged.push({ path, value, curve, features: own })
    fields.push({
      path,
      value,
      confidence: Math.max(0, confidenceOf(tools.calibration, curve, own)),
      proven: false,
      evidence: [{ ...evidence, source: 'derived', rule: `address.${member}`, proofs: [] }],
      alternates: [],
      reasons: [{ code: 'parsed_from_address' }, ...doubts.map((code) => ({ code }))],
    })
  }
  return { fields, judged }
}
