import { expect, it } from 'vitest'
import type { UploadResult } from '../../src/shared/contract/uploads'
import { pan } from './support/documents'
import { describeFaces } from './support/describe-faces'
import { ask, refusedAt, tokenOf, untilFits } from './support/faces'

describeFaces('bulk', (face) => {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  const refused = refusedAt(face)
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

  it('says why a file could not be had, and fetches those that failed once more, each of them once', async () => {
    const token = await tokenOf(face, 'bulk')
    const { files } = face.world
    let isWell = false
    const asked: string[] = []
    const mended = files.on('/mended', (_, response) => {
      asked.push('mended')
      response.writeHead(isWell ? 200 : 404).end(isWell ? JSON.stringify(pan) : '')
    })
    const sound = files.on('/sound', (_, response) => {
      asked.push('sound')
      response.end(JSON.stringify(pan))
    })
    const results = await uploadTo('bulk.multiupload', token, [mended, sound])
    const input = { batch_id: results[0]?.batch_id }
    const { data } = await whenBatchEnds(token, results)
    expect(data[0]?.file_data).toEqual({
      document_type: 'FAILED',
      error_code: 'FETCH_FAILED',
      error_message: 'The file could not be fetched from its address: HTTP 404.',
    })
    isWell = true
    expect(await ask(face, 'bulk.retry', token, input)).toEqual({ ...input, status: 'PROCESSING', retried: 1 })
    const after = await whenBatchEnds(token, results)
    expect(after.data.map(({ document_id, file_data }) => [document_id, file_data.document_type])).toEqual([
      ['d0', 'PAN'],
      ['d1', 'PAN'],
    ])
    expect(asked.sort()).toEqual(['mended', 'mended', 'sound'])
    expect(await ask(face, 'bulk.retry', token, input)).toEqual({ ...input, status: 'COMPLETED', retried: 0 })
    expect((await refused('bulk.retry', await tokenOf(face, 'bulk', face.world.other), input))[0]).toBe(400)
    expect(await refused('bulk.retry', token, {})).toEqual([400, 'Missing or empty required parameters: [batch_id]'])
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
