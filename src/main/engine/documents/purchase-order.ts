import { holdsItems } from '../extraction/tables/items/line-items'
import { endsAsFirm, endsInLegalForm } from '../extraction/grammars/firm-names'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { dateGrammar, type Grammar } from '../extraction/grammars/grammar'
import { gstinGrammar } from '../extraction/grammars/identifier-grammars'
import type { LabelHit, LabelledPage } from '../extraction/labels/labels'
import { doubtedWhereMonthFirst } from '../extraction/rules/month-first'
import type { Candidate, Rule, RuleContext } from '../extraction/rules/rule'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { outsideTables } from '../extraction/tables/around-table'
import { rupees } from '../extraction/tables/amounts'
import { onceFor } from '../once-for'
import { cautious } from './trade/cautious'
import { titles, words, type DocumentDefinition } from './definition'
import { gstinLeft, gstinsOn, signedFor, signerOf, taxNumber } from './trade/issuer'
import { dateAtHead, letterNumber, numberAtHead } from './trade/letter-number'
import { proved } from './trade/settle-amounts'
import { taxLabels } from './trade/trade-labels'
import { partiesOf } from './trade/party-headings'
import { letterhead } from './trade/letterhead'
import { suppliedAt } from './trade/order-letter'
import { doubtsOf, partyCandidates, readTrade } from './trade/trade-reading'

const years = { from: 2000, to: new Date().getFullYear() + 2 }
const readingOf = onceFor((context: RuleContext) => readTrade(context, { total: 'total_amount' }, false))

const title = /purchase\s+order|work\s+order|page\s+\d|copy|original/i

const supplierNumber = formField('order.supplier_gstin.label', 'supplier_gstin', 'supplier_gstin', gstinGrammar)

/** Who orders writes the paper; who delivers is named on it. */
const parties: Rule = {
  name: 'order.parties',
  find: (context) => {
    const { pages } = context
    // "Buyer" may also name the clerk who ordered: then the head of the paper says whose it is.
    const headed = partiesOf(pages, 'buyer')
    const wholly = headed.filter(
      ({ name, address, gstin }) => name !== null && (address !== null || gstin !== null || endsAsFirm(name.value)),
    )
    const suppliers = partiesOf(pages, 'supplier')
    const issuer = letterhead(pages, title, [...suppliers, ...headed])
    // "Invoice to: Shared Services" names an office of the company that heads the paper and signs it.
    const signedBy = (party: typeof issuer): Candidate[] =>
      signedFor(pages, party?.name ?? null, 'buyer_name', 'order.buyer.signed')
    const isSigned = signedBy(issuer).length > 0
    const whole = wholly.length > 0 && !(isSigned && endsInLegalForm(issuer?.name?.value ?? ''))
    const buyers = wholly.length > 0 ? wholly : headed
    const head = whole ? null : issuer
    return [
      ...suppliers.flatMap((p) => partyCandidates(p, 'supplier', 'order.supplier.heading', 0.9)),
      ...buyers.flatMap((p) => partyCandidates(p, 'buyer', 'order.buyer.heading', whole ? 0.9 : 0.7)),
      ...partyCandidates(head, 'buyer', 'order.buyer.head', 0.75),
      ...[head, ...buyers].flatMap(signedBy),
      ...partyCandidates(head?.name || whole ? null : signerOf(pages, suppliers), 'buyer', 'order.buyer.signer', 0.75),
      ...taxNumber(
        gstinLeft(gstinsOn(pages), suppliers, supplierNumber.find(context)),
        'buyer',
        'order.gstin.left',
        0.85,
      ),
    ].filter((c) => !c.path.endsWith('_address'))
  },
}

const addressEnds = (text: string): boolean =>
  /^\W*(?:gst|pan\b|phone|mobile|email|contact|site\s+contact|project\s*:|terms|payment|delivery\s+date|sr\b|s\.?\s*no|item|description|kind|attn)/i.test(
    text,
  )

/** When goods are to come is no part of where to: "… Goa - 403005 before 25 June", "(9 am to 4 pm)", "between 9 A.M." */
const untilWhen =
  /[\s,;]*(?:\b(?:between|from|during)\s+\d{1,2}(?:[.:]\d{2})?\s*(?:[ap]\.?\s?m\b|(?:to|and|-)\s*\d{1,2}(?:[.:]\d{2})?\s*[ap]\.?\s?m\b|hrs\b).*|\b(?:on\s+or\s+before|before|by|not\s+later\s+than|latest\s+by|within)\s+(?:the\s+)?\d.*|\([^)]*\d\s*[ap]\.?m\b[^)]*\).*)$/i
