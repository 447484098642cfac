import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

describe('SALE_DEED: who sells and who buys', () => {
  test('an attorney who sells for herself too, in whose name she signs as well', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
THIS DEED OF SALE made at Mumbai BETWEEN MRS. SHEELA OAK, aged 61 years, widow of Late Shridhar
Oak, residing at Mumbai, for self and as constituted attorney of her son MR. EKNATH OAK, aged 35 years,
residing at New Jersey, hereinafter collectively called "THE TRANSFERORS" of the ONE PART AND
MR. GIRISH POTDAR, aged 40 years, residing at Pune, hereinafter called "THE TRANSFEREE" of the OTHER PART.`,
    )
    expect(fields).toMatchObject({ seller_name: 'SHEELA OAK, EKNATH OAK', buyer_name: 'GIRISH POTDAR' })
  })

  test('one name where the deed speaks of several is not sure', async () => {
    const sellerOf = async (part: string): Promise<number> => {
      const fields = await readOn(
        'SALE_DEED',
        `
SALE DEED
BETWEEN Mr. Ramesh Vasant Kulkarni, aged 54 years, residing at Pune, with his brother, hereinafter called the
${part} of the ONE PART AND Mrs. Sunita Anil Deshpande, aged 41 years, residing at Pune, hereinafter called the
PURCHASER of the OTHER PART.`,
      )
      return fields.find(({ path }) => path === 'seller_name')?.confidence ?? 0
    }
    expect(await sellerOf('VENDORS')).toBeLessThan(0.8)
    expect(await sellerOf('VENDOR')).toBeGreaterThan(0.8)
  })

  test('a firm keeps what stands behind its AND', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
BETWEEN M/s. Om Sai Builders and Developers, a partnership firm, through its partner Mr. Harpal Gill,
hereinafter called the VENDOR AND M/s. Khatri & Sons, having its office at Surat, hereinafter called the PURCHASER`,
    )
    expect(fields).toMatchObject({ seller_name: 'Om Sai Builders and Developers', buyer_name: 'Khatri & Sons' })
  })

  test('Hindi: sellers joined by एवं', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
हम कि श्री लक्ष्मण सिंह रावत पुत्र स्व. श्री गोपाल शर्मा एवं श्रीमती गायत्री साहू पत्नी श्री लक्ष्मण सिंह रावत
निवासीगण लखनऊ (जिन्हें आगे विक्रेतागण कहा जायेगा) प्रथम पक्ष तथा श्री जगदीश मौर्य पुत्र श्री विनोद श्रीवास्तव
निवासी लखनऊ (जिन्हें आगे क्रेता कहा जायेगा) द्वितीय पक्ष के हैं।`,
    )
    expect(fields).toMatchObject({ seller_name: 'लक्ष्मण सिंह रावत, गायत्री साहू', buyer_name: 'जगदीश मौर्य' })
  })

  test('Marathi: the deed named before each part, the number of the first of a list lost', () => {
    const fields = fieldsOn(
      'SALE_DEED',
      `
खरेदीखत लिहून घेणार : श्री. यशवंत दिनकर कुलकर्णी, वय - ५१ वर्षे, धंदा - व्यापार, राहणार - चाकण
खरेदीखत लिहून देणार : ) श्री. अशोक पांडुरंग साळुंखे, वय - ६४ वर्षे, धंदा - शेती, २) सौ. मंदाकिनी अशोक साळुंखे, वय - ४७ वर्षे`,
    )
    expect(fields).toMatchObject({
      seller_name: 'अशोक पांडुरंग साळुंखे, मंदाकिनी अशोक साळुंखे',
      buyer_name: 'यशवंत दिनकर कुलकर्णी',
    })
  })
})

test('the part as a heading over who is told of under it', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
                         विक्रय पत्र
यह विक्रय पत्र आज दिनांक 12 मई 2020 को जयपुर में तहरीर किया गया।
                         विक्रेता
मोहन लाल गुर्जर पुत्र श्री शिवकुमार पाठक, आयु 55 वर्ष, निवासी जयपुर
                         क्रेता
श्रीमती शांति देवी गुर्जर पत्नी श्री हनुमान सहाय मीणा, आयु 40 वर्ष, निवासी जयपुर`,
  )
  expect(fields).toMatchObject({ seller_name: 'मोहन लाल गुर्जर', buyer_name: 'शांति देवी गुर्जर' })
})

