import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crossCheckNames } from '../../src/shared/contract/cross-checks'
import type { EndpointName } from '../../src/shared/contract/endpoints'
import type { UploadResult } from '../../src/shared/contract/uploads'
import {
  addressHeaders,
  ask,
  byRemoteClient,
  clientHeaders,
  inProcess,
  overHttp,
  tokenOf,
  untilFits,
  type Face,
} from './support/faces'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const pan = {
  type: 'PAN',
  fields: { name_as_per_pan: 'ASHA SHARMA', pan_number: 'ABCPS1234F', dob: '1990-02-03' },
} as const
const bill = { type: 'EBILL', fields: { consumer_name: 'A. Sharma', address: '12 MG Road, Pune 411001' } } as const
const aadhaar = {
  type: 'AADHAAR',
  fields: { name: 'आशा शर्मा', date_of_birth: '1990-02-03', address: '12, M.G. Road, Pune - 411001' },
} as const

describe.each([
  ['in this process', inProcess],
  ['over HTTP', overHttp],
  ["by the desk's own client", byRemoteClient],
])('the interface %s', (_, open) => {
  let face: Face
  beforeAll(async () => void (face = await open()))
  afterAll(() => face.close())

  const refused = async (name: EndpointName, headers: Record<string, string>, input?: unknown) => {
    const { status, body } = await face.call(name, headers, input)
    const { error_code, error_message } = body as { error_code: string; error_message: string }
    expect(error_code).toBe(String(status))
    return [status, error_message] as const
  }
  const uploadTo = (name: 'bulk.multiupload', token: { Token: string }, urls: readonly string[]) =>
    ask(face, name, token, {
      product_type: 'any',
      file_urls: urls.map((file_url, i) => ({ file_url, document_id: `d${i}` })),
    })
  const whenBatchEnds = (token: { Token: string }, results: readonly UploadResult[]) =>
    untilFits(
      () => ask(face, 'bulk.extracts', token, { batch_id: results[0]?.batch_id }),
      ({ status }) => status === 'COMPLETED',
    )

  describe('tokens', () => {
    it.each(['onboarding', 'bulk', 'flow'] as const)(
      '%s: an hour, and a refresh token for onboarding alone',
      async (area) => {
        const { body } = await face.call(`${area}.authtoken`, clientHeaders(face.world.acme))
        expect(body).toEqual({
          access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          expires_in: 3600,
          ...(area === 'onboarding' ? { refresh_token: expect.any(String) } : {}),
        })
      },
    )

    it.each([
      [{}],
      [{ 'Client-Id': 'x' }],
      [{ 'Client-Id': 'x', 'Client-Secret': 'y' }],
      [{ client_id: 'x', client_secret: 'y' }],
    ])('refuses credentials %j', async (headers) => {
      expect((await refused('bulk.authtoken', headers as Record<string, string>))[0]).toBe(401)
    })

    it('refuses the secret of another client', async () => {
      const { acme, other } = face.world
      const mixed = { 'Client-Id': acme.client_id, 'Client-Secret': other.client_secret }
      expect((await refused('flow.authtoken', mixed))[0]).toBe(401)
    })

    it('are worth nothing in another area', async () => {
      const flow = await tokenOf(face, 'flow')
      expect((await refused('bulk.extracts', flow, { batch_id: 'x' }))[0]).toBe(401)
      expect((await refused('onboarding.extracts', flow, { flow_uuid: randomUUID() }))[0]).toBe(401)
    })

    it('are refused when missing, changed, made up, or a refresh token', async () => {
      const { access_token, refresh_token } = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
      const changed = `${access_token.slice(0, -3)}${access_token.endsWith('AAA') ? 'BBB' : 'AAA'}`
      const none = Buffer.from('{"alg":"none"}').toString('base64url')
      const unsigned = `${none}.${access_token.split('.')[1]}.`
      for (const Token of ['', changed, 'x', 'a.b.c', unsigned, refresh_token]) {
        expect((await refused('onboarding.extracts', { Token }, { flow_uuid: randomUUID() }))[0]).toBe(401)
      }
    })

    it('end by the clock, and not before', async () => {
      const token = await tokenOf(face, 'bulk')
      const { clock } = face.world
      const from = clock.now
      clock.now = new Date(from.getTime() + 3_590_000)
      expect((await refused('bulk.extracts', token, { batch_id: 'x' }))[0]).toBe(400)
      clock.now = new Date(from.getTime() + 3_601_000)
      expect((await refused('bulk.extracts', token, { batch_id: 'x' }))[0]).toBe(401)
      clock.now = from
    })

    it('are renewed by an access or a refresh token, again and again', async () => {
      const first = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
      for (const Token of [first.refresh_token, first.refresh_token, first.access_token]) {
        const renewed = await ask(face, 'onboarding.refreshToken', { Token })
        expect(renewed).toEqual({ access_token: expect.any(String), expires_in: 3600 })
        expect(
          (await refused('onboarding.extracts', { Token: renewed.access_token }, { flow_uuid: randomUUID() }))[0],
        ).toBe(404)
      }
    })

    it('a new authtoken ends the refresh token before it, and lets its access token live', async () => {
      const before = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
      await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
      expect((await refused('onboarding.refreshToken', { Token: before.refresh_token }))[0]).toBe(401)
      expect(
        (await refused('onboarding.extracts', { Token: before.access_token }, { flow_uuid: randomUUID() }))[0],
      ).toBe(404)
    })

    it('logout ends the session with all its tokens', async () => {
      const { access_token, refresh_token } = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
      await ask(face, 'onboarding.logout', { Token: access_token })
      expect((await refused('onboarding.refreshToken', { Token: refresh_token }))[0]).toBe(401)
      expect((await refused('onboarding.refreshToken', { Token: access_token }))[0]).toBe(401)
      expect((await refused('onboarding.extracts', { Token: access_token }, { flow_uuid: randomUUID() }))[0]).toBe(401)
    })

    it('renewal without a token is a 400, any other call without one a 401', async () => {
      expect(await refused('onboarding.refreshToken', {})).toEqual([400, expect.stringContaining('[Token]')])
      expect((await refused('onboarding.logout', {}))[0]).toBe(401)
      expect((await refused('flow.init', {}, {}))[0]).toBe(401)
    })
  })

  describe('bulk', () => {
    it('reads a batch: one id, every document once, errors as items like any other', async () => {
      const token = await tokenOf(face, 'bulk')
      const { files } = face.world
      const results = await uploadTo('bulk.multiupload', token, [
        files.document(pan),
        files.on('/broken', (_, response) => void response.end('broken')),
        files.document({ type: 'UNRECOGNISED', fields: {} }),
        `http://${files.host}/gone`,
        'http://localhost:9/refused',
      ])
      expect(new Set(results.map(({ batch_id }) => batch_id)).size).toBe(1)
      expect(results[0]?.batch_id).toMatch(/^BATCH-\d+-[A-Z]{5}-\d{14}$/)
      expect(results.map(({ document_id }) => document_id)).toEqual(['d0', 'd1', 'd2', 'd3', 'd4'])
      expect(results.every(({ file_uuid }) => uuid.test(file_uuid))).toBe(true)
      const page = await whenBatchEnds(token, results)
      expect(page).toMatchObject({
        page: 1,
        per_page: 50,
        total_pages: 1,
        total_items: 5,
        has_next: false,
        has_prev: false,
      })
      expect(
        page.data.map(({ document_id, file_data }) => [document_id, file_data.document_type, file_data['error_code']]),
      ).toEqual([
        ['d0', 'PAN', undefined],
        ['d1', 'FAILED', 'DAMAGED'],
        ['d2', 'UNRECOGNISED', 'UNRECOGNISED'],
        ['d3', 'FAILED', 'FETCH_FAILED'],
        ['d4', 'FAILED', 'FETCH_FAILED'],
      ])
      expect(page.data[0]?.file_data['pan_number']).toEqual({ value: 'ABCPS1234F', confidence_score: 0.99 })
    })

    it('pages through a batch, and past its end', async () => {
      const token = await tokenOf(face, 'bulk')
      const url = face.world.files.document(pan)
      const results = await uploadTo(
        'bulk.multiupload',
        token,
        Array.from({ length: 7 }, () => url),
      )
      await whenBatchEnds(token, results)
      const batch_id = results[0]?.batch_id
      const pageOf = (page: number) => ask(face, 'bulk.extracts', token, { batch_id, page, per_page: 3 })
      const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(9)]
      expect(pages.map(({ data }) => data.map(({ document_id }) => document_id))).toEqual([
        ['d0', 'd1', 'd2'],
        ['d3', 'd4', 'd5'],
        ['d6'],
        [],
      ])
      expect(pages.map(({ has_next, has_prev, total_pages }) => [has_next, has_prev, total_pages])).toEqual([
        [true, false, 3],
        [true, true, 3],
        [false, true, 3],
        [false, true, 3],
      ])
    })

    it('answers a repeated document_id once for each entry', async () => {
      const token = await tokenOf(face, 'bulk')
      const entry = { file_url: face.world.files.document(pan), document_id: 'same' }
      const results = await ask(face, 'bulk.multiupload', token, { product_type: 'x', file_urls: [entry, entry] })
      const page = await whenBatchEnds(token, results)
      expect(page.data.map(({ document_id }) => document_id)).toEqual(['same', 'same'])
    })

    it("does not know another client's batch, an unknown one, or one past its retention", async () => {
      const token = await tokenOf(face, 'bulk')
      const results = await uploadTo('bulk.multiupload', token, [face.world.files.document(pan)])
      await whenBatchEnds(token, results)
      const input = { batch_id: results[0]?.batch_id }
      expect((await refused('bulk.extracts', await tokenOf(face, 'bulk', face.world.other), input))[0]).toBe(400)
      expect((await refused('bulk.extracts', token, { batch_id: 'BATCH-9-AAAAA-20260101000000' }))[0]).toBe(400)
      const from = face.world.clock.now
      face.world.clock.now = new Date(from.getTime() + 31 * 24 * 3600_000)
      expect((await refused('bulk.extracts', await tokenOf(face, 'bulk'), input))[0]).toBe(400)
      face.world.clock.now = from
    })

    it('keeps nothing of an upload with a bad entry', async () => {
      const token = await tokenOf(face, 'bulk')
      const before = face.world.files.asked.length
      const good = { file_url: face.world.files.document(pan), document_id: 'good' }
      const bad = { file_url: 'ftp://x.example/', document_id: 'bad' }
      const [status, message] = await refused('bulk.multiupload', token, { product_type: 'x', file_urls: [good, bad] })
      expect([status, message]).toEqual([400, expect.stringContaining('file_urls[1]')])
      expect(face.world.service.counts()).toEqual({ waiting: 0, fetched: 0 })
      expect(face.world.files.asked.length).toBe(before)
    })

    it.each([
      ['batch_id', {}],
      ['page', { batch_id: 'b', page: '0' }],
      ['page', { batch_id: 'b', page: 'one' }],
      ['per_page', { batch_id: 'b', per_page: '51' }],
      ['per_page', { batch_id: 'b', per_page: '0' }],
    ])('names %s where it is wrong: %j', async (name, input) => {
      expect(await refused('bulk.extracts', await tokenOf(face, 'bulk'), input)).toEqual([
        400,
        expect.stringContaining(name),
      ])
    })
  })

  describe('flows', () => {
    const init = async (token: { Token: string }, product_type = 'KYC', paths = ['/auth', '/callback']) => {
      const [auth_url, callback_url] = paths.map((path) => `http://${face.world.files.host}${path}`)
      const input = { product_type, application_id: 'app-1', auth_url, callback_url, flow_params: {} }
      return (await ask(face, 'flow.init', token, input)).flow_uuid
    }
    const upload = (token: { Token: string }, flow_uuid: string, urls: Record<string, string>) =>
      ask(face, 'flow.multiupload', token, {
        flow_uuid,
        file_urls: Object.entries(urls).map(([document_id, file_url]) => ({ file_url, document_id })),
      })
    const whenFlowEnds = (token: { Token: string }, flow_uuid: string) =>
      untilFits(
        () => ask(face, 'flow.status', token, { flow_uuid }),
        ({ status }) => status === 'COMPLETED',
      )

    it('complete when what the product requires is in, with every check listed, and are called back, signed', async () => {
      const { files, acme } = face.world
      const calls: { path: string; headers: Record<string, unknown>; body: string }[] = []
      const note = (path: string, answer: object) =>
        files.on(path, (request, response, body) => {
          calls.push({ path, headers: request.headers, body })
          response.end(JSON.stringify(answer))
        })
      note('/auth', { access_token: 'client-token' })
      note('/callback', {})
      const token = await tokenOf(face, 'flow')
      const flow_uuid = await init(token)
      expect(await ask(face, 'flow.status', token, { flow_uuid })).toEqual({
        flow_uuid,
        application_id: 'app-1',
        product_type: 'KYC',
        status: 'CREATED',
        documents: [],
        missing: ['identity', 'address_proof'],
        delivery: null,
      })
      await upload(token, flow_uuid, { p: files.document(pan), a: files.document(aadhaar), b: files.document(bill) })
      await whenFlowEnds(token, flow_uuid)
      const { delivery, documents } = await untilFits(
        () => ask(face, 'flow.status', token, { flow_uuid }),
        (status) => status.delivery?.status === 'DELIVERED',
      )
      expect(documents.map(({ document_id, status, document_type }) => [document_id, status, document_type])).toEqual([
        ['p', 'EXTRACTED', 'PAN'],
        ['a', 'EXTRACTED', 'AADHAAR'],
        ['b', 'EXTRACTED', 'EBILL'],
      ])
      expect(delivery).toMatchObject({ attempts: 1, next_attempt_at: null, last_error: null })
      expect(calls.map(({ path }) => path)).toEqual(['/auth', '/callback'])
      expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ application_id: 'app-1', flow_uuid })
      const { headers = {}, body = '' } = calls[1] ?? {}
      expect(headers['authorization']).toBe('Bearer client-token')
      expect(headers['x-delivery-id']).toMatch(uuid)
      const signature = createHmac('sha256', acme.callback_secret).update(body).digest('hex')
      expect(headers['x-signature']).toBe(`sha256=${signature}`)
      const { data, cross_checks } = await ask(face, 'flow.extracts', token, { flow_uuid })
      expect(JSON.parse(body)).toEqual({ application_id: 'app-1', flow_uuid, status: 'COMPLETED', data, cross_checks })
      expect(cross_checks.map(({ check }) => check)).toEqual(crossCheckNames)
      expect(Object.fromEntries(cross_checks.map(({ check, result }) => [check, result]))).toEqual({
        name_agreement: 'PASS',
        date_of_birth_agreement: 'PASS',
        address_agreement: 'PASS',
        pan_in_gstin: 'NOT_APPLICABLE',
        identifier_validity: 'PASS',
        document_expiry: 'NOT_APPLICABLE',
        duplicate_document: 'PASS',
        missing_document: 'PASS',
      })
    })

    it('complete after submit, whatever is missing; a second submit and an upload are too late', async () => {
      const token = await tokenOf(face, 'flow')
      const flow_uuid = await init(token, 'HOME_LOAN')
      expect((await refused('flow.submit', token, { flow_uuid }))[0]).toBe(400)
      await upload(token, flow_uuid, { p: face.world.files.document(pan) })
      await ask(face, 'flow.submit', token, { flow_uuid })
      const { missing } = await whenFlowEnds(token, flow_uuid)
      expect(missing).toEqual(['financial', 'property'])
      expect((await refused('flow.submit', token, { flow_uuid }))[0]).toBe(409)
      const file_urls = [{ file_url: face.world.files.document(pan), document_id: 'x' }]
      expect((await refused('flow.multiupload', token, { flow_uuid, file_urls }))[0]).toBe(409)
      expect((await refused('flow.cancel', token, { flow_uuid }))[0]).toBe(409)
      const { cross_checks } = await ask(face, 'flow.extracts', token, { flow_uuid })
      expect(cross_checks.find(({ check }) => check === 'missing_document')).toMatchObject({ result: 'FAIL' })
    })

    it('can be cancelled', async () => {
      const token = await tokenOf(face, 'flow')
      const flow_uuid = await init(token)
      expect(await ask(face, 'flow.cancel', token, { flow_uuid })).toEqual({ flow_uuid, status: 'CANCELLED' })
      const file_urls = [{ file_url: face.world.files.document(pan), document_id: 'x' }]
      expect((await refused('flow.multiupload', token, { flow_uuid, file_urls }))[0]).toBe(409)
      expect((await refused('flow.submit', token, { flow_uuid }))[0]).toBe(409)
    })

    it.each([
      [{}, '[product_type, application_id, auth_url, callback_url]'],
      [{ product_type: 'KYC', application_id: 'a', auth_url: ' ' }, '[auth_url, callback_url]'],
    ])('say what is missing: %j', async (input, names) => {
      const [status, message] = await refused('flow.init', await tokenOf(face, 'flow'), input)
      expect([status, message]).toEqual([400, `Missing or empty required parameters: ${names}`])
    })

    it.each([
      ['product_type', { product_type: 'BOAT_LOAN' }],
      ['auth_url', { auth_url: 'not a url' }],
      ['callback_url', { callback_url: 'http://127.0.0.1:1/private' }],
      ['callback_url', { callback_url: 'http://localhost/private' }],
      ['auth_url', { auth_url: 'http://[::ffff:10.0.0.1]/' }],
      ['auth_url', { auth_url: 'http://2130706433/' }],
    ])('refuse a wrong %s: %j', async (name, wrong) => {
      const here = `http://${face.world.files.host}/x`
      const input = { product_type: 'KYC', application_id: 'a', auth_url: here, callback_url: here, ...wrong }
      const [status, message] = await refused('flow.init', await tokenOf(face, 'flow'), input)
      expect([status, message]).toEqual([400, expect.stringContaining(name)])
      if (name === 'product_type')
        expect(message).toContain('BUSINESS_LOAN, HOME_LOAN, KYC, PERSONAL_LOAN, VEHICLE_LOAN')
    })

    it("do not know another client's flow, an unknown one, or what is no UUID", async () => {
      const flow_uuid = await init(await tokenOf(face, 'flow'))
      const others = await tokenOf(face, 'flow', face.world.other)
      for (const name of ['flow.status', 'flow.extracts', 'flow.submit', 'flow.cancel', 'flow.deliveries'] as const) {
        expect((await refused(name, others, { flow_uuid }))[0]).toBe(404)
        expect((await refused(name, others, { flow_uuid: randomUUID() }))[0]).toBe(404)
        expect((await refused(name, others, { flow_uuid: 'no-uuid' }))[0]).toBe(400)
        expect((await refused(name, others, {}))[0]).toBe(400)
      }
    })
  })

  describe('callbacks', () => {
    it('are tried again later, under the same id, and are logged; a delivery can be sent again', async () => {
      const { files, clock } = face.world
      const ids: unknown[] = []
      let answer = 500
      files.on('/auth-2', (_, response) => void response.end('{"access_token":"t"}'))
      files.on('/callback-2', (request, response) => {
        ids.push(request.headers['x-delivery-id'])
        response.writeHead(answer).end('{}')
      })
      const token = await tokenOf(face, 'flow')
      const [auth_url, callback_url] = ['auth-2', 'callback-2'].map((path) => `http://${files.host}/${path}`)
      const { flow_uuid } = await ask(face, 'flow.init', token, {
        product_type: 'KYC',
        application_id: 'a',
        auth_url,
        callback_url,
      })
      await ask(face, 'flow.multiupload', token, {
        flow_uuid,
        file_urls: [{ file_url: files.document(pan), document_id: 'p' }],
      })
      await ask(face, 'flow.submit', token, { flow_uuid })
      const tried = (attempts: number) =>
        untilFits(
          () => ask(face, 'flow.status', token, { flow_uuid }),
          ({ delivery }) => delivery?.attempts === attempts,
        )
      const first = await tried(1)
      expect(first.delivery).toMatchObject({ status: 'PENDING', last_error: 'HTTP 500' })
      const wait = Date.parse(first.delivery?.next_attempt_at ?? '') - clock.now.getTime()
      expect(wait).toBeGreaterThanOrEqual(48_000)
      expect(wait).toBeLessThanOrEqual(72_000)
      answer = 204
      const from = clock.now
      clock.now = new Date(from.getTime() + 73_000)
      await ask(face, 'flow.redeliver', token, { flow_uuid })
      const done = await untilFits(
        () => ask(face, 'flow.status', token, { flow_uuid }),
        ({ delivery }) => delivery?.status === 'DELIVERED',
      )
      expect(done.delivery?.next_attempt_at).toBeNull()
      expect(new Set(ids).size).toBe(1)
      const { deliveries } = await ask(face, 'flow.deliveries', token, { flow_uuid })
      expect(deliveries[0]?.log.map(({ call, http_status }) => [call, http_status])).toEqual([
        ['callback', 500],
        ['callback', 204],
      ])
      clock.now = from
    })

    it('are not made where the client hands out no token', async () => {
      const { files } = face.world
      let called = false
      files.on('/auth-3', (_, response) => void response.end('{}'))
      files.on('/callback-3', (_, response) => {
        called = true
        response.end()
      })
      const token = await tokenOf(face, 'flow')
      const [auth_url, callback_url] = ['auth-3', 'callback-3'].map((path) => `http://${files.host}/${path}`)
      const { flow_uuid } = await ask(face, 'flow.init', token, {
        product_type: 'KYC',
        application_id: 'a',
        auth_url,
        callback_url,
      })
      await ask(face, 'flow.multiupload', token, {
        flow_uuid,
        file_urls: [{ file_url: files.document(pan), document_id: 'p' }],
      })
      await ask(face, 'flow.submit', token, { flow_uuid })
      const { delivery } = await untilFits(
        () => ask(face, 'flow.status', token, { flow_uuid }),
        (status) => status.delivery?.attempts === 1,
      )
      expect(delivery).toMatchObject({ status: 'PENDING', last_error: 'no access_token in the answer' })
      expect(called).toBe(false)
    })
  })

  describe('onboarding', () => {
    const begin = async (language: string | undefined, product_type = 'PERSONAL_LOAN') => {
      const token = await tokenOf(face, 'onboarding')
      const input = { product_type, application_id: 'app-2', ...(language ? { language } : {}) }
      const talk = await ask(face, 'onboarding.startConversation', token, input)
      const send = async (document: Parameters<typeof face.world.files.document>[0]) => {
        const said = async () =>
          (await ask(face, 'onboarding.conversation', token, { flow_uuid: talk.flow_uuid })).messages.length
        const before = await said()
        const file_urls = [{ file_url: face.world.files.document(document), document_id: 'd' }]
        await ask(face, 'onboarding.multiupload', token, { flow_uuid: talk.flow_uuid, file_urls })
        await untilFits(said, (count) => count > before)
        return ask(face, 'onboarding.conversation', token, { flow_uuid: talk.flow_uuid })
      }
      return { token, talk, send }
    }

    it('asks for one kind at a time, refuses with a reason, skips what may be skipped, and ends with results', async () => {
      const { token, talk, send } = await begin(undefined)
      const { flow_uuid } = talk
      expect(talk.state).toEqual({ step: 1, kind: 'identity', status: 'ASKING' })
      expect(talk.expects).toMatchObject({ kind: 'identity', can_skip: false })
      const wrong = await send(bill)
      expect(wrong.messages.at(-1)?.text).toContain('You sent this: electricity bill.')
      expect(wrong.state.kind).toBe('identity')
      const unclear = await send({ type: 'UNRECOGNISED', fields: {} })
      expect(unclear.messages.at(-1)?.text).toContain('could not tell what this document is')
      const expired = await send({ type: 'DRIVING_LICENSE', fields: { name: 'ASHA', valid_till: '2020-01-01' } })
      expect(expired.messages.at(-1)?.text).toContain('expired')
      expect((await send(pan)).state).toEqual({ step: 2, kind: 'financial', status: 'ASKING' })
      expect((await refused('onboarding.message', token, { flow_uuid, choice: 'skip' }))[0]).toBe(400)
      const third = await send({ type: 'BANK_STATEMENT', fields: { account_holder_name: 'Asha Sharma' } })
      expect(third.expects).toMatchObject({ kind: 'address_proof', can_skip: true, choices: ['skip'] })
      const end = await ask(face, 'onboarding.message', token, { flow_uuid, choice: 'skip' })
      expect(end.state.status).toBe('COMPLETED')
      expect(end.expects).toBeNull()
      expect(end.messages[0]).toMatchObject({ from: 'customer', text: 'skip' })
      const { data, cross_checks, status } = await ask(face, 'onboarding.extracts', token, { flow_uuid })
      expect(status).toBe('COMPLETED')
      expect(data).toHaveLength(5)
      expect(cross_checks).toHaveLength(8)
      expect((await refused('onboarding.message', token, { flow_uuid, text: 'hello' }))[0]).toBe(409)
    })

    it.each([
      ['hi', /कृपया/],
      ['mar', /कृपया .*पाठवा/],
    ])('speaks %s', async (language, words) => {
      const { talk, send } = await begin(language)
      expect(talk.messages.at(-1)?.text).toMatch(words)
      expect((await send(bill)).messages.at(-1)?.text).toMatch(/\p{Script=Devanagari}/u)
    })

    it('understands text, and asks again for what it needs', async () => {
      const { token, talk } = await begin('en')
      const turn = await ask(face, 'onboarding.message', token, {
        flow_uuid: talk.flow_uuid,
        text: 'What do you need?',
      })
      expect(turn.messages.map(({ from }) => from)).toEqual(['customer', 'service'])
      expect(turn.messages[1]?.text).toContain('proof of identity')
    })

    it('refuses an unknown language, product, and a message that says nothing', async () => {
      const { token, talk } = await begin('en')
      const start = { product_type: 'KYC', application_id: 'a' }
      expect((await refused('onboarding.startConversation', token, { ...start, language: 'fr' }))[1]).toContain(
        'language',
      )
      expect((await refused('onboarding.startConversation', token, { ...start, product_type: 'X' }))[1]).toContain(
        'KYC',
      )
      expect((await refused('onboarding.message', token, { flow_uuid: talk.flow_uuid }))[0]).toBe(400)
      expect((await refused('onboarding.message', token, { flow_uuid: talk.flow_uuid, text: ' ' }))[0]).toBe(400)
    })

    it('is abandoned after a week of silence', async () => {
      const { talk } = await begin('en')
      const from = face.world.clock.now
      face.world.clock.now = new Date(from.getTime() + 8 * 24 * 3600_000)
      const token = await tokenOf(face, 'onboarding')
      const whole = await ask(face, 'onboarding.conversation', token, { flow_uuid: talk.flow_uuid })
      expect(whole.state.status).toBe('ABANDONED')
      expect(whole.expects).toBeNull()
      face.world.clock.now = from
    })

    it('takes documents of a flow, whose batches bulk does not know', async () => {
      const here = `http://${face.world.files.host}/x`
      const input = { product_type: 'KYC', application_id: 'a', auth_url: here, callback_url: here }
      const { flow_uuid } = await ask(face, 'flow.init', await tokenOf(face, 'flow'), input)
      const file_urls = [{ file_url: face.world.files.document(pan), document_id: 'd' }]
      const token = await tokenOf(face, 'onboarding')
      const [result] = await ask(face, 'onboarding.multiupload', token, { flow_uuid, file_urls })
      expect((await refused('bulk.extracts', await tokenOf(face, 'bulk'), { batch_id: result?.batch_id }))[0]).toBe(400)
      const { total_items } = await ask(face, 'onboarding.extracts', token, { flow_uuid })
      expect(total_items).toBe(1)
    })

    it("does not know another client's conversation", async () => {
      const { talk } = await begin('en')
      const others = await tokenOf(face, 'onboarding', face.world.other)
      expect((await refused('onboarding.conversation', others, { flow_uuid: talk.flow_uuid }))[0]).toBe(404)
      expect((await refused('onboarding.message', others, { flow_uuid: talk.flow_uuid, text: 'x' }))[0]).toBe(404)
    })
  })

  describe('address match', () => {
    const source_address = '12 MG Road, Camp, Pune 411001'
    const match = (target_addresses: unknown, more: object = {}) =>
      [
        'address.match',
        addressHeaders(face.world.acme),
        { application_id: 'a', source_address, target_addresses, ...more },
      ] as const

    it('answers for each target in its order, one that is no address in its own entry', async () => {
      const { match_data } = await ask(
        face,
        ...match([
          { address: '12, M.G. Road, Camp, Pune - 411001', index: 7 },
          { address: '???', index: -1 },
          { address: 'Flat 9, Park Street, Kolkata 700016', index: 7 },
        ]),
      )
      expect(match_data.map(({ index, error_code }) => [index, error_code])).toEqual([
        [7, null],
        [-1, '422'],
        [7, null],
      ])
      const [same, none, far] = match_data
      expect(same?.similarity_score).toBeGreaterThan(far?.similarity_score ?? 1)
      expect([none?.similarity_score, none?.same_person_score]).toEqual([null, null])
    })

    it('is refused whole where the source is no address', async () => {
      const target = [{ address: source_address, index: 0 }]
      expect((await refused(...match(target, { source_address: '???' })))[0]).toBe(422)
    })

    it.each([
      ['target_addresses', [], {}],
      ['target_addresses', 'x', {}],
      ['target_addresses[0].address', [{ address: ' ', index: 0 }], {}],
      ['target_addresses[1].index', [{ address: 'x', index: 0 }, { address: 'x' }], {}],
      ['target_addresses[0].index', [{ address: 'x', index: 0.5 }], {}],
      ['source_address', [{ address: 'x', index: 0 }], { source_address: '' }],
      ['application_id', [{ address: 'x', index: 0 }], { application_id: null }],
    ])('names %s', async (name, targets, more) => {
      const [status, message] = await refused(...match(targets, more))
      expect([status, message]).toEqual([400, expect.stringContaining(name)])
    })

    it('takes two hundred targets and no more', async () => {
      const targets = (count: number) =>
        Array.from({ length: count }, (_, index) => ({ address: source_address, index }))
      expect((await ask(face, ...match(targets(200)))).match_data).toHaveLength(200)
      expect((await refused(...match(targets(201))))[0]).toBe(400)
    })

    it('wants its own headers', async () => {
      const [name, , input] = match([{ address: 'x', index: 0 }])
      expect((await refused(name, clientHeaders(face.world.acme), input))[0]).toBe(401)
      expect((await refused(name, await tokenOf(face, 'bulk'), input))[0]).toBe(401)
    })
  })
})
