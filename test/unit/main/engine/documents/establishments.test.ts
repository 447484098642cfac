/** Certificates of shops and kitchens: the business and who holds it, its day and that of the certificate. */
import { expect, test } from 'vitest'
import { valuesOn } from './read-page'

test('of holder and establishment the latter is the business', async () => {
  const fields = await valuesOn(
    'FSSAI_CERTIFICATE',
    `
FOOD SAFETY AND STANDARDS AUTHORITY OF INDIA
REGISTRATION CERTIFICATE

Name of Food Business Operator      Gopal Chandra Das
Name of the Establishment           New Apurba Sweets
Kind of Business                    Sweet Shop
`,
  )
  expect(fields['business_name']).toBe('New Apurba Sweets')
})

test('the day of the establishment is not that of its certificate', async () => {
  const fields = await valuesOn(
    'SHOP_ACT_LICENSE',
    `
REGISTRATION CERTIFICATE
under The West Bengal Shops and Establishments Act, 1963
Registration Number : KL04152N2024000991
1. Name of the shop or establishment : Pustak Ghar
5. Date of establishment : 14/01/2024

Dated : 02.04.2024
`,
  )
  expect(fields['issue_date']).toBe('2024-04-02')
})

test('of employer and father the first is the employer', async () => {
  const fields = await valuesOn(
    'SHOP_ACT_LICENSE',
    `
Registration Certificate of Establishment
Karnataka Shops and Commercial Establishments Act, 1961
Name of the Establishment               Udupi Residency
Name of the Employer / Father's Name    Sri Ganesh Shetty / Sri Narayana Shetty
`,
  )
  expect(fields['employer_name']).toBe('Sri Ganesh Shetty')
})
