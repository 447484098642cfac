/** Deeds of sale: many pages of sentences, English or Marathi. */
import { fromFlow } from '../extraction/prose/candidates'
import { datesIn } from '../extraction/prose/dates'
import { amountAfter, amountBefore, dateAfter, partyRules, proseRule, thisDay } from './deed-rules'
import { isOfEarlier } from './sale-deed-earlier'
import { soldPlace } from './sale-deed-premises'
import { titles, words, type DocumentDefinition } from './definition'

const parties = partyRules(
  'sale_deed',
  {
    first:
      'vendors?|sellers?|transferors?|executants?|promoters?|owner(?:s|\\/seller)?|विक्रेता|विक्रेते|विक्रेती|(?:लिहून|खरेदी)\\s+(?:करून\\s+)?देणार|विक्री\\s+करणार|विक्री\\s+देणार|विक्रेतागण|लेख्यकारी|प्रथम\\s+पक्ष(?:कार)?',
    second:
      'purchasers?|buyers?|vendees?|transferees?|allottees?|claimants?|खरेदीदार|खरेदी\\s+(?:करून\\s+)?घेणार|लिहून\\s+घेणार|विकत\\s+घेणार|लेख्यधारी|क्रेता|क्रेतागण|द्वितीय\\s+पक्ष(?:कार)?',
  },
  ['seller_name', 'buyer_name'],
)

const executed = dateAfter(
  'sale_deed.execution_date.opening',
  'execution_date',
  [
    thisDay,
    /(?:deed|indenture|sale)[^.]{0,80}?(?:made|executed|entered)[^.]{0,60}?(?:\son|\sthis|dated)/giu,
    /(?:date\s+of\s+execution|execution\s+date|executed\s+on|dated?(?!\s+of\s+(?:registration|presentation|reg\.))(?:\s+this)?)\s*[:.-]*/giu,
    /(?<!\p{L})(?:sign(?:s|ed)?|execut(?:es?|ed)|convey(?:s|ed)|sold|written)(?!\p{L})[^.;]{0,80}?\son\s+(?:the\s+)?(?=\d)/giu,
    /(?:आज|खरेदीखत|विलेख|निष्पादन)[^.\n]{0,30}?(?:दिनांक|दि|तारीख|तिथि)\s*[.:-]*/gu,
    /(?:दिनांक|तारीख|तिथि)\s*[.:-]*/gu,
  ],
  70,
  (text, at) => !/^this(?!\p{L})/iu.test(text.slice(at)) && isOfEarlier(text, at),
)

const registered = dateAfter(
  'sale_deed.registration_date.endorsement',
  'registration_date',
  [
    /(?:date\s+of\s+registration|registration\s+date|registered\s+on|नोंदणी\s*(?:चा)?\s*दिनांक|नोंदणी\s+केल्याचा\s+दिनांक)\s*[:.-]*/giu,
    /(?:registered\s+(?:as|at|in|with|under|before|document|doc)|(?<=\n[^\p{L}\n]*)reg(?:istration|n|d)?\.?\s+no)(?:[^.;]|(?<=\b(?:no|nos|vol|sr|dt|\p{L}))\.){0,140}?(?:\son(?:\s+dated)?|dated|\sdt\.?)\s*(?:this\s+)?(?:da(?:te|y)\s*)?/giu,
    /(?<!\p{L})registered\s+(?:as|at|with|under|no)[.\s][^\n]{0,80}?[.,]\s*dated?\s*[:.-]*/giu,
    /registered\s+(?:today|this\s+day)\s*,?\s*(?:dated|on|the)?\s*/giu,
    /presented\s+(?:for\s+registration\s+)?(?:today|at|in|on)(?:[^.;]|(?<=\d|\b(?:no|rs|\p{L}))\.){0,110}?\s(?:on|dated)\s*(?:the\s+)?/giu,
  ],
  40,
  isOfEarlier,
)

/** "… क्रमांक 412 पर आज दिनांक 17/05/2020 को रजिस्ट्रीकृत किया गया": of the deed itself only where it is today. */
const registeredToday = proseRule('sale_deed.registration_date.today', (flow) =>
  datesIn(flow.text)
    .filter(
      ({ start, end }) =>
        /(?<![\p{L}\p{M}])आज\s[^\n।]{0,14}$/u.test(flow.text.slice(Math.max(0, start - 24), start)) &&
        /^\s*(?:को|रोजी)\s[^।]{0,150}?(?:रजिस्ट्रीकृत|रजिस्टर्ड|पंजीकृत|पंजीबद्ध|निब[न्ं]{1,2}धित|नोंद[\p{L}\p{M}]*)/u.test(
          flow.text.slice(end, end + 180),
        ),
    )
    .slice(0, 1)
    .flatMap((date) => fromFlow(flow, 'registration_date', 'sale_deed.registration_date.today', date, 0.9)),
)

