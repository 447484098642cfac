import { calibrationNames, calibrationOf } from '../../src/main/engine/extraction/belief/confidence'
import type { DocumentType } from '../../src/shared/domain/document-types'
import { cellPlace, columnPath } from '../../src/shared/domain/tables'
import type { DocumentOutcome, FieldOutcome } from './compare'
import { accuracy, calibrationError, f1, given, macro, reliability, tallyBy, type Tally } from './measures'

const percent = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)}%`)
const isAddressLine = (path: string): boolean => path.startsWith('formatted_address.address_line')

/** Rows under a head, columns as wide as they need. */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((h, i) => Math.max(h.length, ...rows.map((r) => (r[i] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    cells.map((c, i) => (i === 0 ? c.padEnd(widths[i] ?? 0) : c.padStart(widths[i] ?? 0))).join('  ')
  return [`\n${title}`, line(head), ...rows.map(line)].join('\n')
}

function tallyTable(title: string, tallies: ReadonlyMap<string, Tally>): string {
  const rows = [...tallies]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, t]) => [
      key,
      percent(accuracy(t)),
      String(t.right),
      String(t.wrong),
      String(t.missing),
      String(t.invented),
    ])
  return table(title, ['', 'exact', 'right', 'wrong', 'missing', 'invented'], rows)
}

/** Everything that a run shows, as plain text. */
export function report(documents: readonly DocumentOutcome[]): string {
  const withFields = documents.filter((d) => d.fields.length > 0)
  const by = (key: (d: DocumentOutcome, f: FieldOutcome) => string): Map<string, Tally> =>
    tallyBy(withFields.flatMap((d) => d.fields.map((f) => [key(d, f), f] as const)))
  const parts = [
    tallyTable(
      'FIELDS BY TYPE',
      by((d) => d.expectedType),
    ),
    tallyTable(
      'BY TYPE AND FIELD',
      by((d, f) => `${d.expectedType} ${columnPath(f.path)}`),
    ),
    tallyTable(
      'BY PROFILE',
      by((d) => d.profile),
    ),
    tallyTable(
      'BY LAYOUT',
      by((d) => `${d.hidden ? 'hidden' : 'seen  '} ${d.layout}`),
    ),
    macroTable(withFields),
    cellTable(withFields),
    typeTable(documents),
    calibrationTables(withFields),
    kindTable(withFields),
    timeLine(documents),
  ]
  return parts.join('\n')
}

/** Cells of tables by type, layout and how the page was made; rows that were missed or made up count by their cells. */
function cellTable(documents: readonly DocumentOutcome[]): string {
  const cells = documents.flatMap((d) => d.fields.filter((f) => cellPlace(f.path) !== null).map((f) => [d, f] as const))
  const groups = (key: (d: DocumentOutcome) => string): [string, Tally][] =>
    [...tallyBy(cells.map(([d, f]) => [key(d), f] as const))].sort(([a], [b]) => a.localeCompare(b))
  const sure = (key: (d: DocumentOutcome) => string, name: string): string[] => {
    const inside = cells.filter(([d, f]) => key(d) === name && ['proven', 'sure'].includes(f.band))
    return [String(inside.length), String(inside.filter(([, f]) => f.verdict !== 'right').length)]
  }
  const keys = [
    (d: DocumentOutcome): string => d.expectedType,
    (d: DocumentOutcome): string => `${d.hidden ? 'hidden' : 'seen  '} ${d.layout}`,
    (d: DocumentOutcome): string => `profile ${d.profile}`,
  ]
  const rows = keys.flatMap((key) =>
    groups(key).map(([name, t]) => [
      name,
      percent(f1(t)),
      String(t.right),
      String(t.wrong),
      String(t.missing),
      String(t.invented),
      ...sure(key, name),
    ]),
  )
  return table('CELLS OF TABLES', ['', 'F1', 'right', 'wrong', 'missing', 'invented', 'sure', 'sure and wrong'], rows)
}

function macroTable(documents: readonly DocumentOutcome[]): string {
  const flat = (d: DocumentOutcome): boolean => ['clean', 'scan', 'scan_a4', 'pdf_text', 'pdf_scan'].includes(d.profile)
  const row = (name: string, subset: readonly DocumentOutcome[]): string[] => [
    name,
    String(subset.length),
    percent(macro(subset)),
    percent(macro(subset, (p) => !isAddressLine(p))),
  ]
  return table(
    'MACRO (mean over pairs of type and field)',
    ['', 'documents', 'exact', 'without address lines'],
    [
      row('all', documents),
      row(
        'seen layouts',
        documents.filter((d) => !d.hidden),
      ),
      row(
        'hidden layouts',
        documents.filter((d) => d.hidden),
      ),
      row('clean and scan', documents.filter(flat)),
      row(
        'clean and scan, hidden',
        documents.filter((d) => flat(d) && d.hidden),
      ),
      row(
        'photos and damage',
        documents.filter((d) => !flat(d)),
      ),
    ],
  )
}

function typeTable(documents: readonly DocumentOutcome[]): string {
  const types = [...new Set(documents.map((d) => d.expectedType))].sort()
  const rows = types.map((type) => {
    const all = documents.filter((d) => d.expectedType === type)
    const found = new Map<string, number>()
    for (const d of all.filter((d) => d.type !== type)) found.set(d.type, (found.get(d.type) ?? 0) + 1)
    return [
      type,
      String(all.length),
      percent(all.filter((d) => d.type === type).length / all.length),
      [...found].map(([t, n]) => `${t} ${n}`).join(', '),
    ]
  })
  const positives = documents.filter((d) => d.expectedType !== 'UNRECOGNISED')
  const negatives = documents.filter((d) => d.expectedType === 'UNRECOGNISED')
  return [
    table('TYPE', ['', 'documents', 'right', 'taken for'], rows),
    `type right: ${percent(positives.filter((d) => d.type === d.expectedType).length / Math.max(1, positives.length))} of ${positives.length}; negatives recognised: ${negatives.filter((d) => d.type !== 'UNRECOGNISED' && d.error === null).length} of ${negatives.length}; failed: ${documents.filter((d) => d.error !== null).length}`,
  ].join('\n')
}

function calibrationTables(documents: readonly DocumentOutcome[]): string {
  const values = given(documents)
  const bins = reliability(values)
  const all = documents.flatMap((d) => d.fields).filter((f) => f.verdict !== 'unreadable')
  const bands = (['proven', 'sure', 'check', 'doubtful', 'missing'] as const).map((band) => {
    const inside = all.filter((f) => f.band === band)
    const right = inside.filter((f) => f.verdict === 'right').length
    return [
      band,
      String(inside.length),
      percent(inside.length / Math.max(1, all.length)),
      band === 'missing' ? '-' : percent(right / Math.max(1, inside.length)),
      band === 'missing' ? '-' : String(inside.length - right),
    ]
  })
  const sure = all.filter((f) => ['proven', 'sure'].includes(f.band))
  return [
    table(
      'CALIBRATION',
      ['confidence from', 'values', 'mean confidence', 'right'],
      bins.map((b) => [b.from.toFixed(3), String(b.count), b.confidence.toFixed(4), b.right.toFixed(4)]),
    ),
    `ECE ${calibrationError(bins).toFixed(4)} over ${values.length} values`,
    table('BANDS', ['', 'fields', 'share', 'right', 'wrong'], bands),
    `sure or better: ${percent(sure.filter((f) => f.verdict === 'right').length / Math.max(1, sure.length))} right, ${percent(sure.length / Math.max(1, all.length))} of all fields`,
  ].join('\n')
}

/** What is sure, of identity documents and of papers; cells of tables have a measure of their own. */
function kindTable(documents: readonly DocumentOutcome[]): string {
  const rows = calibrationNames.map((name) => {
    const own = documents
      .filter((d) => calibrationOf(d.expectedType as DocumentType) === name)
      .map((d) => ({ ...d, fields: d.fields.filter((f) => cellPlace(f.path) === null && f.verdict !== 'unreadable') }))
    const all = own.flatMap((d) => d.fields)
    const sure = all.filter((f) => ['proven', 'sure'].includes(f.band))
    const wrong = sure.filter((f) => f.verdict !== 'right').length
    const error = calibrationError(reliability(given(own)))
    return [
      name,
      String(own.length),
      percent(macro(own)),
      String(all.length),
      percent(sure.length / Math.max(1, all.length)),
      String(wrong),
      error.toFixed(4),
    ]
  })
  return table(
    'CARDS AND PAPERS',
    ['', 'documents', 'macro', 'fields', 'sure or better', 'of these wrong', 'ECE'],
    rows,
  )
}

function timeLine(documents: readonly DocumentOutcome[]): string {
  const times = documents.map((d) => d.milliseconds).sort((a, b) => a - b)
  const at = (q: number): string => (times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0).toFixed(0)
  return `\nms a document: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`
}

/** The worst faults: sure but wrong first, then the rest by confidence. */
export function worst(
  documents: readonly DocumentOutcome[],
): readonly (readonly [DocumentOutcome, FieldOutcome | null])[] {
  const types = documents.filter((d) => d.type !== d.expectedType).map((d) => [d, null] as const)
  const fields = documents
    .flatMap((d) =>
      d.fields
        .filter((f) => f.verdict === 'wrong' || f.verdict === 'invented' || f.verdict === 'missing')
        .map((f) => [d, f] as const),
    )
    .sort((a, b) => rank(b[1]) - rank(a[1]))
  return [...types, ...fields]
}

function rank(field: FieldOutcome): number {
  return field.verdict === 'missing' ? -1 : field.confidence + (field.proven ? 1 : 0)
}
