import type { FeatureHandlers, HandlerDeps } from './handlers'

export function languageHandlers({ workspace, dialogs }: HandlerDeps): FeatureHandlers<'languages'> {
  return {
    'languages:list': () => workspace.services.languages.list(),
    'languages:add': ({ code }) => workspace.services.languages.add(code),
    'languages:addFromFile': async () => {
      const path = await dialogs.chooseLanguageFile()
      return path === null ? null : workspace.services.languages.addFrom(path)
    },
    'languages:remove': ({ code }) => workspace.services.languages.remove(code),
  }
}