test('who bought the stamp in short, and an occupation on a line of its own, are no parties', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
S.No. 411 Date: 02-02-2022 Sold to: K. Lakshmi D/o K. Rao
R/o Warangal. For whom: Self
SALE DEED
This Sale Deed is made and executed on this the 3rd day of February, 2022 at Warangal, by:
SRI POTHULA NARSAIAH, S/o. Sri P. Mallaiah, aged about 51 years, Occupation: Business, R/o. Warangal
(Hereinafter called the "VENDOR" of the FIRST PART)
IN FAVOUR OF
SMT. KONDA LAKSHMI, D/o. Sri K. Rao, aged about 30 years, Occupation:
Govt. Teacher, R/o. Plot No. 8, Warangal
(Hereinafter called the "VENDEE" of the SECOND PART)
WHEREAS the Vendor is the owner of the Flat described in the schedule.`,
  )
  expect(fields).toMatchObject({ seller_name: 'POTHULA NARSAIAH', buyer_name: 'KONDA LAKSHMI' })
})

test('who signs under a deed is called by the part, which is no name', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
DEED OF ABSOLUTE SALE
VENDOR: Sri Bommena Venkat Rao, S/o Narsimha Rao, aged about 58 years, R/o Nakkalagutta, Hanumakonda.
VENDEE: Smt. Gurram Swarupa, W/o Gurram Srinivas, aged about 39 years, R/o Desaipet, Warangal.
The Vendor is the sole and absolute owner of the property.

VENDOR                              VENDEE                             Sub-Registrar`,
  )
  expect(fields).toMatchObject({ seller_name: 'Bommena Venkat Rao', buyer_name: 'Gurram Swarupa' })
})

test('several without titles, each with whose child or wife they are', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
CONVEYANCE DEED
This conveyance deed is executed at Panipat on 18th July 2024 between:
ASHA RANI W/o Late Sh. Mohan Lal (PAN AAQPC1184F), SANJAY MEHRA S/o Late Sh.
Mohan Lal (PAN ADKPC6620L) and REKHA SONI D/o Late Sh. Mohan Lal and W/o Sh. Arun
Soni (PAN AHNPK3307R), all R/o House No. 81, Model Town, Panipat (hereinafter collectively
called the Vendors)
                        AND
NITIN BATRA S/o Sh. Ashok Batra (PAN BVXPB8832A) R/o Janakpuri, New Delhi 110058
(hereinafter called the Vendee).`,
  )
  expect(fields).toMatchObject({ seller_name: 'ASHA RANI, SANJAY MEHRA, REKHA SONI', buyer_name: 'NITIN BATRA' })
})

test('dashes before a part that a colon closes lead to nothing; beside an office the register tells more', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
|| खरेदीखत ||
खरेदीखत आज दिनांक १४/०६/२०२४ रोजी मौजे जुन्नर येथे --
लिहून घेणार (खरेदीदार) : सौ. अश्विनी राहुल मोरे, वय ३३ वर्षे, धंदा - नोकरी, रा. शिवनेरी कॉलनी, जुन्नर

लिहून देणार (विकणार) : १) श्री. दिगंबर सखाराम काळे, वय ५८ वर्षे, धंदा - शेती
२) श्री. संतोष दिगंबर काळे, वय ३१ वर्षे, धंदा - शेती, दोघेही रा. कुसूर, ता. जुन्नर

कारणे खरेदीखत लिहून देतो की, खालील मिळकत आम्ही तुम्हांस किंमत रुपये १८,७५,०००/- यास विकली आहे.
लिहून देणार १)           २)
साक्षीदार : १) भाऊसाहेब ढोमसे
२) किरण लांडे

दुय्यम निबंधक : जुन्नर दस्त नोंदणी दिनांक : १८/०६/२०२४ पुस्तक क्र. १ अनु. क्र. १८४६/२०२४`,
  )
  expect(fields).toMatchObject({
    seller_name: 'दिगंबर सखाराम काळे, संतोष दिगंबर काळे',
    buyer_name: 'अश्विनी राहुल मोरे',
    sub_registrar_office: 'जुन्नर',
    registration_date: '2024-06-18',
  })
})

test('a family in the cell of a label, and an office of a district that has a number', () => {
  const fields = fieldsOn(
    'SALE_DEED',
    `
                    DEED OF CONVEYANCE
Deed No.              I-190304862/2024
Date of execution     12/03/2024
Registering office    Sub Registrar, Alipore, South 24 Parganas
Vendor                Nirmal Chandra Ghosh
Purchasers            Sourav Mukherjee, Paromita Mukherjee
Property              Flat 2B, Premises No. 71, Prince Anwar Shah Road, Kolkata 700033
The Vendor above named doth hereby sell, transfer and convey unto the Purchasers the residential flat.`,
  )
  expect(fields).toMatchObject({
    seller_name: 'Nirmal Chandra Ghosh',
    buyer_name: 'Sourav Mukherjee, Paromita Mukherjee',
    sub_registrar_office: 'Alipore, South 24 Parganas',
  })
})
