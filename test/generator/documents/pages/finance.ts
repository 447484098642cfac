import { Facts } from './business'
import { pageLayout } from './page-writer'

export const finance = [
  pageLayout('ebill.discom', 'EBILL', (w, random) => {
    const f = new Facts(random)
    w.title(
      random.pick([
        'MAHARASHTRA STATE ELECTRICITY DISTRIBUTION CO. LTD.',
        'BSES RAJDHANI POWER LIMITED',
        'TATA POWER',
        'BESCOM',
      ]),
      'ELECTRICITY BILL',
    )
    w.rows([
      ['Consumer No.', random.digits(12)],
      ['Consumer Name', f.person().toUpperCase()],
      ['Address', f.address()],
      ['Bill Date', f.day('-')],
      ['Due Date', f.day('-')],
      ['Meter No.', random.digits(8)],
      ['Sanctioned Load', '2.00 KW'],
      ['Tariff / Category', 'LT I Residential 1-Phase'],
      ['Bill Amount Rs.', f.amount(200, 6000)],
    ])
    w.table(
      [0.25, 0.25, 0.25, 0.25],
      [
        ['Current Reading', 'Previous Reading', 'Multiplying Factor', 'Units Consumed'],
        [random.digits(5), random.digits(5), '1.00', String(random.int(20, 600))],
      ],
    )
    w.rows(
      [
        ['Fixed Charges', f.amount(50, 200)],
        ['Energy Charges', f.amount(200, 3000)],
        ['Electricity Duty', f.amount(20, 300)],
        ['Wheeling Charge', f.amount(20, 300)],
      ],
      1000,
    )
  }),
]
