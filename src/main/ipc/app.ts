import type { FeatureHandlers, HandlerDeps } from './handlers'

export function appHandlers({ workspace, info }: HandlerDeps): FeatureHandlers<'app'> {
  const now = () => ({ ...info, workspace: workspace.state })
  return {
    'app:info': async () => now(),
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
