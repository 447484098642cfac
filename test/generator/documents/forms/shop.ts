import type { Random } from '../../random'
import type { Fields } from '../../layout'
import { dateStyle, FormFacts, iso, later, truth, type Day } from './facts'
import { formLayout, item, type Form } from './form-writer'

const trades = [
  'Retail Trade',
  'Kirana and General Stores',
  'Restaurant',
  'IT Services',
  'Garment Shop',
  'Medical Shop',
  'Motor Garage',
  'Beauty Parlour',
  'Trading',
]

function content(random: Random, state: string) {
  const f = new FormFacts(random)
  const write = dateStyle(random)
  const issued = f.day(2012, 2024)
  const till = later(issued, random.pick([1, 3, 5, 10]), -1)
  const address = f.address(state)
  return { f, write, issued, till, address, name: f.firm(), employer: f.person(), trade: random.pick(trades) }
}

type Shop = Pick<ReturnType<typeof content>, 'name' | 'employer' | 'trade' | 'issued' | 'address'>

/** What a licence says that ends on a day. */
export const licenceFields = (c: Shop, number: string, till: Day): Fields =>
  truth(
    {
      registration_number: number,
      establishment_name: c.name,
      employer_name: c.employer,
      nature_of_business: c.trade,
      issue_date: iso(c.issued),
      valid_till: iso(till),
    },
    c.address,
  )

/** The intimation receipt of Maharashtra since 2017, labels in Marathi and English. */
function maharashtraIntimation(random: Random): Form {
  const c = content(random, 'Maharashtra')
  const number = random.digits(random.pick([10, 12, 15]))
  const employer = c.employer.toUpperCase()
  const name = c.name.toUpperCase()
  return {
    fields: truth(
      {
        registration_number: number,
        establishment_name: name,
        employer_name: employer,
        nature_of_business: c.trade,
        issue_date: iso(c.issued),
      },
      c.address,
    ),
    pages: [
      (w) => {
        w.title('महाराष्ट्र शासन / GOVERNMENT OF MAHARASHTRA', 'कामगार विभाग / LABOUR DEPARTMENT', "नमुना 'ग' / FORM 'G'")
        w.prose(
          'Maharashtra Shops and Establishments (Regulation of Employment and Conditions of Service) Act, 2017. Intimation receipt for establishments with less than ten workers.',
        )
        const rows = [
          item('सूचना क्रमांक / Intimation No.', number, 'registration_number'),
          item('आस्थापनेचे नाव / Name of Establishment', name, 'establishment_name'),
          item('मालकाचे नाव / Name of Employer', employer, 'employer_name'),
          item('आस्थापनेचा पत्ता / Address of Establishment', c.address.value, 'address'),
          item('व्यवसायाचे स्वरूप / Nature of Business', c.trade, 'nature_of_business'),
          item('कामगारांची संख्या / Number of Workers', String(random.int(0, 9))),
          item('सूचना दिनांक / Date of Intimation', c.write(c.issued), 'issue_date'),
        ]
        if (random.chance(0.5)) w.ruled(rows, 0.46)
        else w.columns(rows, 0.5, ' :')
        w.right('Facilitator')
      },
    ],
  }
}

/** The licence under the act of 1948. */
function maharashtraLicence(random: Random): Form {
  const c = content(random, 'Maharashtra')
  const number = random.digits(9)
  return {
    fields: licenceFields(c, number, c.till),
    pages: [
      (w) => {
        w.title('Registration Certificate of Establishment', "FORM 'D' (See Rule 6)")
        w.prose('The Bombay Shops and Establishments Act, 1948')
        w.colons([
          item('Registration No.', number, 'registration_number'),
          item('Name of Establishment', c.name, 'establishment_name'),
          item('Name of Employer', c.employer, 'employer_name'),
          item('Postal Address of the Establishment', c.address.value, 'address'),
          item('Nature of Business', c.trade, 'nature_of_business'),
          item('Category', 'Commercial Establishment'),
          item('Date of Commencement of Business', c.write(c.f.day(2001, 2011))),
        ])
        w.pairs([
          item('Date of Registration', c.write(c.issued), 'issue_date'),
          item('Valid Upto', c.write(c.till), 'valid_till'),
        ])
        w.prose('It is hereby certified that the establishment has been registered under the said Act.')
        w.right('Inspector')
      },
    ],
  }
}

/** The registration of Karnataka. */
function karnataka(random: Random): Form {
  const c = content(random, 'Karnataka')
  const number = `${random.int(1, 40)}/${random.int(1, 220)}/${random.pick(['CE', 'S'])}/${random.digits(4)}/${c.issued.year}`
  return {
    fields: licenceFields(c, number, c.till),
    pages: [
      (w) => {
        w.title(
          'GOVERNMENT OF KARNATAKA',
          'DEPARTMENT OF LABOUR',
          'FORM C',
          'Registration Certificate of Establishment',
        )
        w.prose('(Under the Karnataka Shops and Commercial Establishments Act, 1961 and Rules 1963)')
        const rows = [
          item('Registration Certificate No.', number, 'registration_number'),
          item('1. Name of the Establishment', c.name, 'establishment_name'),
          item('2. Name of the Employer', c.employer, 'employer_name'),
          item('3. Postal Address of the Establishment', c.address.value, 'address'),
          item('4. Nature of Business', c.trade, 'nature_of_business'),
          item('5. Number of Employees', String(random.int(1, 40))),
          item('6. Date of Registration', c.write(c.issued), 'issue_date'),
          item('7. Valid Till', c.write(c.till), 'valid_till'),
        ]
        if (random.chance(0.5)) w.columns(rows, 0.45, ' :')
        else w.ruled(rows, 0.42)
        w.right('Senior Labour Inspector')
      },
    ],
  }
}

/** The registration of Delhi. */
function delhi(random: Random): Form {
  const c = content(random, 'Delhi')
  const number = `20${random.digits(8)}`
  return {
    fields: truth(
      {
        registration_number: number,
        establishment_name: c.name.toUpperCase(),
        employer_name: c.employer.toUpperCase(),
        nature_of_business: c.trade.toUpperCase(),
        issue_date: iso(c.issued),
      },
      c.address,
    ),
    pages: [
      (w) => {
        w.title('GOVERNMENT OF NCT OF DELHI', 'LABOUR DEPARTMENT', 'Registration Certificate of Establishment')
        w.prose('Delhi Shops & Establishments Act, 1954. Form C (Rule 5)')
        w.pairs([
          item('Registration Number', number, 'registration_number'),
          item('Registration Date', c.write(c.issued), 'issue_date'),
        ])
        w.ruled([
          item('Name of the Establishment', c.name.toUpperCase(), 'establishment_name'),
          item('Name of Occupier/Employer', c.employer.toUpperCase(), 'employer_name'),
          item("Father's Name", c.f.person().toUpperCase()),
          item('Address of the Establishment', c.address.value, 'address'),
          item('Category of Establishment', 'Shop'),
          item('Nature of Business', c.trade.toUpperCase(), 'nature_of_business'),
          item('Date of Commencement', c.write(c.f.day(2001, 2011))),
        ])
      },
    ],
  }
}

export const shopForms = [
  formLayout('shop.mh_intimation', 'SHOP_ACT_LICENSE', maharashtraIntimation, { weight: 2 }),
  formLayout('shop.mh_licence', 'SHOP_ACT_LICENSE', maharashtraLicence),
  formLayout('shop.karnataka', 'SHOP_ACT_LICENSE', karnataka),
  formLayout('shop.delhi', 'SHOP_ACT_LICENSE', delhi),
]
