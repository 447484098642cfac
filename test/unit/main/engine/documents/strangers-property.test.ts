import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

describe('papers of property and supply that strangers drew', () => {
  test('an Index II whose numbers stand over their heads, in two bands of which each has its values under it', () => {
    const fields = fieldsOn(
      'INDEX_2',
      `
सूची क्रमांक दोन
(१)                             (२)                             (३)                  (४)                         (५)                                       (६)
विलेखाचा प्रकार, मोबदला            भू-मापन, पोटहिस्सा                 क्षेत्रफळ              आकारणी किंवा जुडी            दस्तऐवज करून देणाऱ्या                        दस्तऐवज करून घेणाऱ्या
व बाजारभाव                       व घरक्रमांक                                                                       पक्षकाराचे नाव                              पक्षकाराचे नाव

खरेदीखत                          गट नं. २१७ पैकी                   १ हे. २० आर           रु. ३.१० पैसे                (१) सोपान बाबुराव जगदाळे; शहर/              (१) लता किसन मोरे; शहर/
मोबदला रु. ५,१०,०००.००            जिरायत जमीन                                                                       गाव: टाकळी; पिन: ४१३१३०                   गाव: टाकळी; पिन: ४१३१३०
बा.भा. रु. ४,८०,०००.००

(७) करून दिल्याचा दिनांक        (८) नोंदणीचा दिनांक             (९) अनुक्रमांक, खंड व पृष्ठ     (१०) मुद्रांक शुल्क             (११) नोंदणी शुल्क               (१२) शेरा

०४/०६/२०१३                      ०५/०६/२०१३                      ९१७/२०१३                        रु. २०,४००.००                   रु. ५,१००.००`,
    )
    expect(fields).toMatchObject({
      deed_type: 'खरेदीखत',
      consideration_amount: '510000.00',
      market_value: '480000.00',
      area: '१ हे. २० आर',
      property_description: 'गट नं. २१७ पैकी जिरायत जमीन',
      execution_date: '2013-06-04',
      registration_date: '2013-06-05',
      stamp_duty: '20400.00',
      registration_fee: '5100.00',
    })
  })

  test('the village of an Index II that may be a town', () => {
    expect(fieldsOn('INDEX_2', 'सूची क्र. II\nगाव/शहर: कसबा बावडा          दस्त क्रमांक: 4417/2021')).toMatchObject({
      village: 'कसबा बावडा',
    })
  })

  test('whom a letter addresses is named elsewhere', () => {
    const fields = fieldsOn(
      'EBILL',
      `
ELECTRICITY BILL
Consumer No.   08115389960
Dear Customer,
Here is your electricity bill for the month of May 2023.`,
    )
    expect(fields.consumer_name).toBeUndefined()
  })

  test('until when a cheque may be given is not the last day, and units in brackets are units', () => {
    const fields = fieldsOn(
      'EBILL',
      `
ELECTRICITY BILL
Cons (Units)         412
DUE DATE             02-MAR-2024
Cheque due date      28-FEB-2024`,
    )
    expect(fields).toMatchObject({ due_date: '2024-03-02', units_consumed: '412' })
  })

  test('a company of gas that no list holds, and an envelope that ends with "PIN:"', () => {
    const fields = fieldsOn(
      'GAS_BILL',
      `
Malabar Gas Limited

S. VENKATESAN
Door No. 4-9-1, Gandhi Nagar
Vijayawada, Andhra Pradesh
PIN: 520010

Customer ID                 1100872743
Consumed SCM                18.40`,
    )
    expect(fields).toMatchObject({
      provider_name: 'Malabar Gas Limited',
      consumer_name: 'S. VENKATESAN',
      units_consumed: '18.40',
    })
  })

  test('a body is called with its town and its state, and a house has a number with a stroke between blanks', () => {
    expect(fieldsOn('PROPERTY_TAX_RECEIPT', 'नगर पालिक निगम, सतना (म.प्र.)\nसम्पत्ति कर जमा रसीद').authority_name).toBe(
      'नगर पालिक निगम, सतना (म.प्र.)',
    )
    expect(
      fieldsOn(
        'PROPERTY_TAX_RECEIPT',
        'RECEIPT FOR BUILDING TAX\nWard / Door No.: VII / 218B      Financial Year: 2024-25',
      ).property_number,
    ).toBe('VII/218B')
  })

  test('short names beside the classes that a table spells out', () => {
    const fields = fieldsOn(
      'DRIVING_LICENSE',
      `
Vehicle Class              Code     Issued by   Date of Issue
Motor cycle with gear      MCWG     KA19        14-06-2016
Light motor vehicle        LMV      KA19        14-06-2016`,
    )
    expect(fields.vehicle_classes).toBe('MCWG, LMV')
  })

  test("a kind of card with its short name in brackets, and West Bengal's kinds in the heading", () => {
    expect(fieldsOn('RATION_CARD', 'शिधापत्रिका\nयोजना : प्राधान्य कुटुंब (PHH)').card_type).toBe('प्राधान्य कुटुंब (PHH)')
    expect(
      fieldsOn(
        'RATION_CARD',
        'Government of West Bengal\nDIGITAL RATION CARD — RKSY-II\n\nName      Asha Pal\n\nGuardian     Nemai Pal\n\nBlock      Singur',
      ).card_type,
    ).toBe('RKSY-II')
  })

  test('a survey number at the left edge of its column, and an area in strokes', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना ७ व १२
मौजे :   पिंपळगाव       तालुका :   जामनेर        जिल्हा :   जळगांव
        सर्व्हे नंबर        भूधारणा      भोगवटदाराचे नांव
४१/३अ                     खा.         गणेश उखडू पाटील
एकूण क्षेत्र : १-२४ हे.आर`,
    )
    expect(fields).toMatchObject({ survey_number: '४१/३अ', area: '१-२४ हे.आर' })
  })

  test('an Index II whose heads end with their numbers, on several lines', () => {
    const fields = fieldsOn(
      'INDEX_2',
      `
INDEX NO. II
विलेखाचा प्रकार,              भू-मापन,                      क्षेत्रफळ                     आकारणी                        दस्तऐवज करून देणाऱ्या         दस्तऐवज करून घेणाऱ्या         करून दिल्याचा                 नोंदणीचा                      अनुक्रमांक (9)                मुद्रांक                      नोंदणी फी
मोबदला (1)                    पोटहिस्सा (2)                 (3)                           (4)                           पक्षकाराचे नाव (5)            पक्षकाराचे नाव (6)            दिनांक (7)                    दिनांक (8)                                                  शुल्क (10)                    (11)

खरेदीखत                       (1) गट क्र. 88/1              (1) 0.55 हे.                  (1) 1.20                      (1) किसन विष्णू तावरे         (1) मालन दत्तू जाधव           11/02/2010                    12/02/2010                    881/2010                      रू 15500.00                   रू 3100.00
मोबदला रू. 3,10,000.00`,
    )
    expect(fields).toMatchObject({
      deed_type: 'खरेदीखत',
      consideration_amount: '310000.00',
      area: '0.55 हे.',
      seller_name: 'किसन विष्णू तावरे',
      execution_date: '2010-02-11',
      registration_fee: '3100.00',
    })
  })

  test('what is to be paid behind the last day is not what is to be paid', () => {
    const fields = fieldsOn(
      'WATER_BILL',
      `
पाणी बिल
एकूण रक्कम                              ६४८.००
मुदतीनंतर भरावयाची रक्कम                  ६६०.००`,
    )
    expect(fields.bill_amount).toBe('648.00')
  })

  test('who supplies in the name of another, and the department of a town whose name stands over it', () => {
    expect(
      fieldsOn('WATER_BILL', 'BLUE CITY WATER LTD\non behalf of Wardha Municipal Corporation\nWater Bill')
        .provider_name,
    ).toBe('BLUE CITY WATER LTD')
    expect(fieldsOn('WATER_BILL', 'सातारा नगर परिषद महानगरपालिका\nपाणीपुरवठा विभाग\nपाणीपट्टी देयक').provider_name).toBe(
      'सातारा नगर परिषद महानगरपालिका',
    )
  })

  test('half of a label that is broken over two lines is no other label by itself', () => {
    const fields = fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
PROPERTY TAX RECEIPT
Property ID       P/2/08/00441207

Owner Name        ASHA RAO

Property          Flat 4, Swastik Apts, CTS 112, Erandwane, Pune
Address           411004`,
    )
    expect(fields.address).toBe('Flat 4, Swastik Apts, CTS 112, Erandwane, Pune 411004')
  })

  test('parties by and amongst whom a deed is made, and those to whom a dash leads', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        `
CONVEYANCE DEED
This Deed is executed on this 30th day of January, 2023 at Gurugram
BY AND AMONGST

Emerald Fields Private Limited, a company incorporated under the Companies Act, 1956, hereinafter referred to as the "Vendor";

AND

Mr. Sunil Kapoor, son of Mr. Vinod Kapoor, aged about 37 years, hereinafter called the "Vendee".`,
      ),
    ).toMatchObject({ seller_name: 'Emerald Fields Private Limited', buyer_name: 'Sunil Kapoor' })
    expect(
      fieldsOn(
        'SALE_DEED',
        `
बैनामा
मनकि शिवशंकर पाण्डेय पुत्र स्व0 रामकिशोर निवासी ग्राम सराय, जिला वाराणसी — विक्रेता (प्रथम पक्ष)

बहक

श्रीमती सुनीता सिंह पत्नी श्री वीरेन्द्र सिंह निवासिनी कमच्छा, वाराणसी — क्रेता (द्वितीय पक्ष)

विदित हो कि विक्रेता ने भूमि विक्रय कर दी।
अतः यह विक्रय पत्र लिख दिया कि सनद रहे और समय पर काम आवे। दिनांक 17-02-2020`,
      ),
    ).toMatchObject({ seller_name: 'शिवशंकर पाण्डेय', buyer_name: 'सुनीता सिंह', execution_date: '2020-02-17' })
  })

  test('a part that closes what is said of one party is none of the next', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        `
खरेदीखत
आज दिनांक ०३/११/२०२१ रोजी नाशिक मुक्कामी

सौ. सुरेखा अशोक निकम, वय ५५, धंदा घरकाम, रा. ४४, गंगापूर रोड, नाशिक ४२२००५
... लिहून देणार
श्री. प्रशांत भाऊसाहेब पाटील, वय ३५, धंदा नोकरी, रा. वडनेर
... लिहून घेणार

कारणे खरेदीखत लिहून देतो की, मौजे आनंदवल्ली येथील सदनिका दिली आहे.`,
      ),
    ).toMatchObject({ seller_name: 'सुरेखा अशोक निकम', buyer_name: 'प्रशांत भाऊसाहेब पाटील' })
  })

  test('partners in a list act for their firm; a minor and a name of two letters are parties', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        `
SALE DEED
This Deed of Sale is made on 20th June 2023 between
M/S. PURBA REALTORS, (PAN: AAVFP4412J), a partnership firm having its place of business at CF-118, Salt Lake, represented by its partners namely (1) SRI TAPAS KUMAR GHOSH, son of Late Nirmal Ghosh and (2) SRI BISWAJIT PAUL, son of Sri Haripada Paul, hereinafter called the VENDOR

AND

Minor S. DHARSHAN, aged 12, represented by his father Thiru. K. Sivakumar, residing at 44, Fairlands, hereinafter called the PURCHASER.`,
      ),
    ).toMatchObject({ seller_name: 'PURBA REALTORS', buyer_name: 'S. DHARSHAN' })
    expect(
      fieldsOn(
        'SALE_DEED',
        'विक्रय पत्र\nविक्रेता : श्री मनोहर लाल शर्मा, आयु 62 वर्ष\n\nक्रेता : श्रीमती रेखा पति श्री संजय चौहान, आयु 40 वर्ष',
      ).buyer_name,
    ).toBe('रेखा')
  })

  test('a sum of the next clause is no deposit', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        `
RENTAL AGREEMENT
1. Advance: The Tenant has paid a sum of Rs.1,50,000/- by way of bank transfer as security deposit/advance amount.
2. Rent: The monthly rent shall be Rs.27,000/- per month.`,
      ),
    ).toMatchObject({ deposit_amount: '150000.00', monthly_rent: '27000.00' })
  })

  test('"Date" behind a word that is not known is that of something else', () => {
    expect(fieldsOn('EBILL', 'ELECTRICITY BILL\nBooking Date : 15/06/2024').bill_date).toBeUndefined()
    expect(fieldsOn('EBILL', 'ELECTRICITY BILL\nDate : 15/06/2024').bill_date).toBe('2024-06-15')
  })

  test('a house in marks of quotation is no party', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        `
RENTAL AGREEMENT
This agreement is made on 4th May 2022 by and between:
Smt. K. R. Nagamma, W/o late H. Murthy, aged about 61 years, residing at No. 77, "Sri Nilaya",
Mysuru - 570009, hereinafter called the OWNER of the ONE PART; and
Mr. Anil Kumar, S/o Mr. Ravi Kumar, aged about 31 years, hereinafter called the TENANT.`,
      ).landlord_name,
    ).toBe('K. R. Nagamma')
  })

  test('the rank of an office beside its label belongs to its name', () => {
    expect(
      fieldsOn(
        'INDEX_2',
        'सूची क्र. २\nदस्त क्रमांक व वर्ष      9937/2022        दु. नि. कार्यालय            सह दुय्यम निबंधक सिन्नर 4',
      ).sub_registrar_office,
    ).toBe('सह दुय्यम निबंधक सिन्नर 4')
  })
})
