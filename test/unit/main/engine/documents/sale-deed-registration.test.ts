import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('SALE_DEED: what the office says of it', () => {
  test('an office ends with its cell, and where the sentence goes on', () => {
    const cell = `
Document Number                       MDP-1-04412-2022-23
Registered on                         14-06-2022
Office of the Sub-Registrar           Mahadevapura
Stored in CD No.                      MDPD221`
    expect(fieldsOn('SALE_DEED', cell)).toMatchObject({
      document_number: 'MDP-1-04412-2022-23',
      sub_registrar_office: 'Mahadevapura',
    })
    const sentence =
      'SALE DEED\nPresented in the office of the Sub-Registrar, Poonamallee and fee of Rs. 22,000/- paid at 2.10 p.m. on the 14.12.2020.'
    expect(fieldsOn('SALE_DEED', sentence)).toMatchObject({
      registration_date: '2020-12-14',
      sub_registrar_office: 'Poonamallee',
    })
  })

  test('a number of several groups; a day that is only called today', () => {
    expect(
      fieldsOn('SALE_DEED', 'SALE DEED\nRegistered document No. AHM-3-VST-6692-2019 Book No. 1 on 29/03/2019.'),
    ).toMatchObject({ document_number: 'AHM-3-VST-6692-2019', registration_date: '2019-03-29' })
    expect(
      fieldsOn('SALE_DEED', 'SALE DEED\nThis document was presented for registration today dated 26-04-2022.'),
    ).toMatchObject({ registration_date: '2022-04-26' })
    expect(
      fieldsOn(
        'SALE_DEED',
        'बैनामा\nआज दिनांक 10/05/2023 को बही संख्या 1 जिल्द संख्या 8812 के पृष्ठ 31 से 60 तक क्रमांक 9525 पर रजिस्ट्रीकृत किया गया।',
      ),
    ).toMatchObject({ registration_date: '2023-05-10' })
  })

  test('of the plot of a scheme and the shop on it, the shop', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
WHEREAS the Vendor has developed the land bearing Final Plot No. 217 of Town Planning Scheme No. 1 (Vejalpur).
AND WHEREAS the Purchaser is desirous of purchasing Shop No. 55, Ground Floor, Satellite Plaza, Vastrapur,
Ahmedabad, Gujarat - 380015, admeasuring 34.20 square metres carpet area.`,
    )
    expect(fields['property_address']).toBe(
      'Shop No. 55, Ground Floor, Satellite Plaza, Vastrapur, Ahmedabad, Gujarat - 380015',
    )
  })

  test('Hindi: the house of the sentence, not the neighbour of its boundaries', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
बैनामा
जो कि विक्रेतागण भूखण्ड संख्या 77-ए, शिवपुरी कालोनी, ग्राम चिनहट, लखनऊ - 226028 के मालिक व काबिज हैं।
यह कि उक्त भूखण्ड विवाद से मुक्त है।
चौहद्दी : पूर्व - रास्ता 20 फुट, उत्तर - भूखण्ड संख्या 11, दक्षिण - मकान रामलाल।`,
    )
    expect(fields['property_address']).toBe('भूखण्ड संख्या 77-ए, शिवपुरी कालोनी, ग्राम चिनहट, लखनऊ - 226028')
  })

  test('numbers in a book with a mark of thousands, and serial ones with their day; offices by zone and number', () => {
    const deed = `
SALE DEED
This Sale Deed is executed at New Delhi on this 27th day of November, 2019 for Rs. 5,00,000/-.
WITNESSES: 1. Rakesh Bhatia`
    expect(
      fieldsOn(
        'SALE_DEED',
        `${deed}
Reg. No. 11,892 in Book No. 1 Vol No. 14,207 on page 121 to 128 on this date 28/11/2019 and left thumb impressions.`,
      ),
    ).toMatchObject({ document_number: '11892', registration_date: '2019-11-28' })
    expect(
      fieldsOn(
        'SALE_DEED',
        `${deed}
Registered in Bahi No. 1, Zild No. 8871 at pages 211 to 240 at Serial No. 2960 on 28.11.2019.
Sub Registrar Zone-II, Kanpur Nagar`,
      ),
    ).toMatchObject({ document_number: '2960', sub_registrar_office: 'Zone-II, Kanpur Nagar' })
  })

  test('the day of registration is no day of execution', () => {
    const fields = fieldsOn('SALE_DEED', 'DEED OF CONVEYANCE\nRegistered at Alipore; Date of Registration 08/08/2022')
    expect(fields['execution_date']).toBeUndefined()
  })

  test('a house by its number alone belongs to the street that is told behind its measure', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
Whereas the vendor is the sole owner of built up Property bearing No. J-3/97, area measuring 160 sq. yds., situated
at Rajouri Garden, New Delhi-110027, by virtue of a Conveyance Deed.`,
    )
    expect(fields['property_address']).toBe('No. J-3/97, Rajouri Garden, New Delhi-110027')
  })

  test('a deed that was presented and registered today; a house in a block with a Roman number', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
SALE DEED
That the Vendors are owners in possession of residential House No. B-XIX-612, Rani Ka Bagh, Amritsar, measuring 200
sq. yards.
Deed No. 2771 presented and registered today dated 30/05/2017 in Bahi No. 1, Zild No. 3310 at page 77.`,
    )
    expect(fields).toMatchObject({
      document_number: '2771',
      property_address: 'House No. B-XIX-612, Rani Ka Bagh, Amritsar',
    })
  })
})

