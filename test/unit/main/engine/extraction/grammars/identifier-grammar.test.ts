import { expect, test } from 'vitest'
import { identifierGrammar } from '../../../../../../src/main/engine/extraction/grammars/identifier-grammar'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { spanOf } from '../../../../../../src/main/engine/extraction/layout/span'
import { aadhaar, drivingLicence, epic, pan } from '../../../../../../src/main/engine/identifiers'

const nowhere = { x: 0, y: 0 }
const words = (text: string, weak: readonly number[] = []): LaidWord[] => {
  let at = 0
  return text.split(' ').map((word) => {
    const chars = [...word].map((char) => ({ text: char, confidence: weak.includes(at++) ? 0.5 : 0.99, others: [] }))
    return {
      text: word,
      confidence: Math.min(...chars.map((c) => c.confidence)),
      chars,
      quad: [nowhere, nowhere, nowhere, nowhere],
      box: { x: 0, y: 0, width: 1, height: 1 },
      page: 0,
      script: 'latin',
    }
  })
}
const read = (grammar: ReturnType<typeof identifierGrammar>, text: string, weak?: readonly number[]) =>
  grammar(spanOf(words(text, weak)))

test('a number that is surely read and fails its check digit is given as printed, and said to fail', () => {
  const found = read(identifierGrammar(aadhaar, 12, 12), '2345 6789 0123')
  expect(found).toMatchObject({ value: '234567890123', check: 'failed', reasons: [{ code: 'check_digit_failed' }] })
  expect(read(identifierGrammar(epic, 10, 18), 'ABC1234567')).toMatchObject({ value: 'ABC1234567', check: 'failed' })
  expect(read(identifierGrammar(pan, 10, 10), 'ABCDE1234F')).toMatchObject({ value: 'ABCDE1234F', check: 'failed' })
})

test('a character in doubt is exchanged so that the check digit holds', () => {
  const found = read(identifierGrammar(aadhaar, 12, 12), '2345 6789 0123', [11])
  expect(found).toMatchObject({ value: '234567890124', check: 'spent' })
})

test('a mark that stands for a letter counts as a character', () => {
  expect(read(identifierGrammar(epic, 10, 18), '$JS4271979', [0])).toMatchObject({ value: 'SJS4271979' })
})

test('the head of a licence number whose rest was not read is no sure number', () => {
  expect(read(identifierGrammar(drivingLicence, 8, 20), 'WB58 20150')).toMatchObject({ check: 'failed' })
})

test('a day between words is no part of a number: an age on a date is not a card number', () => {
  expect(read(identifierGrammar(epic, 10, 18), 'on 1.1.2011 : 44')).toBeNull()
})

test('letters of the shape of digits are told by their place, however many; other digits are no letters', () => {
  expect(read(identifierGrammar(epic, 10, 18), '1801234566')).toMatchObject({ value: 'IBO1234566', edits: 3 })
  expect(read(identifierGrammar(epic, 10, 18), '9371234566')).toBeNull()
})
test('a sentence is no identifier', () => {
  expect(read(identifierGrammar(pan, 10, 10), 'under Income Tax Act, 1961 (Refer')).toBeNull()
})
test('old numbers of electors have serials of six digits or of seven', () => {
  const grammar = identifierGrammar(epic, 10, 18)
  expect(read(grammar, 'WB/72/296/7618130')).toMatchObject({ value: 'WB/72/296/7618130', edits: 0 })
  expect(read(grammar, 'MH/12/034/567890')).toMatchObject({ value: 'MH/12/034/567890', edits: 0 })
})

test('a bracket without its partner is the letter that it looks like; a pair stands around a number', () => {
  const grammar = identifierGrammar(pan, 10, 10)
  expect(read(grammar, 'KXVPV4707)', [9])).toMatchObject({ value: 'KXVPV4707J', edits: 1 })
  expect(read(grammar, '(KXVPV4707J)')).toMatchObject({ value: 'KXVPV4707J', edits: 0 })
})

test('in the text of a PDF nothing is misread: what is near the form is given as it is printed, and said to fail', () => {
  const told = words('ABCDE12O4F').map((word) => ({
    ...word,
    confidence: 1,
    chars: word.chars.map((char) => ({ ...char, confidence: 1 })),
  }))
  const found = identifierGrammar(pan, 10, 10)(spanOf(told))
  expect(found).toMatchObject({
    value: 'ABCDE12O4F',
    check: 'failed',
    edits: 0,
    reasons: [{ code: 'grammar_mismatch' }],
  })
})
