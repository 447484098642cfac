import type { FeatureHandlers, HandlerDeps } from './handlers'

export function reviewHandlers({ workspace }: HandlerDeps): FeatureHandlers<'review'> {
  return {
    'review:correct': async ({ id, path, value, continues, place }) =>
      workspace.services.fields.correct(id, path, value, { continues, place }),
    'review:takeAlternate': async ({ id, path, index }) => workspace.services.fields.takeAlternate(id, path, index),
    'review:confirm': async ({ id, path }) => workspace.services.fields.confirm(id, path),
    'review:illegible': async ({ id, path }) => workspace.services.fields.markIllegible(id, path),
    'review:notOnDocument': async ({ id, path }) => workspace.services.fields.markNotOnDocument(id, path),
    'review:override': async ({ id, path, value, reason }) =>
      workspace.services.fields.override(id, path, value, reason),
    'review:focus': async ({ id, path }) => {
      workspace.services.fields.focus(id, path)
      return null
    },
    'review:leave': async () => {
      workspace.services.fields.leave()
      return null
    },
    'review:reveal': async ({ id, path }) => ({ value: workspace.services.fields.reveal(id, path) }),
    'review:approve': async ({ id }) => workspace.services.decisions.approve(id),
    'review:postpone': async ({ id }) => workspace.services.decisions.postpone(id),
    'review:reject': async ({ id, reason }) => workspace.services.decisions.reject(id, reason),
    'review:resubmit': async ({ id, reason }) => workspace.services.decisions.askAgain(id, reason),
    'review:reopen': async ({ id, reason }) => workspace.services.decisions.reopen(id, reason),
    'review:changeType': async ({ id, type }) => workspace.services.decisions.changeType(id, type),
    'review:editTable': async (edit) => workspace.services.tables.edit(edit),
    'review:confirmCells': async ({ id, table, paths }) => workspace.services.tables.confirm(id, table, paths),
    'review:undo': async () => workspace.services.undo.undo(),
    'review:history': async ({ id }) => workspace.services.store.audit.byDocument(id),
  }
}
