/**
 * From which confidence on the values of one kind are sure: by how often such values were wrong when it was measured.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DocumentType } from '../../../../shared/domain/document-types'
import type { FieldSpec } from '../../../../shared/domain/field-catalogue'
import { cellPlace } from '../../../../shared/domain/tables'
import { calibrationOf } from './confidence'
import { curveOf, curves } from './curves'

/** Of the values with a confidence of at least `from` no more than the share `wrong` is wrong. */
const startSchema = z.object({ wrong: z.number().gt(0).lt(1), from: z.number().gt(0).lt(1) })
const byCurveSchema = z.partialRecord(z.enum(curves), z.array(startSchema))
/** The file that `npm run calibrate` writes beside the calibrations. */
export const sureFromSchema = z.object({
  madeAt: z.string(),
  cards: byCurveSchema,
  papers: byCurveSchema,
})
export type MeasuredStarts = z.infer<typeof sureFromSchema>
export type Start = z.infer<typeof startSchema>

/**
 * The confidence from which on a value of this field is sure, where the share `wrong` of what is sure may be wrong.
 * What was not measured (cells, other types) has to promise that share each by itself.
 */
export type SureFrom = (type: DocumentType, field: Pick<FieldSpec, 'path' | 'kind'>, wrong: number) => number

/** Opens what was measured. Throws where the file is missing or of another form. */
export function loadSureFrom(resources: string): SureFrom {
  return sureFromOf(
    sureFromSchema.parse(JSON.parse(readFileSync(join(resources, 'calibration', 'sure-from.json'), 'utf8'))),
  )
}

/** Starts that allow more errors than asked for say nothing; of the others the lowest holds. */
export const sureFromOf =
  (measured: MeasuredStarts): SureFrom =>
  (type, { path, kind }, wrong) => {
    const starts = cellPlace(path) === null ? (measured[calibrationOf(type)][curveOf(kind, path)] ?? []) : []
    return Math.min(1 - wrong, ...starts.filter((start) => start.wrong <= wrong).map((start) => start.from))
  }
