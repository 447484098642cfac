import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorkspace } from '../../../src/main/storage'
import { CodedError } from '../../../src/shared/errors/coded-error'
import { readerThat, readsText } from '../support/reading'
import { newFolder, noNetwork, openDesk, testKey, until, type TestDesk } from '../support/workspace'

const pan = 'PAN|name_as_per_pan=ASHA RANI|dob=1990-02-03|pan_number=ABCPE1234F'
const licence = 'DRIVING_LICENSE|name=Asha Rani|date_of_birth=1990-02-03|license_number=MH1220150012345'
const stranger = 'VOTER_ID|name=Mohan Verma|date_of_birth=1961-05-05|epic_number=ABC1234567'

let desk: TestDesk
const open = (folder = newFolder(), files: Record<string, string> = {}) => {
  const network = () => ({
    ...noNetwork.network([]),
    fetchFile: (url: string) => Promise.resolve(Buffer.from(files[url] ?? 'nothing')),
  })
  desk = openDesk(readsText, folder, undefined, { ...noNetwork, network })
  desk.services.start()
  return desk
}
afterEach(() => desk.services.close())

const given = (folder: string, name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const rows = () =>
  desk.services.documents.list(
    { filter: { search: '', types: [], bands: [], readStates: [], reviewStates: [], disagreement: false }, sort: { by: 'taken_in', direction: 'asc' } },
    0,
    100,
  ).rows // prettier-ignore

/** A flow of a client that sent files of these names. */
async function flowWith(...names: readonly string[]) {
  const { client_id } = await desk.services.served.addClient('Acme')
  const client = desk.store.service.clients.byId(client_id)
  if (!client) throw new Error('no client')
  const caller = { client, session: null }
  const flow = { id: '3f0e5e3a-7a44-4b8e-9a51-6d3c8e1f2a10', client: client_id, area: 'flow', productType: 'KYC', applicationId: 'a', authUrl: 'https://a.example/auth', callbackUrl: 'https://a.example/results', status: 'COLLECTING', submitted: false, createdAt: desk.context.now().toISOString(), crossChecks: null } as const // prettier-ignore
  desk.store.service.write((tx) => tx.flows.insert(flow))
  const file_urls = names.map((name) => ({ file_url: `https://a.example/${name}.jpg`, document_id: name }))
  await desk.services.local.answer('flow.multiupload', caller, { flow_uuid: flow.id, file_urls })
  return { caller, flow }
}

describe('a batch that came over the interface', () => {
  it('is reviewed at the desk, and the interface then answers with what the analyst said', async () => {
    open(newFolder(), { 'https://a.example/pan.jpg': pan, 'https://a.example/torn.jpg': '\0' })
    const { local } = desk.services
    const { client_id } = await desk.services.served.addClient('Acme')
    const client = desk.store.service.clients.byId(client_id)
    if (!client) throw new Error('no client')
    const caller = { client, session: null }
    const file_urls = [
      { file_url: 'https://a.example/pan.jpg', document_id: 'one' },
      { file_url: 'https://a.example/torn.jpg', document_id: 'two' },
    ]
    const [{ batch_id } = { batch_id: '' }] = await local.answer('bulk.multiupload', caller, {
      product_type: 'X',
      file_urls,
    })
    await until(() => desk.services.served.batches(0, 10).rows[0]?.state === 'COMPLETED')
    expect(desk.services.served.batches(0, 10)).toMatchObject({
      total: 1,
      rows: [{ id: batch_id, client: 'Acme', total: 2, failed: 1 }],
    })
    const files = desk.services.served.files(1, 0, 10)
    expect(files).toMatchObject([
      { documentId: 'one', state: 'EXTRACTED', type: 'PAN', reviewState: 'NEW' },
      { documentId: 'two', state: 'FAILED', errorCode: 'DAMAGED', document: null },
    ])
    const id = files[0]?.document ?? ''
    expect(rows().map((row) => [row.id, row.documentId, row.fileName])).toEqual([[id, 'one', 'pan.jpg']])
    expect((await desk.services.documents.pageImage(id, 0)).bytes).toEqual(Buffer.from(pan))

    const answered = async () =>
      (await local.answer('bulk.extracts', caller, { batch_id, page: 1, per_page: 50 })).data[0]?.file_data
    expect(await answered()).toMatchObject({
      document_type: 'PAN',
      pan_number: { value: 'ABCPE1234F', confidence_score: 0.995 },
    })
    desk.services.fields.correct(id, 'pan_number', 'ABCPE9999F')
    desk.services.fields.markNotOnDocument(id, 'dob')
    const after = await answered()
    expect(after).toMatchObject({
      pan_number: { value: 'ABCPE9999F', confidence_score: 1, corrected: true, original_value: 'ABCPE1234F' },
    })
    expect(after).not.toHaveProperty('dob')
    expect(JSON.stringify(after)).not.toContain('asha')
    await desk.services.documents.remove([id])
    expect(await answered()).toEqual({
      document_type: 'FAILED',
      error_code: 'ERASED',
      error_message: 'The document was erased where it had been read.',
    })
    expect(desk.store.service.files.byNumber(1)).toMatchObject({ url: '', blob: null, content: null })
  })

  it('is erased from what its flow keeps and sends as well; its neighbours stay', async () => {
    open(newFolder(), { 'https://a.example/pan.jpg': pan, 'https://a.example/other.jpg': stranger })
    const { local } = desk.services
    const { caller, flow } = await flowWith('other', 'pan')
    await local.answer('flow.submit', caller, { flow_uuid: flow.id })
    const body = (): string => desk.store.service.deliveries.ofFlow(flow.id)[0]?.body ?? ''
    await until(() => body() !== '')
    expect(body()).toContain('ABCPE1234F')
    const id = rows().find(({ documentId }) => documentId === 'pan')?.id ?? ''
    await desk.services.documents.remove([id])
    const { data } = JSON.parse(body()) as { data: { document_id: string; file_data: Record<string, unknown> }[] }
    expect(data.map(({ document_id, file_data }) => [document_id, file_data['error_code'] ?? null])).toEqual([
      ['other', null],
      ['pan', 'ERASED'],
    ])
    expect(body()).not.toMatch(/ABCPE1234F|ASHA/)
    expect(JSON.stringify(desk.store.service.flows.byId(flow.id))).not.toMatch(/ABCPE1234F|ASHA/)
    expect(body()).toContain('Mohan Verma')
  })

  it('lets a revoked client call no more', async () => {
    open()
    const { client_id, client_secret } = await desk.services.served.addClient('Acme')
    const call = () =>
      desk.services.local.authenticate(
        'bulk.authtoken',
        { 'client-id': client_id, 'client-secret': client_secret },
        { address: 'x' },
      )
    expect((await call()).client.name).toBe('Acme')
    desk.services.served.revokeClient(client_id)
    await expect(call()).rejects.toMatchObject({ status: 401 })
  })
})

it('a full disk ends no file: it is read again when there is room', async () => {
  const folder = newFolder()
  const opened = openWorkspace(folder, testKey, null)
  let full = false
  let refused = 0
  const put: typeof opened.blobs.put = (bytes) => {
    if (!full) return opened.blobs.put(bytes)
    refused += 1
    return Promise.reject(new CodedError('DISK_FULL'))
  }
  const narrow = readerThat((request) => {
    full = true
    return readsText.read(request)
  })
  desk = openDesk(narrow, folder, { ...opened, blobs: { ...opened.blobs, put } })
  desk.services.start()
  const { flow_uuid } = await desk.services.onboarding.start('CASE-1', 'KYC', 'en')
  await desk.services.onboarding.giveFrom(flow_uuid, given(folder, 'pan.jpg', pan))
  await until(() => refused > 0)
  await desk.services.close()
  open(folder)
  await until(() => desk.store.service.files.sentToFlow(flow_uuid)[0]?.state === 'EXTRACTED')
  expect(rows()).toHaveLength(1)
})

describe('a case', () => {
  it('compares its documents as they now stand', async () => {
    const folder = newFolder()
    open(folder)
    await desk.services.intake.take([
      given(folder, 'pan.jpg', pan),
      given(folder, 'licence.jpg', licence),
      given(folder, 'other.jpg', stranger),
    ])
    await until(() => rows().every(({ readState }) => readState === 'EXTRACTED'))
    const [first, second, third] = rows().map((row) => row.id)
    if (!first || !second || !third) throw new Error('three documents were given')
    const id = await desk.services.cases.create('LOAN-7', 'PERSONAL_LOAN', [first, second])
    const check = (name: string) => desk.services.cases.detail(id).checks.find((one) => one.check === name)
    expect(desk.services.cases.list('', 0, 10).rows).toMatchObject([
      { id, applicationId: 'LOAN-7', client: null, documents: 2 },
    ])
    expect(check('name_agreement')).toMatchObject({ result: 'PASS', reason: { code: 'names_agree' } })
    expect(desk.services.cases.detail(id).documents[0]?.cells.birth.map((one) => one.value)).toEqual(['1990-02-03'])

    desk.services.cases.add(id, [third])
    expect(check('name_agreement')).toMatchObject({ result: 'FAIL', reason: { code: 'names_differ' } })
    expect(check('name_agreement')?.evidence).toContainEqual({ document: third, path: 'name' })
    desk.services.fields.correct(third, 'name', 'Asha Rani')
    desk.services.fields.correct(third, 'date_of_birth', '1990-02-03')
    expect(check('name_agreement')?.result).toBe('PASS')
    desk.services.cases.takeOut(id, third)
    expect(desk.services.cases.detail(id).documents).toHaveLength(2)
    expect(desk.services.cases.ofDocument(first)).toEqual([{ id, applicationId: 'LOAN-7' }])
    await expect(desk.services.cases.create('X', 'NO_SUCH', [first])).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

it('a file of a case that could not be had is fetched again while the case waits for it', async () => {
  const files = { 'https://a.example/late.jpg': '\0' }
  open(newFolder(), files)
  const { cases, local, served } = desk.services
  const { caller, flow } = await flowWith('late')
  await until(() => cases.detail(flow.id).files[0]?.state === 'FAILED')
  expect(cases.detail(flow.id).files).toMatchObject([{ documentId: 'late', canRetry: true }])
  files['https://a.example/late.jpg'] = pan
  await served.retryFlow(flow.id)
  await until(() => cases.detail(flow.id).documents[0]?.type === 'PAN')
  expect(cases.detail(flow.id).files).toEqual([])
  await local.answer('flow.cancel', caller, { flow_uuid: flow.id })
  await expect(served.retryFlow(flow.id)).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

describe('many cases', () => {
  it('are listed page by page, newest first, and found by their application', async () => {
    const folder = newFolder()
    open(folder)
    await desk.services.intake.take([given(folder, 'pan.jpg', pan)])
    const [row] = rows()
    const names = ['LOAN-1', 'loan-2', 'HOME_3', 'HOMEX3', '100%', '1000']
    for (const name of names) {
      desk.clock.now = new Date(desk.clock.now.getTime() + 1000)
      await desk.services.cases.create(name, 'KYC', [row?.id ?? ''])
    }
    const listed = (search: string, offset: number, limit: number) => {
      const page = desk.services.cases.list(search, offset, limit)
      return [page.total, ...page.rows.map(({ applicationId }) => applicationId)]
    }
    expect(listed('', 0, 2)).toEqual([6, '1000', '100%'])
    expect(listed('', 4, 2)).toEqual([6, 'loan-2', 'LOAN-1'])
    expect(listed('LOAN', 0, 9)).toEqual([2, 'loan-2', 'LOAN-1'])
    expect(listed('HOME_', 0, 9)).toEqual([1, 'HOME_3'])
    expect(listed('0%', 0, 9)).toEqual([1, '100%'])
    expect(listed('100', 0, 9)).toEqual([2, '1000', '100%'])
    await desk.services.cases.create('loan', 'KYC', [row?.id ?? ''])
    await desk.services.cases.create('LOANS', 'KYC', [row?.id ?? ''])
    expect(listed('Loan', 0, 2).slice(0, 2)).toEqual([4, 'loan'])
    expect(listed('none', 0, 9)).toEqual([0])
  })
})

describe('a conversation at the desk', () => {
  it('refuses with a reason in the language of the customer, and goes on after a restart', async () => {
    const folder = newFolder()
    open(folder)
    const started = await desk.services.onboarding.start('CASE-1', 'KYC', 'hi')
    expect(started.expects?.kind).toBe('identity')
    const asked = started.messages.length
    await desk.services.onboarding.giveFrom(
      started.flow_uuid,
      given(folder, 'bill.jpg', 'EBILL|consumer_name=Asha Rani'),
    )
    const talk = () => desk.services.onboarding.talk(started.flow_uuid)
    await until(() =>
      desk.store.service.files.sentToFlow(started.flow_uuid).every(({ state }) => state === 'EXTRACTED'),
    )
    const refused = await talk()
    expect(refused.messages.length).toBe(asked + 1)
    expect(refused.messages.at(-1)?.text).toMatch(/[ऀ-ॿ]{3}/)
    expect(refused.expects?.kind).toBe('identity')
    expect(rows()[0]).toMatchObject({ documentId: 'bill', reviewState: 'RESUBMIT' })

    await desk.services.close()
    open(folder)
    expect(await talk()).toMatchObject({ application_id: 'CASE-1', language: 'hi', messages: refused.messages })
    await desk.services.onboarding.giveFrom(started.flow_uuid, given(folder, 'pan.jpg', pan))
    await until(() => desk.store.service.conversations.byFlow(started.flow_uuid)?.done.includes('identity') === true)
    expect(rows().find((row) => row.documentId === 'pan')?.reviewState).toBe('NEW')
    await expect(
      desk.services.onboarding.giveFrom(started.flow_uuid, join(folder, 'absent.jpg')),
    ).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
    })
  })
})
