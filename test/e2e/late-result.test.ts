import { beforeAll, expect, it } from 'vitest'
import { startRemote } from '../integration/remote/connected-desk'
import { field, readerThat, readingOf, resultOf } from '../integration/support/reading'
import { Desk, sample } from './support/desk'
import { expectGoodLooks } from './support/looks'

let desk: Desk
let remote: Awaited<ReturnType<typeof startRemote>>

beforeAll(async () => {
  const said = readingOf('PAN', [field('name_as_per_pan', 'USHA RANI', 0.9), field('dob', '1991-02-03', 0.9)])
  remote = await startRemote({ reader: readerThat((request) => Promise.resolve(resultOf(said, request))) })
  const opened = await Desk.open()
  desk = opened.desk
  await desk.answerReach(true)
  return async () => {
    await opened.end(desk)
    await remote.close()
  }
})

it('what the service says after the approval is told in the queue and over the fields, and changes nothing', async () => {
  const { page } = desk
  await desk.read([sample('pan-card-2017.jpg'), sample('voter-card-laminated.jpg')])
  const [row, later] = await desk.rows()
  if (!row || !later) throw new Error('two documents were read')
  const { id } = row
  for (const { path, needsHuman } of (await desk.document(id)).fields)
    if (needsHuman) await desk.ask('review:confirm', { id, path })
  await desk.ask('review:approve', { id })
  const signed = (await desk.document(id)).fields.map(({ path, value }) => [path, value])

  const shown = (selector: string) => page.locator(`#rows [role=row]${selector}`).first().getAttribute('data-testid')
  /** Presses a key until it has led to a document. */
  const keyTo = (key: string, documentId: string) =>
    desk.until(async () => {
      await page.keyboard.press(key)
      return (await shown('[data-active]')) === `queue-row:${documentId}`
    })
  await keyTo('End', row.documentId)
  await keyTo('Home', later.documentId)

  const { connection } = await desk.ask('settings:get', {})
  await desk.ask('settings:set', { connection: { ...connection, baseUrl: remote.url } })
  const { client_id, client_secret } = remote.world.acme
  await desk.ask('remote:setSecrets', { clientId: client_id, clientSecret: client_secret })
  await desk.ask('remote:send', { ids: [id], wanted: 'both' })
  await desk.until(async () => (await desk.ask('remote:outbox', {})).rows[0]?.state === 'DONE')

  await page.getByTestId('disagreement').waitFor()
  // It has come before the one that was taken in after it, on which the keys were and stay.
  await desk.until(async () => (await shown('')) === `queue-row:${row.documentId}`)
  await desk.until(async () => (await shown('[data-active]')) === `queue-row:${later.documentId}`)
  await page.getByRole('button', { name: 'Disagreements 1' }).click()
  await page.getByTestId(`queue-row:${later.documentId}`).waitFor({ state: 'detached' })
  await expectGoodLooks(desk, 'late-result-queue')
  await page.getByTestId(`queue-row:${row.documentId}`).click()
  await page.getByTestId('said-later').getByText('USHA RANI').waitFor()
  await expectGoodLooks(desk, 'late-result')
  expect((await desk.document(id)).fields.map(({ path, value }) => [path, value])).toEqual(signed)
})

it('the review says, too, that there is no network', async () => {
  await desk.ask('settings:set', { noNetwork: true })
  // A change by itself is told to no window: the settings are its own.
  await desk.page.reload()
  await desk.untilOpen()
  const [row] = await desk.rows()
  await desk.page.getByTestId(`queue-row:${row?.documentId ?? ''}`).click()
  await desk.page.getByTestId('said-later').waitFor()
  await desk.page.getByTestId('no-network').waitFor()
  await expectGoodLooks(desk, 'review-no-network')
  await desk.ask('settings:set', { noNetwork: false })
})

it('reopened, the two stand side by side', async () => {
  const [row] = await desk.rows()
  await desk.ask('review:reopen', { id: row?.id ?? '', reason: 'the service says otherwise' })
  await desk.page.getByTestId('said-later').waitFor({ state: 'detached' })
  await desk.page.getByText('The service says something else: USHA RANI').waitFor()
})
