/** Which of the supported types a document is, or none of them. */
import { documentTypes, type DocumentType } from '../../../../shared/domain/document-types'
import type { Classification, TypeCandidate } from '../../../../shared/domain/reading'
import type { Sign } from '../../../../shared/domain/signs'
import {
  bottom,
  middle,
  middleX,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Layout,
  type Segment,
} from '../../extraction/layout/layout'
import { findBlurredPhrase, isReadBadly } from '../../extraction/labels/blurred-phrases'
import { findPhrase, foldedText, lacksWord, mayHold, type PhraseHit } from '../../extraction/labels/phrases'
import { rightOf } from '../../extraction/layout/right-of'
import { isSentence, isSmall } from '../../extraction/layout/sentences'
import { ledgerRows } from '../../extraction/tables/statements/ledger'
import { onceFor, onceForEach } from '../../once-for'
import type { Profile } from '../definition'
import { findSigns } from './find-signs'
import { isSubject } from './letter-subject'
import { isDivider } from './loose-sheets'
import { otherDocuments } from './others'
import { documents } from '../registry'

interface Score {
  readonly points: number
  readonly hits: readonly PhraseHit[]
  readonly cues: readonly string[]
  readonly signs: readonly Sign[]
}

/** Points below which no type is recognised, and the lead that the best needs over the next. */
const leastPoints = 1.15
const leastLead = 0.2
/** Points from which a type is worth naming as what a document may be: a word that many papers have ("Female") is not. */
const leastNearest = 0.5
/** A heading that stands within running text or far down is a mention. */
const mentionShare = 0.25

/** What a document is stands on its first pages; the hundredth page of a statement says no more of it. */
const pagesJudged = 8

/** Judges the pages of one document; the first page's headings count most. */
export function classify(pages: readonly Layout[], signs: ReadonlySet<Sign>): Classification {
  const [only, ...others] = pages
  // Asked before, when it was told whether several cards lie on the page.
  if (only && others.length === 0 && isSame(signs, signsOn(only))) return classifyAlone(only)
  const saysWhatFollows = signs.size === 0 && pages.length > 0 && pages.every(isDivider)
  return blurredOr(classificationOf(scoresOf(pages, signs), saysWhatFollows), pages, signs)
}

/** Phrases that were read with many errors may be others: one of them is not enough, nor a few points. */
const fewestBlurred = 2
const leastBlurred = 1.3

/**
 * What badly read pages are by words of which several letters are wrong, where nothing else told it; of no type where
 * such words tell that they are another paper.
 */
function blurredOr(told: Classification, pages: readonly Layout[], signs: ReadonlySet<Sign>): Classification {
  if (!pages.some(isReadBadly)) return told
  const scores = scoresOf(pages, signs, blurredPhrases)
  const blurred = classificationOf(scores, false)
  const [best] = scores.scored
  if (told.type !== 'UNRECOGNISED') return scores.other.points > (best?.points ?? 0) - leastLead ? blurred : told
  const isEnough = best && best.points >= leastBlurred && best.cues.length + best.signs.length >= fewestBlurred
  return isEnough ? blurred : told
}

/** The same, where the type was given by a human. */
export function forcedClassification(type: DocumentType, found: Classification): Classification {
  return { type, confidence: 1, nearest: found.nearest, forced: true }
}

function classificationOf({ scored, other }: Scores, saysWhatFollows: boolean): Classification {
  const [best, second] = scored
  const rival = Math.max(second?.points ?? 0, other.points)
  const nearest = scored
    .filter(({ points }) => points >= leastNearest)
    .slice(0, 2)
    .map(({ type, points, cues, signs }): TypeCandidate => ({ type, score: saturate(points), cues, signs }))
  if (!best || best.points < leastPoints || best.points - rival < leastLead || saysWhatFollows) {
    return { type: 'UNRECOGNISED', confidence: 1 - saturate(best?.points ?? 0) * 0.5, nearest, forced: false }
  }
  return { type: best.type, confidence: sureness(best.points, best.points - rival), nearest, forced: false }
}

/** Points of each type, the nearest first, and those of the nearest document that is of none. */
interface Scores {
  readonly scored: readonly (Score & { readonly type: DocumentType })[]
  readonly other: { readonly name: string; readonly points: number }
}

