import { app, type BrowserWindow } from 'electron'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../services'
import type { StartStage, StartStages } from './start-stages'

/** A window draws within this, in milliseconds, also on a machine with far too much to do. */
const drawnWithin = 45_000
const turn = 1_000

/** A page that is not held up answers within this, in milliseconds. */
const answerWithin = 2_000

/** The argument of a start that is to do without the graphics processor. */
const withoutGraphics = '--without-graphics'

/** Any of them is there where Linux has a graphics processor: its own drivers', NVIDIA's, Windows' below it. */
const devices = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg']

/**
 * Must be called before the app is ready. Where there is no graphics processor (a virtual desktop, a container)
 * Chromium finds that out by a process that ends itself and another after it, on which a page that loads meanwhile has
 * now and then waited for ever.
 */
export function drawWithoutGraphicsIfNone(): void {
  const none = process.platform === 'linux' && !devices.some((device) => existsSync(device))
  if (none || process.argv.includes(withoutGraphics)) app.disableHardwareAcceleration()
}

/** From now on `stages` hears how far the window gets. */
export function followStart({ webContents }: BrowserWindow, stages: StartStages): void {
  stages.reach('window')
  const on = (event: string, stage: StartStage): void =>
    void webContents.once(event as 'dom-ready', () => stages.reach(stage))
  on('did-navigate', 'navigated')
  on('did-fail-load', 'navigation_failed')
  on('dom-ready', 'dom_ready')
  on('did-finish-load', 'loaded')
  on('unresponsive', 'unresponsive')
  on('render-process-gone', 'page_gone')
}

/**
 * Chromium draws through a process of its own. Where a driver halts that one, or it fails to come up, nobody else
 * notices: nothing is ever drawn, and a window that waits for its first frame is never seen. Such a start is made anew,
 * once, without the graphics processor; the log says so. Nothing is lost: all is written at once.
 */
export function startAnewIfUndrawn(window: BrowserWindow, log: Promise<Log>, stages: StartStages): void {
  let left = drawnWithin
  // In turns, so that time in which this process itself was held up is not taken for the window's.
  const timer = setInterval(() => {
    left -= turn
    if (left > 0) return
    clearInterval(timer)
    void anew(window, log, stages)
  }, turn)
  const end = (): void => clearInterval(timer)
  window.once('ready-to-show', end)
  window.once('closed', end)
}

async function anew(window: BrowserWindow, log: Promise<Log>, stages: StartStages): Promise<void> {
  const isLast = process.argv.includes(withoutGraphics)
  ;(await log).warn('window_not_drawn', {
    processes: app
      .getAppMetrics()
      .map(({ type }) => type)
      .join(' '),
    reached: String(stages),
    page: await saidByPage(window),
    compositing: app.getGPUFeatureStatus().gpu_compositing,
    again: !isLast,
  })
  // Seen, if empty: it can be closed, and drawn should the process come back.
  if (!window.isDestroyed()) window.show()
  if (isLast) return
  app.relaunch({ args: [...ownArguments(), withoutGraphics], ...imageOfApp() })
  app.quit()
}

/** How far the page is by its own account, in milliseconds where it has painted; `silent` where it does not answer. */
async function saidByPage(window: BrowserWindow): Promise<string> {
  if (window.isDestroyed()) return 'closed'
  const question = `[
    document.readyState,
    document.visibilityState,
    'children:' + (document.getElementById('root')?.childElementCount ?? 'none'),
    'paint:' + (performance.getEntriesByType('paint')[0]?.startTime ?? 'none'),
  ].join(' ')`
  const answer = window.webContents.executeJavaScript(question).then(String, () => 'refused')
  return Promise.race([answer, wait(answerWithin, 'silent')])
}

/** Without the files that the start was given: they are taken in already. */
const ownArguments = (): string[] =>
  process.argv
    .slice(1)
    .filter((argument) => argument.startsWith('-') || resolve(argument) === resolve(app.getAppPath()))

/** What runs of an AppImage lies in a mounted image, which goes with this process. */
const imageOfApp = (): { readonly execPath?: string } => {
  const image = process.env['APPIMAGE']
  return image === undefined ? {} : { execPath: image }
}
