import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('a letter sets in whom it goes to, and its number stands beside its date', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
SHREE BALAJI FABRICATION WORKS
PURCHASE ORDER
No. 88                                            Date : 14/08/2025
To,
   M/s. Kohinoor Hardware
   Landewadi, Bhosari.

Please supply the following goods as per terms agreed :
`,
  )
  expect(fields).toMatchObject({ po_number: '88', po_date: '2025-08-14', supplier_name: 'Kohinoor Hardware' })
})

test('a heading that says itself again in brackets names nobody', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
PURCHASE ORDER
Invoice To                                  Voucher No.
Sahyadri Education Society                  PO/0447/25-26
11 Karve Nagar, Pune
Supplier (Bill from)
Omkar Stationers
447 Budhwar Peth, Pune 411002
`,
  )
  expect(fields).toMatchObject({ buyer_name: 'Sahyadri Education Society', supplier_name: 'Omkar Stationers' })
})

test('parties in the cells of a form, far from their labels, under the numbers they are kept by', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
VASTRA                     PURCHASE ORDER
PO Number                    5700044718                           PO Date          03.11.2025
PO Type                      ZTRD - Outright                      Currency         INR
Buyer Entity                 Vastra Retail Ventures Limited       Terms            30 days
Vendor                       100447 - Jaipur Block Prints LLP     Kind Attn        Stores
`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'Vastra Retail Ventures Limited',
    supplier_name: 'Jaipur Block Prints LLP',
  })
})

test('an address under a heading names nobody: then the head of the paper does', () => {
  const fields = fieldsOn(
    'PURCHASE_ORDER',
    `
Thermotech Process Equipment Private Limited
Standard Purchase Order
Supplier                         Bill To
Anand Metal Syndicate            Plot 447, GIDC Makarpura,
11 Kalupur Iron Market           Vadodara, Gujarat 390010
`,
  )
  expect(fields).toMatchObject({
    buyer_name: 'Thermotech Process Equipment Private Limited',
    supplier_name: 'Anand Metal Syndicate',
  })
})
