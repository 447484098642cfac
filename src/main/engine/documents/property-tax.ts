/** Receipts and bills of property tax of municipal bodies. */
import { amountInWords } from '../extraction/rules/amount-in-words'
import { endsAddress } from '../extraction/addresses/address-end'
import { addressInGrid } from '../extraction/addresses/address-grid'
import { inDoubt, mostDoubted } from '../extraction/rules/bounds'
import { doubted, fromWords } from '../extraction/rules/candidates'
import { formAddress, formAmount, formField } from '../extraction/forms/form-rules'
import { codeGrammar } from '../extraction/grammars/code-grammar'
import { partyGrammar } from '../extraction/grammars/name-grammars'
import { addressUnderName } from '../extraction/forms/name-over-address'
import { parsed, wordsBetween, type Grammar } from '../extraction/grammars/grammar'
import { bottom, textOf } from '../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../extraction/rules/rule'
import { spanOf, trimmed, wordsOf } from '../extraction/layout/span'
import { latinDigits } from '../identifiers'
import { numberAtHead } from './trade/letter-number'
import { titles, words, type DocumentDefinition } from './definition'
import { withBodies } from './languages'
import { dayBehindNumber, dayOfReceipt } from './property-tax/property-tax-day'
import { propertyTaxLabels } from './property-tax/property-tax-labels'
import { paidBehindWords } from './property-tax/property-tax-paid'
import { placeOfProperty } from './property-tax/property-tax-place'
import { livesAt, paidBy, payerInSentence, residentPayer } from './property-tax/property-tax-payer'
import { payersHome, receivedSentence, sumOfReceipt } from './property-tax/property-tax-sentence'
import { providerRule } from './bills/provider'
import { numberOfHouse } from './property-tax/property-tax-house'

/** "1140800417.00": some bodies count the parts of a property behind its number; an amount of so much has commas. */
const numberOfParts: Grammar = ({ lines: [line = []] }) => {
  const [word] = trimmed(line)
  const value = latinDigits(word?.text ?? '')
  return word && /^\d{8,14}\.\d{2}$/.test(value) ? parsed(value, spanOf([word])) : null
}

/** A year of assessment, `2023-24` or `2023-2024`, or the half of one that was paid for, `II/2023-24`, as printed. */
const yearGrammar: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const match = /(?<!\w)(I{1,2}\s*\/\s*)?((?:19|20)\d{2})\s*[-–/]\s*((?:19|20)?\d{2})(?!\d)/.exec(
    latinDigits(textOf(line)),
  )
  if (!match) return null
  const [whole, half = '', from, to] = match
  const words = wordsBetween(line, match.index, match.index + whole.length)
  return parsed(`${half.replace(/\s/g, '')}${from}-${to}`, spanOf(words))
}

/** "01-04-2023 to 31-03-2024": the days of a financial year, which is the year of the tax. */
const yearOfDays: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const match = /0?1[-/.](?:0?4|apr\w*)[-/.](20\d{2})\s*(?:to|[-–])\s*31[-/.](?:0?3|mar\w*)[-/.](20\d{2})/i.exec(
    latinDigits(textOf(line)),
  )
  if (!match || Number(match[2]) !== Number(match[1]) + 1) return null
  const words = wordsBetween(line, match.index, match.index + match[0].length)
  return parsed(`${match[1]}-${match[2]!.slice(2)}`, spanOf(words))
}

/** "PROPERTY TAX RECEIPT 2025-26": the year of the tax in the heading. */
const titledYear: Rule = {
  name: 'property_tax.year.title',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.layout.segments
        .filter(
          ({ words: own }) =>
            /\btax(?:es)?\b|कर(?=\s)|पट्टी/iu.test(textOf(own)) && !own.some((w) => page.labelOf.has(w)),
        )
        .flatMap((segment) => {
          const high = bottom(segment.box) < page.layout.box.y + 0.3 * page.layout.box.height
          const read = high ? yearGrammar(spanOf(segment.words)) : null
          return read ? [fromWords(page.layout, 'assessment_year', 'property_tax.year.title', read, 0.7)] : []
        }),
    ),
}

/**
 * "घर क्र. 412 सन 2023-24", "for the year 2024-25": within a line the word before a year says what it is. Behind "of
 * finance" it is the year, however its joined letters were read.
 */
const yearWord =
  /(?<![\p{L}\p{M}])(?:years?|yr|f\.?y|a\.?y|सन|वर्ष|साल|सालाकरिता|(?:वित्तीय|आर्थिक)\s+व[\p{L}\p{M}]{1,4})(?![\p{L}\p{M}])[\s.:–-]*$/iu
