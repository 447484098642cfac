import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const electron = vi.hoisted(() => ({
  app: {
    commandLine: { hasSwitch: vi.fn<(name: string) => boolean>() },
    enableSandbox: vi.fn(),
    isPackaged: true,
    whenReady: () => Promise.resolve(),
    getLocale: vi.fn<() => string>(),
    exit: vi.fn(),
  },
  dialog: { showErrorBox: vi.fn() },
}))
vi.mock('electron', () => electron)

const { app, dialog } = electron
const { endWithoutSandbox, haveSandbox } = await import('../../../../src/main/app/sandbox')

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  app.isPackaged = true
  app.commandLine.hasSwitch.mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const asUser = (id: number): void => void vi.spyOn(process, 'getuid').mockReturnValue(id)

it('is there for every process of a start that says nothing of it', () => {
  app.commandLine.hasSwitch.mockReturnValue(false)
  expect(haveSandbox()).toBe(true)
  expect(app.enableSandbox).toHaveBeenCalledOnce()
})

it('cannot be turned off in an installed app, except by root, who cannot have it', () => {
  asUser(1000)
  expect(haveSandbox()).toBe(false)
  asUser(0)
  expect(haveSandbox()).toBe(true)
  asUser(1000)
  app.isPackaged = false
  expect(haveSandbox()).toBe(true)
})

it.each([
  ['mr-IN', 'सुरू होत नाही'],
  ['hi', 'शुरू नहीं होता'],
  ['de', 'does not start'],
])('is said in the language of the system (%s), and the app ends', async (locale, words) => {
  app.getLocale.mockReturnValue(locale)
  await endWithoutSandbox()
  expect(dialog.showErrorBox).toHaveBeenCalledWith(expect.stringContaining(words), expect.stringContaining('.deb'))
  expect(app.exit).toHaveBeenCalledWith(1)
})
