import type { FeatureHandlers, HandlerDeps } from './handlers'

export function addressHandlers({ workspace }: HandlerDeps): FeatureHandlers<'addresses'> {
  return {
    'addresses:known': async ({ search }) => workspace.services.addresses.known(search),
    'addresses:compare': async ({ source, targets }) => workspace.services.addresses.compare(source, targets),
    'addresses:last': async () => workspace.services.addresses.last(),
  }
}
