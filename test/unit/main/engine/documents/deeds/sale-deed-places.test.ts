import { describe, expect, test } from 'vitest'
import { mostInParts } from '../../../../../../src/main/engine/documents/deeds/deed-rules'
import { candidatesOn, fieldsOn } from '../read-page'

const parties = `
                              SALE DEED
This deed is made between Ravi Kumar Rao, residing at 7, Karve Nagar, Pune 411052 (hereinafter called the VENDOR) and
Meena Suresh Iyer, residing at 14, Prabhat Road, Pune 411004 (hereinafter called the PURCHASER).`

const sold = (place: string): unknown => fieldsOn('SALE_DEED', `${parties}\n${place}`)['property_address']

describe('SALE_DEED: where the property lies', () => {
  test('a schedule whose heading could not be read opens with "all that"; not the land that a recital tells of', () => {
    expect(
      sold(`WHEREAS the Schedule Property was a part of the land in Sy. No. 58/3 of Hebbal Village, converted by order of 12-02-1999;
NOW THIS DEED WITNESSETH that the Vendor conveys the Schedule Property to the Purchaser.
CHEDULE PROPER
All that piece and parcel of the residential property bearing Site No. 31, Khatha No. 88/31, situated at
Temple Road, Kasaba Hobli, Bengaluru North Taluk, Bengaluru - 560 024, measuring East to West 40 feet`),
    ).toBe('Site No. 31, Khatha No. 88/31, Temple Road, Kasaba Hobli, Bengaluru North Taluk, Bengaluru - 560 024')
  })

  test('a schedule of the south opens with the districts of registration', () => {
    expect(
      sold(`                              SCHEDULE OF PROPERTY
In Salem Registration District, Omalur Sub-Registration District, Salem West Taluk, Jagir Village, S.F. No. 77/1A,
Site No. 9 of Lotus Nagar, an extent of 1,800 sq.ft. (4.13 cents) with house Door No. 5/112, bounded on the
North by : 20 feet road`),
    ).toBe(
      'Salem Registration District, Omalur Sub-Registration District, Salem West Taluk, Jagir Village, S.F. No. 77/1A, Site No. 9, Lotus Nagar, Door No. 5/112',
    )
  })

  test('a site with its PIN code is the place, whatever districts a schedule of the south opens with', () => {
    expect(
      sold(`                              SCHEDULE OF PROPERTY
In Salem Registration District, Omalur Sub Registration District, Salem West Taluk, Site No. 9, Lotus Garden,
S.F.No. 77/1A, Jagir Village, Salem - 636 004, an extent of 1,800 sq.ft. bounded on the North by : 20 feet road`),
    ).toBe('Site No. 9, Lotus Garden, S.F.No. 77/1A, Jagir Village, Salem - 636 004')
  })

  test('a house, how large its plot is, its numbers in the books, and where it lies', () => {
    expect(
      sold(`Whereas the Vendor is owner in possession of House No. C-12/418, plot measuring 150 sq. yards, Khasra
No. 22//4/1, Khata No. 101/117, situated at Village Dhandra, Abadi Green Park, Tehsil and District Moga, as per
jamabandi 2018-19, having purchased it by an earlier deed.`),
    ).toBe(
      'House No. C-12/418, Khasra No. 22//4/1, Khata No. 101/117, Village Dhandra, Abadi Green Park, Tehsil and District Moga',
    )
  })

  test('a house in marlas, comprised in land with a number of its own', () => {
    expect(
      sold(`AND WHEREAS the Vendor is the absolute owner in possession of Kothi No. 94, measuring 8 marlas 30 sq. ft., comprised in
Khasra No. 771/3, situated at Gulmohar Nagar, Jalandhar 144003, which the Vendor inherited.`),
    ).toBe('Kothi No. 94, Khasra No. 771/3, Gulmohar Nagar, Jalandhar 144003')
  })

  test('a place is never sure where a house before it is parted from it by words that say something else', () => {
    const found = candidatesOn(
      'SALE_DEED',
      `${parties}
WHEREAS the Vendor is the absolute owner of House No. 31 together with the garden that surrounds it, situated at
Gulmohar Nagar, Jalandhar 144003, which the Vendor inherited.`,
    ).filter(({ path, value }) => path === 'property_address' && value.startsWith('Gulmohar'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ most = 1 }) => most <= mostInParts)).toBe(true)
  })

  test('a flat that is named by its door, within four boundaries', () => {
    expect(
      sold(`                              SCHEDULE "B" PROPERTY
380 sq. ft. undivided share in the above land together with Flat bearing Door No. F-4, First Floor, "Malar Illam",
Plot No. 6, Bharathi Street, Chromepet, Chennai - 600044, with a plinth area of 810 sq. ft., within the following four
boundaries: North by: Plot No. 7; South by: Road.`),
    ).toBe('Door No. F-4, First Floor, "Malar Illam", Plot No. 6, Bharathi Street, Chromepet, Chennai - 600044')
  })

  test('the registration district of a sentence opens no schedule of the south', () => {
    expect(
      sold(`                              SCHEDULE OF PROPERTY
In the Registration District of Salem, in the Sub Registration District of Omalur, the vacant house site bearing
Plot No. 27, Sri Gardens, Jagir Village, Salem West Taluk, Salem District`),
    ).toBe('Plot No. 27, Sri Gardens, Jagir Village, Salem West Taluk, Salem District')
  })

  test('a plot whose number opens with a letter that is spelled out in Hindi, and a house whose number is written out', () => {
    const soldInHindi = (place: string): unknown =>
      fieldsOn(
        'SALE_DEED',
        `
                              विक्रय पत्र
श्री रमेश चन्द्र शर्मा पुत्र श्री मोहन लाल शर्मा, निवासी 12, बापू नगर, कोटा (जिन्हें आगे विक्रेता कहा गया है)
श्रीमती सीमा जैन पत्नी श्री अनिल जैन, निवासी 8, तलवंडी, कोटा (जिन्हें आगे क्रेता कहा गया है)
                              अनुसूची सम्पत्ति
${place}`,
      )['property_address']
    expect(soldInHindi('भूखण्ड संख्या एफ-31, स्कीम शिव विहार, स्टेशन रोड, कोटा 324002 जिसका कुल क्षेत्रफल 120 वर्गगज है')).toBe(
      'भूखण्ड संख्या एफ-31, स्कीम शिव विहार, स्टेशन रोड, कोटा 324002',
    )
    expect(soldInHindi('मकान नम्बर 56, द्वितीय तल, गली नम्बर 3, शक्ति नगर, कोटा 324009 जिसका क्षेत्रफल 900 वर्गफुट है')).toBe(
      'मकान नम्बर 56, द्वितीय तल, गली नम्बर 3, शक्ति नगर, कोटा 324009',
    )
  })
})

test('"Sardar" before the name of a Sikh is a title, before another a name', () => {
  const seller = (name: string): unknown =>
    fieldsOn(
      'SALE_DEED',
      `
                              SALE DEED
This sale deed is made at Moga by ${name} son of Gulzar, resident of House No. 4, Moga, hereinafter called
the 'Seller', in favour of Smt. Neelam Sethi wife of Shri Ashok Sethi, resident of House No. 9, Moga, hereinafter called
the 'Purchaser'.`,
    )['seller_name']
  expect(seller('Sardar Jaswant Singh Brar')).toBe('Jaswant Singh Brar')
  expect(seller('Sardar Ahmed Khan')).toBe('Sardar Ahmed Khan')
})
