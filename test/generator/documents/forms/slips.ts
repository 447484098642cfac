/** Ration cards and salary slips. */
import { dmy, iso } from '../../people/dates'
import type { Random } from '../../random'
import { signatory } from '../property/names-of-deeds'
import { devaDigits } from '../property/facts'
import { FormFacts, inr, plain, truth } from './facts'
import { formLayout, item, type Form } from './form-writer'

/** The card of a city in English: label and value with colons, the members in a table. */
function householdCard(random: Random): Form {
  const f = new FormFacts(random)
  const state = random.pick(['Delhi', 'Gujarat', 'Karnataka', 'Telangana'])
  const head = f.person().toUpperCase()
  const number = random.digits(12).replace(/^0/, '1')
  const kind = random.pick(['PR-S', 'NFSA - PHH', 'AAY', 'Priority Household'])
  const address = f.address(state)
  const issued = f.day(2012, 2023)
  const members = Array.from({ length: random.int(2, 5) }, (_, i) => [
    String(i + 1),
    f.person().toUpperCase(),
    String(random.int(2, 70)),
  ])
  const write = (separator: string): string => dmy(issued, separator)
  return {
    fields: truth({ name: head, card_number: number, card_type: kind, issue_date: iso(issued) }, address),
    pages: [
      (w) => {
        w.title(
          `GOVERNMENT OF ${state.toUpperCase()}`,
          'Department of Food, Civil Supplies & Consumer Affairs',
          'RATION CARD',
        )
        w.colons([
          item('Ration Card No.', number, 'card_number'),
          item(random.pick(['Category of Card', 'Card Type']), kind, 'card_type'),
          item('Date of Issue', write(random.pick(['-', '/'])), 'issue_date'),
          item('Name of Head of Household', head, 'name'),
          item("Husband's / Father's Name", f.person().toUpperCase()),
          item('Address', address.value, 'address'),
          item('FPS Name & No.', `${random.pick(['GUPTA', 'LAXMI', 'JANATA'])} STORE / ${random.digits(4)}`),
        ])
        w.table([0.14, 0.6, 0.26], ['S.No.', 'Name of Member', 'Age'], members)
      },
    ],
  }
}

/** The booklet of Maharashtra. */
function shidhapatrika(random: Random): Form {
  const f = new FormFacts(random)
  const head = signatory(random.fork('head')).name
  const number = `2720${random.digits(8)}`
  const own = random.chance(0.5)
  const d = (text: string): string => (own ? devaDigits(text) : text)
  const issued = f.day(2010, 2022)
  const kind = random.pick(['प्राधान्य कुटुंब', 'अंत्योदय', 'केशरी'])
  return {
    fields: { name: head, card_number: own ? d(number) : number, card_type: kind, issue_date: iso(issued) },
    unjudged: ['address', 'card_type'],
    pages: [
      (w) => {
        w.title('महाराष्ट्र शासन', 'अन्न, नागरी पुरवठा व ग्राहक संरक्षण विभाग', 'शिधापत्रिका')
        w.colons([
          item('शिधापत्रिका क्रमांक', d(number)),
          item('योजना', kind),
          item('कुटुंब प्रमुखाचे नाव', head),
          item('दिनांक', d(dmy(issued))),
        ])
        w.table(
          [0.14, 0.6, 0.26],
          ['अ.क्र.', 'कुटुंबातील व्यक्तीचे नाव', 'वय'],
          Array.from({ length: random.int(2, 5) }, (_, i) => [
            d(String(i + 1)),
            signatory(random.fork(`member-${i}`)).name,
            d(String(random.int(2, 70))),
          ]),
        )
      },
    ],
  }
}

const posts = [
  'Senior Executive',
  'Accountant',
  'Machine Operator',
  'Team Leader',
  'Sales Officer',
  'Software Engineer',
]
const months = ['January', 'March', 'April', 'June', 'August', 'November']

