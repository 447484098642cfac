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
