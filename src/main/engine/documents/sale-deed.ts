/** Deeds of sale: many pages of sentences, English or Marathi. */
import { editsOf, ownDays, registrationDays } from './deeds/deed-days'
import { amountAfter, amountBefore, electedRule, firstPlaces, mostInDoubt, partyRules } from './deeds/deed-rules'
import { deedNumbers, hasOfficeBefore } from './deeds/deed-number'
import { isCalledByRank, registrars } from './deeds/deed-office'
import { stampDuty } from './deeds/deed-stamp-duty'
import { deedsOfSale } from './languages/agreements'
import { soldPlace } from './deeds/sale-deed-premises'
import { mostDoubted } from '../extraction/rules/bounds'
import { titles, words, type DocumentDefinition } from './definition'

const parties = partyRules(
  'sale_deed',
  {
    first:
      'vendors?|sellers?|transferors?|assignors?|executants?|promoters?|owner(?:s|\\/seller)?|first\\s+part(?:y|ies)|विक्रेता|विक्रेते|विक्रेती|(?:लिहून|खरेदी)\\s+(?:करून\\s+)?देणार|विक्री\\s+करणार|विक्री\\s+देणार|विक्रेतागण|लेख्यकारी|प्रथम\\s+पक्ष(?:कार)?',
    second:
      'purchasers?|buyers?|vendees?|transferees?|assignees?|allottees?|claimants?|second\\s+part(?:y|ies)|खरेदीदार|खरेदी\\s+(?:करून\\s+)?घेणार|लिहून\\s+घेणार|विकत\\s+घेणार|लेख्यधारी|क्रेता|क्रेतागण|द्वितीय\\s+पक्ष(?:कार)?',
  },
  ['seller_name', 'buyer_name'],
)

const executed = electedRule('sale_deed.execution_date.own', 'execution_date', ownDays, editsOf)
const registered = electedRule('sale_deed.registration_date.registry', 'registration_date', registrationDays, editsOf)

/** "… have sold the said house for a sum of Rs. 35,00,000/-", "Sale deed worth Rs. …". */
const soldFor =
  /(?<!\p{L})(?:s[oe]ll?(?:d|s|ing)?|sale|convey(?:ed|s)?|purchase[ds]?|buy)(?!\p{L})(?:[^.;]|(?<=\b\p{Lu})\.){0,260}?\s(?:for|worth|at)\s+(?:(?:an?|the)\s+(?:\p{L}+\s+){0,3}(?:sum|amount|price)\s+of\s+)?(?=rs|₹|inr|rupees)/giu

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
    {
      phrase:
        /(?<![\p{L}\p{M}])(?:प्रतिफल|मोबदला|किंमत|(?:विक्रय|क्रय)\s+(?:मूल्य|राशि)|सौदा\s+राशि)(?:\s+[\p{L}\p{M}]+){0,2}\s*(?:\([^)\n]{0,16}\)\s*)?[:：\t–-]+\s*/gu,
      reach: 4,
      strength: 0.9,
      bare: true,
    },
    // As deeds of Bihar call the price; "जरसम्मन में से": a part of it.
    { phrase: /ज़?र[ेए]?\s?सम(?:्म)?न(?![\p{L}\p{M}]|\s+में)[\s:–-]*/gu, reach: 8, strength: 0.9, bare: true },
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

const documentNumber = electedRule(
  'sale_deed.document_number.registry',
  'document_number',
  deedNumbers,
  ({ isRow, value }) => ({ loose: !isRow, ...(hasOfficeBefore(value) ? { most: mostDoubted } : {}) }),
)
/** Some call the office by its town alone, and some by its rank and its town: places that repeat it tell not which. */
const subRegistrar = firstPlaces(
  electedRule('sale_deed.sub_registrar.registry', 'sub_registrar_office', registrars, ({ value }) => ({
    most: isCalledByRank(value) ? mostInDoubt : mostDoubted,
    loose: false,
  })),
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
      बयनामा: 1.6,
      'फरोक्त खत': 1.8,
      'फरोक्त पत्र': 1.8,
      फरोख्तनामा: 1.6,
      'खुष खरेदी पत्र': 1.8,
      'खरेदी पत्र': 1.7,
      'विक्री करारनामा': 1.6,
      साठेखत: 1.5,
      'Kharedi Khat': 1.6,
      'Vikray Patra': 1.6,
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
      'फरोक्त करून': 0.5,
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
    consideration,
    considerationBefore,
    stampDuty,
    documentNumber,
    subRegistrar,
    soldPlace,
    ...deedsOfSale,
  ],
}
