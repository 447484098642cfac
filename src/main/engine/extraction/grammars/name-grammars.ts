/** Grammars of the names of persons and firms, and what can be one. */
import { letterCount } from '../../../../shared/lib/letter-count'
import { textOf, wereRead, type LaidWord } from '../layout/layout'
import { besideEntry, entryAfter } from './entry-after'
import { madeWhole } from './broken-names'
import { capitalForms, isWordOfFirmEnd } from './firm-names'
import type { Grammar } from './grammar'
import { relations } from './relation-words'
import { withStrokeLetters } from './stroke-letters'
import { textGrammar } from './text-grammar'

/** What stands beside many a name and is none: a name has a word of its own. */
const besideNames =
  /^(?:ref|reference|no|nos|code|details?|dated?|name|address|branch|copy|summary|care|helpline|support|services?|signature|signatory|sign|servant|employee|official|village|vill|tehsil|taluka?|district|mobile|guarantor|occupation)$/i

/** A sentence goes on with these where it has spoken of a label. */
const goesOn =
  /^(?:and|or|the|a|an|of|for|to|in|with|is|are|has|have|shall|should|must|may|will|by|after|from|on|at|as|that|who)\s/

/** How a letter ends, over who signs it. */
const closing =
  /^(?:yours?\s+(?:faithfully|truly|sincerely|obediently)|thanking\s+you|(?:with\s+)?(?:kind\s+)?regards)(?!\p{L})/iu

/**
 * True for what can be the name of a person or firm: "Limited" and "Ref." are left of a name or a label that was cut.
 */
export const isName = (text: string): boolean =>
  !goesOn.test(text) &&
  !closing.test(text) &&
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => letterCount(word) > 1 && !besideNames.test(word) && !isWordOfFirmEnd(word))

/** A line that opens with a few words and a colon is another entry of the form, known or not. */
const opensEntry = /^\W*\p{L}[^:：\d]{0,24}[:：](?!\/\/)/u
/** A line that opens with the number of a house tells where somebody lives. */
export const opensHouse =
  /^\W*(?:\d+[-/]?\w*(?:[-/,]|\s+\p{L})|(?:flat|plot|house|shop|door|room|office|unit|block|h|s|d)?\W{0,2}no\b\W*\w*\d|(?:flat|plot|house|shop|h\W?no)\W*\w?\W?\d)/iu

/** The lines of a name, which no other entry and no address under it belong to. */
function linesOfName(lines: readonly (readonly LaidWord[])[]): readonly (readonly LaidWord[])[] {
  const isOther = (text: string): boolean => opensEntry.test(text) || opensHouse.test(text)
  const at = lines.findIndex((line, i) => i > 0 && isOther(textOf(line)))
  return at < 0 ? lines : lines.slice(0, at)
}

/** The name of a firm as it is printed, on some lines. */
export const firmGrammar = (most: number): Grammar => {
  const text = textGrammar(most)
  return (span) => {
    const read = text({ lines: linesOfName(span.lines) })
    return read && !goesOn.test(read.value) ? madeWhole(read) : null
  }
}

/**
 * "… in favour of State Bank of India is to be noted", "Kaveri Quickfin Limited" within 24 hours": the sentence goes on
 * behind the name, with a verb, or in small letters behind the form of a firm.
 */
const verbAfter = new RegExp(
  `\\s+(?:is|are|was|were|has|have|shall|should|will|may|must)\\s+\\p{Ll}.*$|(?<=\\b(?:${capitalForms})\\.?)["”’']?\\s+\\p{Ll}.*$`,
  'u',
)

/** Whose son, daughter or wife somebody is stands behind the name and is none of it. */
const relationAfter = /\s+(?:[SDW]\s?[/.]\s?[Oo]|(?:son|daughter|wife)\s+of)\b.*$/u

/** "Harini Subramaniam (447118)", "Om Motors (Code 60388)": the number by which a firm knows somebody is none of the name. */
const numberAfter = /\s*[([]\s*(?:code\W*)?[A-Z]{0,4}[-/]?\d{3,}\s*[)\]]$/i

/** "Shri/Smt. ANIMA TIRKEY": what a form offers to choose from before a name is the form's. */
const choices =
  /^(?:(?:shri|shree|sri|sh|smt|mr|mrs|ms|miss|kum|km|m\/s)\.?\s*\/\s*)+(?:shri|shree|sri|sh|smt|mr|mrs|ms|miss|kum|km|m\/s)\b\.?\s*/i

/** Some papers count whose child or wife somebody is to the name, others do not. */
const relationWithin = new RegExp(`(?:^|\\s)(?:${relations})(?![\\p{L}\\p{M}])`, 'u')
const withRelation = 0.5

/** "Sumathi 0 S", "Neelam 0za": an initial among others, or that of a word; nobody is called by a number. */
const initialO = /(?<=\p{L}\.?\s)0(?=\.?(?:\s\p{Lu}(?!\p{L})|$))|(?<![\p{L}\p{N}])0(?=\p{Ll}|\p{Lu}{2})/gu

/** "Konark Tools 8 Bearings": the sign of "and" between two words of a name is read as a digit; a number counts something. */
const readAnd =
  /(?<=\p{L}{3}\s)(?<!\b(?:no|nos|ward|sector|shop|unit|plot|phase|block|class|group|studio|gate|zone|stage)\s)8(?=\s\p{Lu}\p{L}{2})/iu

/** The name of a person or a firm on one line or two: hardly any digits. */
export const partyGrammar: Grammar = (span) => {
  const read = firmGrammar(2)(span)
  const asRead = (read?.value ?? '').replace(choices, '')
  const isMisread = wereRead(span.lines.flat()) && readAnd.test(asRead)
  const printed = isMisread ? asRead.replace(readAnd, '&') : asRead
  const own = printed.replace(entryAfter, '')
  const bare = own.replace(verbAfter, '').replace(relationAfter, '').replace(numberAfter, '')
  const value = withStrokeLetters(bare.replace(initialO, 'O'))
  const digits = value.match(/\d/g)?.length ?? 0
  const relation = value.search(relationWithin)
  if (!read || digits > 4 || letterCount(value) < 3 || !isName(value) || relation === 0) return null
  const doubt = (digits > 0 ? 0.7 : 1) * (own === printed ? 1 : besideEntry) * (relation > 0 ? withRelation : 1)
  return { ...read, value, fit: read.fit * doubt, ...(relation > 0 || isMisread ? { isDoubted: true } : {}) }
}

/** How a person or a firm is addressed. */
export const formOfAddress = /^(?:mrs?|ms|miss|master|m\/s|shri|sri|smt|kum|dr|messrs)\b\.?\s*/i

/** The name of a person as `partyGrammar` reads it: none begins with two small letters l, the first is a capital I. */
export const personGrammar: Grammar = (span) => {
  const read = partyGrammar(span)
  return read && { ...read, value: read.value.replace(/(?<!\p{L})ll(?=\p{Ll})/gu, 'Il') }
}
