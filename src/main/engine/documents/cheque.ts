import { amountInWords } from '../extraction/amount-in-words'
import { anywhere, doubted, fromWords } from '../extraction/candidates'
import { amountGrammar, codeGrammar, partyGrammar } from '../extraction/form-grammars'
import { formField } from '../extraction/form-rules'
import { dateGrammar, parsed, type Grammar } from '../extraction/grammar'
import { identifierGrammar } from '../extraction/identifier-grammar'
import { middle, middleX, textOf, type LaidWord } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { ifsc } from '../identifiers'
import { bankRule } from './bank-name'
import { words, type DocumentDefinition } from './definition'
import { branchAtLabel, branchOverCode, holderOverSignature } from './cheque-holder'
import { branchCodeAtLabel, ofKnownBank } from './known-bank'
import { magneticLine } from './magnetic-line'
import { cautious } from './settle-amounts'

const years = { from: 2005, to: new Date().getFullYear() + 1 }
const code = identifierGrammar(ifsc, 11, 11)

/**
 * Nine to eighteen digits in a run, as an account has; close behind its label, or each in a box or a space of its own.
 */
const accountGrammar: Grammar = (span) => {
  for (const line of span.lines) {
    for (const word of line) {
      const digits = /^(?:a\/?c\W*no\W*)?(\d{9,18})$/i.exec(word.text)?.[1]
      if (digits !== undefined) return parsed(digits, spanOf([word]))
    }
    const spaced = spacedDigits(line)
    if (spaced.length >= 9 && spaced.length <= 18) return parsed(textOf(spaced).replace(/\s/g, ''), spanOf(spaced), 0.9)
  }
  return null
}

/** The first digits of a line that stand one by one. */
function spacedDigits(line: readonly LaidWord[]): readonly LaidWord[] {
  const from = line.findIndex(({ text }, i) => /^\d$/.test(text) && /^\d$/.test(line[i + 1]?.text ?? ''))
  if (from < 0) return []
  const rest = line.slice(from)
  const end = rest.findIndex(({ text }) => !/^\d$/.test(text))
  return end < 0 ? rest : rest.slice(0, end)
}

/** Eight boxes hold the date; readers see single digits with blanks or the strokes of the boxes between them. */
const spacedDate: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const digits = textOf(line)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{L}*date|^\p{L}{1,6}(?=\d{8}$)/iu, '')
    .replace(/[Oo]/g, '0')
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(digits)
  if (!match) return null
  const read = dateGrammar(years)({ lines: [[{ ...line[0]!, text: `${match[1]}/${match[2]}/${match[3]}` }]] })
  return read && { ...parsed(read.value, span, 0.85), edits: 0 }
}

/**
 * Eight digits, apart or in one word, at the upper right, where the boxes of the date are, with no word beside them.
 */
const bareBoxes: Rule = {
  name: 'cheque.date.place',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) => {
      const top = Math.min(...layout.segments.map((s) => s.box.y)) + 6 * layout.textHeight
      return layout.segments.flatMap(({ words, box }) => {
        const read =
          box.y < top && box.x > middleX(layout.box) && (words.length === 1 || words.length > 3)
            ? spacedDate({ lines: [words] })
            : null
        return read ? [fromWords(layout, 'cheque_date', bareBoxes.name, read, 0.75)] : []
      })
    }),
}

/** Some banks name a branch by letters alone, JAKA0BEMINA: at its label such a code is one. */
const codeAtLabel = branchCodeAtLabel('cheque.ifsc.label')

const namedBank = bankRule('cheque.bank')
/** The bank that is named at the head, or whose code is printed; to whom is paid, another bank may be. */
const bank: Rule = {
  name: namedBank.name,
  find: (context) => {
    const pages = context.pages.map((page) => {
      const pay = page.hits.find(({ label }) => label === 'payee')
      const over = page.layout.segments.filter(({ box }) => !pay || middle(box) < pay.segment.box.y)
      return { ...page, layout: { ...page.layout, segments: over } }
    })
    return namedBank.find({ ...context, pages })
  },
}

/** "Pay **Karnataka Power Corporation Ltd**": a printer leaves no room before or behind a name. */
const starredPayee: Rule = {
  name: 'cheque.payee.starred',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits.flatMap(({ label, segment, to }) => {
        const rest = segment.words.slice(to)
        const name = label === 'payee' && /^\*/.test(rest[0]?.text ?? '') ? partyGrammar(spanOf(rest)) : null
        return name ? [fromWords(page.layout, 'payee_name', 'cheque.payee.starred', name, 0.9)] : []
      }),
    ),
}

/** What is written by hand is never sure: hands are misread into other dates, and into words as good as any. */
const byHand = (rule: Rule): Rule => doubted(rule, () => true)

