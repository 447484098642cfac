/** Licences (Form C) and registrations (Form A) under the Food Safety and Standards Act. */
import { endsAddress } from '../extraction/addresses/address-end'
import { anywhere } from '../extraction/rules/candidates'
import { codedDate, codedNumber, codedText, codeFacts } from '../extraction/rules/code-facts'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { firmGrammar, textGrammar } from '../extraction/grammars/form-grammars'
import { dateGrammar, periodEndGrammar, type Grammar } from '../extraction/grammars/grammar'
import { fssaiGrammar } from '../extraction/grammars/identifier-grammars'
import type { LabelPhrases } from '../extraction/labels/labels'
import { fssai as number } from '../identifiers'
import { addressUnderName, nameOverAddress } from '../extraction/forms/name-over-address'
import { textOf } from '../extraction/layout/layout'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { titles, words, type DocumentDefinition } from './definition'

const thisYear = new Date().getFullYear()
const issue = { from: 2006, to: thisYear + 1 }
const end = { from: 2006, to: thisYear + 12 }

/** "BAKE HOUSE (Prop. Asha Rao)": whose firm it is stands in brackets behind its name; some take it for a part of that. */
const ownerAfter = /\s*\(\s*(?:sole\s+)?prop(?:rietor|rietrix)?\b[^()]*\)?$/i

const firm = firmGrammar(2)
const nameGrammar: Grammar = (span) => {
  const read = firm(span)
  return read && ownerAfter.test(read.value)
    ? { ...read, value: read.value.replace(ownerAfter, ''), isDoubted: true }
    : read
}

const labels = {
  number: [
    'License Number',
    'Licence Number',
    'License No',
    'Licence No',
    'Lic. No',
    'FSSAI License Number',
    'FSSAI License No',
    'FSSAI Registration No',
    'FSSAI No',
    'Registration Number',
    'Registration No',
    'Registration Certificate No',
    'Certificate Number',
    'Licence / Registration No',
    'लाइसेंस संख्या',
    'पंजीकरण संख्या',
    'परवाना क्रमांक',
  ],
  name: [
    'Name of the Food Business Operator',
    'Name of Food Business Operator',
    'Name of Food Business Operator (FBO)',
    'Name of FBO',
    'Name of the FBO',
    'Food Business Operator',
    'Name of the Company',
    'Company Name',
    'Name of Company/Organisation',
    'Name of the Company/Organisation',
    'Name of Company / Organization',
    'Name of Firm',
    'Name of the Licensee',
    'Name of Licensee',
    'Licensee Name',
    'FBO Name',
    'Name of the Applicant',
    'Name of Applicant',
    'Name of Petty Food Business Operator',
    'खाद्य व्यवसाय संचालक का नाम',
  ],
  establishment: [
    'Name of the Establishment',
    'Name of Establishment',
    'Establishment Name',
    'Trade Name',
    'Name of the Shop',
    'Name of Shop',
    'Shop Name',
    'Trade / Shop Name',
    'Shop / Trade Name',
    'Trade Name / Shop Name',
    'Name of Shop / Establishment',
    'Name of the Shop / Establishment',
    'Firm / Shop Name',
    'Name of the Unit',
    'Name of the Business',
    'Name of Business',
    'Business Name',
    'Name of the Food Business',
    'Name of Food Business',
    'Food Business Name',
    'Name of the Food Establishment',
    'Name of Food Establishment',
    'Name of the Food Unit',
    'Name of Food Unit',
    'Name of the Stall',
    'Name of Stall',
    'Stall Name',
    'Name of Shop / Stall',
    'Name of Shop / Business',
    'Trading Name',
    'प्रतिष्ठान का नाम',
  ],
  name_address: [
    'Name & Registered Office Address of Licensee',
    'Name and Registered Office Address of Licensee',
    'Name & Registered Office Address of the Licensee',
    'Name and Registered Office Address of the Licensee',
    'Name and Permanent Address of Food Business Operator',
    'Name & Permanent Address of Food Business Operator',
    'Name and Permanent Address of the Food Business Operator',
    'Name & Permanent Address of the Food Business Operator',
    'Name & Permanent Address of the Food Business Operator (FBO)',
    'Name and Permanent Address of Food Business',
    'Name & Permanent Address of Food Business',
    'Name and Registered Office Address of',
    'Name & Registered Office Address of',
    'Name and Registered Office of Licensee',
    'Name & Registered Office of Licensee',
    'Name and Registered Office of the Licensee',
    'Name & Registered Office of the Licensee',
    'Name and Registered Office of',
    'Name & Registered Office of',
    'Name and Permanent Address of Licensee',
    'Name & Permanent Address of Licensee',
    'Name and Permanent Address of the Licensee',
    'Name & Permanent Address of the Licensee',
    'Name and Address of Licensee',
    'Name of FBO and Address',
    'Name of FBO & Address',
    'Name of the FBO and Address',
    'Name and Address of FBO',
    'Name and Address of the Licensee',
    'Name and Address of Food Business Operator',
    'Name and Address of the Food Business Operator',
    'Name and Address',
    'Name & Address',
  ],
  address: [
    'Address of Authorized Premises',
    'Address of Authorised Premises',
    'Address of the Authorized Premises',
    'Address of the Authorised Premises',
    'Address of Location where Food Business is to be Conducted/Premises',
    'Address of Location where Food Business is to be Conducted / Premises',
    'Address where Food Business is to be Conducted',
    'Address where Food Business is Carried On',
    'Address of Premises where Food Business is Carried On',
    'Address where Food Business is being Conducted',
    'Address of Location where Food Business is to be Conducted',
    'Address of Location where Food Business is to be Carried Out',
    'Address of Location where Food Business is to be',
    'Address of Location where Food Business is',
    'Address of Premises',
    'Premises',
    'Address of the Premises',
    'Premises Address',
    'Address of Food Business',
    'Location of Food Business',
    'Address of Food Premises',
    'Address of Licensed Premises',
    'Business Address',
    'परिसर का पता',
  ],
  bare_address: ['Address', 'पता', 'पत्ता'],
  home_address: [
    'Registered Office Address',
    'Registered Office',
    'Permanent Address',
    'Correspondence Address',
    'Address of Registered Office',
  ],
  nature: ['Nature of Business'],
  kind: [
    'Kind of Business',
    'Kind(s) of Business',
    'Kind of Food Business',
    'Nature of Food Business',
    'Type of Business',
    'Type of Food Business',
    'Nature of the Food Business',
    'Kind of Food Business Activity',
    'Business Type',
    'Business Category',
    'KoB',
    'Food Business Kind',
    'Category of Food Business',
    'व्यवसाय का प्रकार',
  ],
  category: [
    'Category of License',
    'Category of Licence',
    'License Category',
    'Licence Category',
    'Category of Registration',
    'Registration Category',
    'Type of License',
    'License Type',
    'Category',
  ],
  issued: [
    'Issued On',
    'Issue Date',
    'Date of Issue',
    'License Issued On',
    'Date of Issue of License',
    'Date of Grant',
    'Date of First Issue',
    'Date of Issuance',
    'Issued Date',
    'Date of Registration',
    'Valid From',
    'जारी करने की तिथि',
  ],
  valid: [
    'Valid Upto',
    'Valid Up to',
    'Valid Till',
    'Valid Until',
    'Valid To',
    'Validity',
    'Validity Upto',
    'Date of Expiry',
    'Expiry Date',
    'License Valid Upto',
    'Licence Valid Till',
    'Valid Upto (Date)',
    'Period of Validity',
    'वैधता',
    'वैध',
  ],
  other: [
    'Date of Application',
    'Place',
    'Designated Officer',
    'Registering Authority',
    'Designation',
    'Mobile No',
    'Mobile Number',
    'Annexure',
  ],
} satisfies LabelPhrases

