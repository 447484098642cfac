import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from '../documents/read-page'

const partiesOf = (text: string): Record<string, string | undefined> => {
  const { seller_name, buyer_name } = fieldsOn('SALE_DEED', text)
  return { seller_name, buyer_name }
}

describe('parties by many signs', () => {
  test('a wife who buys with her husband, told of in the middle of his sentence', () => {
    expect(
      partiesOf(`
Sale Deed made BY AND BETWEEN Smt. SHANTHA MURTHY, aged about 61 years, wife of late H. N. Murthy, residing at
Bengaluru, hereinafter called the VENDOR AND Sri. DEEPAK RANGANATHAN, aged about 38 years, S/o. V. Ranganathan, and his
wife Smt. VIDYA DEEPAK, aged about 35 years, residing at Bengaluru, hereinafter called the PURCHASERS.`),
    ).toEqual({ seller_name: 'SHANTHA MURTHY', buyer_name: 'DEEPAK RANGANATHAN, VIDYA DEEPAK' })
  })

  test('sellers whose part stands beside the first of them', () => {
    expect(
      partiesOf(`
खरेदीखत
श्री. अभिजित शंकर माने                              ... लिहून घेणार
वय ३९ वर्षे, राहणार माळेगाव
यांसी
१) श्री. हरिभाऊ रामचंद्र गावडे, वय ६४ वर्षे          ... लिहून देणार
२) श्रीमती लक्ष्मीबाई रामचंद्र गावडे, वय ८६ वर्षे
सर्व राहणार बारामती
कारणे खरेदीखत लिहून देतो ऐसा जे की`),
    ).toEqual({ seller_name: 'हरिभाऊ रामचंद्र गावडे, लक्ष्मीबाई रामचंद्र गावडे', buyer_name: 'अभिजित शंकर माने' })
  })

  test('labels of a Hindi deed over single names; witnesses sell nothing', () => {
    expect(
      partiesOf(`
विक्रय पत्र
विक्रेतागण का विवरण : 1. रामसजीवन 2. शिवकुमार पुत्रगण स्व. बद्री प्रसाद, निवासीगण लखनऊ।
क्रेता का विवरण : श्रीमती उर्मिला देवी पत्नी श्री संतोष कुमार वर्मा, निवासिनी लखनऊ।
ह० विक्रेतागण            ह० क्रेता
गवाह 1. दिनेश कुमार पुत्र श्री रामलाल    गवाह 2. अखिलेश यादव पुत्र श्री जगन्नाथ यादव`),
    ).toEqual({ seller_name: 'रामसजीवन, शिवकुमार', buyer_name: 'उर्मिला देवी' })
  })

  test('what the deed does heads its parties', () => {
    expect(
      partiesOf(`
SALE DEED
EXECUTED BY : POTLURI VENKATA RAMANA, S/o Late Seshagiri Rao, aged 52 years, residing at Vijayawada
IN FAVOUR OF : KOLLI NAGA LAKSHMI, W/o Kolli Sambasiva Rao, aged 45 years, residing at Penamaluru`),
    ).toEqual({ seller_name: 'POTLURI VENKATA RAMANA', buyer_name: 'KOLLI NAGA LAKSHMI' })
  })

  test('an attorney, a developer who confirms and a promoter in his own deed', () => {
    expect(
      partiesOf(`
BETWEEN (1) SRI DIPANKAR GHOSHAL, son of Late Nirmal Ghoshal, and (2) SMT. TAPATI GHOSHAL, widow of Late Subrata
Ghoshal, represented by their Constituted Attorney SRI MANAS DUTTA, hereinafter called the VENDORS of the FIRST PART
AND SRI ARINDAM SAHA, son of Sri Ranjit Saha, hereinafter called the PURCHASER of the SECOND PART AND M/S DUTTA
CONSTRUCTION, a proprietorship firm, hereinafter called the DEVELOPER / CONFIRMING PARTY of the THIRD PART.`),
    ).toEqual({ seller_name: 'DIPANKAR GHOSHAL, TAPATI GHOSHAL', buyer_name: 'ARINDAM SAHA' })
    expect(
      partiesOf(`
BETWEEN SANKALP LIFESPACES LLP, a Limited Liability Partnership, through its Partner Mr. VIRAJ SANKHE, hereinafter
called "THE PROMOTER" of the ONE PART AND MR. NIKHIL BHANDARKAR, Age 33 years, residing at Pune, hereinafter called
"THE ALLOTTEE/S" of the SECOND PART.`),
    ).toEqual({ seller_name: 'SANKALP LIFESPACES LLP', buyer_name: 'NIKHIL BHANDARKAR' })
  })

  test('a part at the end of a sentence without a word that calls it so', () => {
    expect(
      partiesOf(`
SALE DEED
We, Gurdev Singh son of S. Kartar Singh and Balwinder Kaur wife of S. Gurdev Singh, residents of House No. 224,
S.A.S. Nagar (Mohali), Punjab, Vendors. We have sold the aforesaid house to Amarjit Singh Sandhu son of S. Harbhajan
Singh, resident of Village Kumbra, Vendee, for a sum of Rs. 96,00,000/-.`),
    ).toEqual({ seller_name: 'Gurdev Singh, Balwinder Kaur', buyer_name: 'Amarjit Singh Sandhu' })
  })

  test("a line that breaks within a father's name names nobody else", () => {
    expect(
      partiesOf(`
This Deed of Absolute Sale executed at Kochi on the 24th November 2025 by Shri. Mohammed Malik (S/o Rudra
Pratap Kapadia), aged 24, now residing at Jalandhar (hereinafter termed the SELLER) in favour of Ms. Shweta Kushwaha
(W/o Tapan Singh
Ghosh), aged 70, now residing at Jodhpur (hereinafter termed the BUYER).`),
    ).toEqual({ seller_name: 'Mohammed Malik', buyer_name: 'Shweta Kushwaha' })
  })

  test('a party that is found alone is not sure', async () => {
    const fields = await readOn(
      'SALE_DEED',
      `
SALE DEED
Sold to Amarjit Singh Sandhu son of S. Harbhajan Singh, resident of Village Kumbra, hereinafter called the Vendee.`,
    )
    expect(fields.find(({ path }) => path === 'buyer_name')?.confidence ?? 0).toBeLessThan(0.8)
  })

  test('a name that a witness bears too is not sure', async () => {
    const fields = await readOn(
      'SALE_DEED',
      `
SALE DEED
This deed is made between Shri Ramesh Patil son of Vasant Patil, hereinafter called the SELLER, and Shri Anil Joshi son of
Prakash Joshi, hereinafter called the BUYER, for a sum of Rs. 5,00,000/-.
WITNESSES:
1. Anil Joshi
2. Suresh More`,
    )
    expect(fields.find(({ path }) => path === 'buyer_name')?.confidence ?? 0).toBeLessThan(0.8)
  })
})
