import { describe, expect, test } from 'vitest'
import { readOn } from '../../../documents/read-page'

const statement = (heads: string, rows: readonly string[]): string =>
  `
Bank of Godavari
A/C NO    60217743099
${heads}
${rows.join('\n')}`

const heads = 'Date           Particulars         Withdrawal        Deposit          Balance'
const covered = [
  '04/06/2019     BY CASH                               2000.00        4150.00Cr',
  '10/06/2019     TO SELF 221804        4000.00                        0150.00Cr',
  '14/06/2019     NACH-INSURANCE        2410.00                        7740.00Cr',
  '28/06/2019     BY SALARY                            18000.00        5740.00Cr',
  '05/07/2019     ATM-CASH              9000.00                        6740.00Cr',
]
const balancesOn = async (text: string): Promise<{ values: string[]; most: number }> => {
  const balances = (await readOn('BANK_STATEMENT', text)).filter(({ path }) => /^transactions.*balance$/.test(path))
  return { values: balances.map(({ value }) => value), most: Math.max(...balances.map((b) => b.confidence)) }
}

describe('a ruled line over the first digits of the balances', () => {
  test('what moves tells the digits, which are never sure', async () => {
    const { values, most } = await balancesOn(statement(heads, covered))
    expect(values).toEqual(['14150.00', '10150.00', '7740.00', '25740.00', '16740.00'])
    expect(most).toBeLessThan(0.9)
  })

  test('noughts that a bank prints before its numbers cover nothing', async () => {
    const padded = covered.map((row, i) => row.replace(/\d+\.00Cr/, `${['014150', '010150', '007740', '025740', '016740'][i]}.00Cr`)) // prettier-ignore
    const { values } = await balancesOn(statement(heads, padded))
    expect(values).toEqual(['14150.00', '10150.00', '7740.00', '25740.00', '16740.00'])
  })

  test('heads in two scripts of which one was read in part', async () => {
    const twice = 'तारीख Date     Particulars       नावे WithHrawal      जमा Depos        शिलक Bal'
    const { values } = await balancesOn(statement(twice, covered))
    expect(values[0]).toBe('14150.00')
  })
})
