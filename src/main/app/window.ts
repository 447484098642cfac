import { app, BrowserWindow } from 'electron'
import { join } from 'node:path'
import { appOrigin } from './security'

/** The desk's window; shown once its first frame is there, so that nothing flashes. */
export function openWindow(): BrowserWindow {
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
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    // Every change is already written: a fresh renderer goes on where the last one stood. Not from within this
    // event: a navigation that starts while the process is still being torn down can take the whole app with it.
    setImmediate(() => {
      if (!window.isDestroyed()) window.webContents.reload()
    })
  })
  void window.loadURL(`${appOrigin}/index.html`)
  return window
}

/** A second start shows the window that is already there. */
export function bringToFront(): void {
  const window = BrowserWindow.getAllWindows()[0]
  if (!window) return
  if (window.isMinimized()) window.restore()
  window.focus()
}
