/** The number by which a paper of a type is told from another of the same type, as it stands under its own label. */
import { distance } from 'fastest-levenshtein'
import type { DocumentType } from '../../../../shared/domain/document-types'
import { codeGrammar } from '../../extraction/grammars/code-grammar'
import { formValues } from '../../extraction/forms/form-values'
import { fold } from '../../extraction/labels/fuzzy'
import { labelPage } from '../../extraction/labels/labels'
import { middle, type Layout } from '../../extraction/layout/layout'
import { printRows } from '../../extraction/tables/print-rows'
import { statementHeads } from '../../extraction/tables/statements/statement-heads'
import { onceForEach } from '../../once-for'
import { isHeaded } from '../recognition/classify'
import { documents } from '../registry'

/** By whatever name a utility has it. */
const supplied = { labels: ['consumer', 'customer', 'account', 'service'], least: 6 } as const

interface OwnNumber {
  readonly labels: readonly string[]
  /** How many characters it has at least. */
  readonly least: number
  /** Letters of its labels, where short ones stand nowhere else. */
  readonly shortest?: number
}

const labelOf: Readonly<Partial<Record<DocumentType, OwnNumber>>> = {
  BANK_STATEMENT: { labels: ['account'], least: 6 },
  INVOICE: { labels: ['number'], least: 1 },
  PURCHASE_ORDER: { labels: ['number'], least: 1 },
  GST_CERT: { labels: ['number'], least: 6 },
  UDYAM_CERT: { labels: ['number'], least: 6 },
  FSSAI_CERTIFICATE: { labels: ['number'], least: 14 },
  SHOP_ACT_LICENSE: { labels: ['number'], least: 5 },
  DELIVERY_ORDER: { labels: ['number'], least: 3 },
  SALARY_SLIP: { labels: ['id'], least: 2, shortest: 5 },
  INDEX_2: { labels: ['number'], least: 3 },
  SATBARA: { labels: ['survey'], least: 1 },
  EBILL: supplied,
  WATER_BILL: supplied,
  GAS_BILL: supplied,
}

/** Short labels, "No" or "A/C", stand in texts of all kinds. */
const leastPhrase = 7
const longest = 24

/**
 * The numbers on a sheet of a type, without marks. Empty for types and sheets that have none. A sheet is asked again
 * for each one after it.
 */
export const ownNumbers = onceForEach(findNumbers)

function findNumbers(layout: Layout, type: DocumentType): readonly string[] {
  const wanted = labelOf[type]
  if (!wanted) return []
  const page = labelPage(layout, documents[type].labels)
  const floor = type === 'BANK_STATEMENT' ? tableTop(layout) : Infinity
  const read = codeGrammar(wanted.least, longest)
  return page.hits
    .filter(
      ({ label, phrase, segment, isTold }) =>
        !isTold &&
        wanted.labels.includes(label) &&
        phrase.length >= (wanted.shortest ?? leastPhrase) &&
        middle(segment.box) < floor,
    )
    .flatMap((hit) => {
      const [value] = formValues(page, hit)
      const number = value && read(value.span)
      return number ? [number.value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()] : []
    })
}

/** Over the rows of a statement, where their head was not found: a share of the print of its first sheet. */
const overRows = 0.35

/** Rows of a statement name other accounts: its own stands over them. A sheet that only goes on has none. */
function tableTop(layout: Layout): number {
  const rows = printRows(layout)
  const [head] = statementHeads(rows)
  if (head) return rows[head.from]!.box.y
  return isHeaded('BANK_STATEMENT', layout) ? layout.box.y + overRows * layout.box.height : -Infinity
}

/** Numbers as long as those of accounts: of two of them that differ in one digit, one is rather misread. */
const long = 9

/** True where two numbers may be one: read alike, or alike at the end where the rest of one is hidden. */
export function maySame(a: string, b: string): boolean {
  if (fold(a) === fold(b)) return true
  if (Math.min(a.length, b.length) < long) return false
  const hidden = /X{2}/.test(a) || /X{2}/.test(b)
  return (hidden && a.slice(-3) === b.slice(-3)) || a.endsWith(b) || b.endsWith(a) || distance(fold(a), fold(b)) <= 1
}
