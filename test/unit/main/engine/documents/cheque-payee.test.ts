import { expect, test } from 'vitest'
import { quadOf } from '../../../../../src/shared/domain/geometry'
import { documents } from '../../../../../src/main/engine/documents/registry'
import { labelPage } from '../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import type { RuleContext } from '../../../../../src/main/engine/extraction/rules/rule'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn } from './read-page'

/** Who is paid as the rule for names over the line reads it, where the writing stands `raised` pixels over "Pay". */
function paid(text: string, name: string, raised: number, by = 'cheque.payee.over'): string[] {
  const page = asciiPage(text)
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const [{ x, y }, { x: end }, { y: foot }] = word.place
      const up = name.split(' ').includes(word.text) ? raised : 0
      return { ...word, place: quadOf<'page'>({ x, y: y - up, width: end - x, height: foot - y }) }
    }),
  }))
  const pages = [labelPage(layoutOf({ ...page, lines }), documents.CHEQUE.labels)]
  const rule = documents.CHEQUE.rules.find(({ name: one }) => one === by)!
  return rule.find({ pages } as unknown as RuleContext).map(({ value }) => value)
}

const text = `
Neelkanth Bank                                       Date 04/06/2025

Pay              Meera Hardware Stores               या धारक को OR BEARER
Rupees Eight Thousand Only                           8,000/-`

test('a name that is written over the line beside "Pay"', () =>
  expect(paid(text, 'Meera Hardware Stores', 14)).toEqual(['Meera Hardware Stores']))

test.each([
  ['far above the line', text, 'Meera Hardware Stores', 40],
  ['level with the word', text, 'Meera Hardware Stores', 0],
  ['print of the bank', text.replace('Meera Hardware Stores', 'Or Bearer'), 'Or Bearer', 14],
])('what is no name over the line: %s', (_, cheque, name, raised) => expect(paid(cheque, name, raised)).toEqual([]))

test('a name over the line beside a word of which only a part was read', () =>
  expect(paid(text.replace('Pay', 'Pa '), 'Meera Hardware Stores', 14, 'cheque.payee.place')).toEqual([
    'Meera Hardware Stores',
  ]))

test.each([
  ['the box of the amount names who pays too', 'ray Meera Hardware er Tools               अदा करें 8,000/-'],
  ['the word of the other language is read as two', 'ray अवा ar Meera Hardware er Tools         8,000/-'],
  ['the word before the line was hardly read', 'Pyaou Meera Hardware er Tools              8,000/-'],
])('a name behind a misread "Pay", its sign of "and" misread as well: %s', (_, line) => {
  const cheque = `
Neelkanth Bank                                       Date 04/06/2025
${line}
Rupees Eight Thousand Only
                                                     For MEERA TRADERS`
  expect(fieldsOn('CHEQUE', cheque, ['ray', 'Pyaou'])['payee_name']).toBe('Meera Hardware & Tools')
})

test('the motto of a bank names nobody', () =>
  expect(fieldsOn('CHEQUE', 'Neelkanth Bank\nSmart way to Bank\nA/c No. 30447118829')['payee_name']).toBeUndefined())