const yearInLine: Rule = {
  name: 'property_tax.year.line',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) =>
      layout.segments.flatMap(({ words: own }) => {
        const at = own.findIndex((_, i) => i > 0 && yearWord.test(textOf(own.slice(0, i))))
        const read = at < 0 ? null : yearGrammar(spanOf(own.slice(at, at + 3)))
        return read ? [fromWords(layout, 'assessment_year', yearInLine.name, read, 0.8)] : []
      }),
    ),
}

/** What the sentence of a receipt says behind who paid is no address: its own rule tells where it ends. */
const notOfSentence = (rule: Rule): Rule => ({
  ...rule,
  find: (context) =>
    rule
      .find(context)
      .filter(({ value }) => !sumOfReceipt.test(value) && !livesAt.test(value) && !opensHome.test(value)),
})

/** "R/o 4, Station Road" under the name: the sentence goes on. */
const opensHome = /^r\s?\/\s?o(?!\p{L})/iu

/** Nobody has a receipt for nothing: of arrears and this year, one may be 0.00. */
const notNothing = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => rule.find(context).filter(({ value }) => Number(value) > 0),
})

/** "करदाता" beside "सहायक राजस्व निरीक्षक" at the foot: both are to sign there. */
const isOfficer =
  /(?:\b(?:officer|inspector|collector|clerk|cashier|commissioner|superintendent)|(?:निरीक्षक|अधिकारी|मुख्याधिकारी|आयुक्त|लिपिक|लिपीक|रोखपाल|कर समाहर्ता|संग्राहक|वसूलीकर्ता))\W*$/iu

/** "करदाता का हस्ताक्षर": where the payer is to sign. */
const toSign = /^(?:(?:का|के|की|चे|ची)\s+)?(?:हस्ताक्षर|स्वाक्षरी|सही|signature)/iu

/** "श्री/श्रीमती/मेसर्स राजेश साहू पिता/पति …": the form asks for a title, and whose child or wife the owner is. */
const restOfTitle = /^(?:मेसर्स|मे\.|सुश्री|कु\.)\s+(?=\p{L}[\p{L}\p{M}]+\s.*(?:पिता|पति))/u
const parentAfter = /\s+(?:पिता\s?\/\s?पति|पति\s?\/\s?पिता)(?![\p{L}\p{M}]).*$/u

/** "श्री./श्रीमती तुकाराम पाटील यांजकडून", "… पिता …, निवासी वार्ड क्र. 9 …" are read as the sentences that they open. */
const ownerGrammar: Grammar = (span) => {
  const text = textOf(span.lines.flat())
  const read = paidBy.test(text) || livesAt.test(text) ? null : partyGrammar(span)
  if (!read || isOfficer.test(read.value) || toSign.test(read.value)) return null
  return { ...read, value: read.value.replace(restOfTitle, '').replace(parentAfter, '') }
}

/** True where a label stands on the paper, whether or not its value was read. */
const tells = ({ pages }: RuleContext, label: string): boolean =>
  pages.some(({ hits }) => hits.some((hit) => hit.label === label))

/**
 * A total is what was paid where nothing else says so: beside "Amount paid", read or not, rebates may lie between them.
 * One over a rebate was not paid whole.
 */
const unlessPaidIsTold = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => {
    const isTold = tells(context, 'paid')
    return rule
      .find(context)
      .map((found) => (isTold || isOverRebate(found, context) ? { ...found, most: mostDoubted } : found))
  },
})

/** Where a receipt has a number of its own, read or not, that of the payment is another. */
const unlessReceiptIsTold = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => {
    const isTold = tells(context, 'receipt')
    return rule.find(context).map((found) => (isTold ? { ...found, most: mostDoubted } : found))
  },
})

const isOverRebate = ({ span }: Candidate, { pages }: RuleContext): boolean =>
  pages.some(({ hits, layout }) =>
    hits.some(
      ({ phrase, segment }) =>
        /^rebate$/i.test(phrase) &&
        layout.page === span?.lines[0]?.[0]?.page &&
        segment.box.y > wordsOf(span)[0]!.box.y,
    ),
  )

const bodies = withBodies(
  /municipal|(?:grama?|town|village|city) panchayath?\b|cantonment board|town committee|notified area|mahanagar ?palika|mahanagara ?palike|nagar ?(?:nigam|palika|palik|parishad|panchayat)|corporation of|\bbbmp\b|\bbmc\b|\bghmc\b|\bmcd\b|gram panchayat|महानगर ?पालिका|नगर ?पालिका|नगर ?पालिक निगम|नगर निगम|नगर (?:परिषद|पंचायत)|ग्राम ?पंचायत/i,
)
const alike = /municipal|palika|palike|nigam|panchayat|corporation|council/i

