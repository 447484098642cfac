import { amountGrammar } from '../extraction/grammars/amount-grammar'
import { partyGrammar, personGrammar } from '../extraction/grammars/name-grammars'
import { mostDoubted } from '../extraction/rules/bounds'
import { beforeAddress } from '../extraction/grammars/before-address'
import { formField } from '../extraction/forms/form-rules'
import { fromWords } from '../extraction/rules/candidates'
import { dateGrammar, type Grammar, type Parsed } from '../extraction/grammars/grammar'
import { untilLabel, type LabelHit, type LabelledPage } from '../extraction/labels/labels'
import {
  beginsUnder,
  bottom,
  right,
  textOf,
  verticalOverlap,
  wereRead,
  type LaidWord,
  type Segment,
} from '../extraction/layout/layout'
import { doubtedWhereMonthFirst } from '../extraction/rules/month-first'
import { office } from '../extraction/parties/party-lines'
import { rightOf } from '../extraction/layout/right-of'
import type { Rule } from '../extraction/rules/rule'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { isSaid, isSentence } from '../extraction/layout/sentences'
import { spanOf, wordsOf } from '../extraction/layout/span'
import { cautious } from './trade/cautious'
import { titles, words, type DocumentDefinition } from './definition'
import { assetAtLabel, assetByKind } from './trade/delivery-asset'
import {
  assetInLetter,
  assetOfSubject,
  customerInLetter,
  downInLetter,
  financierInLetter,
  loanInLetter,
  paidInLetter,
} from './trade/delivery-letter'
import { financierAtHead, financierGrammar } from './trade/delivery-financier'
import { partsOfPrice } from './trade/delivery-sums'
import { dateAtHead, letterNumber, numberAtHead } from './trade/letter-number'
import { notTwice } from './trade/not-twice'

const years = { from: 2000, to: new Date().getFullYear() + 2 }

const anyNumber = letterNumber(2, 32)
/** "DO" for delivery order begins such numbers; before digits a reader takes its O for one of them, or for a Q. */
const numberGrammar: Grammar = (span) => {
  const found = anyNumber(span)
  // Two digits are a number of letters where strokes part them from other groups: "UBI/ADV/88".
  const read = found && /\d.*\d.*\d|\p{L}.*\/.*\//u.test(found.value) ? found : null
  if (!read || !wereRead(wordsOf(read.span))) return read
  const value = read.value.replace(/^D[0Q](?=[/-]?\d{3})|(?<=[/-])D[0Q](?=[/-])/, 'DO')
  return value === read.value ? read : { ...read, value, edits: read.edits + 1 }
}

/** Who opens the letter to a dealer stands over the name of the firm: "The Sales Head". */
const dealerGrammar: Grammar = ({ lines }) => {
  const named = lines.find((line) => !office.test(textOf(line)))
  const firm = named && untilMake(named)
  const read = firm ? beforeAddress(partyGrammar)(spanOf(firm)) : null
  if (
    !read ||
    isSaid(read.value) ||
    restOfHeading.test(read.value) ||
    signs.test(read.value) ||
    onRoad.test(read.value)
  )
    return null
  return firm && codeAfter.test(textOf(firm)) ? { ...read, isDoubted: true } : read
}
/** "Sri Lakshmi Tractors (Authorised dealer - Mahindra)": behind its name a firm says whose vehicles it sells. */
function untilMake(line: readonly LaidWord[]): readonly LaidWord[] {
  const make = line.findIndex(({ text }, i) => i > 0 && /^\((?:auth(?:ori[sz]ed|d)?|dealers?|an)\b/i.test(text))
  return make > 0 && /\)\W*$/.test(textOf(line)) ? line.slice(0, make) : line
}
/** "Accepted by dealer" beside "For Kaveri Finance Limited": for whom somebody signs beside the dealer. */
const signs = /^for\s+\p{Lu}/iu
/** "Store: HGB Road, Agartala 799001" under the name of a dealer: where its store is. */
const onRoad = /\b(?:road|rd\.?|street|marg|lane|chowk)$/i
/** "DEALER / SUPPLIER DETAILS": the rest of a heading. */
const restOfHeading = /\b(?:details?|information|particulars)$/i
/** "SHARDA HONDA (DLR-118)": whether the code of a dealer belongs to the name is for a human to say. */
const codeAfter = /\d\s*\)\W*$/

