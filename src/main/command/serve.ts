import { resolve } from 'node:path'
import { buildServer, listen } from '../hosts/http'
import { logger } from '../logging/logger'
import type { ServeCommand } from './arguments'
import { claimFolder } from './claim-folder'
import { composeService } from './compose-service'
import { dataFolder } from './data-folder'
import { readTls } from './read-tls'
import { standing, version } from '../hosts/cli/places'
import { readTypes } from '../hosts/cli/read-types'
import { serviceKey } from './service-key'
import { onStop } from './stop-signals'

/** What is being read when the service is stopped may end within this; else it is read again by the next run. */
const graceMs = 8_000

/** Runs the service until it is told to stop; resolves with the exit code. Throws what keeps it from starting. */
export async function serve(command: ServeCommand): Promise<number> {
  const log = logger({ write: (line) => process.stderr.write(line) })
  const tls = command.tls && readTls(command.tls)
  const folder = dataFolder(command.data)
  const types = command.types === null ? [] : await readTypes(resolve(standing, command.types))
  if (types === null) throw new Error(`${command.types} holds no types of documents.`)
  const stopped = new Promise<void>((done) => onStop(done))
  const release = await claimFolder(folder)
  const composed = composeService(command, folder, await serviceKey(folder), types, log)
  const app = buildServer({ ...composed, log, version: version(), tls })
  try {
    const baseUrl = await listen(app, command, tls !== null)
    await composed.service.start()
    process.stdout.write(`${JSON.stringify({ base_url: baseUrl })}\n`)
    log.info('serving', { port: Number(new URL(baseUrl).port) })
    await stopped
    log.info('stopping')
    // A caller that holds its request open does not hold up the end.
    const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs)
    await Promise.all([app.close(), composed.service.stop(graceMs)])
    clearTimeout(cutOff)
    return 0
  } finally {
    composed.close()
    release()
  }
}
