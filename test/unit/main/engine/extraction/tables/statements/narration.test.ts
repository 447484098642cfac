import { expect, test } from 'vitest'
import type { LaidWord } from '../../../../../../../src/main/engine/extraction/layout/layout'
import { columnEnd } from '../../../../../../../src/main/engine/extraction/tables/join-words'
import { narrationOf } from '../../../../../../../src/main/engine/extraction/tables/statements/narration'

/** A line of words, each character ten wide. */
const line = (text: string, confidence = 0.98): LaidWord[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence,
    chars: [],
    quad: [0, 0, 0, 0].map(() => ({ x: 0, y: 0 })) as unknown as LaidWord['quad'],
    box: { x: 10 * index, y: 0, width: 10 * word.length, height: 16 },
    page: 0,
    script: 'latin',
  }))

const textOf = (...lines: LaidWord[][]): string => narrationOf(lines, columnEnd([lines]), () => false).value

test.each([
  ['/ INTEREST CREDIT', 'INTEREST CREDIT'],
  ['/TO TRANSFER', 'TO TRANSFER'],
  ['UPI/CR/1234', 'UPI/CR/1234'],
])('a piece of the line between two columns is no slash: %s', (read, text) => {
  expect(textOf(line(read))).toBe(text)
})

test('a slash that a text layer holds is one, and one that a second line begins with is too', () => {
  expect(textOf(line('/BY CASH', 1))).toBe('/BY CASH')
  expect(textOf(line('UPI/CR/659197477081/FATIMA'), line('/UTIB/7022944943'))).toContain('/UTIB/')
})

test.each([
  ['To Trf Neelam 0za', 'To Trf Neelam Oza'],
  ['PCD/7038/Indian 0il/Sadar', 'PCD/7038/Indian Oil/Sadar'],
  ['IMPS/lbrahim K', 'IMPS/Ibrahim K'],
  ['NEFT lndore', 'NEFT Indore'],
  ['To Loan lhasa', 'To Loan lhasa'],
  ['CHQ 0987 SB0I', 'CHQ 0987 SB0I'],
  ['NEFT-SRCB364942055526-0M TRANSPORT', 'NEFT-SRCB364942055526-OM TRANSPORT'],
  ['UPI-0BC123-YESB0PTMUPI', 'UPI-0BC123-YESB0PTMUPI'],
  ['UPI/lndigo01@ybl', 'UPI/Indigo01@ybl'],
])('a word begins with a letter: %s', (read, text) => {
  expect(textOf(line(read))).toBe(text)
})

test.each([
  ['UPI-SWIGGY-0778', '-UPI', true],
  ['UPI/DR/9823/', '2236309', true],
  ['UPI/DR/9823', '2236309', false],
  // Neither word stands anywhere else, and yet nobody goes on with "for".
  ['UPI/DR/11/PAYTM/Payment', 'for order', true],
  ['NEFT CR KAVITA CHAND', 'RASEKHAR', false],
])('two lines are told apart, or guessed to be: %s, %s', (above, below, told) => {
  const lines = [line(above), line(below)]
  expect(narrationOf(lines, columnEnd([lines]), () => false).isToldApart).toBe(told)
})

test('in a column that is cut between words a blank stands between all lines', () => {
  const cells = ['NEFT CR KAVITA', 'BY CASH AT', 'ACH LIC OF INDIA MUMBAI', 'EMI'].map((text) => [
    line(text),
    line('NAGPUR EAST'),
  ])
  const narration = narrationOf(cells[0]!, columnEnd(cells), () => false)
  expect(narration.value).toBe('NEFT CR KAVITA NAGPUR EAST')
  expect(narration.isToldApart).toBe(true)
})

test.each([
  ['ATM Wd1 4410', 'ATM Wdl 4410'],
  ['Alert fee incl G5T', 'Alert fee incl GST'],
  ['RTG5 to Devi', 'RTGS to Devi'],
  ['CHO DEPOSIT UCBA', 'CHQ DEPOSIT UCBA'],
  ['Cho Paid 4410', 'Chq Paid 4410'],
  ['IMPS/Asha/Trans fer', 'IMPS/Asha/Transfer'],
  ['Bill ed share', 'Bill ed share'],
  ['UPI/P 2M/4410/Shop', 'UPI/P2M/4410/Shop'],
  ['Rent to Cho Lee', 'Rent to Cho Lee'],
  ['By Mi1k 8i11', 'By Milk Bill'],
  ['To (ash', 'To Cash'],
  ['TO CA5H', 'TO CASH'],
  ['To R.D. A/e 118', 'To R.D. A/c 118'],
  ['By OLG PUNB', 'By CLG PUNB'],
  ['Int Pd:01-04-2025 to 30-06-2025', 'Int.Pd:01-04-2025 to 30-06-2025'],
  ['UPI/anilkumar 47@ybl/rent', 'UPI/anilkumar47@ybl/rent'],
  ['To Fees (Cash)', 'To Fees (Cash)'],
  ['UPI/5elf01@ybl', 'UPI/5elf01@ybl'],
  ['CHQ 5115', 'CHQ 5115'],
])('a word of banking is put right by its shape: %s', (read, text) => {
  expect(textOf(line(read))).toBe(text)
})

test('what a text layer says stands, and a text that ends in a bracket is cut', () => {
  expect(textOf(line('By 8i11', 1))).toBe('By 8i11')
  const end = (text: string): boolean => narrationOf([line(text)], columnEnd([[line(text)]]), () => false).isCut
  expect([end('To Share ('), end('To Share (Class A)')]).toEqual([true, false])
  expect([end('CHALLAN 51217 34'), end('Sector 17 5121')]).toEqual([true, false])
})

test('a blank within the code of a branch was not printed', () => {
  const read = (text: string) => narrationOf([line(text)], columnEnd([[line(text)]]), (bank) => bank === 'CNRB').value
  expect(read('NEFT-Prakash Hegde-C NRB0637141-Freight')).toBe('NEFT-Prakash Hegde-CNRB0637141-Freight')
  expect(read('TO DR RAO0637141')).toBe('TO DR RAO0637141')
})

test('the text of a PDF is printed so, whatever readers take for each other', () => {
  expect(textOf(line('To Trf Neelam 0za $12 ATM Wd1', 1))).toBe('To Trf Neelam 0za $12 ATM Wd1')
})
