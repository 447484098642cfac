import type { FeatureHandlers, HandlerDeps } from './handlers'

export function queueHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'queue'> {
  return {
    'queue:list': async ({ view, offset, limit }) => workspace.services.documents.list(view, offset, limit),
    'queue:choose': async ({ what }) => {
      const { intake } = workspace.services
      if (what === 'folder') {
        const folder = await dialogs.chooseFolder()
        return folder === null ? null : intake.take([folder])
      }
      const files = await dialogs.chooseFiles()
      return files === null ? null : intake.take(files)
    },
    'queue:import': async (given) => workspace.services.intake.takeGiven(given),
    'queue:importCut': async () => workspace.services.intake.takeCutImport(),
    'queue:retry': async ({ ids }) => {
      workspace.services.queue.retry(ids)
      return null
    },
    'queue:remove': async ({ ids }) => workspace.services.documents.remove(ids),
    'queue:pause': async ({ paused }) => {
      workspace.services.queue.pause(paused)
      return null
    },
    'queue:cancel': async ({ ids }) => {
      workspace.services.queue.cancel(ids)
      return null
    },
    'queue:document': async ({ id }) => workspace.services.documents.detail(id),
    'queue:neighbours': async ({ id, view, place }) => workspace.services.documents.neighbours(id, view, place),
  }
}
