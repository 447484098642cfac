/** Bills for gas: piped natural gas by the month, and memos of cylinders that were delivered. */
import type { LabelPhrases } from '../extraction/labels/labels'
import type { Rule } from '../extraction/rules/rule'
import { billLabels } from './bills/labels'
import { billRules } from './bills/bill-rules'
import { titles, words, type DocumentDefinition } from './definition'
import { withSuppliers } from './languages'
import { providerRule } from './bills/provider'

/** Companies of piped gas print two numbers, of the partner and of the contract, and each calls another the customer's. */
const numbersOfPartner = billLabels['account']!.filter((phrase) => /^(?:BP|Business Partner) /.test(phrase))
const labels: LabelPhrases = {
  ...billLabels,
  consumer: [...billLabels['consumer']!, ...numbersOfPartner],
  account: billLabels['account']!.filter((phrase) => !numbersOfPartner.includes(phrase)),
}

const suppliers = withSuppliers(
  /mahanagar gas|indraprastha gas|gujarat gas|adani (?:total )?gas|gail gas|city ?gas|green gas|sabarmati gas|central u\.?\s?p\.? gas|haryana city gas|think gas|torrent gas|natural gas|irm energy|\b\p{L}{3,} gas (?:company|corporation|distribution|limited|ltd|private|pvt)\b|assam gas|megha gas|ag&p|indane|इंडेन|इण्डेन|bharat ?gas|\bhp gas\b|indian oil corporation|bharat petroleum|hindustan petroleum|\bgas (?:agenc(?:y|ies)|service|distribut\w+|enterprises)\b|\b(?:gramin|rajiv gandhi gramin) (?:lpg )?vit(?:a)?rak/iu,
  'GAS_BILL',
)
/** Whose gas an agency sells. */
const oilCompany = /^(?:indian oil|bharat petroleum|hindustan petroleum)|\b(?:iocl?|bpcl|hpcl)\b/i
const behindAgency = 0.5

/** The memo of an agency is the agency's, though it names the company whose gas it is, and in large letters. */
const agencyFirst = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => {
    const found = rule.find(context)
    const hasAgency = found.some(({ value }) => !oilCompany.test(value))
    return found.map((c) => (hasAgency && oilCompany.test(c.value) ? { ...c, strength: c.strength * behindAgency } : c))
  },
})
const alike = /\bgas\b|गैस|गॅस/i

export const gasBill: DocumentDefinition = {
  type: 'GAS_BILL',
  cues: [
    ...titles({
      'Gas Bill': 2.6,
      'PNG Bill': 2.4,
      'PNG Invoice': 2.4,
      'Commercial PNG Invoice': 2.8,
      'Commercial Gas Bill': 2.6,
      'Gas Invoice': 2.4,
      'Domestic Gas Bill': 2.6,
      'Domestic PNG Bill': 2.6,
      'PNG Domestic Bill': 2.6,
      'PNG Domestic Invoice': 2.8,
      'Domestic PNG Invoice': 2.8,
      'Mahanagar Gas': 2.2,
      'Piped Natural Gas': 2,
      'Indraprastha Gas': 2.2,
      'Gujarat Gas': 2,
      'Adani Total Gas': 2.2,
      'Adani Gas': 2,
      'Gas Limited': 1.4,
      'Gas Ltd': 1.4,
      'Gas Private Limited': 1.4,
      'Gas Company Limited': 1.4,
      'Gas Company Ltd': 1.4,
      'City Gas Distribution': 1.2,
      'गैस बिल': 2.4,
      'गॅस बिल': 2.4,
      'गैस एजेंसी': 1.4,
      'गैस सर्विस': 1.4,
      'गॅस एजन्सी': 1.4,
      'भारत गैस': 2.2,
      'भारत गॅस': 2.2,
      इंडेन: 1.6,
      Indane: 1.6,
      'Indane Gas': 2.2,
      'Bharat Gas': 2.2,
      Bharatgas: 2.2,
      'HP Gas': 2,
      'एच.पी. गैस': 2,
      'Refill Cash Memo': 2.4,
      'Refill Voucher': 1.6,
      'रिफिल वाउचर': 1.6,
      'LPG Refill': 1.6,
      'Gas Agency': 1.2,
    }),
    ...words({
      SCM: 0.6,
      PNG: 0.5,
      'Gas Consumption': 0.8,
      'Gas Charges': 0.8,
      'Gas Category': 0.8,
      'Correction Factor': 0.5,
      'Uncorrected Volume': 0.8,
      SCMD: 0.6,
      'Gas Consumption Charges': 0.8,
      'Standard Cubic Metre': 0.8,
      MMBTU: 0.5,
      'Consumption SCM': 0.6,
      'Gas Value': 0.5,
      LPG: 0.6,
      'LPG Cylinder': 1,
      '14.2 KG': 0.8,
      Refill: 0.4,
      'LPG ID': 0.8,
      सिलेण्डर: 0.6,
      सिलेंडर: 0.6,
    }),
  ],
  signs: { cylinder_memo: 2, metered_gas: 1.6 },
  labels,
  rules: [...billRules('gas', suppliers), agencyFirst(providerRule('gas.provider', suppliers, alike))],
}
