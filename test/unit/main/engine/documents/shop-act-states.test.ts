import { describe, expect, test } from 'vitest'
import { classify } from '../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn } from './read-page'

const shop = (page: string): Record<string, string> => fieldsOn('SHOP_ACT_LICENSE', page)

describe('SHOP_ACT_LICENSE: forms of the states', () => {
  test('a Hindi form of a state: names of families of words, the father under the employer', () => {
    const fields = shop(`
                     उत्तर प्रदेश दुकान और वाणिज्य अधिष्ठान अधिनियम, 1962
पंजीयन संख्या                         UPSA47005512
जारी करने का दिनांक                   21-11-2022
अधिष्ठान का नाम                       गंगा वस्त्रालय
अधिष्ठान का पूर्ण पता                  17, सदर बाज़ार, मेरठ 250001
स्वामी / नियोजक का नाम                 रमेश चंद्र गुप्ता
                                      पुत्र श्री हरि राम गुप्ता
नियोजक का निवास                       3, शास्त्री नगर, मेरठ
कारोबार की प्रकृति                     कपड़े का विक्रय
आवेदन दिनांक                          02-11-2022`)
    expect(fields).toMatchObject({
      registration_number: 'UPSA47005512',
      issue_date: '2022-11-21',
      establishment_name: 'गंगा वस्त्रालय',
      address: '17, सदर बाज़ार, मेरठ 250001',
      employer_name: 'रमेश चंद्र गुप्ता',
      nature_of_business: 'कपड़े का विक्रय',
    })
  })

  test('a sentence in Marathi: registered on a day, valid until another; the challan has a day of its own', () => {
    const fields = shop(`
                         महाराष्ट्र शासन
            REGISTRATION CERTIFICATE OF ESTABLISHMENT
नोंदणी क्रमांक / Registration No. 820044771
आस्थापनेचे नाव / Name of the Establishment        SHREE GANESH KIRANA

वरील आस्थापनेची नोंदणी आज दिनांक 04/02/2014 रोजी करण्यात आली असून प्रमाणपत्र दिनांक 31/12/2016 पर्यंत वैध राहील.
शुल्क भरल्याचे चलन क्र. MH00771 दिनांक 30/01/2014`)
    expect(fields).toMatchObject({ issue_date: '2014-02-04', valid_till: '2016-12-31' })
  })

  test('a sentence and a form on one sheet: the label of the form is no part of the sentence', () => {
    const fields = shop(`
            CERTIFICATE OF REGISTRATION OF ESTABLISHMENT
Registration Certificate Number        : 17/MYS-1/S/0442/2019

It is hereby certified that SRI GURU STORES situated at No. 44, Sayyaji Rao Road, Mysuru 570001 has been
registered as a SHOP under the Act on this day the 5th of August 2019.

Name of employer                       : NAGARAJU MALLAPPA

Nature of business                     : PROVISIONS
Fee paid / challan                     : Rs. 500 / CR0119 dated 01.08.2019

The certificate is valid up to 31.12.2023`)
    expect(fields).toMatchObject({
      employer_name: 'NAGARAJU MALLAPPA',
      issue_date: '2019-08-05',
      valid_till: '2023-12-31',
    })
  })

  test('registered under a number and on a day, for a time', () => {
    const fields = shop(`
       Registration Certificate of Shop / Commercial Establishment
It is hereby certified that the SHOP known as SODHI CYCLE WORKS situated at Opp. Bus Stand, Moga, Punjab 142001
owned by Kulwant Singh Sodhi and dealing in CYCLES has been registered at Sr. No. MGA02/0447/18 under section 13
of the Act on 11-06-2018. The registration is valid from 11-06-2018 to 31-03-2021.`)
    expect(fields).toMatchObject({
      registration_number: 'MGA02/0447/18',
      issue_date: '2018-06-11',
      valid_till: '2021-03-31',
    })
  })

  test('the employer stands over the residence in one cell, as the shop over its address', () => {
    const fields = shop(`
            REGISTRATION CERTIFICATE OF ESTABLISHMENT
1. Name of the establishment and full postal address     MADURAI SPICES
                                                         12, East Veli Street, Madurai - 625001
2. Name and residential address of the employer          R. MURUGESAN
                                                         8, Anna Nagar, Madurai - 625020
3. Nature of business                                    Sale of spices`)
    expect(fields).toMatchObject({
      establishment_name: 'MADURAI SPICES',
      address: '12, East Veli Street, Madurai - 625001',
      employer_name: 'R. MURUGESAN',
    })
  })

  test('a label under its translation: the value begins beside the upper of the two', () => {
    const { address } = shop(`
સરનામું                      OFFICE 4, LAXMI ARCADE, RING ROAD,
Address of Establishment     UDHNA, SURAT - 394210
Category                     Shop`)
    expect(address).toBe('OFFICE 4, LAXMI ARCADE, RING ROAD, UDHNA, SURAT - 394210')
  })

  test('the shop of a firm in a sentence; the letters of the act within the number', () => {
    const fields = shop(`
                    REGISTRATION CERTIFICATE
          J&K Shops and Establishments Act, 1966
Certificate No: LC/SGR/S&E/2022/0447
It is certified that the SHOP of M/S WANI CARPETS situated at RESIDENCY ROAD, SRINAGAR 190001 has been
registered under the Act.
Name of Proprietor / Employer        : BILAL AHMAD WANI
Parentage                            : GH. NABI WANI
Registration Date                    : 12-04-2022`)
    expect(fields).toMatchObject({
      registration_number: 'LC/SGR/S&E/2022/0447',
      establishment_name: 'M/S WANI CARPETS',
      address: 'RESIDENCY ROAD, SRINAGAR 190001',
      employer_name: 'BILAL AHMAD WANI',
    })
  })
})

