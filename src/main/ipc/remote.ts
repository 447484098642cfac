import type { FeatureHandlers, HandlerDeps } from './handlers'

export function remoteHandlers({ workspace }: HandlerDeps): FeatureHandlers<'remote'> {
  return {
    'remote:secrets': async () => workspace.services.connection.given(),
    'remote:setSecrets': async (secrets) => {
      const { connection, outbox } = workspace.services
      await connection.setSecrets(secrets)
      outbox.kick()
      return connection.given()
    },
    'remote:test': async () => workspace.services.connection.test(),
    'remote:send': async ({ ids, wanted }) => ({ sent: workspace.services.outbox.send(ids, wanted) }),
    'remote:outbox': async () => workspace.services.outbox.view(),
    'remote:retry': async ({ ids }) => {
      workspace.services.outbox.retry(ids)
      return null
    },
    'remote:withdraw': async ({ ids }) => {
      workspace.services.outbox.withdraw(ids)
      return null
    },
  }
}