function scoresOf(pages: readonly Layout[], signs: ReadonlySet<Sign>, find = findPhrases): Scores {
  const told = pages.slice(0, pagesJudged).map(withoutLedger)
  const scored = documentTypes
    .map((type) => ({ type, ...scoreOf(documents[type], told, signs, find) }))
    .sort((a, b) => b.points - a.points || documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type))
  const [other] = otherDocuments
    .map((one) => ({ name: one.name, points: scoreOf(one, told, signs, find, scored[0]?.hits).points }))
    .sort((a, b) => b.points - a.points)
  return { scored, other: other! }
}

/** The places where a phrase stands on a sheet. */
type FindPhrases = (layout: Layout, phrase: string) => readonly PhraseHit[]

const findPhrases: FindPhrases = (layout, phrase) =>
  mayHold(textOfLayout(layout), phrase) ? layout.segments.flatMap((segment) => findPhrase(segment, phrase)) : []

const blurredPhrases: FindPhrases = (layout, phrase) => {
  const clear = findPhrases(layout, phrase)
  return clear.length > 0 || !isReadBadly(layout)
    ? clear
    : layout.segments.flatMap((segment) => findBlurredPhrase(segment, phrase))
}

/** All that a page says, folded: most phrases are ruled out by it at once. */
const textOfLayout = onceFor((layout: Layout) => layout.segments.map(foldedText).join('\n'))

/** A sheet without the rows of its ledger: whom its holder pays says nothing of what paper it is. */
const withoutLedger = onceFor((layout: Layout): Layout => {
  const rows = ledgerRows(layout)
  if (rows.length === 0) return layout
  const words = new Set(rows.flatMap((row) => row.words))
  return { ...layout, segments: layout.segments.filter((segment) => !segment.words.some((word) => words.has(word))) }
})

const scoresAlone = onceFor((layout: Layout): Scores => scoresOf([layout], signsOn(layout)))

/** A sheet by itself is clearly of the type that has this score. */
export const clearScore = 0.62

/** What a sheet is taken for by itself; made once. */
export const classifyAlone = onceFor((layout: Layout): Classification => {
  const told = classificationOf(scoresAlone(layout), signsOn(layout).size === 0 && isDivider(layout))
  return blurredOr(told, [layout], signsOn(layout))
})

/** A document that is of no type is told as clearly as this, and so much more clearly than any type. */
const clearOther = 1.5
const clearLead = 0.6

/** What a sheet tells of itself that is of none of the types; null where it tells of nothing, or of a type. */
export const otherPaper = onceFor((layout: Layout): string | null => {
  const { scored, other } = scoresAlone(layout)
  const clear = other.points >= clearOther && other.points - (scored[0]?.points ?? 0) >= clearLead
  return clear ? other.name : null
})

/** True where a paper of that name has its heading on a sheet: sentences speak of many papers. */
export const isHeadedOther = (name: string, layout: Layout): boolean =>
  otherDocuments.some((one) => one.name === name && headingsOf(one, layout).length > 0)

const isSame = (a: ReadonlySet<Sign>, b: ReadonlySet<Sign>): boolean =>
  a.size === b.size && [...a].every((sign) => b.has(sign))

const signsOn = onceFor((layout: Layout): ReadonlySet<Sign> =>
  findSigns([layout], { aadhaarCode: false, mrzState: null }),
)

/** `longer` are phrases of another profile: what is but a part of one of them says nothing. */
function scoreOf(
  profile: Profile,
  layouts: readonly Layout[],
  signs: ReadonlySet<Sign>,
  find: FindPhrases,
  longer: readonly PhraseHit[] = [],
): Score {
  let points = 0
  const cues: string[] = []
  const hits: PhraseHit[] = []
  const claimed = new Set<unknown>()
  // Long phrases first: what is part of one is not counted again as another.
  for (const cue of [...profile.cues].sort((a, b) => b.phrase.length - a.phrase.length)) {
    const best = layouts
      .flatMap((layout, index) =>
        find(layout, cue.phrase).map((hit) => ({
          hit,
          share: shareOf(hit, layout, index, cue.title, profile.prose === true),
        })),
      )
      .filter(({ hit }) => !hit.segment.words.slice(hit.from, hit.to).some((w) => claimed.has(w)))
      .filter(({ hit }) => !lacksWord(hit) && !longer.some((whole) => isPartOf(hit, whole)))
      .sort((a, b) => b.share - a.share || b.hit.likeness - a.hit.likeness)[0]
    if (!best) continue
    for (const word of best.hit.segment.words.slice(best.hit.from, best.hit.to)) claimed.add(word)
    points += cue.weight * best.share * best.hit.likeness
    hits.push(best.hit)
    cues.push(textOf(best.hit.segment.words.slice(best.hit.from, best.hit.to)))
  }
  const ownSigns = [...signs].filter((sign) => profile.signs[sign] !== undefined)
  for (const sign of ownSigns) points += profile.signs[sign] ?? 0
  return { points, hits, cues, signs: ownSigns }
}

