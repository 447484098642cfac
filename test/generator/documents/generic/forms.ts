import type { DocumentType } from '../../../../src/shared/domain/document-types'
import type { Composition, Layout } from '../../layout'
import { dmy, type Day } from '../../people/dates'
import type { Random } from '../../random'
import { aadhaarBackFields, aadhaarContent, aadhaarFrontFields, printedBirth, printedNumber } from '../aadhaar/content'
import { licenceContent, licenceFields, printedLicence } from '../licence/content'
import { panContent, panFields } from '../pan/content'
import { passportContent, passportFields } from '../passport/content'
import { passportPage } from '../passport/data-page'
import { relationWords, voterAddressFields, voterContent, voterFrontFields, voterPersonFields } from '../voter/content'
import { formCard, type Form, type FormRow } from './form-card'

const row = (field: string | null, value: string, labels: readonly string[], local?: string): FormRow => ({
  field,
  value,
  labels,
  ...(local === undefined ? {} : { local }),
})
const dateOf = (random: Random): ((d: Day) => string) => {
  const mark = random.pick(['/', '/', '-', '.'])
  return (d) => dmy(d, mark)
}

function aadhaar(random: Random): Form {
  const c = aadhaarContent(random.fork('content'))
  const withAddress = random.chance(0.5)
  const gender = c.gender.charAt(0) + c.gender.slice(1).toLowerCase()
  return {
    titles: random.pick([
      ['Government of India', 'Unique Identification Authority of India'],
      ['भारत सरकार', 'GOVERNMENT OF INDIA'],
      ['Government of India', 'AADHAAR'],
    ]),
    rows: [
      ...(random.chance(0.4) ? [row(null, c.nameLocal, ['नाम'])] : []),
      row('name', c.name, ['Name', 'Name', 'Full Name'], 'नाम'),
      row(
        'date_of_birth',
        printedBirth(c),
        c.yearOnly ? ['Year of Birth', 'YOB'] : ['DOB', 'Date of Birth', 'Birth Date'],
        'जन्म तिथि',
      ),
      row('gender', random.chance(0.5) ? gender : c.gender, ['Gender', 'Sex'], 'लिंग'),
      ...(withAddress ? [row('address', c.address.value, ['Address', 'Addr'], 'पता')] : []),
    ],
    number: [printedNumber(c), 'aadhaar_number'],
    fields: { ...aadhaarFrontFields(c), ...(withAddress ? aadhaarBackFields(c) : {}) },
  }
}

function pan(random: Random): Form {
  const c = panContent(random.fork('content'), 0.05)
  const day = dateOf(random)
  const own = random.chance(0.5)
  return {
    titles: random.pick([
      ['INCOME TAX DEPARTMENT', 'GOVT. OF INDIA'],
      ['आयकर विभाग  INCOME TAX DEPARTMENT', 'Permanent Account Number Card'],
      ['INCOME TAX DEPARTMENT   GOVT. OF INDIA', 'Permanent Account Number Card'],
    ]),
    rows: [
      ...(own ? [] : [row('pan_number', c.number, ['Permanent Account Number', 'PAN', 'PAN No.'], 'स्थायी लेखा संख्या')]),
      row('name_as_per_pan', c.name, ['Name', "Cardholder's Name"], 'नाम'),
      ...(c.father === null ? [] : [row('father_name', c.father, ["Father's Name", 'Father Name'], 'पिता का नाम')]),
      row('dob', day(c.date), c.company ? ['Date of Incorporation'] : ['Date of Birth', 'DOB'], 'जन्म की तारीख'),
    ],
    number: own ? [c.number, 'pan_number'] : null,
    fields: panFields(c),
  }
}

function licence(random: Random): Form {
  const c = licenceContent(random.fork('content'))
  const day = dateOf(random)
  return {
    titles: random.pick([
      ['DRIVING LICENCE', `Government of ${c.state.name}`],
      ['INDIAN UNION DRIVING LICENCE', `Issued by Government of ${c.state.name}`],
      [`TRANSPORT DEPARTMENT, ${c.state.name.toUpperCase()}`, 'DRIVING LICENSE'],
    ]),
    rows: [
      row(
        'license_number',
        printedLicence(random.fork('number'), c),
        ['DL No', 'DL No.', 'Licence No.', 'License Number'],
        'लाइसेंस संख्या',
      ),
      row('name', c.name, ['Name', 'Holder Name'], 'नाम'),
      row('father_name', c.father, ['S/D/W of', 'S/o', "Father's Name", 'Son/Daughter/Wife of'], 'पिता/पति'),
      row('date_of_birth', day(c.birth), ['DOB', 'Date of Birth'], 'जन्म तिथि'),
      ...(c.blood === '' ? [] : [row('blood_group', c.blood, ['Blood Group', 'BG'], 'रक्त समूह')]),
      row('issue_date', day(c.issued), ['Date of Issue', 'Issue Date', 'DOI'], 'जारी तिथि'),
      row('valid_till', day(c.validTill), ['Valid Till', 'Validity', 'Valid Upto', 'Validity (NT)'], 'वैधता'),
      row(
        'vehicle_classes',
        c.classes.join(', '),
        ['COV', 'Class of Vehicle', 'Vehicle Class', 'Vehicle Classes'],
        'वाहन वर्ग',
      ),
      row('address', c.address.value, ['Address', 'Add', 'Permanent Address'], 'पता'),
    ],
    number: null,
    fields: licenceFields(c),
  }
}

