import type { FeatureHandlers, HandlerDeps } from './handlers'

export function addressHandlers({ workspace }: HandlerDeps): FeatureHandlers<'addresses'> {
  return {
    'addresses:known': async ({ search, caseId }) => workspace.services.addresses.known(search, caseId),
    'addresses:of': async ({ documents }) => workspace.services.addresses.of(documents),
    'addresses:compare': async ({ source, targets, caseId }) =>
      workspace.services.addresses.compare(source, targets, caseId),
    'addresses:last': async ({ caseId }) => workspace.services.addresses.last(caseId),
  }
}
