import { anywhere, doubted, labelled, labelledName, labelledPlace } from '../extraction/rules/candidates'
import { dateGrammar, isHalfPlace, sexGrammar, type Grammar } from '../extraction/grammars/grammar'
import { passportGrammar } from '../extraction/grammars/identifier-grammars'
import { textOf } from '../extraction/layout/layout'
import type { Rule } from '../extraction/rules/rule'
import { parsed } from '../extraction/grammars/grammar'
import { machineReadable } from './cards/passport-mrz'
import { blindToOldPassport } from './cards/old-passport'
import { datesByOrder, givenInitial, givenUnderSurname, issueByOrder, placesByOrder } from './cards/passport-page'
import { titles, words, type DocumentDefinition } from './definition'

const thisYear = new Date().getFullYear()

const nationalityGrammar: Grammar = (span) => {
  const text = textOf(span.lines[0] ?? [])
  return /ind[il1]an/i.test(text) ? parsed('INDIAN', span, /indian/i.test(text) ? 1 : 0.9) : null
}

/** What the page prints for people. */
const printed: readonly Rule[] = [
  labelled('passport.number.label', 'passport_number', 'number', passportGrammar),
  anywhere('passport.number.pattern', 'passport_number', passportGrammar, 0.85, (_, text) => !/^[A-Z0-9]+$/.test(text)),
  labelledName('passport.surname.label', 'surname', 'surname'),
  labelledName('passport.given.label', 'given_names', 'given'),
  givenInitial,
  labelled('passport.nationality.label', 'nationality', 'nationality', nationalityGrammar),
  // The word stands nowhere else by itself.
  anywhere(
    'passport.nationality.word',
    'nationality',
    nationalityGrammar,
    0.8,
    (_, text) => text.split(' ').length > 3,
  ),
  labelled('passport.sex.label', 'sex', 'sex', sexGrammar),
  labelled('passport.birth.label', 'date_of_birth', 'birth', dateGrammar({ from: 1900, to: thisYear })),
  doubted(labelledPlace('passport.birth_place.label', 'place_of_birth', 'birth_place'), isHalfPlace),
  doubted(labelledPlace('passport.issue_place.label', 'place_of_issue', 'issue_place'), isHalfPlace),
  labelled('passport.issue.label', 'date_of_issue', 'issue', dateGrammar({ from: 1980, to: thisYear })),
  labelled('passport.expiry.label', 'date_of_expiry', 'expiry', dateGrammar({ from: 1990, to: thisYear + 11 })),
]

export const passportDocument: DocumentDefinition = {
  type: 'PASSPORT',
  cues: [
    ...titles({ 'Republic of India': 1, 'भारत गणराज्य': 0.9, Passport: 0.4, पासपोर्ट: 0.4 }),
    ...words({
      'Passport No': 0.6,
      'Given Name(s)': 0.4,
      'Place of Issue': 0.4,
      'Place of Birth': 0.3,
      'Date of Expiry': 0.3,
      'Country Code': 0.3,
      Nationality: 0.2,
      Surname: 0.2,
      INDIAN: 0.2,
      'File No': 0.1,
      'Old Passport No': 0.4,
      'Name of Father / Legal Guardian': 0.6,
    }),
  ],
  signs: { indian_mrz: 2.6 },
  labels: {
    heading: ['Republic of India', 'भारत गणराज्य', 'Passport'],
    type: ['Type', 'टाइप', 'प्रकार'],
    country: ['Country Code', 'राष्ट्र कोड', 'Code'],
    number: ['Passport No', 'Passport Number', 'पासपोर्ट नं', 'पासपोर्ट न'],
    surname: ['Surname', 'Last Name', 'Family Name', 'उपनाम'],
    given: [
      'Given Name(s)',
      'Given Names',
      'Given Name',
      'First Name',
      'First Name(s)',
      'Forenames',
      'दिया गया नाम',
      'दिए गए नाम',
    ],
    nationality: ['Nationality', 'Citizenship', 'राष्ट्रीयता'],
    sex: ['Sex', 'Gender', 'लिंग'],
    birth: ['Date of Birth', 'Birth Date', 'DOB', 'जन्मतिथि', 'जन्म तिथि', 'जन्म की तारीख'],
    birth_place: ['Place of Birth', 'Birth Place', 'जन्म स्थान', 'जन्म का स्थान'],
    issue_place: ['Place of Issue', 'Issued at', 'Issue Place', 'Issuing Place', 'जारी करने का स्थान'],
    issue: ['Date of Issue', 'Issue Date', 'Issued on', 'Date of Issuance', 'जारी करने की तिथि', 'जारी करने की तारीख'],
    expiry: [
      'Date of Expiry',
      'Expiry Date',
      'Date of Expiration',
      'Valid Until',
      'Valid Till',
      'समाप्ति की तिथि',
      'समाप्ति की तारीख',
    ],
    father: [
      'Name of Father / Legal Guardian',
      'Name of Mother',
      'Name of Spouse',
      'Address',
      'File No',
      'Signature',
      'Old Passport No',
    ],
  },
  rules: [machineReadable(printed), ...printed, issueByOrder, datesByOrder, placesByOrder, givenUnderSurname].map(
    blindToOldPassport,
  ),
}
