import type { FeatureHandlers, HandlerDeps } from './handlers'

export function appHandlers({ workspace, info, copied, opened }: HandlerDeps): FeatureHandlers<'app'> {
  const now = () => ({ ...info, workspace: workspace.state })
  return {
    'app:opened': async () => opened.take(),
    'app:info': async () => now(),
    'app:copied': async ({ text }) => {
      copied(text)
      return null
    },
    'app:goOnUnkept': async () => {
      await workspace.goOnUnkept()
      return now()
    },
    'app:tryAgain': async () => {
      await workspace.open()
      return now()
    },
  }
}
