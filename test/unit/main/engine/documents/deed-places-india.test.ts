import { describe, expect, test } from 'vitest'
import { fieldsOn } from './read-page'

const placeOn = (type: 'SALE_DEED' | 'RENT_AGREEMENT', text: string): string | undefined =>
  fieldsOn(type, text)['property_address']

describe('places of deeds in Marathi and Hindi', () => {
  test('a measure between the house and its street is left out', () => {
    expect(
      placeOn(
        'SALE_DEED',
        `
खरेदीखत
मिळकतीचे वर्णन :
फ्लॅट नं. ५०३, क्षेत्र ७४५ चौ. फूट (बांधीव), पाचवा मजला, गंगा कार्निव्हल, बालेवाडी रोड, पुणे - ४११०४५ यांसी चतुःसीमा`,
      ),
    ).toBe('फ्लॅट नं. ५०३, पाचवा मजला, गंगा कार्निव्हल, बालेवाडी रोड, पुणे - ४११०४५')
    expect(
      placeOn(
        'SALE_DEED',
        'विदित हो कि विक्रेता मकान नं. 12/4, क्षेत्रफल 85 वर्ग मीटर, भूतल, मोहल्ला गांधी नगर, जनपद बरेली - 243001 का मालिक है।',
      ),
    ).toBe('मकान नं. 12/4, भूतल, मोहल्ला गांधी नगर, जनपद बरेली - 243001')
  })

  test('a schedule that is headed अनुसूची; the corporation in whose limits a place lies is said before it', () => {
    expect(
      placeOn(
        'SALE_DEED',
        "अनुसूची 'अ'\nदुकान गाळा क्र. ७, तळमजला, शिवाजी मार्केट, स्टेशन रोड, सातारा - ४१५००१, त्याच्या चतुःसीमा",
      ),
    ).toBe('दुकान गाळा क्र. ७, तळमजला, शिवाजी मार्केट, स्टेशन रोड, सातारा - ४१५००१')
    expect(
      placeOn(
        'RENT_AGREEMENT',
        'भाडेकरू : श्री. अमोल शिंदे\nमिळकतीचे वर्णन : जिल्हा सांगली, तालुका मिरज पैकी कुपवाड महानगरपालिका हद्दीतील सि.स.नं. ४२१, घर नं. १०१, खणभाग, सांगली ४१६४१६ ही जागा',
      ),
    ).toBe('सि.स.नं. ४२१, घर नं. १०१, खणभाग, सांगली ४१६४१६')
  })

  test('a field of which a part is sold, and its village right behind', () => {
    expect(
      placeOn(
        'SALE_DEED',
        'विदित हो कि सम्पत्ति गाटा संख्या 77मि, मौजा रसूलपुर, परगना व तहसील सदर, जनपद आगरा का विक्रेता मालिक है।',
      ),
    ).toBe('गाटा संख्या 77मि, मौजा रसूलपुर, परगना व तहसील सदर, जनपद आगरा')
  })
})

