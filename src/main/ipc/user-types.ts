import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function userTypeHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'userTypes'> {
  return {
    'userTypes:list': async () => workspace.services.userTypes.list(),
    'userTypes:define': async ({ id, name, fields }) =>
      workspace.services.userTypes.define(
        id,
        name,
        fields.map(({ place, ...field }) => ({ ...field, ...place })),
      ),
    'userTypes:remove': async ({ name }) => workspace.services.userTypes.remove(name),
    'userTypes:export': async () => {
      const path = await dialogs.chooseExportFile('json', 'veridesk-types')
      if (path === null) return null
      return { fileName: basename(path), types: await workspace.services.userTypes.exportTo(path) }
    },
    'userTypes:import': async () => {
      const [path] = (await dialogs.chooseFiles()) ?? []
      return path === undefined ? null : workspace.services.userTypes.importFrom(path)
    },
  }
}
