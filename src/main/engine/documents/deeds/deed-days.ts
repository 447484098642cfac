/** The days that a deed tells: its own, and that on which an office registered it. */
import { mostDoubted } from '../../extraction/rules/bounds'
import {
  ballot,
  sentenceAround,
  weightOfWords,
  type Elected,
  type Voice,
  type WordSign,
} from '../../extraction/prose/ballot'
import { datesIn, dayRightBehind, endsPeriod, type ProseDate } from '../../extraction/prose/dates'
import { sectionsOf, type Section } from '../../extraction/prose/deed-sections'
import type { Flow } from '../../extraction/prose/flow'
import { onceFor } from '../../once-for'
import { toldOfEarlier, weightOfOwn } from './deed-earlier'

export interface DayVoice extends Voice {
  readonly repaired: boolean
}

/** A day of which something was guessed is not sure by itself. */
export const editsOf = ({ repaired }: DayVoice): { readonly edits: number; readonly most?: number } =>
  repaired ? { edits: 1, most: mostDoubted } : { edits: 0 }

type BySection = Readonly<Record<Section, number>>

/** Days of payments, of birth, of papers of others. */
const ofOtherThings: readonly WordSign[] = [
  {
    before:
      /(?<![\p{L}\p{M}])(?:che?que|draft|d\.?\s?d|neft|rtgs|imps|utr|pay\s?order|transaction|transfer|upi|bank|cash|धनादेश|चेक|ड्राफ्ट|आरटीजीएस|एनईएफटी)(?![\p{L}\p{M}])[^;]{0,60}$/iu,
    weight: -4,
  },
  {
    before: /(?:che?que|draft|neft|rtgs|imps|utr)[^\n]*\n(?:[^\n]*\t)?$/iu,
    after: /^\t/u,
    weight: -3,
  },
  {
    before: /(?<![\p{L}\p{M}])(?:birth|born|d\.?o\.?b|death|died|expired|demise|जन्म|मृत्यु|मृत्यू)[^;]{0,30}$/iu,
    weight: -5,
  },
  {
    before:
      /(?<![\p{L}\p{M}])(?:resolution|attorney|letter|order|sanction(?:ed)?|permission|certificate(?!\s+of\s+registration)|commencement|occupancy|mutation|licen[cs]e\s+no|noc|approval|approved|plan|probate|will|agreement\s+(?:for\s+sale|to\s+sell|of\s+sale)|saudachitti|challan|grn|receipt|invoice|आदेश|ठराव|कुलमुखत्यार\S*|मुखत्यार\S*|मुख्तार\S*|पावती|चलान)[^;]{0,50}?(?:dated?|dt|दिनांक\S*|दि|on)[\s.:]*$/iu,
    weight: -3,
  },
  {
    before:
      /(?<![\p{L}\p{M}])(?:issued?|purchased?|print(?:ed)?|download(?:ed)?|valid|stamp\s+paper|स्टॅम्प|मुद्रांक\s+(?:विक्री|खरेदी))[^;\n]{0,40}$/iu,
    weight: -3,
  },
  { before: /(?:on\s+or\s+before|not\s+later\s+than|up\s?to|until|till|due|by|before)\s+(?:the\s+)?$/iu, weight: -3 },
]

const ownSections: BySection = { front: 0.2, opening: 1.5, body: -1.5, schedule: -1.5, behind: -1 }

