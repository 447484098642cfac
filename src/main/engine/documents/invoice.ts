import type { ExtractedField } from '../../../shared/domain/reading'
import { holdsItems } from '../extraction/tables/items/line-items'
import { mostDoubted } from '../extraction/rules/bounds'
import { fromCode, fromWords } from '../extraction/rules/candidates'
import { endsAddress } from '../extraction/addresses/address-end'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { dateGrammar } from '../extraction/grammars/grammar'
import { gstinGrammar } from '../extraction/grammars/identifier-grammars'
import { textOf } from '../extraction/layout/layout'
import type { LabelHit, LabelledPage } from '../extraction/labels/labels'
import type { Candidate, Rule, RuleContext } from '../extraction/rules/rule'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { spanOf } from '../extraction/layout/span'
import { outsideTables } from '../extraction/tables/around-table'
import { rupees } from '../extraction/tables/amounts'
import type { SumName } from '../extraction/tables/items/invoice-sums'
import { parseDate } from '../identifiers'
import { onceFor } from '../once-for'
import { readEInvoice } from '../reading/codes'
import { cautious } from './trade/cautious'
import { titles, words, type DocumentDefinition } from './definition'
import { addressee } from './trade/invoice-addressee'
import { invoiceDevanagariLabels } from './trade/invoice-devanagari-labels'
import { barelyNumbered, dateAtNumber, hashed, ownDate, ownNumber } from './trade/invoice-numbers'
import { gstinLeft, gstinsOn, signedFor, signerOf, taxNumber } from './trade/issuer'
import { contradicted, proved } from './trade/settle-amounts'
import { taxLabels } from './trade/trade-labels'
import { partiesOf } from './trade/party-headings'
import { letterhead } from './trade/letterhead'
import { dateAtHead } from './trade/letter-number'
import { doubtsOf, partyCandidates, readTrade } from './trade/trade-reading'
import { inBoth } from './wordings'

const years = { from: 2000, to: new Date().getFullYear() + 2 }
const paths: Readonly<Record<SumName, string>> = {
  taxable: 'taxable_amount',
  cgst: 'cgst_amount',
  sgst: 'sgst_amount',
  igst: 'igst_amount',
  total: 'total_amount',
}

const readingOf = onceFor((context: RuleContext) => readTrade(context, paths, true))

const title =
  /invoice|original|\w*plicate\b|recipient|bill\s+of\s+supply|(?:freight|cash|credit|retail)\s+(?:bill|memo)|jurisdiction|page\s+\d|^\W*gst|\b(?:irn|ack|e-?way|copy)\b|^\W*(?:(?:टैक्स|टॅक्स|कर)\s+\S+|(?:नकद|कैश|रोख)\s.*|बीजक|बिल)\W*$/iu

/** "SAME AS CONSIGNEE", "As above": who is named elsewhere. */
const isSameAs = (name: string): boolean => /^(?:same\s+as|as\s+above|same\b|--*$)/i.test(name)

const parties: Rule = {
  name: 'invoice.parties',
  find: ({ pages }) => {
    const sellers = partiesOf(pages, 'seller')
    const buyers = partiesOf(pages, 'buyer').filter(({ name }) => !isSameAs(name?.value ?? ''))
    const receivers = buyers.length > 0 ? buyers : partiesOf(pages, 'receiver')
    // "Name : M/s …": what opens the name heads no block of its own.
    const named = receivers.some(({ name }) => name !== null) ? [] : partiesOf(pages, 'name').slice(0, 1)
    const head = sellers.length > 0 ? null : letterhead(pages, title, receivers)
    const signer = sellers.length > 0 || head?.name ? null : signerOf(pages, receivers)
    const unheaded = receivers.length > 0 || named.length > 0 ? null : addressee(pages, head)
    return [
      ...sellers.flatMap((p) => partyCandidates(p, 'seller', 'invoice.seller.heading', 0.9)),
      ...partyCandidates(head, 'seller', 'invoice.seller.head', 0.75),
      ...partyCandidates(signer, 'seller', 'invoice.seller.signer', 0.75),
      ...[head, ...sellers].flatMap((p) => signedFor(pages, p?.name ?? null, 'seller_name', 'invoice.seller.signed')),
      ...receivers.flatMap((p) => partyCandidates(p, 'buyer', 'invoice.buyer.heading', 0.9)),
      // "Name: Dr. Anupam Saxena" over the items of a bill of few words.
      ...named.flatMap((p) => partyCandidates(p, 'buyer', 'invoice.buyer.heading', 0.7)),
      // No heading says where such a block begins.
      ...partyCandidates(unheaded, 'buyer', 'invoice.buyer.addressed', 0.75).map((candidate) =>
        candidate.path === 'buyer_gstin' ? candidate : { ...candidate, most: mostDoubted },
      ),
    ]
  },
}