/** The lines with a heading of a type that stands by itself at the top of a sheet, or in large print. */
export const headingsOn = onceForEach((layout: Layout, type: DocumentType) => headingsOf(documents[type], layout))

/** True for a sheet with a heading of a type. */
export const isHeaded = (type: DocumentType, layout: Layout): boolean => headingsOn(layout, type).length > 0

const headingsOf = ({ cues }: Profile, layout: Layout): readonly Segment[] => {
  const titles = cues.filter(({ title }) => title)
  return layout.segments.filter((segment) =>
    titles.some(({ phrase }) => findPhrase(segment, phrase).some((hit) => shareOf(hit, layout, 0, true, true) === 1)),
  )
}

/** "Payment Receipt" within "Property Tax Payment Receipt". */
const isPartOf = (hit: PhraseHit, whole: PhraseHit): boolean =>
  hit.segment === whole.segment &&
  hit.from >= whole.from &&
  hit.to <= whole.to &&
  hit.to - hit.from < whole.to - whole.from

/** How much of a cue's weight counts at this place. */
function shareOf(hit: PhraseHit, layout: Layout, index: number, title: boolean, prose: boolean): number {
  const pageShare = index === 0 ? 1 : 0.6
  const { segment } = hit
  // A letter speaks of gross salary and provident fund, and is no slip.
  if (!title) return pageShare * (prose || !isSentence(segment) || inCapitals(hit) ? 1 : mentionShare)
  // A letter says after "Sub:" what it is.
  if (isSubject(hit, layout)) return pageShare
  if (isReferredTo(hit) || isWrittenSmall(hit)) return pageShare * mentionShare
  const high = bottom(segment.box) < layout.box.y + 0.35 * layout.box.height
  const others = outsideBrackets(high ? besideInPart(hit) : segment.words.filter((_, i) => i < hit.from || i >= hit.to))
  const large = segment.box.height > 1.35 * layout.textHeight
  const heads = hit.from === 0 && (large || isCentred(hit, layout)) && isFollowedByItsMatter(hit)
  const alone = others <= 4 || hit.to - hit.from >= others || heads || isActOf(hit)
  if (!alone || (!large && isLabel(hit, layout))) return pageShare * mentionShare
  if (high || large || (others === 0 && isCentred(hit, layout))) return pageShare
  // A card is small: its heading may stand anywhere, as of the other side below.
  return pageShare * (layout.segments.length < 45 ? 0.9 : 0.4)
}

/** "REVENUE DEPARTMENT - PROPERTY TAX RECEIPT / சொத்து வரி ரசீது": what stands beside a heading in its own part of a line. */
function besideInPart({ segment: { words }, from, to }: PhraseHit): readonly LaidWord[] {
  const parts = (i: number): boolean => /^[-–—/|]$/.test(words[i]!.text)
  const start = words.findLastIndex((_, i) => i < from && parts(i)) + 1
  const end = words.findIndex((_, i) => i >= to && parts(i))
  return words.filter((_, i) => i >= start && (end < 0 || i < end) && (i < from || i >= to))
}

/** "Ref: Your quotation dated 29.04.2024": the paper that this one answers. */
const isReferredTo = ({ segment, from }: PhraseHit): boolean =>
  /^\W*(?:(?:with\s+)?ref(?:erence)?\W|vide\b|as\s+per\b|against\b)/i.test(textOf(segment.words.slice(0, from)))

