import type { Random } from '../../test/generator/random'
import { placeNames } from './place-names'

/** Makes up texts as papers print them: nothing in them is of a person, or of a document that is kept for tests. */
export interface Texts {
  /** What stands in one place: a label, a value, a clause. At most some 90 characters. */
  piece(random: Random): string
  /** What stands in a cell of a table: mostly a number, a date, an amount. */
  cell(random: Random): string
  /** A line of a machine-readable zone; null where the script has none. */
  machineLine: ((random: Random) => string) | null
}

const labels = (
  'name,account no,customer id,branch,address,date,amount,total,balance,invoice no,bill no,period,consumer no,' +
  'meter no,due date,opening balance,closing balance,state,district,pin code,phone,mobile no,e-mail,gstin,pan,ifsc,' +
  'micr code,description,quantity,rate,value,unit,remarks,reference,particulars,withdrawal,deposit,debit,credit,' +
  "narration,cheque no,father's name,husband's name,date of birth,valid till,issued on,registration no,licence no," +
  'owner,employer,category,type of business,place of business,designation,department,basic pay,deductions,net pay,' +
  'security deposit,rent,term,party,witness,schedule,stamp duty,survey no,flat no,area,village,taluka,tax,previous ' +
  'reading,present reading,units consumed,tariff,load,phase,sanctioned load,statement of account,tax invoice,' +
  'purchase order,terms and conditions,authorised signatory,certificate of registration,computer generated'
).split(',')
const banks = ['HDFC', 'ICIC', 'SBIN', 'UTIB', 'PUNB', 'KKBK', 'YESB', 'BARB', 'CNRB', 'UBIN', 'IDIB', 'FDRL']
const ways = ['UPI', 'NEFT', 'IMPS', 'RTGS', 'ATM WDL', 'POS', 'CHQ', 'ACH', 'INB', 'TRF', 'CASH', 'BY', 'TO', 'ECS']
const shorts = (
  'Nos,Pcs,Kg,Nos.,Ltr,Mtr,Box,Set,Unit,NA,N/A,Nil,P.O.,S/O,D/O,W/o,C/o,Dt.,No.,Sr.,Qty,UOM,HSN,SAC,M,F,Yes,No,Cr,Dr,to,' +
  'Page 1 of 2,Rs.,INR,E.& O.E.,-,--,kWh,KW,sq.ft.,sq. m.,Paid,A/c,Ref.,B/F,C/F,AM,PM,O+,B-,AB+,Hr.,Mo.,GST,TDS,(a),(b),(i),1),2.'
).split(',')
const marks = ['/', '-', '/', '-', '*', ':', ' ', '_']

