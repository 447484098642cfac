import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('SHOP_ACT_LICENSE', () => {
  test('an intimation receipt of Maharashtra, labels in two languages', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
महाराष्ट्र शासन / Government of Maharashtra
FORM 'G'   INTIMATION RECEIPT
सूचना क्रमांक / Intimation No.                       890123456781
आस्थापनेचे नाव / Name of Establishment               SAI KIRANA STORES
मालकाचे नाव / Name of Employer                       SUNIL RAMESH PATIL
आस्थापनेचा पत्ता / Address of Establishment          Shop 4, Gandhi Chowk, Nashik,
                                                     Maharashtra - 422001
व्यवसायाचे स्वरूप / Nature of Business               Retail Trade
दिनांक / Date of Intimation                          12/05/2021`,
    )
    expect(fields).toMatchObject({
      registration_number: '890123456781',
      establishment_name: 'SAI KIRANA STORES',
      employer_name: 'SUNIL RAMESH PATIL',
      address: 'Shop 4, Gandhi Chowk, Nashik, Maharashtra - 422001',
      nature_of_business: 'Retail Trade',
      issue_date: '2021-05-12',
    })
  })
  test('whose son the employer is stands behind the name', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
GOVERNMENT OF TELANGANA   LABOUR DEPARTMENT
Certificate of Registration of Establishment
Registration No.                  SEA/HYD/ALO/14/0447188/2024
Name of the Employer              Syed Imran Ali
                                  S/o Syed Mahmood Ali
Date of Issue                     30-08-2024`,
    )
    expect(fields['employer_name']).toBe('Syed Imran Ali')
  })
  test('a registration of Karnataka with its period; the home of the employer is not the shop', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
FORM 'C'
Registration Certificate No : 8/112/CE/0456/2019
1. Name of the Establishment : METRO MOTORS
2. Name of the Employer : K S RAO
3. Residential Address : 14 Temple Street, Mysuru, Karnataka 570001
4. Postal Address of the Establishment : 80 Feet Road, Indiranagar, Bengaluru 560038
5. Nature of Business : Motor garage
Date of Registration : 01-04-2019   Date of Commencement of Business : 01-01-2018
Valid from 01-04-2019 to 31-12-2023`,
    )
    expect(fields).toMatchObject({
      registration_number: '8/112/CE/0456/2019',
      establishment_name: 'METRO MOTORS',
      employer_name: 'K S RAO',
      address: '80 Feet Road, Indiranagar, Bengaluru 560038',
      nature_of_business: 'Motor garage',
      issue_date: '2019-04-01',
      valid_till: '2023-12-31',
    })
  })
  test('an address that goes on under its label, line after line', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
Registration Number: AB12345678
Address of Shop: 1-25-132/3, Beside Post Office, Halekota,
Dist: Ranga Reddy,
Telangana
500028
Nature of Trade: Hotel`,
    )
    expect(fields).toMatchObject({
      address: '1-25-132/3, Beside Post Office, Halekota, Dist: Ranga Reddy, Telangana 500028',
      nature_of_business: 'Hotel',
    })
  })

  test('an address that fills its line, a little off its label, goes on at the margin', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
Registration Number: AB12345678
Address of Shop:   Flat No Z-14, Gokul Dham, Gandhi Chowk, Lalbagh So
Lucknow, Uttar Pradesh, 226001
Nature of Trade:   Hotel`,
    )
    expect(fields).toMatchObject({
      address: 'Flat No Z-14, Gokul Dham, Gandhi Chowk, Lalbagh So Lucknow, Uttar Pradesh, 226001',
      nature_of_business: 'Hotel',
    })
  })

  test('a label says itself again in another script, which the reader did not know', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
          Registration Certificate of Establishment
          Bombay Shops and Establishments Act, 1948
Registration No. : 2110400315718
Name of the Establishment / आथापनेचे नाव        : NEW BHARAT OPTICIANS
Name of the Employer / UaYvaAj Oa               : ASLAM YUSUF SHAIKH
Nature of Business / धंाचे वप                   : OPTICAL SHOP`,
    )
    expect(fields).toMatchObject({
      establishment_name: 'NEW BHARAT OPTICIANS',
      employer_name: 'ASLAM YUSUF SHAIKH',
      nature_of_business: 'OPTICAL SHOP',
    })
  })
  test('a shop of West Bengal and its keeper', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
          Certificate of Registration for Shop
Registration No. KL03452N2021000118
(i) Name of the shop             : Mitra Book Depot
(ii) Name of the shop-keeper     : Arindam Mitra
(iii) Address of the shop        : 16, College Street, Kolkata - 700009`,
    )
    expect(fields).toMatchObject({ establishment_name: 'Mitra Book Depot', employer_name: 'Arindam Mitra' })
  })

  test('a value beside the line over its label, which says it in another script', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
          Certificate of Registration of Establishment
1   सूचनापाची पावती              2231000315998811
    Intimation No.

2   आथापनेचे नव                SAMARTH MOBILE GALLERY
    Name of Establishment

3   कामगारांची संया              4
    Number of Workers`,
    )
    expect(fields).toMatchObject({
      registration_number: '2231000315998811',
      establishment_name: 'SAMARTH MOBILE GALLERY',
    })
  })

  test('a number of several groups of letters', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
Tamil Nadu Shops and Establishments Act, 1947
Registration Number            TN/CBE/SE/2024/04418
Name of the Establishment      KONGU READYMADES`,
    )
    expect(fields['registration_number']).toBe('TN/CBE/SE/2024/04418')
  })

  test('a value that begins like the rest of a longer label is no part of the label', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
Name of Employer JASWINDER SINGH GILL
Nature of Business Sale of sports goods
Number of Workers 6`,
    )
    expect(fields['nature_of_business']).toBe('Sale of sports goods')
  })

  test('labels that are set right, each with its value beside it', () => {
    const fields = fieldsOn(
      'SHOP_ACT_LICENSE',
      `
Registration Certificate
        Name of Establishment   Umiya Imitation Jewellery
             Name of Employer   Paresh Mansukhbhai Vekariya
           Nature of Business   Imitation jewellery wholesale`,
    )
    expect(fields).toMatchObject({
      establishment_name: 'Umiya Imitation Jewellery',
      employer_name: 'Paresh Mansukhbhai Vekariya',
    })
  })
})

