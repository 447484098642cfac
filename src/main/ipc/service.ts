import type { FeatureHandlers, HandlerDeps } from './handlers'

export function serviceHandlers({ workspace }: HandlerDeps): FeatureHandlers<'service' | 'batches'> {
  const lists = () => workspace.services.served
  return {
    'service:state': async () => workspace.services.serviceMode.state,
    'service:tryAgain': async () => {
      workspace.services.serviceMode.apply()
      return null
    },
    'service:clients': async () => lists().clients(),
    'service:addClient': async ({ name }) => lists().addClient(name),
    'service:revokeClient': async ({ id }) => {
      lists().revokeClient(id)
      return null
    },
    'service:requests': async () => workspace.services.serviceMode.requests,
    'service:deliveries': async () => lists().deliveries(),
    'service:redeliver': async ({ flow }) => {
      await lists().redeliver(flow)
      return null
    },
    'batches:list': async ({ offset, limit }) => lists().batches(offset, limit),
    'batches:retry': async ({ batch }) => {
      await lists().retry(batch)
      return null
    },
    'batches:files': async ({ batch, offset, limit }) => lists().files(batch, offset, limit),
  }
}
