/** A run of words that a value is made of, perhaps over several lines. */
import type { PageQuad } from '../../../../shared/domain/geometry'
import { right, textOf, type LaidWord } from './layout'

export interface Span {
  /** Words line by line, in reading order. */
  readonly lines: readonly (readonly LaidWord[])[]
}

export const spanOf = (...lines: readonly (readonly LaidWord[])[]): Span => ({
  lines: lines.filter((l) => l.length > 0),
})
export const wordsOf = (span: Span): readonly LaidWord[] => span.lines.flat()
export const spanText = (span: Span): string => span.lines.map(textOf).join(' ').trim()
export const isEmpty = (span: Span): boolean => span.lines.length === 0

/** Separators that stand between a label and its value, or hang at a value's ends. */
const separator = /^[\s:：;=|.,/\\~_—–-]+$/

/** Without the separators at both ends of each line. */
export function trimmed(words: readonly LaidWord[]): readonly LaidWord[] {
  let from = 0
  let to = words.length
  while (from < to && separator.test(words[from]?.text ?? '')) from++
  while (to > from && separator.test(words[to - 1]?.text ?? '')) to--
  if (isInitial(words[to], words[to - 1])) to++
  return words.slice(from, to)
}

/** True for a stroke that stands by an initial as another: `N |` is N I. */
const isInitial = (stroke: LaidWord | undefined, before: LaidWord | undefined): boolean =>
  stroke?.text === '|' && /^[A-Z]\.?$/.test(before?.text ?? '') && isCapitalBeside(stroke, before)

/**
 * True for a stroke that stands by a word of a name as a capital does: of its height, a blank away. Borders are taller.
 * Words of a crop have no places, and nothing but the line is in the crop.
 */
export function isCapitalBeside({ box }: LaidWord, word: LaidWord | undefined): boolean {
  if (!word || !/^(?:[A-Z]+|[A-Z][a-z]{2,})\.?$/.test(word.text)) return false
  if (word.box.height === 0) return true
  const height = box.height / word.box.height
  return height > 0.7 && height < 1.3 && box.x - right(word.box) < 0.8 * word.box.height
}

/** The quad around a span on its page: the first word's left side to the last word's right, all lines in it. */
export function spanQuad(span: Span): PageQuad | null {
  const words = wordsOf(span)
  const first = words[0]
  if (!first) return null
  // Extremes along the text's own axes, so that the quad of a turned page turns with it.
  const [o, , , down] = first.quad
  const across = unit({ x: first.quad[1].x - o.x, y: first.quad[1].y - o.y })
  const below = unit({ x: down.x - o.x, y: down.y - o.y })
  const points = words.flatMap((w) => w.quad)
  const u = points.map((p) => (p.x - o.x) * across.x + (p.y - o.y) * across.y)
  const v = points.map((p) => (p.x - o.x) * below.x + (p.y - o.y) * below.y)
  const at = (a: number, b: number) => ({ x: o.x + a * across.x + b * below.x, y: o.y + a * across.y + b * below.y })
  const [u0, u1, v0, v1] = [Math.min(...u), Math.max(...u), Math.min(...v), Math.max(...v)]
  return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]
}

function unit(v: { x: number; y: number }): { x: number; y: number } {
  const length = Math.hypot(v.x, v.y) || 1
  return { x: v.x / length, y: v.y / length }
}