/** "On 24-03-2022 Certificate of Registration under section 60": the day stands over what was done on it. */
const registeredOn = proseRule('sale_deed.registration_date.certificate', (flow) =>
  datesIn(flow.text)
    .filter(
      ({ start, end }) =>
        /\bon[\s:]*$/iu.test(flow.text.slice(Math.max(0, start - 6), start)) &&
        /^\W{0,4}certificate\s+of\s+registration/iu.test(flow.text.slice(end, end + 40)),
    )
    .slice(0, 1)
    .flatMap((date) => fromFlow(flow, 'registration_date', 'sale_deed.registration_date.certificate', date, 0.92)),
)

/** "… have sold the said house for a sum of Rs. 35,00,000/-", "Sale deed worth Rs. …". */
const soldFor =
  /(?<!\p{L})(?:s[oe]ll?(?:d|ing)?|sale|convey(?:ed)?|purchase[ds]?|buy)(?!\p{L})(?:[^.;]|(?<=\b\p{Lu})\.){0,260}?\s(?:for|worth|at)\s+(?:(?:an?|the)\s+(?:\p{L}+\s+){0,3}(?:sum|amount|price)\s+of\s+)?(?=rs|₹|inr|rupees)/giu

const consideration = amountAfter(
  'sale_deed.consideration.phrase',
  'consideration_amount',
  [
    {
      phrase:
        /(?:(?:total|full|entire|agreed|lump\s?sum|final)\s+)?(?:sale\s+)?(?:consideration|price)(?:\s+(?:amount|value|price|money))?/giu,
      reach: 60,
      strength: 0.9,
    },
    { phrase: /(?:total|sale)\s+consideration[^.;]{0,60}/giu, reach: 60, strength: 0.85 },
    {
      phrase: /(?:consideration|sale\s+price|transaction\s+value)[^\n]{0,20}[:)]/giu,
      reach: 12,
      strength: 0.92,
      bare: true,
    },
    { phrase: soldFor, reach: 4, strength: 0.85 },
    {
      phrase: /(?:मोबदला|मोबदल्याची|किंमत|खरेदीची\s+रक्कम|मोबदल्यात|प्रतिफल|क्रय\s+मूल्य|विक्रय\s+मूल्य|विक्रय\s+राशि)/gu,
      reach: 50,
      strength: 0.9,
    },
  ],
  /stamp|market|earnest|advance|token|part\s+payment|balance|TDS|advance|guideline|बाजार|अग्रिम|बयाना/iu,
  /^[\s/=–-]*(?:\([^)]{3,120}\))?[\s,]*(?:as|being|towards)\s+(?:an?\s+|the\s+)?(?:earnest|advance|token|part)(?!\p{L})/iu,
)

/** "… या मोबदल्यात", "being the full and final sale consideration": not a part of it. */
const considerationBefore = amountBefore(
  'sale_deed.consideration.before',
  'consideration_amount',
  /^,?\s*(?:के\s+|की\s+|में\s+(?:[\p{L}\p{M}]+\s+){0,4}?)?(?:प्रतिफल|विक्रय|बेच)|^,?\s*(?:(?:इतक्या|एवढ्या|या|ह्या|च्या|एवढी|इतकी)\s+)*(?:किं?मती|किंमत|मोबदल्या|मोबदला)|^,?\s*(?:as|being|towards|for)\s+(?:the\s+)?(?:(?:full|final|total|entire|agreed|lump\s?sum|and)\s+)*(?:sale\s+)?(?:consideration|sale\s+price|price\s+of)/iu,
)

const stampDuty = amountAfter('sale_deed.stamp_duty.phrase', 'stamp_duty', [
  {
    phrase: /stamp\s*duty(?:\s+(?:paid|amount|of|value))*(?:\s*\(\s*(?:in\s+)?rs\.?\s*\))?\s*[:=-]*/giu,
    reach: 45,
    strength: 0.93,
    bare: true,
  },
  {
    phrase:
      /(?:मुद्रांक|स्टाम्प|स्टॅम्प|स्टैम्प|स्टांप)\s*(?:शुल्क|फी|ड्यूटी|ड्युटी)|(?:देय|अदा|कुल)\s+(?:स्टाम्प|स्टैम्प|स्टांप)(?=[\s:]+(?:रु|₹|मु|\d))/gu,
    reach: 40,
    strength: 0.9,
    bare: true,
  },
])