/** "… HYPOTHECATED" over "TO BANK OF …": under a line of a sentence "To" goes on with it, and addresses nobody. */
const isOfSentence = ({ phrase, segment: { box } }: LabelHit, { layout }: LabelledPage): boolean =>
  phrase === 'To' &&
  layout.segments.some(
    (over) =>
      isSentence(over) &&
      over.box.y < box.y &&
      box.y - bottom(over.box) < box.height &&
      Math.abs(over.box.x - box.x) < box.height,
  )

/** "Authorised Dealer – Mahindra & Mahindra Ltd." under the name of a firm: whose vehicles it sells. */
const isNotOfMake = ({ segment: { words }, from, to }: LabelHit): boolean =>
  !/\bauth/i.test(textOf(words.slice(0, from))) || !/^(?:[-–—]|of|for)$/i.test(words[to]?.text ?? '')

/** "Dealer to note: …": what the dealer is told to do is no name of theirs. */
const isNotTold = ({ segment: { words }, to }: LabelHit): boolean =>
  !/^(?:to|shall|will|should|must|may|is|are|has)$/i.test(words[to]?.text ?? '')

/** "Engine No. to be informed by dealer after billing": who is spoken of within a sentence. */
const isNotSpokenOf = ({ segment: { words }, from }: LabelHit): boolean =>
  from === 0 ||
  /^\P{Ll}/u.test(words[from]!.text) ||
  !(words[from]!.text === 'to' || /^(?:by|to|from|the|our|your|with)$/.test(words[from - 1]!.text))

/** "Pay order No. 448120": by what the loan is paid. */
const isNotOfPayment = ({ segment: { words }, from }: LabelHit): boolean => !/^pay$/i.test(words[from - 1]?.text ?? '')

/** "as per your quotation No. 88 dated 21.10.2022": the day of another paper. */
/** Words of a day: "9th day of September 2025". */
const longestDay = 5
const otherPaper = /\b(?:quotation|proforma|invoice|estimate|application|letter)\b/i
const isNotOfOther = ({ segment, from, to }: LabelHit, { layout }: LabelledPage): boolean => {
  // "dated 09-Sep-2025, we have sanctioned" at the head of a line: the sentence began with the paper on the one before.
  if (segment.words[from]!.text === 'dated' && segment.words.length - to > longestDay) return false
  const before = layout.segments.filter(
    ({ box }) => verticalOverlap(box, segment.box) > 0.5 && right(box) <= segment.box.x,
  )
  return ![...before.map(({ words }) => words), segment.words.slice(0, from)].some((words) =>
    otherPaper.test(textOf(words)),
  )
}

/** Where somebody is to sign: "L.T.I. / Signature of borrower". */
const signed = /\b(?:signature|sign\.|thumb|impression)(?!\p{L})/iu
/** "Shri Arun Pawar - New tractor loan": what the letter is about. */
const matterAfter = /\s[-–—]\s.*$/
const anyPerson = beforeAddress(personGrammar)
const customerGrammar: Grammar = (span) => {
  const read = anyPerson(span)
  const value = read?.value.replace(matterAfter, '')
  return read && value && !isSaid(value) && !signed.test(value) ? { ...read, value } : null
}

/** What is kept back from a loan is off the net, and off what the dealer is paid: they are the loan where no other is told. */
const unlessFound = (rule: Rule, others: readonly Rule[]): Rule => ({
  name: rule.name,
  find: (context) =>
    others.some((other) => other.find(context).length > 0)
      ? []
      : rule.find(context).map((found) => ({ ...found, most: mostDoubted })),
})
const loanLabel = formField('delivery.loan.label', 'loan_amount', 'loan', amountGrammar)

