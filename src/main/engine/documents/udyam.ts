/** Udyam registration certificates and their printed annexure pages. */
import { endsAddress } from '../extraction/addresses/address-end'
import { addressInGrid } from '../extraction/addresses/address-grid'
import { anywhere, fromWords } from '../extraction/rules/candidates'
import { codedDate, codedNumber, codedText, codeFacts, fromPlainCode } from '../extraction/rules/code-facts'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { textGrammar } from '../extraction/grammars/text-grammar'
import { dateGrammar, parsed, type Grammar } from '../extraction/grammars/grammar'
import { udyamGrammar } from '../extraction/grammars/identifier-grammars'
import type { LabelPhrases } from '../extraction/labels/labels'
import { labellingRowWords } from '../extraction/labels/row-words'
import { textOf } from '../extraction/layout/layout'
import type { Rule } from '../extraction/rules/rule'
import { spanOf } from '../extraction/layout/span'
import { printRows } from '../extraction/tables/print-rows'
import { udyam as number } from '../identifiers'
import { titles, words, type DocumentDefinition } from './definition'

const thisYear = new Date().getFullYear()
const incorporation = { from: 1850, to: thisYear + 1 }
const registration = { from: 2020, to: thisYear + 1 }

/** The one word that a certificate says of size or activity; what follows it in brackets is a remark. */
const wordOf =
  (known: RegExp): Grammar =>
  (span) => {
    for (const line of span.lines) {
      const at = line.findIndex((w, i) => i < 6 && known.test(w.text.replace(/\W+$/, '')))
      const word = line[at]
      if (word) return parsed(word.text.replace(/[^\p{L}]+$/u, ''), spanOf([word]), at === 0 ? 1 : 0.9)
    }
    return null
  }
const size = wordOf(/^(?:micro|small|medium|सूक्ष्म|लघु|मध्यम)$/i)
const activity = wordOf(/^(?:manufacturing|manufacturer|services?|trading|trader|विनिर्माण|सेवा|सेवाएं)$/i)

const labels = {
  number: [
    'Udyam Registration Number',
    'Udyam Registration No',
    'Udyam Number',
    'Udyam No',
    'URN',
    'Registration Number',
    'उद्यम पंजीकरण संख्या',
    'उद्यम पंजीकरण क्रमांक',
  ],
  name: [
    'Name of Enterprise',
    'Name of the Enterprise',
    'Enterprise Name',
    'Name of Business',
    'Name of MSME',
    'उद्यम का नाम',
  ],
  owner: [
    'Name of Entrepreneur',
    'Name of the Entrepreneur',
    'Owner Name',
    "Entrepreneur's Name",
    'Name of Unit(s)',
    'Name of Unit',
    'Unit Name',
  ],
  size: [
    'Type of Enterprise',
    'Enterprise Type',
    'Type of the Enterprise',
    'Classification of Enterprise',
    'Enterprise Category',
    'Category of Enterprise',
    'MSME Category',
    'MSME Classification',
    'Enterprise Classification',
    'Classification',
    'उद्यम का प्रकार',
  ],
  year: ['Classification Year', 'Classification Date'],
  activity: [
    'Major Activity',
    'Major Activity of Unit',
    'Major Activity of Enterprise',
    'Activity Type',
    'Main Activity',
    'Principal Activity',
    'मुख्य गतिविधि',
    'प्रमुख गतिविधि',
  ],
  social: [
    'Social Category of Entrepreneur',
    'Social Category',
    'Gender',
    'Specially Abled',
    'Type of Organisation',
    'Type of Organization',
    'Constitution of Enterprise',
  ],
  address: [
    'Official Address of Enterprise',
    'Official Address of the Enterprise',
    'Official Address',
    'Address of Enterprise',
    'Enterprise Address',
    'Office Address',
    'Registered Address',
    'Registered Office Address',
    'Registered Office',
    'Address of Unit',
    'Unit Address',
    'Place of Business',
    'Business Address',
    'Address',
    'उद्यम का पता',
  ],
  flat: ['Flat/Door/Block No.', 'Flat/Door/Block No', 'Flat / Door / Block No', 'Flat/Door No'],
  premises: [
    'Name of Premises/ Building',
    'Name of Premises/Building',
    'Name of Premises / Building',
    'Premises/Building',
    'Building Name',
  ],
  village: ['Village/Town', 'Village / Town', 'Town/Village'],
  block: ['Block'],
  road: ['Road/Street/Lane', 'Road / Street / Lane', 'Street/Road/Lane'],
  city: ['City', 'City/Town'],
  district: ['District'],
  state: ['State'],
  pin: ['Pin', 'PIN Code', 'Pincode'],
  contact: ['Mobile', 'Mobile No', 'Email Id', 'Email Address'],
  incorporated: [
    'Date of Incorporation / Registration of Enterprise',
    'Date of Incorporation/Registration of Enterprise',
    'Date of Incorporation',
    'Date of Incorporation / Registration',
    'Date of Incorporation/ Registration',
    'Incorporation Date',
    'Date of Establishment',
    'निगमन की तिथि',
  ],
  commenced: [
    'Date of Commencement of Production/Business',
    'Date of Commencement of Production / Business',
    'Date of Commencement',
    'Commencement of Production/Business',
  ],
  registered: [
    'Date of Udyam Registration',
    'Udyam Registration Date',
    'Date of Registration',
    'Registration Date',
    'Registered on',
    'Registered under Udyam on',
    'Registered with Udyam on',
    'Udyam Registered on',
    'Date of Registration under Udyam',
    'उद्यम पंजीकरण की तिथि',
  ],
  codes: [
    'National Industry Classification Code',
    'National Industry Classification Code(s)',
    'NIC 2 Digit',
    'NIC 4 Digit',
    'NIC 5 Digit',
    'NIC Code',
  ],
} satisfies LabelPhrases

