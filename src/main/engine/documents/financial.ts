/** What gives statements, orders and bills of trade away. */
import { recognisedOnly, titles, words } from './definition'

export const bankStatement = recognisedOnly(
  'BANK_STATEMENT',
  [
    ...titles({
      'Statement of Account': 1.7,
      'Account Statement': 1.6,
      'Bank Statement': 1.7,
      'Statement of Transactions': 1.4,
      'Savings Account Statement': 1.7,
    }),
    ...words({
      'Opening Balance': 0.6,
      'Closing Balance': 0.6,
      'Statement Period': 0.5,
      Narration: 0.4,
      'Value Date': 0.4,
      Withdrawal: 0.3,
      Withdrawals: 0.3,
      Deposits: 0.3,
      'Account Number': 0.2,
      'Account No': 0.2,
      'IFSC Code': 0.2,
      IFSC: 0.2,
      MICR: 0.3,
      'Chq No': 0.2,
      'Account Type': 0.2,
      Debit: 0.15,
      Credit: 0.15,
      Balance: 0.2,
      'Customer ID': 0.2,
    }),
  ],
  { ifsc: 0.2 },
)

export const purchaseOrder = recognisedOnly('PURCHASE_ORDER', [
  ...titles({ 'Purchase Order': 2, 'Work Order': 0.6 }),
  ...words({
    'PO Number': 0.7,
    'PO No': 0.7,
    'P.O. No': 0.7,
    'Purchase Order No': 0.7,
    'PO Date': 0.6,
    'Order Date': 0.3,
    Vendor: 0.3,
    Supplier: 0.3,
    'Ship To': 0.3,
    'Deliver To': 0.4,
    'Delivery Address': 0.4,
    'Delivery Schedule': 0.3,
    'Authorised Signatory': 0.05,
  }),
])

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

export const deliveryOrder = recognisedOnly('DELIVERY_ORDER', [
  ...titles({ 'Delivery Order': 2 }),
  ...words({
    'DO Number': 0.6,
    'DO No': 0.5,
    'Delivery Order No': 0.6,
    'Down Payment': 0.6,
    'Loan Amount': 0.5,
    'Margin Money': 0.5,
    Financier: 0.5,
    Hypothecation: 0.6,
    Dealer: 0.4,
    'Dealer Name': 0.4,
    'Asset Description': 0.5,
    'Amount Financed': 0.4,
    Disbursement: 0.3,
    'Ex-Showroom': 0.4,
  }),
])
