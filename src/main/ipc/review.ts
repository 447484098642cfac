import { changeBetween, type DocumentChange } from '../../shared/domain/document-change'
import type { DocumentDetail } from '../../shared/domain/review'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function reviewHandlers({ workspace }: HandlerDeps): FeatureHandlers<'review'> {
  /** Answers with what a change made of a document. `touched`: the fields that it is about. */
  const changing = (id: string, touched: readonly string[], change: () => DocumentDetail): DocumentChange => {
    const before = workspace.services.documents.detail(id)
    return changeBetween(before, change(), touched)
  }
  return {
    'review:correct': async ({ id, path, value, continues, place }) =>
      changing(id, [path], () => workspace.services.fields.correct(id, path, value, { continues, place })),
    'review:takeAlternate': async ({ id, path, index }) =>
      changing(id, [path], () => workspace.services.fields.takeAlternate(id, path, index)),
    'review:confirm': async ({ id, path }) => changing(id, [path], () => workspace.services.fields.confirm(id, path)),
    'review:illegible': async ({ id, path }) =>
      changing(id, [path], () => workspace.services.fields.markIllegible(id, path)),
    'review:notOnDocument': async ({ id, path }) =>
      changing(id, [path], () => workspace.services.fields.markNotOnDocument(id, path)),
    'review:override': async ({ id, path, value, reason }) =>
      changing(id, [path], () => workspace.services.fields.override(id, path, value, reason)),
    'review:focus': async ({ id, path }) => {
      workspace.services.fields.focus(id, path)
      return null
    },
    'review:leave': async () => {
      workspace.services.fields.leave()
      return null
    },
    'review:reveal': async ({ id, path }) => ({ value: workspace.services.fields.reveal(id, path) }),
    'review:approve': async ({ id }) => changing(id, [], () => workspace.services.decisions.approve(id)),
    'review:postpone': async ({ id }) => changing(id, [], () => workspace.services.decisions.postpone(id)),
    'review:reject': async ({ id, reason }) => changing(id, [], () => workspace.services.decisions.reject(id, reason)),
    'review:resubmit': async ({ id, reason }) =>
      changing(id, [], () => workspace.services.decisions.askAgain(id, reason)),
    'review:reopen': async ({ id, reason }) => changing(id, [], () => workspace.services.decisions.reopen(id, reason)),
    'review:changeType': async ({ id, type }) =>
      changing(id, [], () => workspace.services.decisions.changeType(id, type)),
    'review:editTable': async (edit) => {
      const touched = edit.cells.map(({ path }) => path)
      return changing(edit.id, touched, () => workspace.services.tables.edit(edit))
    },
    'review:confirmCells': async ({ id, table, paths }) =>
      changing(id, paths, () => workspace.services.tables.confirm(id, table, paths)),
    'review:tableEdges': async ({ id, table, page }) => workspace.services.tableCuts.edges(id, table, page),
    'review:cutTable': async ({ id, table, edges, fillDown }) => {
      const { documents, tableCuts } = workspace.services
      const before = documents.detail(id)
      const { detail, ...cut } =
        fillDown === null ? tableCuts.cut(id, table, edges) : tableCuts.fillDown(id, table, edges, fillDown)
      return { ...cut, change: changeBetween(before, detail) }
    },
    'review:undo': async () => {
      const { documents, undo } = workspace.services
      const about = undo.next()
      const before = about === null ? null : documents.detail(about)
      const undone = undo.undo()
      return { ...undone, change: before && changeBetween(before, documents.detail(before.id)) }
    },
    'review:history': async ({ id }) => workspace.services.store.audit.byDocument(id),
  }
}
