import { basename } from 'node:path'
import type { FeatureHandlers, HandlerDeps } from './handlers'

export function userTypeHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'types'> {
  return {
    'types:list': async () => workspace.services.userTypes.overview(),
    'types:define': async ({ id, name, fields }) =>
      workspace.services.userTypes.define(
        id,
        name,
        fields.map(({ place, ...field }) => ({ ...field, ...place })),
      ),
    'types:change': async ({ name, to }) => {
      workspace.services.userTypes.change(name, to)
      return workspace.services.userTypes.overview()
    },
    'types:remove': async ({ name }) => {
      workspace.services.userTypes.remove(name)
      return workspace.services.userTypes.overview()
    },
    'types:export': async () => {
      const path = await dialogs.chooseExportFile('json', 'veridesk-types')
      if (path === null) return null
      return { fileName: basename(path), types: await workspace.services.userTypes.exportTo(path) }
    },
    'types:import': async () => {
      const path = await dialogs.chooseTypes()
      if (path === null) return null
      await workspace.services.userTypes.importFrom(path)
      return workspace.services.userTypes.overview()
    },
  }
}
