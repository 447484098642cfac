/** Cells of tables as fields. */
import { cellPath } from '../../../../shared/domain/tables'
import type { Alternate, Evidence, ExtractedField, FieldReason, Proof } from '../../../../shared/domain/reading'
import { textOf, type LaidWord } from '../layout/layout'
import { spanOf, spanQuad } from '../layout/span'

export interface CellReading {
  readonly value: string
  /** The words that were read, line by line. */
  readonly lines: readonly (readonly LaidWord[])[]
  readonly confidence: number
  readonly proven?: boolean
  readonly proofs?: readonly Proof[]
  readonly reasons?: readonly FieldReason[]
  /** Other values that it may be. */
  readonly others?: readonly string[]
}

/** The field of one cell. `source` is that of its page. */
export function cellField(
  table: string,
  row: number,
  column: string,
  rule: string,
  source: Evidence['source'],
  cell: CellReading,
): ExtractedField {
  const words = cell.lines.flat()
  const evidence: Evidence = {
    page: words[0]?.page ?? 0,
    quad: spanQuad(spanOf(...cell.lines)),
    source: words.length === 0 ? 'derived' : source,
    rule,
    rawText: textOf(words),
    proofs: cell.proofs ?? [],
  }
  return {
    path: cellPath(table, row, column),
    value: cell.value,
    confidence: cell.confidence,
    proven: cell.proven ?? false,
    evidence: [evidence],
    alternates: (cell.others ?? []).map((value): Alternate => ({
      value,
      confidence: (1 - cell.confidence) / 2,
      kind: 'ocr',
      evidence,
    })),
    reasons: cell.reasons ?? [],
  }
}

/** What a number is worth that the arithmetic of its table bears out. */
const bornOut = 0.996

/**
 * Below it a letter of a text may be another. Of 2,700 texts and 3,300 dates of rows whose sums hold none that was read
 * better was wrong, on layouts that no rule was written for.
 */
export const surelyRead = 0.975
/** Below it a day may be another though it falls between those of its neighbours: above it 2 of 870 were. */
export const wellPlaced = 0.88

/**
 * What a text or a date of a row is worth whose amounts the arithmetic of its table bears out, by its least sure word;
 * `placed`: it is a day that its neighbours bear out besides.
 */
export const withRow = (least: number, placed = false): number =>
  least >= (placed ? wellPlaced : surelyRead) ? bornOut : least

/** A cell whose value the arithmetic of its table bears out. */
export const bornOutCell = (value: string, lines: CellReading['lines']): CellReading => ({
  value,
  lines,
  confidence: bornOut,
  proven: true,
  proofs: ['arithmetic'],
  reasons: [{ code: 'arithmetic_holds' }],
})

/** What a text is worth that the edge of the picture may have cut. */
const atEdge = 0.7

/**
 * How sure a text is by its words, `sure` as they were read: the edge of the picture may have cut off what no reader saw.
 */
export const textInPicture = (
  lines: CellReading['lines'],
  sure: number,
): Pick<CellReading, 'confidence' | 'reasons'> =>
  lines.some((line) => line[0]?.atEdge?.start || line.at(-1)?.atEdge?.end)
    ? { confidence: Math.min(atEdge, sure), reasons: [{ code: 'partly_outside_image' }] }
    : { confidence: sure, reasons: [] }

/** The least sure of the words; 1 where there are none. */
export const leastSure = (lines: readonly (readonly LaidWord[])[]): number =>
  Math.min(1, ...lines.flat().map((w) => w.confidence))
