/**
 * The number of the passport before this one, which the last page prints with the day and the place of its issue. It is
 * no number, day or place of this one.
 */
import { right, textOf, type LaidWord, type Layout } from '../../extraction/layout/layout'
import type { Rule } from '../../extraction/rules/rule'
import { printRows, type PrintRow } from '../../extraction/tables/print-rows'
import { parseDate, passport } from '../../identifiers'
import { onceFor } from '../../once-for'

/** In heights of its print: what stands further from the number is of a page that was copied beside this one. */
const mostApart = 12

/** The number and what follows it in its row; empty where no day does. */
function ofOldPassport({ words, box }: PrintRow): readonly LaidWord[] {
  const at = words.findIndex(({ text }) => passport.check(passport.normalise(text)).ok)
  const [number, next] = at < 0 ? [] : words.slice(at)
  if (!number || !next || next.box.x - right(number.box) > mostApart * box.height) return []
  return parseDate(textOf(words.slice(at + 1, at + 4)))?.start === 0 ? words.slice(at) : []
}

/** The page without the row of the old passport. */
export const withoutOldPassport = onceFor((layout: Layout): Layout => {
  const old = new Set(printRows(layout).flatMap(ofOldPassport))
  if (old.size === 0) return layout
  return { ...layout, segments: layout.segments.filter(({ words }) => !words.some((word) => old.has(word))) }
})

/** A rule that does not see the row of the old passport. */
export const blindToOldPassport = (rule: Rule): Rule => ({
  ...rule,
  find: (context) =>
    rule.find({
      ...context,
      pages: context.pages.map((page) => ({ ...page, layout: withoutOldPassport(page.layout) })),
    }),
})