const numberOfDeed =
  /(?<![\p{L}])(?:(?:registered(?:\s+(?:as|vide|under))?|registration|regn?|document|doct?|deed|dast|serial|sr)\.?\s*(?:document\s+|doc\.?\s*|serial\s+)?(?:no|number|num)|दस्त\s*(?:क्रमांक|क्र|नं))[\s.:#-]*(?<number>(?:[\p{L}\p{M}]{2,5}[-/ ]?\d{0,2}\s?[-/]\s?|I{1,3}V?\s?[-–]\s?){0,2}\d{1,9}(?:\/(?:\d|I{1,3}V?)(?=\/\d{4}))?(?:\s*(?:\/|-|(?:of|for)(?:\s+the\s+year)?|सन)\s*(?:19|20)\d{2}(?:\s?-\s?\d{2}(?![-/\d]))?))(?!\d)/giu

/**
 * The office's endorsement numbers within a book, and leaves the year to its date: "Registered as document no. 11872 of
 * Book No. 1".
 */
const numberInBook =
  /(?<![\p{L}])(?:registered|regd?\.?)\s+(?:(?:as|at|with|under)\s+)?(?:registered\s+)?(?:document|doct?\.?|deed|serial|sr\.?|registration|reg\.?)?\s*(?:no|nos|number|num)\s*[.:#-]*\s*(?<number>\d{1,6}|\d{1,3},\d{3})(?=\s*,?\s*(?:of|in)\s+(?:additional\s+)?book)/giu

/** "… क्रमांक 3092 पर रजिस्ट्रीकृत किया गया", "Registered as Document No. 5620 dated …": the office's own words. */
const numberRegistered =
  /(?<![\p{L}\p{M}])क्रमांक\s*(?<number>\d{1,6})\s*पर(?=[^।\d]{0,60}?(?:रजिस्ट्री|रजिस्टर्ड|पंजी|निब[न्ं]))|(?<!\p{L})(?:registered\s+as\s+)?(?:document|doct?|deed|serial|sr|reg(?:istration|n|d)?)\.?\s*(?:no|number)[\s.:]*(?<dated>\d{1,6})(?=\s*[.,]?\s*(?:dated|on|registered|presented)\s)/giu

const documentNumber = proseRule('sale_deed.document_number.label', (flow) =>
  [
    ...[...flow.text.matchAll(numberOfDeed)].slice(0, 8),
    ...flow.text.matchAll(numberInBook),
    ...flow.text.matchAll(numberRegistered),
  ].flatMap((match) => {
    if (isOfEarlier(flow.text, match.index)) return []
    const number = match.groups?.number ?? match.groups?.dated ?? ''
    const start = match.index + match[0].lastIndexOf(number)
    const end = start + number.length
    const value = flow
      .printed(start, end)
      .replace(/\s*(?:(?:of|for)(?:\s+the\s+year)?|सन)\s*/i, '/')
      .replace(/\s*([-/])\s*/g, '$1')
      .replace(/(?<=\d),(?=\d{3})/, '')
    return fromFlow(flow, 'document_number', 'sale_deed.document_number.label', { value, start, end }, 0.9, {
      loose: !isRowOfItsOwn(flow.text, match.index, end),
    })
  }),
)

/** A label at the beginning of a line whose value ends the line: a form, no sentence. */
const isRowOfItsOwn = (text: string, start: number, end: number): boolean =>
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(0, start)) && /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(text.slice(end))

const office =
  /(?<![\p{L}\p{M}])(?:(?:office\s+of\s+(?:the\s+)?)?(?:(?:joint\s+|jt\.?\s*)?sub[\s-]*registrar(?:['’]?s)?(?:\s+office|\s*\(s\))?|(?:a\.?\s?)?[dj]\.?\s?s\.?\s?r\.?(?=[\s,])|registering\s+officer)|s\.?\s?r\.?\s?o\.?(?=\s)|registration\s+sub[\s-]*district|(?:सह\s*)?(?:दुय्यम\s+निबंधक|दु\.?\s?नि\.?|(?:उप|अवर)[\s-]*(?:निबन्धक|निबंधक|पंजीयक)|निबंधन\s+कार्यालय)(?:\s+कार्यालय)?)(?:\s+of\s+assurances)?\s*(?:[,:;–-]+|\bat\b|\bof\b|\bin\b|\boffice\b|\s)*\s*(?<place>(?:[IVX]{1,4}\s*,\s*|\p{L}+[-–]?[IVX]{1,4}\s*,\s*(?=\p{Lu}))?(?=[\p{L}\p{M}])(?:[\p{L}\p{M}.'’ ]|\d\d(?=[\s-]\p{L}{4})|(?<=\d)-){3,41}?(?:\n\p{Lu}\p{L}+)?(?:\s*(?:no\.?|number|क्र\.?|नं\.?)?[\s.-]*(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\p{M}\d]))?(?:\s\(\p{Lu}\p{L}{2,20}(?:\s\p{Lu}\p{L}{2,20})?\))?(?:\s*,\s*\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)?)(?=\t|\s*(?:[.,;)]|\n(?!\p{Lu}\p{L}+\s*(?:[.,;)]|\s(?:as|on|under|vide|in)\s))|\bon\b|\bunder\b|\bas\b|\bat\b|\bvide\b|\bin\b|\bwith\b|\balong\b|\bbetween\b|\bwithin\b|यांचे|येथे|$))/giu
