import { card, type Composition, type Layout } from '../../layout'
import { gradient, guilloche } from '../../paint/background'
import { emblem, signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import { dmy, makeDay } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import type { Pen } from '../../pen'
import type { Random } from '../../random'
import { Facts } from '../pages/business'
import { pageLayout } from '../pages/page-writer'

/** Official papers and cards that share words with others; most are of types the catalogue does not have. */
function cardOf(id: string, hidden: boolean, draw: (pen: Pen, random: Random, name: string) => void): Layout {
  const compose = (random: Random): Composition => ({
    ...card,
    fields: {},
    draw: (pen) => draw(pen, random, fullName(makeFamily(random.fork('who')).name)),
  })
  return { id, type: 'UNRECOGNISED', hidden, weight: 1, form: 'card', compose }
}

const ground = (pen: Pen, random: Random, colours: readonly string[]): void => {
  gradient(pen.ctx, 0, 0, card.width, card.height, colours, 30)
  guilloche(pen.ctx, random.fork('lines'), 0, 0, card.width, card.height, { colour: '#7a8ab0', alpha: 0.2, lines: 36 })
}

export const hardNegatives: readonly Layout[] = [
  cardOf('none.vehicle', false, (pen, random, name) => {
    ground(pen, random, ['#e8f0e0', '#f6f2e4'])
    emblem(pen.ctx, 70, 16, 86, '#333')
    pen.text('Indian Union Vehicle Registration Certificate', card.width / 2 + 30, 56, {
      size: 31,
      weight: 700,
      align: 'center',
      colour: '#1d2a63',
    })
    pen.text('Issued by Government of Maharashtra', card.width / 2, 96, { size: 25, align: 'center' })
    pen.lines(
      [
        `Regn. Number  MH${random.int(10, 50)}${random.letters(2)}${random.digits(4)}`,
        `Date of Regn.  ${dmy(makeDay(random, 2010, 2023), '-')}`,
        `Chassis Number  ${random.letters(5)}${random.digits(10)}`,
        `Engine / Motor Number  ${random.letters(3)}${random.digits(7)}`,
        `Owner Name  ${name.toUpperCase()}`,
        `Son / Daughter / Wife of  ${fullName(makeFamily(random.fork('f')).father).toUpperCase()}`,
        `Fuel  PETROL     Emission Norms  BHARAT STAGE IV`,
        `Address  ${new Facts(random.fork('a')).address('Maharashtra').slice(0, 52)}`,
      ],
      50,
      170,
      56,
      { size: 26 },
    )
  }),
  cardOf('none.health', false, (pen, random, name) => {
    ground(pen, random, ['#ffffff', '#e6f2fb'])
    pen.text('Ayushman Bharat Health Account (ABHA)', card.width / 2, 70, {
      size: 33,
      weight: 700,
      align: 'center',
      colour: '#12306b',
    })
    pen.text('राष्ट्रीय स्वास्थ्य प्राधिकरण  National Health Authority', card.width / 2, 116, { size: 24, align: 'center' })
    portrait(pen.ctx, random.fork('photo'), 60, 170, 200, 250)
    pen.lines(
      [
        `Name: ${name}`,
        `ABHA Number: ${random.digits(2)}-${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
        `ABHA Address: ${random.letters(6).toLowerCase()}@abdm`,
        `Gender: Male   DOB: ${dmy(makeDay(random, 1960, 2005), '-')}`,
        `Mobile: 9${random.digits(9)}`,
      ],
      300,
      220,
      56,
      { size: 29 },
    )
  }),
  cardOf('none.debit', false, (pen, random, name) => {
    gradient(
      pen.ctx,
      0,
      0,
      card.width,
      card.height,
      random.pick([
        ['#1a2a6c', '#4a2a8c'],
        ['#0b5b4b', '#128a6b'],
        ['#222', '#555'],
      ]),
      40,
    )
    pen.text('STATE BANK OF INDIA', 60, 90, { size: 40, weight: 700, colour: '#fff' })
    pen.text('DEBIT CARD', 60, 140, { size: 26, colour: '#ddd' })
    pen.text(`${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`, 60, 380, {
      size: 56,
      colour: '#fff',
      spacing: 3,
    })
    pen.text(`VALID THRU ${random.int(10, 12)}/${random.int(26, 31)}`, 60, 460, { size: 26, colour: '#fff' })
    pen.text(name.toUpperCase(), 60, 540, { size: 34, colour: '#fff' })
  }),
  pageLayout('ration.plain', 'RATION_CARD', (w, random) => {
    const f = new Facts(random)
    w.title('Government of Uttar Pradesh', 'Food and Civil Supplies Department', 'RATION CARD  राशन कार्ड')
    w.rows([
      ['Ration Card No.', random.digits(12)],
      ['Name of Head of Family', f.person()],
      ["Father's / Husband's Name", f.person()],
      ['Address', f.address('Uttar Pradesh')],
      ['Fair Price Shop No.', random.digits(4)],
    ])
    w.table(
      [0.1, 0.5, 0.2, 0.2],
      [
        ['Sr', 'Name of member', 'Age', 'Relation'],
        ['1', f.person(), '45', 'Self'],
        ['2', f.person(), '40', 'Wife'],
      ],
    )
  }),
  pageLayout('salary.plain', 'SALARY_SLIP', (w, random) => {
    const f = new Facts(random)
    w.title(f.firm(), 'Salary Slip for the month of June 2024')
    w.rows([
      ['Employee Name', f.person()],
      ['PAN', f.pan()],
      ['UAN', random.digits(12)],
      ['Bank A/c No', random.digits(12)],
      ['Designation', 'Executive'],
    ])
    w.table(
      [0.3, 0.2, 0.3, 0.2],
      [
        ['Earnings', 'Amount', 'Deductions', 'Amount'],
        ['Basic', f.amount(9000, 60000), 'Provident Fund', '1,800.00'],
        ['HRA', f.amount(4000, 20000), 'Professional Tax', '200.00'],
        ['Net Pay', f.amount(9000, 60000), '', ''],
      ],
    )
  }),
  pageLayout(
    'none.school',
    'UNRECOGNISED',
    (w, random) => {
      const f = new Facts(random)
      w.title('CENTRAL BOARD OF SECONDARY EDUCATION', 'SECONDARY SCHOOL EXAMINATION', 'MARKS STATEMENT CUM CERTIFICATE')
      w.rows([
        ['This is to certify that', f.person().toUpperCase()],
        ['Roll No.', random.digits(7)],
        ["Mother's Name", f.person().toUpperCase()],
        ["Father's / Guardian's Name", f.person().toUpperCase()],
        ['Date of Birth', f.day()],
        ['School', 'KENDRIYA VIDYALAYA'],
      ])
      w.table(
        [0.5, 0.25, 0.25],
        [
          ['Subject', 'Marks', 'Grade'],
          ['ENGLISH', '78', 'B1'],
          ['MATHEMATICS', '91', 'A1'],
          ['SCIENCE', '83', 'A2'],
        ],
      )
    },
    true,
  ),
  cardOf('none.labour', true, (pen, random, name) => {
    ground(pen, random, ['#fff3e0', '#ffffff'])
    pen.text('भारत सरकार  Government of India', card.width / 2, 60, { size: 30, weight: 700, align: 'center' })
    pen.text('Ministry of Labour & Employment   e-Shram Card', card.width / 2, 104, { size: 26, align: 'center' })
    portrait(pen.ctx, random.fork('photo'), 50, 160, 200, 250)
    pen.lines(
      [
        `Name: ${name}`,
        `Father's Name: ${fullName(makeFamily(random.fork('f')).father)}`,
        `Universal Account Number: ${random.digits(12)}`,
        `Date of Birth: ${dmy(makeDay(random, 1960, 2005))}`,
        'Gender: MALE',
        `Blood Group: B+`,
      ],
      300,
      200,
      56,
      { size: 28 },
    )
    signature(pen.ctx, random.fork('s'), 720, 500, 200, 60)
  }),
  pageLayout(
    'cheque.plain',
    'CHEQUE',
    (w, random) => {
      const f = new Facts(random)
      w.title('BANK OF BARODA', 'CHEQUE')
      w.rows([
        ['Pay', f.person()],
        ['Rupees', 'Twenty five thousand only'],
        ['A/c No.', random.digits(14)],
        ['IFSC', `BARB0${random.digits(6)}`],
      ])
      w.prose('Please sign above. Valid for three months only. OR BEARER').right('Authorised Signatory')
    },
    true,
  ),
]
