import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn, valuesOf } from './read-page'

describe('an order that a system of planning prints', () => {
  test('is numbered without the revision that it is, whatever its kind and its contract', async () => {
    const fields = await readOn(
      'PURCHASE_ORDER',
      `
Standard Purchase Order
GGH-114-2023-00912, 0

Type                       Order                 Revision      Order Date
Standard Purchase Order    GGH-114-2023-00912    0             09-JAN-2023
Created By                 Revision Date         Contract No
Rao, Ms. Leela             -                     CA/21/117

Line   Item Description     Qty     Unit Price    Amount
1      Ceiling Fan          10      1,500.00      15,000.00
                            Total                 15,000.00
`,
    )
    expect(valuesOf(fields)).toMatchObject({ po_number: 'GGH-114-2023-00912', po_date: '2023-01-09' })
  })

  test('tells of its contract by the number, where it has no other', async () => {
    const fields = await readOn('PURCHASE_ORDER', 'PURCHASE ORDER\nContract No : CA/21/117\nDate : 01/02/2024\n')
    expect(valuesOf(fields)).toMatchObject({ po_number: 'CA/21/117' })
  })

  test('has codes over what is ordered under one head, and days beside them', async () => {
    const fields = await readOn(
      'PURCHASE_ORDER',
      `
PURCHASE ORDER
PO No : 4500118823          PO Date : 11/02/2025

Line  Part Number / Description          Delivery Date/Time     Quantity   UOM    Unit Price   Amount
1     PK-1180                            Needed:                4000       NOS       27.35     1,09,400.00
      CARTON 5 PLY 400X300X250 PRINTED   28-FEB-2025 00:00:00
2     PK-1181                            Needed:                 360       ROLL      41.90       15,084.00
      BOPP TAPE 48MM X 65M BROWN         28-FEB-2025 00:00:00
                                                                Total                          1,24,484.00
`,
    )
    expect(valuesOf(fields)).toMatchObject({
      'line_items.0.description': 'CARTON 5 PLY 400X300X250 PRINTED',
      'line_items.1.description': 'BOPP TAPE 48MM X 65M BROWN',
    })
  })

  test('does not call what is ordered by the day it is needed', async () => {
    const fields = await readOn(
      'PURCHASE_ORDER',
      `
PURCHASE ORDER
PO No : 4500118823          PO Date : 11/02/2025

Item   Short Text                          Qty      Net Price     Net Value
10     V-BELT C-128                        24       1,145.00      27,480.00
       Delivery date: Day 18.09.2025
20     ROLLER BEARING                       6       7,820.00      46,920.00
       Delivery date: Day 18.09.2025
                                           Total                  74,400.00
`,
    )
    expect(valuesOf(fields)).toMatchObject({
      'line_items.0.description': 'V-BELT C-128',
      'line_items.1.description': 'ROLLER BEARING',
    })
  })
})

test('whoever deducts tax at its source buys, under a number of its own', async () => {
  const fields = await readOn('PURCHASE_ORDER', 'SUPPLY ORDER\nGSTIN (TDS): 20AAATS1190J1D0\nOrder No : 417\n')
  expect(valuesOf(fields)).toMatchObject({ buyer_gstin: '20AAATS1190J1D0' })
})

test('the letters that open a number are no part of the label before them', () => {
  for (const label of ['P.O. No.:', 'P.O. No.'])
    expect(
      fieldsOn('PURCHASE_ORDER', `PURCHASE ORDER\n${label} AMH/ CS/PO-2291/26\nP.O. Date: 11-Feb-2026`),
    ).toMatchObject({
      po_number: 'AMH/CS/PO-2291/26',
    })
})
