/**
 * A desk that sends until it is killed. Arguments: folder, address of the service, client id, client secret, documents.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWorkspace } from '../../../src/main/storage'
import { rowsOf } from '../support/read'
import { panFields, readsAs } from '../support/reading'
import { newFolder, openDesk, testKey, until } from '../support/workspace'

const [folder = '', url = '', clientId = '', clientSecret = '', count = '0'] = process.argv.slice(2)
const desk = openDesk(readsAs('PAN', panFields), folder, openWorkspace(folder, testKey, null))
const { services, clock } = desk
clock.now = new Date()
setInterval(() => (clock.now = new Date()), 5)
services.settings.set({ connection: { ...services.settings.get().connection, baseUrl: url } })
await services.connection.setSecrets({ clientId, clientSecret })
services.start()
if (rowsOf(desk).length === 0) {
  const files = newFolder()
  for (let n = 0; n < Number(count); n += 1) writeFileSync(join(files, `${n}.png`), `image ${n}`)
  await services.intake.take([files])
}
await until(() => rowsOf(desk).every(({ readState }) => readState === 'EXTRACTED'))
if (services.outbox.view().rows.length === 0) {
  const ids = rowsOf(desk).map(({ id }) => id)
  services.outbox.send(ids, 'both')
}
const states = (): string => JSON.stringify(services.outbox.view().counts)
const say = (now: string): boolean => process.stdout.write(`${now}\n`)
let said = ''
// Every change as soon as it is there, and how things stand now and then.
setInterval(() => states() !== said && say((said = states())), 1)
setInterval(() => say(said), 50)