function pay(random: Random) {
  const f = new FormFacts(random)
  const basic = random.int(80, 700) * 100
  const allowances = [Math.round(basic * 0.4), random.int(10, 60) * 100, 1250]
  const deductions = [Math.round(basic * 0.12), 200, random.int(0, 40) * 50]
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
  const [gross, cut] = [basic + sum(allowances), sum(deductions)]
  const period = `${random.pick(months)} ${random.int(2018, 2025)}`
  const values = {
    employee_name: random.chance(0.5) ? f.person().toUpperCase() : f.person(),
    employee_id: `${random.pick(['E', 'EMP', ''])}${random.int(100, 99999)}`,
    employer_name: f.firm(),
    designation: random.pick(posts),
    account_number: random.digits(13).replace(/^0/, '3'),
    pay_period: period,
  }
  return {
    values,
    fields: {
      ...values,
      basic_pay: plain(basic),
      gross_salary: plain(gross),
      total_deductions: plain(cut),
      net_salary: plain(gross - cut),
    },
    earned: [
      ['Basic', basic],
      ['House Rent Allowance', allowances[0]!],
      ['Special Allowance', allowances[1]!],
      ['Medical Allowance', allowances[2]!],
    ] as const,
    cut: [
      ['Provident Fund', deductions[0]!],
      ['Professional Tax', deductions[1]!],
      ['Income Tax', deductions[2]!],
    ] as const,
    gross,
    deducted: cut,
    net: gross - cut,
  }
}

/** Earnings and deductions beside each other in one table. */
function sideBySide(random: Random): Form {
  const p = pay(random)
  return {
    fields: p.fields,
    pages: [
      (w) => {
        w.title(p.values.employer_name, `Payslip for the month of ${p.values.pay_period}`)
        w.pairs([
          item('Employee Name', p.values.employee_name),
          item('Employee Code', p.values.employee_id),
          item('Designation', p.values.designation),
          item('Bank A/c No.', p.values.account_number),
        ])
        w.table(
          [0.32, 0.18, 0.32, 0.18],
          ['Earnings', 'Amount', 'Deductions', 'Amount'],
          [
            ...p.earned.map(([label, amount], i) => {
              const [other, less] = p.cut[i] ?? ['', null]
              return [label, inr(amount), other, less === null ? '' : inr(less)]
            }),
            ['Gross Earnings', inr(p.gross), 'Total Deductions', inr(p.deducted)],
          ],
        )
        w.colons([item('Net Pay', `Rs. ${inr(p.net)}`)])
      },
    ],
  }
}

/** A wage slip as a list: earnings first, deductions under them. */
function listed(random: Random): Form {
  const p = pay(random)
  return {
    fields: p.fields,
    pages: [
      (w) => {
        w.title(p.values.employer_name, 'SALARY SLIP')
        w.columns(
          [
            item('Month', p.values.pay_period),
            item('Name of the Employee', p.values.employee_name),
            item('Employee ID', p.values.employee_id),
            item('Designation', p.values.designation),
            item('Account Number', p.values.account_number),
          ],
          0.4,
          ' :',
        )
        w.table(
          [0.7, 0.3],
          ['Earnings', 'Amount (Rs.)'],
          [...p.earned.map(([label, amount]) => [label, inr(amount)]), ['Gross Salary', inr(p.gross)]],
        )
        w.table(
          [0.7, 0.3],
          ['Deductions', 'Amount (Rs.)'],
          [...p.cut.map(([label, amount]) => [label, inr(amount)]), ['Total Deductions', inr(p.deducted)]],
        )
        w.colons([item('Net Salary', inr(p.net))])
      },
    ],
  }
}

export const slips = [
  formLayout('ration.household', 'RATION_CARD', householdCard, { weight: 2 }),
  formLayout('ration.marathi', 'RATION_CARD', shidhapatrika),
  formLayout('salary.beside', 'SALARY_SLIP', sideBySide),
  formLayout('salary.list', 'SALARY_SLIP', listed),
]
