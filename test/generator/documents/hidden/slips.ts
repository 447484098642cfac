/** Salary slips out of sight: a company's with sums of the year beside those of the month, and a public office's. */
import type { Composition, Layout } from '../../layout'
import { fullName, makeFamily } from '../../people/names'
import type { Random } from '../../random'
import { plain } from '../finance/statement-facts'
import { inWords } from '../property/facts'
import { moneyStyle } from './accounts'
import { box, prose, sheet, writer } from './sheet'
import { makeDeal } from './trade'

const months = 'January February March April May June July August September October November December'.split(' ')
const offices = ['Zilla Parishad Solapur', 'Directorate of School Education, Jaipur', 'Municipal Corporation of Ujjain', 'Western Railway, Ratlam Division', 'District Treasury Office, Cuttack'] // prettier-ignore

type Sum = readonly [label: string, rupees: number]

function pay(random: Random, labels: { readonly earned: readonly string[]; readonly cut: readonly string[] }) {
  const basic = random.int(90, 900) * 100
  const [first = 'Basic', ...others] = labels.earned
  const share = [0.4, 0.17, 0.1, 0.05]
  const earned: readonly Sum[] = [[first, basic], ...others.map((label, i): Sum => [label, Math.round((basic * (share[i] ?? 0.03)) / 10) * 10])] // prettier-ignore
  const cut = labels.cut.map((label, i): Sum => [label, [Math.round(basic * 0.12), 200, random.int(1, 60) * 50, random.int(2, 12) * 100][i] ?? 0]) // prettier-ignore
  const total = (sums: readonly Sum[]): number => sums.reduce((sum, [, rupees]) => sum + rupees, 0)
  const [gross, less] = [total(earned), total(cut)]
  const family = makeFamily(random.fork('person'))
  return {
    basic, earned, cut, gross, less, net: gross - less,
    name: fullName(family.name),
    month: random.pick(months),
    year: random.int(2018, 2025),
    pan: `${random.letters(3)}P${random.letters(1)}${random.digits(4)}${random.letters(1)}`,
    account: `${random.int(1, 9)}${random.digits(random.int(10, 14))}`,
    uan: `10${random.digits(10)}`,
  } // prettier-ignore
}
type Pay = ReturnType<typeof pay>

const fieldsOf = (p: Pay, more: Readonly<Record<string, string>>) => ({
  employee_name: p.name,
  pan_number: p.pan,
  account_number: p.account,
  basic_pay: plain(p.basic * 100),
  gross_salary: plain(p.gross * 100),
  total_deductions: plain(p.less * 100),
  net_salary: plain(p.net * 100),
  ...more,
})

/** Of a company: boxed particulars in two columns, month and year to date in each half of the list. */
function company(random: Random): Composition {
  const style = random.fork('style')
  const p = pay(random.fork('pay'), { earned: ['Basic', style.pick(['HRA', 'House Rent Allow.']), 'Special Allow.', 'LTA', 'Shift Allow.'], cut: ['EPF', 'Prof. Tax', 'TDS', 'Canteen'] }) // prettier-ignore
  const employer = makeDeal(random.fork('employer'), { count: 1 }).seller
  const money = moneyStyle(style)
  const post = random.fork('post').pick(['Asst. Manager - Quality', 'Process Associate', 'Sr. Engineer', 'Regional Sales Head', 'HR Generalist', 'Store Incharge']) // prettier-ignore
  const code = random.fork('code').pick([`VD${random.digits(4)}`, random.digits(7), `PUN-${random.digits(3)}`])
  const period = style.pick([`${p.month} ${p.year}`, `${p.month.slice(0, 3)}-${p.year}`, `${p.month.toUpperCase()} ${p.year}`]) // prettier-ignore
  const w = writer(style, ['calibri', 'arial', 'roboto', 'condensed'], { size: [21, 24] })
  w.line(employer.name, { size: 34, weight: 700, align: 'center' })
  for (const line of w.wrap(employer.address, 1100)) w.line(line, { size: 19, align: 'center' })
  w.line(`${style.pick(['Pay Slip for', 'Payslip for the month of', 'Salary Statement -'])} ${period}`, { weight: 700, align: 'center' }).gap(20) // prettier-ignore
  const top = w.y
  const half = w.width / 2
  const left = w.pairs(
    [[style.pick(['Employee Name', 'Name']), p.name], [style.pick(['Emp Code', 'Employee No.', 'Staff ID']), code], [style.pick(['Designation', 'Role']), post], ['Department', 'Operations'], ['Date of Joining', '04-07-2016']],
    w.left + 12, top + 32, { column: 250, width: half - 24, colon: ': ' },
  ) // prettier-ignore
  const right = w.pairs(
    [['PAN', p.pan], ['UAN', p.uan], [style.pick(['Bank A/c', 'Account No.', 'Bank Account No']), p.account], ['Days in month', '30'], ['LOP days', '0']],
    w.left + half + 12, top + 32, { column: 250, width: half - 24, colon: ': ' },
  ) // prettier-ignore
  w.y = Math.max(left, right) + 4
  box(w, w.left, top, w.width, w.y - top)
  w.gap(26)
  const yearly = style.int(2, 11)
  const withYear = style.chance(0.6)
  const rows = p.earned.map((earned, i) => [earned, p.cut[i]] as const)
  const year = (side: 0 | 1) => ({ title: 'YTD', width: 0.15, align: 'right', cell: (row: (typeof rows)[number]) => (row[side] ? money(row[side][1] * yearly * 100) : '') }) as const // prettier-ignore
  const sum = (side: 0 | 1, title: string) => ({ title, width: withYear ? 0.14 : 0.2, align: 'right', cell: (row: (typeof rows)[number]) => (row[side] ? money(row[side][1] * 100) : '') }) as const // prettier-ignore
  const name = (side: 0 | 1, title: string) => ({ title, width: withYear ? 0.21 : 0.3, align: 'left', cell: (row: (typeof rows)[number]) => row[side]?.[0] ?? '' }) as const // prettier-ignore
  const second = withYear ? 3 : 2
  sheet(
    w,
    [name(0, 'Earnings'), sum(0, 'Amount'), ...(withYear ? [year(0)] : []), name(1, 'Deductions'), sum(1, 'Amount'), ...(withYear ? [year(1)] : [])],
    rows,
    { size: w.text.size - 1, pad: style.int(5, 9), rules: style.pick(['box', 'columns', 'frame'] as const), head: { fill: '#e8e8e8' } },
    { after: { 0: style.pick(['Gross Earnings', 'Total Earnings', 'Gross Pay']), 1: money(p.gross * 100), [second]: 'Total Deductions', [second + 1]: money(p.less * 100) } },
  ) // prettier-ignore
  w.line(`${style.pick(['Net Pay', 'Net Salary Payable', 'Take Home Pay'])} : ${money(p.net * 100)}`, { weight: 700 })
  prose(w, `(Rupees ${inWords(p.net)} Only)`)
  w.gap(20).line('This is a system generated slip and needs no signature.', { size: 18, align: 'center' })
  return w.compose(fieldsOf(p, { employee_id: code, employer_name: employer.name, designation: post, pay_period: period })) // prettier-ignore
}

