import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port'
import { Desk, sample } from './support/desk'
import { expectGoodLooks } from './support/looks'

let desk: Desk
let storage: Server
let callbacks = 0
/** What the clients' machine has under a name that was not there at first. */
let comeLater: string | null = null

/** The clients' own machine: documents are fetched from it, and it takes callbacks after the first was refused. */
const answerAsClient = (): Promise<Server> =>
  new Promise((ready) => {
    const server = createServer((request, response) => {
      const name = request.url?.slice(1) ?? ''
      if (request.method === 'GET') {
        if (/^[\w-]+\.jpg$/.test(name) && existsSync(sample(name))) return void response.end(readFileSync(sample(name)))
        if (name === 'not-there.jpg' && comeLater !== null) return void response.end(readFileSync(sample(comeLater)))
        return void response.writeHead(404).end()
      }
      request.resume()
      if (name === 'auth') return void response.end(JSON.stringify({ access_token: 'token' }))
      callbacks += 1
      response.writeHead(callbacks === 1 ? 500 : 200).end()
    })
    server.listen(0, '127.0.0.1', () => ready(server))
  })
const host = (): string => `127.0.0.1:${(storage.address() as AddressInfo).port}`

beforeAll(async () => {
  storage = await answerAsClient()
  const opened = await Desk.open()
  desk = opened.desk
  await desk.answerReach(true)
  return async () => {
    await opened.end(desk)
    storage.close()
  }
})

let base: string
let credentials: Record<string, string>
let token: string

