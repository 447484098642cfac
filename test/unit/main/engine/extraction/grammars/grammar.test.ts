import { describe, expect, test } from 'vitest'
import {
  bloodGroupGrammar,
  dateGrammar,
  genderGrammar,
  nameGrammar,
  placeGrammar,
  sexGrammar,
  yearGrammar,
  type Grammar,
} from '../../../../../../src/main/engine/extraction/grammars/grammar'
import { identifierGrammar } from '../../../../../../src/main/engine/extraction/grammars/identifier-grammar'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf, wordsOf } from '../../../../../../src/main/engine/extraction/layout/span'
import {
  spelledClassGrammar,
  vehicleClassGrammar,
} from '../../../../../../src/main/engine/extraction/grammars/vehicle-classes'
import { aadhaar, drivingLicence, pan } from '../../../../../../src/main/engine/identifiers'
import { asciiPage } from '../ascii-page'

function read(grammar: Grammar, text: string): string | null {
  const [segment] = layoutOf(asciiPage(text)).segments
  return segment ? (grammar(spanOf(segment.words))?.value ?? null) : null
}

describe('grammars', () => {
  test.each([
    ['RAHUL KUMAR GUPTA', 'RAHUL KUMAR GUPTA'],
    [': Aarti Verma', 'Aarti Verma'],
    ['Subramanian lyengar', 'Subramanian Iyengar'],
    ['ALOK RA| JAIN', 'ALOK RAI JAIN'],
    ['| M Nagarathna', 'I M Nagarathna'],
    ['KRISHNAMURTHY N |', 'KRISHNAMURTHY N I'],
    ['Sudha |', 'Sudha I'],
    ['KAVITHA  |', 'KAVITHA'],
    ['KRISHNAMURTHY N 1', 'KRISHNAMURTHY N I'],
    ['INCOME TAX DEPARTMENT', null],
    ['12/03/1990', null],
    ['Government of India', null],
    ['BASAVA RA)', 'BASAVA RAJ'],
    ['SHYAM PRATAP BHARDWA]J', 'SHYAM PRATAP BHARDWAJ'],
    ['MANO} LAL SHARMA', 'MANOJ LAL SHARMA'],
    ['ANIKETH CHAKRABART]', 'ANIKETH CHAKRABARTI'],
    ['RAM ¥ADAV', 'RAM YADAV'],
    ['RAM Y¥ADAV', 'RAM YADAV'],
    ['RAM BH0Y¥AR', 'RAM BHOYAR'],
    // What the mark stands for nobody knows; the word is not left out for it.
    ['IMRAN SAY*ED', 'IMRAN SAYED'],
    ['RAMESH KUMAR S/O: SURESH', 'RAMESH KUMAR'],
    ['RAMESH {}[]', 'RAMESH'],
    ['Zubin $', 'Zubin S'],
    ['RAMESH (HUF)', 'RAMESH'],
  ])('name: %s', (text, value) => expect(read(nameGrammar, text)).toBe(value))

  test('a letter that was read twice is none that was lost', () => {
    const [segment] = layoutOf(asciiPage('RAM Y¥ADAV')).segments
    const [, printed] = segment!.words
    const [, word] = wordsOf(nameGrammar(spanOf(segment!.words))!.span)
    expect([word?.text, word?.confidence]).toEqual(['YADAV', printed!.confidence])
  })

  test.each([
    ['12/03/1990', '1990-03-12'],
    ['31/02/1990', null],
    ['12/03/2090', null],
  ])('date: %s', (text, value) => expect(read(dateGrammar({ to: 2026 }), text)).toBe(value))

  test.each([
    ['1957', '1957'],
    ['12/03/1957', null],
  ])('year: %s', (text, value) => expect(read(yearGrammar({ to: 2026 }), text)).toBe(value))

  test.each([
    ['पुरुष/ MALE', 'MALE'],
    ['FEMALE', 'FEMALE'],
    ['Femaie', 'FEMALE'],
    ['VFEMALE', 'FEMALE'],
    ['M', 'MALE'],
    ['Y/F', 'FEMALE'],
    ['M/F', null],
    ['Mumbai', null],
  ])('gender: %s', (text, value) => expect(read(genderGrammar(true), text)).toBe(value))

  test.each([
    ['M', 'M'],
    ['F', 'F'],
    ['Q', null],
  ])('sex: %s', (text, value) => expect(read(sexGrammar, text)).toBe(value))

  test.each([
    ['B+', 'B+'],
    [': AB-', 'AB-'],
    ['O Positive', 'O+'],
    ['B +VE', 'B+'],
    ['At', 'A+'],
    ['7B-', 'B-'],
    ['B*', 'B+'],
    ['U', null],
  ])('blood group: %s', (text, value) => expect(read(bloodGroupGrammar, text)).toBe(value))

  test.each([
    ['LMV, MCWG', 'LMV, MCWG'],
    ['MOWG', 'MCWG'],
    ['TRANSPORT DEPARTMENT', null],
    ['HMV 11/02/2014 LMvV 11/02/2014', 'HMV, LMV'],
  ])('vehicle classes: %s', (text, value) => expect(read(vehicleClassGrammar, text)).toBe(value))

  test.each([
    ['MOTOR CYCLE WITHOUT GEAR, LIGHT MOTOR VEHICLE', 'MOTOR CYCLE WITHOUT GEAR, LIGHT MOTOR VEHICLE'],
    ['Heavy Goods Vehicle and Tractor', 'Heavy Goods Vehicle, Tractor'],
    ['The licence to drive a light motor vehicle', null],
  ])('vehicle classes in words: %s', (text, value) => expect(read(spelledClassGrammar, text)).toBe(value))

  test.each([
    ['LUDHIANA, PUNJAB', 'LUDHIANA, PUNJAB'],
    ['-BHOPAL, MADHYA PRADESH', 'BHOPAL, MADHYA PRADESH'],
    ['20/12/2004', null],
  ])('place: %s', (text, value) => expect(read(placeGrammar, text)).toBe(value))

  test('a place that ends within the name of its state is hardly believed', () => {
    const fit = (text: string): number => placeGrammar(spanOf(layoutOf(asciiPage(text)).segments[0]!.words))!.fit
    expect(fit('BUDAUN, UTTAR')).toBeLessThan(0.5)
    expect(fit('BUDAUN, UTTAR PRADESH')).toBe(1)
  })

  test('identifiers are found in their words, the longest of the least repaired', () => {
    expect(read(identifierGrammar(pan, 10, 10), 'No ABCPG1234K')).toBe('ABCPG1234K')
    expect(read(identifierGrammar(pan, 10, 10), 'ABCPGI234K')).toBe('ABCPG1234K')
    expect(read(identifierGrammar(aadhaar, 12, 12), '2341 2341 2346')).toBe('234123412346')
    expect(read(identifierGrammar(drivingLicence, 8, 20), 'KA66 20190026770')).toBe('KA6620190026770')
  })
})

test('an initial that was hardly read is kept, a speck of another height is not', () => {
  const [segment] = layoutOf(asciiPage('O M CHANDRIKA')).segments
  const [first, ...rest] = segment!.words
  const named = (height: number): string | undefined =>
    nameGrammar(spanOf([{ ...first!, confidence: 0.4, box: { ...first!.box, height } }, ...rest]))?.value
  expect(named(first!.box.height)).toBe('O M CHANDRIKA')
  expect(named(first!.box.height / 2)).toBe('M CHANDRIKA')
})
