/** Who holds the land of a 7/12: the names under their head, or beside their label. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { rowOf } from '../../extraction/forms/form-rows'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import type { LabelledPage, LabelHit } from '../../extraction/labels/labels'
import {
  bottom,
  horizontalOverlap,
  middle,
  right,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../../extraction/layout/layout'
import { nameAt, namesIn, toldOf, type ProseName } from '../../extraction/prose/names'
import type { Rule } from '../../extraction/rules/rule'
import { spanOf, spanText, type Span } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'
import { latinDigits } from '../../identifiers'
import { areaForm } from './satbara-area'
import { candidate, column, firstFit, isHead, occupantWord } from './satbara-places'

/** "(2261) भाऊसाहेब …": the entry by which somebody came to the land may stand before the name. */
const entry = /^\(\p{Nd}+\)$/u
const withoutEntry = ([first = [], ...more]: Span['lines']): Span =>
  spanOf(entry.test(first[0]?.text ?? '') ? first.slice(1) : first, ...more)

/** "जुनी शर्त", "नवीन शर्त": on what condition the land is held, in the column before. */
const condition = /शर्त/u

/** "क्षेत्र  आकार" over "पो.ख.  फे.फा.": heads of the columns behind the holders go on in the line under theirs. */
const restOfHead = /^(?:[\s./,()–-]|पो\.?\s?ख|फे\.?\s?फा|मो\.?\s?फे|क्षेत्र|आकारणी|आकार|हे|आर|चौ|मी|रु|पै)+$/u

/** A name in full, without initials or what tells where somebody lives: "मु. पो. वांबोरी". */
const fullName = /^[\p{L}\p{M}]{2,}(?:\s[\p{L}\p{M}]{2,}){1,3}$/u

/** "लक्ष्मीबाई किसन तांबे, सुभाष किसन तांबे": several names in full, parted by commas alone; none for any other text. */
function listedNames(text: string): readonly ProseName[] {
  const parts = [...text.matchAll(/[^,;]*\p{L}[^,;]*/gu)]
  if (parts.length < 2 || !parts.every(([part]) => fullName.test(part.trim()))) return []
  const names = parts.flatMap(({ 0: part, index }) => nameAt(part, index) ?? [])
  return names.length === parts.length && names.every(({ value }, i) => value === parts[i]![0].trim()) ? names : []
}

/** What goes on behind a comma may be another holder, unless it tells of the one before: "…, रा. वांबोरी". */
const goesOnUntold = (rest: string): boolean =>
  /^\s*[,;]\s*[\p{L}\p{M}]{2,}\s+[\p{L}\p{M}]{2,}/u.test(rest) && !toldOf.test(rest)

const occupant: Grammar = (given) => {
  const span = withoutEntry(given.lines)
  const raw = spanText(span)
  if (restOfHead.test(raw)) return null
  const text = latinDigits(raw)
  const listed = listedNames(text)
  // "१) रामदास म्हात्रे, २) सिंधू म्हात्रे": several in one line.
  const found = listed.length > 0 ? listed : namesIn(text, 0)
  const names = found.filter(({ value }) => value.includes(' ') && !condition.test(value))
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last) return null
  const read = parsed(names.map((name) => name.value).join(', '), wordsOfText(span, first.start, last.end))
  return goesOnUntold(text.slice(last.end)) ? { ...read, isDoubted: true } : read
}

/** Most rows of holders that are read under their head, and what stands under the last of them. */
export const mostHolders = 30
const belowHolders =
  /भोगवटादार|फेरफार|(?<![\p{L}\p{M}])(?:फे\.\s?फा|मो\.\s?फे)\.|प्रलंबित|बोजा|अधिकार|हेक्टर|कुळ|क्षेत्र|आकार|जिरायत|बागायत|पोटखराब|पिका[ंच]|एकूण|टीप|नमुना|माहिती|अभिलेख|नक्कल|[:：]|mutation|kharab|area|assessment|rights|tenure/iu
/** From one holder to the next, in heights of the text: an entry of the other columns may take several lines. */
const widestStep = 8

/** All who hold the land, as they stand under their head; the rest of a name that did not fit its line joins it. */
function holdersUnder(page: LabelledPage, hit: LabelHit): readonly (readonly LaidWord[])[] {
  const holders: LaidWord[][] = []
  const tail = hit.tail?.[0]
  let isHolder = false
  let last = bottom(tail ? tail.box : hit.segment.box)
  const cells = column(page, hit, { most: mostHolders, reach: 60 }).map(({ lines: [line = []] }) =>
    // Beside a name may stand the area of the next column.
    line.filter(({ text }) => !areaForm.test(latinDigits(text))),
  )
  for (const words of wholeNames(cells)) {
    const [first] = words
    if (!first) continue
    if (holders.length === 0 && restOfHead.test(textOf(words))) {
      last = bottom(first.box)
      continue
    }
    if (first.box.y - last > widestStep * page.layout.textHeight || belowHolders.test(textOf(words))) break
    const close = first.box.y - last < 0.8 * page.layout.textHeight
    last = bottom(first.box)
    // What stands under a holder who is crossed out, "[सखाराम धोंडीबा / गोडसे]", is of none of them.
    if (words.length === 1 && close && isHolder) {
      holders.at(-1)?.push(...words)
      continue
    }
    isHolder = !isCrossedOut(page, first) && occupant(spanOf(words)) !== null
    if (isHolder) holders.push([...words])
  }
  return holders
}

