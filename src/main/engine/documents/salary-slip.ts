import type { ExtractedField } from '../../../shared/domain/reading'
import { amountInWords } from '../extraction/rules/amount-in-words'
import { beforeAddress } from '../extraction/grammars/before-address'
import { doubted, fromWords, labelled } from '../extraction/rules/candidates'
import { endsInLegalForm } from '../extraction/grammars/firm-names'
import { amountGrammar } from '../extraction/grammars/amount-grammar'
import { codeGrammar } from '../extraction/grammars/code-grammar'
import { partyGrammar } from '../extraction/grammars/name-grammars'
import { untilEntry } from '../extraction/grammars/entry-after'
import { textGrammar } from '../extraction/grammars/text-grammar'
import { formField } from '../extraction/forms/form-rules'
import { parsed, wordsBetween, type Grammar } from '../extraction/grammars/grammar'
import { panGrammar } from '../extraction/grammars/identifier-grammars'
import { segmentFrom, textOf, type LaidWord, type Segment } from '../extraction/layout/layout'
import { seeingOnly } from '../extraction/rules/seeing-only'
import type { Rule } from '../extraction/rules/rule'
import { spanOf } from '../extraction/layout/span'
import { cautious } from './trade/cautious'
import { titles, words, type DocumentDefinition } from './definition'
import { beforeComma, fullerName, signedFor } from './trade/issuer'
import { postAsTitle } from './salary/salary-title'
import { accountBehindBank, accountInLine } from './salary/salary-account'
import { employeeBehindNumber, employeeOverNumber, employeeUnderMonth } from './salary/salary-employee'
import { monthAtLabel, period, periodOfDays } from './salary/salary-months'
import { sumsOfColumns } from './salary/salary-columns'
import { deductionsBySum, grossPaid, inPaidColumn } from './salary/salary-sums'
import { contradicted, proved } from './trade/settle-amounts'

/** "Zubin Mistry, KV0091": a program of pay prints the number of who is paid behind the name. */
const numberBehind = /^[A-Z]{0,5}[-/]?\d[\dA-Z/-]{1,11}$/
const isNumberBehind = (line: readonly LaidWord[], at: number): boolean =>
  at > 0 && at === line.length - 1 && /,$/.test(line[at - 1]!.text) && numberBehind.test(line[at]!.text)

const idBehindName = formField('salary.id.name', 'employee_id', 'employee', ({ lines: [line = []] }) => {
  const last = line.at(-1)
  return last && isNumberBehind(line, line.length - 1) ? parsed(last.text, spanOf([last])) : null
})

/** "TO42", "4O7": beside digits, a round letter may be a nought, and in most faces no reader can tell. */
const roundBesideDigit = /O(?=\d)|(?<=\d)O|(?<=[A-Z])0(?=[A-Z])/
const unsureOfRound = (rule: Rule): Rule =>
  doubted(rule, (value, _, source) => source === 'ocr' && roundBesideDigit.test(value))

/** Who works in a mill has a token; the bills of a treasury have one too, and say beside it whom they pay. */
const tokenLabel = formField('salary.id.token', 'employee_id', 'token', codeGrammar(1, 16))
const besideNumber = 0.7
const token: Rule = {
  name: tokenLabel.name,
  find: (context) => {
    const isNumbered = context.pages.some(({ hits }) => hits.some(({ label }) => label === 'id'))
    const found = tokenLabel.find(context)
    return isNumbered ? found.map((one) => ({ ...one, strength: besideNumber * one.strength })) : found
  },
}

/** "Jogendra Behera, S/o Late Kulamani Behera": who is paid, without whose child or wife they are. */
const withoutParent: Grammar = ({ lines: [line = [], ...more] }) => {
  const parent = line.findIndex(({ text }, at) => /^[sdwc]\/o\b/i.test(text) || isNumberBehind(line, at))
  return partyGrammar({ lines: parent > 0 ? [line.slice(0, parent)] : [line, ...more] })
}

const anyDesignation = untilEntry(textGrammar(2))
/** What heads the first column of what is earned. */
const headOfTable =
  /^\W*(?:particulars|earnings?|descriptions?|components?|(?:pay\s?)?heads?|allowances?|wages?|salary)\W*$/i

