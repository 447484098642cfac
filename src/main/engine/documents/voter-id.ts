import { addressByLabel } from '../extraction/addresses/address-rule'
import { addressByPin } from '../extraction/addresses/address-by-pin'
import { anywhere, doubted, labelled, labelledName } from '../extraction/rules/candidates'
import { earliestIsBirth } from '../extraction/rules/date-order'
import { dateGrammar, genderGrammar, type Grammar } from '../extraction/grammars/grammar'
import { epicGrammar } from '../extraction/grammars/identifier-grammars'
import type { Rule } from '../extraction/rules/rule'
import { wordsOf } from '../extraction/layout/span'
import { fatherByWornLabel, nameOverFather, namesByOrder } from '../extraction/rules/unlabelled-names'
import { titles, words, type DocumentDefinition } from './definition'

const birthYears = { from: 1890, to: new Date().getFullYear() }

/** The three letters have no check digit; of these shapes all readers take one for another together. */
const lettersInDoubt = (rule: Rule): Rule => doubted(rule, (value) => /^[A-Z]*[IJLT]/.test(value))

const addressEnds = (text: string): boolean =>
  /^\W*(?:date|दिनांक)\b|electoral|registration officer|assembly|constituency|part no|facsimile|signature|निर्वाचक|note|this card|in case of/i.test(
    text,
  )

/** A word of its own, in one language or two. */
const genderAlone: Grammar = (span) =>
  wordsOf(span).filter(({ text }) => /\p{L}/u.test(text)).length > 3 ? null : genderGrammar(false)(span)

/** Nobody votes before the age of eighteen; a card is dated on the day that it is issued. */
const birthAlone = earliestIsBirth('voter.birth.alone', 'date_of_birth', birthYears, 17, (page) =>
  page.hits.every(({ label }) => label !== 'birth' && label !== 'age'),
)

const address = addressByLabel('voter.address.label', addressEnds, 0.93)

export const voterDocument: DocumentDefinition = {
  type: 'VOTER_ID',
  cues: [
    ...titles({
      'Election Commission of India': 2,
      'भारत निर्वाचन आयोग': 1.8,
      'Elector Photo Identity Card': 1.6,
      'मतदाता फोटो पहचान पत्र': 1.6,
      'मतदाता पहचान पत्र': 1.4,
      'Voter Identity Card': 1.4,
      'Voter ID Card': 1.2,
      'Identity Card': 0.1,
    }),
    ...words({
      "Elector's Name": 0.7,
      'निर्वाचक का नाम': 0.7,
      'Electoral Registration Officer': 0.9,
      'Assembly Constituency': 0.6,
      'Assembly Constituency No. and Name': 0.8,
      'Part No. and Name': 0.6,
      'Age as on': 0.3,
      EPIC: 0.3,
      'Voter ID': 0.3,
      "Husband's Name": 0.1,
    }),
  ],
  signs: { epic_number: 0.7, epic_form: 0.2 },
  labels: {
    heading: ['Election Commission of India', 'भारत निर्वाचन आयोग', 'Elector Photo Identity Card', 'Identity Card'],
    name: [
      "Elector's Name",
      'Elector Name',
      'Name',
      'Name of Elector',
      "Voter's Name",
      'Voter Name',
      'Full Name',
      'निर्वाचक का नाम',
      'नाम',
      'मतदाराचे नाव',
    ],
    father: [
      "Father's Name",
      'Father Name',
      "Father's / Husband's Name",
      "Husband's Name",
      'Husband Name',
      'Relation Name',
      "Relative's Name",
      "Father's/Husband's Name",
      'Father/Husband Name',
      "Guardian's Name",
      'Name of Father',
      'Name of Husband',
      "Relation's Name",
      'पिता का नाम',
      'पति का नाम',
      'Fathers Name',
      'Husbands Name',
      'वडिलांचे नाव',
      'पतीचे नाव',
    ],
    mother: ["Mother's Name", 'Mother Name', 'माता का नाम'],
    gender: ['Sex', 'Gender', 'लिंग', 'Sex / लिंग'],
    birth: [
      'Date of Birth',
      'Date of Birth / Age',
      'Birth Date',
      'DOB',
      'D.O.B',
      'जन्म तिथि',
      'जन्म तिथि / आयु',
      'जन्म की तारीख',
      'जन्म की तारीख / आयु',
      'जन्म तारीख / वय',
      'जन्म तारीख',
    ],
    age: ['Age', 'Age as on', 'आयु', 'वय'],
    address: ['Address', 'Addr', 'Add', 'Residential Address', 'पता', 'पत्ता'],
    number: ['EPIC No', 'EPIC Number', 'EPIC', 'Identity Card No', 'Card No', 'Card Number', 'Voter ID No', 'Voter ID'],
    date: ['Date', 'Issue Date', 'Date of Issue', 'Download Date', 'Issued on'],
    officer: [
      'Electoral Registration Officer',
      'Assembly Constituency',
      'Assembly Constituency No. and Name',
      'Part No. and Name',
      'Part No',
      'Polling Station',
      'Facsimile Signature',
      'Signature',
    ],
  },
  rules: [
    lettersInDoubt(labelled('voter.number.label', 'epic_number', 'number', epicGrammar)),
    lettersInDoubt(anywhere('voter.number.pattern', 'epic_number', epicGrammar, 0.95)),
    labelledName('voter.name.label', 'name', 'name'),
    labelledName('voter.father.label', 'father_name', 'father'),
    nameOverFather('voter.name.over_father', 'name'),
    fatherByWornLabel('voter.father.worn', 'father_name'),
    namesByOrder('voter.names.order', { name: 'name', father: 'father_name' }),
    labelled('voter.gender.label', 'gender', 'gender', genderGrammar(true)),
    anywhere('voter.gender.word', 'gender', genderAlone, 0.8),
    labelled('voter.birth.label', 'date_of_birth', 'birth', dateGrammar(birthYears)),
    birthAlone,
    address,
    addressByPin('voter.address.pin', addressEnds),
  ],
}