/** Tax numbers in printed order: that of who writes the paper comes first. */
const taxNumbers: Rule = {
  name: 'invoice.gstin.order',
  find: ({ pages }) => {
    const all = gstinsOn(pages)
    const found = all.filter(({ page }) => page === pages[0])
    // The number in the block of who buys is not that of who sells, though it be the only one.
    const headed = [...partiesOf(pages, 'buyer'), ...partiesOf(pages, 'receiver')]
    const unheaded = headed.length > 0 ? null : addressee(pages, letterhead(pages, title))
    const buyers = unheaded ? [unheaded] : partiesOf(pages, 'buyer')
    const bought = buyers.flatMap((p) => p.gstin?.value ?? [])
    const first = found.find((f) => !bought.includes(f.number.value)) ?? null
    const other = found.find((f) => f.number.value !== first?.number.value) ?? null
    const left = gstinLeft(all, unheaded ? [unheaded] : headed)
    return [
      ...taxNumber(first, 'seller', 'invoice.gstin.first', 0.7),
      ...taxNumber(other, 'buyer', 'invoice.gstin.second', 0.6),
      ...taxNumber(left, 'seller', 'invoice.gstin.left', 0.85),
    ]
  },
}

const code: Rule = {
  name: 'invoice.code',
  find: ({ codes }) =>
    codes.flatMap(({ page, code: found }) => {
      const invoice = readEInvoice(found.text)
      if (!invoice) return []
      const put = (path: string, value: string): Candidate[] =>
        value === ''
          ? []
          : [
              fromCode({ page, quad: found.quad }, 'qr', 'invoice.code', path, value, {
                strength: 0.95,
                reasons: [{ code: 'signature_key_unknown' }],
              }),
            ]
      return [
        ...put('seller_gstin', invoice.sellerGstin),
        ...put('buyer_gstin', invoice.buyerGstin === 'URP' ? '' : invoice.buyerGstin),
        ...put('invoice_number', invoice.documentNumber),
        ...put('invoice_date', parseDate(invoice.documentDate, years)?.value ?? ''),
        ...put('total_amount', rupees(Math.round(invoice.totalValue * 100))),
      ]
    }),
}

/** The day as tills print it: in a place of its own over the items, without a label, and only one. */
const bareDate: Rule = {
  name: 'invoice.date.bare',
  find: ({ pages: [page] }) => {
    if (!page || page.hits.some(({ label }) => label === 'date')) return []
    const read = dateGrammar(years)
    const found = page.layout.segments.flatMap(({ words }) => {
      const date =
        /^\W*\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}(?:\W+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?)?\W*$/i
      const value = date.test(textOf(words)) ? read(spanOf(words)) : null
      return value ? [value] : []
    })
    const [first] = found
    return first && found.every(({ value }) => value === first.value)
      ? [fromWords(page.layout, 'invoice_date', 'invoice.date.bare', first, 0.6)]
      : []
  },
}

