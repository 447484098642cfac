import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function keepingHandlers({ workspace, dialogs, opened }: HandlerDeps): FeatureHandlers<'keeping'> {
  return {
    'keeping:status': async () => ({ snapshots: workspace.services.keeping.snapshots() }),
    'keeping:backup': async ({ passphrase }) => {
      const { keeping } = workspace.services
      const day = new Date().toISOString().slice(0, 10)
      const path = await dialogs.chooseSaveFile(`veridesk-${day}.veridesk-backup`, 'veridesk-backup')
      if (path === null) return null
      return { fileName: basename(path), images: await keeping.backup(path, passphrase) }
    },
    'keeping:restore': async ({ passphrase, given }) => {
      const path = given ? opened.backup : await dialogs.chooseBackup()
      if (path === null) return false
      await workspace.restoreBackup(path, passphrase)
      return true
    },
    'keeping:restoreSnapshot': async ({ name }) => {
      await workspace.restoreSnapshot(name)
      return null
    },
    'keeping:changeKey': async () => {
      await workspace.changeKey()
      return null
    },
    'keeping:compact': async () => workspace.services.keeping.compact(),
    'keeping:hold': async ({ ids, reason }) => {
      if (reason === null) workspace.services.holds.lift(ids)
      else workspace.services.holds.hold(ids, reason)
      return null
    },
  }
}
