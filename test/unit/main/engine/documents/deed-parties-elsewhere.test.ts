import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

const stamp = `
INDIA NON JUDICIAL
First Party            : KIRPAL SINGH GILL
Second Party           : ANIL K BHATIA
Stamp Duty Paid By     : ANIL K BHATIA
Stamp Duty Amount(Rs.) : 100`

describe('parties of deeds behind the sheet of a stamp', () => {
  test('the deed itself names them; the sheet alone is never sure', async () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        `${stamp}
RENT AGREEMENT
This Rent Agreement is made between Sh. Kirpal Singh Gill S/o Sh. Balbir Singh R/o Mohali (hereinafter called the FIRST PARTY/OWNER)
AND
Sh. Anil Kumar Bhatia S/o Sh. Om Prakash R/o Kharar (hereinafter called the SECOND PARTY/TENANT).`,
      ),
    ).toMatchObject({ landlord_name: 'Kirpal Singh Gill', tenant_name: 'Anil Kumar Bhatia' })
    const fields = await readOn('RENT_AGREEMENT', stamp)
    const tenant = fields.find(({ path }) => path === 'tenant_name')
    expect(tenant?.value).toBe('ANIL K BHATIA')
    expect(tenant?.confidence ?? 0).toBeLessThanOrEqual(0.75)
  })

  test('a sheet whose duty stands over its parties, with what is stamped right behind them', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        `
INDIA NON JUDICIAL
Certificate No. : IN-KA40318827716204V Issued : 27-Apr-2023 02:14 PM Stamp Duty Paid : Rs. 500 (Five Hundred only)
First Party : NAGARATHNA B R Second Party : ABDUL RAHMAN SHARIEF Article 30 Lease of Immovable Property
RENTAL AGREEMENT
This Rental Agreement is made at Tumakuru on this the 28th day of April 2023, between
Smt. NAGARATHNA B R, W/o Late Rudrappa, aged about 58 years, hereinafter called the OWNER / LESSOR of the ONE PART;
AND
Sri ABDUL RAHMAN SHARIEF, S/o Abdul Khader Sharief, hereinafter called the TENANT / LESSEE of the OTHER PART.`,
      ),
    ).toMatchObject({ landlord_name: 'NAGARATHNA B R', tenant_name: 'ABDUL RAHMAN SHARIEF' })
  })

  test('who sells stamped paper sells no house', () => {
    const { seller_name } = fieldsOn(
      'SALE_DEED',
      `
Vendor: Jogen Haldar, Licensed Stamp Vendor, Sealdah Court
THIS INDENTURE is made BETWEEN
SRI NIKHIL DUTTA (PAN - ADHPG5527Q), son of Late Hari Dutta, residing at Kolkata, hereinafter called the "VENDOR" of the ONE PART.
AND
SMT. RUMA SAHA (PAN - BKCPB4471N), wife of Sri Gour Saha, residing at Kolkata, hereinafter called the "PURCHASER" of the OTHER PART.
WHEREAS`,
    )
    expect(seller_name).toBe('NIKHIL DUTTA')
    expect(
      fieldsOn(
        'SALE_DEED',
        'परवानाधारक मुद्रांक विक्रेता : सौ. मीना दळवी, परवाना क्र. ५३\nविक्रेता : श्री. संतोष गवळी, वय ५० वर्षे\nखरेदीदार : श्री. अमित घाग, वय ४० वर्षे',
      ),
    ).toMatchObject({ seller_name: 'संतोष गवळी', buyer_name: 'अमित घाग' })
  })

  test('what stands behind the title of a firm belongs to its name', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        'M/s. SREE VARI TEXTILES, a proprietary concern, having GSTIN, represented by its Proprietor Thiru. K. Mani, hereinafter called the LESSEE of the Other Part',
      ),
    ).toMatchObject({ tenant_name: 'SREE VARI TEXTILES' })
  })

  test('the part stands in brackets behind who writes the paper, and a label is no end of what is before it', () => {
    expect(
      fieldsOn(
        'RENT_AGREEMENT',
        `
लिहून घेणार (घरमालक)      श्रीमती सुलभा वसंत काटे उ.व. ५९, धंदा : घरकाम, रा. सातारा
लिहून देणार (भाडेकरू)      श्री. महेश दिनकर लाड उ.व. २९, धंदा : नोकरी, रा. कराड`,
      ),
    ).toMatchObject({ landlord_name: 'सुलभा वसंत काटे', tenant_name: 'महेश दिनकर लाड' })
    expect(
      fieldsOn(
        'SALE_DEED',
        `
खरेदीखत आज दिनांक ०७/०६/२०२२ रोजी नाशिक मुक्कामी --
लिहून घेणार : सौ. नीता मोहन बागूल, वय ३७ वर्षे, राहणार - नाशिक,
यांसी ... (खरेदी घेणार)
लिहून देणार : श्री. दत्तू रामा पगार, वय ६२ वर्षे, राहणार - नाशिक,
... (विक्री करून देणार)
कारणे खरेदीखत लिहून देतो की,`,
      ),
    ).toMatchObject({ seller_name: 'दत्तू रामा पगार', buyer_name: 'नीता मोहन बागूल' })
  })

  test('a line of its own heads the party under it, where nobody is told of before the first', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        `
खरेदीखत
लिहून घेणार
श्री. सचिन पोपट गाडे
वय ४२ वर्षे, धंदा शेती, रा. फलटण
लिहून देणार
श्री. धोंडिबा रामू कोकरे
वय ६५ वर्षे, धंदा शेती, रा. दहिवडी
कारणे खरेदीखत लिहून देतो की`,
      ),
    ).toMatchObject({ seller_name: 'धोंडिबा रामू कोकरे', buyer_name: 'सचिन पोपट गाडे' })
  })

  test('a buyer behind a seller through whom the deed is done; parties that are called by number alone', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        'यह विक्रय पत्र आज दिनांक 12.03.2021 को विक्रेता श्री भंवर लाल पुत्र श्री राम लाल निवासी जयपुर के द्वारा क्रेता श्री महेन्द्र सिंह पुत्र श्री विजय सिंह निवासी जयपुर के पक्ष में निष्पादित किया गया',
      ),
    ).toMatchObject({ seller_name: 'भंवर लाल', buyer_name: 'महेन्द्र सिंह' })
    expect(
      fieldsOn(
        'SALE_DEED',
        'This agreement to sell is executed between Shri Ram Kishan S/o Sh. Hari Ram R/o Burari (hereinafter called the FIRST PARTY) and Smt. Kamla Devi W/o Sh. Suresh R/o Delhi (hereinafter called the SECOND PARTY).',
      ),
    ).toMatchObject({ seller_name: 'Ram Kishan', buyer_name: 'Kamla Devi' })
  })

  test('the part before a title outweighs the label of the other party above', () => {
    expect(
      fieldsOn(
        'SALE_DEED',
        `
प्रथम पक्ष / विक्रेता : श्री हरिराम यादव पुत्र स्व० मोहन यादव, निवासी ग्राम बेलवा
द्वितीय पक्ष / क्रेता : श्रीमती रेखा देवी पत्नी श्री अजय सिंह, निवासिनी प्रयागराज
यह विक्रय पत्र विक्रेता श्री हरिराम यादव उपरोक्त द्वारा क्रेता श्रीमती रेखा देवी उपरोक्त के पक्ष में निष्पादित किया गया।`,
      ),
    ).toMatchObject({ seller_name: 'हरिराम यादव', buyer_name: 'रेखा देवी' })
  })
})