test('"and dress" in a business is no label of an address', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Registration Certificate
Nature of Business      : Sarees and dress material retail
Date of Registration    : 21/07/2023`,
  )
  expect(fields).toMatchObject({ nature_of_business: 'Sarees and dress material retail' })
})

test('a date beside the number that fills its cell', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Certificate of Registration
Registration No.          SEA/HYD/ALO/44/0118822/2024 Date       18-04-2024
Name of Employer          MIRZA ASAD BAIG`,
  )
  expect(fields).toMatchObject({ registration_number: 'SEA/HYD/ALO/44/0118822/2024', issue_date: '2024-04-18' })
})

test('a value under a label of which only the beginning is known', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Registration Certificate
Name of Shop and Godown of Business     Name of Employer
SHARMA BOOK DEPOT AND COMPANY           RAJEEV SHARMA`,
  )
  expect(fields).toMatchObject({ establishment_name: 'SHARMA BOOK DEPOT AND COMPANY' })
})

test('the register that a number of Mumbai is of belongs to it', () => {
  const fields = fieldsOn('SHOP_ACT_LICENSE', 'Registration No.          760029861 / Commercial II')
  expect(fields).toMatchObject({ registration_number: '760029861 / Commercial II' })
})

test('the kind of the premises without the class of a register, apart from the number, is none of it', () => {
  const fields = fieldsOn('SHOP_ACT_LICENSE', 'Registration No.          760029861 / Shop')
  expect(fields).toMatchObject({ registration_number: '760029861' })
})

test('a shop or commercial establishment in one label', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Name of Shop / Commercial Establishment      IRANI CAFE
Address of Shop/Commercial Establishment     SCO 41, First Floor, Sector 14, Gurugram, Haryana - 122001
Business Nature                              Sale of sweets`,
  )
  expect(fields).toMatchObject({
    address: 'SCO 41, First Floor, Sector 14, Gurugram, Haryana - 122001',
    nature_of_business: 'Sale of sweets',
  })
})