/** "our plant at Plot 204, …": what stands at a place is no part of where that is. */
const standingAt = /^(?:our\s+|the\s+)?(?:plant|works|factory|site|godown|premises)\s+(?:situated\s+)?at\s+/i
/** "Delivery as per daily call-up", "within 7 days": how and when, and not where. */
const howOrWhen = /^(?:as\s+)?(?:per|agreed|mutually|immediate|within|ex\W?(?:stock|works))\b/i
const deliveryLabel = formAddress('order.delivery.label', 'delivery_address', 'delivery', addressEnds)
const deliveredAt: Rule = {
  name: deliveryLabel.name,
  find: (context) =>
    deliveryLabel
      .find(context)
      .map((found) => ({ ...found, value: found.value.replace(untilWhen, '').replace(standingAt, '') }))
      // "to be delivered at site before 30 March" names no place.
      .filter(({ value }) => /\s/.test(value) && !howOrWhen.test(value)),
}

/** "PO No./Rev : 4500219987 / 0": which revision of the order a paper is stands behind its number. */
const revised: Grammar = (span) => {
  const read = letterNumber(1, 32)(span)
  return read && { ...read, value: read.value.replace(/\s*\/\s*(?:r(?:ev)?|a(?:md)?)?[.\s-]*\d{1,2}$/i, '') }
}

/** "HWR-2018-00627, 0": as systems print it at the head of an order, which revision it is behind a comma. */
const printedNumber = letterNumber(1, 32)
const orderNumber: Grammar = (span) => {
  const read = printedNumber(span)
  const value = read?.value.replace(/(?<=\d{3}),\d{1,2}$/, '')
  // An order of which nothing but noughts is read is numbered by none: they tell that it was never revised.
  return read && value && !/^0+$/.test(value) ? { ...read, value } : null
}