/**
 * The number of a certificate stands in its code in the clear, or within the address of the page that vouches for it.
 */
const code: Rule = {
  name: 'udyam.code',
  find: ({ codes }) =>
    codes.flatMap(({ page, code: { text, quad } }) => {
      const value = /UDYAM-[A-Z]{2}-\d{2}-\d{7}(?!\d)/i.exec(text)?.[0].toUpperCase()
      return value !== undefined && number.check(value).ok
        ? [fromPlainCode({ page, quad }, 'udyam.code', 'udyam_registration_number', value)]
        : []
    }),
}

const sizeInCode = /^(?:micro|small|medium)\b/i
const activityInCode = /^(?:manufactur(?:ing|er)|services?|trad(?:ing|er))\b/i
const codedWord =
  (known: RegExp) =>
  (text: string): string =>
    known.exec(text)?.[0] ?? ''

/** What else it says, where it says more. */
const facts = codeFacts('udyam.code.facts', [
  { path: 'udyam_registration_number', names: labels.number, read: codedNumber(number) },
  { path: 'enterprise_name', names: labels.name, read: codedText, inWords: true },
  { path: 'enterprise_type', names: labels.size, read: codedWord(sizeInCode), inWords: true },
  { path: 'major_activity', names: labels.activity, read: codedWord(activityInCode), inWords: true },
  { path: 'date_of_incorporation', names: labels.incorporated, read: codedDate(incorporation) },
  { path: 'date_of_registration', names: labels.registered, read: codedDate(registration) },
])

/** "2025-26  Small  02/04/2025", "2025-26  Small (dated 02/04/2025)": as what an enterprise was classed, year by year. */
const ofYear = /(20\d{2})\s?-\s?\d{2}\s+(micro|small|medium)\s+\(?(?:dated\s+)?\d{1,2}[-/.]/i

/** The size of the latest year, of those that a certificate lists. */
const classed: Rule = {
  name: 'udyam.size.years',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap(({ layout }) => {
      const [latest] = printRows(layout)
        .flatMap(({ words: row }) => {
          const found = ofYear.exec(textOf(row))
          return found ? [{ row, year: found[1]!, said: found[2]!.toLowerCase() }] : []
        })
        .sort((a, b) => b.year.localeCompare(a.year))
      const word = latest?.row.find(({ text }) => text.toLowerCase() === latest.said)
      return word ? [fromWords(layout, 'enterprise_type', classed.name, parsed(word.text, spanOf([word])), 0.93)] : []
    }),
}

/** "Enterprise: Tulasi Agro Foods LLP": one word, and no label elsewhere. */
const withOneWord = labellingRowWords([{ label: 'name', word: 'Enterprise' }])
const nameAtLabel = formField('udyam.name.label', 'enterprise_name', 'name', textGrammar(3), { lines: 3 })

export const udyam: DocumentDefinition = {
  type: 'UDYAM_CERT',
  cues: [
    ...titles({
      'Udyam Registration Certificate': 2.2,
      'उद्यम पंजीकरण प्रमाण पत्र': 2,
      'Udyam Registration': 0.8,
      'Print Udyam Certificate': 1,
    }),
    ...words({
      'Udyam Registration Number': 1,
      'Ministry of Micro, Small and Medium Enterprises': 0.9,
      'Ministry of MSME': 0.5,
      'Name of Enterprise': 0.5,
      'Type of Enterprise': 0.4,
      'Major Activity': 0.5,
      'Social Category of Entrepreneur': 0.5,
      'Date of Incorporation': 0.2,
      'National Industry Classification Code': 0.5,
      'Date of Udyam Registration': 0.8,
    }),
  ],
  signs: { udyam_number: 0.9 },
  labels,
  rules: [
    code,
    facts,
    formField('udyam.number.label', 'udyam_registration_number', 'number', udyamGrammar),
    anywhere('udyam.number.pattern', 'udyam_registration_number', udyamGrammar, 0.93, (_, text) => !/^UD/i.test(text)),
    { ...nameAtLabel, find: (context) => nameAtLabel.find({ ...context, pages: context.pages.map(withOneWord) }) },
    formField('udyam.size.label', 'enterprise_type', 'size', size, { lines: 2 }),
    classed,
    formField('udyam.activity.label', 'major_activity', 'activity', activity, { lines: 2 }),
    formAddress('udyam.address.label', 'address', 'address', endsAddress, 0.9),
    addressInGrid('udyam.address.grid'),
    formField('udyam.incorporated.label', 'date_of_incorporation', 'incorporated', dateGrammar(incorporation)),
    formField('udyam.registered.label', 'date_of_registration', 'registered', dateGrammar(registration)),
  ],
}
