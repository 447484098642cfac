import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addClient, startService, type Credentials, type Running } from '../integration/service/running-service'
import { serious } from './support/axe'
import { Desk, sample, temporaryFolder } from './support/desk'
import { networkPeers } from './support/sockets'

const folder = temporaryFolder()
const service = temporaryFolder()
let running: Running
let client: Credentials
let desk: Desk

beforeAll(async () => {
  client = await addClient('Desk', service.path)
  running = await startService(service.path, [])
  desk = await Desk.launch(folder.path)
  await desk.answerReach(true)
  await desk.read([sample('pan-card-2017.jpg')])
})
afterAll(async () => {
  await desk.close()
  running.npm.kill('SIGTERM')
  await running.ended
  folder.drop()
  service.drop()
})

/** Kept where someone asks for pictures of the screens. */
async function shoot(name: string): Promise<void> {
  const to = process.env['SCREENSHOTS']
  if (to !== undefined) await desk.page.screenshot({ path: `${to}/${name}.png` })
}

const state = async (): Promise<string | undefined> => (await desk.ask('remote:outbox', {})).rows[0]?.state

it('connects to a service, and says whether that works', async () => {
  const { page } = desk
  await page.getByTestId('settings').click()
  await page.getByRole('tab', { name: 'Service connection' }).click()
  await page.getByTestId('service-address').fill(running.url)
  await page.getByTestId('secret:clientId').fill(client.client_id)
  await page.getByTestId('secret:clientSecret').fill('wrong')
  await page.getByTestId('secret:clientSecret').blur()
  await desk.until(async () => (await desk.ask('remote:secrets', {})).clientSecret)
  await page.getByTestId('test-connection').click()
  await page.getByTestId('test-result').getByText('does not take the credentials').waitFor()
  expect(await serious(page, '[role="dialog"]')).toEqual([])
  const button = page.getByTestId('test-connection').locator('.mantine-Button-label')
  expect(await button.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0)
  await page.getByTestId('secret:clientSecret').fill(client.client_secret)
  await page.getByTestId('secret:clientSecret').blur()
  await desk.until(async () => (await page.getByTestId('test-result').count()) === 0)
  await page.getByTestId('test-connection').click()
  await page.getByTestId('test-result').getByText('It works').waitFor()
  await shoot('connection')
  await page.keyboard.press('Escape')
})

it('sends a ticked document, and shows what came back beside its own reading', async () => {
  const { page } = desk
  const [row] = await desk.rows()
  if (!row) throw new Error('no document')
  await page.getByTestId(`queue-row:${row.documentId}`).getByRole('checkbox').click()
  await page.getByTestId('send').click()
  await page.getByTestId('send:both').click()
  await desk.until(async () => ['DONE', 'FAILED'].includes((await state()) ?? ''))
  await page.getByTestId('outbox').click()
  // The window is told of the end a moment after it was written.
  await page.locator(`[data-testid="outbox-row:${row.documentId}"][data-state=DONE]`).waitFor()
  await shoot('outbox')
  await page.keyboard.press('Escape')
  const fields = (await desk.document(row.id)).fields.filter((field) => field.machineValue !== null)
  const agreed = fields.filter((field) => field.reasons.some(({ code }) => code === 'remote_agrees'))
  expect(agreed.length).toBeGreaterThan(2)
  expect(agreed.every((field) => field.evidence.some(({ source }) => source === 'remote'))).toBe(true)
})

it.runIf(process.platform === 'linux')('opens no connection while there is no network, and says so', async () => {
  let connections = 0
  const server = createServer((socket) => void ((connections += 1), socket.destroy()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { connection } = await desk.ask('settings:get', {})
  await desk.ask('settings:set', { serviceOn: true, servicePort: 18_437 })
  await desk.until(async () => (await desk.ask('service:state', {})).kind === 'on')
  const before = await listening()
  await countSockets()
  await desk.ask('settings:set', { noNetwork: true, connection: { ...connection, baseUrl } })
  await desk.page.reload()
  await shoot('reloaded')
  await desk.page.getByTestId('no-network').waitFor()
  const [row] = await desk.rows()
  await desk.ask('remote:send', { ids: [row?.id ?? ''], wanted: 'both' })
  await desk.until(async () => (await desk.ask('remote:outbox', {})).held === 'NETWORK_OFF')
  expect((await desk.ask('remote:test', {})).service?.code).toBe('NETWORK_OFF')
  await desk.until(async () => (await desk.ask('service:state', {})).kind === 'off')
  expect([connections, await socketsCounted(), networkPeers(desk.pid), await listening()]).toEqual([
    0,
    0,
    [],
    before - 1,
  ])
  await desk.page.getByTestId('outbox').click()
  await desk.page.getByTestId('outbox-held').waitFor()
  await shoot('no-network')
  await desk.page.keyboard.press('Escape')

  await desk.ask('settings:set', { noNetwork: false, serviceOn: false })
  await desk.until(async () => connections > 0)
  expect(await socketsCounted()).toBeGreaterThan(0)
  server.close()
})

/** From now on every connection and every question to the DNS that the main process begins is counted. */
const countSockets = (): Promise<void> =>
  desk.app.evaluate(() => {
    const { Socket } = process.getBuiltinModule('node:net')
    const dns = process.getBuiltinModule('node:dns')
    const counted = globalThis as unknown as { opened: number }
    counted.opened = 0
    const { connect } = Socket.prototype
    Socket.prototype.connect = function (this: unknown, ...given: never[]) {
      counted.opened += 1
      return (connect as unknown as (...args: never[]) => never).apply(this as never, given)
    } as never
    const { lookup } = dns
    dns.lookup = ((...given: never[]) => {
      counted.opened += 1
      return (lookup as unknown as (...args: never[]) => never)(...given)
    }) as never
  })
/** Servers of the main process. */
const listening = (): Promise<number> =>
  desk.app.evaluate(() => process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap').length)
const socketsCounted = (): Promise<number> =>
  desk.app.evaluate(() => (globalThis as unknown as { opened: number }).opened)
