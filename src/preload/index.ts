import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge } from '../shared/ipc'

/** Names are checked here against the pattern and in the main process against the table. */
const channelName = /^[a-z]+:[A-Za-z]+$/

const bridge: Bridge = {
  request: (channel, request) => {
    if (!channelName.test(channel)) throw new TypeError('No such channel')
    return ipcRenderer.invoke(channel, request) as ReturnType<Bridge['request']> as never
  },
  on: (event, listener) => {
    const receive = (_event: unknown, payload: unknown): void => listener(payload as never)
    ipcRenderer.on(event, receive)
    return () => void ipcRenderer.off(event, receive)
  },
}

contextBridge.exposeInMainWorld('veridesk', bridge)
