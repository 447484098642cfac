import { recognisedOnly, titles, words } from './definition'

export const invoice = recognisedOnly(
  'INVOICE',
  [
    ...titles({ 'Tax Invoice': 1.8, Invoice: 1.3, 'Bill of Supply': 0.8, 'GST Invoice': 1.6 }),
    ...words({
      'Invoice No': 0.6,
      'Invoice Number': 0.6,
      'Invoice Date': 0.5,
      HSN: 0.3,
      'HSN/SAC': 0.4,
      CGST: 0.25,
      SGST: 0.25,
      IGST: 0.25,
      'Bill To': 0.3,
      'Billed To': 0.3,
      'Taxable Value': 0.4,
      'Taxable Amount': 0.4,
      'Place of Supply': 0.4,
      'Amount in Words': 0.2,
      'Amount Chargeable': 0.3,
      'Due Date': 0.1,
      'Reverse Charge': 0.3,
    }),
  ],
  { gstin: 0.2 },
)
