/** Families of labels: what a form says of a thing, for each name that it may have. */
import type { LabelPhrases } from '../extraction/labels/labels'

/** Each beginning with each end. */
export const everyWording = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => beginning + end))

/** The labels of two languages as one: each is printed in either. */
export const inBoth = (one: LabelPhrases, other: LabelPhrases): LabelPhrases =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((label) => [
      label,
      [...new Set([...(one[label] ?? []), ...(other[label] ?? [])])],
    ]),
  )
