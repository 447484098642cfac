/** Agreements and deeds in languages of India: what they tell is proposed, and never sure. */
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../../../src/shared/domain/document-types'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { candidatesOn, fieldsOn } from './read-page'

const papers: readonly (readonly [string, DocumentType, string, Record<string, string>])[] = [
  [
    'Gujarati, parties under labels',
    'RENT_AGREEMENT',
    `
                         ભાડા કરારનામું
સ્ટેમ્પ વેન્ડર તા. 02/04/2022 લા.નં. 11/2001
ભાડે આપનાર : શ્રીમતી હંસાબેન મનસુખભાઈ ઠક્કર, ઉ.વ. 61, રહે. પંચવટી સોસાયટી, જામનગર
ભાડે રાખનાર : શ્રી અલ્પેશ જેન્તીભાઈ ચાવડા, ઉ.વ. 29, રહે. દિગ્વિજય પ્લોટ, જામનગર
આજ રોજ તારીખ 05/04/2022 ના રોજ આ ભાડા કરાર નીચેની શરતોએ કરવામાં આવેલ છે.
૧. ભાડાની મુદત તા. 10/04/2022 થી તા. 09/03/2023 સુધી અગિયાર માસની રહેશે.
૨. માસિક ભાડું રૂ. 7,500/- દર મહિનાની પાંચમી તારીખ સુધીમાં ચૂકવવાનું રહેશે.
૩. ડિપોઝિટ પેટે રૂ. 30,000/- ચૂકવેલ છે.`,
    {
      landlord_name: 'હંસાબેન મનસુખભાઈ ઠક્કર',
      tenant_name: 'અલ્પેશ જેન્તીભાઈ ચાવડા',
      agreement_date: '2022-04-05',
      start_date: '2022-04-10',
      end_date: '2023-03-09',
      monthly_rent: '7500.00',
      deposit_amount: '30000.00',
    },
  ],
  [
    'Kannada, parties called so from then on',
    'RENT_AGREEMENT',
    `
                         ಬಾಡಿಗೆ ಕರಾರು ಪತ್ರ
ಈ ಬಾಡಿಗೆ ಕರಾರು ಪತ್ರವನ್ನು ಈ ದಿನ ದಿನಾಂಕ 12/06/2023 ರಂದು ತುಮಕೂರಿನಲ್ಲಿ ಬರೆದುಕೊಡಲಾಗಿದೆ.
ಶ್ರೀ ಗಂಗಾಧರ ಮೂರ್ತಿ ಬಿನ್ ಲೇಟ್ ಸಿದ್ದಪ್ಪ, ಸುಮಾರು 54 ವರ್ಷ, ವಾಸ ಎಸ್.ಐ.ಟಿ. ಬಡಾವಣೆ, ತುಮಕೂರು, ಇವರನ್ನು ಇನ್ನು ಮುಂದೆ
ಮಾಲೀಕರು ಎಂದು ಕರೆಯಲಾಗುವುದು.
ಶ್ರೀಮತಿ ರೇಣುಕಾ ದೇವಿ ಕೋಂ ಮಂಜುನಾಥ್, ವಯಸ್ಸು 33 ವರ್ಷ, ಇವರನ್ನು ಮುಂದೆ ಬಾಡಿಗೆದಾರರು ಎಂದು ಕರೆಯಲಾಗುವುದು.
1. ಮಾಸಿಕ ಬಾಡಿಗೆ ರೂ. 9,000/- ಗಳನ್ನು ಪ್ರತಿ ತಿಂಗಳ 5ನೇ ತಾರೀಖಿನೊಳಗೆ ಕೊಡತಕ್ಕದ್ದು.
2. ಮುಂಗಡ ಹಣವಾಗಿ ರೂ. 60,000/- ಗಳನ್ನು ಪಾವತಿಸಿರುತ್ತಾರೆ.`,
    {
      landlord_name: 'ಗಂಗಾಧರ ಮೂರ್ತಿ',
      tenant_name: 'ರೇಣುಕಾ ದೇವಿ',
      agreement_date: '2023-06-12',
      monthly_rent: '9000.00',
      deposit_amount: '60000.00',
    },
  ],
  [
    'Tamil, the day in its long form',
    'RENT_AGREEMENT',
    `
                         வாடகை ஒப்பந்தப் பத்திரம்
2023-ஆம் ஆண்டு ஆகஸ்ட் மாதம் 1-ஆம் தேதி இந்த வாடகை ஒப்பந்தம் எழுதப்பட்டது.
வீட்டு உரிமையாளர்: திரு. சண்முகம் வயது 58, தஞ்சாவூர்.
வாடகைதாரர்: திரு. கார்த்திகேயன் வயது 31, கும்பகோணம்.
1. மாத வாடகை ரூ. 6,500/- ஒவ்வொரு மாதமும் 5ஆம் தேதிக்குள் செலுத்த வேண்டும்.
2. முன்பணமாக ரூ. 40,000/- பெற்றுக்கொள்ளப்பட்டது.
3. ஒப்பந்த காலம் 01/08/2023 முதல் 30/06/2024 வரை ஆகும்.`,
    {
      landlord_name: 'சண்முகம்',
      tenant_name: 'கார்த்திகேயன்',
      monthly_rent: '6500.00',
      deposit_amount: '40000.00',
      start_date: '2023-08-01',
      end_date: '2024-06-30',
    },
  ],
  [
    'Telugu, a deed of sale',
    'SALE_DEED',
    `
                         విక్రయ దస్తావేజు
ఈ రోజు అనగా తేదీ 18/09/2021 న ఈ విక్రయ దస్తావేజు వ్రాయించి ఇచ్చినది.
విక్రేత: శ్రీ కొల్లి వెంకట సుబ్బారావు, తండ్రి రామయ్య, వయస్సు 62, నివాసం తెనాలి.
కొనుగోలుదారు: శ్రీమతి మద్దాల లక్ష్మీ ప్రసన్న, భర్త సురేష్, వయస్సు 37, నివాసం గుంటూరు.`,
    { seller_name: 'కొల్లి వెంకట సుబ్బారావు', buyer_name: 'మద్దాల లక్ష్మీ ప్రసన్న', execution_date: '2021-09-18' },
  ],
  [
    'Bengali, parties called so from then on',
    'RENT_AGREEMENT',
    `
                         বাড়ি ভাড়ার চুক্তিপত্র
অদ্য ১০/০২/২০২৪ তারিখে এই চুক্তিপত্র সম্পাদিত হইল।
শ্রী তাপস কুমার ঘোষ, পিতা স্বর্গীয় বিমল ঘোষ, বয়স ৫৫, নিবাসী বর্ধমান, অতঃপর বাড়িওয়ালা বলিয়া উল্লিখিত।
শ্রীমতী মৌসুমী পাল, স্বামী অরুণ পাল, বয়স ৩৪, নিবাসী কালনা, অতঃপর ভাড়াটিয়া বলিয়া উল্লিখিত।
মাসিক ভাড়া টাকা 5,500/- প্রতি মাসের ৭ তারিখের মধ্যে দিতে হইবে।
জামানত বাবদ টাকা 20,000/- জমা রহিল।`,
    {
      landlord_name: 'তাপস কুমার ঘোষ',
      tenant_name: 'মৌসুমী পাল',
      agreement_date: '2024-02-10',
      monthly_rent: '5500.00',
      deposit_amount: '20000.00',
    },
  ],
]

describe('agreements in languages of India', () => {
  test.each(papers)('%s', (_name, type, text, fields) => {
    expect(fieldsOn(type, text)).toMatchObject(fields)
    const own = candidatesOn(type, text).filter(({ evidence }) => evidence.rule.endsWith('.india'))
    expect(own.every(({ most = 1 }) => most <= mostDoubted)).toBe(true)
  })
})
