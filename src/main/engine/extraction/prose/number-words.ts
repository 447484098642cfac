/** Numbers in words, as deeds write amounts and years out: English, Hindi and Marathi, with lakh and crore. */
import { distance } from 'fastest-levenshtein'

const english = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`.split(/\s+/)
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 to 99; spellings of one number are joined by a slash. */
const marathi = `शून्य एक दोन तीन चार पाच/पांच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस एकवीस
  बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस/अठ्ठाविस एकोणतीस तीस एकतीस बत्तीस तेहतीस/तेहेतीस चौतीस पस्तीस छत्तीस सदतीस
  अडतीस एकोणचाळीस चाळीस एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस/शेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस
  एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ साठ एकसष्ट बासष्ट त्रेसष्ट
  चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर सत्तर एक्काहत्तर/एकाहत्तर बाहत्तर/बहात्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर
  सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी
  अठ्ठ्याऐंशी एकोणनव्वद नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव
  नव्व्याण्णव`.split(/\s+/)
/** 2 to 99. */
const hindi = `दो तीन चार पाँच/पांच छह/छः/छ: सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह/सत्तरह अठारह/अट्ठारह
  उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस उनतीस/उन्तीस
  तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस चालीस इकतालीस
  बयालीस/बियालीस तैंतालीस/तिरालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास/उन्चास पचास इक्यावन
  बावन तिरपन/तिरेपन चौवन/चव्वन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ
  छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर/पिचहत्तर/पिचत्तर छिहत्तर सतहत्तर
  अठहत्तर उन्यासी/उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी नब्बे
  इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे/पंचानबे छियानवे/छियानबे
  सत्तानवे/सत्तानबे अट्ठानवे/अठानवे निन्यानवे/निन्यानबे`.split(/\s+/)

const units = new Map<string, number>([
  ...english.map((word, n) => [word, n] as const),
  ...tens.map((word, n) => [word, 30 + 10 * n] as const),
  ...([
    ['fourty', 40],
    ['ninty', 90],
  ] as const),
  ...marathi.flatMap((spellings, n) => spellings.split('/').map((word) => [word, n] as const)),
  ...hindi.flatMap((spellings, n) => spellings.split('/').map((word) => [word, n + 2] as const)),
])
const scales = new Map<string, number>([
  ['hundred', 100], ['शंभर', 100], ['सौ', 100],
  ['thousand', 1000], ['thousands', 1000], ['हजार', 1000], ['हज़ार', 1000],
  ['lakh', 1e5], ['lakhs', 1e5], ['lac', 1e5], ['lacs', 1e5], ['लाख', 1e5], ['लक्ष', 1e5],
  ['crore', 1e7], ['crores', 1e7], ['कोटी', 1e7], ['करोड़', 1e7], ['करोड', 1e7],
]) // prettier-ignore
/** One and a half, two and a half: said of the scale that follows. */
const halves = new Map([['दीड', 1.5], ['अडीच', 2.5], ['डेढ़', 1.5], ['ढाई', 2.5]]) // prettier-ignore
const fillers = new Set(['and', 'व', 'आणि', 'only', 'फक्त', 'मात्र', 'केवल'])

export interface NumberInWords {
  readonly value: number
  readonly start: number
  readonly end: number
  /** True where a word was taken for the one that it is like. */
  readonly repaired: boolean
}

/**
 * The number that a text begins with, marks and blanks before it allowed; null where it begins with none. "Forty Five
 * Lakhs", "Two Thousand and Twenty-One", "पंचेचाळीस लाख पाचशे".
 */
export function numberInWords(text: string): NumberInWords | null {
  let total = 0
  let group = 0
  let [start, end] = [-1, 0]
  let repaired = false
  let spoken = 0
  const matches = [...text.matchAll(/[\p{L}\p{M}]+|[^\s\p{L}\p{M},.&-]/gu)]
  for (const [at, match] of matches.entries()) {
    if (match.index < end) continue
    const word = match[0].toLowerCase()
    if (spoken > 0 && fillers.has(word)) continue
    const rest = partedRest(word, matches[at + 1]?.[0])
    const meant = meaningOf(word + rest)
    if (!meant) {
      if (spoken > 0 || match.index > 12) break
      continue
    }
    repaired ||= meant.repaired
    if (meant.unit !== null) group += meant.unit
    if (meant.scale === 100) group = (group || 1) * 100
    else if (meant.scale !== null) {
      total += (group || 1) * meant.scale
      group = 0
    }
    if (start < 0) start = match.index
    end = rest === '' ? match.index + match[0].length : matches[at + 1]!.index + rest.length
    spoken++
  }
  return start < 0 ? null : { value: total + group, start, end, repaired }
}

/** "fif ty": of a word that a blank parts, which hands leave within one, what is behind the blank; else nothing. */
function partedRest(word: string, next: string | undefined): string {
  const whole = word + (next ?? '').toLowerCase()
  const isParted = meaningOf(word) === null && (units.has(whole) || scales.has(whole)) && whole.length >= shortestParted
  return isParted ? next!.toLowerCase() : ''
}
const shortestParted = 5

interface Meaning {
  readonly unit: number | null
  readonly scale: number | null
  readonly repaired: boolean
}

/** Of hands the h is read as other letters with a stem. */
const nearlyLakh = /^[lit]ak[hbnikl]$/

function meaningOf(word: string): Meaning | null {
  const unit = units.get(word) ?? halves.get(word) ?? ordinal(word)
  if (unit !== undefined) return { unit, scale: null, repaired: false }
  const scale = scales.get(word)
  if (scale !== undefined) return { unit: null, scale, repaired: false }
  // "पाचशे": five hundred in one word.
  const hundreds = /^(.+)शे$/.exec(word)?.[1]
  const count = hundreds === undefined ? undefined : units.get(hundreds)
  if (count !== undefined) return { unit: count * 100, scale: null, repaired: false }
  if (nearlyLakh.test(word)) return { unit: null, scale: 1e5, repaired: true }
  if (word.length < 5) return null
  const near = [...units, ...scales].filter(([name]) => name.length >= 5 && distance(name, word) === 1)
  const values = new Set(near.map(([, value]) => value))
  const [first] = near
  if (!first || values.size > 1) return null
  return scales.has(first[0])
    ? { unit: null, scale: first[1], repaired: true }
    : { unit: first[1], scale: null, repaired: true }
}

const ordinals = new Map<string, number>(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, i) => [word, i + 1] as const),
)

/** "twelfth", "thirtieth": days are written so. */
function ordinal(word: string): number | undefined {
  const known = ordinals.get(word)
  if (known !== undefined || !word.endsWith('th')) return known
  return units.get(word.replace(/ieth$/, 'y').replace(/th$/, ''))
}