/** "Company GSTIN" under "Company" with the firm of a guest beside it: where the seller has a label of its own. */
const isOfGuest = ({ segment, phrase }: LabelHit, page: LabelledPage): boolean =>
  /^company/i.test(phrase) &&
  page.hits.some((hit) => hit.label === 'seller_gstin' && hit.segment !== segment && !/^company/i.test(hit.phrase))

const around: readonly Rule[] = [
  hashed,
  barelyNumbered,
  ownNumber,
  ownDate(years),
  dateAtNumber(years),
  bareDate,
  dateAtHead('invoice.date.head', 'invoice_date', dateGrammar(years)),
  formField('invoice.due.label', 'due_date', 'due', dateGrammar(years)),
  seeingOnly(
    formField('invoice.seller_gstin.label', 'seller_gstin', 'seller_gstin', gstinGrammar),
    (hit, page) => !isOfGuest(hit, page),
  ),
  seeingOnly(formField('invoice.guest_gstin.label', 'buyer_gstin', 'seller_gstin', gstinGrammar), isOfGuest),
  formField('invoice.buyer_gstin.label', 'buyer_gstin', 'buyer_gstin', gstinGrammar),
  parties,
  // Under a label of its own an address may stand apart from the name.
  formAddress('invoice.seller_address.label', 'seller_address', 'seller_address', endsAddress, 0.85),
  formAddress('invoice.buyer_address.label', 'buyer_address', 'buyer_address', endsAddress, 0.85),
  taxNumbers,
]