/** Of a public office: typed, dues and recoveries two by two with dots, no rules at all. */
function office(random: Random): Composition {
  const style = random.fork('style')
  const p = pay(random.fork('pay'), { earned: ['Basic Pay', 'Dearness Allowance', 'House Rent Allowance', 'Transport Allowance'], cut: ['G.P.F. Subscription', 'Profession Tax', 'Income Tax', 'G.I.S.'] }) // prettier-ignore
  const employer = random.fork('employer').pick(offices)
  const post = random.fork('post').pick(['Junior Clerk', 'Assistant Teacher', 'Senior Section Engineer', 'Staff Nurse', 'Talathi', 'Head Constable']) // prettier-ignore
  const code = random.fork('code').pick([random.digits(10).replace(/^0/, '2'), `DTO${random.digits(6)}`])
  const number = String(months.indexOf(p.month) + 1).padStart(2, '0')
  const period = style.pick([`${number}/${p.year}`, `${p.month}, ${p.year}`, `${p.month} ${p.year}`])
  const w = writer(style, ['courier', 'times', 'typewriter'], { size: [23, 25] })
  const rupees = (n: number): string => style.fork('money').pick([n.toLocaleString('en-IN'), `${n}.00`, `${n}`])
  w.line(employer.toUpperCase(), { weight: 700, align: 'center' })
  w.line(style.pick(['SALARY SLIP', 'PAY BILL - INDIVIDUAL SLIP', 'MONTHLY SALARY SLIP']), { align: 'center' }).gap(20)
  const facts = [
    [style.pick(['Name of Employee', 'Name of the Govt. Servant', 'Employee Name']), p.name.toUpperCase()],
    [style.pick(['Sevarth / Employee ID', 'Employee ID', 'HRMS ID']), code],
    [style.pick(['Designation', 'Post held']), post],
    [style.pick(['For the month of', 'Month & Year', 'Pay month']), period],
    ['PAN No.', p.pan],
    [style.pick(['Bank A/c No.', 'Savings Bank A/c']), p.account],
    ['Pay Level', `S-${random.fork('level').int(6, 18)}`],
  ] as const
  for (const [label, value] of facts)
    w.at(label, w.left, w.y)
      .at(`: ${value}`, w.left + 420, w.y)
      .gap(w.text.size * 1.5)
  w.gap(16)
  const gutter = w.width * 0.53
  const dotted = (label: string, amount: string, x: number): void => {
    const room = w.width * 0.47 - w.measure(`${label}${amount}  `)
    const dots = Math.max(2, Math.floor(room / w.measure('.')))
    w.at(`${label} ${'.'.repeat(dots)}`, x, w.y).at(amount, x + w.width * 0.47, w.y, { align: 'right' })
  }
  w.at('DUES', w.left, w.y, { weight: 700 })
    .at('RECOVERIES', w.left + gutter, w.y, { weight: 700 })
    .gap(44)
  p.earned.forEach(([label, amount], i) => {
    const less = p.cut[i]
    dotted(label, rupees(amount), w.left)
    if (less) dotted(less[0], rupees(less[1]), w.left + gutter)
    w.gap(w.text.size * 1.5)
  })
  w.gap(10)
  dotted(style.pick(['Gross Salary', 'Total Dues', 'Gross Pay']), rupees(p.gross), w.left)
  dotted(style.pick(['Total Recoveries', 'Total Deductions']), rupees(p.less), w.left + gutter)
  w.gap(50)
  w.line(`${style.pick(['Net Salary', 'Net Amount Payable', 'NET PAY'])} Rs. ${rupees(p.net)}`, { weight: 700 })
  w.line(`(Rupees ${inWords(p.net)} only)`)
    .gap(50)
    .line('Drawing and Disbursing Officer', { align: 'right' })
  return w.compose(fieldsOf(p, { employee_id: code, employer_name: employer, designation: post, pay_period: period }))
}

const layout = (id: string, compose: Layout['compose']): Layout => ({ id: `hidden.${id}`, type: 'SALARY_SLIP', hidden: true, weight: 1, form: 'page', compose }) // prettier-ignore

export const hiddenSlips: readonly Layout[] = [layout('salary-company', company), layout('salary-office', office)]
