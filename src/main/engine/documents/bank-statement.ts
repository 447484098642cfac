import type { ExtractedField } from '../../../shared/domain/reading'
import { fromWords, labelled } from '../extraction/rules/candidates'
import { formField } from '../extraction/forms/form-rules'
import { personGrammar } from '../extraction/grammars/name-grammars'
import { dateGrammar, parsed } from '../extraction/grammars/grammar'
import type { Candidate, Rule, RuleContext } from '../extraction/rules/rule'
import { spanOf } from '../extraction/layout/span'
import { outsideTables } from '../extraction/tables/around-table'
import { rupees, signed } from '../extraction/tables/amounts'
import type { Chain } from '../extraction/tables/statements/running-balance'
import { holdsTransactions } from '../extraction/tables/statements/ledger'
import type { ReadStatement } from '../extraction/tables/statements/transactions'
import { cautious } from './trade/cautious'
import { titles, words, type DocumentDefinition, type TableReading } from './definition'
import { borneOut, computed } from './trade/settle-amounts'
import { accountGrammar } from './banking/account-number'
import { bankRule, ifscLabel, ifscPattern } from './banking/bank-name'
import {
  branchByName,
  branchInAddress,
  branchOfLabel,
  branchOverAddress,
  branchOverCode,
} from './banking/statement-branch'
import {
  addressUnderHolder,
  envelope,
  holderOverTitle,
  holderWithAccount,
  labelledAddress,
} from './banking/statement-holder'
import { daysOfBalances } from './banking/days-of-balances'
import { endsEarly, startsLate } from './banking/parts-lost'
import { periodOfRows, statementPeriod, statementYears } from './banking/statement-period'
import { balanceRule, dayBalances, doubtsOf, openingBalance, readingOf } from './banking/statement-reading'

const bank = bankRule('statement.bank')

const labelledRules: readonly Rule[] = [
  formField('statement.holder.label', 'account_holder_name', 'holder', personGrammar),
  labelled('statement.holder.beside', 'account_holder_name', 'holder', personGrammar),
  holderWithAccount,
  envelope,
  holderOverTitle,
  formField('statement.account.label', 'account_number', 'account', accountGrammar),
  ifscLabel,
  ifscPattern,
  bank,
  branchOfLabel,
  branchByName,
  branchOverAddress,
  branchInAddress,
  branchOverCode(bank),
  labelledAddress,
  addressUnderHolder,
  statementPeriod,
  formField('statement.from.label', 'statement_from', 'from', dateGrammar(statementYears)),
  formField('statement.to.label', 'statement_to', 'to', dateGrammar(statementYears)),
]

/** What is available is told of the day on which the statement was made, behind its last row. */
const onAnotherDay = 0.6

/** How much a balance that a page of the middle begins or ends with says of that of the statement. */
const carriedIn = 0.4

function tables(context: RuleContext): TableReading {
  const { statement, table } = readingOf(context)
  const of = (path: string, cell: ReadStatement['opening'], strength = 0.95): Candidate[] => {
    const line = cell?.words[0]
    const page = context.pages.find((p) => p.layout.page === line?.[0]?.page)
    return cell && line && page
      ? [
          fromWords(
            page.layout,
            path,
            `statement.${path}.row`,
            parsed(rupees(signed(cell.value)), spanOf(line)),
            strength,
          ),
        ]
      : []
  }
  return {
    cells: table.cells,
    candidates: [
      ...of('opening_balance', statement.opening, startsLate(context.pages, statement) ? carriedIn : undefined),
      ...of('closing_balance', statement.closing, endsEarly(context.pages, statement) ? carriedIn : undefined),
    ],
  }
}

/**
 * True where the rows add up to the sums that the table prints: none is missing, and the last balance is the closing
 * one.
 */
const isComplete = ({ totals }: ReadStatement, { rows, whole }: Chain): boolean =>
  whole &&
  totals !== null &&
  rows.reduce((sum, { debit }) => sum + (debit ?? 0), 0) === totals.debit &&
  rows.reduce((sum, { credit }) => sum + (credit ?? 0), 0) === totals.credit

/** A closing balance that is that of a last row which does not follow: it is as doubtful as the row's. */
const brokenAtEnd = (fields: readonly ExtractedField[], closing: string): ExtractedField[] =>
  fields.map((field) =>
    field.path === 'closing_balance' && field.value === closing
      ? {
          ...field,
          confidence: Math.min(field.confidence, 0.5),
          reasons: [...field.reasons, { code: 'balance_breaks' }],
        }
      : field,
  )