/** A post may take two lines; under it may be the head of a table, an amount of one, a day or a number of another row. */
const designationGrammar: Grammar = ({ lines }) => {
  const isOther = (text: string): boolean => /^\W*\d[\d,./-]*\W*$/.test(text) || headOfTable.test(text)
  const end = lines.findIndex((line) => isOther(textOf(line)))
  return anyDesignation({ lines: end > 0 ? lines.slice(0, end) : lines })
}

const wholeAccount = codeGrammar(8, 20)
/** "HDFC 60112233445": the letters of the bank before the number of the account. */
const behindLetters = /^[\s:.-]*\p{Lu}{2,10}(?:\s\p{Lu}{2,10}){0,3}[\s:,/-]+(?<number>\d{9,18})(?![\d/-])/u
const accountBehindLetters: Grammar = ({ lines: [line = []] }) => {
  const found = behindLetters.exec(textOf(line))
  const number = found?.groups?.['number']
  if (!found || number === undefined) return null
  return parsed(number, spanOf(wordsBetween(line, found[0].length - number.length, found[0].length)))
}

/** An account, of which the first digits may be hidden: "XXXXXXXX4402". */
const accountGrammar: Grammar = (span) => {
  const behind = accountBehindLetters(span)
  if (behind) return behind
  const hidden = span.lines[0]?.find(({ text }) => /^[Xx*]{3,}\d{3,6}$/.test(text))
  return wholeAccount(span) ?? (hidden ? parsed(hidden.text, spanOf([hidden])) : null)
}

/** "EMPLOYER NPS SHARE 9196.00": what an employer pays into a fund, and no name of one. */
const intoFund =
  /\b(?:share|contribution|contr?|nps|e?pf|eps|esic?|lwf|pension|gratuity|insurance|provident|superannuation|fund|cost)\b/i
const employerGrammar: Grammar = (span) =>
  intoFund.test(textOf(span.lines[0] ?? [])) ? null : beforeAddress(partyGrammar)(span)

/** "OFFICE OF THE DISTRICT AGRICULTURE OFFICER" under its government: that pays, and does not employ by itself. */
const ofGovernment =
  /^\W*(?:(?:office|directorate|commissionerate|department|secretariat)\s+of|कार्यालय)(?![\p{L}\p{M}])/iu

/** "GOVERNMENT OF RAJASTHAN" over "GOVT. SR. SEC. SCHOOL, KAITHOON": the house under it employs, as an office does. */
const isGovernment = ({ words }: Segment): boolean => /^\W*gov(?:ernmen)?t\.?\s+of\s/i.test(textOf(words))
const isHouse = ({ words }: Pick<Segment, 'words'>): boolean =>
  /\b(?:school|college|vidyalaya|university|institute|polytechnic|academy|hospital|dispensary|board|corporation|council|panchayat|court|jail|police|division|directorate|mission)\b/i.test(
    textOf(words),
  )

/** "zv Zentrova Software Private Limited": a mark in small letters, close before the name of the firm. */
const isMark = ([mark, next]: readonly LaidWord[]): boolean =>
  /^\p{Ll}{1,4}$/u.test(mark?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(next?.text ?? '')
const withoutMark = (segment: Segment): Segment =>
  isMark(segment.words) && endsInLegalForm(textOf(segment.words)) ? segmentFrom(segment.words.slice(1)) : segment

/** The firm at the head of the page. */
const employer: Rule = {
  name: 'salary.employer.head',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const top = page.layout.box.y + 0.2 * page.layout.box.height
      const heads = page.layout.segments.filter(
        (s) =>
          s.box.y < top &&
          !/salary|pay\s*slip|wages?\s*slip|month|private\s+&|confidential|^\W*form\b|\bsee\s+rules?\b/i.test(
            textOf(s.words),
          ) &&
          !s.words.some((w) => page.labelOf.has(w)) &&
          (textOf(s.words).match(/\p{L}/gu)?.length ?? 0) > 4,
      )
      const [first] = heads.length > 1 && isGovernment(heads[0]!) && isHouse(heads[1]!) ? heads.slice(1) : heads
      // Where an office is, is of its name: "Office of the Superintendent, Bishnupur District Hospital".
      const office = heads.find(({ words }) => ofGovernment.test(textOf(words)))
      const read = office
        ? partyGrammar(spanOf(office.words))
        : first && employerGrammar(spanOf(withoutMark(fullerName(heads.map(beforeComma), first)).words))
      if (!read) return []
      const rule = endsInLegalForm(read.value) ? 'salary.employer.company' : 'salary.employer.head'
      return [
        fromWords(page.layout, 'employer_name', rule, read, 0.75),
        ...signedFor(pages, read, 'employer_name', 'salary.employer.signed'),
      ]
    }),
}

