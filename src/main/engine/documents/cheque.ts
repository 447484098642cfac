import { amountInWords } from '../extraction/rules/amount-in-words'
import { anywhere, doubted, fromWords } from '../extraction/rules/candidates'
import { amountGrammar, codeGrammar, partyGrammar } from '../extraction/grammars/form-grammars'
import { formField } from '../extraction/forms/form-rules'
import { parsed, type Grammar } from '../extraction/grammars/grammar'
import { ifscGrammar } from '../extraction/grammars/identifier-grammars'
import { bottom, middle, right, textOf, type LaidWord, type Segment } from '../extraction/layout/layout'
import type { LabelledPage } from '../extraction/labels/labels'
import type { Rule } from '../extraction/rules/rule'
import { spanOf, spanText } from '../extraction/layout/span'
import { bankRule } from './banking/bank-name'
import { cautious } from './trade/cautious'
import { words, type DocumentDefinition } from './definition'
import { dates } from './banking/cheque-date'
import { branchAtLabel, branchOverCode, holderOverSignature } from './banking/cheque-holder'
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

/** "par Sagar Motors", "Pa Sagar Motors": the word before the line for the name, in few letters, is easily misread. */
const nearlyPay = /^(?:\p{L}a[yr]|p\p{L}y|pa\p{L}?)$/iu
/** In heights of the print: the line of the sum in words is not farther below that of the name. */
const lineBelow = 9

const misreadPay: Rule = {
  name: 'cheque.payee.place',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const { layout, hits } = page
      if (hits.some(({ label }) => label === 'payee')) return []
      const isSum = ({ words }: Segment): boolean => /^\W*(?:rup?ees|रुपये|रुपवे)/iu.test(textOf(words.slice(0, 2)))
      const isOverSum = ({ box }: Segment): boolean =>
        layout.segments.some(
          (s) => s.box.y > bottom(box) && s.box.y - box.y < lineBelow * layout.textHeight && isSum(s),
        )
      return layout.segments.flatMap((segment) => {
        const [first, ...rest] = segment.words
        if (!first || !nearlyPay.test(first.text) || !isOverSum(segment)) return []
        const name = partyGrammar(spanOf(rest.length > 0 ? rest : (writingOver(page, segment)?.words ?? [])))
        return name ? [fromWords(layout, 'payee_name', misreadPay.name, name, 0.6)] : []
      })
    }),
}

/** The writing that a line is under: of what is right of the word before the line, and over it. */
const writingOver = ({ layout, labelOf }: LabelledPage, { box }: Segment): Segment | undefined =>
  layout.segments.find(
    (s) =>
      s.box.x > right(box) &&
      middle(s.box) < middle(box) &&
      bottom(s.box) > box.y - box.height / 2 &&
      bottom(s.box) < bottom(box) &&
      !s.words.some((w) => labelOf.has(w)),
  )

/** "Pay" at the line to write on, over which the name stands. */
const writtenOverLine: Rule = {
  name: 'cheque.payee.over',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.hits.flatMap(({ label, segment, to }) => {
        if (label !== 'payee' || to < segment.words.length) return []
        const over = writingOver(page, segment)
        const name = over ? partyGrammar(spanOf(over.words)) : null
        return name ? [fromWords(page.layout, 'payee_name', 'cheque.payee.over', name, 0.75)] : []
      }),
    ),
}

/** What is written by hand is never sure: hands are misread into other dates, and into words as good as any. */
const byHand = (rule: Rule): Rule => doubted(rule, () => true)

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
    wholeByMagneticLine(formField('cheque.account.label', 'account_number', 'account', accountGrammar)),
    anywhere('cheque.account.pattern', 'account_number', unlabelledAccount, 0.7),
    codeAtLabel,
    ofKnownBank(anywhere('cheque.ifsc.pattern', 'ifsc', ifscGrammar, 0.9)),
    bank,
    branchAtLabel,
    branchOverCode,
    formField('cheque.number.label', 'cheque_number', 'number', codeGrammar(6, 8)),
    formField('cheque.micr.label', 'micr_code', 'micr', codeGrammar(9, 9)),
    ...dates.map(byHand),
    ...magneticLine,
    byHand(formField('cheque.payee.label', 'payee_name', 'payee', partyGrammar)),
    byHand(starredPayee),
    byHand(writtenOverLine),
    byHand(misreadPay),
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
