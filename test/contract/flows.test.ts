import { createHmac, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { crossCheckNames } from '../../src/shared/contract/cross-checks'
import { aadhaar, bill, pan } from './support/documents'
import { describeFaces } from './support/describe-faces'
import { ask, refusedAt, tokenOf, untilFits } from './support/faces'

describeFaces('flows', (face) => {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  const refused = refusedAt(face)

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

  it('fetch what failed once more for as long as they have not completed', async () => {
    const { files } = face.world
    const token = await tokenOf(face, 'flow')
    const flow_uuid = await init(token)
    let isWell = false
    const late = files.on('/late', (_, response) => {
      response.writeHead(isWell ? 200 : 404).end(isWell ? JSON.stringify(bill) : '')
    })
    await upload(token, flow_uuid, { p: files.document(pan), b: late })
    const statuses = (wanted: readonly string[]) =>
      untilFits(
        () => ask(face, 'flow.status', token, { flow_uuid }),
        ({ documents }) => documents.every(({ status }, i) => status === wanted[i]),
      )
    expect((await statuses(['EXTRACTED', 'FAILED'])).missing).toEqual(['address_proof'])
    isWell = true
    expect(await ask(face, 'flow.retry', token, { flow_uuid })).toEqual({ flow_uuid, status: 'COLLECTING', retried: 1 })
    expect((await whenFlowEnds(token, flow_uuid)).missing).toEqual([])
    expect((await refused('flow.retry', token, { flow_uuid }))[0]).toBe(409)
    expect((await refused('flow.retry', token, { flow_uuid: randomUUID() }))[0]).toBe(404)
    expect((await refused('flow.retry', await tokenOf(face, 'flow', face.world.other), { flow_uuid }))[0]).toBe(404)
  })

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
    if (name === 'product_type') expect(message).toContain('BUSINESS_LOAN, HOME_LOAN, KYC, PERSONAL_LOAN, VEHICLE_LOAN')
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
