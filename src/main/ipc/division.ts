import type { FeatureHandlers, HandlerDeps } from './handlers'

export function divisionHandlers({ workspace }: HandlerDeps): FeatureHandlers<'division'> {
  return {
    'division:get': async ({ id }) => workspace.services.division.get(id),
    'division:set': async ({ id, parts }) => workspace.services.division.set(id, parts),
  }
}