/** "GOVERNMENT OF KERALA" at the head and "Office : Government College" below: of a government, the house employs. */
const officeOfGovernment: Rule = {
  name: 'salary.employer.office',
  find: ({ pages }) =>
    pages
      .slice(0, 1)
      .filter(({ layout }) => layout.segments.some(isGovernment))
      .flatMap(({ layout }) =>
        layout.segments.flatMap(({ words: own }) => {
          const house = /^office\s*[:：]/i.test(textOf(own))
            ? own.slice(own.findIndex(({ text }) => /[:：]$/.test(text)) + 1)
            : []
          const read = isHouse({ words: house }) ? partyGrammar(spanOf(house)) : null
          return read ? [fromWords(layout, 'employer_name', officeOfGovernment.name, read, 0.9)] : []
        }),
      ),
}

const sums = ['gross_salary', 'total_deductions', 'net_salary']

/** A slip whose gross less its deductions is its net is proven; where the net is rounded to rupees, it alone is. */
function netHolds(fields: readonly ExtractedField[]): ExtractedField[] {
  const settled = cautious(fields)
  const paise = (path: string): number => Math.round(Number(settled.find((f) => f.path === path)?.value ?? NaN) * 100)
  const [gross, less, net] = sums.map(paise) as [number, number, number]
  // A gross that lost its last digits is less than what is paid out of it, or than a part of it.
  const above = ['net_salary', 'basic_pay'].filter((path) => paise(path) > gross + 100)
  if (above.length > 0) {
    const unsure = ['gross_salary', 'total_deductions', ...above]
    return settled.map((f) => (unsure.includes(f.path) ? contradicted(f) : f))
  }
  if (!(less > 0)) return settled
  const rounded = net % 100 === 0 && Math.abs(gross - less - net) < 100
  const proven = gross - less === net ? sums : rounded ? ['net_salary'] : []
  const isContradicted = proven.length === 0 && Number.isFinite(gross - less - net)
  return settled.map((f) =>
    proven.includes(f.path) ? proved(f) : isContradicted && sums.includes(f.path) ? contradicted(f) : f,
  )
}

/** No pay is a number of days: it has decimals or thousands. */
const payGrammar: Grammar = (span) => {
  const read = amountGrammar(span)
  return read && (Number(read.value) >= 1000 || /\d[.,]\d/.test(textOf(read.span.lines.flat()))) ? read : null
}

const payLabel = formField('salary.pay.label', 'basic_pay', 'pay', payGrammar, { strength: 0.9 })

/** "PAY" over "D.A.": governments call the basic pay so in the list of what is paid, where it is all that its row says. */
const barePay = seeingOnly(
  payLabel,
  ({ from, to, segment }) => from === 0 && /^[:.]?$/.test(textOf(segment.words.slice(to))),
)

const amountField = (path: string, label: string, grammar = payGrammar): Rule[] => [
  formField(`salary.${label}.label`, path, label, grammar),
  labelled(`salary.${label}.beside`, path, label, grammar),
]

/** "7,436.90-": what is taken off may be printed with its sign; their sum is so much. */
const takenOff: Grammar = (span) => {
  const read = payGrammar(span)
  return read && { ...read, value: read.value.replace(/^-/, '') }
}

const gross = amountField('gross_salary', 'gross')
const net = amountField('net_salary', 'net')
const deductions = amountField('total_deductions', 'deductions', takenOff)

