/** What people write into printed papers, and the words beside which it is written. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { inWords } from '../../test/generator/documents/property/facts'
import type { Random } from '../../test/generator/random'
import { placeNames } from './place-names'

export interface TextsByHand {
  /** A value, or a part of one that fills a line. At most some 70 characters. */
  value(random: Random): string
  /** What is written with a sign in each box. */
  boxed(random: Random): string
  /** Printed before a value, on the same line. */
  label(random: Random): string
}

const labels = (
  'Pay|PAY|Pay to|Rupees|RUPEES|Rs.|Date|DATE|Dt.|M/s.|M/s|Name|Name :|Address|No.|Bill No.|Invoice No.|Received from|' +
  'Received with thanks from Shri|the sum of Rupees|a sum of Rs.|on account of|towards|Total|TOTAL|Grand Total|Card No.|' +
  'Name of holder|Head of family|Name of shop|Name of establishment|Nature of business|Age|Village|Taluka|District|State|' +
  'Phone|Mobile|Vehicle No.|Place|Party|Customer|Order No.|Challan No.|To,|Shri|Smt.|Father / Husband|House No.|Ward|' +
  'Licence No.|Registration No.|Valid upto|Date of issue|Quantity|Rate|Amount|Discount|Cash / Cheque No.|Drawn on|' +
  'Consumer No.|Sr. No.|Name of employer|Name of the Manager|Number of employees|PIN|GSTIN|Signature|By|Through|L.R. No.'
).split('|')
const titles = ['', '', '', '', 'Mr. ', 'Mrs. ', 'Smt. ', 'Shri ', 'Sri ', 'Dr. ', 'Ms. ', 'M/s. ', 'M/s ', 'Kum. ']
const firms = (
  'Traders|Enterprises|& Sons|& Co.|Pvt. Ltd.|Pvt Ltd|Ltd.|Stores|Agencies|Industries|Motors|Electricals|Hardware|Textiles|' +
  'Medicals|Bros.|Brothers|Associates|Steel|Tiles|Furniture|Auto Parts|Society|Trust|Bank|Hospital|School|Mart|Services|' +
  'Kirana|Sweets|Jewellers|Caterers|Travels|Transport|Constructions|Builders|Paints|Engineering Works|Foundation|Co-op. Bank'
).split('|')
const units = ['kg', 'Kg', 'nos', 'Nos.', 'pcs', 'Pcs', 'bags', 'box', 'mtr', 'ltr', 'ft', 'dozen', 'pkt', 'set', 'yrs']
const months =
  'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Sept,January,March,April,June,July,August,October'.split(',')
