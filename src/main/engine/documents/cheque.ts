import { leastConfidence } from '../extraction/belief/judge'
import { mostDoubted } from '../extraction/rules/bounds'
import { anywhere, doubted } from '../extraction/rules/candidates'
import { codeGrammar } from '../extraction/grammars/code-grammar'
import { formField } from '../extraction/forms/form-rules'
import { parsed, type Grammar } from '../extraction/grammars/grammar'
import { ifscGrammar } from '../extraction/grammars/identifier-grammars'
import { middle, textOf, type LaidWord } from '../extraction/layout/layout'
import type { Rule } from '../extraction/rules/rule'
import { spanOf, spanText } from '../extraction/layout/span'
import { bankRule } from './banking/bank-name'
import { cautious } from './trade/cautious'
import { words, type DocumentDefinition } from './definition'
import { branchAtBank } from './banking/branch-at-bank'
import { amounts } from './banking/cheque-amount'
import { dates } from './banking/cheque-date'
import { branchAtLabel, branchOverCode } from './banking/cheque-branch'
import { holderOverSignature } from './banking/cheque-holder'
import { opensPayLine, payees } from './banking/cheque-payee'
import { branchCodeAtLabel, ofKnownBank } from './banking/known-bank'
import { isMagneticLine, magneticLine, wholeByMagneticLine } from './banking/magnetic-line'

/**
 * Nine to eighteen digits in a run, as an account has; close behind its label, or each in a box or a space of its own.
 */
const accountGrammar: Grammar = (span) => {
  for (const line of span.lines) {
    const first = line.find(({ text }) => /[\d०-९]/.test(text))
    for (const word of line) {
      const digits = /^(?:a\/?c\W*no\W*)?(\d{9,18})$/i.exec(word.text)?.[1]
      if (digits !== undefined) return parsed(digits, spanOf([word]))
      if (word === first && framedDigits.test(word.text))
        return parsed(word.text.replace(/\D/g, ''), spanOf([word]), 0.8)
    }
    const spaced = spacedDigits(line)
    if (spaced.length >= 9 && spaced.length <= 18) return parsed(textOf(spaced).replace(/\s/g, ''), spanOf(spaced), 0.9)
  }
  return null
}

/** The sorting code of a branch has nine digits too, at its label or in the magnetic line. */
const unlabelledAccount: Grammar = (span) =>
  /\bMICR\b/i.test(spanText(span)) || isMagneticLine(spanText(span)) ? null : accountGrammar(span)

/** "0/1/8,3/0|0/2": digits in boxes whose sides were read; each has one, or what is a side and what a digit is unsure. */
const framedDigits = /^\d(?:[/|\\,;:j!]\d){8,17}\W?$/

/** The first digits of a line that stand one by one. */
function spacedDigits(line: readonly LaidWord[]): readonly LaidWord[] {
  const from = line.findIndex(({ text }, i) => /^\d$/.test(text) && /^\d$/.test(line[i + 1]?.text ?? ''))
  if (from < 0) return []
  const rest = line.slice(from)
  const end = rest.findIndex(({ text }) => !/^\d$/.test(text))
  return end < 0 ? rest : rest.slice(0, end)
}

/** Some banks name a branch by letters alone, JAKA0BEMINA: at its label such a code is one. */
const codeAtLabel = branchCodeAtLabel('cheque.ifsc.label')

const namedBank = bankRule('cheque.bank')
/** The bank that is named at the head, or whose code is printed; to whom is paid, another bank may be. */
const bank: Rule = {
  name: namedBank.name,
  find: (context) => {
    const pages = context.pages.map((page) => {
      const pay = page.hits.find((hit) => opensPayLine(hit, page))
      const over = page.layout.segments.filter(({ box }) => !pay || middle(box) < pay.segment.box.y)
      return { ...page, layout: { ...page.layout, segments: over } }
    })
    return namedBank.find({ ...context, pages })
  },
}