/** "[ बापू रामा खोत ] ( 4410 )": who held the land before stands in brackets, which may open in another column. */
function isCrossedOut({ layout }: LabelledPage, word: LaidWord): boolean {
  const words = layout.segments.find((s) => s.words.includes(word))?.words ?? []
  return /\[[^\]]*$/.test(textOf(words.slice(0, words.indexOf(word) + 1)))
}

/** All who hold the land, in the cell beside their label, or under it where it stands alone. */
function holdersBeside(page: LabelledPage, hit: LabelHit): readonly (readonly LaidWord[])[] {
  const beside = rowOf(page, hit).lines.filter((line) => occupant(spanOf(line)))
  return beside.length > 1 ? beside : holdersUnder(page, hit)
}

/** Words of one name whose letters the reader saw at other heights stand right beside each other. */
function wholeNames(cells: readonly (readonly LaidWord[])[]): readonly (readonly LaidWord[])[] {
  const names: LaidWord[][] = []
  for (const words of cells) {
    const name = names.at(-1)
    if (name && areBeside(name, words)) name.push(...words)
    else names.push([...words])
    names.at(-1)?.sort((a, b) => a.box.x - b.box.x)
  }
  return names
}

const areBeside = (some: readonly LaidWord[], others: readonly LaidWord[]): boolean =>
  some.some(({ box }) =>
    others.some((other) => {
      const gap = Math.max(other.box.x - right(box), box.x - right(other.box))
      return verticalOverlap(box, other.box) > 0.5 && gap > 0 && gap < box.height
    }),
  )

/**
 * Rows of a form may call them by one word, which opens every class of tenure too: it is a label that fills its cell, or
 * that a colon closes.
 */
const occupantAlone = /^(?:भोगवटादार|कब्जेदार|खातेदार|occupants?)(?:[\s:–-]*$|\s?[:：])/iu
const occupantCells = (page: LabelledPage): LabelHit[] =>
  page.layout.segments
    .filter(({ words }) => occupantAlone.test(textOf(words)) && !words.some((w) => page.labelOf.has(w)))
    .filter((segment) => !opensTenure(page, segment))
    .map((segment) => ({ label: 'occupant', phrase: occupantWord, segment, from: 0, to: 1, likeness: 1 }))

/** "भोगवटादार" over "वर्ग-2": a class of tenure in a narrow cell. */
const opensTenure = ({ layout }: LabelledPage, { box }: Segment): boolean =>
  layout.segments.some(
    (below) =>
      /^वर्ग(?![\p{L}\p{M}])/u.test(textOf(below.words)) &&
      horizontalOverlap(below.box, box) > 0.3 &&
      middle(below.box) > bottom(box) &&
      below.box.y - bottom(box) < box.height,
  )

/** Some prints have no head over the holders: they stand under their account, each with what he holds. */
const accountCells = (page: LabelledPage): LabelHit[] =>
  page.hits.filter(({ label }) => label === 'account').map((hit) => ({ ...hit, to: hit.segment.words.length }))

/** The labels of the holders of a page. */
function occupantHits(page: LabelledPage): LabelHit[] {
  const named = page.hits.filter((hit) => hit.label === 'occupant').concat(occupantCells(page))
  return named.length > 0 ? named : accountCells(page)
}

/** A holder over the first whose name was read in another script, and so not at all. */
const hasUnreadOver = (page: LabelledPage, { segment: { box } }: LabelHit, { span }: Parsed): boolean => {
  const first = span.lines[0]?.[0]
  return (
    first !== undefined &&
    page.layout.segments.some(
      ({ box: own, script, words }) =>
        script === 'latin' &&
        own.y > bottom(box) &&
        bottom(own) <= first.box.y + first.box.height / 2 &&
        horizontalOverlap(own, box) > 0 &&
        /\p{L}{4}/u.test(textOf(words)),
    )
  )
}

/**
 * "(फे. १९०३)" behind one of several: a hand strikes out who held the land before, and writes the entry there. That stroke
 * is none of the print.
 */
const change = /^\(?फे/u
const areSomeChanged = (holders: readonly (readonly LaidWord[])[]): boolean => {
  const changed = holders.filter((words) => words.some(({ text }) => change.test(text))).length
  return changed > 0 && changed < holders.length
}

export const occupants: Rule = {
  name: 'satbara.occupant_name.holders',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      occupantHits(page).flatMap((hit) => {
        const isUnder = hit.label === 'account' || isHead(page, hit)
        const holders = isUnder ? holdersUnder(page, hit) : holdersBeside(page, hit)
        const names = holders.flatMap((words) => occupant(spanOf(words))?.value ?? [])
        if (names.length < 2) {
          const found = firstFit(page, hit, occupant)
          if (!found) return []
          // The rest of the only holder's name stands under it.
          const whole = holders.length === 1 ? occupant(spanOf(...holders)) : null
          const read = whole?.value.startsWith(`${found.read.value} `) ? whole : found.read
          const only = candidate(page, 'occupant_name', occupants.name, read, 0.92 * found.share)
          return [hasUnreadOver(page, hit, found.read) ? { ...only, most: mostDoubted } : only]
        }
        const read = parsed([...new Set(names)].join(', '), spanOf(...holders))
        const all = candidate(page, 'occupant_name', occupants.name, read, 0.86 * hit.likeness)
        return [areSomeChanged(holders) ? { ...all, most: mostDoubted } : all]
      }),
    ),
}
