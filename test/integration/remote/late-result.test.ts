import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fieldOf, readFiles, rowsOf } from '../support/read'
import { aadhaarFields, field, panFields, readerThat, readingOf, readsAs, resultOf } from '../support/reading'
import { openDesk, type TestDesk } from '../support/workspace'
import { connectTo, startRemote, untilEnded } from './connected-desk'

/** What the service answers; a test may say otherwise. */
let remoteReading = readingOf('PAN', [])
let remote: Awaited<ReturnType<typeof startRemote>>
beforeAll(async () => {
  remote = await startRemote({
    reader: readerThat((request) => Promise.resolve(resultOf(remoteReading, request))),
  })
})
afterAll(() => remote.close())

let desk: TestDesk
let id = ''
beforeEach(async () => {
  desk = openDesk(readsAs('PAN', panFields))
  ;[id = ''] = await readFiles(desk, 'one.png')
  for (const path of ['pan_number', 'dob']) desk.services.fields.confirm(id, path)
  desk.services.fields.correct(id, 'father_name', 'MOHAN PAL')
  desk.services.decisions.approve(id)
  remoteReading = readingOf('PAN', [
    field('name_as_per_pan', 'USHA RANI', 0.9),
    field('father_name', 'Mohan Pal', 0.9),
    field('dob', '1991-02-03', 0.9),
    field('nationality', 'INDIAN', 0.9),
  ])
})
afterEach(() => desk.services.close())

const send = async (wanted: 'remote' | 'both' = 'both') => {
  await connectTo(desk, remote.url, remote.world)
  desk.services.outbox.send([id], wanted)
  await untilEnded(desk)
}
const detail = () => desk.services.documents.detail(id)
const exported = () =>
  detail().fields.map(({ path, value, confidence, verdict }) => ({ path, value, confidence, verdict }))
const differences = [
  { path: 'name_as_per_pan', value: 'USHA RANI' },
  { path: 'dob', value: '1991-02-03' },
]

it.each(['both', 'remote'] as const)(
  'what an analyst approved stays as it was signed for, and what the service says otherwise is told (%s)',
  async (wanted) => {
    const signed = exported()
    await send(wanted)
    expect(exported()).toEqual(signed)
    expect(detail().saidLater).toEqual(differences)
    expect(rowsOf(desk)[0]).toMatchObject({ reviewState: 'APPROVED', disagreements: 2 })
    expect(desk.store.audit.byDocument(id).at(-1)?.action).toBe('remote_result')
  },
)

it('a document that nobody disputes stays as quiet as it was', async () => {
  remoteReading = readingOf('PAN', [field('dob', '1990-02-03', 0.9), field('nationality', 'INDIAN', 0.9)])
  await send()
  expect(detail().saidLater).toBeUndefined()
  expect(rowsOf(desk)[0]?.disagreements).toBe(0)
})

it('stays told when the bands are judged anew', async () => {
  await send()
  await new Promise((done) => setTimeout(done, 50))
  expect(rowsOf(desk)[0]?.disagreements).toBe(2)
})

it('the two stand side by side when the document is reopened, and undo brings back what was signed for', async () => {
  await send('remote')
  const signed = exported()
  desk.services.decisions.reopen(id, 'the service says otherwise')
  expect(detail().saidLater).toBeUndefined()
  const name = fieldOf(desk, id, 'name_as_per_pan')
  expect(name).toMatchObject({ value: 'ASHA RANI', needsHuman: true, reasons: [{ code: 'remote_disagrees' }] })
  expect(name?.alternates[0]).toMatchObject({ value: 'USHA RANI', kind: 'remote' })
  // The human has spoken of this one: their word stands, the other reading can be taken.
  expect(fieldOf(desk, id, 'dob')).toMatchObject({ value: '1990-02-03', verdict: 'confirmed', needsHuman: false })
  expect(fieldOf(desk, id, 'nationality')?.reasons[0]?.code).toBe('remote_not_found')
  desk.services.undo.undo()
  expect(exported()).toEqual(signed)
  expect(detail()).toMatchObject({ reviewState: 'APPROVED', disagreements: 2, saidLater: differences })
})

it('an approval that is undone is as if the result had come before it', async () => {
  await send()
  desk.services.undo.undo()
  expect(detail()).toMatchObject({ reviewState: 'IN_REVIEW', disagreements: 1 })
  expect(fieldOf(desk, id, 'name_as_per_pan')?.reasons[0]?.code).toBe('remote_disagrees')
})

it('another type is told as such, and disputes every field once the document is reopened', async () => {
  remoteReading = readingOf('VOTER_ID', [field('name', 'Asha Rani', 0.9)])
  await send()
  expect(detail().saidLater).toEqual([{ path: null, value: 'VOTER_ID' }])
  desk.services.decisions.reopen(id, 'look again')
  expect(fieldOf(desk, id, 'name_as_per_pan')).toMatchObject({
    needsHuman: true,
    reasons: [{ code: 'remote_type_differs' }],
  })
})

it('a rejected document is disputed by nobody', async () => {
  desk.services.undo.undo()
  desk.services.decisions.reject(id, 'not his')
  await send()
  expect(rowsOf(desk)[0]?.disagreements).toBe(0)
  expect(detail().saidLater).toBeUndefined()
})

it('an Aadhaar number is masked in what is told', async () => {
  const other = openDesk(readsAs('AADHAAR', aadhaarFields))
  const [card = ''] = await readFiles(other, 'card.png')
  other.services.fields.confirm(card, 'aadhaar_number')
  for (const { path, needsHuman } of other.services.documents.detail(card).fields)
    if (needsHuman) other.services.fields.markNotOnDocument(card, path)
  other.services.decisions.approve(card)
  remoteReading = readingOf('AADHAAR', [field('aadhaar_number', '234567890139', 0.9)])
  await connectTo(other, remote.url, remote.world)
  other.services.outbox.send([card], 'both')
  await untilEnded(other)
  expect(other.services.documents.detail(card).saidLater).toEqual([{ path: 'aadhaar_number', value: 'XXXX XXXX 0139' }])
  await other.services.close()
})
