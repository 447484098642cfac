import { expect, it } from 'vitest'
import { pan } from './support/documents'
import { describeFaces } from './support/describe-faces'
import { ask, tokenOf, untilFits, type Face } from './support/faces'

/** A flow of one document that was handed in, to be called back at these paths of the world's files. */
async function submitted(face: Face, authPath: string, callbackPath: string) {
  const { files } = face.world
  const token = await tokenOf(face, 'flow')
  const { flow_uuid } = await ask(face, 'flow.init', token, {
    product_type: 'KYC',
    application_id: 'a',
    auth_url: `http://${files.host}/${authPath}`,
    callback_url: `http://${files.host}/${callbackPath}`,
  })
  await ask(face, 'flow.multiupload', token, {
    flow_uuid,
    file_urls: [{ file_url: files.document(pan), document_id: 'p' }],
  })
  await ask(face, 'flow.submit', token, { flow_uuid })
  return { token, flow_uuid }
}

describeFaces('callbacks', (face) => {
  it('are tried again later, under the same id, and are logged; a delivery can be sent again', async () => {
    const { files, clock } = face.world
    const ids: unknown[] = []
    let answer = 500
    files.on('/auth-2', (_, response) => void response.end('{"access_token":"t"}'))
    files.on('/callback-2', (request, response) => {
      ids.push(request.headers['x-delivery-id'])
      response.writeHead(answer).end('{}')
    })
    const { token, flow_uuid } = await submitted(face, 'auth-2', 'callback-2')
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
    const { token, flow_uuid } = await submitted(face, 'auth-3', 'callback-3')
    const { delivery } = await untilFits(
      () => ask(face, 'flow.status', token, { flow_uuid }),
      (status) => status.delivery?.attempts === 1,
    )
    expect(delivery).toMatchObject({ status: 'PENDING', last_error: 'no access_token in the answer' })
    expect(called).toBe(false)
  })
})
