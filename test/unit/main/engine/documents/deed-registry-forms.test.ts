import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('SALE_DEED: numbers of several registers', () => {
  test('a number in short and in full is one: the fullest print of it is given', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
पावती                     Original/Duplicate
दस्तऐवजाचा अनुक्रमांक: मवळ2-4417-2021
\f
खरेदीखत
हे खरेदीखत आज दिनांक ०६/०८/२०२१ रोजी वडगाव येथे लिहून दिले.
कारणे खरेदीखत लिहून देतो की
\f
दस्त गोषवारा भाग-2
दस्त क्रमांक:4417/2021
सह दु.नि. मावळ 2`,
    )
    expect(fields).toMatchObject({ document_number: 'मवळ2-4417-2021', sub_registrar_office: 'सह दु.नि. मावळ 2' })
  })

  test('West Bengal: each day by what was done on it', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
THIS INDENTURE made this 9th day of June, 2022
WHEREAS the vendor is the owner
IN WITNESS WHEREOF the parties have signed
Deed No :            I-1902-03311/2022        Date of          14/06/2022
                                              Registration
Executed by: Self, Date of Execution: 09/06/2022, Admitted by: Self, Date of Admission: 09/06/2022
being No 190203311 for the year 2022.
OFFICE OF THE A.D.S.R. BARASAT, West Bengal`,
    )
    expect(fields).toMatchObject({
      document_number: 'I-1902-03311/2022',
      execution_date: '2022-06-09',
      registration_date: '2022-06-14',
      sub_registrar_office: 'A.D.S.R. BARASAT',
    })
  })

  test('a serial that looks like a year; a number that begins with its year', () => {
    const opened = 'This Deed of Sale is made on 12-05-2023 between the parties.\nWHEREAS the vendor is the owner.'
    expect(fieldsOn('SALE_DEED', `SALE DEED\nRegistration Number : MGO-1-2043-2023\n${opened}`)).toMatchObject({
      document_number: 'MGO-1-2043-2023',
      execution_date: '2023-05-12',
    })
    expect(
      fieldsOn(
        'SALE_DEED',
        `SALE DEED\n${opened}\nIn witness whereof\nDocument No.: 2023-24/84/1/2211   Registered on 15/05/2023`,
      ),
    ).toMatchObject({ document_number: '2023-24/84/1/2211', registration_date: '2023-05-15' })
  })

  test('a serial number of anything, or of a notary, is none of the register', () => {
    const { document_number } = fieldsOn(
      'SALE_DEED',
      'SALE DEED\nThis Deed of Sale is made on 12-05-2023.\nIn witness whereof\nSr.No.1407\nNoted & Registered at Sr. No. 3302/2023 Adv. P. Rao, NOTARY',
    )
    expect(document_number).toBeUndefined()
  })

  test('a joint registrar by the number of the office; a town behind a comma in Hindi', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        'In witness whereof\nRegistered Document No: 5118/2024 Joint S.R. Haveli 23 Submission date 16/04/2024',
      ),
    ).toMatchObject({ sub_registrar_office: 'Joint S.R. Haveli 23' })
    expect(
      fieldsOn(
        'SALE_DEED',
        'बैनामा\nगवाह 1 : मोहन\nआज दिनांक 24/11/2020 को बही संख्या 1 के पृष्ठ 4 पर क्रमांक 8457 पर रजिस्ट्रीकृत किया गया।\nउप निबंधक : मोहनलालगंज, लखनऊ\n24/11/2020',
      ),
    ).toMatchObject({ sub_registrar_office: 'मोहनलालगंज, लखनऊ' })
  })

  test('registers of Madhya Pradesh and Rajasthan', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        'विक्रय पत्र\nपंजीयन क्रमांक : MP179132021A1445110\nपंजीयन दिनांक : 15/07/2021\nप्रतिफल राशि : 18,00,000',
      ),
    ).toMatchObject({
      document_number: 'MP179132021A1445110',
      registration_date: '2021-07-15',
      consideration_amount: '1800000.00',
    })
    expect(
      fieldsOn(
        'SALE_DEED',
        `
विक्रय पत्र
यह विक्रय पत्र आज दिनांक 12.03.2021 को निष्पादित किया गया
गवाह 1 : मोहन
आज दिनांक 15/03/2021 को पुस्तक संख्या 1 जिल्द संख्या 771 में क्रम संख्या 202103015101287 पर पंजिबद्ध किया गया
उप पंजीयक, जयपुर-प्रथम`,
      ),
    ).toMatchObject({
      document_number: '202103015101287',
      registration_date: '2021-03-15',
      sub_registrar_office: 'जयपुर-प्रथम',
    })
  })

  test('days of Hindi deeds: सन् between month and year, तहरीर', () => {
    expect(fieldsOn('SALE_DEED', 'यह बैनामा आज दिनांक 3 मार्च सन् 2021 ईसवी को लिखा गया')).toMatchObject({
      execution_date: '2021-03-03',
    })
    expect(fieldsOn('SALE_DEED', 'बैनामा\nतहरीर दिनांक 07.02.2019')).toMatchObject({ execution_date: '2019-02-07' })
  })
})

test('a number in two scripts is given as it is printed most often', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
पावती
दस्तऐवजाचा अनुक्रमांक : नसन3-6214-2024
DEED OF SALE
दस्त क्रमांक : नसन3 /6214/2024 (Document No. NSN3/6214/2024)
Presented at the office of the Joint Sub Registrar Nashik No. 3 and registered at Sr. No. NSN3/6214/2024 of Book No. 1.`,
  )
  expect(fields).toMatchObject({ document_number: 'NSN3/6214/2024' })
})

test('Tamil Nadu: the book of a number may have its own with a dash', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
SALE DEED
This Deed of Sale is executed on this the 28th day of May 2025
Registered as No. R/Singanallur/Book-1/2290/2025 Date: 29-05-2025
Sub Registrar, Singanallur`,
  )
  expect(fields).toMatchObject({ document_number: 'R/Singanallur/Book-1/2290/2025' })
})
