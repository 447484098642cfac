import { readFileSync } from 'node:fs'

/** A pair of printed addresses and whether they are one. */
export interface LabelledPair {
  readonly source: string
  readonly target: string
  readonly same: boolean
  /** How hard, as the file says: easy, medium, hard. */
  readonly stratum: string
  readonly kind: string
}

/** Reads a tab-separated file with a header that names label, source_address, target_address and perhaps stratum, kind. */
export function readPairs(path: string): LabelledPair[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const names = header.split('\t')
  const at = (name: string): number => names.indexOf(name)
  const columns = {
    source: at('source_address'),
    target: at('target_address'),
    label: at('label'),
    stratum: at('stratum'),
    kind: at('kind'),
  }
  if (columns.source < 0 || columns.target < 0 || columns.label < 0)
    throw new Error(`${path} lacks label, source_address or target_address`)
  return lines.map((line) => {
    const cells = line.split('\t')
    return {
      source: cells[columns.source] ?? '',
      target: cells[columns.target] ?? '',
      same: cells[columns.label] === '1',
      stratum: cells[columns.stratum] ?? '',
      kind: cells[columns.kind] ?? '',
    }
  })
}
