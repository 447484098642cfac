import { afterAll, expect, it } from 'vitest'
import { Desk, sample, temporaryFolder } from './support/desk'

const folder = temporaryFolder()
afterAll(() => folder.drop())

it('keeps what was saved when the app is killed, and reads on what it had begun', async () => {
  const first = await Desk.launch(folder.path)
  const [row] = await first.read([sample('pan-card-2017.jpg')])
  expect(row?.readState).toBe('EXTRACTED')
  const id = row?.id ?? ''
  await first.ask('review:correct', { id, path: 'name_as_per_pan', value: 'Asha Kulkarni', how: 'typed' })
  await first.take([sample('pan-card-old.jpg'), sample('voter-card-laminated.jpg')])
  await first.kill()

  const second = await Desk.launch(folder.path)
  await second.untilOpen()
  const rows = await second.untilRead()
  expect(rows.map(({ documentId }) => documentId).sort()).toEqual([
    'pan-card-2017',
    'pan-card-old',
    'voter-card-laminated',
  ])
  expect(rows.filter(({ readState }) => readState === 'FAILED')).toEqual([])
  const field = (await second.document(id)).fields.find(({ path }) => path === 'name_as_per_pan')
  expect(field).toMatchObject({ verdict: 'corrected', band: 'corrected' })
  expect(field?.value?.toLowerCase()).toBe('asha kulkarni')
  expect(await second.ask('log:verify', {})).toMatchObject({ brokenAt: null })
  await second.close()
})

it('says at the next start that an import was cut off', async () => {
  const first = await Desk.launch(folder.path)
  await first.untilOpen()
  // What the window asks for in the middle of a large drop.
  await first.page.evaluate(() =>
    (window as unknown as { veridesk: { request(n: string, b: unknown): Promise<unknown> } }).veridesk.request(
      'queue:import',
      { files: [{ name: 'one-of-many.jpg', bytes: new TextEncoder().encode('image') }], more: true },
    ),
  )
  await first.kill()

  const second = await Desk.launch(folder.path)
  await second.untilOpen()
  await second.page.getByText('The last import was cut off').waitFor()
  await second.close()
})
