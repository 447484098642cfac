/** What of a page stands outside its table: labels of a statement are words of its columns and rows too. */
import { onceFor } from '../../once-for'
import { bottom, middle } from '../layout/layout'
import type { LabelledPage } from '../labels/labels'
import type { Rule, RuleContext } from '../rules/rule'

/** Where a table stands on a page, in its upright frame. */
export interface TableArea {
  readonly page: number
  readonly from: number
  readonly to: number
}

/** The pages without what lies in the areas. */
export function outside(pages: readonly LabelledPage[], areas: readonly TableArea[]): LabelledPage[] {
  return pages.map((page) => {
    const own = areas.filter((a) => a.page === page.layout.page)
    if (own.length === 0) return page
    const free = page.layout.segments.filter((s) => !own.some((a) => middle(s.box) > a.from && middle(s.box) < a.to))
    const kept = new Set(free)
    return { ...page, layout: { ...page.layout, segments: free }, hits: page.hits.filter((h) => kept.has(h.segment)) }
  })
}

/** The same rules, which do not see the tables. */
export function outsideTables(rules: readonly Rule[], areasOf: (context: RuleContext) => readonly TableArea[]): Rule[] {
  const around = onceFor((context: RuleContext): RuleContext => {
    return { ...context, pages: outside(context.pages, areasOf(context)) }
  })
  return rules.map((rule) => ({ name: rule.name, find: (context) => rule.find(around(context)) }))
}

/** The area between two rows of print. */
export const areaOf = (
  page: number,
  first: { readonly box: { readonly y: number; readonly height: number } },
  last: { readonly box: LabelledPage['layout']['box'] },
): TableArea => ({ page, from: first.box.y - 1, to: bottom(last.box) + 1 })
