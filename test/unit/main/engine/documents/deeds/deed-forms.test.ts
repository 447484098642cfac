/** Deeds that are rows of a form, label and value, with sentences behind them. */
import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('a deed of sale: the day at its label, not that of the agreement before it; the property that is conveyed', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
                         DEED OF ABSOLUTE SALE
Registration No.       BNG-JYN-04127/2023-24     Date of Registration    08-12-2023
Sub Registrar          Jayanagar                 Date of Execution       07-12-2023
Sale consideration     Rs. 92,50,000.00          Stamp duty paid         Rs. 5,18,000.00
Seller(s): Sri. Narayana Murthy K S
Residing at No. 16, 2nd Main, Banashankari, Bengaluru 560070
Purchaser(s): Sri. Arvind Balakrishnan
Property conveyed: Site No. 227, 18th Cross, JP Nagar 4th Phase, Bengaluru, Karnataka 560078
Bounded East: Site 228, West: Site 226, North: Road, South: Site 240.
The property is free from all encumbrances. Advance Rs. 10,00,000.00 was paid
under agreement dated 02-10-2023. Possession is delivered today.`,
  )
  expect(fields).toMatchObject({
    execution_date: '2023-12-07',
    registration_date: '2023-12-08',
    property_address: 'Site No. 227, 18th Cross, JP Nagar 4th Phase, Bengaluru, Karnataka 560078',
  })
})

test('an agreement to let: the address of the house behind the border of its cell', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
                      RESIDENTIAL RENTAL AGREEMENT
House Owner (Lessor)               Mrs. Lalitha Subramaniam
Tenant (Lessee)                    Mr. Bikash Ranjan Sahoo
Address of the house let out / 45, Ranga Nagar 2nd Street, Srirangam, Tiruchirappalli, Tamil Nadu 620006
Lease starts                       10 January 2024
Tenant's permanent address: Kuanrmunda, Sundargarh, Odisha 770039`,
  )
  expect(fields['property_address']).toBe('45, Ranga Nagar 2nd Street, Srirangam, Tiruchirappalli, Tamil Nadu 620006')
})

test('the number of an office, behind which a stroke parts what the registry wrote', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
Office of the Sub Registrar, Haveli No. 11 | Document No. 8842/2022 | Registered on 16/09/2022
                         SALE DEED
THIS DEED OF SALE is made and executed at Pune on this 14th day of September 2022`,
  )
  expect(fields['sub_registrar_office']).toBe('Haveli No. 11')
})
