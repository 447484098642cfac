import type { FeatureHandlers, HandlerDeps } from './handlers'

export function caseHandlers({ workspace }: HandlerDeps): FeatureHandlers<'cases'> {
  const cases = () => workspace.services.cases
  return {
    'cases:products': async () => cases().products(),
    'cases:list': async ({ search, offset, limit }) => cases().list(search, offset, limit),
    'cases:detail': async ({ id }) => cases().detail(id),
    'cases:create': async ({ applicationId, productType, documents }) => ({
      id: await cases().create(applicationId, productType, documents),
    }),
    'cases:add': async ({ id, documents }) => {
      cases().add(id, documents)
      return null
    },
    'cases:takeOut': async ({ id, document }) => {
      cases().takeOut(id, document)
      return null
    },
    'cases:retry': async ({ id }) => {
      await workspace.services.served.retryFlow(id)
      return null
    },
    'cases:erase': async ({ id }) => cases().erase(id),
    'cases:ofDocument': async ({ document }) => cases().ofDocument(document),
  }
}