/** "Certificate of Registration under the Telangana Shops & Establishments Act, 1988": a heading with the act it is under. */
const isActOf = ({ segment: { words }, from, to }: PhraseHit): boolean =>
  /^(?:registration\s+certificate|certificate\s+of\s+(?:registration|establishment)|licen[cs]e)\s+(?:(?:issued|granted)\s+)?under\s+(?:the\s+)?(?:\p{Lu}[\p{L}.]*\s*){0,3}$/iu.test(
    textOf(words.slice(0, from)),
  ) && /^(?:\W*act)?[\W\d]*$/iu.test(textOf(words.slice(to)))

/** "e-receipt valid subject to realisation": what goes on in a sentence and has no capital heads nothing. */
const isWrittenSmall = ({ segment, from, to }: PhraseHit): boolean =>
  to < segment.words.length && segment.words.slice(from).every(isSmall)

/** "Quotation : DBH/882" under "Order No : 447": what it was ordered by, and no heading; those are in capitals. */
function isLabel({ segment, from, to }: PhraseHit, layout: Layout): boolean {
  if (!/\p{Ll}/u.test(textOf(segment.words.slice(from, to)))) return false
  if (from === 0 && isAmongMarked(segment, to, layout)) return true
  const value = rightOf(layout, segment)
  if (!value) return false
  const { box } = segment
  return layout.segments.some((other) => {
    const isNear = other !== segment && Math.abs(middle(other.box) - middle(box)) < 3 * box.height
    if (!isNear || Math.abs(other.box.x - box.x) > box.height) return false
    const beside = rightOf(layout, other)
    return beside !== null && Math.abs(beside.box.x - value.box.x) < box.height
  })
}

/** "Quotation value : Rs. 7,35,000/-": what a paper that is named there comes to. */
const toItsSum = /^(?:value|amount|amt\.?|price|cost|total)\s*[:：]/i

/**
 * "Quotation : 26-11-2025" under "Date : 01-12-2025", "Quotation value : Rs. 7,35,000/-": one of several labels under one
 * another, each with its value.
 */
const isAmongMarked = ({ words, box }: Segment, to: number, { segments }: Layout): boolean =>
  (/[:：]$/.test(textOf(words.slice(0, to + 1))) || toItsSum.test(textOf(words.slice(to)))) &&
  /\d/.test(textOf(words.slice(to))) &&
  segments.some(
    (other) =>
      other.box !== box &&
      Math.abs(other.box.x - box.x) < box.height &&
      Math.abs(middle(other.box) - middle(box)) < 3 * box.height &&
      /[:：]\s*\S/.test(textOf(other.words)),
  )

/** "SALE DEED OF RESIDENTIAL FLAT FOR RS. 27,00,000/-": a heading that says at length of what it is one. */
const isFollowedByItsMatter = ({ segment, to }: PhraseHit): boolean =>
  /^(?:OF|FOR|IN RESPECT OF)\s\P{Ll}+$/u.test(textOf(segment.words.slice(to)))

/** How far a heading is off the middle of the page at most, and how far down it stands; shares of the print's extent. */
const offMiddle = 0.08
const halfDown = 0.5

/** A heading in capitals under the address of a letter: in the middle of the page, and alone on its row. */
function isCentred(hit: PhraseHit, { box, segments }: Layout): boolean {
  const own = hit.segment.box
  return (
    inCapitals(hit) &&
    Math.abs(middleX(own) - middleX(box)) < offMiddle * box.width &&
    bottom(own) < box.y + halfDown * box.height &&
    !segments.some((other) => other !== hit.segment && verticalOverlap(other.box, own) > 0.5)
  )
}

/** How many words do not stand in brackets, as "[See Rule 78(1)(b)]" beside a heading does; marks are no words. */
const outsideBrackets = (words: readonly LaidWord[]): number =>
  textOf(words)
    .replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, ' ')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Print of its own at the end of a sentence, as OR BEARER is, and no mention; one word alone is an abbreviation. */
const inCapitals = ({ segment, from, to }: PhraseHit): boolean =>
  to - from > 1 && segment.words.slice(from, to).every(({ text }) => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(text))

const saturate = (points: number): number => 1 - Math.exp(-points / 1.5)
const sureness = (points: number, lead: number): number =>
  Math.min(0.999, 1 - 0.35 * Math.exp(-1.8 * Math.min(points - leastPoints + 0.3, lead)))
