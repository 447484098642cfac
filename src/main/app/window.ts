import { app, BrowserWindow } from 'electron'
import { join } from 'node:path'
import type { Settings } from '../../shared/ipc/app'
import { askAfterDeaths } from './dead-window-dialog'
import { Deaths } from './deaths'
import { appOrigin } from './security'

/** A window whose page is there is shown within this, in milliseconds, be there a frame of it or not. */
const shownWithin = 5_000

/** The desk's window; shown once its first frame is there, so that nothing flashes. `language` is the analyst's. */
export function openWindow(language: () => Promise<Settings['language']>): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    title: 'Veridesk',
    backgroundColor: '#16181d',
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  })
  // Where the system can, pictures of the screen show nothing of the documents.
  window.setContentProtection(true)
  window.once('ready-to-show', () => window.show())
  // Some compositors have no frame drawn for a window that is not shown yet, and would keep it out of sight for ever.
  window.webContents.once('did-finish-load', () => {
    setTimeout(() => !window.isDestroyed() && !window.isVisible() && window.show(), shownWithin)
  })
  const deaths = new Deaths()
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    // Every change is already written: a fresh renderer goes on where the last one stood. Not from within this
    // event: a navigation that starts while the process is still being torn down can take the whole app with it.
    const oneTooMany = deaths.isOneTooMany(Date.now())
    setImmediate(() => void (oneTooMany ? comeBackIfWanted(window, language) : comeBack(window)))
  })
  void window.loadURL(`${appOrigin}/index.html`)
  return window
}

/** A page that was loaded anew is there within this, in milliseconds; else it is loaded once more. */
const backWithin = 30_000

/** A load that begins close upon a death may be lost on the way, and neither end nor fail. */
function comeBack(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  const { webContents } = window
  const onceMore = setTimeout(() => !window.isDestroyed() && webContents.reload(), backWithin)
  const end = (): void => clearTimeout(onceMore)
  webContents.once('did-finish-load', end)
  // The next death comes back by itself.
  webContents.once('render-process-gone', end)
  webContents.reload()
}

/** A window that dies as soon as it is there would load for ever: the analyst is told, and says how to go on. */
async function comeBackIfWanted(window: BrowserWindow, language: () => Promise<Settings['language']>): Promise<void> {
  if (await askAfterDeaths(await language())) comeBack(window)
  else app.quit()
}

/** A second start shows the window that is already there. */
export function bringToFront(): void {
  const window = BrowserWindow.getAllWindows()[0]
  if (!window) return
  if (window.isMinimized()) window.restore()
  window.focus()
}
