import { newReach } from '../services'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function settingsHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'settings' | 'view'> {
  return {
    'settings:get': async () => workspace.services.settings.get(),
    'settings:set': async (change) => {
      const { settings } = workspace.services
      const before = settings.get()
      const reach = newReach(before, change)
      if (reach.length > 0 && !(await dialogs.allowReach(reach, before.language))) return settings.get()
      // A folder comes under watch by the system's dialog alone; the window may only let one go.
      const { watchedFolders: known } = settings.get()
      const watchedFolders = change.watchedFolders?.filter((folder) => known.includes(folder))
      return settings.set({ ...change, watchedFolders })
    },
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
