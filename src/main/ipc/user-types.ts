import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function userTypeHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'types'> {
  return {
    'types:list': async () => workspace.services.userTypes.list(),
    'types:define': async ({ id, name, fields }) =>
      workspace.services.userTypes.define(
        id,
        name,
        fields.map(({ place, ...field }) => ({ ...field, ...place })),
      ),
    'types:remove': async ({ name }) => workspace.services.userTypes.remove(name),
    'types:export': async () => {
      const path = await dialogs.chooseExportFile('json', 'veridesk-types')
      if (path === null) return null
      return { fileName: basename(path), types: await workspace.services.userTypes.exportTo(path) }
    },
    'types:import': async () => {
      const [path] = (await dialogs.chooseFiles()) ?? []
      return path === undefined ? null : workspace.services.userTypes.importFrom(path)
    },
  }
}
