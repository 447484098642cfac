import { placeKey } from './place-key'
import { nameSound } from './text/sound'

/** A state or union territory: census code, name in lower case, short forms, other spellings and old names. */
export interface State {
  readonly code: string
  readonly name: string
  /** Only taken where they stand at the end of an address. */
  readonly short: readonly string[]
  readonly aliases: readonly string[]
}

const rows: readonly (readonly [code: string, name: string, short: string, aliases: string])[] = [
  [
    '01',
    'jammu and kashmir',
    'jk|j&k|j and k',
    'jammu kashmir|jammu & kashmir|jammu|जम्मू और कश्मीर|जम्मू कश्मीर|जम्मू आणि काश्मीर',
  ],
  ['02', 'himachal pradesh', 'hp|h.p', 'himachal|हिमाचल प्रदेश'],
  ['03', 'punjab', 'pb', 'panjab|पंजाब'],
  ['04', 'chandigarh', 'ch|chd', 'chandigarh ut|चंडीगढ़|चंडीगढ'],
  ['05', 'uttarakhand', 'uk|u.k|ua', 'uttaranchal|uttrakhand|uttarkhand|uttra khand|उत्तराखंड|उत्तराखण्ड'],
  ['06', 'haryana', 'hr', 'hariyana|hariana|हरियाणा'],
  ['07', 'delhi', 'dl', 'nct of delhi|delhi nct|nct delhi|dilli|दिल्ली|नई दिल्ली'],
  ['08', 'rajasthan', 'rj|raj', 'rajastan|राजस्थान'],
  ['09', 'uttar pradesh', 'up|u.p', 'uttarpradesh|uttar pardesh|उत्तर प्रदेश'],
  ['10', 'bihar', 'br', 'बिहार'],
  ['11', 'sikkim', 'sk', 'सिक्किम'],
  ['12', 'arunachal pradesh', 'ar', 'arunachal|अरुणाचल प्रदेश'],
  ['13', 'nagaland', 'nl', 'नागालैंड|नागालँड'],
  ['14', 'manipur', 'mn', 'मणिपुर'],
  ['15', 'mizoram', 'mz', 'मिजोरम|मिझोराम'],
  ['16', 'tripura', 'tr', 'त्रिपुरा'],
  ['17', 'meghalaya', 'ml', 'मेघालय'],
  ['18', 'assam', 'as', 'asom|असम|आसाम'],
  ['19', 'west bengal', 'wb|w.b', 'westbengal|paschim banga|paschim bangal|bengal|पश्चिम बंगाल|पश्चिमबङ्ग|पश्चिमबंग'],
  ['20', 'jharkhand', 'jh', 'झारखंड|झारखण्ड'],
  ['21', 'odisha', 'od|or', 'orissa|ओडिशा|ओड़िशा|उड़ीसा|उडीसा'],
  ['22', 'chhattisgarh', 'cg|c.g', 'chattisgarh|chhatisgarh|chattishgarh|छत्तीसगढ़|छत्तीसगढ|छत्तीसगड'],
  ['23', 'madhya pradesh', 'mp|m.p', 'madhyapradesh|मध्य प्रदेश'],
  ['24', 'gujarat', 'gj|guj', 'gujrat|गुजरात'],
  ['26', 'dadra and nagar haveli and daman and diu', 'dn|dd|dnh|dnhdd', 'dadra and nagar haveli|dadra & nagar haveli|daman and diu|daman & diu|the dadra and nagar haveli and daman and diu|दादरा और नगर हवेली और दमन और दीव'], // prettier-ignore
  ['27', 'maharashtra', 'mh|maha', 'maharastra|maharashta|महाराष्ट्र'],
  ['29', 'karnataka', 'ka|kar', 'karnatka|कर्नाटक'],
  ['30', 'goa', 'ga', 'गोवा'],
  ['31', 'lakshadweep', 'ld', 'laccadives|लक्षद्वीप'],
  ['32', 'kerala', 'kl|ker', 'keralam|केरल|केरळ|केरळं'],
  ['33', 'tamil nadu', 'tn|t.n', 'tamilnadu|tamil naidu|madras state|तमिलनाडु|तमिळनाडु|तमिळनाडू|तमिऴ्नाडु|तमिऴ्नाटु'],
  ['34', 'puducherry', 'py|pondy', 'pondicherry|ponducherry|पुदुचेरी|पुडुचेरी'],
  ['35', 'andaman and nicobar islands', 'an|a&n', 'andaman and nicobar|andaman & nicobar|andaman & nicobar islands|andaman nicobar|andaman nicobar islands|andaman|andamans|andaman islands|a&n islands|a & n islands|a and n islands|an islands|अंडमान और निकोबार'], // prettier-ignore
  ['36', 'telangana', 'ts|tg', 'telengana|telangna|तेलंगाना|तेलंगणा|तेलंगाणा|तेलंगाण|तेलङ्गाण'],
  ['37', 'andhra pradesh', 'ap|a.p', 'andhrapradesh|andhra|आंध्र प्रदेश|आन्ध्र प्रदेश|आंध्रप्रदेश|आंध्र प्रदेश्'],
  ['38', 'ladakh', 'la', 'लद्दाख'],
]

const parted = (text: string): readonly string[] => text.split('|').filter((part) => part !== '')

export const states: readonly State[] = rows.map(([code, name, short, aliases]) => ({
  code,
  name,
  short: parted(short),
  aliases: parted(aliases),
}))

/** Of states those that were parted from them in 2000 and 2014: a card may name the older one still. */
export const youngerStates: ReadonlyMap<string, string> = new Map([['09', '05'], ['10', '20'], ['23', '22'], ['37', '36']]) // prettier-ignore

/** Census codes of the states that are cities: Delhi, Chandigarh, Puducherry. */
export const cityStates: ReadonlySet<string> = new Set(['07', '04', '34'])

const byKey = new Map(
  states.flatMap((state) => [state.name, ...state.aliases].map((name) => [placeKey(name), state] as const)),
)
const byCode = new Map(states.map((state) => [state.code, state]))

/** The state of this name or spelling, whole and exact; null where there is none. */
export function stateNamed(name: string): State | null {
  return byKey.get(placeKey(name)) ?? null
}

/** As stateNamed, for a name that is in the form of placeKey already. */
export const stateOfKey = (key: string): State | null => byKey.get(key) ?? null

/** Names of two words and more, by sound: one that is read from Devanagari is spelt by ear. */
const bySound = new Map(states.filter(({ name }) => name.includes(' ')).map((state) => [nameSound(state.name), state]))

export const stateOfSound = (sound: string): State | null => bySound.get(sound) ?? null

export function stateOfCode(code: string): State | null {
  return byCode.get(code) ?? null
}
