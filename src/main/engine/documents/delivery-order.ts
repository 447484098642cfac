import { amountGrammar, codeGrammar, partyGrammar, personGrammar, textGrammar } from '../extraction/form-grammars'
import { beforeAddress } from '../extraction/before-address'
import { formField } from '../extraction/form-rules'
import { fromWords } from '../extraction/candidates'
import { dateGrammar, parsed, type Grammar } from '../extraction/grammar'
import type { LabelledPage } from '../extraction/labels'
import { bottom, textOf, type Segment } from '../extraction/layout'
import { fromFlow } from '../extraction/prose/candidates'
import { nameAt } from '../extraction/prose/names'
import type { Rule } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { proseRule } from './deed-rules'
import { titles, words, type DocumentDefinition } from './definition'
import { readAmount, rupees } from '../extraction/tables/amounts'
import { fullerName, signedFor } from './issuer'
import { numberAtHead } from './letter-number'
import { cautious } from './settle-amounts'

const years = { from: 2000, to: new Date().getFullYear() + 2 }

/** The financier writes the order: a firm of finance at the head of the page. */
const financierAtHead: Rule = {
  name: 'delivery.financier.head',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const top = page.layout.box.y + 0.2 * page.layout.box.height
      const lines = page.layout.segments.filter((s) => s.box.y < top)
      const mark = lines.find(
        (s) =>
          !isAddressed(page, s) &&
          /\b(?:financ\w*|capital|credit|bank|leasing|fincorp|nbfc|investments?|housing|prime|limited|ltd)\b/i.test(
            textOf(s.words),
          ) &&
          !/delivery\s+order/i.test(textOf(s.words)) &&
          s.words.length <= 8,
      )
      const segment = mark && fullerName(lines, mark)
      const value = segment ? textOf(segment.words).replace(/[\s,:;-]+$/, '') : ''
      if (!segment) return []
      const read = parsed(value, spanOf(segment.words))
      return [
        fromWords(page.layout, 'financier_name', 'delivery.financier.head', read, 0.8),
        ...signedFor(pages, read, 'financier_name', 'delivery.financier.signed'),
      ]
    }),
}

/** True for a line under "To," or "The Manager": the letter goes to whoever stands there. */
const isAddressed = (page: LabelledPage, { box }: Segment): boolean =>
  page.hits.some(
    ({ label, segment }) =>
      label === 'dealer' &&
      Math.abs(segment.box.x - box.x) < box.height &&
      box.y >= segment.box.y &&
      box.y - bottom(segment.box) < 3 * box.height,
  )

/** Who finances says so: "We, Bajaj Finance Limited, have sanctioned …", "hypothecation in favour of …". */
const financing =
  /(?:(?<=^|[\s,.])we,\s+|hypothecat(?:ion|ed)\s+(?:to|with|in\s+favou?r\s+of)\s+|endors\w+\s+in\s+favou?r\s+of\s+)(?:m\/s\.?\s*)?(?=\p{Lu})/giu
