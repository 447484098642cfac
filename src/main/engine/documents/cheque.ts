import { anywhere } from '../extraction/candidates'
import { amountGrammar, codeGrammar, partyGrammar } from '../extraction/form-grammars'
import { formField } from '../extraction/form-rules'
import { dateGrammar, parsed, type Grammar } from '../extraction/grammar'
import { identifierGrammar } from '../extraction/identifier-grammar'
import { textOf } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { ifsc } from '../identifiers'
import { words, type DocumentDefinition } from './definition'
import { cautious } from './settle-amounts'

const years = { from: 2005, to: new Date().getFullYear() + 1 }
const code = identifierGrammar(ifsc, 11, 11)

/** Nine to eighteen digits in a run, as an account has. */
const accountGrammar: Grammar = (span) => {
  for (const line of span.lines)
    for (const word of line) if (/^\d{9,18}$/.test(word.text)) return parsed(word.text, spanOf([word]))
  return null
}

/** Eight boxes hold the date; readers see single digits with blanks between them. */
const spacedDate: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const digits = textOf(line).replace(/[\s|.,]/g, '')
  const match = /^(?:date)?:?(\d{2})(\d{2})(\d{4})$/i.exec(digits)
  if (!match) return null
  const read = dateGrammar(years)({ lines: [[{ ...line[0]!, text: `${match[1]}/${match[2]}/${match[3]}` }]] })
  return read && { ...parsed(read.value, span, 0.85), edits: 0 }
}

/** The bank whose code is printed. */
const bank: Rule = {
  name: 'cheque.bank',
  find: (context) =>
    anywhere('cheque.bank', 'bank_name', code, 0.9)
      .find(context)
      .flatMap((found) => {
        const name = context.bankNames.get(found.value.slice(0, 4))
        return name === undefined ? [] : [{ ...found, value: name }]
      }),
}

export const cheque: DocumentDefinition = {
  type: 'CHEQUE',
  cues: [
    ...words({
      'A/c Payee': 1.4,
      'Or Bearer': 1.2,
      'या धारक को': 1.2,
      Pay: 0.2,
      Rupees: 0.2,
      'Please sign above': 1.2,
      'Payable at par': 1.2,
      'Valid for three months only': 1,
    }),
  ],
  signs: { ifsc: 0.3 },
  labels: {
    account: ['A/C No', 'Account No', 'A/c No.', 'SB A/C No', 'Account Number', 'खाता सं'],
    ifsc: ['IFSC', 'IFSC Code', 'RTGS / NEFT IFSC Code', 'IFS Code', 'RTGS/NEFT IFSC'],
    date: ['Date', 'दिनांक'],
    payee: ['Pay', 'Pay to', 'अदा करें'],
    bearer: ['Or Bearer', 'या धारक को', 'Or Order', 'A/c Payee', 'Rupees', 'रुपये'],
    branch: ['Branch', 'Branch Name'],
    number: ['Cheque No', 'Cheque Number', 'Chq No'],
    micr: ['MICR', 'MICR Code'],
    sign: [
      'Please sign above',
      'Authorised Signatory',
      'Payable at par at all branches',
      'Valid for three months only',
    ],
  },
  rules: [
    formField('cheque.account.label', 'account_number', 'account', accountGrammar),
    anywhere('cheque.account.pattern', 'account_number', accountGrammar, 0.7),
    formField('cheque.ifsc.label', 'ifsc', 'ifsc', code),
    anywhere('cheque.ifsc.pattern', 'ifsc', code, 0.9),
    bank,
    formField('cheque.branch.label', 'branch', 'branch', partyGrammar),
    formField('cheque.number.label', 'cheque_number', 'number', codeGrammar(6, 8)),
    formField('cheque.micr.label', 'micr_code', 'micr', codeGrammar(9, 9)),
    formField('cheque.date.label', 'cheque_date', 'date', dateGrammar(years)),
    formField('cheque.date.boxes', 'cheque_date', 'date', spacedDate),
    formField('cheque.payee.label', 'payee_name', 'payee', partyGrammar),
    anywhere('cheque.amount', 'amount', chequeAmount(), 0.8),
  ],
  settle: (fields) => cautious(fields),
}

/** An amount after the sign of the rupee, or before the stroke that ends it. */
function chequeAmount(): Grammar {
  return (span) => {
    const line = span.lines[0] ?? []
    return /^\s*(?:₹|rs)|\/[-=]\s*$/i.test(textOf(line)) ? amountGrammar(span) : null
  }
}
