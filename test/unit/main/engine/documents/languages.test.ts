/** Papers wholly in languages of India beside Hindi and Marathi, each in other words. */
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../../../src/shared/domain/document-types'
import { classify } from '../../../../../src/main/engine/documents/recognition/classify'
import { findSigns } from '../../../../../src/main/engine/documents/recognition/find-signs'
import { layoutOf } from '../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../extraction/ascii-page'
import { fieldsOn } from './read-page'

function typeOf(text: string): string {
  const layouts = [layoutOf(asciiPage(text))]
  return classify(layouts, findSigns(layouts, { aadhaarCode: false, mrzState: null })).type
}

const papers: readonly (readonly [string, DocumentType, string, Record<string, string>])[] = [
  [
    'a bill of electricity in Gujarati',
    'EBILL',
    `
                 પશ્ચિમ ગુજરાત વીજ કંપની લિમિટેડ
                        વીજ વપરાશ બિલ
ગ્રાહક ક્રમાંક : 48211/00731/4            બિલ તારીખ : ૦૫/૦૩/૨૦૨૪
ગ્રાહકનું નામ : કાનજીભાઈ લાલજીભાઈ વેકરિયા
મીટર નં : GJ778102                       વપરાયેલ યુનિટ : 214
બિલ ભરવાની છેલ્લી તારીખ : 25/03/2024      કુલ ભરવાપાત્ર રકમ : 1,482.00`,
    {
      consumer_number: '48211/00731/4',
      consumer_name: 'કાનજીભાઈ લાલજીભાઈ વેકરિયા',
      bill_date: '2024-03-05',
      due_date: '2024-03-25',
      units_consumed: '214',
      bill_amount: '1482.00',
      meter_number: 'GJ778102',
    },
  ],
  [
    'a receipt of a village panchayat in Kannada',
    'PROPERTY_TAX_RECEIPT',
    `
                     ಹಾರೋಹಳ್ಳಿ ಗ್ರಾಮ ಪಂಚಾಯಿತಿ
                        ಮನೆ ಕಂದಾಯ ರಶೀದಿ
ರಸೀದಿ ನಂ : 2231                     ದಿನಾಂಕ : 11-07-2023
ಸ್ವತ್ತಿನ ಮಾಲೀಕರ ಹೆಸರು : ನಾಗರಾಜು ಎಚ್ ಎಂ
ಹಳೆಯ ಖಾತಾ ಸಂಖ್ಯೆ : 77
ಸ್ವತ್ತಿನ ಸಂಖ್ಯೆ : 118/204/B
ಆರ್ಥಿಕ ವರ್ಷ : 2023-24
ಪಾವತಿಸಿದ ಒಟ್ಟು ಮೊತ್ತ : 1,310.00`,
    {
      receipt_number: '2231',
      receipt_date: '2023-07-11',
      owner_name: 'ನಾಗರಾಜು ಎಚ್ ಎಂ',
      property_number: '118/204/B',
      assessment_year: '2023-24',
      amount_paid: '1310.00',
      authority_name: 'ಹಾರೋಹಳ್ಳಿ ಗ್ರಾಮ ಪಂಚಾಯಿತಿ',
    },
  ],
  [
    'a card of a family in Tamil',
    'RATION_CARD',
    `
               தமிழ்நாடு அரசு - உணவுப் பொருள் வழங்கல் துறை
                        மின்னணு குடும்ப அட்டை
குடும்ப அட்டை எண்        333471820056
குடும்பத் தலைவரின் பெயர்   செல்வராஜ் மு
தந்தை பெயர்             முத்துசாமி
அட்டை வகை              PHH
முகவரி                  14/2, மேட்டுத் தெரு, அரியலூர் 621704
வழங்கிய தேதி            04-09-2017`,
    { card_number: '333471820056', name: 'செல்வராஜ் மு', card_type: 'PHH', issue_date: '2017-09-04' },
  ],
  [
    'a bill for water in Telugu',
    'WATER_BILL',
    `
                  వరంగల్ నగర పాలక సంస్థ - మంచినీటి సరఫరా
                          నీటి బిల్లు
కుళాయి కనెక్షన్ నెంబరు : 1041772
వినియోగదారుని పేరు : గుండా రాజేశ్వరి
బిల్లు తేదీ : 03/01/2025          గడువు తేదీ : 18/01/2025
పాత బకాయి : 120.00             చెల్లించాల్సిన మొత్తం : 570.00`,
    {
      consumer_number: '1041772',
      consumer_name: 'గుండా రాజేశ్వరి',
      bill_date: '2025-01-03',
      due_date: '2025-01-18',
      bill_amount: '570.00',
    },
  ],
  [
    'a receipt of a municipality in Bengali, in its own digits',
    'PROPERTY_TAX_RECEIPT',
    `
                       কৃষ্ণনগর পৌরসভা
                        পৌর কর রসিদ
রসিদ নং : ৪৪১৮                   জমার তারিখ : ১২/০৬/২০২৩
করদাতার নাম : শ্যামল কুমার বিশ্বাস
হোল্ডিং নম্বর : ৭৭/৩
আর্থিক বছর : 2023-24
মোট জমা : ৮৬০.০০`,
    {
      receipt_number: '4418',
      receipt_date: '2023-06-12',
      owner_name: 'শ্যামল কুমার বিশ্বাস',
      assessment_year: '2023-24',
      amount_paid: '860.00',
    },
  ],
  [
    'a receipt in Malayalam',
    'PROPERTY_TAX_RECEIPT',
    `
                      മാന്നാർ ഗ്രാമപഞ്ചായത്ത്
                      കെട്ടിട നികുതി രസീത്
രസീത് നമ്പർ : 88142               തീയതി : 07/10/2022
കെട്ടിട ഉടമയുടെ പേര് : രാധാമണി കെ
കെട്ടിട നമ്പർ : 5/418
സാമ്പത്തിക വർഷം : 2022-23
ആകെ ഒടുക്കിയ തുക : 936.00`,
    {
      receipt_number: '88142',
      receipt_date: '2022-10-07',
      owner_name: 'രാധാമണി കെ',
      property_number: '5/418',
      assessment_year: '2022-23',
      amount_paid: '936.00',
    },
  ],
  [
    'a bill of electricity in Punjabi',
    'EBILL',
    `
                        ਬਿਜਲੀ ਦਾ ਬਿੱਲ
ਖਾਤਾ ਨੰਬਰ : 3004418877            ਬਿੱਲ ਮਿਤੀ : 14-05-2024
ਖਪਤਕਾਰ ਦਾ ਨਾਂ : ਗੁਰਮੀਤ ਸਿੰਘ ਢਿੱਲੋਂ
ਭੁਗਤਾਨ ਦੀ ਆਖਰੀ ਮਿਤੀ : 28-05-2024
ਕੁੱਲ ਖਪਤ : 331                   ਭੁਗਤਾਨਯੋਗ ਰਕਮ : 2,240.00`,
    {
      consumer_number: '3004418877',
      consumer_name: 'ਗੁਰਮੀਤ ਸਿੰਘ ਢਿੱਲੋਂ',
      bill_date: '2024-05-14',
      due_date: '2024-05-28',
      bill_amount: '2240.00',
    },
  ],
  [
    'a receipt in Odia',
    'PROPERTY_TAX_RECEIPT',
    `
                      ଅନୁଗୋଳ ପୌରପାଳିକା
                      ହୋଲ୍ଡିଂ ଟ୍ୟାକ୍ସ ରସିଦ
ରସିଦ ନଂ : 1077                   ତାରିଖ : 21/02/2024
ମାଲିକଙ୍କ ନାମ : ପ୍ରଫୁଲ୍ଲ କୁମାର ସାହୁ
ହୋଲ୍ଡିଂ ନମ୍ବର : 204/11
ଆର୍ଥିକ ବର୍ଷ : 2023-24
ଦାଖଲ ରାଶି : 712.00`,
    {
      receipt_number: '1077',
      receipt_date: '2024-02-21',
      owner_name: 'ପ୍ରଫୁଲ୍ଲ କୁମାର ସାହୁ',
      property_number: '204/11',
      amount_paid: '712.00',
    },
  ],
]

describe('papers in languages of India', () => {
  test.each(papers)('%s', (_name, type, text, fields) => {
    expect(typeOf(text)).toBe(type)
    expect(fieldsOn(type, text)).toMatchObject(fields)
  })
})

test('what was called so before has a label of its own', () => {
  const fields = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
சொத்து வரி ரசீது
முந்தைய வரிவிதிப்பு எண் : 118-C
வரிவிதிப்பு எண் : 07/041/00418`,
  )
  expect(fields).toMatchObject({ property_number: '07/041/00418' })
})