const dates = [
  formField('cheque.date.label', 'cheque_date', 'date', dateGrammar(years)),
  formField('cheque.date.boxes', 'cheque_date', 'date', spacedDate),
  anywhere('cheque.date.line', 'cheque_date', spacedDate, 0.8, (_, text) => !/^\W*date/i.test(text)),
  bareBoxes,
].map(byHand)

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
  signs: { ifsc: 0.3, magnetic_line: 1 },
  // prettier-ignore
  labels: {
    account: ['A/C No', 'Account No', 'A/c No.', 'SB A/C No', 'Account Number', 'खाता सं'],
    ifsc: ['IFSC', 'IFSC Code', 'RTGS / NEFT IFSC Code', 'IFS Code', 'RTGS/NEFT IFSC'],
    date: ['Date', 'दिनांक'],
    payee: ['Pay', 'Pay to', 'अदा करें'],
    bearer: ['Or Bearer', 'या धारक को', 'Or Order', 'या उनके आदेश पर', 'को या उनके आदेश पर', 'A/c Payee', 'Rupees', 'रुपये'],
    branch: ['Branch', 'Branch Name'],
    number: ['Cheque No', 'Cheque Number', 'Chq No'],
    micr: ['MICR', 'MICR Code'],
    signature: ['Please sign above', 'Please sign above this line', 'Please sign here', 'Sign here', 'Sign above', 'Signature', 'Authorised Signature', 'Authorised Signatory', 'Authorised Signatories', 'Authorized Signatory', 'Auth. Signatory', 'Proprietor', 'Partner', 'Partners', 'Director', 'Directors', 'Trustee', 'Karta', 'कृपया यहाँ हस्ताक्षर करें', 'कृपया ऊपर हस्ताक्षर करें', 'कृपया येथे सही करा', 'कृपया वर सही करा'],
    notice: ['Payable at par at all branches', 'Valid for three months only'],
  },
  rules: [
    formField('cheque.account.label', 'account_number', 'account', accountGrammar),
    anywhere('cheque.account.pattern', 'account_number', accountGrammar, 0.7),
    codeAtLabel,
    ofKnownBank(anywhere('cheque.ifsc.pattern', 'ifsc', code, 0.9)),
    bank,
    branchAtLabel,
    branchOverCode,
    formField('cheque.number.label', 'cheque_number', 'number', codeGrammar(6, 8)),
    formField('cheque.micr.label', 'micr_code', 'micr', codeGrammar(9, 9)),
    ...dates,
    ...magneticLine,
    byHand(formField('cheque.payee.label', 'payee_name', 'payee', partyGrammar)),
    byHand(starredPayee),
    holderOverSignature,
    anywhere('cheque.amount', 'amount', chequeAmount(), 0.8),
    amountInWords('cheque.amount.words', 'amount', 0.85),
  ],
  settle: (fields) => cautious(fields),
}

const withoutMark = (word: LaidWord): LaidWord => ({ ...word, text: word.text.replace(/^\W+/, '') })

/** "1,26,400 = 00": who writes by hand parts the paise by two strokes. */
const paiseByHand = /^(?<rupees>\W{0,2}\d{1,3}(?:,\d{2,3})+) ?[=~–—-]{1,2} ?(?<paise>\d{2})\W*$/

/** "[ _ 48,250.00 |": the one amount in its box, whose frame and sign were read as other marks. */
function onlyAmount(line: readonly LaidWord[]): LaidWord | null {
  // The sign of the rupee in front is read as one letter or another.
  const texts = line.filter((w, i) => /[\p{L}\d]/u.test(w.text) && !(i === 0 && /^\p{L}$/u.test(w.text)))
  const [only] = texts
  return only && texts.length === 1 && /^\W{0,2}\d{1,2}(?:,\d{2,3})+\.\d{2}\W*$/.test(only.text)
    ? withoutMark(only)
    : null
}

/** An amount after the sign of the rupee, or before the stroke that ends it; or alone in its box. */
function chequeAmount(): Grammar {
  return (span) => {
    const line = span.lines[0] ?? []
    const parted = paiseByHand.exec(textOf(line))?.groups
    if (parted) return amountGrammar(spanOf([{ ...line[0]!, text: `${parted['rupees']}.${parted['paise']}` }]))
    if (/^\s*(?:₹|rs)|\/[-=]\s*$/i.test(textOf(line))) return amountGrammar(span)
    // The frame of the box and the sign before the sum may be read as other marks.
    const sum = line.findIndex((w) => /^\W{0,2}\d[\d,]*(?:\.\d{2})?\/[-=]\W*$/.test(w.text))
    const before = line.slice(0, sum)
    const boxed = sum < 0 ? onlyAmount(line) : null
    if (boxed) return amountGrammar(spanOf([boxed]))
    return sum >= 0 && before.every((w) => !/[\p{L}\d]{2}/u.test(w.text))
      ? amountGrammar(spanOf([withoutMark(line[sum]!)]))
      : null
  }
}
