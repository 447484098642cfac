/** The parts of a deed: what stands before it, how it opens, what it tells and grants, its schedule, what was written behind it. */
import { onceFor } from '../../once-for'
import type { Flow } from './flow'

/**
 * `front`: sheets of a stamp or an office before the deed; `opening`: its day and parties; `body`: what it tells of
 * before and what it grants; `schedule`: the property; `behind`: signatures and what an office wrote on it.
 */
export type Section = 'front' | 'opening' | 'body' | 'schedule' | 'behind'

interface Sections {
  of(at: number): Section
}

const opens =
  /(?<!\p{L})this\s+(?:\p{L}+[\s-]+){0,5}?(?:deed|indenture|agreement|lease|licen[cs]e|conveyance)(?!\p{L})|(?<!\p{L})(?:deed|agreement|indenture)(?!\p{L})[^.\n]{0,60}\s(?:made|executed|entered)(?!\p{L})|(?:खरेदीखत|कर[ाा]र|करारनामा|विलेख|विक्रय[\s-]*पत्र|बैनामा|किरायानामा|किराया\s*नामा|अनुबं?[धन]|दस्त)[\p{L}\p{M}]*\s+(?:(?!आज|दिनांक|दि\.)[\p{L}\p{M}]+\s+){0,2}?(?:आज|दिनांक|दि\.|लिहून|निष्पादित)|(?<=\n)[^\p{L}\n]*(?:हम|मैं|मनकि|मी|आम्ही)\s/iu
const bodies =
  /(?<=\n)[^\p{L}\n]*(?:recitals?|background|preamble|पार्श्वभूमी)[^\p{L}\n]*\n|(?<![\p{L}\p{M}])(?:whereas|witness(?:eth|es\s+as)|now\s+this|now\s+therefore|चूंकि|चूँकि|यह(?:\s+है)?\s+कि(?![\p{L}\p{M}])|कारणे|जे\s*की|विदित\s+हो|ज्याअर्थी)(?![\p{L}\p{M}])/iu
/** Where the parties and witnesses have signed. */
const signatures =
  /(?<![\p{L}\p{M}])(?:in\s+(?:the\s+)?witness|witness(?:es)?(?!\p{L}|eth|\s+as)|गवाह|गवाहान|साक्षीदार|साक्षी)(?![\p{L}\p{M}])/giu
const schedules =
  /\n[^\n.]{0,40}(?:schedule(?!\p{L})(?![^\n]{0,40}\b(?:hereunder|below|hereto|hereinafter|written)\b)|description\s+of\s+(?:the\s+)?property)[^\n]{0,40}\n|\n[^\n]{0,24}(?:परिशिष्ट|अनुसूची|अनुसुची|मिळकतीचे\s+वर्णन|(?:संपत्ति|सम्पत्ति)\s+का\s+(?:विवरण|वर्णन))/giu
/** Words by which an office's writing behind the deed, or in front of it, is told from a schedule there. */
const ofOffice =
  /endorse|presented|registered|registration|execution\s+(?:is\s+)?admitted|sub[\s-]*registrar|रजिस्ट्री|पंजी|नोंद|निबंधक|निबन्धक/iu
/** Words that stand at the end of a deed, however short it is, and on the sheets behind it. */
const surelyBehind =
  /(?<![\p{L}\p{M}])in\s+witness\s+(?:whereof|thereof)|(?<=\n)[^\p{L}\n]*(?:major\s+information\s+of\s+the\s+deed|endorsement\s+for\s+deed|certificate\s+of\s+registration|दस्त\s+गोषवारा|आज\s[^।\n]{0,40}(?:बही|पुस्तक)\s*(?:संख्या|सं|क्र|नं))/giu

/** How an office's own writing on a deed begins, on a line of its own. */
const endorsement =
  /(?<=[\n\t]|[.।]\s+)[^\p{L}\p{N}\n]*(?:endorse|presentation|presented|serial\s+no[^\n]{0,24}\spresented|certificate\s+of\s+registration|registered\s+(?:as|today|at|with|under|no|in)(?!\p{L})|(?:document|doct?|deed|regn?|registration)\.?\s*no\.?[^\p{L}\n]{1,20}(?:\n|of\s|in\s|(?:was\s+)?presented|(?:was\s+)?registered|dated)|आज\s[^।\n]{0,40}(?:बही|पुस्तक)|(?:बही|पुस्तक)\s*(?:संख्या|सं|नं|क्रमांक)|दस्त\s*(?:क्रमांक|क्र|गोषवारा)|पावती)/giu
const earliestEnd = 0.4
/** Where nothing tells that the parties are told of, they have been so far on. */
const longestOpening = 0.35
/** So many characters of the opening tell at least who deals with whom, and when. */
const shortestOpening = 200
/** What reads like an opening further on is the end of a deed, "this deed has been written …". */
const latestOpening = 0.5

/** The parts of a deed; found once for all rules. */
export const sectionsOf = onceFor(({ text }: Flow): Sections => {
  const opened = text.search(opens)
  const open = Math.max(0, opened)
  const ends = [...text.matchAll(signatures), ...text.matchAll(endorsement)]
    .map(({ index }) => index)
    .sort((a, b) => a - b)
  const isLate = open > latestOpening * text.length
  const signed = ends.find((at) => at > open) ?? text.length
  const told = Math.max(isLate ? open : Math.min(open + shortestOpening, signed - 1), longestOpening * text.length)
  const body = search(text, bodies, open) ?? (opened < 0 ? text.length : told)
  // Sheets without the opening of a deed are the last ones of it.
  const earliest = opened < 0 && body === text.length ? 0 : Math.max(body, earliestEnd * text.length)
  const surely = [...text.matchAll(surelyBehind)].map(({ index }) => index).filter((at) => at > Math.max(open, body))
  const behind = Math.min(...ends.filter((at) => at > earliest), ...surely, text.length)
  const marks = [...text.matchAll(schedules)].map(({ index }) => index).filter((at) => at > open)
  return {
    of(at) {
      const schedule = marks.findLast((mark) => mark <= at)
      if (schedule !== undefined && (schedule > behind || at < behind) && !ofOffice.test(text.slice(schedule + 30, at)))
        return 'schedule'
      if (at >= behind) return 'behind'
      if (at < open || (opened < 0 && at < body)) return 'front'
      return at < body ? 'opening' : 'body'
    },
  }
})

function search(text: string, pattern: RegExp, from: number): number | null {
  const at = text.slice(from).search(pattern)
  return at < 0 ? null : from + at
}