export const salarySlip: DocumentDefinition = {
  type: 'SALARY_SLIP',
  cues: [
    ...titles({
      'Salary Slip': 2.2,
      'Pay Slip': 2.2,
      Payslip: 2.2,
      'Wage Slip': 2.2,
      'Wages Slip': 2.2,
      'Pay Advice': 2,
      'Salary Advice': 2,
      'Earnings Statement': 1.6,
      'Statement of Earnings': 1.6,
      'Pay Statement': 1.8,
      'Remuneration Slip': 2,
      'Wage Card': 1.4,
      'Pay Bill': 1.4,
      'वेतन पत्रक': 1.8,
      'वेतन चिठ्ठी': 2.2,
      'वेतन पर्ची': 2.2,
      'वेतन पत्र': 1.4,
      'पगार पत्रक': 2,
      'पगार स्लिप': 2.2,
      'वेतन स्लिप': 2.2,
      'वेतन विवरण': 1.4,
      'Salary Certificate': 1.2,
      'Salary Statement': 1.6,
      'Payslip for the month of': 2.2,
      'Pay Slip for the month of': 2.2,
      'Salary Slip for the month of': 2.2,
    }),
    ...words({
      'Gross Salary': 0.8,
      'Basic Pay': 0.7,
      'Net Pay': 0.8,
      'Provident Fund': 0.6,
      Deductions: 0.4,
      Earnings: 0.4,
      'Professional Tax': 0.4,
      'Prof Tax': 0.4,
      'Total Earnings': 0.6,
      'Total Deductions': 0.5,
      UAN: 0.3,
      HRA: 0.4,
      'House Rent Allowance': 0.4,
      'Dearness Allowance': 0.4,
      'Take Home': 0.4,
      'Days Worked': 0.3,
      'Token No': 0.2,
      'ESIC No': 0.2,
      'Total Ded': 0.4,
      'Signature / thumb of workman': 0.5,
      'Paid Days': 0.3,
    }),
  ],
  signs: {},
  // prettier-ignore
  labels: {
    employee: ['Employee Name', "Name and Father's/Husband's name of the workman", "Name and Father's / Husband's Name of Workman", 'Name', 'Staff Name', 'Name of Staff', 'Name of Workman', 'Workman', 'Name of Workperson', 'Name of Worker', "Workman's Name", 'Worker Name', 'Name of Employee', 'Emp Name', 'Name of the Employee', 'Employee', 'Name of Associate', 'Associate Name', 'Name of Teacher', "Teacher's Name", 'Teacher Name', 'Guard Name', 'Name of Guard', 'Name of Official', 'Name of Officer', 'Officer Name', 'Driver Name', "Employee's Name", 'Name of the Worker', 'Name of the Workman', 'Name of the Official', 'Workmen Name', 'कर्मचारी का नाम', 'कर्मचारी का नाम श्री', 'अधिकारी / कर्मचारी का नाम', 'अधिकारी/कर्मचारी का नाम', 'शिक्षक का नाम', 'श्रमिक का नाम', 'नाम', 'कर्मचाऱ्याचे नाव', 'कर्मचारी नाव', 'कर्मचाऱ्याचे संपूर्ण नाव', 'शिक्षकाचे नाव', 'कामगाराचे नाव', 'नाव'],
    id: ['Employee ID', 'KGID No', 'KGID', 'Metal No', 'Metal No / KGID No', 'Personnel Number', 'Employee Code', 'Emp Code', 'Employee No', 'Emp ID', 'Emp No', 'Staff No', 'Employee Number', 'Emp. Code', 'Personnel No', 'Emp. No.', 'Shalarth ID', 'Sevarth ID', 'Sevaarth ID', 'Staff ID', 'Staff Code', 'Associate ID', 'Emp. ID', 'Employee Id No', 'HRMS ID', 'HRMS Code', 'HRMS No', 'IHRMS ID', 'P.F. Index No', 'PF Index No', 'Global ID', 'Guard ID', 'Guard No', 'Worker ID', 'Workman No', 'Teacher Code', 'Teacher ID', 'Officer Code', 'Payroll No', 'Payroll Number', 'Payroll ID', 'Payroll Code', 'Pers. No', 'Pers No', 'PERNR', 'SAP ID', 'SAP No', 'Badge No', 'Punch No', 'E. Code', 'E Code', 'Ecode', 'EIN', 'Employee Ref No', 'Employee Reference', 'Manav Sampada ID', 'Treasury Employee Code', 'Belt No', 'Associate Code', 'कर्मचारी कोड', 'कर्मचारी क्रमांक', 'कर्मचारी आईडी', 'कर्मचारी संख्या', 'यूनिक आईडी', 'एम्प्लॉई कोड', 'कर्मचारी संकेतांक', 'शालार्थ आयडी', 'सेवार्थ आयडी', 'शालार्थ क्रमांक'],
    token: ['Token', 'Token No', 'Token Number', 'T. No', 'T.No', 'T. No.', 'Ticket No', 'Ticket Number', 'Clock No', 'टोकन नं'],
    employer: ['Name and address of Contractor', 'Name & Address of Contractor', 'Name of Contractor', 'Company', 'Company Name', 'Employer', 'Employer Name', 'Name and address of establishment', 'Name and address of the establishment', 'Name & address of establishment', 'Name of establishment', 'Name of the establishment', 'Establishment Name', 'Name and address of the factory', 'Name of the factory', 'Name of factory', 'Name of the Employer', 'Name of Employer', 'Name and address of the employer', 'Name of Company', 'Name of the Company', 'Name of the Organisation', 'Name of Institution', 'Name of School', 'Name of Firm', 'Name of the Firm'],
    designation: ['Designation', 'Desig', 'Trade', 'Desgn', 'Job Title', 'Position', 'Role', 'Post', 'Post Held', 'Name of Post', 'Rank', 'Rank / Designation', 'Job Role', 'Cadre', 'Cadre / Designation', 'Designation / nature of work', 'Nature of work', 'Nature of Employment', 'Category of worker', 'Job Position', 'Designation / Rank', 'पदनाम', 'पद', 'पद का नाम', 'हुद्दा', 'पदाचे नाव', 'कामाचे स्वरूप'],
    pan: ['PAN', 'Tax ID (PAN)', 'PAN No', 'PAN Number', 'Income Tax Number (PAN)', 'P.A.N.', 'P.A.N. No', 'Permanent Account Number', 'Permanent Account No', 'I.T. PAN', 'IT PAN', 'PAN Card No', 'GIR / PAN', 'पैन', 'पैन नंबर', 'पॅन', 'पॅन क्रमांक'],
    account: ['Account', 'A/C', 'Bank Account', 'Salary Account No', 'Bank Account No', 'Bank A/C No', 'Account No', 'Account Number', 'Bank Account Number', 'A/C No', 'Bank Acc No', 'Bank A/c', 'A/c Credited', 'Account Credited', 'Credited to A/c', 'Salary A/c No', 'Salary Account', 'Savings A/c No', 'Savings Account No', 'S.B. A/c No', 'SB A/c No', 'SB A/c', 'S/B A/c', 'SB Account No', 'SBI A/c', 'SBI A/c No', 'SBI Account No', 'SB Account', 'Savings Bank A/c', 'Savings Bank A/c No', 'Bank A/c Number', 'Bank Ac No', 'Credited to bank account', 'Credit to Account', 'Credited to Account', 'Account to be credited', 'Salary Credited to', 'Bank Account Credited', 'A/c Number', 'Acct No', 'Account #', 'खाता क्रमांक', 'खाता संख्या', 'बैंक खाता क्रमांक', 'बैंक खाता संख्या', 'बैंक खाता', 'बँक खाते क्रमांक', 'खाते क्रमांक', 'बँक खाते क्र'],
    basic: ['Basic', 'Amount of basic wages', 'Basic Pay', 'Basic Salary', 'Basic + DA', 'Basic Wages', 'Basic + VDA', 'Basic & DA', 'Basic / Wages', 'मूल वेतन', 'मूळ वेतन', 'मूळ पगार', 'बेसिक वेतन'],
    pay: ['Pay'],
    month: ['Month', 'Month/Year', 'Month & Year', 'Month and Year', 'Pay Month', 'Salary Month', 'Wage Month', 'For the month', 'For the month of', 'Month of Salary', 'Salary for the month', 'Salary for the month of', 'Wages for the month', 'Wages for the month of', 'Wages for', 'Salary for', 'Payroll Month', 'Pay for the month of', 'माह', 'महिना', 'वेतन माह'],
    period: ['Pay Period', 'Wage Period', 'Wages Period', 'Salary Period', 'Payroll Period', 'Period of Wages', 'Period of Payment', 'For the period', 'Period', 'Pay Cycle', 'Wages for the period', 'Salary for the period'],
    gross: ['Gross Salary', 'Gross wages payable', 'Total payments', 'Gross Earnings', 'Total Earnings', 'Total Earnings: INR.', 'Gross Pay', 'Total Gross', 'Gross', 'Gross Amount', 'Gross Total', 'Gross Salary Amount', 'Gross Wages', 'Total Addition', 'Total Earning', 'Earnings Total', 'Total Pay', 'Total Credits', 'Total Credit', 'Gross Earning', 'Total Salary', 'Total Emoluments', 'Gross Emoluments', 'Gross Claim', 'Gross Remuneration', 'Total Remuneration', 'Total Wages', 'Gross Salary Earned', 'Total Payments', 'Total Pay & Allowances', 'Total Pay and Allowances', 'Gross Amount Payable', 'Gross Entitlement', 'Gross Entitlements', 'Total Entitlements', 'Total Dues', 'Total Wages Earned', 'Gross Wages Earned', 'Gross Salary / Wages', 'सकल वेतन', 'कुल वेतन', 'कुल प्राप्तियां', 'कुल प्राप्तियाँ', 'कुल उपार्जन', 'कुल आय', 'सकल प्राप्ति', 'एकूण वेतन', 'एकूण पगार', 'एकूण मिळकत', 'एकूण देय वेतन', 'एकूण देय', 'स्थूल वेतन'],
    deductions: ['Total Deductions', 'Deductions, if any', 'Total Deductions: INR.', 'Total Deduction', 'Gross Deductions', 'Tot Ded', 'Total Ded', 'Deductions Total', 'Gross Deduction', 'Total Recoveries', 'Total Recovery', 'Total Debits', 'Total Debit', 'Total of Deductions', 'Tot. Dedn', 'Tot Dedn', 'Total Dedn', 'Total Dedns', 'Total Withholdings', 'Gross Recoveries', 'Deductions Amount', 'Total Deducted', 'Deduction Total', 'Sum of Deductions', 'Total Amount Deducted', 'कुल कटौती', 'कुल कटौतियां', 'कुल कटौतियाँ', 'कुल कटौत्रा', 'एकूण कपात', 'एकूण कपाती', 'एकूण वजावट'],
    net: ['Net amount of wages paid', 'Net Transfer', 'In hand salary', 'In hand salary (Rs.)', 'Net Pay for the month (Total Earnings - Total Deductions)', 'Net Pay (Total Earnings - Total Deductions)', 'Net Pay for the month', 'Net Pay', 'Net Salary', 'Net Amount', 'Net Payable', 'Take Home', 'Take Home Pay', 'Net Take Home', 'Net Salary Payable', 'Net Earnings', 'Net Wages', 'Net Wages Paid', 'Net Amount Paid', 'NET PAY', 'Net Pay (Rs.)', 'Amount Payable', 'Net Credited to A/c', 'Net Credit', 'Net Credited', 'Net Paid', 'Take Home Salary', 'Take-home salary', 'Take-home pay', 'Net Amount Payable', 'Net Payment', 'Net Disbursement', 'Net Remuneration', 'Net Salary Paid', 'Net Salary for the month', 'Net Salary Credited', 'Net Claim', 'Net Entitlement', 'Amount Credited', 'Amount Credited to Bank', 'Net Emoluments', 'Net Payout', 'Net Salary Transferred', 'Salary Credited', 'Salary Payable', 'Balance Payable', 'Net Wages Payable', 'Net Pay Credited', 'Wages Paid', 'Net Cash', 'शुद्ध वेतन', 'शुद्ध देय वेतन', 'शुद्ध देय', 'शुद्ध भुगतान', 'देय वेतन', 'कुल देय', 'हाथ में वेतन', 'निव्वळ वेतन', 'निव्वळ देय वेतन', 'निव्वळ देय', 'निव्वळ पगार', 'अदा वेतन', 'हातात मिळणारे वेतन', 'Pay in hand', 'Total Net Payable', 'Net in hand', 'In hand pay'],
    other: ['DDO', 'DDO Code', 'DDO Name', 'DDO Reg No', 'Treasury Code', 'Office Code', 'Name of Principal Employer', 'Principal Employer', 'Name and address of Principal Employer', 'Department', 'Date of Joining', 'DOJ', 'UAN', 'PF No', 'ESI No', 'Location', 'Bank Name', 'IFSC', 'Days Worked', 'Paid Days', 'LOP', 'Earnings', 'Deductions', 'Amount', 'HRA', 'House Rent Allowance', 'Conveyance', 'Conveyance Allowance', 'Special Allowance', 'Medical Allowance', 'Provident Fund', 'EPF', 'PF', 'Professional Tax', 'Income Tax', 'TDS', 'ESI', 'In Words', 'Grade', 'Gender', 'Working Days', 'Bank', 'Mode of Payment', 'DA', 'Dearness Allowance', 'LTA', 'Bonus', 'Leave Balance', 'Loan Recovery', 'Branch', 'Payment Mode', 'Bank IFSC', 'Sub Department', 'Date Joined', 'Joining Date', 'Cost Centre', 'Cost Center', 'PF Number', 'PF Account Number', 'PF A/C', 'PF A/C No', 'GPF A/C', 'GPF A/C No', 'Loan A/C', 'UAN Number', 'ESI Number', 'ESIC No', 'Work Location', 'PF Employee', 'Employee PF', 'Employee Contribution', 'Total Contributions', 'Contributions', 'Taxes & Deductions', 'F/H Name', 'F / H Name', 'Father / Husband Name', "Father's / Husband's Name", "F/H's Name", "Father's Name", 'Employee Category', 'Employee Type', 'Employee Group', 'Pay Level', 'Pay Scale', 'Pay Matrix', 'Pay Band', 'Grade Pay', 'Special Pay', 'Personal Pay', 'Pay Mode', 'Leave Salary', 'Employer PF', 'Employer ESI', 'Employer ESIC', 'Employer NPS', 'Employer NPS Share', 'Employer Contribution', 'Employer Share', 'Employer PF Contribution', 'Employer Contribution to PF', 'Employer Pension', 'Employer EPS', 'Employer EPF', 'Employer LWF', 'Employer Gratuity', 'Company Contribution', 'Company PF', 'Date of Birth', 'Rate of daily wages', 'Wage Rate', 'PRAN', 'GPF No', 'Date of Payment', 'Total Days', 'Total Working Days', 'Total Hours', 'महंगाई भत्ता', 'महागाई भत्ता', 'गृह भाड़ा भत्ता', 'घरभाडे भत्ता', 'भविष्य निधि', 'भविष्य निर्वाह निधी', 'व्यवसाय कर', 'आयकर', 'आय कर', 'प्राप्तियां', 'कटौतियां', 'मिळकत', 'कपाती'],
  },
  rules: [
    formField('salary.employee.label', 'employee_name', 'employee', withoutParent, { lines: 2 }),
    employeeUnderMonth,
    employeeOverNumber,
    employeeBehindNumber,
    unsureOfRound(formField('salary.id.label', 'employee_id', 'id', codeGrammar(1, 16))),
    token,
    idBehindName,
    formField('salary.employer.label', 'employer_name', 'employer', employerGrammar),
    employer,
    officeOfGovernment,
    formField('salary.designation.label', 'designation', 'designation', designationGrammar, { lines: 2 }),
    postAsTitle,
    formField('salary.pan.label', 'pan_number', 'pan', panGrammar),
    formField('salary.account.label', 'account_number', 'account', accountGrammar),
    accountInLine,
    accountBehindBank,
    period,
    monthAtLabel,
    periodOfDays,
    inPaidColumn(amountField('basic_pay', 'basic'), [grossPaid(gross, net, deductions), sumsOfColumns]),
    barePay,
    grossPaid(gross, net, deductions),
    ...deductions,
    ...net,
    sumsOfColumns,
    deductionsBySum(gross, net, deductions),
    amountInWords('salary.net.words', 'net_salary', 0.85),
  ],
  settle: netHolds,
}
