import type { FeatureHandlers, HandlerDeps } from './handlers'

export function updateHandlers({ updates }: HandlerDeps): FeatureHandlers<'updates'> {
  return {
    'updates:state': async () => updates.state,
    'updates:check': async () => updates.check(),
    'updates:download': async () => updates.download(),
    'updates:install': async () => updates.install(),
  }
}
