import { describe, expect, test } from 'vitest'
import { itemsOf } from '../../../documents/items-of'
import { readOn } from '../../../documents/read-page'

const bill = (rows: string): string => `
TAX INVOICE
Invoice No : RV/118          Invoice Date : 14/06/2025

Item                                   Qty          Rate         Amount
${rows}
                                       Total                  41,550.00`

describe('words of what is sold that run over the edge of their column', () => {
  test('they are of it, though they stand under the next head', async () => {
    const items = await itemsOf(
      'INVOICE',
      bill(`
Annual maintenance of cameras, block Q3
                                         1     36,000.00      36,000.00
SAC 998719

Engineer visit
                                         3      1,850.00       5,550.00
SAC 998719
`),
    )
    expect(items.map(({ description }) => description)).toEqual([
      'Annual maintenance of cameras, block Q3',
      'Engineer visit',
    ])
    expect(items.map(({ quantity }) => quantity)).toEqual(['1', '3'])
  })
})

describe('what is no whole name of what is sold', () => {
  const confidenceOf = async (first: string): Promise<number | undefined> => {
    const fields = await readOn(
      'INVOICE',
      bill(`
${first}       1     36,000.00      36,000.00
Engineer visit, night call-out           3      1,850.00       5,550.00`),
    )
    return fields.find(({ path }) => path === 'line_items.0.description')?.confidence
  }
  test('a code of it alone is never sure', async () => {
    expect(await confidenceOf('Annual maintenance, cameras       ')).toBeGreaterThan(0.9)
    expect(await confidenceOf('SAC/HSN 998719                    ')).toBeLessThan(0.75)
  })
  test('nor one with a bracket that is not closed', async () => {
    expect(await confidenceOf('Annual maintenance (Qtr           ')).toBeLessThanOrEqual(0.9)
  })
})
