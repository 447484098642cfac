import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchTerms } from '../../src/main/services/queue/search-text'
import { openWorkspace, type Store } from '../../src/main/storage'
import { queueViewSchema, type QueueView } from '../../src/shared/domain/review'
import { median } from './statistics'
import type { Row } from './table'

const types = ['PAN', 'AADHAAR', 'PASSPORT', 'VOTER_ID', null] as const
const bands = ['sure', 'check', 'doubtful', 'missing', 'proven'] as const
const pageOfRows = 100

/** The queue over many documents, on the encrypted database: a page of rows, counts, search, neighbours. */
export function measureRows(documents: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veridesk-rows-'))
  const { store } = openWorkspace(folder, Buffer.alloc(32, 7), null)
  try {
    fill(store, documents)
    return Promise.resolve(measure(store, documents))
  } finally {
    store.close()
    rmSync(folder, { recursive: true })
  }
}

function fill(store: Store, documents: number): void {
  for (let from = 0; from < documents; from += 1000) {
    store.write((tx) => {
      for (let n = from; n < Math.min(from + 1000, documents); n += 1) {
        const id = randomUUID()
        const fileName = `card ${n}.jpg`
        const takenInAt = new Date(1.7e12 + n * 1000).toISOString()
        tx.documents.insert({ id, documentId: `card ${n}`, fileName, originalBlob: id, takenInAt, duplicateOf: null })
        tx.documents.update(id, {
          type: types[n % types.length] ?? null,
          band: bands[n % bands.length] ?? null,
          needHuman: n % 7,
          readState: n % 50 === 0 ? 'FAILED' : 'EXTRACTED',
          reviewState: n % 3 === 0 ? 'APPROVED' : 'NEW',
        })
        tx.search.put(id, `${fileName}\nasha rani ${n}\nabcpe${n}f`)
      }
    })
  }
}

function measure(store: Store, documents: number): Row[] {
  const view = (by: string, filter: object = {}): QueueView =>
    queueViewSchema.parse({ filter, sort: { by, direction: 'desc' } })
  const open = view('risk', { types: ['PAN'], reviewStates: ['NEW'] })
  const last = documents - pageOfRows
  const middle = store.documents.list(view('risk'), [], Math.floor(documents / 2), 1)[0]?.id ?? ''
  const row = (what: string, work: () => unknown): Row => ({
    what: `${documents} documents: ${what}`,
    value: `${median(Array.from({ length: 7 }, () => duration(work))).toFixed(1)} ms`,
    note: 'encrypted, median of 7',
  })
  return [
    row('first rows by risk', () => store.documents.list(view('risk'), [], 0, pageOfRows)),
    row('last rows by name', () => store.documents.list(view('name'), [], last, pageOfRows)),
    row('rows of a filter', () => store.documents.list(open, [], 0, pageOfRows)),
    row('count of a filter', () => store.documents.count(open, [])),
    row('counters', () => store.documents.countByState()),
    row('search that finds few', () => store.documents.list(view('risk'), searchTerms('9999'), 0, pageOfRows)),
    row('search that finds all', () => store.documents.list(view('risk'), searchTerms('asha'), 0, pageOfRows)),
    row('neighbours in a filter', () => store.documents.neighbours(middle, open, [])),
  ]
}

function duration(work: () => unknown): number {
  const from = performance.now()
  work()
  return performance.now() - from
}
