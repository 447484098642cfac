import { passport } from '../identifiers'
import { anywhere, fromCode, labelled } from '../extraction/candidates'
import { dateGrammar, nameGrammar, placeGrammar, sexGrammar, type Grammar } from '../extraction/grammar'
import { identifierGrammar } from '../extraction/identifier-grammar'
import { textOf } from '../extraction/layout'
import { parsed } from '../extraction/grammar'
import type { Candidate, Rule } from '../extraction/rule'
import { titles, words, type DocumentDefinition } from './definition'
import type { MrzField } from '../identifiers/mrz'
import type { PageQuad } from '../../../shared/domain/geometry'

const thisYear = new Date().getFullYear()
const numberGrammar = identifierGrammar(passport, 8, 8)

const nationalityGrammar: Grammar = (span) => {
  const text = textOf(span.lines[0] ?? [])
  return /ind[il1]an/i.test(text) ? parsed('INDIAN', span, /indian/i.test(text) ? 1 : 0.9) : null
}

/** The machine-readable lines and what stands in them. */
const mrz: Rule = {
  name: 'passport.mrz',
  find: ({ mrz: at }) => {
    if (!at) return []
    const { td3, upper, lower } = at.found
    const put = (path: string, field: MrzField, quad: PageQuad, value = field.value): Candidate[] =>
      value === '' || field.check === 'failed'
        ? []
        : [
            fromCode({ page: at.page, quad }, 'mrz', 'passport.mrz', path, value, {
              strength: field.check === 'passed' ? 0.985 : field.check === 'spent' ? 0.85 : 0.9,
              check: field.check,
              proofs: field.check === 'passed' ? ['check_digit'] : [],
              edits: field.repaired ? 1 : 0,
              rawText: textOf((quad === upper.place ? upper : lower).words),
            }),
          ]
    const { surname, givenNames } = td3
    // A holder with a single name carries it as primary identifier; the page prints it as given name.
    const single = givenNames.value === '' ? { given: surname, family: null } : { given: givenNames, family: surname }
    const lines = [
      fromCode({ page: at.page, quad: upper.place }, 'mrz', 'passport.mrz', 'mrz_line_1', td3.lines[0], {
        strength: 0.9,
        edits: td3.linesRepaired[0] ? 1 : 0,
        rawText: textOf(upper.words),
      }),
      fromCode({ page: at.page, quad: lower.place }, 'mrz', 'passport.mrz', 'mrz_line_2', td3.lines[1], {
        strength: td3.composite === 'passed' ? 0.985 : 0.7,
        check: td3.composite,
        proofs: td3.composite === 'passed' ? ['check_digit'] : [],
        edits: td3.linesRepaired[1] ? 1 : 0,
        rawText: textOf(lower.words),
      }),
    ]
    return [
      ...lines,
      ...put('passport_number', td3.documentNumber, lower.place),
      ...(single.family ? put('surname', single.family, upper.place) : []),
      ...put('given_names', single.given, upper.place),
      ...put('date_of_birth', td3.birthDate, lower.place),
      ...put('date_of_expiry', td3.expiryDate, lower.place),
      ...put('sex', td3.sex, lower.place),
      ...(td3.nationality.value === 'IND' ? put('nationality', td3.nationality, lower.place, 'INDIAN') : []),
    ]
  },
}

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
    surname: ['Surname', 'उपनाम'],
    given: ['Given Name(s)', 'Given Names', 'Given Name', 'दिया गया नाम', 'दिए गए नाम'],
    nationality: ['Nationality', 'राष्ट्रीयता'],
    sex: ['Sex', 'लिंग'],
    birth: ['Date of Birth', 'जन्मतिथि', 'जन्म तिथि'],
    birth_place: ['Place of Birth', 'जन्म स्थान'],
    issue_place: ['Place of Issue', 'जारी करने का स्थान'],
    issue: ['Date of Issue', 'जारी करने की तिथि'],
    expiry: ['Date of Expiry', 'समाप्ति की तिथि'],
    father: ['Name of Father / Legal Guardian', 'Name of Mother', 'Name of Spouse', 'Address', 'File No', 'Signature', 'Old Passport No'],
  },
  rules: [
    mrz,
    labelled('passport.number.label', 'passport_number', 'number', numberGrammar),
    anywhere('passport.number.pattern', 'passport_number', numberGrammar, 0.85),
    labelled('passport.surname.label', 'surname', 'surname', nameGrammar),
    labelled('passport.given.label', 'given_names', 'given', nameGrammar),
    labelled('passport.nationality.label', 'nationality', 'nationality', nationalityGrammar),
    labelled('passport.sex.label', 'sex', 'sex', sexGrammar),
    labelled('passport.birth.label', 'date_of_birth', 'birth', dateGrammar({ from: 1900, to: thisYear })),
    labelled('passport.birth_place.label', 'place_of_birth', 'birth_place', placeGrammar),
    labelled('passport.issue_place.label', 'place_of_issue', 'issue_place', placeGrammar),
    labelled('passport.issue.label', 'date_of_issue', 'issue', dateGrammar({ from: 1980, to: thisYear })),
    labelled('passport.expiry.label', 'date_of_expiry', 'expiry', dateGrammar({ from: 1990, to: thisYear + 11 })),
  ],
}
