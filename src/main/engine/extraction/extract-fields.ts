/** The fields of a document of a known type: candidates by rules, judged, looked at again, given a confidence. */
import type { GivenType } from '../../../shared/domain/document-types'
import type { FieldSpec } from '../../../shared/domain/field-catalogue'
import type { Alternate, ExtractedField, FieldReason } from '../../../shared/domain/reading'
import type { Gazetteer } from '../address'
import type { DocumentDefinition } from '../documents/definition'
import type { SourcePage } from '../model'
import type { Reading } from '../reading'
import { addressMembers, addressOf, type PlacedAddress } from './addresses/address-field'
import { beside, besideLines } from './belief/beside'
import { echoesInCode, wholeInCode } from './belief/code-words'
import { confidenceOf, type Calibration } from './belief/confidence'
import { curveOf } from './belief/curves'
import type { Features } from './belief/features'
import { featuresOf, type Surroundings } from './belief/field-features'
import { judge, leastConfidence, type Group } from './belief/judge'
import { mostBelieved } from './belief/most-believed'
import { plausible } from './belief/plausible'
import { titledIsOpen } from './belief/titled-names'
import { isNoValue, labelThatSays } from './labels/label-words'
import type { LabelPhrases } from './labels/labels'
import type { LaidWord } from './layout/layout'
import { lookAtLines } from './second-look/line-look'
import type { Extraction, JudgedField } from './extraction'
import { cropGrammar, linesToReread, reread, type Printed, type Reread } from './second-look/reread'
import type { Candidate, RuleContext } from './rules/rule'
import { spanText, wordsOf } from './layout/span'
import { withCellLooks } from './tables/cell-look'
import { tokensIn } from './tokens'
import { transliterated } from './transliterate'
import { vouched, type ValueOf } from './belief/vouched'
import { witnessesOf } from './belief/witnesses'
import { wordingOf } from './labels/wording'

export interface ExtractionTools {
  readonly reading: Reading
  readonly calibration: Calibration
  readonly gazetteer: () => Promise<Gazetteer>
  readonly sourcePage: (index: number) => SourcePage | undefined
}

/** What there is to find on a document, and how: of a type of the engine's own, or of one that a user defined. */
export interface Wanted {
  readonly type: GivenType
  readonly fields: readonly FieldSpec[]
  readonly document: Pick<DocumentDefinition, 'labels' | 'rules' | 'byHand' | 'tables' | 'doubts' | 'settle'>
}

export async function extractFields(
  { type, fields: wanted, document }: Wanted,
  given: RuleContext,
  tools: ExtractionTools,
): Promise<Extraction> {
  const context = await withCellLooks(given, document.doubts?.(given) ?? [], tools)
  const tables = document.tables?.(context) ?? { cells: [], candidates: [] }
  const kindOf = new Map(wanted.map(({ path, kind }) => [path, kind]))
  // What a label says is no value of any field.
  const isLabel = ({ path, value }: Candidate): boolean =>
    worded.has(kindOf.get(path) ?? 'text') &&
    (labelThatSays(document.labels, value) !== null || (kindOf.has(path) && isNoValue(value)))
  const candidates = [...document.rules.flatMap((rule) => rule.find(context)), ...tables.candidates].filter(
    (c) => c.value !== '' && !isLabel(c),
  )
  const fields: ExtractedField[] = []
  const judged: JudgedField[] = []
  const specs = wanted.filter((spec) => !spec.path.startsWith('formatted_address.'))
  const groupsOf = new Map(
    specs.map((spec) => [
      spec,
      judge(
        candidates.filter((c) => c.path === spec.path),
        spec.kind,
      ),
    ]),
  )
  const hasParts = wanted.some((spec) => spec.path.startsWith('formatted_address.'))
  const byPath = new Map([...groupsOf].map(([spec, [best]]) => [spec.path, best?.value ?? '']))
  const valueOf: ValueOf = (path) => byPath.get(path) ?? ''
  await lookAhead(groupsOf, tools)
  const complete = completeness(specs, (spec) => (groupsOf.get(spec) ?? []).length > 0)
  const around = {
    type,
    context,
    complete,
    valueOf,
    labels: document.labels,
    accounted: wordsOfBest([...groupsOf.values()]),
  }
  for (const [spec, groups] of groupsOf) {
    if (groups.length === 0) continue
    const { field, features, most, address, printed, seen } = await fieldOf(spec, groups, around, tools)
    fields.push(field)
    judged.push({ path: spec.path, value: field.value, curve: curveOf(spec.kind, spec.path), features, most })
    if (!hasParts || address === null) continue
    const members = addressMembers(field, { type, features, printed, seen, address }, tools.calibration)
    fields.push(...members.fields)
    judged.push(...members.judged)
  }
  const order = wanted.map((spec) => spec.path)
  fields.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
  const all = [...titledIsOpen(plausible(fields, context.today)), ...tables.cells]
  return { fields: document.settle?.(all, context) ?? all, judged }
}