export const invoice: DocumentDefinition = {
  type: 'INVOICE',
  cues: [
    ...titles({
      'Tax Invoice': 1.8,
      Invoice: 1.3,
      'Bill of Supply': 0.8,
      'GST Invoice': 1.6,
      'Commercial Invoice': 1.3,
      'Export Invoice': 1.3,
      'Fee Bill': 1,
      'Cash Bill': 0.9,
      'Credit Bill': 0.9,
      'Cash Memo': 0.9,
      'Cash / Credit Memo': 1.1,
      'Cash / Credit Bill': 1.1,
      'Bill / Cash Memo': 1.1,
      'Credit Memo': 0.9,
      'Estimate / Cash Memo': 1,
      'Service Bill': 1,
      'Memo of Fees': 1.2,
      'Memorandum of Fees': 1.2,
      'Bill of Fees': 1.2,
      'Fee Note': 1,
      'Freight Bill': 1.3,
      'Transport Bill': 1.3,
      'Transportation Bill': 1.3,
      'टैक्स इनवॉइस': 1.8,
      'टैक्स इन्वॉइस': 1.8,
      'टॅक्स इनव्हॉइस': 1.8,
      'कर बीजक': 1.8,
      'कर चालान': 1.4,
      बीजक: 1,
      'नकद बिल': 0.9,
      'कैश मेमो': 0.9,
      'कैश / क्रेडिट मेमो': 1.1,
      'रोख / उधार बिल': 1.1,
      'रोख बिल': 0.9,
    }),
    ...words({
      'Invoice No': 0.6,
      'Invoice Number': 0.6,
      'Invoice Date': 0.5,
      HSN: 0.3,
      'HSN/SAC': 0.4,
      SAC: 0.3,
      'Bill No': 0.2,
      'Bill Date': 0.15,
      'Professional Fees': 0.6,
      Particulars: 0.15,
      'Professional Charges': 0.5,
      'Professional Services': 0.4,
      'Professional Services Rendered': 0.6,
      'Consultancy Charges': 0.4,
      'Description of Service': 0.3,
      'Description of Services': 0.3,
      'Description of Goods': 0.3,
      CGST: 0.25,
      SGST: 0.25,
      IGST: 0.25,
      'Bill To': 0.3,
      'Billed To': 0.3,
      'Taxable Value': 0.4,
      'Taxable Amount': 0.4,
      'Place of Supply': 0.4,
      'Amount in Words': 0.2,
      'Amount Chargeable': 0.3,
      'Due Date': 0.1,
      'Total Freight': 0.4,
      'Transport Contractors': 0.15,
      'Fleet Owners': 0.15,
      // What the printed bills of shops say at their foot; a title on a coloured band is often not read.
      'Goods once sold': 0.5,
      'Dealers in': 0.15,
      'G. Total': 0.2,
      'Rs. in words': 0.2,
      'Reverse Charge': 0.3,
      'माल का विवरण': 0.4,
      'मालाचा तपशील': 0.4,
      'मालाचे वर्णन': 0.4,
      'भूल चूक लेनी देनी': 0.5,
      'चूक भूल देणे घेणे': 0.5,
      'चूक भूल द्यावी घ्यावी': 0.5,
      'बिका हुआ माल वापस नहीं होगा': 0.5,
      'विकलेला माल परत घेतला जाणार नाही': 0.5,
      'न्याय क्षेत्र': 0.2,
      'Composition taxable person': 0.8,
      'not eligible to collect tax on supplies': 0.8,
    }),
  ],
  // What a distributor of cooking gas sends to a kitchen is an invoice too, of a type of its own, and what is metered.
  signs: { gstin: 0.2, cylinder_memo: -3, metered_supply: -3 },
  // prettier-ignore
  labels: inBoth({
    number: ['Invoice No', 'Invoice Number', 'Invoice #', 'Tax Invoice #', 'Bill #', 'Inv No', 'Bill No', 'Invoice', 'Tax Invoice No', 'Document No', 'Invoice Serial No', 'Inv. No.', 'Bill Number', 'Invoice ID', 'Serial No of Invoice', 'Cash Memo No', 'Memo No', 'Cash Bill No', 'Bill of Supply No', 'Voucher No', 'Billing Doc No', 'Billing Document', 'Billing Document No', 'Billing Document Number', 'Tax Invoice Number', 'GST Invoice No', 'Retail Invoice No', 'Invoice / Bill No', 'Bill / Invoice No'],
    details: ['Bill of Supply', 'Cash Memo', 'Credit Memo', 'Cash Bill', 'Credit Bill', 'Composition taxable person', 'Invoice Details', 'Order Number', 'Order Id'],
    date: ['Invoice Date', 'Dated', 'Date', 'Date of Invoice', 'Bill Date', 'Inv Date', 'Dt', 'Issue Date', 'Date of Issue', 'Invoice Dt', 'Document Date', 'Issued', 'Issued On', 'Billing Date', 'Date of Bill', 'Date of Invoicing', 'Raised On', 'Invoiced On', 'Billed On'],
    due: ['Due Date', 'Payment Due', 'Payment Due Date', 'Due On', 'Pay By', 'Payable by', 'Due', 'Due By', 'Payment Due By', 'Pay Before', 'Payment Due on', 'Please pay by', 'Kindly pay by', 'Kindly remit on or before', 'Please remit on or before', 'Kindly pay on or before', 'Please pay on or before', 'Remit by', 'Payable on or before'],
    seller: ['Seller', 'Sold By', 'Supplier', 'Details of Supplier', 'Consignor', 'Bill From', 'Billed From', 'Invoice From', 'Service Provider', 'Vendor', 'From', 'Seller Details', 'Supplier Details', 'Issued by', 'Exporter', 'Shipper', 'Beneficiary'],
    buyer: ['Bill To', 'Billed To', 'Buyer', 'Buyer (Bill to)', 'Buyer (if other than consignee)', 'Customer', 'Invoice To', 'Bill to Party', 'Billing Address', 'Details of Receiver (Billed to)', 'Details of Receiver', 'Customer Details', 'Buyer Details', 'Sold To', 'Sold-to Party', 'Bill-to Party', 'Billed to Party', 'Recipient', 'Details of Recipient', 'Details of Buyer', 'Invoiced To', 'Client', 'Party', 'Party Name', 'Bill To Party', 'To', 'M/s', 'Customer Name', 'Cust Name', 'Buyer Name', 'Party Details', 'Name of Customer', 'Name of the Customer', 'Name of Buyer', 'Name of Purchaser', "Customer's Name", "Buyer's Name", "Purchaser's Name", 'Purchaser', 'Guest Name', 'Name of Guest', 'Patient Name', 'Client Name', 'Member Name', 'Name of Party', 'Name of Recipient', 'Recipient Name', 'Invoice for', 'Billed To M/s', 'Customer Name & Address', 'Customer Name and Address', 'Name & Address of Customer', 'Name and Address of Customer', "Buyer's Name & Address", 'Name & Address of Buyer', 'Name and Address of Buyer', 'Name & Address of Recipient', 'Name and Address of Recipient'],
    receiver: ['Ship To', 'Shipped To', 'Consignee', 'Consignee (Ship to)', 'Ship to Party', 'Details of Consignee', 'Details of Consignee (Shipped to)', 'Delivery Address', 'Shipping Address', 'Deliver To', 'Place of Delivery', 'Ship-to Party'],
    seller_gstin: ['Seller GSTIN', 'Supplier GSTIN', 'GSTIN of Supplier', 'Our GSTIN', 'Company GSTIN', 'GSTIN of Seller', "Company's GSTIN", 'Hotel GSTIN', 'Hotel GST No', 'Our GST No', 'Firm GSTIN'],
    buyer_gstin: ['Buyer GSTIN', 'Customer GSTIN', 'GSTIN of Recipient', 'Party GSTIN', 'GSTIN of Buyer', 'Recipient GSTIN', 'Client GSTIN', 'Buyer GSTIN/UIN', 'Guest GSTIN', 'Guest Company GSTIN'],
    gstin: ['GSTIN', 'GSTIN/UIN', 'GST No', 'GSTIN No', 'GST Number', 'GST IN', 'GST Reg No', 'GST', 'GST Registration No'],
    seller_address: ['Seller Address', "Seller's Address", 'Supplier Address', "Supplier's Address", 'Address of Supplier', 'Address of Seller', 'Vendor Address'],
    buyer_address: ['Buyer Address', "Buyer's Address", 'Customer Address', "Customer's Address", 'Client Address', 'Recipient Address', 'Party Address', 'Address of Buyer', 'Address of Customer', 'Address of Recipient'],
    address: ['Address', 'Add', 'Addr'],
    name: ['Name', 'Company Name', 'Organisation', 'Organization', 'Organisation Name', 'Organization Name', 'Firm Name', 'Legal Name', 'Trade Name', 'Business Name', 'Name & Address', 'Name and Address'],
    party_other: ['State Name', 'State', 'State Code', 'Code', 'Phone', 'Mobile', 'Email', 'Contact', 'PAN', 'PAN No', 'CIN', 'Contact No', 'Website', 'Tel', 'E-mail', 'Place of Supply', 'Ph', 'Phone No', 'Mobile No', 'S/o', 'W/o', 'D/o', 'Son of', "Father's Name", 'Designation', 'Party PAN', 'Buyer PAN', 'D.L.No', 'Drug Licence No', 'Cust. ID', 'Customer ID'],
    taxable: ['Taxable Value', 'Taxable Amount', 'Gross Amount', 'Gross Value', 'Sub Total', 'Subtotal', 'Total Taxable Value', 'Total Before Tax', 'Total Amount before Tax', 'Basic Amount', 'Total Taxable Amount', 'Taxable Amt', "Tax'ble Amt", 'Taxable', 'Amount before Tax', 'Assessable Value', 'Total Value of Supply', 'Value of Taxable Service', 'Value of Taxable Services', 'Value of Taxable Supply', 'Taxable Value of Services', 'Basic Price', 'Basic Value', 'Net Taxable Value', 'Ex-Showroom Price', 'Value of Goods', 'Taxable Total', 'Assessable Amount'],
    cgst: taxLabels.cgst,
    sgst: taxLabels.sgst,
    igst: taxLabels.igst,
    total: ['Grand Total', 'Total Amount', 'Invoice Total', 'Total Invoice Value', 'Amount Payable', 'Net Payable', 'Total', 'Invoice Value', 'Total Amount After Tax', 'Balance Due', 'Amount Due', 'Total Payable', 'Total Invoice Amount', 'Net Amount Payable', 'Total Due', 'Invoice Amount', 'Total (INR)', 'Total Amount Payable', 'Grand Total (INR)', 'Bill Amount', 'Total Value', 'Tot Inv. Amt', 'Total Inv. Amt', 'Bill Total', 'Total Bill Amount', 'Net Bill Amount', 'Total Rs', 'Grand Total Amount', 'Net Payable Amount', 'Invoice Total (INR)', 'Total Bill Value', 'Amount to be Paid'],
    net: ['Net Amount', 'Net Value', 'Net Amt', 'Net Total'],
    total_tax: ['Total Tax', 'Tax Amount', 'Total Tax Amount', 'Total GST', 'GST Amount', 'Tax Amount (in words)', 'Tax Total'],
    freight: ['Freight', 'Freight Charges', 'Packing & Forwarding', 'Packing and Forwarding', 'Transport Charges', 'Shipping', 'Shipping Charges', 'Insurance', 'Packing Charges', 'Delivery Charges'],
    rounding: ['Round Off', 'Rounded Off', 'Rounding', 'Round Off (+/-)', 'Rounding Off', 'R/Off'],
    other: ['Amount in Words', 'Amount Chargeable (in words)', 'Order No', 'PO No', "Buyer's Order No", "Supplier's Ref", "Supplier's Ref No", "Supplier's Reference", 'Supplier Ref', "Buyer's Ref", "Buyer's Reference", "Vendor's Ref", 'Your Ref', 'Our Ref', 'PO Date', 'Delivery Note', 'Delivery Note Date', 'Terms of Payment', 'Mode/Terms of Payment', 'Reference No', 'Vehicle No', 'E-Way Bill No', 'e-Way Bill No', 'Despatched through', 'Dispatched through', 'Destination', 'IRN', 'Ack No', 'Ack Date', 'Bank Name', 'A/c No', 'Account No', 'IFSC', 'Branch', 'LR No', 'Challan No', 'Order Date', 'Payment Terms', 'Terms of Delivery', 'Reverse Charge', 'Supply Date', 'Date of Supply', 'Transport Mode', 'Other References', 'Amount Paid', 'Paid Amount', 'Advance', 'Received', 'Due Amount', 'Discount', 'Cess', 'Pay to', 'Remit to', 'Payable to', 'Cheque in favour of', 'Model', 'Chassis No', 'Engine No', 'Hypothecated to', 'Financed by', 'Room No', 'Arrival', 'Departure'],
  }, invoiceDevanagariLabels),
  rules: [code, ...outsideTables(around, (context) => readingOf(context).items.areas)],
  continues: holdsItems,
  tables: (context) => {
    const { cells, candidates } = readingOf(context)
    return { cells, candidates }
  },
  doubts: (context) => doubtsOf(readingOf(context), context),
  settle: (fields, context) => settleSums(fields, context),
}

function settleSums(fields: readonly ExtractedField[], context: RuleContext): ExtractedField[] {
  const { solution } = readingOf(context)
  const { sums } = solution
  const taxed = sums.cgst !== null || sums.igst !== null
  return cautious(fields).map((field) => {
    const name = (Object.keys(paths) as SumName[]).find((n) => paths[n] === field.path)
    if (name === undefined) return field
    const wanted = sums[name]
    if (solution.adds && taxed && wanted !== null && field.value === rupees(wanted)) return proved(field)
    return solution.adds ? field : contradicted(field)
  })
}
