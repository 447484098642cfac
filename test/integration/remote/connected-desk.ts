import { buildServer, listen } from '../../../src/main/hosts/http'
import type { OutboxRow } from '../../../src/shared/domain/outbox'
import { startWorld, type World } from '../../contract/support/world'
import { until, type TestDesk } from '../support/workspace'

/** A service over real sockets, whose reader reads what the desk's reader reads. */
export async function startRemote(more: Parameters<typeof startWorld>[0] = {}) {
  const world = await startWorld(more)
  const app = buildServer({ ...world, log: world.context.log, version: '1.2.3', tls: null })
  const url = await listen(app, { host: '127.0.0.1', port: 0 }, false)
  return {
    world,
    url,
    close: async () => {
      await app.close()
      await world.close()
    },
  }
}

/** Connects a desk to a service as the analyst does in the settings. */
export async function connectTo({ services }: Pick<TestDesk, 'services'>, url: string, world: Pick<World, 'acme'>) {
  services.settings.set({ connection: { ...services.settings.get().connection, baseUrl: url } })
  await services.connection.setSecrets({ clientId: world.acme.client_id, clientSecret: world.acme.client_secret })
  services.outbox.kick()
}

export const outboxOf = ({ services }: Pick<TestDesk, 'services'>): readonly OutboxRow[] => services.outbox.view().rows

/** Waits until nothing is on its way any more; the desk's clock runs fast meanwhile. */
export const untilEnded = (desk: TestDesk): Promise<void> =>
  until(() => {
    hurry(desk)
    return outboxOf(desk).every(({ state }) => state === 'DONE' || state === 'FAILED')
  })

/** Lets a second pass, and what is due then begin. */
export function hurry({ clock, services }: TestDesk): void {
  clock.now = new Date(clock.now.getTime() + 1000)
  services.outbox.kick()
}