/** "Standard Purchase Order" is a kind of order: what it is called is the label of a number where it opens its text. */
const isNoKind = ({ phrase, segment: { words }, from, to }: LabelHit): boolean =>
  phrase !== 'Purchase Order' ||
  from === 0 ||
  [words[to - 1], words[to]].some((word) => /[:：#]/.test(word?.text ?? ''))

/** Where an order has a number of its own, that of a contract beside it tells under which other paper it was placed. */
const isNoOtherContract = ({ phrase }: LabelHit, { hits }: LabelledPage): boolean =>
  !/^contract/i.test(phrase) ||
  !hits.some(
    (other) =>
      (other.label === 'number' && !/^(?:contract|purchase order$)/i.test(other.phrase)) ||
      (other.label === 'order' && other.from === 0 && other.to === other.segment.words.length),
  )

/** An address whose first line is a firm's name keeps it: goods are delivered to both. */
const around: readonly Rule[] = [
  seeingOnly(
    formField('order.number.label', 'po_number', 'number', orderNumber),
    (hit, page) => isNoKind(hit) && isNoOtherContract(hit, page),
  ),
  formField('order.number.revision', 'po_number', 'number_revision', revised),
  seeingOnly(
    formField('order.number.word', 'po_number', 'order', letterNumber(5, 32), { strength: 0.7 }),
    ({ from }) => from === 0,
  ),
  // A form of a system of quality has a number and a day of its own, called so too.
  formField('order.number.document', 'po_number', 'document', letterNumber(3, 32), { strength: 0.75 }),
  formField('order.date.document', 'po_date', 'document_date', dateGrammar(years), { strength: 0.75 }),
  numberAtHead('order.number.head', 'po_number', letterNumber(1, 32)),
  doubtedWhereMonthFirst(formField('order.date.label', 'po_date', 'date', dateGrammar(years))),
  doubtedWhereMonthFirst(dateAtHead('order.date.head', 'po_date', dateGrammar(years))),
  supplierNumber,
  formField('order.buyer_gstin.label', 'buyer_gstin', 'buyer_gstin', gstinGrammar),
  deliveredAt,
  suppliedAt,
  parties,
]

export const purchaseOrder: DocumentDefinition = {
  type: 'PURCHASE_ORDER',
  cues: [
    ...titles({
      'Purchase Order': 2,
      'Supply Order': 1.8,
      'Order for Supply': 1.8,
      'Order for Goods': 1.8,
      'Order for Material': 1.8,
      'Order for Materials': 1.8,
      'Order for Supply of': 1.8,
      'Supply / Work Order': 1.4,
      'Material Order': 1.4,
      'Procurement Order': 1.8,
      'GeM Contract': 1.6,
      'Work Order': 0.6,
      'Standard PO': 1.2,
      'Service PO': 1.2,
      'Material PO': 1.2,
      'Regular PO': 1.2,
      'Domestic PO': 1.2,
    }),
    ...words({
      'PO Number': 0.7,
      'GeM Seller ID': 0.9,
      'Bid/RA/PBP No': 0.8,
      'Organisation Details': 0.3,
      'Buyer Details': 0.3,
      'Seller Details': 0.2,
      'Consignee Detail': 0.4,
      'Ordered Quantity': 0.4,
      'Total Order Value': 0.4,
      'Total Order Amount': 0.4,
      'PO No': 0.7,
      'P.O. No': 0.7,
      'Purchase Order No': 0.7,
      'PO Date': 0.6,
      'Order Date': 0.3,
      Vendor: 0.3,
      Supplier: 0.3,
      'Ship To': 0.3,
      'Deliver To': 0.4,
      'Delivery Address': 0.4,
      'Delivery Schedule': 0.3,
      'Please supply the following': 0.5,
      'pleased to place': 0.9,
      'place this order': 0.7,
      'place our order': 0.7,
      'place an order': 0.6,
      'place the order': 0.6,
      'order on you': 0.6,
      'acceptance of this order': 0.5,
      'acceptance of the order': 0.5,
      'token of acceptance': 0.2,
      'Liquidated damages': 0.4,
      'Please supply': 0.4,
      'supply the undernoted': 0.9,
      'supply the undermentioned': 0.9,
      'supply the under mentioned': 0.6,
      'supply the following': 0.4,
      'supply of the following': 0.3,
      'on the following terms': 0.2,
      'Order No': 0.2,
      'Kindly supply': 0.4,
      'your offer': 0.2,
      'your quotation': 0.2,
      'Order placed on': 0.4,
      'Order placed by': 0.4,
      'PO Value': 0.4,
      'Total PO Value': 0.5,
      'Vendor GSTIN': 0.4,
      'Vendor Code': 0.3,
      'This PO': 0.3,
      'Order Value': 0.3,
      'Item of Work': 0.4,
      'Items of Work': 0.4,
      'Work Order No': 0.6,
      'Net Order Amount': 0.5,
      'Order valid upto': 0.5,
      'Order valid till': 0.5,
      'Deliver at': 0.4,
      'Purchase Officer': 0.4,
      'Rate Contract': 0.3,
      'Kind Attn': 0.1,
      'Authorised Signatory': 0.05,
    }),
  ],
  signs: { order_placed: 1.3 },
  // prettier-ignore
  labels: {
    order: ['Order'],
    document: ['Document No', 'Document Number'],
    document_date: ['Document Date', 'Document Dt'],
    number: ['PO No', 'PO Number', 'P.O. No', 'Purchase Order No', 'Order No', 'Purchase Order Number', 'PO #', 'P.O. Number', 'Order Number', 'Order #', 'PO Ref', 'Purchase Order #', 'Purchase Order', 'Contract No', 'Contract Number', 'P.O. Ref', 'PO ID', 'PO Reference', 'Supply Order No', 'Work Order No', 'S.O. No', 'Order Ref', 'Order Reference', 'Our Order No', 'Indent Order No', 'GeM Contract No', 'Purchase Order Ref'],
    number_revision: ['PO No / Rev', 'PO No / Rev No', 'PO No / Revision', 'PO No / Revision No', 'PO Number / Rev', 'PO Number / Revision', 'PO No / Amd', 'PO No / Amd No', 'PO No / Amendment No', 'Order No / Rev', 'Order No / Rev No', 'Order No / Amd No', 'Purchase Order No / Rev', 'Purchase Order No / Rev No'],
    date: ['PO Date', 'Order Date', 'Date', 'P.O. Date', 'Purchase Order Date', 'Dated', 'Date of Order', 'PO Dt', 'Ordered on', 'Placed on', 'Generated Date', 'Contract Date', 'Date of Contract', 'Contract Generated Date', 'PO Generated Date', 'PO Generation Date', 'Order dated', 'Order Dt', 'PO dated', 'Purchase Order dated', 'Date of PO', 'Date of Purchase Order', 'Date of Issue', 'Issue Date', 'Issued on', 'PO Raised On', 'PO Created On', 'Created On', 'Dt'],
    supplier: ['Supplier', 'Vendor', 'To', 'Supplier Name', 'Vendor Name', 'Supplier / Vendor', 'Vendor Details', 'Supplier Details', 'Vendor Name & Address', 'M/s', 'Name of Supplier', 'Seller', 'Supplier Name & Address', 'Order To', 'Issued To', 'Seller Details', 'Order placed on', 'Order placed with', 'Placed on M/s', 'Supplied by', 'To be supplied by', 'PO To', 'PO issued to', 'Order issued to', 'Name of the Supplier', 'Name of Vendor', 'Name of the Firm', 'Name of Firm', 'Name & Address of Supplier', 'Name and address of supplier', 'Name and address of the firm', 'Party', 'Party Name', 'Party Details', 'Supplier Information', 'Vendor Information', 'Supplier Code & Name', 'Supplier / Contractor', 'Messrs', 'The Proprietor', 'The Sales Manager', 'Supply From', 'Purchase From', 'Purchased From', 'Vendor / Supplier', 'Supplier Address', 'Vendor Address', 'Contractor / Firm', 'Contractor', 'Name of Contractor', 'Firm', 'Issued in favour of', 'Order in favour of', 'Placed with', 'Supplier / Seller', 'To (Seller)', 'To (Supplier)', 'To (Vendor)', 'To Seller', 'To Supplier', 'To Vendor'],
    buyer: ['Buyer', 'Bill To', 'Buyer Name', 'Purchaser', 'Invoice To', 'Billing Address', 'Company', 'Buyer Details', 'Ordered By', 'From', 'Bill To Address', 'Issued By', 'Customer', 'Buyer Entity', 'Purchasing Entity', 'Order placed by', 'Placed by', 'Ordered from', 'Buyer / Bill To', 'Bill to / Buyer', 'Buyer (Bill To)', 'Purchaser Details', 'Invoice in the name of', 'Invoice should be raised on', 'Bill in the name of', 'Raise Invoice To', 'Billing Party', 'Name of Purchaser', 'Name of the Buyer', 'Buying Organisation', 'Buyer Organisation', 'Organisation Name', 'Billed To', 'Invoicing Address'],
    delivery: ['Delivery Address', 'Ship To', 'Deliver To', 'Delivery Address / Ship To', 'Shipping Address', 'Place of Delivery', 'Delivery At', 'Deliver at', 'Delivery Location', 'Ship To Address', 'Consignee', 'Delivery Place', 'Deliver goods to', 'Deliver the goods to', 'Deliver Material To', 'Delivery Site', 'Site Address', 'Delivery Point', 'Dispatch To', 'Despatch To', 'Ship-to', 'Ship to Party', 'Shipped To', 'Goods to be delivered at', 'Material to be delivered at', 'To be delivered at', 'Store Address', 'Warehouse Address', 'Consignee Address', 'Delivery Address (Site)', 'Deliver / Ship To', 'Shipping To', 'Address for delivery', 'Place of Supply / Delivery', 'Delivery should be made at', 'Delivery to be made at', 'Delivery shall be made at', 'Material should be delivered at', 'Goods should be delivered at', 'Despatch the goods to', 'Despatch the material to', 'Consignee / Delivery', 'supply the following goods at', 'supply the following material at', 'supply the following materials at', 'supply the following items at', 'supply the following at'],
    supplier_gstin: ['Supplier GSTIN', 'Vendor GSTIN', 'GSTIN of Supplier', 'Vendor GST No', 'Seller GSTIN', 'Supplier GST No', "Seller's GSTIN", "Supplier's GSTIN", "Vendor's GSTIN"],
    buyer_gstin: ['Buyer GSTIN', 'Our GSTIN', 'GSTIN of Buyer', 'Company GSTIN', 'Billing GSTIN', 'Our GST No', 'Purchaser GSTIN', "Buyer's GSTIN", "Purchaser's GSTIN", 'Bill To GSTIN', 'GSTIN (TDS)', 'TDS GSTIN', 'GSTIN of Deductor'],
    gstin: ['GSTIN', 'GSTIN/UIN', 'GST No', 'GSTIN No', 'GST Number', 'GST'],
    address: ['Address'],
    name: ['Name', 'Company Name'],
    party_other: ['State', 'State Code', 'Phone', 'Mobile', 'Email', 'Contact', 'PAN', 'PAN No', 'CIN', 'Contact No', 'Website', 'Kind Attn', 'Contact Person', 'Vendor Code', 'Tel', 'Phone No', 'GeM Seller ID', 'Seller ID'],
    taxable: ['Taxable Value', 'Taxable Amount', 'Gross Amount', 'Gross Value', 'Sub Total', 'Subtotal', 'Total Before Tax', 'Basic Amount', 'Basic Total', 'Basic Value'],
    net: ['Net Amount', 'Net Value'],
    cgst: taxLabels.cgst,
    sgst: taxLabels.sgst,
    igst: [...taxLabels.igst, 'GST', 'GST Amount', 'Tax', 'Total Tax', 'Add GST'],
    total: ['Grand Total', 'Total Amount', 'Order Total', 'Total', 'PO Total', 'Total Order Value', 'Total PO Value', 'Net Total', 'Total Value', 'Net Payable', 'PO Value', 'Total PO Amount', 'Total Order Amount', 'Order Value', 'Grand Total (INR)', 'Total (INR)', 'Total Order Value (in INR)', 'PO Value (Rs.)', 'Total Payable', 'Gross Order Value', 'Gross PO Value', 'Gross Order Value INR', 'Net Order Value', 'Order Amount', 'Total PO Value (INR)', 'Total Value of Order', 'Value of Order', 'Total Cost', 'Net Amount Payable', 'Total incl. Tax', 'Total incl. GST', 'Total Including GST', 'Total Inclusive of Tax', 'Net PO Amount', 'Net PO Value', 'Net Order Amount', 'Total Order Cost', 'PO Amount', 'Total Contract Value', 'Contract Value'],
    freight: ['Freight', 'Freight Charges', 'Packing & Forwarding', 'Transport Charges', 'Packing and Forwarding'],
    rounding: ['Round Off', 'Rounded Off', 'Rounding'],
    other: ["Supplier's Ref", "Vendor's Ref", 'Supplier Ref', 'Your Ref', 'Our Ref', 'Amount in Words', 'Payment Terms', 'Terms of Payment', 'Delivery Date', 'Delivery Terms', 'Quotation No', 'Quotation Date', 'Quote Ref', 'Terms and Conditions', 'Authorised Signatory', 'Requisition No', 'Indent No', 'Department', 'Project Code', 'Project No', 'Name of Project', 'Rate Contract No', 'Rate Contract', 'RC No', 'Running Contract No', 'Valid Till', 'Expected Delivery', 'Delivery Schedule', 'Reference', 'Ref No', 'Currency', 'Freight Terms', 'Prepared By', 'Approved By', 'Discount', 'Validity', 'Delivery', 'Delivery Period', 'Delivery Time', 'Jurisdiction', 'Expected by', 'Purchasing Group', 'Amendment', 'Original PO Date', 'PR No', 'Indent', 'Remarks', 'Subject', 'Enquiry No', 'Tender No', 'Offer No', 'Validity of Order', 'Expected Arrival', "Buyer's rep", 'Buyer Contact'],
  },
  rules: outsideTables(around, (context) => readingOf(context).items.areas),
  continues: holdsItems,
  tables: (context) => {
    const { cells, candidates } = readingOf(context)
    return { cells, candidates }
  },
  doubts: (context) => doubtsOf(readingOf(context), context),
  settle: (fields, context) => {
    const { solution, items, isLargest } = readingOf(context)
    const { sums } = solution
    const taxed = sums.cgst !== null || sums.igst !== null
    const several = items.items.length > 1 && isLargest
    return cautious(fields).map((field) => {
      if (field.path !== 'total_amount' || sums.total === null || field.value !== rupees(sums.total)) return field
      return solution.adds && (taxed || several) ? proved(field) : field
    })
  },
}
