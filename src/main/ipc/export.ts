import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function exportHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'export' | 'log'> {
  return {
    'export:run': async ({ scope, format, masked }) => {
      const { exports } = workspace.services
      exports.require(scope)
      const day = new Date().toISOString().slice(0, 10)
      const path = await dialogs.chooseExportFile(format, `veridesk-${day}.${format}`)
      if (path === null) return null
      return { fileName: basename(path), documents: await exports.run(scope, format, masked, path) }
    },
    'log:verify': async () => workspace.services.store.audit.verify(),
  }
}
