/** Days that a certificate of a shop tells in sentences: on which it is registered, and until when it is valid. */
import { fromFlow } from '../../extraction/prose/candidates'
import { datesIn, endsPeriod, type ProseDate } from '../../extraction/prose/dates'
import type { Flow } from '../../extraction/prose/flow'
import { formField } from '../../extraction/forms/form-rules'
import { dateGrammar, type Parsed } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { bottom, horizontalOverlap, textOf } from '../../extraction/layout/layout'
import { spanOf } from '../../extraction/layout/span'
import { fromWords } from '../../extraction/rules/candidates'
import { seeingOnly } from '../../extraction/rules/seeing-only'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { onceFor } from '../../once-for'
import { proseRule } from '../deeds/deed-rules'

/** So much of a sentence before a day, or behind it, says what day it is. */
const nearBy = 160

interface ToldDay extends ProseDate {
  /** What its sentence says before the day and behind it, on one line. */
  readonly before: string
  readonly behind: string
}

/** "… dated 03.09.2021." over the next line: a full stop behind a longer word or a number, or at the end of a line. */
const sentenceEnd = /[।]|(?<=\p{L}{3}|\d|\))\.(?=\s*(?:\n|\t|$|\s\p{Lu}))/u

const toldDays = onceFor((flow: Flow): readonly ToldDay[] =>
  datesIn(flow.text).map((date) => ({
    ...date,
    before: oneLine(
      flow.text
        .slice(Math.max(0, date.start - nearBy), date.start)
        .split(sentenceEnd)
        .at(-1)!,
    ),
    behind: oneLine(flow.text.slice(date.end, date.end + nearBy).split(sentenceEnd)[0]!),
  })),
)
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** "is valid upto", "shall remain in force from 01/01/2021 to", "renewed till", each before the day that ends it. */
const untilThen =
  /(?<!\p{L})(?:valid(?:ity)?|in\s+force|renewed|effective)(?!\p{L})(?!.*\b(?:application|fees?|challan)\b).{0,80}?(?<!\p{L})(?:up\s?to|until|till|to|ending(?:\s+on)?)\W*(?:the\s+)?(?:date\s*)?$/iu
/** Behind "31/12/2025 तक", "31/12/2025 पर्यंत". */
const staysValid = /वैध|मान्य|विधिमान्य|प्रभावी|लागू|नवीनीकृत|नूतनी/u

const isEnd = (day: ToldDay, flow: Flow): boolean =>
  untilThen.test(day.before) || (endsPeriod(flow.text, day) && staysValid.test(day.before + day.behind))

export const validUntil = proseRule('shop.valid.told', (flow) => {
  const found = toldDays(flow).filter((day) => isEnd(day, flow))
  return found.slice(-1).flatMap((day) => fromFlow(flow, 'valid_till', 'shop.valid.told', day, 0.85))
})

/** "has been registered as a shop under the Act on this day the", "is registered on". */
const registeredThen =
  /(?<!\p{L})(?:registered(?:\s*\/\s*renewed)?|registration\s+(?:is|has\s+been)\s+(?:hereby\s+)?granted)(?!\p{L})(?!.*\b(?:application|fees?|challan|renewed|valid)\b).{0,130}?(?<!\p{L})(?:(?:on|dated)(?:\s+this)?|this)(?:\s+(?:the|day))*\s*$/iu
/** "नोंदणी आज दिनांक … रोजी करण्यात आली", "का पंजीयन दिनांक … को किया गया". */
const registeredInWords = /(?:नोंदणी|पंजीयन|पंजीकरण|पंजीकृत|पंजीबद्ध|नि(?:बं|बन्)धन|नि(?:बं|बन्)धित)/u
const onThatDay = /^\s*(?:रोजी|को)(?![\p{L}\p{M}])/u

const isRegistration = ({ before, behind }: ToldDay): boolean =>
  registeredThen.test(before) ||
  (onThatDay.test(behind) && registeredInWords.test(before + behind) && !/शुल्क|चालान|चलन|आवेदन|अर्ज|जन्म/u.test(before))

