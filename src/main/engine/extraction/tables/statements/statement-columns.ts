/** The columns of a statement of account, and the words over them. */
import type { ColumnPhrases } from '../column-names'

export type StatementColumn =
  | 'date'
  | 'value_date'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'balance'
  | 'serial'
  | 'branch'

/** The heads of a statement's columns as banks word them. */
export const statementPhrases: ColumnPhrases<StatementColumn> = {
  date: [
    'Date', 'Txn Date', 'Tran Date', 'Transaction Date', 'Trans Date', 'Post Date', 'Posting Date', 'Posted Date', 'Entry Date', 'Trn Date', 'Book Date',
    'Transaction Posted Date', 'Txn Posted Date', 'Date of Transaction', 'Date & Time', 'Date and Time', 'Tran. Date', 'Dt', 'दिनांक', 'तारीख',
  ], // prettier-ignore
  value_date: ['Value Date', 'Value Dt', 'Val Date', 'Effective Date', 'Val Dt'],
  description: [
    'Description', 'Narration', 'Particulars', 'Transaction Details', 'Details', 'Remarks', 'Transaction Remarks', 'Transaction Description',
    'Transaction Particulars', 'Particulars of Transaction', 'Details of Transaction', 'Description of Transaction', 'Tran Particulars', 'Transaction', 'Account Description',
    'Txn Description', 'Narrative', 'Description / Narration', 'Narration / Description', 'Description/Narration/Cheque Details', 'विवरण', 'तपशील', 'व्यवहाराचा तपशील',
  ], // prettier-ignore
  reference: [
    'Chq No', 'Cheque No', 'Chq./Ref.No.', 'Chq/Ref No', 'Ref No', 'Ref No./Cheque No.', 'Reference No', 'Cheque Number', 'Chq Number', 'Ref / Chq No', 'Instrument No', 'Cheque/Reference No',
    'Chq / Ref number', 'Tran Id', 'Transaction ID', 'Txn ID', 'Reference', 'Instr No', 'Instrument ID', 'Inst No', 'UTR', 'UTR No', 'Cheque Details', 'Chq', 'Cheque', 'Utr Number', 'Instruments', 'Chq.No.', 'Chq/Ref', 'Ref', 'Voucher', 'Voucher No', 'Vch No', 'व्हाउचर',
  ], // prettier-ignore
  debit: [
    'Debit', 'Withdrawal', 'Withdrawals', 'Withdrawal Amt', 'Withdrawal Amount', 'Debit Amount', 'Debits', 'Debit Amt', 'Dr Amount', 'Paid Out', 'Money Out', 'Withdrawal (Dr)', 'Withdrawal (Dr.)', 'Amount Debited', 'Payments', 'Withdrawn', 'Debit (Dr)', 'Dr', 'Withdraw', 'Amount Dr', 'Amount Withdrawn', 'Paid', 'Amount Paid', 'Repaid', 'नावे', 'खर्च', 'निकासी', 'आहरण',
  ], // prettier-ignore
  credit: [
    'Credit', 'Deposit', 'Deposits', 'Deposit Amt', 'Deposit Amount', 'Credit Amount', 'Credits', 'Credit Amt', 'Cr Amount', 'Paid In', 'Money In', 'Deposit (Cr)', 'Deposit (Cr.)', 'Amount Credited', 'Receipts', 'Deposited', 'Credit (Cr)', 'Cr', 'Amount Cr', 'Amount Deposited', 'Received', 'Amount Received', 'Receipt', 'जमा',
  ], // prettier-ignore
  amount: [
    'Amount',
    'Transaction Amount',
    'Txn Amount',
    'Amt',
    'Tran Amount',
    'Amount (INR)',
    'Withdrawal (Dr) / Deposit (Cr)',
    'Debit/Credit',
    'Debit / Credit',
    'Credit/Debit',
    'Debits/Credits',
    'Withdrawal/Deposit',
    'Withdrawals/Deposits',
    'Deposit/Withdrawal',
    'Deposits/Withdrawals',
    'Withdrawal/Deposit Amount',
    'Debit/Credit Amount',
    'Dr/Cr Amount',
    'Amount (Dr/Cr)',
    'Paid In/Paid Out',
    'रक्कम',
  ],
  side: [
    'Dr/Cr',
    'Cr/Dr',
    'DR / CR',
    'Type',
    'Txn Type',
    'Debit/Credit Flag',
    'D/C',
    'Transaction Type',
    'Dr Cr',
    'Dr|Cr',
    'C/D',
  ],
  balance: [
    'Balance', 'Closing Balance', 'Running Balance', 'Available Balance', 'Account Balance', 'Balance Amount', 'Total Amount Balance', 'Balance Amt', 'Ledger Balance', 'Bal', 'Net Balance', 'Line Balance', 'Balance (INR)', 'Balance (Rs.)', 'शेष', 'शिल्लक', 'बाकी',
  ], // prettier-ignore
  serial: ['Sr No', 'S No', 'Sl No', 'S.No.', 'Serial No', 'Sno', 'Sr', 'No', '#', 'Sl'],
  branch: [
    'Branch',
    'Branch Code',
    'Init Br',
    'Br',
    'Br Code',
    'Branch Name',
    'Location',
    'SOL',
    'Channel',
    'Mode',
    'Txn Branch',
    'Init',
    'Initial',
    'Initials',
    'Teller',
    'Sign',
  ],
}

/** True for names as of `isStatement`, with that of the balance. */
export const isLedger = (names: ReadonlySet<StatementColumn>): boolean =>
  names.has('balance') && names.has('description') && isStatement(names)

/** True for names of columns that only a table of transactions has together. */
export const isStatement = (names: ReadonlySet<StatementColumn>): boolean => {
  // Wallets and banks without branches print what moved, with its sign, and no balance.
  if (names.has('date') && names.has('description') && names.has('amount')) return true
  const money = ['debit', 'credit', 'amount', 'balance'].filter((n) => names.has(n as StatementColumn)).length
  // The first letters of a head in a dark band are those that are lost most: these four say enough without the days.
  if (names.has('description') && names.has('debit') && names.has('credit') && names.has('balance')) return true
  return (names.has('date') || names.has('value_date')) && money >= 2 && (names.has('description') || names.size >= 4)
}
