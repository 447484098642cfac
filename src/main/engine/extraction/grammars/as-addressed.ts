/** Firms as a paper addresses them: "M/s Om Traders" is printed, read and typed whole. */
import type { Parsed } from './grammar'
import type { LabelledPage } from '../labels/labels'

const messrs = /^(?:m\s?\/\s?s|messrs)\.?$/i

/**
 * A name with the "M/s" right before it, which served as its label: a letter has none but that. One with a colon behind
 * it, or set apart from what is written beside it, is the form's and no part of the name.
 */
export function asAddressed(page: LabelledPage, read: Parsed): Parsed {
  const [line = [], ...more] = read.span.lines
  const [first] = line
  const words = first ? page.layout.segments.find((segment) => segment.words.includes(first))?.words : undefined
  const before = words?.[words.indexOf(first!) - 1]
  if (!first || !before || !page.labelOf.has(before) || !messrs.test(before.text)) return read
  const gap = first.box.x - before.box.x - before.box.width
  if (gap > first.box.height) return read
  return { ...read, value: `${before.text} ${read.value}`, span: { ...read.span, lines: [[before, ...line], ...more] } }
}