function voter(random: Random): Form {
  const c = voterContent(random.fork('content'), random.chance(0.3))
  const day = dateOf(random)
  const own = random.chance(0.5)
  const withAddress = random.chance(0.6)
  return {
    titles: random.pick([
      ['ELECTION COMMISSION OF INDIA', 'ELECTOR PHOTO IDENTITY CARD'],
      ['भारत निर्वाचन आयोग  ELECTION COMMISSION OF INDIA', 'IDENTITY CARD'],
      ['Election Commission of India', 'Voter ID Card'],
    ]),
    rows: [
      ...(own ? [] : [row('epic_number', c.epic, ['EPIC No.', 'EPIC No', 'Card No', 'Voter ID'], 'पहचान पत्र संख्या')]),
      row('name', c.name, ["Elector's Name", 'Name', 'Elector Name'], 'निर्वाचक का नाम'),
      row(
        c.relation === 'mother' ? null : 'father_name',
        c.relative,
        [relationWords[c.relation][1]],
        relationWords[c.relation][0],
      ),
      row(
        'gender',
        c.gender === 'TRANSGENDER' ? 'Third Gender' : c.gender.charAt(0) + c.gender.slice(1).toLowerCase(),
        ['Gender', 'Sex'],
        'लिंग',
      ),
      c.age === null
        ? row('date_of_birth', day(c.birth), ['Date of Birth', 'DOB'], 'जन्म तिथि')
        : row(null, String(c.age.years), [`Age as on ${c.age.on}`]),
      ...(withAddress ? [row('address', c.address.value, ['Address'], 'पता')] : []),
    ],
    number: own ? [c.epic, 'epic_number'] : null,
    fields: { ...voterFrontFields(c), ...voterPersonFields(c), ...(withAddress ? voterAddressFields(c) : {}) },
  }
}

function passport(random: Random): Form {
  const c = passportContent(random.fork('content'))
  const day = dateOf(random)
  return {
    titles: random.pick([
      ['REPUBLIC OF INDIA', 'PASSPORT'],
      ['भारत गणराज्य  REPUBLIC OF INDIA', 'पासपोर्ट  PASSPORT'],
    ]),
    rows: [
      row('passport_number', c.number, ['Passport No.', 'Passport No', 'Passport Number'], 'पासपोर्ट सं.'),
      row('surname', c.surname, ['Surname', 'Last Name'], 'उपनाम'),
      row('given_names', c.given, ['Given Name(s)', 'Given Names', 'First Name'], 'दिया गया नाम'),
      row('nationality', 'INDIAN', ['Nationality'], 'राष्ट्रीयता'),
      row('sex', c.sex, ['Sex', 'Gender'], 'लिंग'),
      row('date_of_birth', day(c.birth), ['Date of Birth', 'DOB'], 'जन्म तिथि'),
      row('place_of_birth', c.birthPlace, ['Place of Birth'], 'जन्म स्थान'),
      row('place_of_issue', c.issuePlace, ['Place of Issue'], 'जारी करने का स्थान'),
      row('date_of_issue', day(c.issued), ['Date of Issue'], 'जारी करने की तिथि'),
      row('date_of_expiry', day(c.expires), ['Date of Expiry', 'Expiry Date'], 'समाप्ति की तिथि'),
    ].filter((r) => r.value !== ''),
    number: null,
    fields: passportFields(c),
    size: passportPage,
    zone: [
      [c.mrz[0], 'mrz_line_1'],
      [c.mrz[1], 'mrz_line_2'],
    ],
  }
}

const forms: readonly (readonly [DocumentType, string, (random: Random) => Form])[] = [
  ['AADHAAR', 'aadhaar', aadhaar],
  ['PAN', 'pan', pan],
  ['DRIVING_LICENSE', 'licence', licence],
  ['VOTER_ID', 'voter', voter],
  ['PASSPORT', 'passport', passport],
]

/** A form of each type in two manners: one in sight, one kept out of it. */
export const genericForms: readonly Layout[] = forms.flatMap(([type, name, make]) =>
  (['seen', 'hidden'] as const).map((sight): Layout => ({
    id: `${name}.${sight === 'seen' ? 'form' : 'h9'}`,
    type,
    hidden: sight === 'hidden',
    weight: 2,
    form: 'card',
    compose: (random): Composition => formCard(random, make(random.fork('form')), sight),
  })),
)
