import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { amountsIn, bareAmountsIn, wordsBeside } from '../../../../../src/main/engine/extraction/prose/amounts'
import { datesIn, lastDay } from '../../../../../src/main/engine/extraction/prose/dates'
import { areToldOf, nameAt, namesIn } from '../../../../../src/main/engine/extraction/prose/names'
import { numberInWords } from '../../../../../src/main/engine/extraction/prose/number-words'
import { placeAt } from '../../../../../src/main/engine/extraction/prose/place'
import { knownWord } from '../../../../../src/main/engine/extraction/prose/vocabulary'
import { inWords } from '../../../../generator/documents/property/facts'

describe('numberInWords', () => {
  it('reads every number that the generator writes out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (n) => {
        expect(numberInWords(inWords(n))?.value).toBe(n)
      }),
    )
  })
  it.each([
    ['Forty Five Lakhs Only', 4_500_000],
    ['Twenty-Five Thousand and Five Hundred', 25_500],
    ['पंचेचाळीस लाख पाचशे फक्त', 4_500_500],
    ['दीड लाख', 150_000],
    ['Two Thousand and Twenty One', 2021],
  ])('%s', (text, value) => {
    expect(numberInWords(text)?.value).toBe(value)
  })
  it('finds none where there is none', () => {
    expect(numberInWords('the said property')).toBeNull()
  })
})

it('spells seventy two in both ways, and takes neither for seventy six', () => {
  expect(numberInWords('बहात्तर लाख')?.value).toBe(7_200_000)
  expect(numberInWords('बाहत्तर लाख')?.value).toBe(7_200_000)
})

describe('amounts', () => {
  it('a figure, and its words in brackets behind it', () => {
    const text = 'a sum of Rs.45,00,000/- (Rupees Forty Five Lakhs Only) paid'
    const [amount] = amountsIn(text)
    expect(amount).toMatchObject({ value: '4500000.00', regular: true })
    expect(wordsBeside(text, amount!)).toMatchObject({ value: '4500000.00' })
  })
  it('a sign of money that was read as a digit breaks the grouping', () => {
    expect(bareAmountsIn('price 245,00,000')[0]).toMatchObject({ regular: false })
  })
  it('a figure with its scale', () => {
    expect(amountsIn('₹ 1.5 crore')[0]?.value).toBe('15000000.00')
  })
  it('takes no part of a date or a number of a deed for money', () => {
    expect(bareAmountsIn('on 12/03/2021 as No. 1234/2021')).toEqual([])
  })
})

describe('datesIn', () => {
  it.each([
    ['on this 12th day of March, 2021 at Pune', '2021-03-12'],
    ['this the 1st day of the month of June in the year 2019', '2019-06-01'],
    ['on this the Second day of June, Two Thousand and Twenty Two', '2022-06-02'],
    ['दिनांक 12 माहे मार्च सन 2021', '2021-03-12'],
    ['dated 05.06.2022', '2022-06-05'],
  ])('%s', (text, value) => {
    expect(datesIn(text).map((d) => d.value)).toEqual([value])
  })
})

describe('lastDay', () => {
  it.each([
    ['2023-04-01', 11, '2024-02-29'],
    ['2022-06-10', 11, '2023-05-09'],
    ['2021-01-31', 1, '2021-02-28'],
    ['2020-12-15', 12, '2021-12-14'],
  ])('%s and %i months end on %s', (from, months, to) => {
    expect(lastDay(from, months)).toBe(to)
  })
})

describe('names', () => {
  it.each([
    ['Shri. Ramesh Vasant Kulkarni, aged about 54 years', 'Ramesh Vasant Kulkarni'],
    ['1) Name: Mr. Farhan Ansari, Age: about 45', 'Farhan Ansari'],
    ['RAMESH A. PATIL S/o Vasant Patil', 'RAMESH A. PATIL'],
    ['श्री. विलास गणपत मोरे, वय ५२ वर्षे', 'विलास गणपत मोरे'],
  ])('%s', (text, name) => {
    expect(nameAt(text, 0)?.value).toBe(name)
  })
  it('a part of a deed is no name', () => {
    expect(nameAt('the Vendor of the one part', 0)).toBeNull()
  })
  it('several people, not their fathers', () => {
    const text = 'Mr. Anil Rao, S/o Mr. Mohan Rao, aged 40, and Mrs. Asha Rao, W/o Mr. Anil Rao, both residing'
    expect(namesIn(text, 0).map((n) => n.value)).toEqual(['Anil Rao', 'Asha Rao'])
  })
})

describe('areToldOf', () => {
  const told = (text: string) => areToldOf(namesIn(text, 0), text, 0)

  it.each([
    ['Sri. RAGHAVA RAO, S/o. Venkaiah, aged about 61 years', true],
    ['1) श्री. संजय कुलकर्णी, वय ४४ वर्षे 2) सौ. स्नेहल कुलकर्णी, रा. सातारा', true],
    ['Sri. RAGHAVA RAO, the aforesaid seller', false],
  ])('who is named, and told of more closely: %s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  it('a list of whom one has no name is not told in full', () => {
    expect(told('1. Mr. Ramesh Patil, aged 45 years 2. ramesx patik, aged 40 years')).toBe(false)
  })
})

describe('placeAt', () => {
  it('ends with the PIN code, dots of abbreviations within', () => {
    const text = '802, Opp. Railway Station, P.O. Arthapur, Dist. Sitapur, Uttar Pradesh-261401 and bounded as under'
    expect(placeAt(text, 0)).toMatchObject({
      value: '802, Opp. Railway Station, P.O. Arthapur, Dist. Sitapur, Uttar Pradesh-261401',
      whole: true,
    })
  })
})

describe('knownWord', () => {
  it('sets a word of deeds right that was misread by a letter', () => {
    expect(knownWord('hereinaftcr')).toBe('hereinafter')
    expect(knownWord('"PURCHASEB"')).toBe('"PURCHASER"')
    expect(knownWord('licensee')).toBe('licensee')
    expect(knownWord('Ramesh')).toBe('Ramesh')
  })

  it('leaves what somebody has purchased as it is: no purchaser', () => {
    expect(knownWord('purchased')).toBe('purchased')
  })
})

test.each([
  ['a deposit of INR 40.000 is paid', '40000.00', false],
  ['for Rupees 1.29.00.000/- only', '12900000.00', false],
  ['for Rs. 1,29,00,000/- only', '12900000.00', true],
  ['for Rs. 12,500.50 a month', '12500.50', true],
  ['for Rs. 45,000.', '45000.00', true],
  ['for Rs. 1,234,567 in all', '1234567.00', true],
] as const)('points that a reader takes for commas between thousands: %s', (text, value, regular) => {
  expect(amountsIn(text)).toMatchObject([{ value, regular }])
})

test('a figure of which decimals go on is cut nowhere', () => {
  expect(amountsIn('at Rs. 40.0001 a unit')).toEqual([])
})

test.each([
  ['Shri Onkar Chand, aged 40', 'Onkar Chand', 'Shri Onkar Chand'],
  ['M/s.  Om Traders, Pune', 'Om Traders', 'M/s. Om Traders'],
  ['Er. Meena Iyer has', 'Meena Iyer', 'Er. Meena Iyer'],
  ['श्री. रमेश पाटील, वय 40', 'रमेश पाटील', 'श्री. रमेश पाटील'],
  ['Onkar Chand, aged 40', 'Onkar Chand', 'Onkar Chand'],
])('a name, and as it is addressed: %s', (text, value, addressed) => {
  expect(nameAt(text, 5)).toMatchObject({ value, addressed: { value: addressed, start: 5 } })
})
