/** The number that a sheet has among those of its paper, where it is printed at its head or foot. */
import { latinDigits } from '../../identifiers'
import { bottom, textOf, type Layout } from '../../extraction/layout/layout'
import { onceFor } from '../../once-for'

export interface PageCount {
  readonly number: number
  /** How many sheets the paper has; null where that is not said. */
  readonly of: number | null
}

/** "Page 1 of Document No. 3312" counts the pages that an office wrote behind a deed, and not the sheets of a paper. */
const named =
  /(?<!\p{L})(?:page|pg|पान|पृष्ठ)\W{0,3}(?:no\b\W{0,3}|क्र\W{0,3})?(\d{1,3})(?:\s*(?:of|\/|पैकी)\s*(\d{1,3}))?(?![\d/-]|\s+of\s+(?:the\s+)?(?:doc|deed|book|vol))/iu
/** Without the word for it, a number is that of a page only where it stands alone and says of how many. */
const alone = /^\W*(\d{1,3})\s+of\s+(\d{1,3})\W*$/i

/** Share of the print of a page, from its top and from its foot, in which its number stands. */
const edge = 0.12

export const pageCount = onceFor((layout: Layout): PageCount | null => {
  const { box, segments } = layout
  const atEdge = segments.filter(
    (segment) => bottom(segment.box) < box.y + edge * box.height || segment.box.y > bottom(box) - edge * box.height,
  )
  const [count] = atEdge.flatMap(({ words }) => {
    const text = latinDigits(textOf(words))
    const [, number, of] = named.exec(text) ?? alone.exec(text) ?? []
    return number === undefined ? [] : [{ number: Number(number), of: of === undefined ? null : Number(of) }]
  })
  return count && isCount(count) ? count : null
})

const isCount = ({ number, of }: PageCount): boolean => number > 0 && (of === null || number <= of)

/** True where a sheet is numbered as the one after another of the same paper. */
export function follows(sheet: Layout, before: Layout): boolean {
  const [own, last] = [pageCount(sheet), pageCount(before)]
  return own !== null && last !== null && own.number === last.number + 1 && own.of === last.of
}

/** True where a sheet says of itself that it is the last of several. */
export function isLast(sheet: Layout): boolean {
  const count = pageCount(sheet)
  return count !== null && count.of !== null && count.of > 1 && count.number === count.of
}

/** True where a sheet says of itself that it is a first one. */
export const isFirst = (sheet: Layout): boolean => pageCount(sheet)?.number === 1