/** @param words a list of words of the language, a word a line */
export function createTexts(resources: string, words: readonly string[]): Texts {
  const places = placeNames(resources, 'places')
  const offices = placeNames(resources, 'offices')
  const capital = (text: string): string => text.replace(/(?<=^|[ -])[a-z]/g, (letter) => letter.toUpperCase())
  const word = (random: Random): string => random.pick(words)
  const place = (random: Random): string => capital(random.pick(random.chance(0.5) ? places : offices))
  const cased = (random: Random, text: string): string =>
    random.weighted([
      [text, 4],
      [capital(text), 4],
      [text.toUpperCase(), 4],
    ])
  const digits = (random: Random, least: number, most: number): string => random.digits(random.int(least, most))
  const code = (random: Random): string =>
    Array.from({ length: random.int(1, 4) }, () =>
      random.chance(0.5) ? random.letters(random.int(1, 5)) : digits(random, 1, 7),
    ).join('')
  const amount = (random: Random): string => {
    const whole = random.int(1, 10 ** random.int(1, 7))
    const grouped = random.chance(0.8) ? whole.toLocaleString(random.chance(0.7) ? 'en-IN' : 'en-US') : String(whole)
    const paise = random.chance(0.85) ? `.${random.digits(2)}` : ''
    return `${random.weighted([
      ['', 8],
      ['Rs. ', 1],
      ['INR ', 1],
      ['-', 0.5],
    ])}${grouped}${paise}${random.weighted([
      ['', 6],
      [' Cr', 1],
      ['Cr', 1],
      [' Dr', 1],
      ['/-', 1],
      [' CR', 0.5],
    ])}`
  }
  const date = (random: Random): string => {
    const [d, m, y] = [String(random.int(1, 28)).padStart(2, '0'), random.int(1, 12), random.int(1950, 2030)]
    const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][m - 1]!
    const mm = String(m).padStart(2, '0')
    return random.pick([
      `${d}/${mm}/${y}`,
      `${d}-${mm}-${y}`,
      `${d}.${mm}.${y}`,
      `${d} ${month} ${y}`,
      `${d}-${month}-${y}`,
      `${d}-${random.pick([month, month.toUpperCase()])}-${String(y).slice(2)}`,
      `${y}-${mm}-${d}`,
      `${d}/${mm}/${String(y).slice(2)}`,
    ])
  }
  const title = (random: Random): string =>
    cased(random, Array.from({ length: random.int(1, 4) }, () => word(random)).join(' '))
  const person = (random: Random): string => {
    const parts = Array.from({ length: random.int(1, 3) }, () =>
      random.chance(0.15) ? random.letters(1) : capital(random.chance(0.5) ? word(random) : random.pick(offices)),
    )
    const name = `${random.weighted([
      ['', 6],
      ['Mr. ', 1],
      ['Smt. ', 1],
      ['Shri ', 1],
      ['M/s ', 1],
      ['Mrs ', 0.5],
    ])}${parts.join(' ')}`
    return random.chance(0.5) ? name.toUpperCase() : name
  }
  const address = (random: Random): string => {
    const house = random.pick([
      `${digits(random, 1, 3)}`,
      `${random.letters(1)}-${digits(random, 1, 4)}`,
      `Flat No. ${digits(random, 1, 4)}`,
      `H.No. ${digits(random, 1, 2)}-${digits(random, 1, 2)}/${digits(random, 1, 2)}`,
      `Plot ${digits(random, 1, 2)}`,
      `${digits(random, 1, 3)}${random.letters(1)}`,
      `S/O ${person(random)}`,
    ])
    const kinds = ['Road', 'Nagar', 'Street', 'Colony', 'Marg', 'Layout', 'Sector', 'Apartments', 'Society', 'Chowk']
    const parts = [
      house,
      `${place(random)} ${random.pick(kinds)}`,
      ...Array.from({ length: random.int(0, 3) }, () => place(random)),
    ]
    const text = `${parts.join(random.chance(0.8) ? ', ' : ' ')}${random.weighted([
      ['', 2],
      [` - ${random.digits(6)}`, 2],
      [`-${random.digits(6)}`, 1],
      [` ${random.digits(6)}`, 1],
    ])}`
    return random.chance(0.35) ? text.toUpperCase() : text
  }
  const narration = (random: Random): string => {
    const mark = random.pick(marks)
    const parts = [
      random.pick(ways),
      ...Array.from({ length: random.int(1, 4) }, () =>
        random.weighted([
          [random.digits(random.int(4, 14)), 3],
          [person(random).toUpperCase(), 3],
          [random.pick(banks), 2],
          [`${random.pick(banks)}${random.chance(0.5) ? code(random) : `N${random.digits(9)}`}`, 1],
          [word(random).toUpperCase(), 2],
          [`${word(random)}@${random.letters(3).toLowerCase()}`, 1],
        ]),
      ),
    ]
    return parts.join(mark)
  }
  const clause = (random: Random): string => {
    const parts = Array.from({ length: random.int(4, 12) }, () =>
      random.weighted([
        [word(random), 6],
        [
          random.pick(['the', 'of', 'and', 'to', 'in', 'is', 'for', 'by', 'shall', 'be', 'on', 'with', 'at', 'from']),
          5,
        ],
        [place(random), 1],
        [digits(random, 1, 4), 0.6],
        [`(${word(random)})`, 0.3],
        [`${word(random)},`, 0.8],
        [`${word(random)}.`, 0.4],
        [`"${word(random)}"`, 0.1],
        [amount(random), 0.2],
      ]),
    )
    const text = parts.join(' ')
    return random.chance(0.1) ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1)
  }
  const short = (random: Random): string =>
    random.weighted([
      [(r: Random) => r.pick(shorts), 3],
      [(r: Random) => digits(r, 1, 3), 3],
      [(r: Random) => `${digits(r, 1, 2)}${r.pick(['%', '.00', '.0', '.00%', '.5', '.', ')', ' %'])}`, 2],
      [(r: Random) => r.letters(r.int(1, 3)), 1],
      [(r: Random) => `${r.letters(1)}${r.pick(['.', '-', '/', ''])}${digits(r, 1, 3)}`, 1],
      [(r: Random) => `${digits(r, 1, 4)} ${r.pick(shorts)}`, 1],
    ])(random)
  /** Numbers in which letters stand among digits, each where its issuer puts it. */
  const identifier = (random: Random): string =>
    random.weighted([
      [`${random.letters(5)}${random.digits(4)}${random.letters(1)}`, 2],
      [
        `${random.digits(2)}${random.letters(5)}${random.digits(4)}${random.letters(1)}${random.digits(1)}Z${random.pick([random.digits(1), random.letters(1)])}`,
        2,
      ],
      [`${random.pick(banks)}0${random.chance(0.5) ? random.digits(6) : `${random.letters(2)}${random.digits(4)}`}`, 2],
      [`${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`, 2],
      [`${random.letters(3)}${random.digits(7)}`, 1],
      [`${random.letters(1)}${random.digits(random.int(5, 8))}`, 2],
      [`${random.letters(2)}${random.digits(2)} ${random.letters(random.int(1, 2))} ${random.digits(4)}`, 1],
      [`${random.letters(2)}-${random.digits(2)}-${random.digits(7)}`, 1],
      [
        `${random.letters(random.int(2, 4))}/${random.digits(random.int(2, 4))}/${random.int(18, 27)}-${random.int(19, 28)}`,
        1,
      ],
      [`${random.letters(2)}${random.digits(2)}${random.digits(11)}`, 1],
    ])
  const machineLine = (random: Random): string => {
    const name = (): string => word(random).toUpperCase()
    const names = `${name()}<<${name()}${random.chance(0.5) ? `<${name()}` : ''}`
    const text = random.chance(0.5)
      ? `P${random.pick(['<', '<', '<', 'D', 'S'])}IND${names}`
      : `${random.letters(1)}${random.digits(7)}<${random.digits(1)}IND${random.digits(7)}${random.pick(['M', 'F'])}${random.digits(7)}${
          random.chance(0.3) ? random.digits(random.int(4, 14)) : ''
        }`
    const last = text.startsWith('P') ? '' : random.digits(2)
    return `${text.padEnd(44 - last.length, '<').slice(0, 44 - last.length)}${last}`
  }
  const value = (random: Random): string =>
    random.weighted([
      [person, 2],
      [amount, 2],
      [date, 2],
      [code, 2],
      [(r: Random) => digits(r, 1, 16), 2],
      [title, 1],
      [place, 1],
      [identifier, 2],
    ])(random)
  const labelled = (random: Random): string =>
    `${cased(random, random.pick(labels))}${random.weighted([
      [' : ', 3],
      [': ', 3],
      [' ', 1],
      [':', 1],
      [' - ', 0.5],
      ['.: ', 0.3],
    ])}${value(random)}`
  return {
    piece: (random) =>
      random
        .weighted([
          [labelled, 4],
          [address, 3],
          [narration, 2],
          [clause, 4],
          [value, 5],
          [short, 3],
          [title, 2],
          [(r: Random) => cased(r, r.pick(labels)), 2],
        ])(random)
        .slice(0, 90)
        .trim(),
    cell: (random) => value(random).slice(0, 60).trim(),
    machineLine,
  }
}