/** What its code says in the clear, where there is one. */
const code = codeFacts('fssai.code', [
  { path: 'license_number', names: labels.number, read: codedNumber(number) },
  { path: 'business_name', names: labels.name, read: codedText, inWords: true },
  { path: 'issue_date', names: labels.issued, read: codedDate(issue) },
  { path: 'valid_till', names: labels.valid, read: codedDate(end) },
])

/** Where the holder is named beside the establishment, the business is the latter. */
const overHolder = 1.06

export const fssai: DocumentDefinition = {
  type: 'FSSAI_CERTIFICATE',
  cues: [
    ...titles({
      'Food Safety and Standards Authority of India': 1.6,
      'License under FSS Act 2006': 1.5,
      'Licence under FSS Act 2006': 1.5,
      'Registration Certificate under FSS Act': 1.5,
      'Food Safety and Standards Act': 0.9,
      'Food Safety and Standards': 0.6,
      'भारतीय खाद्य सुरक्षा': 1.2,
    }),
    ...words({
      FSSAI: 0.5,
      'Kind of Business': 0.5,
      'Food Business Operator': 0.6,
      'Food Business': 0.3,
      'Premises Address': 0.3,
      'License Number': 0.2,
      'Licence Number': 0.2,
      'Designated Officer': 0.4,
      'Name and Registered Office Address of Licensee': 0.6,
      'Name & Registered Office Address of Licensee': 0.6,
      'Address of Authorized Premises': 0.4,
      'Category of License': 0.3,
      'Registering Authority': 0.2,
    }),
  ],
  signs: { fssai_number: 0.4 },
  labels,
  rules: [
    code,
    formField('fssai.number.label', 'license_number', 'number', fssaiGrammar),
    anywhere('fssai.number.pattern', 'license_number', fssaiGrammar, 0.75, (_, text) => !/^\d[\d ]{13,17}$/.test(text)),
    formField('fssai.name.label', 'business_name', 'name', nameGrammar, { lines: 2 }),
    seeingOnly(
      formField('fssai.establishment.label', 'business_name', 'establishment', nameGrammar, {
        lines: 2,
        strength: overHolder,
      }),
      // Behind its number, or behind its translation.
      ({ segment: { words }, from }) => from <= 1 || /^\P{Script=Latin}+\/$/u.test(textOf(words.slice(0, from))),
    ),
    nameOverAddress('fssai.name.over_address', 'business_name', 'name_address'),
    formAddress('fssai.address.label', 'address', 'address', endsAddress),
    formAddress('fssai.address.bare', 'address', 'bare_address', endsAddress, 0.75),
    // A registration may name no other place than where its holder lives.
    formAddress('fssai.address.home', 'address', 'home_address', endsAddress, 0.6),
    addressUnderName('fssai.address.under_name', 'address', 'name_address', endsAddress, 0.6),
    formField('fssai.kind.label', 'kind_of_business', 'kind', textGrammar(3), { lines: 3 }),
    formField('fssai.nature.label', 'kind_of_business', 'nature', textGrammar(3), { lines: 3, strength: 0.75 }),
    formField('fssai.issued.label', 'issue_date', 'issued', dateGrammar(issue)),
    formField('fssai.valid.label', 'valid_till', 'valid', dateGrammar(end, 'last')),
    // "Valid from 01/09/2022 to 31/08/2026": the label of the day of issue, and both days behind it.
    formField('fssai.valid.period', 'valid_till', 'issued', periodEndGrammar(end)),
  ],
}
