import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function exportHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'export' | 'log'> {
  return {
    'export:run': async ({ scope, format, masked }) => {
      const { exports } = workspace.services
      exports.require(scope, masked)
      const day = new Date().toISOString().slice(0, 10)
      const path = await dialogs.chooseExportFile(format, `veridesk-${day}.${format}`)
      if (path === null) return null
      return { fileName: basename(path), documents: await exports.run(scope, format, masked, path) }
    },
    'log:list': async ({ filter, before, limit }) => {
      const { audit } = workspace.services.store
      return { rows: audit.list(filter, before, limit), ...audit.facets() }
    },
    'log:evidence': async ({ id, masked }) => {
      const { evidence } = workspace.services
      evidence.require(id, masked)
      const path = await dialogs.chooseSaveFile(`evidence-${id.slice(0, 8)}.zip`, 'zip')
      if (path === null) return null
      await evidence.run(id, masked, path)
      return { fileName: basename(path) }
    },
    'log:verify': async () => workspace.services.store.audit.verify(),
  }
}
