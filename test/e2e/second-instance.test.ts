import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { electronCommand } from '../../scripts/setup/session.mjs'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
afterAll(() => folder.drop())

it('hands the files of a second start to the first, and ends', async () => {
  const desk = await Desk.launch(folder.path)
  await desk.untilOpen()
  const { command, args } = electronCommand([`--workspace=${folder.path}`, sample('pan-card-2017.jpg')])
  const second = spawn(command, args, { stdio: 'ignore' })
  const code = await new Promise((resolve) => second.once('exit', resolve))
  expect(code).toBe(0)
  const rows = await desk.untilRead()
  expect(rows.map(({ documentId }) => documentId)).toEqual(['pan-card-2017'])
  expect(desk.app.windows()).toHaveLength(1)
  await desk.close()
})

it('opens the document of a link, and asks for the passphrase of a backup, that a second start brings', async () => {
  const desk = await Desk.launch(folder.path)
  await desk.untilOpen()
  const [row] = await desk.rows()
  const backup = join(folder.path, 'monday.veridesk-backup')
  await desk.answerSaveDialog(backup)
  await desk.ask('keeping:backup', { passphrase: 'correct horse battery' })
  const give = async (argument: string): Promise<void> => {
    const { command, args } = electronCommand([`--workspace=${folder.path}`, argument])
    const second = spawn(command, args, { stdio: 'ignore' })
    await new Promise((resolve) => second.once('exit', resolve))
  }
  await give(`veridesk://open/document/${row?.id ?? ''}`)
  await desk.page.getByTestId('viewer').waitFor()
  await give(pathToFileURL(backup).href)
  await desk.page.getByText('Restore monday.veridesk-backup').waitFor()
  await desk.page.getByTestId('passphrase').fill('correct horse battery')
  // All that was shown belonged to the workspace that was: the window is loaded anew.
  const loadedAnew = desk.page.waitForEvent('load')
  await desk.page.getByTestId('restore').click()
  await loadedAnew
  await desk.untilOpen()
  const filter = { action: 'restored', by: null, documentId: null, from: null, until: null }
  expect((await desk.ask('log:list', { filter, before: null, limit: 10 })).rows).toHaveLength(1)
  expect(await desk.rows()).toHaveLength(1)
  await desk.close()
})