/** What is written by hand is never sure: hands are misread into other dates, and into words as good as any. */
const byHand = (rule: Rule): Rule => doubted(rule, () => true)

/** A digit that was read no surer than this is touched by a stroke, under which more of them may be hidden. */
const touched = 0.7

/** Accounts have any number of digits: where "CANCELLED" is written across one, nothing says that all were read. */
const wholeIfClear = (rule: Rule): Rule => ({
  name: rule.name,
  find: (context) =>
    rule.find(context).map((found) => (leastConfidence(found) < touched ? { ...found, most: mostDoubted } : found)),
})

export const cheque: DocumentDefinition = {
  type: 'CHEQUE',
  byHand: true,
  cues: [
    ...words({
      'A/c Payee': 1.4,
      'Or Bearer': 1.2,
      'या धारक को': 1.2,
      'Or Order': 1.2,
      'या उनके आदेश पर': 1.2,
      Pay: 0.2,
      Rupees: 0.2,
      'Please sign above': 1.2,
      'Payable at par': 1.2,
      'Valid for three months only': 1,
    }),
  ],
  // The line alone tells a leaf: its figures are larger than all else, and the last that a blur takes.
  signs: { ifsc: 0.3, magnetic_line: 1.2 },
  // prettier-ignore
  labels: {
    account: ['A/C No', 'Account No', 'A/c No.', 'SB A/C No', 'Account Number', 'खाता सं', 'खाता संख्या', 'खाता संख्या A/C No'],
    ifsc: ['IFSC', 'IFSC Code', 'RTGS / NEFT IFSC Code', 'IFS Code', 'RTGS/NEFT IFSC'],
    date: ['Date', 'दिनांक'],
    payee: ['Pay', 'Pay to', 'On demand pay', 'On demand pay to', 'अदा करें', 'अदा करें Pay'],
    bearer: ['Or Bearer', 'या धारक को', 'Or Order', 'या उनके आदेश पर', 'को या उनके आदेश पर', 'A/c Payee', 'Rupees', 'रुपये'],
    branch: ['Branch', 'Branch Name', 'Drawee Branch'],
    number: ['Cheque No', 'Cheque Number', 'Chq No'],
    micr: ['MICR', 'MICR Code'],
    signature: ['Please sign above', 'Please sign above this line', 'Please sign here', 'Sign here', 'Sign above', 'Signature', 'Authorised Signature', 'Authorised Signatory', 'Authorised Signatories', 'Authorized Signatory', 'Auth. Signatory', 'Proprietor', 'Partner', 'Partners', 'Director', 'Directors', 'Trustee', 'Karta', 'Branch Manager', 'शाखा प्रबंधक', 'कृपया यहाँ हस्ताक्षर करें', 'कृपया ऊपर हस्ताक्षर करें', 'कृपया येथे सही करा', 'कृपया वर सही करा'],
    // A draft says at its end again what it is paid for: "अदा करें / VALUE RECEIVED".
    notice: ['Value received', 'अदा करें / Value received', 'Payable at par at all branches', 'Valid for three months only'],
  },
  rules: [
    wholeIfClear(wholeByMagneticLine(formField('cheque.account.label', 'account_number', 'account', accountGrammar))),
    wholeIfClear(anywhere('cheque.account.pattern', 'account_number', unlabelledAccount, 0.7)),
    codeAtLabel,
    ofKnownBank(anywhere('cheque.ifsc.pattern', 'ifsc', ifscGrammar, 0.9)),
    bank,
    branchAtLabel,
    branchOverCode,
    branchAtBank(bank),
    formField('cheque.number.label', 'cheque_number', 'number', codeGrammar(6, 8)),
    formField('cheque.micr.label', 'micr_code', 'micr', codeGrammar(9, 9)),
    ...dates.map(byHand),
    ...magneticLine,
    ...payees.map(byHand),
    holderOverSignature,
    ...amounts,
  ],
  settle: (fields) => cautious(fields),
}