test('parties who sign on the line under an office are none of its name', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
Registered as Document No. 4412/2021 of Book 1 on 18.08.2021. Joint Sub Registrar II, Adyar
VENDORS          PURCHASER`,
  )
  expect(fields['sub_registrar_office']).toBe('II, Adyar')
})

test('a quote read as two, a price behind what a seller sells, and who signs under the registrar, which is no office', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
This Sale Deed is executed at Kota on 11/02/2019 BETWEEN Mohan Lal Sharma, resident of Nayapura, Kota
(hereinafter ""the Seller") AND Rekha Meena, resident of Dadabari, Kota (hereinafter "the Buyer").
2. That the Seller sells the above house to the Buyer for Rs. 21,40,000/- (Rupees Twenty One Lakh Forty
Thousand only), received in full through cheque No. 000418.
Office of the Sub Registrar, Kota-II
Registered at Serial No. 201903142101187 in Book No. 1, Volume 512, page 44 on 14/02/2019.

                                                          Sub Registrar

Seller                                                    Buyer`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Mohan Lal Sharma',
    buyer_name: 'Rekha Meena',
    consideration_amount: '2140000.00',
  })
  expect(fields['sub_registrar_office']).not.toBe('Seller')
})

test('the row of the register under an office is no part of it', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
Document No. GDG-1-02218-2021-22 of Book I      Sub-Registrar Office: Gadag North
Registered on 11-08-2021

DEED OF ABSOLUTE SALE
THIS DEED OF ABSOLUTE SALE is made and executed on this the 9th day of August 2021 at Gadag`,
  )
  expect(fields['sub_registrar_office']).toBe('Gadag North')
})

test('what a certificate of a stamp was bought for stands behind its number', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
TAMIL NADU              e-Stamp - IN-TN20418827715560T             Rs. 1,20,000
SALE DEED
This Deed of Absolute Sale executed on this the 18th day of June 2024 by K. Raman hereinafter called the SELLER`,
  )
  expect(fields).toMatchObject({ stamp_duty: '120000.00' })
})

test('the number of a register under the office is none of its name', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
CONVEYANCE DEED
Executed at Panipat on 18th July 2024.
                    Office of the Sub Registrar, Panipat
Reg. No.            5518
Reg. Year           2024-2025
Vasika date         21/07/2024`,
  )
  expect(fields['sub_registrar_office']).toBe('Panipat')
})

test('a number of eleven digits, as some states give it, with its year behind it', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
Document No. 10942500418 of 2025
THIS DEED OF SALE is executed on this the 9th day of May, 2025 at Angul BETWEEN
SRI HARIHAR SAHOO hereinafter called the VENDOR AND SMT. MALATI BEHERA
hereinafter called the VENDEE. Registered on 12/05/2025 in the office of the Sub-Registrar, Angul.`,
  )
  expect(fields['document_number']).toBe('10942500418')
})

test('the number of an office of Bengaluru has a bracket in it', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
Document No. BNG(U)-JYN/05127/2023-24, Book I. Registered on 21/12/2023 in the Office of the Sub
Registrar, Jayanagar, Bengaluru.
THIS DEED OF ABSOLUTE SALE is executed at Bengaluru on this 20th day of December 2023`,
  )
  expect(fields['document_number']).toBe('BNG(U)-JYN/05127/2023-24')
})
