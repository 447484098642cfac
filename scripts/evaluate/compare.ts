import { fileURLToPath } from 'node:url'
import type { ReadResult } from '../../src/main/engine'
import { loadSureFrom } from '../../src/main/engine/extraction/belief/sure-from'
import { defaultBandLimits, machineBand, type Band } from '../../src/shared/domain/bands'
import { isUserType, type DetectedType } from '../../src/shared/domain/document-types'
import { fieldCatalogue } from '../../src/shared/domain/field-catalogue'
import type { ExtractedField } from '../../src/shared/domain/reading'
import { alignRows } from './align-rows'
import type { GeneratedDocument } from '../../test/generator/generate'

/** How one field came out. `unreadable`: its print lies outside the image. */
export type FieldVerdict = 'right' | 'wrong' | 'missing' | 'invented' | 'unreadable'

export interface FieldOutcome {
  readonly path: string
  /** What the document says; null where it says nothing. */
  readonly expected: string | null
  /** What was read; null where nothing was. */
  readonly got: string | null
  readonly confidence: number
  readonly proven: boolean
  /** In which the desk would show it. */
  readonly band: Band
  readonly verdict: FieldVerdict
  readonly rule: string
}

/** How one document came out. */
export interface DocumentOutcome {
  readonly name: string
  readonly expectedType: string
  readonly type: string
  readonly typeConfidence: number
  readonly nearest: string
  readonly layout: string
  readonly hidden: boolean
  readonly profile: string
  readonly seed: string
  readonly milliseconds: number
  readonly timings: Readonly<Record<string, number>>
  /** The code and message of the error that ended the reading, or null. */
  readonly error: string | null
  readonly fields: readonly FieldOutcome[]
}

/** Case, repeated spaces and the spacing of punctuation do not count. */
export function normalised(value: string): string {
  return value
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,.:;/()-]) ?/g, '$1')
    .replace(/[,.:;-]+$/, '')
    .trim()
}

type Read = Pick<ReadResult, 'reading'>

/** Judges a reading against the truth; a failed reading (null) leaves every field missing. */
export function judge(
  name: string,
  document: GeneratedDocument,
  result: Read | null,
  milliseconds: number,
  error: string | null,
): DocumentOutcome {
  const { truth } = document
  const type = result?.reading.classification.type ?? 'FAILED'
  // A page that was drawn without a word on its fields judges its type alone.
  const judged = type === truth.document_type && Object.keys(truth.fields).length > 0
  const given = (judged ? (result?.reading.fields ?? []) : []).filter((f) => f.value !== '')
  const same = (a: string, b: string): boolean => normalised(a) === normalised(b)
  const read = new Map(alignRows(truth.fields, given, same).map((f) => [f.path, f]))
  const paths = [...new Set([...Object.keys(truth.fields), ...read.keys()])].filter(
    (path) => !truth.unjudged.includes(path),
  )
  const fields = paths.flatMap((path): FieldOutcome[] => {
    const field = read.get(path)
    const expected = truth.fields[path] ?? null
    const known = truth.known[path]
    // A value that only a code holds counts when it is given.
    const against = expected ?? (field !== undefined && known !== undefined ? known : null)
    return [
      {
        path,
        expected: against,
        got: field?.value ?? null,
        confidence: field?.confidence ?? 0,
        proven: field?.proven ?? false,
        band: field ? bandOf(type, field) : 'missing',
        rule: field?.evidence[0]?.rule ?? '',
        verdict: verdictOf(against, field?.value ?? null, truth.cut_off.includes(path)),
      },
    ]
  })
  return {
    name,
    expectedType: truth.document_type,
    type,
    typeConfidence: result?.reading.classification.confidence ?? 0,
    nearest: (result?.reading.classification.nearest ?? [])
      .map((n) => `${n.type} ${n.score.toFixed(2)} (${n.cues.join(', ')})`)
      .join('; '),
    layout: truth.layout,
    hidden: truth.hidden,
    profile: truth.profile,
    seed: truth.seed,
    milliseconds,
    timings: result?.reading.timings ?? {},
    error,
    fields,
  }
}

const sureFrom = loadSureFrom(fileURLToPath(new URL('../../resources', import.meta.url)))

/** The band in which the desk would show a field of a type. */
export function bandOf(type: DetectedType | 'FAILED', field: ExtractedField): Band {
  if (type === 'FAILED' || type === 'UNRECOGNISED' || isUserType(type)) return machineBand(field, defaultBandLimits)
  const kind = fieldCatalogue[type]?.find(({ path }) => path === field.path)?.kind ?? 'text'
  return machineBand(field, defaultBandLimits, sureFrom(type, { path: field.path, kind }, defaultBandLimits.sure))
}

function verdictOf(expected: string | null, got: string | null, cut: boolean): FieldVerdict {
  if (expected === null) return 'invented'
  if (got !== null && normalised(got) === normalised(expected)) return 'right'
  if (cut) return got === null ? 'unreadable' : 'wrong'
  return got === null ? 'missing' : 'wrong'
}