export const propertyTax: DocumentDefinition = {
  type: 'PROPERTY_TAX_RECEIPT',
  cues: [
    ...titles({
      'Property Tax': 2.2,
      'Property Tax Receipt': 2.4,
      'Receipt for Property Tax': 2.4,
      'e-Receipt for Property Tax': 2.4,
      'Payment of Property Tax': 2.4,
      'Online Payment of Property Tax': 2.4,
      'Holding Tax': 2.2,
      'Urban Development Tax': 2.2,
      'UD Tax': 1.8,
      'Vacant Land Tax': 2,
      'नगरीय विकास कर': 2.2,
      'Land and Building Tax': 2.2,
      'Building Tax': 2,
      'Consolidated Rate': 1.6,
      'Rates and Taxes': 1.2,
      'Property Tax Bill': 2.4,
      'Property Tax Payment Receipt': 2.6,
      'Payment Receipt': 1.2,
      'Tax Receipt': 1.2,
      'House Tax': 2,
      'House Tax Receipt': 2.4,
      'Municipal Corporation': 0.6,
      'नगर निगम': 0.6,
      मालमत्ता: 1.2,
      'मिळकत कर': 2.2,
      'कर भरणा पावती': 1.6,
      'कर व फी बाबत पावती': 1.6,
      'मालमत्ता कर': 2.2,
      'संपत्ति कर': 2.2,
      'सम्पत्ति कर': 2.2,
      'होल्डिंग टैक्स': 2.2,
      'भवन कर': 2,
      'कर जमा रसीद': 1.6,
      'कर की रसीद': 1.6,
      गृहकर: 2,
      'गृह कर': 2,
      घरपट्टी: 2,
    }),
    ...words({
      'Assessment Year': 0.3,
      'Rateable Value': 0.8,
      'Annual Rental Value': 0.5,
      'Property ID': 0.6,
      'Property No': 0.4,
      'Assessment No': 0.5,
      // A number that other papers ask for too, and no heading.
      'Property Tax Census No': 0.3,
      'Assessee No': 0.6,
      'Person Liable': 0.6,
      'Annual Valuation': 0.5,
      'Annual Value': 0.4,
      'Old Bill No': 0.2,
      'Half Yearly Tax': 0.8,
      'Library Cess': 0.6,
      'towards property tax': 1,
      Assessee: 0.4,
      'Name of the Assessee': 0.5,
      'Holding No': 0.5,
      'Property UPIN': 0.6,
      'UD Tax': 0.6,
      'Ward No': 0.2,
      'General Tax': 0.5,
      'Built-up Area': 0.3,
      'मालमत्ता क्रमांक': 0.5,
      'मिळकत क्रमांक': 0.5,
      घरपट्टी: 0.6,
      'दिवाबत्ती कर': 0.8,
      'करयोग्य मूल्य': 0.6,
      'भवन स्वामी': 0.5,
      'वार्षिक मूल्यांकन': 0.4,
    }),
  ],
  signs: { house_tax_receipt: 2 },
  labels: propertyTaxLabels,
  rules: [
    formField('property_tax.owner.label', 'owner_name', 'owner', ownerGrammar, { lines: 2 }),
    formField('property_tax.number.label', 'property_number', 'number', codeGrammar(2, 24)),
    formField('property_tax.number.parts', 'property_number', 'number', numberOfParts),
    numberOfHouse,
    formAddress('property_tax.address.label', 'address', 'address', endsAddress),
    placeOfProperty,
    doubted(
      addressInGrid('property_tax.address.grid', () => true, 2),
      () => true,
    ),
    notOfSentence(addressUnderName('property_tax.owner.address', 'address', 'owner', endsAddress)),
    formField('property_tax.year.label', 'assessment_year', 'year', yearGrammar),
    formField('property_tax.year.days', 'assessment_year', 'year', yearOfDays, { strength: 0.9 }),
    titledYear,
    yearInLine,
    receivedSentence,
    payersHome,
    payerInSentence,
    residentPayer,
    formField('property_tax.receipt.label', 'receipt_number', 'receipt', codeGrammar(1, 24)),
    // "No. GMC-77190" at the head of a receipt
    unlessReceiptIsTold(numberAtHead('property_tax.receipt.head', 'receipt_number', codeGrammar(3, 24))),
    unlessReceiptIsTold(
      formField('property_tax.payment.label', 'receipt_number', 'payment', codeGrammar(3, 24), { strength: 0.6 }),
    ),
    dayOfReceipt,
    dayBehindNumber,
    notNothing(formAmount('property_tax.paid.label', 'amount_paid', 'paid')),
    paidBehindWords,
    unlessPaidIsTold(notNothing(formAmount('property_tax.total.label', 'amount_paid', 'total', { strength: 0.5 }))),
    amountInWords('property_tax.paid.words', 'amount_paid', 0.9),
    providerRule('property_tax.authority', bodies, alike, 'authority_name'),
  ],
  // Of the half of a year, some take the year alone.
  settle: (fields) =>
    fields.map((field) => (field.path === 'assessment_year' && /^I/.test(field.value) ? inDoubt(field) : field)),
}
