import type { Random } from '../../random'
import { dateStyle, FormFacts, later } from './facts'
import { formLayout, item, type Form } from './form-writer'
import { licenceFields } from './shop'

const trades = [
  'Sale of readymade garments and hosiery',
  'HARDWARE AND PAINTS',
  'Mobile phone repairs',
  'Stationery and Xerox',
  'Sweets and Namkeen',
  'Timber depot',
  'Tailoring',
]

function content(random: Random, state: string) {
  const f = new FormFacts(random)
  const issued = f.day(2013, 2024)
  const capital = random.chance(0.5)
  const cased = (text: string): string => (capital ? text.toUpperCase() : text)
  return {
    f,
    issued,
    write: dateStyle(random),
    address: f.address(state),
    name: cased(f.firm()),
    employer: cased(f.person()),
    trade: random.pick(trades),
  }
}
/** West Bengal's Form B: number and day over a ruled table. */
function bengal(random: Random): Form {
  const c = content(random, 'West Bengal')
  const till = later(c.issued, 3, -1)
  const number = `KL0${random.int(1, 9)}${random.digits(1)}/${c.issued.year}/00${random.digits(4)}`
  return {
    fields: licenceFields(c, number, till),
    pages: [
      (w) => {
        w.title('GOVERNMENT OF WEST BENGAL', 'FORM B', 'REGISTRATION CERTIFICATE OF SHOP / ESTABLISHMENT')
        w.prose('[See Rule 4 of the West Bengal Shops and Establishments Rules, 1964]')
        w.grid([0.55, 0.45], [[`Registration No. : ${number}`, `Date : ${c.write(c.issued)}`]], false)
        w.ruled([
          item('Name of the Shop / Establishment', c.name, 'establishment_name'),
          item('Address of the Shop / Establishment', c.address.value, 'address'),
          item('Name of the Shop-keeper / Employer', c.employer, 'employer_name'),
          item('Nature of business', c.trade, 'nature_of_business'),
          item('Number of persons employed', String(random.int(0, 9))),
          item('Date of commencement of business', c.write(c.f.day(2001, 2012))),
          item('Valid upto', c.write(till), 'valid_till'),
        ])
        w.prose('Registered under Section 16 of the West Bengal Shops and Establishments Act, 1963.')
        w.right('Signature of Registering Authority')
      },
    ],
  }
}

/** Telangana's Form II: numbered rows with colons in a column of their own. */
function telangana(random: Random): Form {
  const c = content(random, 'Telangana')
  const till = { year: c.issued.year + 2, month: 12, day: 31 }
  const number = `SEA/HYD/ALO/${random.int(10, 40)}/0${random.digits(6)}/${c.issued.year}`
  const rows = [
    ['Registration Number', number],
    ['Name of the Establishment', c.name],
    ['Classification of the Establishment', 'Shop'],
    ['Complete Postal Address of the Establishment', c.address.value],
    ['Name of the Employer', c.employer],
    ['Nature of Business', c.trade],
    ['Maximum number of employees', '08'],
    ['Date of Registration', c.write(c.issued)],
    ['Registration valid upto', c.write(till)],
  ] as const
  return {
    fields: licenceFields(c, number, till),
    pages: [
      (w) => {
        w.title('GOVERNMENT OF TELANGANA', 'LABOUR DEPARTMENT', 'CERTIFICATE OF REGISTRATION OF ESTABLISHMENT')
        w.prose('(Issued under Section 3(3) of the Telangana Shops and Establishments Act, 1988)')
        w.grid(
          [0.07, 0.4, 0.04, 0.49],
          rows.map(([label, value], i) => [`${i + 1}.`, label, ':', value]),
          false,
        )
        w.prose(
          'This is to certify that the establishment mentioned above has been registered as a Shop under the Act.',
        )
        w.right('Assistant Labour Officer')
      },
    ],
  }
}

export const establishmentsElsewhere = [
  formLayout('shop.bengal', 'SHOP_ACT_LICENSE', bengal),
  formLayout('shop.telangana', 'SHOP_ACT_LICENSE', telangana),
]
