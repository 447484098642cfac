import type { FeatureHandlers, HandlerDeps } from './handlers'

export function pairingHandlers({ workspace }: HandlerDeps): FeatureHandlers<'pairing'> {
  return {
    'pairing:suggest': async ({ id }) => workspace.services.pairing.suggest(id),
    'pairing:join': async (sides) => ({ id: workspace.services.pairing.join(sides) }),
    'pairing:separate': async ({ id }) => workspace.services.pairing.separate(id),
  }
}