/** @param words a list of words of the language, a word a line */
export function createTextsByHand(resources: string, words: readonly string[]): TextsByHand {
  const places = placeNames(resources, 'places')
  const names = gunzipSync(readFileSync(join(resources, 'gazetteer', 'names.tsv.gz')))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => /^[a-z]{3,12}(?=\t)/.exec(line)?.[0] ?? [])
  const capital = (text: string): string => text.replace(/(?<=^|[ -])[a-z]/g, (letter) => letter.toUpperCase())
  const cased = (random: Random, text: string): string =>
    random.weighted([
      [text, 7],
      [text.toUpperCase(), 2],
      [text.toLowerCase(), 1],
    ])
  const name = (random: Random): string => capital(random.pick(names))
  const word = (random: Random): string => capital(random.pick(words))
  const person = (random: Random): string => {
    const parts = Array.from({ length: random.int(1, 3) }, (_, i) =>
      i > 0 && random.chance(0.15) ? `${random.letters(1)}.` : name(random),
    )
    return cased(random, `${random.pick(titles)}${parts.join(' ')}`)
  }
  const firm = (random: Random): string =>
    cased(
      random,
      `${random.pick(titles)}${random.chance(0.6) ? name(random) : word(random)} ${random.chance(0.4) ? `${word(random)} ` : ''}${random.pick(firms)}`,
    )
  const round = (random: Random): number => {
    const size = 10 ** random.int(0, 4)
    return random.int(1, 9999) * (random.chance(0.7) ? size : 1)
  }
  const sumInWords = (random: Random): string => {
    let text = inWords(round(random) % 90_000_000 || 500).replace('Lakh', random.pick(['Lakh', 'Lakhs', 'Lac', 'Lacs']))
    if (random.chance(0.12)) text = text.replace(/(?<=Hundred) /, ' and ')
    if (random.chance(0.1)) text = text.replace(/(?<=ty) (?=[A-Z][a-z]+(?: |$))/g, '-')
    if (random.chance(0.15)) text = text.replaceAll(/(?<= )[A-Z]/g, (letter) => letter.toLowerCase())
    const head = random.chance(0.2) ? random.pick(['Rupees ', 'Rs. ']) : ''
    const end = random.weighted([
      [' Only', 5],
      [' only', 5],
      [' Only.', 1],
      [' only/-', 0.5],
      ['', 2],
      [` and Paise ${inWords(random.int(1, 99))} only`, 0.7],
    ])
    return cased(random, `${head}${text}${end}`)
  }
  const amount = (random: Random): string => {
    const sum = round(random) % 90_000_000
    const figures = random.chance(0.8) ? sum.toLocaleString('en-IN') : String(sum)
    const [before, behind] = random.weighted([
      [['', '/-'], 5],
      [['', ''], 3],
      [['', '.00'], 2],
      [['', `.${random.digits(2)}`], 2],
      [['Rs. ', '/-'], 1],
      [['Rs.', ''], 0.5],
      [['', '/='], 0.3],
      [['=', '/-'], 0.5],
    ])
    return `${before}${figures}${behind}`
  }
  const date = (random: Random): string => {
    const pad = (n: number): string => (random.chance(0.6) ? String(n).padStart(2, '0') : String(n))
    const year = String(random.int(1950, 2030))
    const [day, month] = [random.int(1, 31), random.int(1, 12)]
    const mark = random.pick(['/', '-', '.', '/', '-'])
    const shortYear = random.chance(0.4) ? year.slice(2) : year
    return random.weighted([
      [`${pad(day)}${mark}${pad(month)}${mark}${shortYear}`, 6],
      [`${day} ${random.pick(months)} ${year}`, 1],
      [`${day}-${random.pick(months)}-${shortYear}`, 1],
      [`${day}${random.pick(['st', 'nd', 'rd', 'th'])} ${random.pick(months)} ${year}`, 0.7],
    ])
  }
  const place = (random: Random): string => capital(random.pick(places))
  const address = (random: Random): string => {
    const house = random.pick([
      random.digits(random.int(1, 3)),
      `${random.letters(1)}-${random.digits(random.int(1, 3))}`,
      `H.No. ${random.int(1, 99)}/${random.int(1, 20)}`,
      `Flat ${random.digits(3)}`,
      `Shop No. ${random.int(1, 60)}`,
      `Plot ${random.int(1, 400)}`,
    ])
    const kinds = ['Road', 'Nagar', 'Street', 'Colony', 'Marg', 'Layout', 'Rd.', 'Market', 'Chowk', 'Peth', 'St.', '']
    const text = `${house}, ${`${name(random)} ${random.pick(kinds)}`.trim()}, ${place(random)}`
    return cased(random, random.chance(0.3) ? `${text} - ${random.digits(6)}` : text)
  }
  const number = (random: Random): string =>
    random.weighted([
      [random.digits(random.int(1, 6)), 4],
      [String(random.int(1, 60)), 3],
      [random.digits(10), 1],
      [`${random.letters(2)}-${random.digits(2)}-${random.letters(2)}-${random.digits(4)}`, 0.7],
      [`${random.letters(random.int(1, 3))}${random.pick(['/', '-', ''])}${random.digits(random.int(2, 5))}`, 1.5],
      [`${random.digits(random.int(2, 4))}/${random.int(10, 29)}-${random.int(10, 29)}`, 1],
      [`${random.int(1, 250)} ${random.pick(units)}`, 2.5],
      [`${random.int(1, 60)}/-`, 1],
      [`${random.int(1, 28)}%`, 0.4],
    ])
  const item = (random: Random): string => {
    const text = Array.from({ length: random.int(1, 4) }, () => (random.chance(0.3) ? name(random) : word(random)))
    const size = random.chance(0.3) ? ` ${random.int(1, 100)} ${random.pick(units)}` : ''
    return cased(random, `${random.chance(0.6) ? text.join(' ') : capital(text.join(' ').toLowerCase())}${size}`)
  }
  const small = (random: Random): string =>
    random.pick([
      'Self',
      'Cash',
      'Nil',
      'Yes',
      'No',
      'M',
      'F',
      'Male',
      'Female',
      'Son',
      'Wife',
      'Daughter',
      'do',
      'Paid',
    ])
  return {
    value: (random) =>
      random
        .weighted([
          [person, 4],
          [firm, 4],
          [sumInWords, 5],
          [amount, 4],
          [date, 4],
          [address, 2],
          [place, 1],
          [number, 4],
          [item, 3],
          [small, 0.7],
        ])(random)
        .slice(0, 70)
        .trim(),
    boxed: (random) =>
      random.weighted([
        [
          `${String(random.int(1, 31)).padStart(2, '0')}${String(random.int(1, 12)).padStart(2, '0')}${random.int(1990, 2030)}`,
          5,
        ],
        [random.digits(random.int(6, 12)), 2],
        [name(random).toUpperCase(), 1],
        [`${random.letters(5)}${random.digits(4)}${random.letters(1)}`, 1],
      ]),
    label: (random) => random.pick(labels),
  }
}
