import { parse } from 'mrz'
import { describe, expect, it } from 'vitest'
import { readTd3 } from '../../../../../src/main/engine/identifiers'
import { mrzCheckDigit } from '../../../../../src/main/engine/identifiers/mrz-check'

function passport(upperNames: string, number: string, birth: string, sex: string, expiry: string): [string, string] {
  const group = (text: string): string => text + mrzCheckDigit(text)
  const [n, b, e, o] = [group(number.padEnd(9, '<')), group(birth), group(expiry), group('<'.repeat(14))]
  const composite = mrzCheckDigit(n + b + e + o)
  return [`P<IND${upperNames}`.padEnd(44, '<'), `${n}IND${b}${sex}${e}${o}${composite}`]
}

const [upper, lower] = passport('SHARMA<<RAHUL<KUMAR', 'J8369854', '900812', 'M', '290115')
const today = new Date('2026-01-01')

describe('passport lines', () => {
  it('agrees with the library on a clean pair', () => {
    const own = readTd3(upper, lower, today)
    const theirs = parse([upper, lower])
    expect(theirs.valid).toBe(true)
    expect(own?.lines).toEqual([upper, lower])
    expect(own).toMatchObject({
      composite: 'passed',
      surname: { value: theirs.fields.lastName },
      givenNames: { value: theirs.fields.firstName },
      documentNumber: { value: theirs.documentNumber, check: 'passed', repaired: false },
      birthDate: { value: '1990-08-12', check: 'passed' },
      expiryDate: { value: '2029-01-15', check: 'passed' },
      sex: { value: 'M' },
      nationality: { value: 'IND' },
    })
  })

  it('repairs by check digit', () => {
    const own = readTd3(
      upper,
      lower.replace('J8369854', 'JB3698S4').replace('IND', '1ND').replace('900812', '9OO8I2'),
      today,
    )
    expect(own?.lines[1]).toBe(lower)
    expect(own?.documentNumber).toEqual({ value: 'J8369854', check: 'passed', repaired: true })
    expect(own?.linesRepaired).toEqual([false, true])
  })

  it('does not mind the number of fillers, nor noise among them', () => {
    const own = readTd3('P<INDSHARMA<<RAHUL<KUMAR<<<<K<<<C<<<<', lower.replace('<<<<<<<<<<<<<<', '<<<<<<<<<<'), today)
    expect(own?.lines).toEqual([upper, lower])
  })

  it('says when a check digit fails', () => {
    const own = readTd3(upper, lower.replace('900812', '930812'), today)
    expect(own?.birthDate.check).not.toBe('passed')
    expect(own?.composite).not.toBe('passed')
  })

  it('leaves other lines alone', () => {
    expect(readTd3('REPUBLIC OF INDIA', 'PASSPORT', today)).toBeNull()
    expect(readTd3(upper, '', today)).toBeNull()
  })
})

describe('readings that differ from the lines', () => {
  it('knows a passport without a surname', () => {
    const td3 = readTd3('P<INDNAGARAJAN<F<<<<<', lower, today)
    expect(td3).toMatchObject({ surname: { value: '' }, givenNames: { value: 'NAGARAJAN F' } })
  })

  it.each([
    ['VERMA<X<SEEMA<<SSSSSSS<S<<<', 'VERMA', 'SEEMA'],
    ['ANAND<K<<<<<<<<', '', 'ANAND'],
    ['SHARMA<<RAHUL<K<<<C<<', 'SHARMA', 'RAHUL'],
    ['SHARMA<<K<RAHUL<<<<', 'SHARMA', 'K RAHUL'],
    ['SHARMA<<ASHOK<<<<', 'SHARMA', 'ASHOK'],
  ])('%s', (names, surname, given) => {
    expect(readTd3(`P<IND${names}`, lower, today)).toMatchObject({
      surname: { value: surname },
      givenNames: { value: given },
    })
  })

  it('drops what the reader saw twice', () => {
    const td3 = readTd3(upper, lower.replace('IND', '1IND'), today)
    expect(td3?.lines[1]).toBe(lower)
    expect(td3?.composite).toBe('passed')
  })

  it('says nothing of a number whose letter is missing, and reads the rest', () => {
    const td3 = readTd3(upper, lower.slice(1), today)
    expect(td3?.documentNumber).toMatchObject({ value: '', check: 'failed' })
    expect(td3?.birthDate).toMatchObject({ value: '1990-08-12', check: 'passed' })
    expect(td3?.composite).toBe('failed')
  })

  it('takes a K among the fillers of the lower line for one of them, though no check digit minds it', () => {
    const td3 = readTd3(upper, lower.replace('<<<<<<<<<<<<<<', '<<<<<K<K<<<<<<'), today)
    expect(td3?.lines[1]).toBe(lower)
  })
})
