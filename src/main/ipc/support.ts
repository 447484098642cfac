import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function supportHandlers({ diagnostics, dialogs }: HandlerDeps): FeatureHandlers<'support'> {
  return {
    'support:diagnostics': async () => diagnostics.collect(),
    'support:saveDiagnostics': async () => {
      const day = new Date().toISOString().slice(0, 10)
      const path = await dialogs.chooseSaveFile(`veridesk-diagnostics-${day}.zip`, 'zip')
      if (path === null) return null
      await diagnostics.save(path)
      return { fileName: basename(path) }
    },
  }
}