const call = async (path: string, headers: Record<string, string>, body?: unknown) => {
  const response = await fetch(`${base}${path}`, {
    method: body === undefined && path.includes('extracts') ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

it('is off until it is turned on, and then answers on this machine alone', async () => {
  const { page } = desk
  expect(await desk.ask('service:state', {})).toEqual({ kind: 'off' })
  await desk.ask('settings:set', { servicePort: await freePort(), serviceAllowedHosts: [host()] })
  await page.reload()
  await desk.untilOpen()
  await desk.pressUntil('Control+,', page.getByRole('dialog'))
  await page.getByRole('tab', { name: 'Local service' }).click()
  await page.getByTestId('service-on').setChecked(true, { force: true })
  await page.locator('[data-testid="service-state"][data-kind="on"]').waitFor()
  const state = await desk.ask('service:state', {})
  if (state.kind !== 'on') throw new Error('the service is on')
  base = state.address
  expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${base}/health`)).status).toBe(200)
})

it('adds a client, whose secret is shown once', async () => {
  const { page } = desk
  await page.getByTestId('client-name').fill('Acme Finance')
  await page.keyboard.press('Enter')
  await page.getByTestId('client-secrets').waitFor()
  const told = async (key: string) => (await page.locator(`[data-secret="${key}"]`).innerText()).trim()
  credentials = { 'Client-Id': await told('client_id'), 'Client-Secret': await told('client_secret') }
  const answer = await call('/v1/bulk/authtoken', credentials)
  expect(answer.status).toBe(200)
  token = (answer.body as { access_token: string }).access_token
  await page.getByTestId('service-requests').waitFor()
  await expectGoodLooks(desk, 'service-settings')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('shows a batch as it goes, and its documents at the desk', async () => {
  const { page } = desk
  const files = ['pan-card-2017.jpg', 'voter-card-laminated.jpg', 'not-there.jpg']
  const sent = await call(
    '/v1/bulk/multiupload',
    { Token: token },
    {
      product_type: 'PERSONAL_LOAN',
      file_urls: files.map((name) => ({ file_url: `http://${host()}/${name}`, document_id: `doc ${name}` })),
    },
  )
  expect(sent.status).toBe(201)
  // One key leads from screen to screen, without a way back between.
  await desk.pressUntil('Alt+c', page.getByRole('main', { name: 'Cases' }))
  await desk.pressUntil('Alt+b', page.getByRole('main', { name: 'Batches' }))
  await page.locator('[data-line="1"]').click()
  await page.getByTestId('batch-files').waitFor()
  await desk.until(async () => (await desk.ask('batches:list', {})).rows[0]?.state === 'COMPLETED')
  await desk.until(async () => (await page.getByTestId('batch-files').innerText()).includes('could not be fetched'))
  await expectGoodLooks(desk, 'batches')
  await desk.resize(1024, 700)
  const list = page.getByTestId('batch-files').getByRole('list')
  expect(await list.evaluate((rows) => rows.scrollWidth - rows.clientWidth)).toBe(0)
  expect((await desk.rows()).map(({ documentId }) => documentId).sort()).toEqual([
    'doc pan-card-2017.jpg',
    'doc voter-card-laminated.jpg',
  ])
})

it('says why a file could not be fetched, and fetches it once more when a button is pressed', async () => {
  const { page } = desk
  await page.getByTestId('batch-files').getByText('(HTTP 404)').waitFor()
  comeLater = 'aadhaar-card-photo.jpg'
  await page.getByTestId('retry-failed').click()
  const batch = (await desk.ask('batches:list', {})).rows[0]?.number ?? 0
  await desk.until(async () => (await desk.ask('batches:files', { batch })).every(({ state }) => state === 'EXTRACTED'))
  await page.getByTestId('retry-failed').waitFor({ state: 'detached' })
  expect((await desk.rows()).map(({ type }) => type)).toContain('AADHAAR')
})

it('answers with what the analyst corrected', async () => {
  const row = (await desk.rows()).find(({ type }) => type === 'PAN')
  const [batch] = (await desk.ask('batches:list', {})).rows
  if (!row || !batch) throw new Error('the PAN card was read')
  await desk.page.getByTestId('batch-files').getByText('doc pan-card-2017.jpg').click()
  await desk.page.getByTestId('viewer').waitFor()
  await desk.ask('review:correct', { id: row.id, path: 'name_as_per_pan', value: 'CORRECTED NAME', how: 'typed' })
  const { body } = await call(`/v1/bulk/extracts?batch_id=${batch.id}`, { Token: token })
  const { data } = body as { data: { file_data: Record<string, unknown> }[] }
  expect(data[0]?.file_data['name_as_per_pan']).toMatchObject({ value: 'CORRECTED NAME', confidence_score: 1 })
  await desk.page.keyboard.press('Alt+q')
  await desk.page.getByTestId('batch-files').waitFor()
  await desk.page.keyboard.press('Alt+q')
})

it('shows what was called back, and sends it again', async () => {
  const { page } = desk
  const flowToken = ((await call('/v3/verification/authtoken', credentials)).body as { access_token: string })
    .access_token
  const urls = { auth_url: `http://${host()}/auth`, callback_url: `http://${host()}/callback` }
  const made = await call(
    '/v3/verification/flow/init',
    { Token: flowToken },
    { product_type: 'KYC', application_id: 'APP-9', ...urls, flow_params: {} },
  )
  const { flow_uuid } = made.body as { flow_uuid: string }
  const file_urls = [{ file_url: `http://${host()}/pan-card-2017.jpg`, document_id: 'pan' }]
  await call('/v3/verification/flow/multiupload', { Token: flowToken }, { flow_uuid, file_urls })
  await call('/v3/verification/flow/submit', { Token: flowToken }, { flow_uuid })
  await desk.until(async () => ((await desk.ask('service:deliveries', {}))[0]?.tries.length ?? 0) === 1)
  await desk.pressUntil('Control+,', page.getByRole('dialog'))
  await page.getByRole('tab', { name: 'Local service' }).click()
  await page.getByText('Callbacks', { exact: true }).click()
  await page.getByTestId('service-deliveries').getByText('APP-9').waitFor()
  await page.getByTestId('service-deliveries').getByRole('button').click()
  await desk.until(async () => (await desk.ask('service:deliveries', {}))[0]?.status === 'DELIVERED')
  expect((await desk.ask('service:deliveries', {}))[0]?.tries.map(({ http_status }) => http_status)).toEqual([500, 200])
  expect((await desk.ask('cases:list', {})).rows[0]).toMatchObject({
    applicationId: 'APP-9',
    client: 'Acme Finance',
    documents: 1,
  })
})

it('lets a revoked client in no more, and nobody once it is off', async () => {
  const { page } = desk
  await page.getByTestId('service-clients').getByRole('button').click()
  await desk.until(async () => (await desk.ask('service:clients', {}))[0]?.revokedAt !== null)
  expect((await call('/v1/bulk/authtoken', credentials)).status).toBe(401)
  await page.getByTestId('service-on').setChecked(false, { force: true })
  await page.locator('[data-testid="service-state"][data-kind="off"]').waitFor()
  await expect(fetch(`${base}/health`)).rejects.toThrow()
})