export const bankStatement: DocumentDefinition = {
  type: 'BANK_STATEMENT',
  cues: [
    ...titles({
      'Statement of Account': 1.7,
      'Account Statement': 1.6,
      'Bank Statement': 1.7,
      'Statement of Transactions': 1.4,
      'Savings Account Statement': 1.7,
      'Statement of Account for the period': 1.4,
      'Transaction Statement': 1.2,
      'Detailed Statement': 1.2,
      "Member's Extract": 1.2,
      'Extract of Account': 1.4,
      'Account Extract': 1.3,
      "Extract of Member's Account": 1.4,
      "Extract of Member's Savings Account": 1.5,
      'Extract of Savings Account': 1.5,
      'Ledger Extract': 1,
      'Extract of Ledger': 1,
      'खाते उतारा': 1.5,
      खातेउतारा: 1.5,
      'सभासद खाते उतारा': 1.5,
      'बचत खाते उतारा': 1.5,
      'खाता विवरण': 1.3,
      'खाते विवरण': 1.3,
    }),
    ...words({
      'Savings Bank Pass Book': 0.5,
      'Pass Book': 0.5,
      Passbook: 0.5,
      'Opening Balance': 0.6,
      'Closing Balance': 0.6,
      'Statement Period': 0.5,
      'Statement from': 0.4,
      'Transaction Date': 0.35,
      'Transaction Remarks': 0.5,
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
      CIF: 0.2,
      Nominee: 0.15,
      'extract of the ledger': 0.5,
      'Member No': 0.15,
      'Ledger Folio': 0.2,
      Voucher: 0.1,
      'आरंभी शिल्लक': 0.6,
      'अखेर शिल्लक': 0.6,
      'प्रारंभिक शेष': 0.5,
      'अंतिम शेष': 0.5,
      'खाते क्रमांक': 0.3,
      शिल्लक: 0.2,
      नावे: 0.15,
      जमा: 0.15,
    }),
  ],
  signs: { ifsc: 0.2, transactions: 0.7 },
  labels: {
    holder: [
      'Account Name', 'Account Holder', 'Account Holder Name', 'Account Holders Name', 'Customer Name', 'Name', 'A/C Name', 'Name of Account Holder', 'Account Title',
      'Name and Address', 'Name & Address', 'Name and Address of the Customer', 'Name & Address of Customer', 'Name and Mailing Address', 'Name & Mailing Address', 'Name and Communication Address', 'Name and Address of the Account Holder', 'Customer Name and Address', 'Customer Name & Address',
      'Name of Customer', 'Name of the Account Holder', 'Customer', "Account Holder's Name", 'Primary Account Holder', 'Primary Holder', 'Customer Details', 'Account Holder(s)', 'Name of the Customer', 'Account Holder Details', 'Name of Depositor', 'Depositor Name', 'Member Name', 'Name of Member', 'Member', "Member's Name", 'सभासदाचे नाव', 'खातेदाराचे नाव', 'खाताधारक का नाम', 'खाता धारक का नाम', 'ग्राहक का नाम', 'ग्राहकाचे नाव',
    ], // prettier-ignore
    joint: ['Joint Holder', 'Joint Holders', 'Joint Holder Name', 'Nominee', 'Nomination', 'Nominee Name', 'S/o', 'W/o', 'D/o', 'S/W/D', 'S/D/W', 'S/W/D of', 'S/D/W of', 'S/o D/o W/o', 'S/O/D/W', "Father's Name", 'Father Name', 'Husband Name', "Husband's Name", "Father's / Husband's Name", 'Father/Husband Name', 'Husband', 'Father', 'पति', 'पति का नाम', 'पिता का नाम', 'पिता / पति का नाम', 'Nominee Registered'],
    account: [
      'Account Number', 'Account No', 'A/C No', 'A/c Number', 'Acct No', 'Account No.', 'Savings Account No', 'Savings Account Number', 'Current Account No', 'Account', 'A/C', 'Acc No', 'Acc. No.',
      'Statement of Account No', 'Statement for A/c', 'Statement for Account', 'Statement of A/c', 'Account #', 'Savings Account', 'Current Account', 'Savings A/c', 'Current A/c', 'SB A/c', 'SB A/c No', 'SB Account', 'SB Account No', 'SB No', 'CA A/c', 'CA A/c No', 'CC A/c', 'CC A/c No', 'OD A/c', 'OD A/c No', 'Transactions List', 'खाता संख्या', 'खाता सं', 'खाता क्रमांक', 'खाता नं', 'खाते क्रमांक', 'खाते क्र', 'खाते नं', 'बचत खाते क्रमांक', 'Member No', 'Membership No',
    ], // prettier-ignore
    account_type: ['Account Type', 'A/C Type', 'Product', 'Scheme', 'Account Status', 'Account Description', 'Account Category', 'Type of Account', 'Scheme Description', 'Account Variant'],
    ifsc: ['IFSC', 'IFSC Code', 'IFS Code', 'RTGS/NEFT IFSC', 'IFSC No', 'RTGS / NEFT IFSC', 'Branch IFSC', 'IFSC/RTGS Code', 'IFS Code (Indian Financial System)'],
    micr: ['MICR', 'MICR Code', 'MICR No', 'MICR Code (Magnetic Ink Character Recognition)'],
    branch: ['Branch', 'Branch Name', 'Account Branch', 'Home Branch', 'Primary Branch', 'Parent Branch', 'Servicing Branch', 'Branch Details', 'Base Branch', 'Br', 'Br.', 'Br Name', 'Branch Office', 'Name of Branch', 'Name of the Branch', 'Business Unit', 'शाखा', 'शाखा का नाम', 'शाखेचे नाव'],
    branch_more: ['Branch Address', 'Branch Code', 'Branch Phone', 'Branch Email', 'Sol ID', 'Branch Phone No', 'Branch GSTIN', 'Bank Address'],
    bank_office: ['Registered Office Address', 'Registered Office', 'Regd Office', 'Regd. Office Address', 'Corporate Office', 'Corporate Office Address', 'Head Office', 'Head Office Address', 'Central Office'],
    address: ['Address', 'Customer Address', 'Postal Address', 'Mailing Address', 'Communication Address', 'Registered Address', 'Permanent Address', 'Address of Customer', 'Add', 'Addr', 'Residential Address', 'Correspondence Address', 'पता', 'पत्ता'],
    from: ['From', 'From Date', 'Statement From', 'Period From', 'Start Date', 'Account Statement from'],
    to: ['To', 'To Date', 'Statement To', 'Period To', 'End Date', 'Upto', 'Upto Date', 'Till Date'],
    period: ['Period', 'Statement Period', 'For the period', 'Account Statement for the period', 'Statement for the period', 'Date Range', 'Transaction Period', 'Transaction Date from'],
    opening: ['Opening Balance', 'Opening Bal', 'Opening Balance (INR)', 'Balance B/F'],
    day_balance: ['Balance as on', 'Balance as at'],
    closing: ['Closing Balance', 'Closing Bal', 'Closing Balance (INR)'],
    available: ['Available Balance', 'Effective Available Balance'],
    customer: ['Customer ID', 'Cust ID', 'CIF No', 'CIF', 'CIF Number', 'Customer No', 'Customer Number', 'CRN', 'Customer Relation No', 'Cust Id'],
    other: ['Currency', 'Email', 'Email ID', 'Phone No', 'Phone', 'Mobile', 'Mobile No', 'PAN', 'PAN No', 'Statement Date', 'Date of Statement', 'Print Date', 'OD Limit', 'Limit', 'Drawing Power', 'Interest Rate', 'A/C Open Date', 'Account Open Date', 'Date', 'CKYC No', 'City', 'State', 'Pin Code', 'Rate of Interest', 'Page', 'Page No', 'Status', 'Nominee', 'Generated on', 'KYC Status', 'Total Debits', 'Total Credits', 'Debit Count', 'Credit Count', 'Total Withdrawals', 'Total Deposits', 'Debits', 'Credits'],
  }, // prettier-ignore
  rules: [
    ...outsideTables(labelledRules, (context) => readingOf(context).statement.areas),
    ...outsideTables(
      [
        openingBalance,
        balanceRule('closing_balance', 'closing'),
        balanceRule('closing_balance', 'available', onAnotherDay),
      ],
      (context) => readingOf(context).statement.areas,
    ),
    periodOfRows,
    ...dayBalances,
    daysOfBalances,
  ],
  continues: holdsTransactions,
  tables,
  doubts: doubtsOf,
  settle: (fields, context) => {
    const { statement, table } = readingOf(context)
    const { chain } = table
    const settled = cautious(fields)
    if (chain.rows.length === 0) return settled
    const whole = chain.whole ? 'holds' : 'unknown'
    const opening = startsLate(context.pages, statement) ? null : chain.opening
    const closing = endsEarly(context.pages, statement) ? null : chain.closing
    const opened = borneOut(
      settled,
      'opening_balance',
      opening,
      chain.opens && chain.rows.some((r) => r.link === 'holds') ? whole : 'unknown',
    )
    const told = borneOut(opened, 'closing_balance', closing, whole)
    const closed = chain.closes || closing === null ? told : brokenAtEnd(told, rupees(closing))
    const all = computed(closed, 'BANK_STATEMENT', [
      ['opening_balance', opening],
      ['closing_balance', closing],
    ])
    // Of a text no row at the end goes unread.
    const isText = context.pages.every(({ layout }) => layout.source === 'text_layer')
    return isComplete(statement, chain) || (isText && chain.whole)
      ? borneOut(all, 'closing_balance', closing, 'holds')
      : all
  },
}
