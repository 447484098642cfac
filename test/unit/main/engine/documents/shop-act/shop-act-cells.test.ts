import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('cells that one word heads, and the sign of the act parted in the number', () => {
  expect(
    fieldsOn(
      'SHOP_ACT_LICENSE',
      `
CERTIFICATE OF REGISTRATION OF ESTABLISHMENT
The Goa, Daman and Diu Shops and Establishments Act, 1973
Registration No.    : PON/S &E/2290/2016

Establishment                                                  Postal address
Naik Fish Curry Rice                                           S-2, Datta Bldg., Ponda 403401

Employer                                                       Residential address of employer
Rajendra Naik                                                  H.No. 118, Bandora, Ponda`,
    ),
  ).toMatchObject({
    registration_number: 'PON/S&E/2290/2016',
    establishment_name: 'Naik Fish Curry Rice',
    employer_name: 'Rajendra Naik',
  })
})

test('the day on which a shop of Bihar is registered', () => {
  expect(
    fieldsOn(
      'SHOP_ACT_LICENSE',
      `
बिहार दुकान एवं प्रतिष्ठान अधिनियम, 1953 के अधीन
प्रमाणित किया जाता है कि उपर्युक्त दुकान का आज दिनांक 11/05/2016 को निबंधन किया गया। यह प्रमाण-पत्र दिनांक 31/12/2020 तक मान्य रहेगा।`,
    ),
  ).toMatchObject({ issue_date: '2016-05-11', valid_till: '2020-12-31' })
})
