import { afterAll, beforeAll, expect, it } from 'vitest'
import { Desk, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
let desk: Desk

interface Asked {
  readonly said: string[]
  answer(response: number): void
}

beforeAll(async () => {
  desk = await Desk.launch(folder.path)
  await desk.untilOpen()
})
afterAll(() => folder.drop())

const asked = (): Promise<number> =>
  desk.app.evaluate(() => (globalThis as unknown as { asked: Asked }).asked.said.length)
const answer = (response: number): Promise<void> =>
  desk.app.evaluate((_, which) => (globalThis as unknown as { asked: Asked }).asked.answer(which), response)
const die = (): Promise<void> =>
  desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
const isLoaded = (): Promise<boolean> =>
  desk.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    return contents !== undefined && !contents.isCrashed() && !contents.isLoading()
  })

it('is loaded once more where the first load after a death is lost', async () => {
  await desk.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents
    const reload = contents.reload.bind(contents)
    let loads = 0
    contents.reload = () => {
      loads += 1
      if (loads > 1) reload()
    }
  })
  await desk.crashWindow()
  expect(await isLoaded()).toBe(true)
})

it('is not loaded for ever when it dies again and again: the analyst is told, and tries again or quits', async () => {
  await desk.app.evaluate(({ dialog }) => {
    // Three deaths within a minute, however slow the machine is; the one of before is long ago.
    const now = Date.now() + 600_000
    Date.now = () => now
    const asking: Asked = { said: [], answer: () => undefined }
    Object.assign(globalThis, { asked: asking })
    dialog.showMessageBox = ((options: Electron.MessageBoxOptions) => {
      asking.said.push(options.message)
      return new Promise((resolve) => {
        asking.answer = (response) => resolve({ response, checkboxChecked: false })
      })
    }) as typeof dialog.showMessageBox
  })
  await desk.crashWindow()
  await desk.crashWindow()
  expect(await asked()).toBe(0)
  await die()
  await desk.until(async () => (await asked()) === 1)
  expect(await isLoaded()).toBe(false)
  await answer(0)
  await desk.until(isLoaded)

  await desk.crashWindow()
  await desk.crashWindow()
  await die()
  await desk.until(async () => (await asked()) === 2)
  await answer(1)
  await desk.until(() => Promise.resolve(desk.hasEnded))
})
