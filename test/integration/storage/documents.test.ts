import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { DetectedType } from '../../../src/shared/domain/document-types'
import type { DocumentChange } from '../../../src/shared/domain/records'
import { reviewStates, queueViewSchema, readStates, type QueueView } from '../../../src/shared/domain/review'
import { openUnkeptWorkspace, type Store } from '../../../src/main/storage'

let store: Store
afterEach(() => store.close())

const fill = (rows: readonly (DocumentChange & { readonly fileName?: string })[]): string[] => {
  store = openUnkeptWorkspace(null).store
  return store.write((tx) =>
    rows.map(({ fileName = 'a.jpg', ...change }) => {
      const id = randomUUID()
      tx.documents.insert({
        id,
        documentId: fileName,
        fileName,
        originalBlob: id,
        takenInAt: '2026-11-21T10:00:00.000Z',
        duplicateOf: null,
      })
      tx.documents.update(id, { type: null, ...change })
      tx.search.put(id, fileName.toLowerCase())
      return id
    }),
  )
}

const view = (by: QueueView['sort']['by'], direction: 'asc' | 'desc' = 'asc', filter: object = {}): QueueView =>
  queueViewSchema.parse({ filter, sort: { by, direction } })
const ids = (v: QueueView, words: string[] = [], types: DetectedType[] = []) => {
  const terms = words.map((text) => ({ text, types }))
  return store.documents.list(v, terms, 0, 500).map((row) => row.id)
}

describe('the rows of a view', () => {
  it('stand in the natural order of their names', () => {
    fill(['scan 10.jpg', 'Scan 9.jpg', 'scan 1.jpg', 'आधार.png'].map((fileName) => ({ fileName })))
    expect(store.documents.list(view('name'), [], 0, 10).map((row) => row.fileName)).toEqual([
      'scan 1.jpg',
      'Scan 9.jpg',
      'scan 10.jpg',
      'आधार.png',
    ])
  })

  it('put the riskiest first when sorted by risk', () => {
    const [sure, one, two, unknown] = fill([
      { readState: 'EXTRACTED', band: 'sure', needHuman: 0 },
      { readState: 'EXTRACTED', band: 'doubtful', needHuman: 1 },
      { readState: 'EXTRACTED', band: 'doubtful', needHuman: 2 },
      { readState: 'UNRECOGNISED', band: 'missing', needHuman: 1 },
    ])
    expect(ids(view('risk', 'desc'))).toEqual([unknown, two, one, sure])
  })

  it('put disagreements first in the order of the queue, newest or oldest next', () => {
    const [first, apart, last, alsoApart] = fill([
      { needHuman: 3, band: 'doubtful' },
      { disagreements: 1 },
      {},
      { disagreements: 2, needHuman: 2, readState: 'EXTRACTED', reviewState: 'APPROVED' },
    ])
    expect(ids(view('disagreement', 'desc'))).toEqual([alsoApart, apart, last, first])
    expect(ids(view('disagreement', 'asc'))).toEqual([apart, alsoApart, first, last])
    expect(ids(view('disagreement', 'desc', { disagreement: true }))).toEqual([alsoApart, apart])
    expect(store.documents.countDisagreements()).toBe(2)
  })

  it('are found by words of any length, in any script, and by nothing else', () => {
    const [a, b, c] = fill(['asha_100%.jpg', 'आशा रानी.png', 'x_y.jpg'].map((fileName) => ({ fileName })))
    expect(ids(view('taken_in'), ['asha'])).toEqual([a])
    expect(ids(view('taken_in'), ['रानी'])).toEqual([b])
    expect(ids(view('taken_in'), ['%'])).toEqual([a])
    expect(ids(view('taken_in'), ['_'])).toEqual([a, c])
    expect(ids(view('taken_in'), ['asha', 'jpg'])).toEqual([a])
    expect(ids(view('taken_in'), ['"', 'asha'])).toEqual([])
    expect(ids(view('taken_in'), ['" OR "a'])).toEqual([])
  })

  it('are found by the types for which a word stands, and by the other words beside it', () => {
    const [bill, named] = fill([
      { fileName: 'scan 1.jpg', type: 'EBILL' },
      { fileName: 'electricity.jpg', type: 'PAN' },
      { fileName: 'scan 2.jpg', type: 'PAN' },
    ])
    expect(ids(view('taken_in'), ['electricity'], ['EBILL'])).toEqual([bill, named])
    expect(ids(view('taken_in'), ['electricity', 'scan'], ['EBILL'])).toEqual([bill])
  })
})

describe('the neighbours of a document', () => {
  const row = fc.record({
    fileName: fc.constantFrom('a1.jpg', 'a2.jpg', 'b.jpg'),
    readState: fc.constantFrom(...readStates),
    reviewState: fc.constantFrom(...reviewStates),
    type: fc.constantFrom('PAN' as const, 'AADHAAR' as const, null),
    band: fc.constantFrom('sure' as const, 'doubtful' as const, null),
    needHuman: fc.nat(3),
    disagreements: fc.nat(1),
  })
  const anyView = fc
    .record({
      by: fc.constantFrom('disagreement', 'taken_in', 'name', 'type', 'risk', 'state'),
      direction: fc.constantFrom('asc', 'desc'),
      readStates: fc.subarray([...readStates]),
    })
    .map(({ by, direction, readStates: wanted }) =>
      queueViewSchema.parse({ filter: { readStates: wanted }, sort: { by, direction } }),
    )

  it('are those beside it in the list, whatever the view', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), anyView, (rows, v) => {
        fill(rows)
        const listed = store.documents.list(v, [], 0, 500)
        const isOpen = (r: (typeof listed)[number]): boolean =>
          (r.readState === 'EXTRACTED' || r.readState === 'UNRECOGNISED') &&
          (r.reviewState === 'NEW' || r.reviewState === 'IN_REVIEW')
        listed.forEach((record, i) => {
          const round = [...listed.slice(i + 1), ...listed.slice(0, i)]
          expect(store.documents.neighbours(record.id, v, [])).toMatchObject({
            previous: listed[i - 1]?.id ?? null,
            next: listed[i + 1]?.id ?? null,
            nextOpen: round.find(isOpen)?.id ?? null,
            position: i,
            total: listed.length,
          })
        })
        store.close()
      }),
      { numRuns: 60 },
    )
    fill([])
  })

  it('are those of the place that it had, where it has moved since', () => {
    const [oldest, second, third] = fill([{ disagreements: 1 }, { disagreements: 1 }, {}])
    const queue = view('disagreement', 'asc')
    const { place } = store.documents.neighbours(oldest ?? '', queue, [])
    store.write((tx) => tx.documents.update(oldest ?? '', { disagreements: 0 }))
    expect(store.documents.neighbours(oldest ?? '', queue, [])).toMatchObject({ previous: second, next: third })
    expect(store.documents.neighbours(oldest ?? '', queue, [], place ?? undefined)).toMatchObject({
      previous: null,
      next: second,
      position: 0,
    })
  })

  it('stay when the document has left the view', () => {
    const [a, b, c] = fill([{ reviewState: 'NEW' }, { reviewState: 'APPROVED' }, { reviewState: 'NEW' }])
    const open = view('taken_in', 'asc', { reviewStates: ['NEW'] })
    expect(store.documents.neighbours(b ?? '', open, [])).toMatchObject({
      previous: a,
      next: c,
      position: null,
      total: 2,
    })
  })
})
