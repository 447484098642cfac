import { app, BrowserWindow, Menu, powerMonitor } from 'electron'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rowFilterSchema } from '../../shared/domain/review'
import { registerHandlers } from '../ipc/register'
import { createHandlers } from '../ipc/create-handlers'
import { compose, type Desk } from './compose'
import { resourcesFolder } from './places'
import { declareProtocol, serveProtocol } from './protocol'
import { isOurs, lockDown } from './security'
import { bringToFront, openWindow } from './window'
import { filesIn, takeInGiven } from './given-files'

/** `--demo` opens a workspace of its own in which the bundled samples are read. */
const isDemo = process.argv.includes('--demo')

/** `--workspace=<folder>` keeps everything in another place than the system's own. */
const chosenFolder = process.argv.find((argument) => argument.startsWith('--workspace='))?.slice('--workspace='.length)

/** Starts the app: one instance, one window, everything behind it. */
export function startDesk(): void {
  // Root cannot have Chromium's sandbox (containers, CI); everyone else has it for every process.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  declareProtocol()
  if (chosenFolder) app.setPath('userData', resolve(chosenFolder))
  else if (isDemo) app.setPath('userData', join(app.getPath('userData'), 'demo'))
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  void app.whenReady().then(run)
}

async function run(): Promise<void> {
  lockDown()
  // The desk handles its own keys; the default menu would take Ctrl+R, Ctrl+M and Ctrl+0 from it.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null)
  const desk = compose(isDemo, () => setImmediate(() => void takeInFirst(desk)))
  serveProtocol(desk.workspace)
  registerHandlers(createHandlers(desk.handlerDeps), isOurs, desk.log)
  const window = openWindow()
  keepUp(desk)
  app.on('second-instance', (_event, argv, workingDirectory) => {
    bringToFront()
    void takeInGiven(desk, filesIn(argv, workingDirectory))
  })
  await desk.workspace.open()
  warmLater(desk, window)
}

let begun = false

/** Once the workspace is open, be it after a second try: the samples of a demo, and what the start was given. */
async function takeInFirst(desk: Desk): Promise<void> {
  if (begun) return
  begun = true
  try {
    if (isDemo) await takeInSamples(desk)
    await takeInGiven(desk, filesIn(process.argv, process.cwd()))
  } catch (error) {
    desk.log.error('first_files', error)
  }
}

/** Sleep, the last window, the end: what is being read is put back, what is written stays. */
function keepUp({ workspace, readers, log }: Desk): void {
  powerMonitor.on('suspend', () => readers.pause())
  powerMonitor.on('resume', () => readers.resume())
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow()
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
    void workspace
      .close()
      .catch((error: unknown) => log.error('close_failed', error))
      .finally(() => app.quit())
  })
}

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
