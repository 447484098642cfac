import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDates, parseDate, parseYear } from '../../../../../src/main/engine/identifiers'

const cases: readonly [string, string | null][] = [
  ['DOB: 12/08/1990', '1990-08-12'],
  ['12-08-1990', '1990-08-12'],
  ['12.08.1990', '1990-08-12'],
  ['1-8-1990', '1990-08-01'],
  ['1990-08-12', '1990-08-12'],
  ['12 Aug 1990', '1990-08-12'],
  ['12-AUG-1990', '1990-08-12'],
  ['12 August, 1990', '1990-08-12'],
  ['10th of March, 2025', '2025-03-10'],
  ['August 12, 1990', '1990-08-12'],
  ['१२/०८/१९९०', '1990-08-12'],
  ['12 अगस्त 1990', '1990-08-12'],
  ['१२ जनवरी २००१', '2001-01-12'],
  ['11 मई 2023', '2023-05-11'],
  ['12 ऑगस्ट 1990', '1990-08-12'],
  ['l2/O8/199O', '1990-08-12'],
  ['12 / 08 / 1990', '1990-08-12'],
  ['27109/1969', '1969-09-27'],
  ['28/1 1/2020', '2020-11-28'],
  ['28/1 5/2020', null],
  ['27/0971969', '1969-09-27'],
  ['2710911969', null],
  ['Date 09,01.2025', '2025-01-09'],
  ['09.01,2025', '2025-01-09'],
  ['1,09,01.2025', null],
  ['23: 04.1968', '1968-04-23'],
  ['23.04:1968', '1968-04-23'],
  ['at 08:23:04.1968', null],
  ['at 10:30.2011', null],
  ['12,34.2025', null],
  ['99109/1969', null],
  ['12Aug1990', '1990-08-12'],
  ['27-88-1979', '1979-08-27'],
  ['66/12/1979', '1979-12-06'],
  ['B-09-1960', '1960-09-13'],
  ['B-9-1960', '1960-09-08'],
  ['66-88-79', null],
  ['12-80-1979', null],
  ['31/02/1990', null],
  ['12/13/1990', null],
  ['1234/5678', null],
  ['98765 43210', null],
  ['no date', null],
]

describe('dates', () => {
  it.each(cases)('%j is %j', (text, value) => {
    expect(parseDate(text, { to: 2026 })?.value ?? null).toBe(value)
  })

  it.each([
    '01/10/2023 - 03/12/2023',
    '01/10/2023-03/12/2023',
    '01 / 10 / 2023 - 03 / 12 / 2023',
    '01-10-2023 - 03-12-2023',
    '01.10.2023 – 03.12.2023',
    '2023-10-01 - 2023-12-03',
    '2023/10/01 to 2023/12/03',
    'Account Number 50605709304976 Statement Period 01/10/2023 - 03/12/2023',
  ])('finds both days of the period %j', (text) => {
    expect(findDates(text, { to: 2026 }).map(({ value }) => value)).toEqual(['2023-10-01', '2023-12-03'])
  })

  it('says where letters stood for digits', () => {
    expect(parseDate('l2/O8/199O')?.repaired).toBe(true)
    expect(parseDate('12/08/1990')?.repaired).toBe(false)
    expect(parseDate('27109/1969')?.repaired).toBe(true)
    expect(parseDate('23: 04.1968')?.repaired).toBe(true)
    expect(parseDate('27-88-1979')?.repaired).toBe(true)
  })

  it('concludes the century of two digits from the bound', () => {
    expect(parseDate('12-08-68', { to: 2026 })?.value).toBe('1968-08-12')
    expect(parseDate('12-08-12', { to: 2026 })?.value).toBe('2012-08-12')
  })

  it('takes a digit of the other script before a date for the colon that it was', () => {
    expect(parseDate('४27/10/1976')?.value).toBe('1976-10-27')
    expect(parseDate('२७/१०/१९७६')?.value).toBe('1976-10-27')
  })

  it('finds a day behind a word that is like a month, and a year behind an apostrophe', () => {
    expect(findDates('Dated 12 January 2024').map(({ value }) => value)).toEqual(['2024-01-12'])
    expect(findDates('Statement 01 Jun 2024 - 30 Jun 2024').map(({ value }) => value)).toEqual([
      '2024-06-01',
      '2024-06-30',
    ])
    expect(findDates("1 MAR'23 - 31 MAR'23", { to: 2030 }).map(({ value }) => value)).toEqual([
      '2023-03-01',
      '2023-03-31',
    ])
  })

  it('takes no letter of a month for the day before it', () => {
    expect(findDates('executed on September 20, 2018').map(({ value }) => value)).toEqual(['2018-09-20'])
  })

  it('doubts points that were seen as colons, and takes no time for a day', () => {
    expect(findDates('from 01:02:2023 to 31:12:2023')).toMatchObject([
      { value: '2023-02-01', repaired: true },
      { value: '2023-12-31', repaired: true },
    ])
    expect(findDates('at 01:02:2999, 10:11:12, 01:02:20231')).toEqual([])
  })

  it('finds several, in order', () => {
    const found = findDates('Issue 01/02/2015 Valid till 31-01-2035')
    expect(found.map((date) => date.value)).toEqual(['2015-02-01', '2035-01-31'])
  })

  it('reads a year that stands alone', () => {
    expect(parseYear('Year of Birth : 1984')).toBe(1984)
    expect(parseYear('जन्म वर्ष : १९८४')).toBe(1984)
    expect(parseYear('2345 6789 0124')).toBeNull()
  })

  it('reads back every day that it could print', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.'), (day, mark) => {
        const iso = day.toISOString().slice(0, 10)
        const [year, month, date] = iso.split('-')
        expect(parseDate(`${date}${mark}${month}${mark}${year}`)?.value).toBe(iso)
        expect(parseDate(iso)?.value).toBe(iso)
      }),
    )
  })
})

it('June and July with one letter read as another are to be checked; other words of their letters are no months', () => {
  expect(findDates('from 1st Jume 2022')).toMatchObject([{ value: '2022-06-01', repaired: true }])
  expect(findDates('from 1st Juty 2022')).toMatchObject([{ value: '2022-07-01', repaired: true }])
  expect(findDates('from 1st June 2022')).toMatchObject([{ value: '2022-06-01', repaired: false }])
  expect(findDates('on 4 duly 2022')).toEqual([])
})
