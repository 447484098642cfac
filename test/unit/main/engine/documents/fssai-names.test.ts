import { expect, test } from 'vitest'
import { fieldsOn } from './read-page'

test('the end of the name of a company that its line had no room for goes on under it', () => {
  for (const rest of ['LIMITED\n                                                    12', 'LIMITED, 12']) {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
License under FSS Act, 2006
License Number : 11521034000123
1. Name & Registered Office address of licensee     SAHYADRI NATURAL DAIRY PRODUCTS PRIVATE
                                                    ${rest} Bazar Road, Pune 411002
3. Kind of Business                                 Manufacturer - Dairy`,
    )
    expect(fields['business_name']).toBe('SAHYADRI NATURAL DAIRY PRODUCTS PRIVATE LIMITED')
  }
})

test('beside the operator the name of the shop is that of the business', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
Registration Certificate under FSS Act 2006
Registration No. : 21424850004471
Name of Food Business Operator     ASHA VINAYAK RANADE
Trade / Shop Name                  RANADE FARSAN HOUSE
Address of premises                4 Ranade Road, Dadar, Mumbai 400028`,
  )
  expect(fields['business_name']).toBe('RANADE FARSAN HOUSE')
})

test('who applies for a stall is not its name', () => {
  for (const label of ['Name of Food Business', 'Name of the Stall', 'Trading Name']) {
    const fields = fieldsOn(
      'FSSAI_CERTIFICATE',
      `
REGISTRATION CERTIFICATE
(Under Food Safety and Standards Act, 2006)
Registration No.: 20424142000111
Name of Applicant          RAMESHWAR SAH
${label.padEnd(26)} GANGA CHAAT BHANDAR
Kind of Business           Food Vending Establishment`,
    )
    expect(fields['business_name']).toBe('GANGA CHAAT BHANDAR')
  }
})

test('a name right behind the first line of its label, beside the second', () => {
  const fields = fieldsOn(
    'FSSAI_CERTIFICATE',
    `
License under FSS Act, 2006
1. Name & Registered Office address of  RAJSHREE FOODS AND BEVERAGES
licensee                                22, Chhoti Gwaltoli, Indore 452001
2. Address of authorized premises       Plot No. 118-B, Sector D, Indore 452015`,
  )
  expect(fields['business_name']).toBe('RAJSHREE FOODS AND BEVERAGES')
})