test('a label that asks for the designation too; the number and the place of the establishment by their long names', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Certificate of Registration of Establishment
Registration Number of the Establishment : SEA/RAN/ALO/33/0814435/2019

Name of the Employer and Designation                     JYOTSNA JAYANT JOGLEKAR, Proprietor
Location of the Establishment with full postal           H. No. 5-10-172, Kishanpura, Hanamkonda, Telangana -
address                                                  506001
Nature of business or occupation                         OPTICAL GOODS`,
  )
  expect(fields).toMatchObject({
    registration_number: 'SEA/RAN/ALO/33/0814435/2019',
    employer_name: 'JYOTSNA JAYANT JOGLEKAR',
    address: 'H. No. 5-10-172, Kishanpura, Hanamkonda, Telangana - 506001',
  })
})

test('the next of rows that are numbered in brackets ends a value', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Certificate of Registration of a Shop
(4) Situation of the shop            44/2 G T Road, Shibpur, Howrah 711102
(5) Kind of business carried on      Sweetmeat and confectionery
(6) Weekly closing day               Thursday`,
  )
  expect(fields).toMatchObject({
    nature_of_business: 'Sweetmeat and confectionery',
    address: '44/2 G T Road, Shibpur, Howrah 711102',
  })
})

test('the first of several partners is the employer', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
CERTIFICATE OF REGISTRATION OF ESTABLISHMENT
Registration No. 4471/2024
Name of Establishment : SHREE TRADERS
Name of Employer : Bharat Kantilal Shah (Partner) and Ashwin Shah - see Annexure`,
  )
  expect(fields).toMatchObject({ employer_name: 'Bharat Kantilal Shah' })
})

test('what stands under a label of two words with a stroke begins under the first of them', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
The Delhi Shops & Establishments Act, 1954
Registration Certificate of Shop / Establishment
Name of the Establishment
Guru Nanak Hosiery
Category / Nature of Business
Retail Trade - Readymade Garments
Date of Issue
4 January 2024`,
  )
  expect(fields).toMatchObject({ nature_of_business: 'Retail Trade - Readymade Garments' })
})

test('a certificate in one sentence says who is the employer, and in brackets what the shop is in', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
REGISTRATION CERTIFICATE OF ESTABLISHMENT
This is to certify that the establishment named SRI MEENAKSHI MART situated at No. 88,
South Masi Street, Madurai - 625001 of which Thiru. A. MUTHUKARUPPAN is the employer, having 7
employees, has been registered as a Shop (Retail trade in brass vessels) under section 47-B of the said
Act on this 12.07.2024.`,
  )
  expect(fields).toMatchObject({
    employer_name: 'Thiru. A. MUTHUKARUPPAN',
    nature_of_business: 'Shop (Retail trade in brass vessels)',
  })
})

test('the day of an intimation behind its number; a line of the cell over an address is none of it', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
नमुना - 'ग' / FORM - 'G'
2  सूचना क्रमांक व दिनांक / Intimation number      2510400318264417 / 11/02/2025
   and date

3  आस्थापनेचे नाव / Name of the Establishment  VIDARBHA COMPUTER
                                               स्टेशनर्स

4  आस्थापनेचा पत्ता / Address of the              Shop No 3, Central Bazar Road,
   Establishment                                 Nagpur, 440010`,
  )
  expect(fields['issue_date']).toBe('2025-02-11')
})

test('short labels of a certificate of Telangana: whose business it is, and which one is carried on', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Certificate of Registration under the Telangana Shops & Establishments Act, 1988
Registration Number           SEA/HYD/ALO/08/0239716/2022
Establishment                 DECCAN SPICE KITCHEN
Category / Business           Restaurant and Catering
carried on
Employer / Owner              Mohammed Faisal Qureshi
Manager                       K. Sridhar Rao`,
  )
  expect(fields).toMatchObject({
    establishment_name: 'DECCAN SPICE KITCHEN',
    nature_of_business: 'Restaurant and Catering',
    employer_name: 'Mohammed Faisal Qureshi',
  })
})

test('the day of issue at its shortest label', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
FORM 'F'  Intimation Receipt / Registration Certificate
Certificate No.              890412763
Name of the Establishment    Lakshya Digital Studio
Issued                       11.02.2022
In force until               10.02.2025
Fee paid Rs. 1,380.00 vide challan 4471 dated 08.02.2022`,
  )
  expect(fields).toMatchObject({ issue_date: '2022-02-11', valid_till: '2025-02-10' })
})
