/** The fields of a document of a known type: candidates by rules, judged, looked at again, given a confidence. */
import type { DocumentType } from '../../../shared/domain/document-types'
import { fieldCatalogue, type FieldSpec } from '../../../shared/domain/field-catalogue'
import type { Alternate, ExtractedField, FieldReason } from '../../../shared/domain/reading'
import { parseAddress, type Gazetteer, type ParsedAddress } from '../address'
import type { DocumentDefinition } from '../documents/definition'
import type { SourcePage } from '../model'
import type { Reading } from '../reading'
import { beside } from './beside'
import { confidenceOf, type Calibration } from './confidence'
import { curveOf, derivedFeatures, featuresOf, type Curve, type Features, type Surroundings } from './features'
import { judge, leastConfidence, type Group } from './judge'
import { plausible } from './plausible'
import { cropGrammar, reread, type Reread } from './reread'
import type { LabelledPage } from './labels'
import type { Candidate, RuleContext } from './rule'
import { wordsOf } from './span'
import { transliterated } from './transliterate'

/** What a field's confidence was concluded from; for fitting the calibration. */
export interface JudgedField {
  readonly path: string
  readonly value: string
  readonly curve: Curve
  readonly features: Features
  /** What its rule allows a value that is said in one place only. */
  readonly most: number
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
  const specs = (fieldCatalogue[type] ?? []).filter((spec) => !spec.path.startsWith('formatted_address.'))
  const groupsOf = new Map(
    specs.map((spec) => [
      spec,
      judge(
        candidates.filter((c) => c.path === spec.path),
        spec.kind,
      ),
    ]),
  )
  const hasParts = (fieldCatalogue[type] ?? []).some((spec) => spec.path.startsWith('formatted_address.'))
  const complete = completeness(specs, (spec) => (groupsOf.get(spec) ?? []).length > 0)
  for (const [spec, groups] of groupsOf) {
    if (groups.length === 0) continue
    const { field, features, most, address } = await fieldOf(spec, groups, { pages: context.pages, complete }, tools)
    fields.push(field)
    judged.push({ path: spec.path, value: field.value, curve: curveOf(spec.kind, spec.path), features, most })
    if (!hasParts || address === null) continue
    const members = addressMembers(field, features, address, tools.calibration)
    fields.push(...members.fields)
    judged.push(...members.judged)
  }
  const order = (fieldCatalogue[type] ?? []).map((spec) => spec.path)
  fields.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
  const all = [...plausible(fields, context.today), ...tables.cells]
  return { fields: document.settle?.(all, context) ?? all, judged }
}

/** The share of the fields that every document of a type shows for which something was found. */
function completeness(specs: readonly FieldSpec[], found: (spec: FieldSpec) => boolean): number {
  const expected = specs.filter((spec) => spec.expected)
  return expected.length === 0 ? 1 : expected.filter(found).length / expected.length
}

async function fieldOf(
  spec: FieldSpec,
  groups: readonly Group[],
  { pages, complete }: { readonly pages: readonly LabelledPage[]; readonly complete: number },
  tools: ExtractionTools,
): Promise<{ field: ExtractedField; features: Features; most: number; address: ParsedAddress | null }> {
  const [first] = groups
  if (!first) throw new Error('no candidate')
  const seen = await secondLook(spec, first, tools)
  const value = seen?.instead ?? first.value
  const replaced = value !== first.value
  const address = spec.kind === 'address' ? parseAddress(value, await tools.gazetteer()) : null
  const best = first.candidates[0]!
  const latin = transliterated(value)
  const page = pages.find((p) => p.layout.page === best.evidence.page)
  const features = featuresOf(first, groups.slice(1), {
    look: seen && replaced ? { ...seen.look, first: 'same', second: 'same' } : (seen?.look ?? null),
    replaced,
    beside: best.span && page ? beside(best.span, page) : 0,
    complete,
    ...(address ? { places: placesOf(address) } : {}),
  })
  const most = mostOf(first)
  const confidence = Math.min(most, confidenceOf(tools.calibration, curveOf(spec.kind, spec.path), features))
  const field: ExtractedField = {
    path: spec.path,
    value,
    ...(latin === null ? {} : { transliteration: latin }),
    confidence,
    proven: isProven(first) && !replaced,
    evidence: first.candidates.map((c) => c.evidence),
    alternates: alternatesOf(value, first, groups.slice(1), seen, confidence),
    reasons: reasonsOf(first, groups.slice(1), seen, replaced),
  }
  return { field: { ...field, evidence: withProofs(field, best) }, features, most, address }
}

/** What is said in one place only is no surer than its rule allows, what fails its check never sure. */
function mostOf({ candidates, sources }: Group): number {
  if (candidates[0]?.check === 'failed') return failedCheck
  return sources > 1 ? 1 : Math.max(...candidates.map((c) => c.most ?? 1))
}

function placesOf({ formatted, doubts }: ParsedAddress): NonNullable<Surroundings['places']> {
  const found = [formatted.postcode, formatted.state, formatted.city].filter((member) => member.value !== '')
  return { doubt: doubts.length > 0, parts: found.length / 3 }
}

/** Looks again at what was read from pixels and no code or check digit bears. */
async function secondLook(spec: FieldSpec, group: Group, tools: ExtractionTools): Promise<Reread | null> {
  const candidate = group.candidates.find((c) => c.span !== null)
  if (!candidate?.span || candidate.evidence.source !== 'ocr' || isProven(group)) return null
  const page = tools.sourcePage(candidate.evidence.page)
  const grammar = cropGrammar(spec.kind, spec.path)
  // The second reader and the grammars of crops are of Latin print.
  if (wordsOf(candidate.span).some((word) => word.script === 'devanagari')) return null
  // One of three words: what is misread is none of them, and then there is no value.
  if (spec.kind === 'gender') return null
  const { span, value, check } = candidate
  return page ? reread(page, { span, value, grammar, failed: check === 'failed' }, tools.reading) : null
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
  for (const read of seen?.values ?? []) all.push({ value: read, confidence: rest / 2, kind: 'reread', evidence })
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
  const disputed = seen !== null && (replaced || seen.look.first === 'other' || seen.look.second === 'other')
  if (disputed) reasons.push({ code: 'reread' })
  if (disputed || rivals.some((r) => r.score > 0.6)) reasons.push({ code: 'sources_disagree' })
  return reasons.filter((r, i) => reasons.findIndex((other) => other.code === r.code) === i)
}

function addressMembers(
  address: ExtractedField,
  features: Features,
  { formatted, doubts }: ParsedAddress,
  calibration: Calibration,
): Extraction {
  const evidence = address.evidence[0]!
  const fields: ExtractedField[] = []
  const judged: JudgedField[] = []
  for (const [member, { value, confidence: part }] of Object.entries(formatted)) {
    if (value === '') continue
    const path = `formatted_address.${member}`
    const curve = curveOf('text', path)
    const own = derivedFeatures(features, address.confidence, part, value.length)
    judged.push({ path, value, curve, features: own, most: 1 })
    fields.push({
      path,
      value,
      confidence: confidenceOf(calibration, curve, own),
      proven: false,
      evidence: [{ ...evidence, source: 'derived', rule: `address.${member}`, proofs: [] }],
      alternates: [],
      reasons: [{ code: 'parsed_from_address' }, ...doubts.map((code) => ({ code }))],
    })
  }
  return { fields, judged }
}