const noOffice =
  /^(?:the|this|and|or|of|at|on|under|for|registered|document|book|executing|by|has|shall|within|office|signature|seal|concerned|competent|having|हे|यांचे)(?![\p{L}\p{M}])/iu

/** A place ends where the sentence goes on, as "Poonamallee and fee of", and with its cell. */
function lengthOfPlace(place: string, before: string): number {
  const sentence = place.search(/\s(?!nos?(?![\p{L}]))\p{Script=Latin}(?<=\p{Ll})/u)
  const cell = before.endsWith('\t') ? place.indexOf('\n') : -1
  return Math.min(...[place.length, sentence, cell].filter((length) => length >= 0))
}

const subRegistrar = proseRule('sale_deed.sub_registrar.named', (flow) =>
  [...flow.text.matchAll(office)].slice(0, 6).flatMap((match, nth) => {
    const place = (match.groups?.place ?? '').trim()
    if (noOffice.test(place) || isOfEarlier(flow.text, match.index)) return []
    const start = match.index + match[0].lastIndexOf(place)
    const end = start + lengthOfPlace(place, flow.text.slice(0, start))
    const value = flow.printed(start, end).replace(/[\s,.:-]+$/, '')
    return fromFlow(
      flow,
      'sub_registrar_office',
      'sale_deed.sub_registrar.named',
      { value, start, end },
      0.8 * 0.95 ** nth,
    )
  }),
)

export const saleDeedDocument: DocumentDefinition = {
  type: 'SALE_DEED',
  prose: true,
  cues: [
    ...titles({
      'Sale Deed': 1.9,
      'Deed of Sale': 1.9,
      'Deed of Absolute Sale': 2,
      'Absolute Sale Deed': 2,
      'Deed of Conveyance': 1.6,
      'Conveyance Deed': 1.6,
      'Indenture of Sale': 1.8,
      'Indenture of Conveyance': 1.6,
      'Agreement for Sale': 1.7,
      'Agreement to Sell': 1.6,
      'Agreement of Sale': 1.6,
      खरेदीखत: 1.8,
      'विक्रय पत्र': 1.8,
      'विक्रय विलेख': 1.9,
      बैनामा: 1.6,
      अभिहस्तांतरणपत्र: 1.5,
    }),
    ...words({
      'This Deed of Sale': 0.8,
      'This Sale Deed': 0.8,
      'Deed of Absolute Sale is made': 0.8,
      Vendor: 0.3,
      Purchaser: 0.4,
      Transferor: 0.3,
      Transferee: 0.3,
      Promoter: 0.2,
      Allottee: 0.3,
      'hereby agrees to sell': 0.4,
      'Sale Consideration': 0.5,
      'Schedule of the Property': 0.5,
      'Schedule of Property': 0.5,
      'hereinafter called the Vendor': 0.6,
      'hereinafter called the Seller': 0.6,
      'free from all encumbrances': 0.5,
      'Sub-Registrar': 0.15,
      'लिहून घेणार': 0.6,
      'लिहून देणार': 0.6,
      खरेदीदार: 0.5,
      विक्रेता: 0.4,
      क्रेता: 0.4,
      'विक्रय प्रतिफल': 0.5,
    }),
  ],
  signs: {},
  labels: {},
  rules: [
    ...parties,
    executed,
    registered,
    registeredToday,
    registeredOn,
    consideration,
    considerationBefore,
    stampDuty,
    documentNumber,
    subRegistrar,
    soldPlace,
  ],
}