export const registeredOn = proseRule('shop.issued.told', (flow) => {
  const [day] = toldDays(flow).filter(isRegistration)
  return day ? fromFlow(flow, 'issue_date', 'shop.issued.told', day, 0.85) : []
})

/** "सदर प्रमाणपत्र दिनांक … पर्यंत", "Challan No. 118 Date …": within what is said of something, the word tells nothing. */
const isWithin = (page: LabelledPage, { phrase, segment, from, to }: LabelHit): boolean => {
  if (!/^(?:dated?|दिनांक|तारीख)$/i.test(phrase) || from === 0) return false
  const before = segment.words.slice(0, from)
  const named = page.labelOf.get(before.at(-1)!)
  const colon = /[:：]$/.test(segment.words[to - 1]?.text ?? '') || /^[:：]/.test(segment.words[to]?.text ?? '')
  const wordsBefore = before.filter(({ text }) => /[\p{L}\p{M}]{2}/u.test(text) && !/[\d/]/.test(text))
  return !named && ((!colon && wordsBefore.length > 1) || otherPapers.test(textOf(before)))
}
const otherPapers = /\b(?:challan|receipt|fees?|application|payment|amount|paid)\b|चलन|चालान|शुल्क|आवेदन|अर्ज|रसीद/iu

/** The day under its label, where that is not the word "dated" of a sentence or of another paper. */
export function issuedAtLabel(bounds: { readonly from: number; readonly to: number }): Rule {
  const labelled = formField('shop.issued.label', 'issue_date', 'issued', dateGrammar(bounds))
  return seeingOnly(labelled, (hit, page) => !isWithin(page, hit))
}

/** "सूचना क्रमांक व दिनांक / Intimation number and date": the day behind the number, at one label. */
export function issuedWithNumber(bounds: { readonly from: number; readonly to: number }): Rule {
  const labelled = formField('shop.issued.number', 'issue_date', 'number', dateGrammar(bounds), { strength: 0.9 })
  return seeingOnly(labelled, ({ segment: { words }, tail = [] }) => withDay.test(textOf([...words, ...tail])))
}
const withDay = /(?<!\p{L})(?:and|&)\s+date(?!\p{L})|(?:व|एवं|और|आणि)\s+(?:दिनांक|तारीख|तिथि)/iu

/** Days of one column stand no farther apart than so many of their heights. */
const nextRow = 3

/** "Valid to" over a day for each year that a certificate was renewed: the last of several in its column; empty for one. */
function ofRenewals({ layout, hits }: LabelledPage, bounds: { from: number; to: number }): Candidate[] {
  const read = dateGrammar(bounds, 'last')
  return hits
    .filter(({ label }) => label === 'valid')
    .flatMap(({ segment: head }) => {
      const days: Parsed[] = []
      let above = head.box
      for (const { box, words } of layout.segments) {
        if (box.y < bottom(above) || horizontalOverlap(box, head.box) === 0) continue
        const day = box.y - bottom(above) < nextRow * box.height ? read(spanOf(words)) : null
        if (!day) break
        days.push(day)
        above = box
      }
      const [latest] = days.sort((a, b) => b.value.localeCompare(a.value))
      return latest && days.length > 1 ? [fromWords(layout, 'valid_till', 'shop.valid.renewals', latest, 0.95)] : []
    })
}

/** Until when a certificate is valid by its label: of a column of renewals the last day. */
export function validAtLabel(bounds: { readonly from: number; readonly to: number }): Rule {
  const labelled = formField('shop.valid.label', 'valid_till', 'valid', dateGrammar(bounds, 'last'))
  return {
    name: labelled.name,
    find: (context) => {
      const renewals = context.pages.flatMap((page) => ofRenewals(page, bounds))
      return renewals.length > 0 ? renewals : labelled.find(context)
    },
  }
}