const firmAhead =
  /^(?:[\p{Lu}&][\p{L}.&'-]*\s+){0,6}?(?:bank(?:\s+of\s+\p{Lu}\p{L}+)?|finance|financial\s+services|fincorp|capital|credit)(?:\s+(?:company|corporation|india))*(?:\s+(?:private|pvt\.?))?(?:\s+(?:limited|ltd))?/iu

const financierInLetter = proseRule('delivery.financier.letter', (flow) =>
  [...flow.text.matchAll(financing)].slice(0, 3).flatMap((match) => {
    const start = match.index + match[0].length
    const value = firmAhead.exec(flow.text.slice(start, start + 90))?.[0]
    if (value === undefined) return []
    const found = { value: value.replace(/\s+/g, ' '), start, end: start + value.length }
    return fromFlow(flow, 'financier_name', 'delivery.financier.letter', found, 0.85)
  }),
)

const anyNumber = codeGrammar(3, 24)
/** "DO" for delivery order begins such numbers; before digits a reader takes its O for one of them. */
const numberGrammar: Grammar = (span) => {
  const read = anyNumber(span)
  const value = read?.value.replace(/^D0(?=[/-]?\d{3})|(?<=[/-])D0(?=[/-])/, 'DO')
  return read && value !== undefined && value !== read.value ? { ...read, value, edits: read.edits + 1 } : read
}

/** What a letter asks for, up to the numbers of it: "Please deliver One No. ASHOK LEYLAND DOST (Chassis No. …". */
const delivered =
  /\b(?:deliver|supply|hand\s+over|release)\s+(?:(?:one|1|01)\s*(?:\(\w+\)\s*)?(?:no|nos|unit|number)s?\.?\s+(?:of\s+)?|(?:a|an|the)\s+(?:new\s+|brand\s+new\s+)?(?:vehicle\s+)?)(?<what>\p{Lu}[^(,;:\n]{5,60}?)(?=\s*(?:[(,;]|\b(?:bearing|with|to|having|chassis|engine)\b))/gu

const assetInLetter = proseRule('delivery.asset.letter', (flow) =>
  [...flow.text.matchAll(new RegExp(delivered.source, 'giu'))].slice(0, 1).flatMap((match) => {
    const value = match.groups?.['what'] ?? ''
    const start = match.index + match[0].indexOf(value)
    if (!/^\p{Lu}/u.test(value)) return []
    const found = { value: value.replace(/\s+/g, ' '), start, end: start + value.length }
    return fromFlow(flow, 'asset_description', 'delivery.asset.letter', found, 0.75)
  }),
)

/** "the initial payment of Rs. 1,42,350/-": sums that a letter names. */
const sumInLetter = (path: string, name: string, what: string): Rule => {
  const sum = new RegExp(`\\b(?:${what})(?:\\s+amount)?\\s+of\\s+(?:rs\\.?|inr|₹)\\s*(\\d[\\d,]*(?:\\.\\d{2})?)`, 'giu')
  return proseRule(name, (flow) =>
    [...flow.text.matchAll(sum)].slice(0, 1).flatMap((match) => {
      const [whole, digits = ''] = match
      const amount = readAmount(digits)
      const start = match.index + whole.length - digits.length
      return amount
        ? fromFlow(flow, path, name, { value: rupees(amount.paise), start, end: start + digits.length }, 0.85)
        : []
    }),
  )
}

/** Of whom a letter speaks: "delivery order for vehicle in favour of Mr. Yogesh Tupe", "to our hirer SHAIK MASTAN VALI". */
const spokenOf =
  /(?:\b(?:to|by)\s+(?:our|your|the)\s+(?:customer|borrower|client|hirer|applicant)[\s,:]+(?=\p{Lu}[\p{Lu}.]+\s\p{Lu})|(?:in\s+favou?r\s+of|(?:our|your)\s+(?:customer|borrower|client)|account\s+of|applicant|loan\s+to|sanctioned\s+to|granted\s+to)[\s,:]+(?=(?:mr|mrs|ms|shri|sri|smt|kum|dr)[.\s]))/giu

const customerInLetter = proseRule('delivery.customer.letter', (flow) =>
  [...flow.text.matchAll(spokenOf)].slice(0, 3).flatMap((match) => {
    const from = match.index + match[0].length
    const name = nameAt(flow.text.slice(from, from + 80), from)
    return name ? fromFlow(flow, 'customer_name', 'delivery.customer.letter', name, 0.85 * name.fit) : []
  }),
)

export const deliveryOrder: DocumentDefinition = {
  type: 'DELIVERY_ORDER',
  prose: true,
  cues: [
    ...titles({ 'Delivery Order': 2, 'Delivery Order cum Sanction': 1 }),
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
  ],
  signs: {},
  // prettier-ignore
  labels: {
    number: ['Delivery Order No', 'DO No', 'DO Number', 'DO ID', 'Delivery Order ID', 'Delivery Order Number', 'D.O. No', 'Order No', 'Ref No', 'DO Ref No', 'Reference No', 'Our Ref', 'Ref', 'Delivery Order'],
    date: ['Delivery Order Date', 'DO Date', 'DO Generation Date', 'DO Generated On', 'DO Issue Date', 'Date', 'D.O. Date', 'Dated', 'Date of Issue', 'Order Date', 'Issue Date'],
    financier: ['Financier', 'Financier Name', 'Name of Financier', 'Financed By', 'Hypothecated to', 'Lender', 'Hypothecation in favour of', 'Name of the Financier', 'Finance Company', 'Bank / NBFC'],
    dealer: ['Dealer Name', 'Dealer', 'To, Dealer Name', 'Name of Dealer', 'Name of the Dealer', 'Dealership', 'Dealer / Manufacturer', 'Dealer Name & Address', 'Supplier Name', 'To', 'To, M/s', 'M/s', 'The Manager', 'The Sales Manager', 'The General Manager', 'The Proprietor', 'The Dealer', 'Dealership Name', 'Store Name', 'Name of Store', 'Merchant Name', 'Name of Merchant'],
    customer: ['Customer Name', 'Name of Customer', 'Borrower', 'Borrower Name', 'Customer', 'Name of the Customer', 'Applicant Name', 'Name of Borrower', 'Hirer Name', 'Hirer', 'Name of the Borrower', 'Applicant'],
    asset: ['Asset Description', 'Product / Asset Description', 'Asset', 'Vehicle', 'Vehicle Model', 'Model', 'Asset Details', 'Product', 'Make / Model', 'Make & Model', 'Vehicle Description', 'Asset Model', 'Description of Asset', 'Model / Variant', 'Product Description', 'Vehicle Details', 'Make and Model', 'Asset Make & Model', 'Vehicle Make / Model', 'Product / Model', 'Product Model', 'Asset / Model', 'Vehicle / Model', 'Product / Variant', 'Model Name', 'Vehicle Name', 'Asset Name', 'Name of Asset', 'Make / Model / Variant', 'Vehicle Make & Model'],
    loan: ['Loan Amount', 'Finance Amount', 'Amount Financed', 'Amount of Finance', 'Sanctioned Amount', 'Loan Amount Sanctioned', 'Financed Amount', 'Loan Amt', 'Sanctioned Loan Amount', 'Loan Sanctioned', 'Amount of Loan', 'Total Loan Amount'],
    down: ['Down Payment', 'Margin Money', 'Margin', 'Initial Payment', 'Customer Contribution', 'Downpayment', 'Down Payment Amount', 'Down Payment to be collected', 'Margin Amount', 'Down Payment / Margin', 'Customer Margin', 'Customer Margin Money', 'Margin Paid', 'Margin Paid by the Borrower'],
    other: ['Ex-Showroom Price', 'On Road Price', 'Invoice Value', 'Tenure', 'EMI', 'EMI Amount', 'Processing Fee', 'Insurance', 'Registration', 'Loan Agreement No', 'Agreement No', 'Application No', 'Loan Account No', 'Chassis No', 'Engine No', 'Colour', 'Color', 'Dealer Code', 'Address', 'Mobile No', 'Mobile', 'Phone', 'Total', 'Asset Cost', 'Disbursement Amount', 'Net Disbursement', 'Amount to be Disbursed', 'Advance EMI', 'Rate of Interest', 'Branch', 'Location', 'Validity', 'Valid Till', 'Variant', 'Co-Applicant', 'Guarantor', 'Subvention', 'Quantity', 'Year of Manufacture', 'Serial No', 'Other Charges', 'Dealer Address', 'Customer Address', 'GSTIN', 'Scheme', 'Product Type', 'Dealer Location', 'Dealer Bank A/c', 'Dealer Bank', 'Product Cost', 'Cost of Vehicle', 'Store Code', 'Make'],
  },
  rules: [
    formField('delivery.number.label', 'delivery_order_number', 'number', numberGrammar),
    numberAtHead('delivery.number.head', 'delivery_order_number', numberGrammar),
    formField('delivery.date.label', 'delivery_order_date', 'date', dateGrammar(years)),
    formField('delivery.financier.label', 'financier_name', 'financier', partyGrammar),
    financierAtHead,
    financierInLetter,
    formField('delivery.dealer.label', 'dealer_name', 'dealer', beforeAddress(partyGrammar)),
    formField('delivery.customer.label', 'customer_name', 'customer', beforeAddress(personGrammar), { lines: 2 }),
    customerInLetter,
    formField('delivery.asset.label', 'asset_description', 'asset', textGrammar(2), { lines: 2 }),
    assetInLetter,
    sumInLetter('loan_amount', 'delivery.loan.letter', 'loan|finance|sanctioned'),
    sumInLetter(
      'down_payment',
      'delivery.down.letter',
      '(?:initial|down)\\s+(?:payment|contribution)|margin(?:\\s+money)?|own\\s+contribution',
    ),
    formField('delivery.loan.label', 'loan_amount', 'loan', amountGrammar),
    formField('delivery.down.label', 'down_payment', 'down', amountGrammar),
  ],
  settle: (fields) => cautious(fields),
}
