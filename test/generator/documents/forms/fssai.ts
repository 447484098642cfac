import type { Random } from '../../random'
import { dateStyle, FormFacts, gstStates, iso, later, truth } from './facts'
import { formLayout, item, type Form } from './form-writer'

const codes: Readonly<Record<string, string>> = {
  Maharashtra: '15',
  Karnataka: '12',
  Delhi: '33',
  'Uttar Pradesh': '27',
  Gujarat: '07',
  'Tamil Nadu': '24',
  Telangana: '36',
  'West Bengal': '28',
  Punjab: '21',
  Kerala: '13',
  Rajasthan: '22',
}
const kinds = [
  'Restaurants',
  'General Manufacturing',
  'Wholesaler',
  'Retailer',
  'Caterer',
  'Storage (Except Controlled Atmosphere and Cold)',
  'Bakery Products',
  'Petty Retailer of snacks/tea shops',
]

function content(random: Random, first: '1' | '2') {
  const f = new FormFacts(random)
  const state = random.pick(gstStates)
  const issued = f.day(2015, 2024)
  const till = later(issued, random.int(1, 5), -1)
  const number = `${first}${codes[state]}${String(issued.year).slice(2)}${random.digits(9)}`
  return {
    f,
    state,
    issued,
    till,
    number,
    write: dateStyle(random),
    address: f.address(state),
    kind: random.pick(kinds),
  }
}

const said = (c: ReturnType<typeof content>, name: string) =>
  truth(
    {
      license_number: c.number,
      business_name: name,
      kind_of_business: c.kind,
      issue_date: iso(c.issued),
      valid_till: iso(c.till),
    },
    c.address,
  )

/** Form C: the licence. */
function licence(random: Random): Form {
  const c = content(random, '1')
  const name = c.f.firm().toUpperCase()
  const office = c.f.address(c.state)
  return {
    fields: said(c, name),
    pages: [
      (w) => {
        w.title(
          `Government of ${c.state}`,
          'Food Safety and Standards Authority of India',
          "FORM 'C'",
          'License under FSS Act, 2006',
        )
        w.colons([item('License Number', c.number, 'license_number')])
        const rows = [
          item('1. Name & Registered Office address of licensee', `${name}, ${office.value}`),
          item('2. Address of authorized premises', c.address.value, 'address'),
          item('3. Kind of Business', c.kind, 'kind_of_business'),
          item('4. Category of License', 'State License'),
        ]
        if (random.chance(0.5)) w.columns(rows, 0.42, ' :')
        else w.ruled(rows, 0.4)
        w.prose(
          'This license is granted under and is subject to the provisions of FSS Act, 2006 all of which must be complied with by the licensee.',
        )
        w.pairs([item('Issued On', c.write(c.issued), 'issue_date'), item('Valid Upto', c.write(c.till), 'valid_till')])
        w.right('Designated Officer')
      },
      (w) => {
        w.title('Annexure', 'Product Category Details')
        w.colons([item('License Number', c.number)])
        w.table(
          [0.1, 0.9],
          ['Sr No', 'Product Category'],
          [
            ['1', '06 - Cereals and cereal products'],
            ['2', '15 - Ready-to-eat savouries'],
          ],
        )
      },
    ],
  }
}

/** The registration of a petty operator. */
function registration(random: Random): Form {
  const c = content(random, '2')
  const name = random.chance(0.5) ? c.f.person().toUpperCase() : c.f.firm()
  return {
    fields: said(c, name),
    pages: [
      (w) => {
        w.title(
          'Registration Certificate',
          'Food Safety and Standards Authority of India',
          'Registration Certificate under FSS Act, 2006',
        )
        w.colons([item('Registration Number', c.number, 'license_number')])
        w.ruled(
          [
            item('Name of the Food Business Operator', name, 'business_name'),
            item('Address of location where food business is to be conducted/premises', c.address.value, 'address'),
            item('Kind of Business', c.kind, 'kind_of_business'),
            item('Date of Issue', c.write(c.issued), 'issue_date'),
            item('Valid Upto', c.write(c.till), 'valid_till'),
          ],
          0.44,
        )
        w.prose('This registration certificate is issued under and is subject to the provisions of FSS Act, 2006.')
        w.right('Registering Authority')
      },
    ],
  }
}

export const fssaiForms = [
  formLayout('fssai.licence', 'FSSAI_CERTIFICATE', licence),
  formLayout('fssai.registration', 'FSSAI_CERTIFICATE', registration),
]