test('the receipt of an intimation is issued on its own day', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
FORM 'G' Receipt of Intimation
Intimation Receipt No.                     2631000310044718
Name of the Establishment                  SHARDA ELECTRICALS
Name of Employer                           NITIN WAGH
Date of commencement of business           01/04/2019
Date of Receipt                            11/03/2024`,
  )
  expect(fields).toMatchObject({ issue_date: '2024-03-11' })
})

test('a label over its value, beside an entry that nobody asks for', () => {
  const fields = shop(`
                   GOVERNMENT OF KARNATAKA
          REGISTRATION CERTIFICATE OF ESTABLISHMENT
Registration No. : SE/4471/2023                               Ward : 7
Name and Style of the Establishment :                         Name of the Employer :
KAVERI STATIONERS                                             KAVERI NAIK
Date of Certificate :                                         Fee : Rs. 500.00
14/03/2023                                                    Challan No. : 118774 dated 11/03/2023`)
  expect(fields).toMatchObject({ establishment_name: 'KAVERI STATIONERS', issue_date: '2023-03-14' })
})

test('a registration certificate of a shop, whose act is named in another script', () => {
  const page = `
                  GOVERNMENT OF WEST BENGAL
   Office of the Registering Authority, Shops & Establishments, Bolpur
               REGISTRATION CERTIFICATE OF SHOP
Registration No. BL/07/22113
Name of Shopkeeper / Employer          Ananya Ghosh
Name of the Shop                       Ghosh Stationers`
  const layouts = [layoutOf(asciiPage(page))]
  expect(classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type).toBe('SHOP_ACT_LICENSE')
  expect(shop(page)).toMatchObject({ employer_name: 'Ananya Ghosh', establishment_name: 'Ghosh Stationers' })
})

test('a certificate that was renewed is valid until its last day; an employer with the address where they live', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
Certificate of Registration / Renewal of Registration of Establishment
The Andhra Pradesh Shops and Establishments Act, 1988
Name of the Shop/Establishment                 SRI RAMA STATIONERS
Name of the Employer and residential address   KOLLI NAGESWARA RAO
                                               S/o Subbaiah, 5-87/2, Brodipet, Guntur
Location / postal address of the establishment D.No. 12-25, Main Road, Guntur 522001

It is hereby certified that the above establishment has been registered/renewed this day the 2nd of January, 2023 for
the period from 01-01-2023 to 31-12-2025.

Year      Registration / Renewal fee      Penalty      Date of payment      Valid to
2020      600.00                          0.00         28-12-2019           31-12-2022
2023      900.00                          0.00         30-12-2022           31-12-2025`,
  )
  expect(fields).toMatchObject({
    employer_name: 'KOLLI NAGESWARA RAO',
    issue_date: '2023-01-02',
    valid_till: '2025-12-31',
  })
})

test('a long number with strokes alone at the head of a certificate', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
REGISTRATION CERTIFICATE OF ESTABLISHMENT
(The Punjab Shops and Commercial Establishments Act, 1958 - Section 13)
No. PSA/REG/AMB/LI-AMB-II/0211846                    Application No. SHP-2023-88172
1. Name of the Establishment                         NEW AMBALA CYCLES`,
  )
  expect(fields.registration_number).toBe('PSA/REG/AMB/LI-AMB-II/0211846')
})

test('Maharashtra: until when a registration holds is the end of its period', () => {
  const fields = fieldsOn(
    'SHOP_ACT_LICENSE',
    `
महाराष्ट्र दुकाने व आस्थापना अधिनियम, २०१७
नोंदणी प्रमाणपत्र
८) नोंदणीचा कालावधी            ०१/०१/२०२४ ते ३१/१२/२०२८
दिनांक : ०१/०१/२०२४`,
  )
  expect(fields).toMatchObject({ valid_till: '2028-12-31', issue_date: '2024-01-01' })
})
