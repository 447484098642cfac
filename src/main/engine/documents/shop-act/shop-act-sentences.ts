/**
 * What a certificate of a shop tells in one sentence: "This is to certify that M/s Anmol Cloth House, Shop No. 3, …
 * under the ownership of Shri … is registered as a Shop … for carrying on the business of …".
 */
import { tidyAddress } from '../../extraction/addresses/address-block'
import { fromFlow } from '../../extraction/prose/candidates'
import { datesIn, type ProseDate } from '../../extraction/prose/dates'
import type { Flow } from '../../extraction/prose/flow'
import { nameAt } from '../../extraction/prose/names'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { pinCode } from '../../extraction/addresses/pin-code'
import { onceFor } from '../../once-for'
import { proseRule } from '../deeds/deed-rules'

const opening = /certif(?:y|ied)\s+that\s+(?:the\s+)?/giu
/** The sentence may be long, as its address is. */
const mostOfSentence = 900
const isRegistered =
  /(?<!\p{L})(?:has\s+(?:this\s+day\s+)?been|is|are|was|stands?)\s+(?:hereby\s+)?(?:duly\s+)?(?:registered|enrolled)(?!\p{L})/iu
/** A full stop at the end of a line, behind what is no abbreviation. */
const sentenceEnd = /(?<=\p{L}{4}|\d{4}|[)"”])\.[^\S\n]*(?:\n|$)/u
/** What kind of house it is, before its name. */
const kind =
  /^(?:(?:shop|commercial|residential|establishment|firm|business|hotel|factory|theatre|or|and|\/)\s*)+(?:(?:named|namely|called|known\s+as|styled(?:\s+as)?|in\s+the\s+name\s+of|under\s+the\s+name(?:\s+and\s+style)?\s+(?:of)?|viz\.?|of(?=\s+m\s?\/\s?s))\s*)?(?:the\s+)?/iu
const leads = /^["“'‘]\s*/u
const endsName =
  /["”’]|,|\((?!\p{L}{1,3}\))|\n\s*\n|(?<!\p{L})(?:situated?|located|having|of\s+which|at|in\s+(?:the\s+)?premises|under\s+the\s+ownership)(?!\p{L})/iu
const leadsToAddress =
  /^[\s,"”’.]*(?:(?:which\s+is\s+)?(?:situated?|located|having\s+(?:its\s+)?(?:place\s+of\s+business|address|office))\s*)?(?:(?:at|in|on)\s+)?(?:the\s+)?(?:premises\s+(?:no\.?\s*)?)?[:,\s]*/iu
const owner =
  /(?<!\p{L})(?:under\s+the\s+ownership\s+of|owned\s+(?:and\s+managed\s+)?by|(?:of\s+which|whose)\s+(?:the\s+)?(?:employer|owner|proprietor)\s+is|of\s+which(?=\s+\p{Lu}[^,;:]{2,60}?\sis\s+the\s+(?:employer|owner|proprietor|occupier)(?!\p{L}))|(?:employer|owner|proprietor|occupier)\s*[:–-]|through\s+(?:its\s+)?(?:employer|owner|proprietor))\s*/iu
const trade =
  /(?<!\p{L})(?:(?:for\s+)?(?:carrying\s+on|doing|running|conducting|engaged\s+in)\s+(?:the\s+)?(?:business|trade|work)\s+(?:of|in|as)|dealing\s+in)\s*(?<what>[^.;\n]{3,60}?(?:\n[^.;\n]{3,50}?)?)(?:[.;]|\s(?:is|has|are|was)\s)/iu
/** "… has been registered as a Shop (Retail trade in vessels) under section 47-B": the class with what it is in. */
const classed =
  /registered\s+as\s+an?\s+(?<what>(?:\p{L}+\s+){0,2}(?:shop|establishment|hotel|restaurant)\s*\((?=[^)]*\p{L}{3})[^)]{3,80}\))/iu
/** "… as a shop for the period upto 31/12/2020." */
const lasting = /(?<!\p{L})(?:up\s?to|until|till|ending(?:\s+on)?|expir(?:es|ing)\s+on)\s*$/iu

/** The sentence from what is certified on, up to its end, and where it says that this is registered. */
interface Sentence {
  readonly start: number
  readonly text: string
  readonly until: number
}

const sentenceIn = onceFor(({ text }: Flow): Sentence | null => {
  for (const match of text.matchAll(opening)) {
    const start = match.index + match[0].length
    const part = text.slice(start, start + mostOfSentence)
    const until = part.search(isRegistered)
    if (until < 0) continue
    const end = part.slice(until).search(sentenceEnd)
    return { start, text: end < 0 ? part : part.slice(0, until + end + 1), until }
  }
  return null
})

/** The days that a sentence tells behind what is registered. */
const daysBehind = ({ start: from, text, until }: Sentence, flow: Flow): ProseDate[] =>
  datesIn(flow.text).filter(({ start }) => start > from + until && start < from + text.length)

/** Rules over the sentence of a certificate, where there is one. */
const sentenceRule = (name: string, find: (sentence: Sentence, flow: Flow) => readonly Candidate[]): Rule =>
  proseRule(name, (flow) => {
    const sentence = sentenceIn(flow)
    return sentence ? find(sentence, flow) : []
  })

/** Where the name of the establishment begins and ends in its sentence. */
function nameOf({ text, until }: Sentence): readonly [number, number] {
  const ofKind = kind.exec(text)?.[0].length ?? 0
  const from = ofKind + (leads.exec(text.slice(ofKind))?.[0].length ?? 0)
  const stop = text.slice(from, until).search(endsName)
  return [from, stop < 0 ? until : from + stop]
}

const established = sentenceRule('shop.name.certified', (sentence, flow) => {
  const [from, to] = nameOf(sentence)
  const [start, end] = [sentence.start + from, sentence.start + to]
  const value = flow.printed(start, end).trim()
  // "the establishment mentioned above": its name stands elsewhere.
  if (!/^[\p{Lu}\p{Lo}\d]\P{L}*\p{L}/u.test(value) || value.split(' ').length > 10) return []
  return fromFlow(flow, 'establishment_name', 'shop.name.certified', { value, start, end }, 0.85)
})

/** "…, of which the employer is Mr. …, situated at": who owns it may be said between the name and the address. */
const ownerFirst =
  /^[\s,]*(?:of\s+which|whose|owned\s+by|run\s+by)(?!\p{L})[^;\d]{0,120}?(?<!\p{L})(?:situated?|located)\s+(?:at|in|on)\s+/iu

const situated = sentenceRule('shop.address.certified', (sentence, flow) => {
  const [, nameEnd] = nameOf(sentence)
  const lead = leadsToAddress.exec(sentence.text.slice(nameEnd))?.[0].length ?? 0
  const ofOwner = ownerFirst.exec(sentence.text.slice(nameEnd + lead, sentence.until))?.[0].length ?? 0
  const from = nameEnd + lead + ofOwner
  const told = sentence.text.slice(from, sentence.until)
  const code = pinCode.exec(told)
  const stop = code ? code.index + code[0].length : (owner.exec(told)?.index ?? told.length)
  const [start, end] = [sentence.start + from, sentence.start + from + stop]
  const value = tidyAddress(flow.printed(start, end))
  if (value.split(/[,\s]+/).length < 3) return []
  return fromFlow(flow, 'address', 'shop.address.certified', { value, start, end }, code ? 0.85 : 0.6)
})

const ownedBy = sentenceRule('shop.employer.certified', (sentence, flow) => {
  const match = owner.exec(sentence.text)
  if (!match) return []
  const at = match.index + match[0].length
  const name = nameAt(sentence.text.slice(at), sentence.start + at)
  if (!name) return []
  const addressed = { ...name, ...name.addressed }
  return fromFlow(flow, 'employer_name', 'shop.employer.certified', addressed, 0.85 * name.fit)
})

const trades = sentenceRule('shop.nature.certified', (sentence, flow) => {
  const match = trade.exec(sentence.text) ?? classed.exec(sentence.text)
  const what = match?.groups?.what ?? ''
  if (!match || what === '') return []
  const start = sentence.start + match.index + match[0].indexOf(what)
  const end = start + what.length
  return fromFlow(
    flow,
    'nature_of_business',
    'shop.nature.certified',
    { value: flow.printed(start, end).replace(/[\s,]+$/, ''), start, end },
    0.8,
  )
})

const valid = sentenceRule('shop.valid.certified', (sentence, flow) => {
  const date = daysBehind(sentence, flow).find(({ start }) => lasting.test(flow.text.slice(sentence.start, start)))
  return date ? fromFlow(flow, 'valid_till', 'shop.valid.certified', date, 0.8) : []
})

/** "… has been registered at Sr. No. LDH05/0118/77 under section 13", "enrolled under No. SKM/ GYL/ 0417", as print is parted. */
const registeredAs =
  /(?<!\p{L})(?:registered|enrolled)\s+(?:(?:at|under|vide|with|bearing|as)\s+)?(?:(?:s|sr|serial|sl|regn?|registration|licen[cs]e)\.?\s*)?(?:no|number)\s?[.:]*\s*(?<number>(?=(?:[^\s/]|\/ ?)*\d{3})[\p{Lu}\d](?:[\p{Lu}\d-]|\/ ?){3,36})(?!\S)/iu

const numberInSentence = sentenceRule('shop.number.certified', (sentence, flow) => {
  const match = registeredAs.exec(sentence.text.slice(sentence.until))
  const value = match?.groups?.number ?? ''
  if (!match || value === '') return []
  const start = sentence.start + sentence.until + match.index + match[0].length - value.length
  const place = { value: value.replace(/\s/g, ''), start, end: start + value.length }
  return fromFlow(flow, 'registration_number', 'shop.number.certified', place, 0.85)
})

/** "No. SCA/2020/14/730291" on a line of its own: letters, digits and strokes. */
const bareNumber =
  /(?<=^|\n)[^\S\n]*no\s?[.:]+\s*(?<number>(?=[^\s]*\p{Lu})[\p{Lu}\d](?:[\p{Lu}\d-]|\/ ?){6,44}(?<=\d{3}))[^\S\n]*(?=\n|\t|$)/giu

const numbered = proseRule('shop.number.bare', (flow) =>
  [...flow.text.matchAll(bareNumber)].slice(0, 1).flatMap((match) => {
    const end = match.index + match[0].length
    const value = match.groups?.number ?? ''
    const start = match.index + match[0].indexOf(value)
    return fromFlow(
      flow,
      'registration_number',
      'shop.number.bare',
      { value: flow.printed(start, end).replace(/\s/g, ''), start, end },
      0.75,
    )
  }),
)

export const certified: readonly Rule[] = [established, situated, ownedBy, trades, valid, numberInSentence, numbered]
