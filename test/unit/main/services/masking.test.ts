import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskAadhaar, maskWithin } from '../../../../src/main/services/masking/aadhaar'
import { maskPage } from '../../../../src/main/services/masking/words'
import { quadOf } from '../../../../src/shared/domain/geometry'
import type { PageReading } from '../../../../src/shared/domain/reading'

const twelve = fc.stringMatching(/^[0-9]{12}$/)
const devanagari = (digits: string): string => digits.replace(/\d/g, (d) => '०१२३४५६७८९'[Number(d)] ?? '')
const group = (digits: string, by: string): string => digits.replace(/(.{4})(?=.)/g, `$1${by}`)

describe('masking an Aadhaar number', () => {
  it.each([
    ['234567890124', 'XXXX XXXX 0124'],
    ['2345 6789 0124', 'XXXX XXXX 0124'],
    ['XXXXXXXX0124', 'XXXX XXXX 0124'],
    ['२३४५ ६७८९ ०१२४', 'XXXX XXXX ०१२४'],
    ['23456789012', 'XXXX XXXX 9012'],
    ['12', 'XXXX XXXX XX12'],
    ['', 'XXXX XXXX XXXX'],
  ])('%s -> %s', (value, masked) => expect(maskAadhaar(value)).toBe(masked))

  it('shows four digits of any number, however it is written', () => {
    fc.assert(
      fc.property(twelve, fc.constantFrom('', ' ', '-'), fc.boolean(), (digits, by, inDevanagari) => {
        const text = group(digits, by)
        const masked = maskAadhaar(inDevanagari ? devanagari(text) : text)
        expect(masked.match(/[0-9०-९]/g)).toHaveLength(4)
      }),
    )
  })
})

describe('masking within text', () => {
  it.each([
    ['No. 2345 6789 0124, Pune', false, 'No. XXXX XXXX 0124, Pune'],
    ['2345-6789-0124', false, 'XXXX-XXXX-0124'],
    ['२३४५ ६७८९ ०१२४', false, 'XXXX XXXX ०१२४'],
    ['234567890124', true, 'XXXXXXXX0124'],
    // Without more to go by, twelve digits in a row may be an account.
    ['234567890124', false, '234567890124'],
    ['Ph 98765 43210', true, 'Ph 98765 43210'],
    ['1234567890123', true, '1234567890123'],
    ['411001', true, '411001'],
  ])('%s (wide: %s) -> %s', (text, wide, masked) => expect(maskWithin(text, wide)).toBe(masked))

  it('keeps the length, and leaves no number of twelve digits', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            twelve,
            twelve.map((d) => group(d, ' ')),
            fc.constantFrom('a', ', ', 'X'),
          ),
          { maxLength: 6 },
        ),
        (parts) => {
          const text = parts.join(' / ')
          const masked = maskWithin(text, true)
          expect(masked).toHaveLength(text.length)
          expect(masked).not.toMatch(/(?<!\d)(\d{4}[ -]?){2}\d{4}(?!\d)/)
        },
      ),
    )
  })
})

describe('masking the words of a page', () => {
  const page = (words: readonly (readonly [text: string, line: number])[]): PageReading => ({
    index: 0,
    width: 1000,
    height: 600,
    turn: 0,
    source: 'ocr',
    words: words.map(([text, line], i) => ({
      text,
      line,
      confidence: 1,
      quad: quadOf({ x: 100 * i, y: 30 * line, width: 90, height: 20 }),
    })),
  })
  const texts = (p: PageReading): string[] => p.words.map((word) => word.text)

  it('finds a number that goes over several words', () => {
    const masked = maskPage(
      page([
        ['2345', 0],
        ['6789', 0],
        ['0124', 0],
        ['1990', 1],
      ]),
      [],
      false,
    )
    expect(texts(masked)).toEqual(['XXXX', 'XXXX', '0124', '1990'])
  })

  it('does not join words of different lines', () => {
    const masked = maskPage(
      page([
        ['2345', 0],
        ['6789', 0],
        ['0124', 1],
      ]),
      [],
      false,
    )
    expect(texts(masked)).toEqual(['2345', '6789', '0124'])
  })

  it('hides every digit in a masked place, even where the reader broke the number up', () => {
    const region = { page: 0, quad: quadOf<'page'>({ x: 0, y: 0, width: 200, height: 20 }) }
    const masked = maskPage(
      page([
        ['23456', 0],
        ['789O', 0],
        ['1990', 0],
      ]),
      [region],
      false,
    )
    expect(texts(masked)).toEqual(['XXXXX', 'XXXO', '1990'])
    expect(texts(maskPage(page([['23456', 0]]), [{ ...region, page: 1 }], false))).toEqual(['23456'])
  })
})
