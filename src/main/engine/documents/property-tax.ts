/** Receipts and bills of property tax of municipal bodies. */
import { amountInWords } from '../extraction/amount-in-words'
import { endsAddress } from '../extraction/address-end'
import { fromWords } from '../extraction/candidates'
import { formAddress, formAmount, formField } from '../extraction/form-rules'
import { codeGrammar, partyGrammar } from '../extraction/form-grammars'
import { addressUnderName } from '../extraction/name-over-address'
import { dateGrammar, parsed, wordsBetween, type Grammar } from '../extraction/grammar'
import { bottom, textOf } from '../extraction/layout'
import type { Rule } from '../extraction/rule'
import { spanOf } from '../extraction/span'
import { latinDigits } from '../identifiers'
import { titles, words, type DocumentDefinition } from './definition'
import { providerRule } from './provider'

const thisYear = new Date().getFullYear()

/** A year of assessment: `2023-24` or `2023-2024`, as printed. */
const yearGrammar: Grammar = (span) => {
  const line = span.lines[0] ?? []
  const match = /(?<!\d)((?:19|20)\d{2})\s*[-–/]\s*((?:19|20)?\d{2})(?!\d)/.exec(latinDigits(textOf(line)))
  if (!match) return null
  const words = wordsBetween(line, match.index, match.index + match[0].length)
  return parsed(`${match[1]}-${match[2]}`, spanOf(words))
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

const bodies =
  /municipal|mahanagar ?palika|mahanagara ?palike|nagar (?:nigam|palika|palik|parishad|panchayat)|corporation of|\bbbmp\b|\bbmc\b|\bghmc\b|\bmcd\b|gram panchayat|महानगर ?पालिका|नगर ?पालिका|नगर ?पालिक निगम|नगर निगम|नगर (?:परिषद|पंचायत)|ग्राम ?पंचायत/i
const alike = /municipal|palika|palike|nigam|panchayat|corporation|council/i

export const propertyTax: DocumentDefinition = {
  type: 'PROPERTY_TAX_RECEIPT',
  cues: [
    ...titles({
      'Property Tax': 2.2,
      'Property Tax Receipt': 2.4,
      'Property Tax Bill': 2.4,
      'Property Tax Payment Receipt': 2.6,
      'Payment Receipt': 1.2,
      'Tax Receipt': 1.2,
      'House Tax': 2,
      'House Tax Receipt': 2.4,
      'Municipal Corporation': 0.6,
      'नगर निगम': 0.6,
      मालमत्ता: 1.2,
      'मालमत्ता कर': 2.2,
      'संपत्ति कर': 2.2,
      'सम्पत्ति कर': 2.2,
      'भवन कर': 2,
      'कर जमा रसीद': 1.6,
      'कर की रसीद': 1.6,
      गृहकर: 2,
      'गृह कर': 2,
      घरपट्टी: 2,
      'મિલકત વેરો': 2.2,
      'ಆಸ್ತಿ ತೆರಿಗೆ': 2.2,
      'சொத்து வரி': 2.2,
      'ఆస్తి పన్ను': 2.2,
      'ఇంటి పన్ను': 2.2,
      'সম্পত্তি কর': 2.2,
    }),
    ...words({
      'Assessment Year': 0.3,
      'Rateable Value': 0.8,
      'Annual Rental Value': 0.5,
      'Property ID': 0.6,
      'Property No': 0.4,
      'Assessment No': 0.5,
      'Holding No': 0.5,
      'Ward No': 0.2,
      'General Tax': 0.5,
      'Built-up Area': 0.3,
    }),
  ],
  signs: {},
  labels: {
    owner: [
      'Owner Name',
      'Name of Owner',
      'Name of the Owner',
      "Owner's Name",
      'Owner',
      'Property Owner',
      'Property Owner Name',
      'Name of Property Owner',
      'Assessee Name',
      'Name of Assessee',
      'Name of the Assessee',
      'Holder Name',
      'Received From',
      'Received with thanks from',
      'Received with thanks from Shri/Smt',
      'Property Holder Name',
      'Name of Property Holder',
      'Tax Payer Name',
      'Taxpayer Name',
      'Name',
      'मालकाचे नाव',
      'मालमत्ताधारकाचे नाव',
      'मालमत्ता धारकाचे नाव',
      'मिळकतधारकाचे नाव',
      'मिळकत धारकाचे नाव',
      'घरमालकाचे नाव',
      'करदात्याचे नाव',
      'करदाता का नाम',
      'भू-स्वामी का नाम',
      'स्वामी का नाम',
      'भवन स्वामी का नाम',
    ],
    occupier: ['Occupier Name', 'Name of Occupier', "Father's Name", "Father's/Husband's Name", 'भोगवटादाराचे नाव'],
    number: [
      'Property ID',
      'Property No',
      'Property Number',
      'Property Code',
      'Property UID',
      'UPIC ID',
      'UPIN',
      'PID',
      'PID No',
      'PTIN',
      'PTIN No',
      'Assessment No',
      'Assessee No',
      'Assessee Number',
      'Assessment Number',
      'Account No',
      'Holding No',
      'Holding Number',
      'House ID',
      'Khata No',
      'SAC No',
      'Application No (SAS)',
      'Unique Property ID',
      'Tenement No',
      'Tenament No',
      'Census No',
      'Index No',
      'Zone / Ward / Bill No',
      'Zone-Division-Bill No-Sub No',
      'मालमत्ता क्रमांक',
      'मालमत्ता क्र',
      'मिळकत क्रमांक',
      'मिळकत क्र',
      'घर क्रमांक',
      'घर क्र',
      'संपत्ति संख्या',
      'सम्पत्ति संख्या',
      'संपत्ति क्रमांक',
      'भवन संख्या',
      'मकान नंबर',
    ],
    receipt: [
      'Receipt No',
      'Receipt Number',
      'Receipt ID',
      'Challan No',
      'पावती क्रमांक',
      'पावती क्र',
      'रसीद संख्या',
      'रसीद क्रमांक',
    ],
    // What a bank or the bill calls it counts where no receipt is numbered.
    payment: ['Bill No', 'Bill Number', 'Transaction No', 'Transaction ID', 'Payment Reference No'],
    date: [
      'Receipt Date',
      'Date of Receipt',
      'Payment Date',
      'Date of Payment',
      'Paid on',
      'Transaction Date',
      'Bill Date',
      'Date',
      'पावती दिनांक',
      'रसीद दिनांक',
      'भुगतान की तिथि',
      'दिनांक',
    ],
    address: [
      'Property Address',
      'Address of Property',
      'Address of the Property',
      'Premises Address',
      'Location of Property',
      'House Address',
      'Door No / Address',
      'House No / Address',
      'Address',
      'मालमत्तेचा पत्ता',
      'पत्ता',
      'पता',
    ],
    home_address: ['Correspondence Address', 'Mailing Address', 'Owner Address', 'Billing Address'],
    year: [
      'Assessment Year',
      'Financial Year',
      'Tax Year',
      'Year',
      'For the Year',
      'Period',
      'Tax Period',
      'Demand Year',
      'Bill Year',
      'Bill Period',
      'Half Year',
      'Half Year Period',
      'वर्ष',
      'सन',
      'आर्थिक वर्ष',
      'वित्तीय वर्ष',
      'कर निर्धारण वर्ष',
    ],
    paid: [
      'Amount Paid',
      'Paid Amount',
      'Total Amount Paid',
      'Total Paid',
      'Amount Received',
      'Received Amount',
      'Receipt Amount',
      'Net Amount Paid',
      'Total Amount Received',
      'भरलेली रक्कम',
      'एकूण भरलेली रक्कम',
      'प्राप्त रक्कम',
      'जमा रक्कम',
      'जमा राशि',
      'कुल जमा राशि',
      'भुगतान राशि',
    ],
    total: [
      'Total Amount',
      'Grand Total',
      'Net Payable',
      'Total Tax',
      'Amount Payable',
      'Total Payable',
      'Total',
      'एकूण',
      'एकूण रक्कम',
      'कुल',
    ],
    other: [
      'Rateable Value',
      'Ward No',
      'Ward',
      'Zone',
      'Arrears',
      'Penalty',
      'Rebate',
      'Mode of Payment',
      'Payment Mode',
      'Usage',
      'Mobile No',
      'General Tax',
      'Balance',
    ],
  },
  rules: [
    formField('property_tax.owner.label', 'owner_name', 'owner', partyGrammar, { lines: 2 }),
    formField('property_tax.number.label', 'property_number', 'number', codeGrammar(2, 24)),
    formAddress('property_tax.address.label', 'address', 'address', endsAddress),
    addressUnderName('property_tax.owner.address', 'address', 'owner', endsAddress),
    formField('property_tax.year.label', 'assessment_year', 'year', yearGrammar),
    titledYear,
    formField('property_tax.receipt.label', 'receipt_number', 'receipt', codeGrammar(3, 24)),
    formField('property_tax.payment.label', 'receipt_number', 'payment', codeGrammar(3, 24), { strength: 0.6 }),
    formField('property_tax.date.label', 'receipt_date', 'date', dateGrammar({ from: 1990, to: thisYear + 1 })),
    formAmount('property_tax.paid.label', 'amount_paid', 'paid'),
    formAmount('property_tax.total.label', 'amount_paid', 'total', { strength: 0.5 }),
    amountInWords('property_tax.paid.words', 'amount_paid', 0.9),
    providerRule('property_tax.authority', bodies, alike, 'authority_name'),
  ],
}
