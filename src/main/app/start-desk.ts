import { app, Menu } from 'electron'
import { join, resolve } from 'node:path'
import { setImmediate as afterThisTurn } from 'node:timers/promises'
import { givenBy } from './given'
import { declareProtocol, serveProtocol } from './protocol'
import { endWithoutSandbox, haveSandbox } from './sandbox'
import { lockDown } from './security'
import { StartStages } from './start-stages'
import { followStart, drawWithoutGraphicsIfNone, startAnewIfUndrawn } from './undrawn-window'
import { bringToFront, openWindow } from './window'

/** `--demo` opens a workspace of its own in which the bundled samples are read. */
const isDemo = process.argv.includes('--demo')

/** `--workspace=<folder>` keeps everything in another place than the system's own. */
const chosenFolder = process.argv.find((argument) => argument.startsWith('--workspace='))?.slice('--workspace='.length)

/** Starts the app: one instance, one window, everything behind it. */
export function startDesk(): void {
  if (!haveSandbox()) {
    void endWithoutSandbox()
    return
  }
  // Chromium would ask the keychain for a key of its own, and wait for it with the window; it has nothing to keep.
  app.commandLine.appendSwitch('password-store', 'basic')
  // The window needs no network, and what may call out (Node) does not ask Chromium for names: it knows no host.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('force-webrtc-ip-handling-policy', 'disable_non_proxied_udp')
  drawWithoutGraphicsIfNone()
  declareProtocol()
  if (chosenFolder) app.setPath('userData', resolve(chosenFolder))
  else if (isDemo) app.setPath('userData', join(app.getPath('userData'), 'demo'))
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  void app.whenReady().then(run)
}

/** The window first: while its process starts, this one loads what stands behind it. */
async function run(): Promise<void> {
  lockDown()
  // The desk handles its own keys; the default menu would take Ctrl+R, Ctrl+M and Ctrl+0 from it.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null)
  const stages = new StartStages(() => performance.now())
  const desk = afterThisTurn().then(async () => {
    const { runDesk } = await import('./run-desk')
    stages.reach('desk_loaded')
    return runDesk(isDemo)
  })
  serveProtocol(
    desk.then(({ services }) => services),
    stages,
  )
  const window = openWindow(async () => (await desk).language())
  followStart(window, stages)
  startAnewIfUndrawn(
    window,
    desk.then(({ log }) => log),
    stages,
  )
  app.on('second-instance', (_event, argv, workingDirectory) => {
    bringToFront()
    void desk.then(({ take }) => take(givenBy(argv, workingDirectory)))
  })
  // macOS says by events what other systems say by arguments.
  for (const name of ['open-file', 'open-url'] as const)
    app.on(name as 'open-file', (event, said) => {
      event.preventDefault()
      void desk.then(({ take }) => take(givenBy(['', said], '/')))
    })
  await (await desk).open(window)
}
