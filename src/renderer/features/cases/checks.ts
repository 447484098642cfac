import type { CrossCheckName, CrossCheckResult } from '../../../shared/contract/cross-checks'
import type { CaseCheck, CaseDetail, CaseDocument, CaseRow } from '../../../shared/ipc/cases'
import { caseRows } from '../../../shared/ipc/cases'
import type { PageQuad } from '../../../shared/domain/geometry'
import type { ReviewField } from '../../../shared/domain/review'
import type { Tone } from '../../components/StateWord'

export const toneOf: Readonly<Record<CrossCheckResult, Tone>> = {
  PASS: 'good',
  REVIEW: 'look',
  FAIL: 'bad',
  NOT_APPLICABLE: 'none',
}

/** The checks that speak about each row of the matrix. */
const checksOfRow: Readonly<Record<CaseRow, readonly CrossCheckName[]>> = {
  name: ['name_agreement'],
  birth: ['date_of_birth_agreement'],
  identifiers: ['identifier_validity', 'pan_in_gstin', 'duplicate_document'],
  address: ['address_agreement'],
  validity: ['document_expiry'],
}

const fromWorst: readonly CrossCheckResult[] = ['FAIL', 'REVIEW', 'PASS']

/** What stands worst with a row; null where no check speaks of it. */
export function worstOf(row: CaseRow, checks: readonly CaseCheck[]): CaseCheck | null {
  const mine = checks.filter(({ check }) => checksOfRow[row].includes(check))
  return fromWorst.flatMap((result) => mine.find((one) => one.result === result) ?? [])[0] ?? null
}

/** Those that need a human first, those that do not apply last; else in the order of the interface. */
export function inOrder(checks: readonly CaseCheck[]): CaseCheck[] {
  const rank = ({ result }: CaseCheck): number => (result === 'NOT_APPLICABLE' ? 9 : fromWorst.indexOf(result))
  return [...checks].sort((a, b) => rank(a) - rank(b))
}

/** A field that a check looked at, with its document; fields that are gone meanwhile are left out. */
export function evidenceOf(detail: CaseDetail, check: CaseCheck): { document: CaseDocument; field: ReviewField }[] {
  return check.evidence.flatMap(({ document: id, path }) => {
    const document = detail.documents.find((one) => one.id === id)
    const fields = document ? caseRows.flatMap((row) => document.cells[row]) : []
    const field = fields.find((one) => one.path === path)
    return document && field ? [{ document, field }] : []
  })
}

/** Where a value stands on its document in print: a code proves a value, but nobody reads it. */
export function seenAt({ evidence }: ReviewField): { readonly page: number; readonly quad: PageQuad } | null {
  const placed = evidence.flatMap(({ page, quad, source }) => (quad ? [{ page, quad, source }] : []))
  return placed.find(({ source }) => source !== 'qr') ?? placed[0] ?? null
}

/** The rows that hold anything at all. */
export const rowsOf = ({ documents }: CaseDetail): CaseRow[] =>
  caseRows.filter((row) => documents.some(({ cells }) => cells[row].length > 0))