/** Kinds of fields whose values are words. */
const worded: ReadonlySet<FieldSpec['kind']> = new Set(['name', 'text', 'address', 'code'])

/** The share of the fields that every document of a type shows for which something was found. */
function completeness(specs: readonly FieldSpec[], found: (spec: FieldSpec) => boolean): number {
  const expected = specs.filter((spec) => spec.expected)
  return expected.length === 0 ? 1 : expected.filter(found).length / expected.length
}

/** The document around a field. */
interface Around {
  readonly type: GivenType
  readonly context: RuleContext
  /** 0..1: see `completeness`. */
  readonly complete: number
  readonly valueOf: ValueOf
  /** Of the type, whichever of them were found. */
  readonly labels: LabelPhrases
  /** The words of the fields that were found. */
  readonly accounted: ReadonlySet<LaidWord>
}

const wordsOfBest = (groups: readonly (readonly Group[])[]): ReadonlySet<LaidWord> =>
  new Set(groups.flatMap(([best]) => (best?.candidates ?? []).flatMap((c) => (c.span ? wordsOf(c.span) : []))))

interface Judged {
  readonly field: ExtractedField
  readonly features: Features
  readonly most: number
  readonly address: PlacedAddress | null
  /** The words that it was read from; none where it comes from a code. */
  readonly printed: readonly LaidWord[]
  /** The words that both looks have; null where there was none. */
  readonly seen: Reread['seen'] | null
}

async function fieldOf(
  spec: FieldSpec,
  groups: readonly Group[],
  around: Around,
  tools: ExtractionTools,
): Promise<Judged> {
  const [first, ...rivals] = groups
  if (!first) throw new Error('no candidate')
  const seen = await secondLook(spec, first, tools)
  const read = seen?.instead ?? first.value
  const best = first.candidates[0]!
  const printed = best.span ? wordsOf(best.span) : []
  const address = spec.kind === 'address' ? addressOf(read, printed, await tools.gazetteer()) : null
  const value = address?.text ?? read
  const changed = { replaced: read !== first.value, respelt: value !== read }
  const latin = transliterated(value)
  const features = featuresOf(
    spec.kind,
    { ...first, value },
    rivals,
    surroundings(spec, { value, best, seen, address, ...changed }, around),
  )
  const most = Math.min(mostBelieved(spec, { ...first, value }, features, seen), address?.most ?? 1)
  const calibrated = { type: around.type, path: spec.path, curve: curveOf(spec.kind, spec.path) }
  const confidence = Math.min(most, confidenceOf(tools.calibration, calibrated, features))
  const field: ExtractedField = {
    path: spec.path,
    value,
    ...(latin === null ? {} : { transliteration: latin }),
    confidence,
    proven: isProven(first) && !changed.replaced && !changed.respelt,
    evidence: first.candidates.map((c) => c.evidence),
    alternates: alternatesOf(value, first, rivals, seen, confidence),
    reasons: reasonsOf(first, rivals, seen, changed),
  }
  const evidence = withProofs(field, best)
  return { field: { ...field, evidence }, features, most, address, printed, seen: seen?.seen ?? null }
}

/** A value that was taken, and what was made of it. */
interface Taken {
  readonly value: string
  readonly best: Candidate
  readonly seen: Reread | null
  readonly address: PlacedAddress | null
  readonly replaced: boolean
  readonly respelt: boolean
}

