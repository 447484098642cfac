import { BrowserWindow } from 'electron'
import type { EventName, Events } from '../../shared/ipc'

/** Says something to every window, unasked. */
export function emit<E extends EventName>(event: E, payload: Events[E]): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (!window.isDestroyed()) window.webContents.send(event, payload)
  }
}
