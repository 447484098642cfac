import { app, BrowserWindow, powerMonitor } from 'electron'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rowFilterSchema } from '../../shared/domain/review'
import type { Settings } from '../../shared/ipc/app'
import { createHandlers } from '../ipc/create-handlers'
import { registerHandlers } from '../ipc/register'
import type { Log, Services } from '../services'
import { compose, type Desk } from './compose'
import { givenBy, type Given } from './given'
import { resourcesFolder } from './places'
import { isOurs } from './security'
import { takeGiven } from './take-given'
import { openWindow } from './window'

/** What the window's start needs of everything behind it. */
export interface RunningDesk {
  /** Throws what blocks the workspace. */
  readonly services: () => Services
  /** The analyst's, where the workspace is open. */
  readonly language: () => Settings['language']
  /** Opens the workspace, and gets the readers ready once the window has been drawn. */
  open(window: BrowserWindow): Promise<void>
  take(given: Given): Promise<void>
  readonly log: Log
}

/** Everything behind the window; who asks from now on is answered. */
export function runDesk(isDemo: boolean): RunningDesk {
  let begun = false
  const desk = compose(isDemo, () => {
    if (begun) return
    begun = true
    setImmediate(() => void takeInFirst(desk, isDemo))
  })
  registerHandlers(createHandlers(desk.handlerDeps), isOurs, desk.log)
  keepUp(desk)
  return {
    services: () => desk.workspace.services,
    language: () => languageOf(desk),
    open: async (window) => {
      await desk.workspace.open()
      warmLater(desk, window)
    },
    take: (given) => takeGiven(desk, given),
    log: desk.log,
  }
}

/** Once the workspace is open, be it after a second try: the samples of a demo, and what the start was given. */
async function takeInFirst(desk: Desk, isDemo: boolean): Promise<void> {
  try {
    if (isDemo) await takeInSamples(desk)
    await takeGiven(desk, givenBy(process.argv, process.cwd()))
  } catch (error) {
    desk.log.error('first_files', error)
  }
}

/** What was saved is written at once; what ends on its own is waited for this long, in milliseconds. */
const patienceMs = 30_000

/** Sleep, the last window, the end: what is being read is put back, what is written stays. */
function keepUp(desk: Desk): void {
  const { workspace, readers, log, isHeldUp } = desk
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) =>
    log.warn('window_gone', { reason, exit: exitCode }),
  )
  // Electron would ask about it in a window of its own, and nothing would go on until somebody answered.
  process.on('uncaughtException', (error) => log.error('uncaught', error))
  app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
    log.warn('process_gone', { type, reason, exit: exitCode }),
  )
  powerMonitor.on('suspend', () => readers.pause())
  powerMonitor.on('resume', () => readers.resume())
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(() => Promise.resolve(languageOf(desk)))
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  let closing = false
  app.on('before-quit', (event) => {
    if (closing) return
    closing = true
    event.preventDefault()
    readers.close()
    const late = Symbol('late')
    const closed = workspace.close().catch((error: unknown) => log.error('close_failed', error))
    void Promise.race([closed, wait(patienceMs, late, { ref: false })]).then((end) => {
      if (end === late) log.warn('close_late', { after: patienceMs })
      // All is written. A call into a keychain that does not answer would hold the process for ever.
      if (end === late || isHeldUp()) process.kill(process.pid, 'SIGKILL')
      else app.quit()
    })
  })
}

const languageOf = ({ workspace }: Desk): Settings['language'] =>
  workspace.state.kind === 'open' ? workspace.services.settings.get().language : 'en'

/** The first document finds its reader warm; the window comes first, for they would share its cores. */
function warmLater({ readers }: Desk, window: BrowserWindow): void {
  const warm = (): void => void setTimeout(() => readers.warm(), 1500)
  if (window.webContents.isLoading()) window.webContents.once('did-finish-load', warm)
  else warm()
}

async function takeInSamples({ workspace }: Desk): Promise<void> {
  if (workspace.state.kind !== 'open') return
  const { documents, intake } = workspace.services
  const { counters } = documents.list(
    { filter: rowFilterSchema.parse({}), sort: { by: 'taken_in', direction: 'asc' } },
    0,
    1,
  )
  if (counters.total > 0) return
  const folder = join(resourcesFolder(), 'samples')
  const names = readdirSync(folder).filter((name) => !name.endsWith('.md'))
  await intake.take(names.map((name) => join(folder, name)))
}