/** What is known of a value that was taken beside its candidates. */
function surroundings(spec: FieldSpec, taken: Taken, around: Around): Surroundings {
  const { value, best, seen, address, replaced, respelt } = taken
  const { pages, bankNames } = around.context
  const page = pages.find((p) => p.layout.page === best.evidence.page)
  const span = best.span
  return {
    // Both looks agreed on what was taken, which is all that they say of it.
    look: seen && replaced ? { ...seen.look, first: 'none', second: 'none', against: false } : (seen?.look ?? null),
    replaced,
    respelt,
    unseen: seen && span ? unseenIn(spanText(span), seen.seen) : 0,
    pages,
    beside: span && page ? beside(span, page) : 0,
    outside: address && span && page ? besideLines(span, page, around.accounted) : { above: false, below: false },
    wording: spec.kind === 'name' || spec.kind === 'text' ? wordingOf(value, around.labels) : 0,
    complete: around.complete,
    ...(address ? { places: address.places } : {}),
    witnesses: witnessesOf(value, span, pages),
    vouched: vouched(spec.path, value, around.valueOf, bankNames),
  }
}

const unseenIn = (text: string, seen: Reread['seen']): number => tokensIn(text).filter((word) => !seen.has(word)).length

/** Looks at the lines of all fields at once, so that each field finds its own looked at. */
async function lookAhead(groupsOf: ReadonlyMap<FieldSpec, readonly Group[]>, tools: ExtractionTools): Promise<void> {
  const doubted = [...groupsOf].flatMap(([spec, [best]]) => (best ? (doubtedPrint(spec, best, tools) ?? []) : []))
  await lookAtLines(
    doubted.flatMap(({ page, printed }) => linesToReread(page, printed)),
    tools.reading,
  )
}

async function secondLook(spec: FieldSpec, group: Group, tools: ExtractionTools): Promise<Reread | null> {
  const doubted = doubtedPrint(spec, group, tools)
  return doubted && reread(doubted.page, doubted.printed, tools.reading)
}

/** What was read from pixels and no code or check digit bears; null where that needs no second look. */
function doubtedPrint(
  spec: FieldSpec,
  group: Group,
  tools: ExtractionTools,
): { readonly page: SourcePage; readonly printed: Printed } | null {
  const candidate = group.candidates.find((c) => c.span !== null)
  if (!candidate?.span || candidate.evidence.source !== 'ocr' || isProven(group)) return null
  const page = tools.sourcePage(candidate.evidence.page)
  // The grammars of crops are of Latin print.
  const latin = wordsOf(candidate.span).every((word) => word.script === 'latin')
  const grammar = latin ? cropGrammar(spec.kind, spec.path) : null
  // One of three words: what is misread is none of them, and then there is no value.
  if (spec.kind === 'gender') return null
  const { span, value, check } = candidate
  return page ? { page, printed: { span, value, grammar, failed: check === 'failed' } } : null
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

function reasonsOf(
  best: Group,
  rivals: readonly Group[],
  seen: Reread | null,
  { replaced, respelt }: { readonly replaced: boolean; readonly respelt: boolean },
): FieldReason[] {
  const reasons: FieldReason[] = best.candidates.flatMap((c) => c.reasons)
  const candidate = best.candidates[0]!
  if (best.candidates.some((c) => c.check === 'passed')) reasons.push({ code: 'check_digit_passed' })
  if (candidate.edits > 0 || respelt) reasons.push({ code: 'repaired' })
  if (leastConfidence(candidate) < 0.75) reasons.push({ code: 'low_ocr_confidence' })
  const against = rivals.filter((r) => !echoesInCode(r, best))
  if (new Set(best.candidates.map((c) => c.evidence.source)).size > 1 || against.length < rivals.length)
    reasons.push({ code: 'sources_agree' })
  const disputed =
    seen !== null &&
    (replaced || seen.look.first === 'other' || seen.look.second === 'other') &&
    !wholeInCode(rivals, best)
  if (disputed) reasons.push({ code: 'reread' })
  if (disputed || against.some((r) => r.score > 0.6)) reasons.push({ code: 'sources_disagree' })
  return reasons.filter((r, i) => reasons.findIndex((other) => other.code === r.code) === i)
}
