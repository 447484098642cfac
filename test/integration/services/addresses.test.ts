import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { field, readsAs } from '../support/reading'
import { newFolder, openDesk, until } from '../support/workspace'

const address = 'S/O Ram Lal, Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'
const elsewhere = 'Flat No 7, Green Park Society, Link Road, Andheri West, Mumbai, Maharashtra 400053'

let desk: ReturnType<typeof openDesk>
let documents: string[]
beforeEach(async () => {
  desk = openDesk(readsAs('AADHAAR', [field('name', 'Asha Rani', 0.99), field('address', address, 0.9)]))
  const folder = newFolder()
  for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.jpg`), name)
  desk.services.start()
  await desk.services.intake.take([folder])
  await until(() => desk.services.addresses.known('').length === 2)
  documents = desk.services.addresses.known('').map(({ documentId }) => documentId)
})
afterEach(() => desk.services.close())

it('finds the addresses that documents hold, and whom they name', () => {
  expect(desk.services.addresses.known('')).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'one', address, person: 'Asha Rani', type: 'AADHAAR' })]),
  )
  expect(desk.services.addresses.known('nothing of the kind')).toEqual([])
  const backwards = [...documents].reverse()
  expect(desk.services.addresses.of(backwards).map(({ documentId }) => documentId)).toEqual(backwards)
})

it('compares, keeps what came of it, and says so in the history of the documents', () => {
  const [one = '', two = ''] = documents
  const { compare, last } = {
    compare: desk.services.addresses.compare.bind(desk.services.addresses),
    last: desk.services.addresses.last.bind(desk.services.addresses),
  }
  expect(last()).toBeNull()
  const targets = [
    { address, documentId: two },
    { address: elsewhere, documentId: null },
    { address: '😀', documentId: null },
  ]
  const comparison = compare({ address, documentId: one }, targets)
  expect(
    comparison.matches.map((match) => (match.kind === 'compared' ? match.similarity > 0.5 : match.refusal)),
  ).toEqual([true, false, 'no_words'])
  expect(last()).toEqual(comparison)
  const entries = (id: string) =>
    desk.store.audit.byDocument(id).filter(({ action }) => action === 'addresses_compared')
  expect(entries(one)).toHaveLength(3)
  expect(entries(two)).toHaveLength(1)
  expect(entries(two)[0]?.after).toMatch(/^0\.\d\d|1\.00 \/ /)
  expect(entries(two)[0]).toMatchObject({ before: null, reason: `with document ${one}` })
  expect(entries(one)[1]).toMatchObject({ before: elsewhere, reason: null })
  // Its reader names the other document, which the chain knows by its id alone.
  const filter = { action: null, by: null, documentId: two, from: null, until: null }
  const [shown] = desk.store.audit.list(filter, null, 10).filter(({ action }) => action === 'addresses_compared')
  expect(shown).toMatchObject({ otherId: one, otherName: desk.services.documents.detail(one).fileName })
})

it('keeps what is compared within a case with the case, until a document that took part is gone', async () => {
  const { addresses, cases } = desk.services
  const id = await cases.create('LOAN-7', 'PERSONAL_LOAN', documents)
  expect(addresses.known('', id).map(({ documentId }) => documentId)).toEqual(expect.arrayContaining(documents))
  expect(addresses.last(id)).toBeNull()
  const [one = '', two = ''] = documents
  const elsewhereAs = { address: elsewhere, documentId: null }
  const apart = addresses.compare({ address, documentId: null }, [elsewhereAs])
  const within = addresses.compare({ address, documentId: one }, [{ address, documentId: two }], id)
  expect(addresses.last(id)).toEqual(within)
  expect(addresses.last()).toEqual(apart)
  desk.store.write((tx) => tx.documents.remove(two))
  expect(addresses.last(id)).toBeNull()
  expect(addresses.last()).toEqual(apart)
  expect(() => addresses.compare(elsewhereAs, [elsewhereAs], '00000000-0000-4000-8000-000000000000')).toThrow()
})
