/** Who supplies, or who takes the tax: a company, a board or a body of a town at the head of its paper. */
import { isStateLine } from '../../address'
import { tidyAddress } from '../../extraction/addresses/address-block'
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage } from '../../extraction/labels/labels'
import {
  bottom,
  middleX,
  right,
  segmentFrom,
  textOf,
  type LaidWord,
  type Segment,
} from '../../extraction/layout/layout'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { tokensIn } from '../../extraction/tokens'
import { median } from '../../median'

/** Words that end the name of a company or board. */
const corporate =
  /^\(?(?:ltd|limited|company|co|corporation|corpn|board|nigam|undertaking|department|authority|corp|parishad|mahamandal|agency|agencies|pradhikaran|प्राधिकरण|service|utilit(?:y|ies)|distributors?|(?:महा)?नगर ?पालिका|(?:महा|नगर) ?परिषद|विभाग|मंडळ|मंडल|निगम|मर्यादित|लिमिटेड)\)?[.,]*$/iu
const mostNameWords = 12

/** "bwssb.karnataka.gov.in" has the letters of a board, and is no name. */
const webAddress = /[@]|www\.|\.\s?(?:gov|nic|co|com|org)\b|\p{Ll}\.in\b/iu

/** A number of the body's own, with its letters in it: "2425-BBMP-1187623". */
const isCode = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0)