const namesOnOrder: ReadonlySet<string> = new Set([
  'financier_name',
  'dealer_name',
  'customer_name',
  'asset_description',
])

/** "Customer details", "Store information": headings of a part of the paper, whose first row is the name. */
const partHeadings: Readonly<Record<string, RegExp>> = {
  customer:
    /^\W*(?:customer|borrower|applicant|hirer|purchaser)(?:['’]?s)?\s+(?:details?|information|particulars|info)\W*$/i,
  dealer:
    /^\W*(?:dealer|store|merchant|retailer|partner|supplier|outlet)(?:['’]?s)?\s+(?:details?|information|particulars|info)\W*$/i,
}
const nameRow = /^(?:full\s+)?name\W*$/i

/** "Dealer" over rows of "Name", "Code", "Outlet": the first of them names it, as "Customer" over its own. */
const nameUnderHeading = (path: string, label: string): Rule => {
  const rule = `delivery.${label}.block`
  return {
    name: rule,
    find: ({ pages }) =>
      pages.flatMap((page) => {
        const isHeading = (segment: Segment): boolean =>
          partHeadings[label]?.test(textOf(segment.words)) === true ||
          page.hits.some((hit) => hit.label === label && hit.segment === segment && isWholeLine(hit))
        return page.layout.segments.filter(isHeading).flatMap((heading) => {
          const read = valueOfName(page, heading)
          return read ? [fromWords(page.layout, path, rule, read, 0.93)] : []
        })
      }),
  }
}

const isWholeLine = ({ segment, from, to }: LabelHit): boolean => from === 0 && to === segment.words.length

/** In heights of a heading: how far under it the row of the name stands, and how far it may be set in or out. */
const [toFirstRow, rowAside] = [2.2, 2]

/** The name in the row right under a heading, beside the word or under it. */
function valueOfName(page: LabelledPage, { box }: Segment): Parsed | null {
  const { segments } = page.layout
  const row = segments.find((s) => nameRow.test(textOf(s.words)) && beginsUnder(s.box, box, toFirstRow, rowAside))
  if (!row) return null
  const under = segments.find((s) => beginsUnder(s.box, row.box, 1, 0.5))
  for (const value of [rightOf(page.layout, row), under]) {
    const opening = value?.words[0]
    const read = opening && !page.labelOf.has(opening) ? anyPerson(spanOf(untilLabel(page, value.words))) : null
    if (read) return read
  }
  return null
}

export const deliveryOrder: DocumentDefinition = {
  type: 'DELIVERY_ORDER',
  prose: true,
  cues: [
    ...titles({
      'Delivery Order': 2,
      'Release / Delivery Order': 2,
      'Delivery Order to Dealer': 2,
      'Release Order to Dealer': 2,
      'Release Order': 1.2,
      'Vehicle Release Order': 2,
      'Delivery Order cum Sanction': 1,
    }),
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
      'On Road Price': 0.3,
      'Dealer Code': 0.3,
      'Proforma Invoice': 0.2,
      'Hypothecated to': 0.5,
      'deliver the vehicle': 0.7,
      'deliver the tractor': 0.7,
      'release the vehicle': 0.7,
      'release the following': 0.5,
      'deliver the following': 0.5,
      'finance amount': 0.3,
      Hirer: 0.3,
      'hand over the vehicle': 0.7,
      'hand over the product': 0.5,
      sanctioned: 0.25,
      borrower: 0.25,
      Margin: 0.2,
    }),
  ],
  signs: {},
  // prettier-ignore
  labels: {
    number: ['Delivery Order No', 'DO No', 'DO Number', 'DO ID', 'Delivery Order ID', 'Delivery Order Number', 'D.O. No', 'Order No', 'Ref No', 'DO Ref No', 'Reference No', 'Our Ref', 'Ref', 'Delivery Order', 'DO #', 'D.O. #', 'DO Reference', 'DO Reference No', 'DO Ref', 'D.O. Ref No', 'Delivery Order Ref', 'Delivery Order Reference', 'DO Serial No', 'Release Order No', 'Release Order Number', 'Order ID', 'Order Reference', 'DO Serial'],
    date: ['Delivery Order Date', 'DO Date', 'DO Generation Date', 'DO Generated On', 'DO Issue Date', 'Date', 'D.O. Date', 'Dated', 'Date of Issue', 'Order Date', 'Issue Date', 'Issued on', 'Issued', 'DO Issued On', 'DO generated date', 'Date of DO', 'Date of Delivery Order', 'Date of Order', 'Generated On', 'DO Dt', 'Dt'],
    financier: ['Financier', 'Financier Name', 'Name of Financier', 'Financed By', 'Hypothecated to', 'Lender', 'Hypothecation in favour of', 'Name of the Financier', 'Finance Company', 'Bank / NBFC', 'Financed by M/s', 'Financing Bank', 'Name of Bank', 'Financing Company', 'Financing Institution', 'HP endorsement', 'HPA in favour of', 'HPA with', 'Financier / Bank'],
    dealer: ['Dealer Name', 'Dealer', 'To, Dealer Name', 'Name of Dealer', 'Name of the Dealer', 'Dealership', 'Dealer / Manufacturer', 'Dealer Name & Address', 'Supplier Name', 'To', 'To, M/s', 'M/s', 'The Manager', 'The Sales Manager', 'The General Manager', 'The Proprietor', 'The Dealer', 'Dealership Name', 'Store', 'Store Name', 'Name of Store', 'Merchant Name', 'Name of Merchant', 'Messrs', 'Dealer / Store', 'Partner Store', 'Partner Name', 'Showroom', 'Showroom Name', 'Name of Showroom', 'Dealer / Supplier', 'Supplier', 'Retailer', 'Retailer Name', 'Merchant', 'Vendor', 'Vendor Name', 'Seller Name', 'Dealer Details', 'Dealer Outlet', 'Outlet Name', 'Channel Partner', 'Name of Supplier', 'Manufacturer / Dealer', 'The Managing Director', 'The Branch Manager', 'The Authorised Dealer', 'Name & Address of Dealer', 'Name and address of the dealer'],
    customer: ['Customer Name', 'Name of Customer', 'Borrower', 'Borrower Name', 'Customer', 'Name of the Customer', 'Applicant Name', 'Name of Borrower', 'Hirer Name', 'Hirer', 'Name of the Borrower', 'Applicant', "Customer's Name", "Borrower's Name", 'Name of the borrower(s)', 'Borrower(s)', 'Name of Applicant', 'Name of the Applicant', 'Name of Hirer', 'Name of the Hirer', "Hirer's Name", 'Purchaser', 'Name of Purchaser', 'Name of the Purchaser', 'Loanee', 'Name of Loanee', 'Name of Member', 'Name of the Member', 'Member Name', 'Beneficiary Name', 'Buyer Name', 'Name of Buyer', 'Customer / Borrower', 'Primary Applicant', 'Main Applicant', 'Applicant / Borrower'],
    asset: ['Asset Description', 'Product / Asset Description', 'Asset', 'Vehicle', 'Vehicle Model', 'Model', 'Asset Details', 'Product', 'Make / Model', 'Make & Model', 'Vehicle Description', 'Asset Model', 'Description of Asset', 'Model / Variant', 'Product Description', 'Vehicle Details', 'Make and Model', 'Asset Make & Model', 'Vehicle Make / Model', 'Product / Model', 'Product Model', 'Asset / Model', 'Vehicle / Model', 'Product / Variant', 'Model Name', 'Vehicle Name', 'Asset Name', 'Name of Asset', 'Make / Model / Variant', 'Make / Model / Colour', 'Vehicle Make & Model', 'Two-wheeler', 'Vehicle to be delivered', 'Make and model of the vehicle', 'Make & Model of Vehicle', 'Make / Model / Year', 'Product purchased', 'Product Financed', 'Asset Financed', 'Asset to be financed', 'Vehicle Financed', 'Vehicle to be financed', 'Vehicle Type / Model', 'Name of Vehicle', 'Name of the Vehicle', 'Description of Vehicle', 'Description of the Vehicle', 'Particulars of Vehicle', 'Particulars of the Vehicle', 'Vehicle Particulars', 'Description of Goods', 'Tractor Model', 'Name of Product', 'Product Details', 'Item Description', 'Vehicle / Asset', 'Model & Variant', 'Make, Model & Variant', 'Goods / Vehicle', 'Equipment', 'Equipment Financed', 'Name of Equipment', 'Machine', 'Implement', 'Unit Description', 'Car Model', 'Car Details', 'Bike Model', 'Vehicle Name & Model', 'Vehicle Model Name', 'Asset / वाहन', 'Vehicle / वाहन', 'वाहन / Vehicle', 'वाहन / Asset', 'वाहन का विवरण', 'वाहन विवरण', 'वाहनाचे वर्णन', 'वाहनाचा तपशील'],
    loan: ['Loan Amount', 'Finance Amount', 'Amount Financed', 'Amount of Finance', 'Sanctioned Amount', 'Loan Amount Sanctioned', 'Financed Amount', 'Loan Amt', 'Sanctioned Loan Amount', 'Loan Sanctioned', 'Amount of Loan', 'Total Loan Amount', 'Gross Loan Amount', 'Approved Loan Amount', 'Amount of loan approved', 'Loan Amount Approved', 'Loan Approved', 'Amount of Loan Sanctioned', 'Amount of loan', 'Loan Component', "Bank's Finance", "Bank's Loan", 'Bank Loan', 'Bank Finance', 'Loan Amount (Rs.)', 'Amount of Finance Sanctioned', 'Amount Sanctioned', 'Financed Value', 'Amount to be Financed', 'Finance Value', 'Loan Value', 'Our funding', 'Funded Amount', 'Finance by us', 'Amount funded'],
    net_loan: ['Net Loan Amount', 'Net Finance', 'Net Finance Amount', 'Net Amount Financed'],
    down: ['Down Payment', 'Margin Money', 'Margin', 'Initial Payment', 'Customer Contribution', 'Downpayment', 'Down Payment Amount', 'Down Payment to be collected', 'Margin Amount', 'Down Payment / Margin', 'Customer Margin', 'Customer Margin Money', 'Margin Paid', 'Margin Paid by the Borrower', "Borrower's Margin", "Borrower's Contribution", "Borrower's Share", "Customer's Contribution", "Customer's Share", "Customer's Margin", "Hirer's Contribution", "Hirer's Margin", 'Own Contribution', "Party's Contribution", "Party's Margin", "Party's Share", 'Own Fund', 'Customer Down Payment', 'Down Payment by Customer', 'Down Payment Collected', 'Down Payment to be collected from customer', 'Amount payable by customer', 'Amount payable by customer at showroom', 'Amount to be collected from customer', 'To be collected from customer', 'Balance to be paid by customer', 'Amount to be paid by Customer', 'Payable by Customer', 'Initial Payment by hirer', 'Initial Contribution', 'Initial Hire', 'Margin Money Received', 'Margin Money to be collected', 'Margin Received', 'Margin Collected', 'DP Amount', 'Down Payment Received', 'Customer DP', 'Down Payment (A)', 'Margin from customer', 'Margin by customer', 'Margin Money from customer', 'Margin from borrower', 'Margin to be paid by customer', 'Customer to pay you', 'Customer to pay'],
    other: ['कोटेशन राशि', 'कोटेशन रकम', 'मार्जिन राशि', 'ब्याज दर', 'पिता का नाम', 'व्याज दर', 'Ex-Showroom Price', 'On Road Price', 'Invoice Value', 'Tenure', 'EMI', 'EMI Amount', 'Processing Fee', 'Insurance', 'Registration', 'Loan Agreement No', 'Agreement No', 'Application No', 'Loan Account No', 'Chassis No', 'Engine No', 'Colour', 'Color', 'Dealer Code', 'Address', 'Mobile No', 'Mobile', 'Phone', 'Total', 'Asset Cost', 'Disbursement Amount', 'Net Disbursement', 'Amount to be Disbursed', 'Advance EMI', 'Rate of Interest', 'Branch', 'Location', 'Validity', 'Valid Till', 'Variant', 'Co-Applicant', 'Guarantor', 'Subvention', 'Quantity', 'Year of Manufacture', 'Serial No', 'IMEI', 'IMEI No', 'Serial Number / IMEI', 'Model Code', 'Other Charges', 'Dealer Address', 'Customer Address', 'GSTIN', 'Scheme', 'Product Type', 'Dealer Location', 'Dealer Bank A/c', 'Dealer Bank', 'Product Cost', 'Cost of Vehicle', 'Store Code', 'Make', 'Vehicle Finance', 'Vehicle Loan', 'Vehicle Finance Division', 'Two Wheeler Loan', 'Two Wheeler Finance', 'Tractor Finance', 'Tractor Loan', 'Car Loan', 'Auto Loan', 'Product Finance', 'Vehicle Cost', 'Vehicle Price', 'Vehicle Registration', 'Vehicle Registration No', 'Asset Category', 'Asset Type', 'Product Category', 'Invoice Amount', 'Quotation No', 'Quotation', 'Proforma Invoice No', 'Proforma', 'Loan Account', 'LAN', 'LTV', 'Loan Tenure', 'Loan Type', 'Loan Application No', 'Loan No', 'Loan Agreement', 'Loan Account Number', 'Net Disbursal', 'Dealer Payout', 'Payable to Dealer', 'Amount payable to dealer', 'Dealer Subvention', 'Dealer Signature', "Dealer's acknowledgement", "Borrower's signature", 'Customer ID', 'Customer Code', 'Customer Signature', 'Customer Mobile', 'Customer Mobile No', 'Customer GSTIN', 'Vendor Code', 'Store Address', 'Store ID', 'Supplier Code', 'Road Tax', 'Total Cost', 'Total Price', 'Co-Borrower', 'Co-Applicant Name', 'Instalments', 'EMI Start Date', 'Sales Executive', 'Valid Upto', 'Validity of DO'],
  },
  rules: [
    seeingOnly(formField('delivery.number.label', 'delivery_order_number', 'number', numberGrammar), isNotOfPayment),
    numberAtHead('delivery.number.head', 'delivery_order_number', numberGrammar),
    seeingOnly(
      doubtedWhereMonthFirst(formField('delivery.date.label', 'delivery_order_date', 'date', dateGrammar(years))),
      isNotOfOther,
    ),
    doubtedWhereMonthFirst(dateAtHead('delivery.date.head', 'delivery_order_date', dateGrammar(years))),
    formField('delivery.financier.label', 'financier_name', 'financier', financierGrammar),
    financierAtHead,
    financierInLetter,
    seeingOnly(
      formField('delivery.dealer.label', 'dealer_name', 'dealer', dealerGrammar, { lines: 2 }),
      (hit, page) => isNotOfMake(hit) && isNotTold(hit) && isNotSpokenOf(hit) && !isOfSentence(hit, page),
    ),
    formField('delivery.customer.label', 'customer_name', 'customer', customerGrammar, { lines: 2 }),
    nameUnderHeading('dealer_name', 'dealer'),
    nameUnderHeading('customer_name', 'customer'),
    customerInLetter,
    assetAtLabel,
    assetByKind,
    assetInLetter,
    assetOfSubject,
    loanInLetter,
    downInLetter,
    loanLabel,
    ...[formField('delivery.loan.net', 'loan_amount', 'net_loan', amountGrammar, { strength: 0.8 }), paidInLetter].map(
      (rule) => unlessFound(rule, [loanInLetter, loanLabel]),
    ),
    formField('delivery.down.label', 'down_payment', 'down', amountGrammar),
    partsOfPrice,
  ],
  settle: (fields) => cautious(notTwice(fields, namesOnOrder)),
}
