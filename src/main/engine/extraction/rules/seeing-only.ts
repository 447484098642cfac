import type { LabelHit, LabelledPage } from '../labels/labels'
import type { Rule } from './rule'

/** A rule that sees only those labels of a page that `keep` takes for its own; their words stay labels to all else. */
export const seeingOnly = (rule: Rule, keep: (hit: LabelHit, page: LabelledPage) => boolean): Rule => ({
  name: rule.name,
  find: (context) =>
    rule.find({
      ...context,
      pages: context.pages.map((page) => ({ ...page, hits: page.hits.filter((hit) => keep(hit, page)) })),
    }),
})
