/** Certificates whose labels stand over their values, or in two languages beside them. */
import type { Random } from '../../random'
import { dateStyle, FormFacts, iso, later, truth } from './facts'
import { formLayout, item, type Form, type FormWriter } from './form-writer'

const plates: Readonly<Record<string, string>> = {
  Karnataka: 'KN',
  'Tamil Nadu': 'TN',
  Maharashtra: 'MH',
  'West Bengal': 'WB',
  'Uttar Pradesh': 'UP',
}

/** A label in small print, and its value in bold under it. */
function over(w: FormWriter, rows: readonly (readonly [string, string])[]): FormWriter {
  for (const [label, value] of rows) {
    w.y = w.lines(label, w.look.left, w.width, { size: w.look.size - 6, colour: '#555' })
    w.y = w.lines(value, w.look.left, w.width, { weight: 700 }) + 16
  }
  return w
}

function enterprise(random: Random) {
  const f = new FormFacts(random)
  const state = random.pick(Object.keys(plates))
  const address = f.address(state)
  const values = {
    udyam_registration_number: `UDYAM-${plates[state]}-${random.int(10, 38)}-${random.digits(7)}`,
    enterprise_name: `${random.pick(['M/S ', ''])}${f.firm().toUpperCase()}`,
    enterprise_type: random.pick(['MICRO', 'SMALL', 'MEDIUM']),
    major_activity: random.pick(['SERVICES', 'TRADING', 'MANUFACTURING']),
  }
  const [incorporated, registered] = [f.day(2004, 2019), f.day(2020, 2025)]
  const fields = truth(
    { ...values, date_of_incorporation: iso(incorporated), date_of_registration: iso(registered) },
    address,
  )
  const write = dateStyle(random)
  return { values, fields, address, incorporated: write(incorporated), registered: write(registered) }
}

function udyamOver(random: Random): Form {
  const { values, fields, address, incorporated, registered } = enterprise(random)
  return {
    fields,
    pages: [
      (w) =>
        void over(w.title('UDYAM REGISTRATION CERTIFICATE', 'Ministry of MSME, Government of India').gap(20), [
          ['Udyam Registration Number', values.udyam_registration_number],
          ['Name of Enterprise', values.enterprise_name],
          ['Type of Enterprise', values.enterprise_type],
          ['Major Activity', values.major_activity],
          ['Official Address of Enterprise', address.value],
          ['Date of Incorporation / Registration of Enterprise', incorporated],
          ['Date of Udyam Registration', registered],
        ]),
    ],
  }
}

function udyamBilingual(random: Random): Form {
  const { values, fields, address, incorporated, registered } = enterprise(random)
  return {
    fields,
    pages: [
      (w) => {
        w.title('भारत सरकार / GOVERNMENT OF INDIA', 'उद्यम पंजीकरण प्रमाण पत्र', 'UDYAM REGISTRATION CERTIFICATE')
        w.grid(
          [0.46, 0.54],
          [
            ['उद्यम पंजीकरण संख्या /\nUDYAM REGISTRATION NUMBER', values.udyam_registration_number],
            ['उद्यम का नाम / NAME OF ENTERPRISE', values.enterprise_name],
            ['उद्यम का प्रकार / TYPE OF ENTERPRISE', values.enterprise_type],
            ['मुख्य गतिविधि / MAJOR ACTIVITY', values.major_activity],
            ['सामाजिक श्रेणी / SOCIAL CATEGORY', 'GENERAL'],
            ['उद्यम का पता / OFFICIAL ADDRESS OF ENTERPRISE', address.value],
            ['निगमन की तिथि / DATE OF INCORPORATION', incorporated],
            ['उद्यम पंजीकरण की तिथि / DATE OF UDYAM REGISTRATION', registered],
          ],
        )
        w.prose('नोट : यह कम्प्यूटर द्वारा जारी प्रमाण पत्र है, हस्ताक्षर की आवश्यकता नहीं है।')
      },
    ],
  }
}

function food(random: Random, first: '1' | '2') {
  const f = new FormFacts(random)
  const state = random.pick(['Karnataka', 'Maharashtra', 'Tamil Nadu', 'West Bengal', 'Telangana'])
  const issued = f.day(2018, 2024)
  const till = later(issued, random.int(1, 5), -1)
  const address = f.address(state)
  const values = {
    license_number: `${first}${random.int(10, 33)}${String(issued.year).slice(2)}${random.digits(9)}`,
    business_name: random.chance(0.5) ? f.firm().toUpperCase() : f.firm(),
    kind_of_business: random.pick([
      'Hawker (Itinerant / Mobile Food Vendor)',
      'Restaurants, Caterer',
      'Retailer',
      'Manufacturer - General Manufacturing',
    ]),
  }
  const write = dateStyle(random)
  return {
    values,
    fields: truth({ ...values, issue_date: iso(issued), valid_till: iso(till) }, address),
    address,
    issued: write(issued),
    till: write(till),
  }
}

/** Two columns, each label over its value. */
function fssaiHeads(random: Random): Form {
  const { values, fields, address, issued, till } = food(random, '2')
  const half = [0.5, 0.5]
  return {
    fields,
    pages: [
      (w) => {
        w.title('FSSAI', 'Food Safety and Standards Authority of India', 'REGISTRATION CERTIFICATE').gap(20)
        w.table(
          half,
          ['Registration Number', 'Kind of Business'],
          [[values.license_number, values.kind_of_business]],
          false,
        )
        w.table(half, ['Name of Food Business Operator', 'Category'], [[values.business_name, 'Registration']], false)
        w.table(half, ['Date of Issue', 'Valid Upto'], [[issued, till]], false)
        w.table([1], ['Address of Premises'], [[address.value]], false)
      },
    ],
  }
}

function fssaiRuled(random: Random): Form {
  const { values, fields, address, issued, till } = food(random, '1')
  return {
    fields,
    pages: [
      (w) => {
        w.title('भारतीय खाद्य सुरक्षा एवं मानक प्राधिकरण', 'Food Safety and Standards Authority of India', 'LICENCE')
        w.ruled(
          [
            item('FSSAI Licence No.', values.license_number, 'license_number'),
            item('Name of the Company / FBO', values.business_name, 'business_name'),
            item('Address of Authorised Premises', address.value, 'address'),
            item('Kind of Business', values.kind_of_business, 'kind_of_business'),
            item('Category', 'State Licence'),
            item('Date of Issue', issued, 'issue_date'),
            item('Valid Till', till, 'valid_till'),
          ],
          0.36,
          true,
        )
        w.prose('The holder shall display this licence at a prominent place in the premises at all times.')
      },
    ],
  }
}

export const certificatesOver = [
  formLayout('udyam.over', 'UDYAM_CERT', udyamOver),
  formLayout('udyam.bilingual', 'UDYAM_CERT', udyamBilingual),
  formLayout('fssai.heads', 'FSSAI_CERTIFICATE', fssaiHeads),
  formLayout('fssai.ruled', 'FSSAI_CERTIFICATE', fssaiRuled),
]
