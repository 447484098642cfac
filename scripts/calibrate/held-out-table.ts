import { calibrationError, reliability } from '../evaluate/measures'
import { sureOf, type HeldOut } from './held-out'

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** The lower end of what a share may be, 19 times of 20 (Wilson). */
export function wilsonLower(right: number, count: number): number {
  if (count === 0) return 0
  const z = 1.96
  const share = right / count
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  return (share + (z * z) / (2 * count) - spread) / (1 + (z * z) / count)
}

/** Values by curve and by field, judged by fits that never saw their layouts. */
export function heldOutTable(all: readonly HeldOut[]): string {
  const head = ['', 'values', 'right', 'sure', 'share', 'sure right', 'at least', 'wrong', 'ECE']
  const groups = (key: (h: HeldOut) => string): (readonly [string, readonly HeldOut[]])[] => {
    const found = new Map<string, HeldOut[]>()
    for (const h of all) found.set(key(h), [...(found.get(key(h)) ?? []), h])
    return [...found].sort(([a], [b]) => a.localeCompare(b))
  }
  const section = (title: string, rows: readonly (readonly [string, readonly HeldOut[]])[]): string[][] => [
    [title],
    ...rows.map(([name, values]) => rowOf(name, values)),
  ]
  const rows = [
    head,
    ...section(
      'BY CURVE',
      groups((h) => h.value.curve),
    ),
    ...section(
      'BY FIELD',
      groups((h) => h.value.path),
    ),
    rowOf('ALL', all),
  ]
  const widths = head.map((_, i) => Math.max(...rows.map((r) => (r[i] ?? '').length)))
  return rows
    .map((r) => r.map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '))
    .join('\n')
}

function rowOf(name: string, values: readonly HeldOut[]): string[] {
  const sure = sureOf(values)
  const right = (of: readonly HeldOut[]): number => of.filter((h) => h.value.right).length
  const wrong = sure.length - right(sure)
  return [
    name,
    String(values.length),
    percent(right(values) / Math.max(1, values.length)),
    String(sure.length),
    percent(sure.length / Math.max(1, values.length)),
    sure.length === 0 ? '-' : percent(right(sure) / sure.length),
    sure.length === 0 ? '-' : percent(wilsonLower(right(sure), sure.length)),
    String(wrong),
    calibrationError(reliability(values.map((h) => ({ confidence: h.confidence, right: h.value.right })))).toFixed(4),
  ]
}

/**
 * What is sure and wrong, each to be looked at before a calibration is believed: a fault of the engine, or of the
 * truth.
 */
export const wrongTable = (all: readonly HeldOut[]): string =>
  [
    'SURE AND WRONG',
    ...sureOf(all)
      .filter((h) => !h.value.right)
      .map(({ value: v, confidence }) => {
        return `document ${v.document}, ${v.layout}: ${v.path} ${confidence.toFixed(4)} by ${v.rule}, read "${v.value}"`
      }),
  ].join('\n')