const executed = '(?:made|executed|entered|signed|drawn|written|prepared|executes?)'
const ownSigns: readonly WordSign[] = [
  { before: /(?<!\p{L})this(?:\s+the)?\s*$/iu, weight: 4 },
  {
    before:
      /(?<!\p{L})this(?:\s+the)?\s+(?:day|date)[\s,]+(?:i\.\s?e\.?[\s,]*|viz\.?[\s,]*|being[\s,]+|of[\s,]+|dated[\s,]+|on[\s,]+|the[\s,]+)*$/iu,
    weight: 4,
  },
  { before: /(?<!\p{L})today(?:[\s,]+(?:i\.\s?e\.?|dated?|on|the|being))*[\s,:.]*$/iu, weight: 2.5 },
  {
    before: new RegExp(
      String.raw`(?<!\p{L})${executed}(?!\p{L})[^;]{0,180}?(?:\s(?:on|this|dated?|at)[\s,:.-]*(?:the\s+)?|[,:]\s*)$`,
      'iu',
    ),
    weight: 2.5,
  },
  {
    before: /(?:deed|agreement|indenture|lease|licen[cs]e)[^;]{0,40}?(?:\s(?:on|dated?|of)|,)\s*(?:the\s+)?$/iu,
    weight: 0.8,
  },
  {
    before:
      /(?:date\s+of\s+(?:the\s+|this\s+)*(?:deed|agreement|execution|lease|document|indenture|tenancy)(?:\s+of\s+\p{L}+)?|(?:execution|agreement|deed|lease|document|effective)\s+date|executed\s+on|date\s+executed)[^\p{L}\d]*(?:\([^)\n]{0,20}\)[^\p{L}\d]*)?$/iu,
    weight: 3.5,
  },
  {
    before:
      /(?:(?:तारीख|तिथि|दिनांक)\s+(?:तहरीर|निष्पादन)|(?:निष्पादन|तहरीर)\s*(?:की\s+|का\s+)?(?:तिथि|दिनांक|तारीख)|(?:करार|करारनामा|अनुबंध|दस्त|विलेख|खरेदीखत)\p{M}*(?:चा|ची|की|का|ाचा|ाची)?\s+(?:दिनांक|तारीख|तिथि))[^\p{L}\d]*$/u,
    weight: 3.5,
  },
  { before: /(?<![\p{L}\p{M}])आज[^।\n]{0,30}$/u, weight: 3 },
  {
    before:
      /(?:करारनामा|करार|खरेदीखत|विलेख|विक्रय\s*पत्र|बैनामा|किरायानामा|अनुबंध)[\p{L}\p{M}]*[^।\n]{0,40}?(?:दिनांक|दि\.?|तारीख|तिथि)[\s.:-]*$/u,
    weight: 2,
  },
  {
    before:
      /(?<![\p{L}\p{M}])(?:हे|हा|सदरचे)\s+(?:विक्री\s*पत्र|खरेदी\s*(?:खत|पत्र)|करार(?:नामा|पत्र)|भाडे\s*करार[\p{L}\p{M}]*)\s[^।]{0,160}$/u,
    weight: 2,
  },
  { after: /^[^।.\n]{0,110}?(?:निष्पादित|लिख(?:ा|ी|कर)\s|लिहून|करण्यात|केले|केला|सम्पादित|संपादित|तहरीर)/u, weight: 1.5 },
  { before: /(?<!\p{L})(?:dated?|दिनांक|तारीख|तिथि|दि\.?)[\s.:–-]*$/iu, weight: 0.8 },
  {
    before: /(?:काम\s+आ(?:वे|वें|ये|ए|यें)|प्रमाण\s+रहे|serve\s+as\s+proof)[^।]{0,50}$/iu,
    weight: 3,
  },
  { after: /^[\s,]*\(?\s*(?:hereinafter\s+|the\s+|")*(?:execution|effective|agreement)\s+date/iu, weight: 2 },
  // In a table of days that of the registration stands before a label of its own.
  {
    before:
      /(?:register(?:ed|ing)?|registration|presented|presentation|नोंद|पंजी|रजिस्ट्री)(?:(?!date\s+of\s+execution|execution\s+date)[^;।]){0,120}$/iu,
    weight: -3,
  },
  { after: /^\s*(?:को|रोजी)\s[^।]{0,200}?(?:रजिस्ट्री|पंजी|नोंद|निब[न्ं]{1,2}धित)/u, weight: -4 },
  {
    before: /(?:commenc|start|begin|effect|w\.?\s?e\.?\s?f|from|period|term|years?|months?)[^;]{0,40}$/iu,
    weight: -1.5,
  },
  {
    after:
      /^\s*(?:from|से|पासून|ते(?!\s+दिवशी)|to|till|until|up\s?to)(?![\p{L}\p{M}])\s*(?:the\s+)?(?:दि(?:नांक)?\.?\s*)?\d/iu,
    weight: -4,
  },
  ...ofOtherThings,
]

/** "… कि समय पर काम आवे। दिनांक 17-02-2020", "… may serve as a proof in time of need. Dated …": the day stands in a sentence of its own behind that which ends a deed. */
const closesDeed =
  /(?:काम\s+आ(?:वे|वें|ये|ए|यें)|प्रमाण\s+रहे|सनद\s+रहे|लिख\s+दिया)[^।\n]{0,50}।\s*(?:इति\s+)?(?:दिनांक|तारीख|तिथि|दि)[\s.:–-]*$|(?:serve\s+as\s+(?:an?\s+)?(?:proof|evidence|record)|remain\s+(?:an?\s+|in\s+)?(?:proof|evidence|record))[^.]{0,60}\.\s*dated?[\s.:–-]*$/iu
const reachOfClose = 120

const earlierWeight = -3
const least = 1.6

/** The days that may be a deed's own, the likeliest first. */
export const ownDays = onceFor((flow: Flow): readonly Elected<DayVoice>[] => {
  const dates = datesIn(flow.text)
  const sections = sectionsOf(flow)
  const inOpening = dates.find(({ start }) => sections.of(start) === 'opening')
  const voices = dates.map((date) => {
    const { before, after } = sentenceAround(flow.text, date.start, date.end)
    const section = sections.of(date.start)
    const said = /^this(?!\p{L})/iu.test(flow.text.slice(date.start, date.end)) ? 'this ' : ''
    const weight =
      ownSections[section] +
      weightOfWords(ownSigns, before + said, after) +
      (date === inOpening ? 0.8 : 0) +
      (closesDeed.test(flow.text.slice(Math.max(0, date.start - reachOfClose), date.start)) ? 3 : 0) +
      (beginsPeriod(flow.text, dates, date) ? -4 : 0) +
      (toldOfEarlier(before) && !/(?<!\p{L})this(?:\s+the)?\s*$/iu.test(before + said) ? earlierWeight : 0)
    return { ...date, weight }
  })
  return ballot(voices).filter(({ weight }) => weight >= least)
})

const since = /^\s*(?:से|पासून|ते(?!\s+दिवशी))(?![\p{L}\p{M}])/u

/** "आज दिनांक 04/11/2019 से … का कब्जा": what is given from today on is given by a deed of that day. */
const today = /(?<![\p{L}\p{M}])आज\s+(?:दिनांक|दि\.?|तारीख|तिथि)[\s.:–-]*$/u
const reachOfToday = 24

/** "दिनांक 01/02/2025 से 31/12/2025 तक": from that day on something lasts, and is not done on it. */
function beginsPeriod(text: string, dates: readonly ProseDate[], { start, end }: ProseDate): boolean {
  const last = dayRightBehind(dates, end)
  const isSince = since.test(text.slice(end)) && !today.test(text.slice(Math.max(0, start - reachOfToday), start))
  return isSince || (last !== undefined && endsPeriod(text, last))
}

const registrySections: BySection = { front: 0.5, opening: -1.5, body: -2.5, schedule: -2, behind: 1.5 }
const registered =
  '(?:registered|registration|regn?d?|नोंद[\\p{L}\\p{M}]*|पंज[िी][\\p{L}\\p{M}]*|रजिस्ट[\\p{L}\\p{M}]*|निब[न्ं]{1,2}धित)'
const registrySigns: readonly WordSign[] = [
  {
    before: new RegExp(
      String.raw`(?:date\s+of\s+registration|registration\s+date|registered\s+on|date\s+registered|नोंदणी\s*(?:चा|ची)?\s*(?:दिनांक|तारीख)|नोंदणी\s+केल्याचा\s+दिनांक|पंजी(?:करण|यन)\s*(?:की\s+|का\s+)?(?:दिनांक|तिथि|तारीख))[^\p{L}\d]*(?:\([^)\n]{0,20}\)[^\p{L}\d]*)?$`,
      'iu',
    ),
    weight: 3.5,
  },
  {
    before: new RegExp(
      String.raw`(?<!to\s+be\s|(?:date\s+of|for)\s)${registered}(?![\p{L}\p{M}]|\s+(?:rules|act|fees?|district|office|charges))[^;]{0,200}$`,
      'iu',
    ),
    weight: 2,
  },
  {
    after: new RegExp(String.raw`^[^।.;\n]{0,120}?(?:को|रोजी)?[^।.;\n]{0,150}?${registered}`, 'iu'),
    before: /(?:आज|पर|क्रमांक|नंबर|on|today|dated?)[^।\n]{0,40}$/iu,
    weight: 1.5,
  },
  { before: /(?:present(?:ed|ation)|submitted|सादर|प्रस्तुत|दाखल|हजर)[^;]{0,260}$/iu, weight: 0.8 },
  { before: /(?:admitted|admission|identified|कबूल|कबुली|पहचान)[^;]{0,100}$/iu, weight: 0.4 },
  { before: /(?<!\p{L})today[\s,]*(?:dated?|on)?[\s,:.]*$/iu, weight: 1 },
  { before: /(?:on\s+)?this\s+(?:date|day|the)?[\s,]*$|(?<![\p{L}\p{M}])आज[^।\n]{0,16}$/iu, weight: 0.6 },
  {
    before: /(?<![\p{L}\p{M}])आज[^।\n]{0,16}$/u,
    after: /^\s*(?:को|रोजी)\s[^।]{0,200}?(?:रजिस्ट्री|पंजी|नोंद|निब[न्ं]{1,2}धित)/u,
    weight: 3,
  },
  {
    before: /(?:^|[\t\n])[^\p{L}\n\t]*date\s+of[\s:]*$/iu,
    after: /^[^\p{L}\n]{0,12}\n[^\p{L}\n]*registration(?!\p{L})/iu,
    weight: 3.5,
  },
  { before: /date\s+of\s+(?:admission|presentation|query)[^\p{L}\d]*$/iu, weight: -2.5 },
  // Seals tell when a deed was presented, admitted and registered.
  { before: /शिक्का\s+क्र[^\p{L}\n]{1,8}ची\s+वेळ[^\p{L}\d]*$/u, weight: 2 },
  { before: /(?:execut\p{L}+|निष्पाद\p{L}*|deed\s+date|date\s+of\s+(?:deed|document))[^;\n]{0,24}$/iu, weight: -3 },
  { before: /(?:date|dt|dated|दिनांक)[\s.:]*$/iu, weight: 0.3 },
  ...ofOtherThings,
]
/** A day that heads lines of what was done on it: "On 24-03-2022 / Certificate of Registration …". */
const headsLines = /(?:^|\n)[^\p{L}\n]*(?:on|date[d:]?)[\s:.]*$/iu
const registeredUnder = /certificate\s+of\s+registration|registered\s+in\s+book/iu
const leastOfRegistry = 2.2

const day = 86_400_000
/** A deed must be presented within four months of its day, and is registered soon after that. */
export const longestWait = 270

/** Days between two; below zero where the second is the earlier. */
export const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / day

/** How far a day may be that of the registration of a deed of an own day. */
function weightOfWait(own: string | undefined, date: string): number {
  if (own === undefined) return 0
  const wait = daysBetween(own, date)
  if (wait < 0) return -6
  return wait <= longestWait ? 1 : -2
}

/** The days on which an office may have registered a deed, the likeliest first. */
export const registrationDays = onceFor((flow: Flow): readonly Elected<DayVoice>[] => {
  const own = ownDays(flow)[0]?.value
  const dates = datesIn(flow.text)
  const sections = sectionsOf(flow)
  const voices = dates.map((date, i) => {
    const { before, after } = sentenceAround(flow.text, date.start, date.end)
    const section = sections.of(date.start)
    const until = dates.find((next, j) => j > i && headsLines.test(flow.text.slice(0, next.start)))?.start
    const heads =
      headsLines.test(flow.text.slice(Math.max(0, date.start - 20), date.start)) &&
      registeredUnder.test(flow.text.slice(date.end, until ?? date.end + 600))
    const weight =
      registrySections[section] +
      weightOfWords(registrySigns, before, after) +
      weightOfWait(own, date.value) +
      (heads ? 3 : 0) +
      weightOfOwn(before) +
      (section !== 'behind' && toldOfEarlier(before) ? earlierWeight : 0)
    return { ...date, weight }
  })
  return ballot(voices).filter(({ weight }) => weight >= leastOfRegistry)
})
