import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

const deed = (front: string, close: string): Record<string, string> =>
  fieldsOn(
    'SALE_DEED',
    `
${front}
SALE DEED
This Deed of Absolute Sale is executed on 09-10-2024 at Mysuru by and between
Sri Mohan Reddy, S/o Rama Reddy, aged about 55 years, residing at Kuvempunagar, Mysuru, hereinafter referred to as the SELLER
in favour of Smt. Divya Rao, W/o Anand Rao, residing at Saraswathipuram, Mysuru, hereinafter referred to as the PURCHASER.
The Seller has offered to sell the Schedule Property for a sale consideration of Rs. 12,50,000, paid in full by RTGS.
${close}
SCHEDULE PROPERTY
Site No. 42, Lake View Layout, Bogadi Village, Mysuru 570026, measuring 30 x 40 feet.
SELLER                 PURCHASER`,
  )

test('a deed that closes with its own registration tells number, day and office', () => {
  expect(
    deed(
      '',
      'The deed is registered as\nDocument No. MYN-1-05127-2024-25 on 10-10-2024 in the office of the Sub-Registrar,\nBogadi.',
    ),
  ).toMatchObject({
    document_number: 'MYN-1-05127-2024-25',
    registration_date: '2024-10-10',
    sub_registrar_office: 'Bogadi',
  })
  expect(
    deed(
      '',
      'The Seller had it by a deed that was registered on 10-10-2024 in the office of the Sub-Registrar, Bogadi.',
    ).sub_registrar_office,
  ).toBeUndefined()
})

test('the register heads the deed as a row of labels over their values', () => {
  expect(
    deed('Doct. No.          Registered on          S.R.O.\n4471/2024          02-12-2024             Bogadi', ''),
  ).toMatchObject({ document_number: '4471/2024', registration_date: '2024-12-02', sub_registrar_office: 'Bogadi' })
})

test('a number of Jharkhand, and what it is followed by', () => {
  expect(
    deed('Deed No.: 2024/RAN/1187/BK1/1044   Token No. 20240000018833   Registered on : 13-Oct-2024', '')
      .document_number,
  ).toBe('2024/RAN/1187/BK1/1044')
})

test('a town ends where the next line tells of the presenting', () => {
  expect(
    deed(
      '',
      'IN WITNESS WHEREOF the parties have signed.\nOFFICE OF THE SENIOR SUB-REGISTRAR, KAMRUP (METRO), GUWAHATI\nPresented at 1-15 P.M. on 10.10.2024. Token 118.',
    ).sub_registrar_office,
  ).toBe('KAMRUP (METRO), GUWAHATI')
})

test('a deed that gives possession from today on is of that day', () => {
  expect(
    fieldsOn(
      'SALE_DEED',
      `
विक्रय पत्र
विक्रेता :- श्रीमती उर्मिला बाई वर्मा पति श्री नारायण वर्मा, निवासी ग्राम तुमगांव
क्रेता :- श्री फिरोज अली पिता श्री हनीफ अली, निवासी महासमुन्द
यह कि विक्रेता ने उक्त भूमि कुल प्रतिफल रु. 11,20,000/- में क्रेता को विक्रय कर दी है।
यह कि आज दिनांक 04/11/2019 से विक्रीत भूमि का कब्जा क्रेता को सौंप दिया गया है।`,
    ).execution_date,
  ).toBe('2019-11-04')
})
