import { expect, test } from 'vitest'
import { readOn, valuesOf } from '../read-page'

const read = async (text: string): Promise<Record<string, unknown>> => valuesOf(await readOn('DELIVERY_ORDER', text))

test('product and model under each other are two rows, of which that tells which one it is', async () => {
  const values = await read(
    `
Kaveri Small Finance Bank Limited
DELIVERY ORDER
DO No.            DO7718290044
Dealer Name       Saha Electronics
Store             HGB Road, Agartala 799001
Product           Refrigerator

Model             Whirlpool 265 L Frost Free
                  Refrigerator 278
Finance Amount    24,990.00`,
  )
  expect(values).toMatchObject({
    dealer_name: 'Saha Electronics',
    asset_description: 'Whirlpool 265 L Frost Free Refrigerator 278',
  })
})

test('a letter tells what is delivered behind whom it is for; an O of its number may be read as a Q', async () => {
  const values = await read(
    `
KAVERI STATE CO-OPERATIVE BANK LTD.
VEHICLE DELIVERY ORDER
No. DQ-0712/18-19                                  Date: 06/12/2018
To
M/s North Motors, Station Road, Panisagar
Please deliver to Sri Bimal Roy, Vill. Rampur, one Hero Splendor Kick Alloy, Black of your
Proforma No. NEM/P/331 dated 28/11/2018 costing Rs. 62,450/- and hand over the Tax Invoice to the Bank.

Cost of vehicle     Party's contribution     Bank finance
62,450.00           12,450.00                50,000.00`,
  )
  expect(values).toMatchObject({
    delivery_order_number: 'DO-0712/18-19',
    asset_description: 'Hero Splendor Kick Alloy, Black',
    loan_amount: '50000.00',
    down_payment: '12450.00',
  })
})
