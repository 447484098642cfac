import { spawn } from 'node:child_process'
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
