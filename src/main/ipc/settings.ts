import type { FeatureHandlers, HandlerDeps } from './handlers'

export function settingsHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'settings' | 'view'> {
  return {
    'settings:get': async () => workspace.services.settings.get(),
    'settings:set': async (change) => workspace.services.settings.set(change),
    'settings:chooseWatchedFolder': async () => {
      const folder = await dialogs.chooseFolder()
      if (folder === null) return null
      const { settings } = workspace.services
      const { watchedFolders } = settings.get()
      return watchedFolders.includes(folder)
        ? settings.get()
        : settings.set({ watchedFolders: [...watchedFolders, folder] })
    },
    'view:remember': async (view) => {
      workspace.services.settings.rememberView(view)
      return null
    },
    'view:recall': async () => ({
      view: workspace.services.settings.recallView(),
      documentId: workspace.services.fields.underReview(),
    }),
  }
}
