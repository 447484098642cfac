import { createCanvas } from '@napi-rs/canvas'
import { a4, card, type Composition, type Layout } from '../../layout'
import { gradient } from '../../paint/background'
import { drawCode, makeCode } from '../../paint/codes'
import { signature } from '../../paint/marks'
import { portrait } from '../../paint/portrait'
import type { Pen } from '../../pen'
import type { Random } from '../../random'
import { dmy, makeDay } from '../../people/dates'
import { fullName, makeFamily } from '../../people/names'
import { Facts } from '../pages/business'
import { pageLayout } from '../pages/page-writer'

/** A card that is none of ours. */
function cardLayout(id: string, draw: (pen: Pen, random: Random) => void, hidden = false): Layout {
  const compose = (random: Random): Composition => ({ ...card, fields: {}, draw: (pen) => draw(pen, random) })
  return { id, type: 'UNRECOGNISED', hidden, weight: 1, form: 'card', compose }
}

const person = (random: Random): string => fullName(makeFamily(random.fork('who')).name)

export const negatives: readonly Layout[] = [
  pageLayout('none.receipt', 'UNRECOGNISED', (w, random) => {
    const f = new Facts(random)
    w.title(f.firm().toUpperCase(), 'CASH MEMO')
    w.rows([
      ['Bill', random.digits(4)],
      ['Time', `${random.int(9, 21)}:${random.int(10, 59)}`],
    ])
    w.table(
      [0.6, 0.15, 0.25],
      [
        ['Item', 'Qty', 'Rs'],
        ...Array.from({ length: random.int(3, 9) }, () => [
          random.pick(['Milk 500ml', 'Parle G', 'Tata Salt', 'Surf Excel', 'Amul Butter', 'Maggi']),
          String(random.int(1, 5)),
          f.amount(10, 400),
        ]),
      ],
    )
    w.prose('TOTAL. Thank you, visit again! Goods once sold will not be taken back.')
  }),
  cardLayout('none.visiting', (pen, random) => {
    const f = new Facts(random.fork('facts'))
    gradient(
      pen.ctx,
      0,
      0,
      card.width,
      card.height,
      random.pick([
        ['#ffffff', '#f2f6ff'],
        ['#1d2a44', '#2b3d66'],
        ['#fff8ec', '#fdeccf'],
      ]),
    )
    const dark = random.chance(0.3)
    const colour = dark ? '#b8862b' : '#7a5a2a'
    pen.text(f.firm(), 80, 160, { size: 48, face: 'times', weight: 700, colour })
    pen.text(person(random), 80, 270, { size: 36, face: 'open', colour })
    pen.text(random.pick(['Proprietor', 'Sales Manager', 'Advocate', 'Chartered Accountant']), 80, 314, {
      size: 25,
      face: 'open',
      colour,
    })
    pen.text(`Mob: +91 9${random.digits(9)}`, 80, 430, { size: 25, face: 'open', colour })
    pen.text(`${random.letters(5).toLowerCase()}@gmail.com`, 80, 470, { size: 25, face: 'open', colour })
    pen.lines(pen.wrap(f.address(), 800, { size: 23 }), 80, 520, 34, { size: 23, face: 'open', colour })
  }),
  cardLayout('none.library', (pen, random) => {
    gradient(pen.ctx, 0, 0, card.width, card.height, ['#f2fbef', '#dff0dc'])
    pen.text(
      random.pick(['CENTRAL LIBRARY', 'CITY PUBLIC LIBRARY', 'COLLEGE OF ENGINEERING LIBRARY']),
      card.width / 2,
      80,
      { size: 42, weight: 700, align: 'center', colour: '#1f4a2a' },
    )
    pen.text('LIBRARY MEMBERSHIP CARD', card.width / 2, 130, { size: 28, align: 'center' })
    portrait(pen.ctx, random.fork('photo'), 60, 180, 200, 250)
    const rows = [
      `Name : ${person(random)}`,
      `Member ID : LIB${random.digits(5)}`,
      `Course : ${random.pick(['B.Tech', 'M.A.', 'B.Com', 'General'])}`,
      `Valid Upto : ${dmy(makeDay(random, 2023, 2027))}`,
    ]
    pen.lines(rows, 310, 230, 56, { size: 30 })
    signature(pen.ctx, random.fork('sign'), 700, 500, 200, 60)
    pen.text('Librarian', 760, 600, { size: 22 })
  }),
  cardLayout('none.employee', (pen, random) => {
    const f = new Facts(random.fork('facts'))
    gradient(pen.ctx, 0, 0, card.width, card.height, ['#ffffff', '#e8effa'], 90)
    pen.ctx.fillStyle = random.pick(['#123a7a', '#7a1230', '#0b5b4b'])
    pen.ctx.fillRect(0, 0, card.width, 120)
    pen.text(f.firm().toUpperCase(), 60, 76, { size: 40, weight: 700, colour: '#fff', maxWidth: 900 })
    portrait(pen.ctx, random.fork('photo'), 60, 160, 220, 280)
    pen.lines(
      [
        person(random),
        `Emp ID: ${random.letters(2)}${random.digits(5)}`,
        `Designation: ${random.pick(['Engineer', 'Executive', 'Manager'])}`,
        `Date of Birth: ${dmy(makeDay(random, 1970, 2000))}`,
        `Blood Group: ${random.pick(['O+', 'B+', 'A+'])}`,
      ],
      330,
      220,
      54,
      { size: 30, face: 'open' },
    )
    pen.text('If found, please return to the above office.', card.width / 2, 600, { size: 22, align: 'center' })
  }),
  pageLayout('none.menu', 'UNRECOGNISED', (w, random) => {
    w.title('HOTEL SAGAR', 'Pure Veg Restaurant', 'MENU')
    for (const part of ['Starters', 'Main Course', 'Desserts']) {
      w.heading(part)
      w.rows(
        Array.from({ length: 6 }, () => [
          random.pick([
            'Paneer Tikka',
            'Veg Kolhapuri',
            'Dal Tadka',
            'Masala Dosa',
            'Gulab Jamun',
            'Veg Biryani',
            'Butter Naan',
            'Lassi',
          ]),
          `Rs ${random.int(40, 380)}`,
        ]),
        900,
      )
    }
  }),
  pageLayout('none.prose', 'UNRECOGNISED', (w, random) => {
    w.title(
      random.pick(['Monsoon revives hopes of a good harvest', 'City council opens new park', 'Local team wins trophy']),
    )
    const sentences = [
      'The rains came early this year and farmers in the district have begun sowing.',
      'Officials said that reservoirs were two thirds full by the end of the month.',
      'Shopkeepers in the old market complained about waterlogging on the main road.',
      'The minister is expected to visit the area next week.',
      'Schools will remain closed on Friday, the administration said.',
      'A spokesman declined to comment on the delay.',
      'Prices of vegetables rose by a tenth against last month.',
    ]
    for (let i = 0; i < 6; i++) w.prose(Array.from({ length: 6 }, () => random.pick(sentences)).join(' '))
  }),
  pageLayout('none.blank', 'UNRECOGNISED', () => undefined),
  cardLayout('none.noise', (pen, random) => {
    const tile = createCanvas(64, 40)
    const ctx = tile.getContext('2d')
    for (let y = 0; y < 40; y++)
      for (let x = 0; x < 64; x++) {
        ctx.fillStyle = `hsl(${random.int(0, 360)} ${random.int(20, 70)}% ${random.int(20, 80)}%)`
        ctx.fillRect(x, y, 1, 1)
      }
    pen.ctx.drawImage(tile, 0, 0, card.width, card.height)
    for (let i = 0; i < 5; i++)
      portrait(
        pen.ctx,
        random.fork(`p${i}`),
        random.int(0, 700),
        random.int(0, 300),
        random.int(120, 320),
        random.int(160, 380),
      )
  }),
  cardLayout(
    'none.foreign',
    (pen, random) => {
      gradient(pen.ctx, 0, 0, card.width, card.height, ['#dbe8f4', '#f4e6ec'], 20)
      pen.text(
        random.pick([
          'REPUBLIK INDONESIA',
          'REPUBLIQUE FRANCAISE',
          'BUNDESREPUBLIK DEUTSCHLAND',
          'UNITED ARAB EMIRATES',
        ]),
        card.width / 2,
        70,
        { size: 36, weight: 700, align: 'center' },
      )
      pen.text(
        random.pick(['IDENTITY CARD', 'KARTU TANDA PENDUDUK', "CARTE NATIONALE D'IDENTITE"]),
        card.width / 2,
        116,
        { size: 28, align: 'center' },
      )
      portrait(pen.ctx, random.fork('photo'), 60, 160, 220, 290)
      pen.lines(
        [
          'Surname: MARTIN',
          'Given names: CLAIRE ANNE',
          `Date of birth: ${dmy(makeDay(random, 1950, 2000), '.')}`,
          `Card no: ${random.letters(2)}${random.digits(7)}`,
          'Nationality: FRA',
        ],
        330,
        220,
        54,
        { size: 28 },
      )
    },
    true,
  ),
  cardLayout(
    'none.pan_lookalike',
    (pen, random) => {
      // A library of cues that must not be enough: a shop's loyalty card with a PAN-like number.
      gradient(pen.ctx, 0, 0, card.width, card.height, ['#a8d4e6', '#e2eef2'])
      pen.text('SHOPPERS CLUB', 60, 90, { size: 44, weight: 700 })
      pen.text('Loyalty Card', 60, 140, { size: 30 })
      pen.text(`${random.letters(5)}${random.digits(4)}${random.letters(1)}`, 60, 330, { size: 44, weight: 700 })
      pen.text(person(random).toUpperCase(), 60, 480, { size: 34 })
      pen.text(`Member since ${random.int(2010, 2024)}`, 60, 540, { size: 24 })
    },
    true,
  ),
]

async function composeTicket(random: Random): Promise<Composition> {
  const code = await makeCode(`TICKET${random.digits(12)}`)
  return {
    ...a4,
    fields: {},
    draw(pen) {
      pen.text('INDIAN RAILWAYS', a4.width / 2, 160, { size: 44, weight: 700, align: 'center' })
      pen.text('Electronic Reservation Slip (ERS)', a4.width / 2, 220, { size: 32, align: 'center' })
      drawCode(pen.ctx, code, 1250, 280, 260, 260)
      const rows = [
        `PNR: ${random.digits(10)}`,
        'Train No./Name: 12123 / DECCAN QUEEN',
        'Class: SECOND SITTING (2S)',
        'Quota: GENERAL (GN)',
        `Passenger: ${person(random)}   Age ${random.int(18, 70)}   CNF/D4/32`,
        `Departure: PUNE JN  ${dmy(makeDay(random, 2023, 2025), '-')}`,
        'Ticket Fare Rs. 105.00',
      ]
      pen.lines(rows, 140, 330, 70, { size: 28 })
    },
  }
}

export const ticket: Layout = {
  id: 'none.ticket',
  type: 'UNRECOGNISED',
  hidden: true,
  weight: 1,
  form: 'page',
  compose: composeTicket,
}
