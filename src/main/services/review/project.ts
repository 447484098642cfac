import { machineBand, needsHuman, type Band, type BandLimits } from '../../../shared/domain/bands'
import { fieldCatalogue, type FieldSpec } from '../../../shared/domain/field-catalogue'
import type { Evidence, ExtractedField } from '../../../shared/domain/reading'
import type { TableSpec } from '../../../shared/domain/table-catalogue'
import { cellPath, cellPlace, columnPath, tablesOfType } from '../../../shared/domain/tables'
import { rowOrder } from '../../../shared/domain/table-rows'
import { fieldsOfAbsentSide } from '../../../shared/domain/sides'
import { isUserType, type DetectedType } from '../../../shared/domain/document-types'
import type { PointedAt, StoredReading, VerdictRecord } from '../../../shared/domain/records'
import type { ReviewField } from '../../../shared/domain/review'
import type { DeriveAddress } from '../ports/derive-address'
import type { SureFrom } from '../ports/sure-from'
import { followAddress } from './follow-address'

/** What decides, beside reading and verdicts, how fields are shown. */
export interface ProjectionRules {
  readonly bandLimits: BandLimits
  /** By `TYPE.path`. */
  readonly fieldBandLimits: Readonly<Record<string, BandLimits>>
  readonly deriveAddress: DeriveAddress
  readonly sureFrom: SureFrom
}

/**
 * The fields of a document as the analyst sees them, unmasked: first those of its type in the catalogue's order,
 * found or not, then the cells of its tables row by row, then whatever else was found.
 */
export function projectFields(
  type: DetectedType | null,
  reading: StoredReading,
  verdicts: readonly VerdictRecord[],
  rules: ProjectionRules,
): ReviewField[] {
  const found = new Map(reading.fields.map((field) => [field.path, field]))
  const cut = reading.cut ?? {}
  for (const [path, field] of Object.entries(cut)) {
    if (field) found.set(path, field)
    else found.delete(path)
  }
  const said = new Map(verdicts.map((verdict) => [verdict.path, verdict]))
  const elsewhere = fieldsOfAbsentSide(type, reading)
  const fields = specsOf(type, [...found.keys(), ...said.keys(), ...Object.keys(cut)], reading).map((spec) => {
    const limits = rules.fieldBandLimits[`${type}.${columnPath(spec.path)}`] ?? rules.bandLimits
    const expected = spec.expected && !elsewhere.includes(spec.path)
    const field = found.get(spec.path)
    const machine = field ? bandOf(field, type, spec, limits, rules.sureFrom) : 'missing'
    return projectField({ ...spec, expected }, field, said.get(spec.path), machine)
  })
  return followAddress(fields, rules.deriveAddress)
}

/** The band of what was read. Of a remote service's confidences nothing was measured, nor of a user's own types. */
function bandOf(
  field: ExtractedField,
  type: DetectedType | null,
  spec: FieldSpec,
  limits: BandLimits,
  sureFrom: SureFrom,
): Band {
  const measured =
    type !== null && type !== 'UNRECOGNISED' && !isUserType(type) && field.evidence[0]?.source !== 'remote'
  return machineBand(field, limits, measured ? sureFrom(type, spec, limits.sure) : undefined)
}

type Layouts = NonNullable<StoredReading['rows']>
type Given = Pick<StoredReading, 'rows' | 'userFields'>

function specsOf(type: DetectedType | null, paths: readonly string[], given: Given): FieldSpec[] {
  if (type === null || type === 'UNRECOGNISED') return []
  const own = isUserType(type) ? given.userFields : fieldCatalogue[type]
  const known = [...(own ?? []), ...cellSpecs(tablesOfType(type), paths, given.rows ?? {})]
  const named = new Set(known.map((spec) => spec.path))
  // A cell that is in no row any more was taken out with it, or belongs to a table of another type.
  const others = [...new Set(paths)].filter((path) => !named.has(path) && cellPlace(path) === null)
  return [...known, ...others.map((path): FieldSpec => ({ path, kind: 'text', expected: false }))]
}

/** Every column of every row that was read, written into or added: a blank cell can be filled. */
function cellSpecs(tables: readonly TableSpec[], paths: readonly string[], layouts: Layouts): FieldSpec[] {
  const places = paths.flatMap((path) => cellPlace(path) ?? [])
  return tables.flatMap(({ name, columns }) => {
    const found = places.filter((place) => place.table === name).map((place) => place.row)
    return rowOrder(found, layouts[name]).flatMap((row) =>
      columns.map((c) => ({ path: cellPath(name, row, c.name), kind: c.kind, expected: false })),
    )
  })
}

function projectField(
  spec: FieldSpec,
  field: ExtractedField | undefined,
  verdict: VerdictRecord | undefined,
  machine: Band,
): ReviewField {
  // A confirmation leaves the machine's band as it is; any other word of a human replaces it.
  const band: Band = verdict && verdict.verdict !== 'confirmed' ? 'corrected' : machine
  return {
    path: spec.path,
    kind: spec.kind,
    ...(spec.label === undefined ? {} : { label: spec.label }),
    value: verdict ? verdict.value : (field?.value ?? null),
    band,
    confidence: field?.confidence ?? null,
    machineValue: field?.value ?? null,
    ...(field?.transliteration === undefined || (verdict && verdict.value !== field.value)
      ? {}
      : { transliteration: field.transliteration }),
    verdict: verdict?.verdict ?? null,
    verdictReason: verdict?.reason ?? null,
    masked: spec.kind === 'aadhaar_number',
    needsHuman: !verdict && (field ? needsHuman(machine) || isDisputed(field) : spec.expected),
    evidence: verdict?.place
      ? [pointedAt(verdict, verdict.place), ...(field?.evidence ?? [])]
      : (field?.evidence ?? []),
    alternates: field?.alternates ?? [],
    reasons: field?.reasons ?? [],
  }
}

/** Where a human took a value from, as evidence. */
const pointedAt = ({ value }: VerdictRecord, { page, quad }: PointedAt): Evidence => ({
  page,
  quad,
  source: 'human',
  rule: 'desk.words',
  rawText: value ?? '',
  proofs: [],
})

const fromWorst: readonly Band[] = ['doubtful', 'missing', 'check', 'sure', 'proven', 'corrected']

/** The service says something else than this machine. */
const isDisputed = ({ reasons }: Pick<ExtractedField, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'remote_disagrees' || code === 'remote_type_differs')

export interface Summary {
  readonly band: Band | null
  readonly needHuman: number
  readonly disagreements: number
}

/** Bands that ask for a human: where none is asked for any more, one has spoken. */
const flagged: ReadonlySet<Band> = new Set<Band>(['doubtful', 'missing', 'check'])

/**
 * What the queue says of a document: how many fields need a human, and the worst band among those; where none does,
 * the worst among all that have a value, of which those are sure that a human has confirmed. A document without a type
 * needs its type.
 */
export function summarise(type: DetectedType | null, fields: readonly ReviewField[]): Summary {
  if (type === 'UNRECOGNISED') return { band: 'missing', needHuman: 1, disagreements: 0 }
  const open = fields.filter((field) => field.needsHuman)
  const bands = new Set(
    open.length > 0
      ? open.map((field) => field.band)
      : fields.filter((field) => field.value !== null).map((field) => (flagged.has(field.band) ? 'sure' : field.band)),
  )
  return {
    band: fromWorst.find((band) => bands.has(band)) ?? null,
    needHuman: open.length,
    disagreements: open.filter(isDisputed).length,
  }
}
