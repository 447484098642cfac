import type { CrossCheck } from '../../../../shared/contract/cross-checks'
import type { CallbackBody } from '../../../../shared/contract/flows'
import { erased } from '../../../../shared/contract/no-extraction'
import type { ReadableDb, WritableDb } from '../../database/database'
import { sql } from '../../database/sql'

interface Served {
  readonly number: number
  /** The file_uuid of the interface. */
  readonly id: string
  readonly flow: string | null
}

/**
 * What a service keeps of a document that is erased at the desk: that its file was there, and nothing that it said.
 * Where it came from goes too, and what it said in cross-checks and in callbacks, sent or yet to be sent.
 */
export function eraseFiles(db: WritableDb, document: string): void {
  const files = db.all<Served>(sql`SELECT number, id, flow FROM files WHERE document = ${document}`)
  for (const { number, id, flow } of files) {
    if (flow === null) continue
    eraseFromChecks(db, id, flow)
    eraseFromCallbacks(db, id, flow, placeAmongEnded(db, number, flow))
  }
  db.run(sql`UPDATE files SET state = 'FAILED', document_type = 'FAILED', file_data = ${JSON.stringify(erased())},
    flaws = '[]', url = '', content = NULL, blob = NULL WHERE document = ${document}`)
}

/** The items of a callback's body are the files of its flow in their order. */
const placeAmongEnded = (db: ReadableDb, number: number, flow: string): number =>
  db.get<{ before: number }>(sql`SELECT count(*) AS before FROM files
    WHERE flow = ${flow} AND file_data IS NOT NULL AND number < ${number}`)?.before ?? 0

function eraseFromChecks(db: WritableDb, file: string, flow: string): void {
  const kept = db.get<{ checks: string | null }>(sql`SELECT cross_checks AS checks FROM flows WHERE id = ${flow}`)
  if (!kept?.checks) return
  const left = withoutEvidence(JSON.parse(kept.checks) as CrossCheck[], file)
  db.change(sql`UPDATE flows SET cross_checks = ${JSON.stringify(left)} WHERE id = ${flow}`)
}

function eraseFromCallbacks(db: WritableDb, file: string, flow: string, place: number): void {
  const kept = db.all<{ id: string; body: string }>(sql`SELECT id, body FROM deliveries WHERE flow = ${flow}`)
  for (const { id, body } of kept) {
    const said = JSON.parse(body) as CallbackBody
    const data = said.data.map((item, at) => (at === place ? { ...item, file_data: erased() } : item))
    const left = { ...said, data, cross_checks: withoutEvidence(said.cross_checks, file) }
    db.change(sql`UPDATE deliveries SET body = ${JSON.stringify(left)} WHERE id = ${id}`)
  }
}

const withoutEvidence = (checks: readonly CrossCheck[], file: string): readonly CrossCheck[] =>
  checks.map((check) => ({ ...check, evidence: check.evidence?.filter(({ file_uuid }) => file_uuid !== file) }))
