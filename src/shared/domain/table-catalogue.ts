import type { DocumentType } from './document-types'
import type { FieldKind } from './field-catalogue'

export interface ColumnSpec {
  /** Member of a row in the interface. */
  readonly name: string
  readonly kind: FieldKind
}

export interface TableSpec {
  readonly name: string
  readonly columns: readonly ColumnSpec[]
}

const column = (name: string, kind: FieldKind): ColumnSpec => ({ name, kind })

/** The tables of each document type, with their columns in the order of the interface. */
export const tableCatalogue: Readonly<Partial<Record<DocumentType, readonly TableSpec[]>>> = {
  BANK_STATEMENT: [
    {
      name: 'transactions',
      columns: [
        column('date', 'date'),
        column('description', 'text'),
        column('debit', 'amount'),
        column('credit', 'amount'),
        column('balance', 'amount'),
      ],
    },
  ],
  INVOICE: [
    {
      name: 'line_items',
      columns: [
        column('description', 'text'),
        column('hsn', 'code'),
        column('quantity', 'number'),
        column('unit_price', 'number'),
        column('amount', 'amount'),
      ],
    },
  ],
  PURCHASE_ORDER: [
    {
      name: 'line_items',
      columns: [
        column('description', 'text'),
        column('quantity', 'number'),
        column('unit_price', 'number'),
        column('amount', 'amount'),
      ],
    },
  ],
}