describe('places of deeds in English', () => {
  test('what joins a house, its society and its street', () => {
    expect(
      placeOn(
        'SALE_DEED',
        'WHEREAS the vendor is the owner of Tenement No. 14 of Shantiniketan Co-op. Housing Society at Nava Vadaj, Ahmedabad - 380013 admeasuring 92 sq. mtrs.',
      ),
    ).toBe('Tenement No. 14, Shantiniketan Co-op. Housing Society, Nava Vadaj, Ahmedabad - 380013')
  })

  test('the sentence of the office for leave and licence, with the labels of its form', () => {
    expect(
      placeOn(
        'RENT_AGREEMENT',
        `
The Licensee agrees.
SCHEDULE I
All that constructed portion being Residential unit bearing Apartment/Flat No. B-1102, Built-up :640 Square Feet, situated on
the 11th Floor of a Building known as Blue Ridge standing on the plot of land bearing Survey Number 119, Location: Hinjawadi,
of Village:Hinjawadi, situated within the revenue limits of Tehsil Mulshi and Dist Pune and situated within the limits of Pune.`,
      )?.replace(/\s*\/\s*/, '/'),
    ).toBe('Apartment/Flat No. B-1102, 11th Floor, Blue Ridge, Survey Number 119, Hinjawadi, Tehsil Mulshi, Dist Pune')
  })

  test('a floor that no unit names, and the address by post', () => {
    expect(
      placeOn(
        'RENT_AGREEMENT',
        'The tenant has taken the premises consisting of one room and bath on Second Floor (Back Side), WZ-119/A, Uttam Nagar, New Delhi-110059, and has agreed.',
      ),
    ).toBe('Second Floor (Back Side), WZ-119/A, Uttam Nagar, New Delhi-110059')
    expect(
      placeOn(
        'SALE_DEED',
        'SCHEDULE\nPremises No. 44/2, Lake Avenue, mailing address 44/2, Lake Avenue, P.O. Sarat Bose Road, Kolkata - 700026, butted and bounded',
      ),
    ).toBe('44/2, Lake Avenue, P.O. Sarat Bose Road, Kolkata - 700026')
  })
})

test('RENT_AGREEMENT: the days of a period with words between, and no last day taken for the first', () => {
  expect(
    fieldsOn(
      'RENT_AGREEMENT',
      'भाडे करार\nसदर जागा दिनांक ०१/०४/२०२३ पासून ११ महिन्यांसाठी दिली असून मुदत दिनांक २९/०२/२०२४ रोजी संपेल.',
    ),
  ).toMatchObject({ start_date: '2023-04-01', end_date: '2024-02-29' })
})

describe('places that a recital tells of', () => {
  const parties =
    'THIS DEED OF SALE is made between Joseph Thomas hereinafter called the SELLER and Anil Varma hereinafter called the BUYER.\n'

  test('a floor that is sold without its roof belongs to the address', () => {
    expect(
      placeOn(
        'SALE_DEED',
        `${parties}WHEREAS the Seller has agreed to sell the Entire First Floor (without roof rights) of Property No. C-2/88, Janakpuri, New Delhi-110058, comprising of two rooms.`,
      ),
    ).toBe('Entire First Floor (without roof rights) of Property No. C-2/88, Janakpuri, New Delhi-110058')
  })

  test('a house that is told of before whose it is', () => {
    expect(
      placeOn(
        'SALE_DEED',
        `${parties}The property, now bearing House No. IX/204, Church Road, Edappally, Ernakulam, Kerala - 682024, belongs to the seller in absolute ownership.`,
      ),
    ).toBe('House No. IX/204, Church Road, Edappally, Ernakulam, Kerala - 682024')
  })
})

test('the land of which a plot is a part is told before it', () => {
  const { property_address } = fieldsOn(
    'SALE_DEED',
    `
खरेदीखत
लिहून घेणार (खरेदीदार) : सौ. अश्विनी राहुल मोरे, वय ३३ वर्षे, रा. जुन्नर
लिहून देणार (विकणार) : १) श्री. दिगंबर सखाराम काळे, वय ५८ वर्षे
कारणे खरेदीखत लिहून देतो की, खालील मिळकत आम्ही तुम्हांस विकली आहे.
                         मिळकतीचे परिशिष्ट
सर्व्हे नं. 57/3 मधील प्लॉट नं. 22, क्षेत्र 150.00 चौ.मी., मौजे कुसूर, ता. जुन्नर, जि. पुणे 410502 येथील बिगरशेती
प्लॉट, त्याच्या चतुःसीमा -- पूर्वेस : ६ मी. रस्ता, पश्चिमेस : प्लॉट नं. २७`,
  )
  expect(property_address).toBe('सर्व्हे नं. 57/3 मधील प्लॉट नं. 22, मौजे कुसूर, ता. जुन्नर, जि. पुणे 410502')
})
