import type { BrowserWindowConstructorOptions } from 'electron'
import { expect, it, vi } from 'vitest'

const made = vi.hoisted(() => ({ options: [] as unknown[], isProtected: false }))

vi.mock('electron', () => ({
  app: { getAppPath: () => '/app' },
  dialog: {},
  BrowserWindow: class {
    readonly webContents = { once: () => undefined, on: () => undefined }
    constructor(options: unknown) {
      made.options.push(options)
    }
    setContentProtection(on: boolean): void {
      made.isProtected = on
    }
    once(): void {
      // Nothing happens to it.
    }
    loadURL(): Promise<void> {
      return Promise.resolve()
    }
  },
}))

it('keeps pictures of the screen from showing the documents, and is isolated from Node', async () => {
  const { openWindow } = await import('../../../../src/main/app/window')
  openWindow(() => Promise.resolve('en'))
  expect(made.isProtected).toBe(true)
  const [options] = made.options as BrowserWindowConstructorOptions[]
  expect(options?.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false })
})