/** A line at the top, or several, with the name of one, known or formed like one. The value is as printed. */
export function providerRule(rule: string, known: RegExp, alike: RegExp, path = 'provider_name'): Rule {
  const candidate = (page: LabelledPage, { lines, box }: PrintedName): Candidate[] => {
    const words = lines.flat()
    const text = textOf(words)
    const closed = words.findLastIndex((w) => corporate.test(w.text)) >= 1
    const name = known.test(text)
    const formed = alike.test(text) && closed
    const high = bottom(box) < page.layout.box.y + 0.3 * page.layout.box.height
    if (!(name || formed) || (!high && !name) || webAddress.test(text) || isCode(text)) return []
    if (isOfOwners.test(text) || isAside.test(text)) return []
    if (words.length > mostNameWords || isAddressLike(text) || isOfficer.test(text) || (!closed && isTitle.test(text)))
      return []
    const printed = tidyAddress(inOneScript(text).replace(roleBefore, ''))
      .replace(/[([]+$|(?<=^[^([]*)[)\]]+$/g, '')
      .trim()
    const value = printed.replace(townAfter, '').replace(officeOf, '')
    const ofOther =
      (isOfBodyOver(page, box, text) ? 0.7 : 1) * (sellsFor.test(text) || isPortal.test(text) ? soldFor : 1)
    const strength = (closed ? 0.9 : 0.7) * (high ? 1 : 0.5) * (name ? 1 : 0.8) * ofOther
    const found = fromWords(page.layout, path, rule, parsed(value, spanOf(...lines)), strength)
    const isDoubted = isTownTwice(value) || value !== printed || isInTwoScripts(text)
    return [isDoubted ? { ...found, most: mostDoubted } : found]
  }
  return {
    name: rule,
    find: ({ pages }) =>
      pages
        .slice(0, 1)
        .flatMap((page) => latinFirst(fullNamesFirst(namesOn(page, known).flatMap((name) => candidate(page, name))))),
  }
}

/** "Konkan Gas Limited, Ratnagiri": where a company supplies stands behind its name. */
const townAfter = /(?<=\b(?:limited|ltd)\b\.?),\s*\p{Lu}[\p{L}-]+$/iu

/** "कार्यालय नगर परिषद, बक्सर": whose office it is, most say without the word. */
const officeOf = /^(?:कार्यालय[\s,:–-]+|office\s+of\s+(?:the\s+)?)(?=\p{L})/iu

/** "नाशिक महानगरपालिका, नाशिक": whether the town behind it is of its name, offices file differently. */
function isTownTwice(value: string): boolean {
  const [name = [], town, ...more] = value.split(',').map(tokensIn)
  return town !== undefined && more.length === 0 && town.length > 0 && isWithin(town, name)
}

/** True where all words of the one stand in the other, in their order: "adani gas", "Adani Total Gas Limited". */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  let at = 0
  for (const word of many) if (word === few[at]) at++
  return at === few.length
}

/** How far a mark or short name is believed where the whole name stands beside it. */
const shortOf = 0.6
const mostShortened = 8

/**
 * Of "BBMP" and "Bruhat Bengaluru Mahanagara Palike", of "INDANE" and "Avadh Indane Gas Service", the one that says it
 * whole is the name.
 */
function fullNamesFirst(found: readonly Candidate[]): Candidate[] {
  const isShortOf = (short: string, whole: string): boolean => {
    const words = whole.split(/\s+/)
    if (words.length < 2 || words.length > mostShortened || short === whole) return false
    const initials = words
      .filter((word) => !/^(?:of|and|&)$/i.test(word))
      .map(([first = '']) => first)
      .join('')
    const bare = short.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase()
    return bare === initials.toLowerCase() || isWithin(tokensIn(short), tokensIn(whole)) || endsInInitials(short, words)
  }
  // A mark in Latin letters may stand over a name in another script.
  const isMark = (c: Candidate): boolean => /^\P{Ll}+$/u.test(c.value) && !/\s/.test(c.value)
  const isNamed = found.some(({ value }) => value.split(/\s+/).length > 2)
  return found.map((c) => {
    const isSaidWhole =
      found.some(({ value, strength }) => isShortOf(c.value, value) && strength > shortOf * c.strength) ||
      (isNamed && isMark(c))
    if (isSaidWhole) return { ...c, strength: c.strength * shortOf, most: mostDoubted }
    // On a picture the whole name may stand beside its mark without having been read.
    return isMark(c) && c.evidence.source === 'ocr' ? { ...c, most: mostDoubted } : c
  })
}

/** "TATA POWER-DDL" of "Tata Power Delhi Distribution Limited": first words, and the first letters of the others. */
function endsInInitials(short: string, whole: readonly string[]): boolean {
  const words = short.toLowerCase().split(/[\s-]+/)
  const [initials = '', ...first] = words.toReversed()
  const others = whole.slice(first.length).map(([letter = '']) => letter.toLowerCase())
  const opens = first.toReversed().every((word, i) => word === whole[i]?.toLowerCase())
  return first.length > 0 && opens && initials.length > 1 && others.join('') === initials
}

/** Of a name in two scripts on lines of their own, as many words in each, the Latin one is read best. */
function latinFirst(found: readonly Candidate[]): Candidate[] {
  const wordsOf = ({ value }: Candidate): number => value.split(/\s+/).length
  return found.map((c) => {
    const isTold = (other: Candidate): boolean =>
      latin.test(other.value) && other.strength >= c.strength && Math.abs(wordsOf(other) - wordsOf(c)) <= 1
    return !latin.test(c.value) && found.some(isTold) ? { ...c, strength: c.strength * shortOf } : c
  })
}

/** "Water Supply Department" under "NAVI MUMBAI MUNICIPAL CORPORATION", a sub-division under its department: the body is named over its offices. */
const isOfBodyOver = (page: LabelledPage, { x, y, height }: Segment['box'], text: string): boolean =>
  /\bdep(?:artmen)?t\b\.?$|विभाग$|\bsub[\s-]*div(?:ision|isional|n)?\b/iu.test(text) &&
  page.layout.segments.some(
    ({ words, box }) =>
      box.y < y &&
      y - bottom(box) < 1.5 * height &&
      (Math.abs(box.x - x) < height || box.x < x) &&
      /\b(?:corporation|council|parishad|palika|panchayat|municipality|board|nigam|department)\b|पालिका|परिषद|नगर ?निगम|पंचायत/iu.test(
        textOf(words),
      ),
  )

/** Of a name that stands on one line in two scripts, offices file the one or the other. */
const isInTwoScripts = (text: string): boolean => inOneScript(text) !== text

/** "(Distributor: Indian Oil Corporation Limited)": what it is stands before its name. */
const roleBefore = /^\W*(?:(?:distributor|supplier|licensee|supplied by)\s*[:–-]+|(?:an?\s+)?operator\s+of|for\b)\s*/i

/** "Authorised distributor of Bharat Petroleum": whose goods are sold, not who sells them. */
const sellsFor = /^\W*(?:an?\s+)?(?:authori[sz]ed\s+)?(?:distributors?|dealers?|agents?|franchisee?)\s+(?:of|for)\b/i
const soldFor = 0.5
/** "ई-नगर पालिका — नगरीय विकास एवं आवास विभाग": the page of the state on which the bodies of all its towns print. */
const isPortal = /^\W*(?:ई|e)\s?[-–]\s?(?:नगर|पालिका|पंचायत|nagar|palika|municipal|panchayat|gram)/iu

/** "दिल्ली जल बोर्ड / DELHI JAL BOARD", with a stroke or without: of a name in two scripts the Latin one is read best. */
function inOneScript(text: string): string {
  const halves = text.split(/\s\/\s/)
  const native = /^[^\p{Script=Latin}]*\p{L}[^\p{Script=Latin}]*\s(?=\p{Script=Latin})/u.exec(text)?.[0] ?? ''
  if (halves.length === 1 && native.trim().split(/\s+/).length > 1) return text.slice(native.length)
  const latin = halves.filter((half) => /\p{Script=Latin}/u.test(half))
  return halves.length === 2 && latin.length === 1 ? latin[0]! : text
}

/** "(A Joint Venture of GAIL (India) Ltd. & …)", "(A Govt. of Haryana Undertaking)": whose the supplier is, under its name, or in whose name it acts. */
const isOfOwners =
  /^\(an?\s[^()]*\b(?:joint\s+venture|jv|undertaking|subsidiary|enterprise)\b[^()]*\)|^\W*(?:for\s+and\s+)?on\s+behalf\s+of\b|^\W*an?\s+(?:joint|govt?|government|subsidiary|wholly|unit|division|venture|company|undertaking|state|public|\p{L}+\s+(?:group|enterprise|undertaking))\b/iu

/** "(TATA POWER & ODISHA GOVT JV)": what stands in brackets under a name tells more of it, and is none. */
const isAside = /^\([^():]*\)\W*$/

/** Who signs for it: "Assistant Engineer (Water Supply)". */
const isOfficer =
  /\b(?:engineer|officer|manager|superintendent|secretary|commissioner|cashier|collector)\b|(?<![\p{L}\p{M}])(?:अभियंता|अभियन्ता|अधिकारी|आयुक्त|मुख्याधिकारी|ઈજનેર|ઇજનેર|અધિકારી|કમિશનર|ಅಭಿಯಂತರರು?|ಅಭಿಯಂತ|ಆಯುಕ್ತರು?|பொறியாளர்|ஆணையர்|ఇంజనీర్|ఇంజినీర్|కమిషనర్|প্রকৌশলী|আধিকারিক)(?![\p{L}\p{M}])/iu

/** What the paper is, with whose it is in it: "Water Bill". */
const isTitle =
  /\b(?:bill|invoice|receipt|memo|notice|challan)\b|(?<![\p{L}\p{M}])(?:बिल|देयक|रसीद|पावती|विपत्र)(?![\p{L}\p{M}])/iu

/** An office tells its place and its own numbers. */
const isAddressLike = (text: string): boolean => /[1-9]\d{5}|\b(?:cin|gstin|pan|tan)\b/i.test(text)

interface PrintedName {
  readonly lines: readonly (readonly LaidWord[])[]
  readonly box: Segment['box']
}

const mostLines = 3

/** "(बिहार नगरपालिका अधिनियम 2007 के अन्तर्गत)": a law is called after the bodies that it is made for. */
const ofLaw = /(?<![\p{L}\p{M}])(?:act|अधिनियम|कायदा)(?![\p{L}\p{M}])/iu

/** What may be a name: each line, or several where one goes on in the next. */
function namesOn(page: LabelledPage, known: RegExp): PrintedName[] {
  const second = new Set<Segment>()
  return page.layout.segments.flatMap(partsOf).flatMap((segment): PrintedName[] => {
    if (second.has(segment) || ofLaw.test(textOf(segment.words))) return []
    const lines = [withoutMark(segment.words)]
    for (let last = segment; lines.length < mostLines;) {
      const rest = restUnder(page, lines.at(-1)!, last, known)
      if (!rest) break
      second.add(rest)
      lines.push(rest.words)
      last = rest
    }
    return [{ lines: [...lines.slice(0, -1), untilName(lines.at(-1)!)], box: segment.box }]
  })
}

/** "Toll free 19124 · Tata Power Delhi Distribution Limited": lines at a foot tell several things, parted by dots and strokes. */
const partsOf = (segment: Segment): Segment[] => {
  const parts: LaidWord[][] = [[]]
  for (const word of segment.words) {
    if (/^[·•|]$/.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.length === 1 ? [segment] : parts.filter((words) => words.length > 0).map((words) => segmentFrom(words))
}

/** What every town has by that name: where no town stands before it, it stands behind. */
const kindOfBody = /^(?:nagar|maha|municipal|gram|nagara?|palika?|zilla|city|town|नगर|महानगर|पालिक|ग्राम|जिला)$/iu

/** The words up to the last that ends a name; its place may follow: "Municipal Corporation of Delhi", "Nagar Nigam Bareilly". */
function untilName(words: readonly LaidWord[]): readonly LaidWord[] {
  const end = words.findLastIndex((w) => corporate.test(w.text))
  if (end < 1) return words
  const behind = textOf(words.slice(end + 1))
  const isBare = words.slice(0, end).every(({ text }) => kindOfBody.test(text))
  if (isBare && /^[^\p{L}\p{N}]*(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.-]+,?\s?){1,2}(?:\([^()]{2,20}\))?$/u.test(behind))
    return words
  if (ofEachState.test(words[end]!.text.replace(/,$/, '')) && isStateLine(behind.replace(itsGovernment, '')))
    return words
  // The state whose department it is: "जन स्वास्थ्य अभियांत्रिकी विभाग, राजस्थान".
  if (/^\s*,?\s*\p{L}[\p{L}\p{M}]+$/u.test(behind) && /,$/.test(words[end]!.text)) return words
  // What of it supplies: "Public Works Department, Water Supply".
  if (/^\s*water(?:\s+supply)?(?:\s+\p{L}+)?$/iu.test(behind)) return words
  return /^[Oo][Ff]\s\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+){0,2}$/u.test(behind) ? words : words.slice(0, end + 1)
}

/** "Electricity Department, Government of Mizoram": whose department it is. */
const itsGovernment = /^\s*(?:government|govt\.?)\s+of\s+/iu

/** Letters of a mark stand this much higher than the name beside them. */
const markHeight = 1.45

const latin = /\p{Script=Latin}/u

/** "MGL Mahanagar Gas Limited": the letters of the mark before the name are no part of it. */
function withoutMark(words: readonly LaidWord[]): readonly LaidWord[] {
  const [mark, ...name] = words
  // "TNPDCL Tamil Nadu Power Distribution Corporation Limited": its own initials.
  const initials = name.map(({ text }) => text[0]).join('')
  if (mark && name.length > 2 && /^\p{Lu}{3,}$/u.test(mark.text) && initials.toUpperCase().startsWith(mark.text))
    return name
  // Beside it the name may be printed again, smaller, in another script.
  const alike = name.filter(({ text }) => latin.test(text) === latin.test(name[0]!.text))
  if (!mark || alike.length < 2) return words
  return mark.box.height > markHeight * median(alike.map((w) => w.box.height)) ? name : words
}

/** What ends the name of a body that every state has. */
const ofEachState = /(?:\bdep(?:artmen)?t\.?|(?<![\p{L}\p{M}])विभाग)$/iu

/** What begins the second line of a name, and what leaves the first one open. */
const goesOn = /^(?:of|and|&|company|co|corporation|corpn|limited|ltd|board|nigam|undertaking|distribution|supply)\b/i
/** What no line begins with that is not the rest of the one over it. */
const joins = /^(?:of|and|&)\s/i
const leftOpen = /(?:\b(?:of|and)|[&,])$/i
/** Lines of one name are printed alike: their heights differ by no more. */
const alikeHeight = 1.25

/** "NORTHERN POWER DISTRIBUTION" over "COMPANY OF TELANGANA LIMITED": the line in which a name goes on. */
function restUnder(page: LabelledPage, first: readonly LaidWord[], segment: Segment, known: RegExp): Segment | null {
  const { x, height } = segment.box
  const under = page.layout.segments.find(
    ({ box, script, words }) =>
      script === segment.script &&
      box.y > segment.box.y + height / 2 &&
      box.y - bottom(segment.box) < height &&
      Math.max(box.height, height) < alikeHeight * Math.min(box.height, height) &&
      (Math.abs(box.x - x) < height ||
        Math.abs(middleX(box) - middleX(segment.box)) < height ||
        // A slip that curls prints its centre askew.
        (joins.test(textOf(words)) && box.x > x && right(box) < right(segment.box))),
  )
  if (!under || [...first, ...under.words].some((w) => page.labelOf.has(w))) return null
  const text = textOf(under.words)
  if (/\d|[:@]/.test(text) || under.words.length > mostNameWords / 2) return null
  const isOpen = leftOpen.test(textOf(first)) || !first.some((w) => corporate.test(w.text))
  const isWanted = leftOpen.test(textOf(first)) || goesOn.test(text) || !known.test(text)
  // "PUBLIC HEALTH ENGINEERING DEPARTMENT" over "RAJASTHAN": each state has one.
  if (ofEachState.test(textOf(first)) && isStateLine(text)) return under
  const isEnd = under.words.some((w) => corporate.test(w.text)) && isWanted
  return isEnd && (isOpen || goesOn.test(text)) ? under : null
}
