import { describe, expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

describe('SHOP_ACT_LICENSE: certificates in sentences', () => {
  test('who is certified, where, under whom and for what business', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
                    Registration Certificate of Establishment
No. SCA/2022/14/461891
This is to certify that M/s ANMOL CLOTH HOUSE, Shop No. 3, Sojati Gate, Jodhpur, Rajasthan - 342001 under
the ownership of Shri JOSEPH FERNANDES is registered as Shop under the Rajasthan Shops and Commercial
Establishments Act, 1958 for carrying on the business of Dry cleaning and laundry.`,
    )
    expect(fields).toMatchObject({
      registration_number: 'SCA/2022/14/461891',
      establishment_name: 'M/s ANMOL CLOTH HOUSE',
      address: 'Shop No. 3, Sojati Gate, Jodhpur, Rajasthan - 342001',
      employer_name: 'Shri JOSEPH FERNANDES',
      nature_of_business: 'Dry cleaning and laundry',
    })
  })

  test('a named establishment, registered on a day; a number within a ward', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
                    REGISTRATION CERTIFICATE OF ESTABLISHMENT
Registration No. : 908029/GN Ward/Commercial II
It is hereby certified that the commercial establishment named PRAKASH BOOK DEPOT situated at Shop No. 6,
Municipal Market, Station Road, Sangli, Maharashtra - 416416 has been registered as a Commercial
Establishment under the Bombay Shops and Establishments Act, 1948 on this 4th day of February 2007.`,
    )
    expect(fields).toMatchObject({
      registration_number: expect.stringMatching(/^908029\/GN Ward\/ ?Commercial II$/),
      establishment_name: 'PRAKASH BOOK DEPOT',
      address: 'Shop No. 6, Municipal Market, Station Road, Sangli, Maharashtra - 416416',
      issue_date: '2007-02-04',
    })
  })

  test('who owns it, what it deals in, and until when it is registered', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
                    CERTIFICATE OF REGISTRATION
Certified that ROYAL AUTO GARAGE, Door No. 28/1432, Kadavanthra, Ernakulam, Kerala - 682020, owned by THOMAS
KURIAN VARGHESE and dealing in tyres and tubes is registered under the Kerala Shops and Commercial
Establishments Act, 1960 as a shop for the period upto 31/12/2020.`,
    )
    expect(fields).toMatchObject({
      establishment_name: 'ROYAL AUTO GARAGE',
      employer_name: 'THOMAS KURIAN VARGHESE',
      nature_of_business: 'tyres and tubes',
      valid_till: '2020-12-31',
    })
  })

  test('an address goes on beside the end of its label, which closes a bracket', () => {
    const { address } = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
                    CERTIFICATE OF REGISTRATION
2. Name of the Establishment                        COASTAL LOGISTICS LIMITED

3. Address of the Establishment with details (Plot     Flat No. 7, Vrindavan Apartment, Near Ganesh
No., Road, PIN)                                        Mandir, Paud Road, Pune, Maharashtra - 411038

4. Full name of the Employer                        ARVIND KUMAR BANSAL`,
    )
    expect(address).toBe('Flat No. 7, Vrindavan Apartment, Near Ganesh Mandir, Paud Road, Pune, Maharashtra - 411038')
  })

  test('what is mentioned above has its name there', () => {
    const { establishment_name } = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
                    Registration Certificate of Establishment
Name of the Establishment and Postal Address         PUNJAB DHABA, No. 1183, 26th Main,
                                                     HSR Layout, Bengaluru, Karnataka - 560102
It is hereby certified that the establishment mentioned above has been registered as a Shop.`,
    )
    expect(establishment_name).toBe('PUNJAB DHABA')
  })
})

test('an address begins behind who owns the establishment', () => {
  const { address } = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
REGISTRATION CERTIFICATE OF ESTABLISHMENT
It is hereby certified that the establishment named M/s Tunga Book Centre and
Stationers, of which the employer is Smt. Lalitha Prasad, situated at
No. 417, Gandhi Bazaar 2nd Cross, Shivamogga, Karnataka 577201
has been registered as a commercial establishment under the Act.`,
  )
  expect(address).toBe('No. 417, Gandhi Bazaar 2nd Cross, Shivamogga, Karnataka 577201')
})

test('a sentence names an establishment with "namely"', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
REGISTRATION CERTIFICATE OF ESTABLISHMENT
It is hereby certified that the establishment namely MALHOTRA OPTICAL HOUSE situated at
WZ-18, Main Market, Tilak Nagar, West Delhi, 110018 has been registered
as a Shop under the Delhi Shops & Establishments Act, 1954.`,
  )
  expect(fields['establishment_name']).toBe('MALHOTRA OPTICAL HOUSE')
})

test('an establishment that is enrolled, with the number of that; what it deals in ends before the comma', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
    CERTIFICATE OF ENROLMENT OF SHOP / COMMERCIAL ESTABLISHMENT
under the Sikkim Shops and Commercial Establishments Act, 1983
This is to certify that the establishment known as Rangeet Homestay Supplies, situated
at Pelling Road, Upper Bazaar, Gyalshing, Sikkim 737111, of which Pema Doma Bhutia is
the Employer, and carrying on the business of Retail of bedding, linen and kitchenware, has
been enrolled under No. SKM/GYL/SCE/0521/2022 with 3 persons employed.
Dated: 6 April 2023      In force up to: 31 March 2026`,
  )
  expect(fields).toMatchObject({
    registration_number: 'SKM/GYL/SCE/0521/2022',
    establishment_name: 'Rangeet Homestay Supplies',
    address: 'Pelling Road, Upper Bazaar, Gyalshing, Sikkim 737111',
    employer_name: 'Pema Doma Bhutia',
    nature_of_business: 'Retail of bedding, linen and kitchenware',
    valid_till: '2026-03-31',
  })
})
