/** Extracts of village forms VII and XII ("7/12"): the record of rights in land of Maharashtra. */
import { mostDoubted } from '../extraction/rules/bounds'
import { rowOf } from '../extraction/forms/form-rows'
import { parsed, type Grammar, type Parsed } from '../extraction/grammars/grammar'
import type { LabelledPage, LabelHit } from '../extraction/labels/labels'
import {
  bottom,
  horizontalOverlap,
  middle,
  right,
  textOf,
  verticalOverlap,
  type LaidWord,
  type Segment,
} from '../extraction/layout/layout'
import { namesIn } from '../extraction/prose/names'
import type { Rule } from '../extraction/rules/rule'
import { spanOf, spanText, type Span } from '../extraction/layout/span'
import { wordsOfText } from '../extraction/layout/words-of-text'
import { latinDigits } from '../identifiers'
import { titles, words, type DocumentDefinition } from './definition'
import { areaForm } from './land-records/satbara-area'
import { areaOfLand } from './land-records/satbara-class-area'
import { issued } from './land-records/satbara-issued'
import { satbaraLabels } from './land-records/satbara-labels'
import { landType } from './land-records/satbara-land-type'
import { surveyNumber } from './land-records/satbara-survey'
import { villageBeforeTaluka } from './land-records/satbara-village'
import {
  candidate,
  cellText,
  column,
  firstFit,
  isHead,
  occupantWord,
  placed,
  printedWords,
} from './land-records/satbara-places'

/** "गाव कामगार तलाठी" at the foot: who signs is an officer of the village. */
const officer = /तलाठी|कामगार|अधिकारी/u

/** A name of a place: letters alone. */
const placeName: Grammar = (span) => {
  const read = printedWords(span)
  if (!read) return null
  const value = read.value.replace(/\s*[([].*$|^म[ौो]ज[ेा]\s+/gu, '').trim()
  return officer.test(value) || /\d|[०-९]/.test(value) || value.split(' ').length > 4 || value === ''
    ? null
    : { ...read, value }
}

const account: Grammar = (span) => {
  const { text: raw, edits } = cellText(span)
  // "भोगवटादार वर्ग -1" beside the head names a class of tenure.
  // "(6120)" behind a holder is the entry by which he came to the land.
  const found = /(?<![\d.,/(]|[-–—]\s?|वर्ग\s?)\d{1,6}(?:\s?,\s?\d{1,6})*(?![\d./])/u.exec(latinDigits(raw))
  if (!found) return null
  const value = raw.slice(found.index, found.index + found[0].length).replace(/\s/g, '')
  return { ...parsed(value, wordsOfText(span, found.index, found.index + found[0].length)), edits }
}

/** Numbers alone under their head: each holder, or group of them, has an account. */
const accountAlone = /^\d{1,6}$/

/**
 * All accounts of the land, one under the other, each opposite its holders. Who held it before stays among them, struck out
 * by a line that is none of the print: never sure.
 */
const accounts: Rule = {
  name: 'satbara.account_number.column',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === 'account' && isHead(page, hit))
        .flatMap((hit) => {
          const words = column(page, hit, { most: mostHolders, reach: 60 }).flatMap(({ lines: [line = []] }) => {
            // Beside it may stand the area of the next column.
            const [word, ...more] = line.filter(({ text }) => !areaForm.test(latinDigits(text)))
            return more.length === 0 && word && accountAlone.test(latinDigits(word.text)) ? [word] : []
          })
          const numbers = [...new Set(words.map((w) => w.text))]
          if (numbers.length < 2) return []
          const read = parsed(numbers.join(', '), spanOf(words))
          return [{ ...candidate(page, 'account_number', accounts.name, read, 0.95), most: mostDoubted }]
        }),
    ),
}

/** "(2261) भाऊसाहेब …": the entry by which somebody came to the land may stand before the name. */
const entry = /^\(\p{Nd}+\)$/u
const withoutEntry = ([first = [], ...more]: Span['lines']): Span =>
  spanOf(entry.test(first[0]?.text ?? '') ? first.slice(1) : first, ...more)

/** "जुनी शर्त", "नवीन शर्त": on what condition the land is held, in the column before. */
const condition = /शर्त/u

/** "क्षेत्र  आकार" over "पो.ख.  फे.फा.": heads of the columns behind the holders go on in the line under theirs. */
const restOfHead = /^(?:[\s./,()–-]|पो\.?\s?ख|फे\.?\s?फा|मो\.?\s?फे|क्षेत्र|आकारणी|आकार|हे|आर|चौ|मी|रु|पै)+$/u

const occupant: Grammar = (given) => {
  const span = withoutEntry(given.lines)
  const raw = spanText(span)
  if (restOfHead.test(raw)) return null
  // "१) रामदास म्हात्रे, २) सिंधू म्हात्रे": several in one line.
  const names = namesIn(latinDigits(raw), 0).filter(({ value }) => value.includes(' ') && !condition.test(value))
  const [first] = names
  const value = names.map((name) => name.value).join(', ')
  return first ? parsed(value, wordsOfText(span, first.start, names.at(-1)!.end)) : null
}

/** Most rows of holders that are read under their head, and what stands under the last of them. */
const mostHolders = 30
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

const occupants: Rule = {
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

const oneAccount = placed('account_number', ['account'], account)

export const satbaraDocument: DocumentDefinition = {
  type: 'SATBARA',
  cues: [
    ...titles({
      'गाव नमुना सात': 2,
      'गाव नमुना बारा': 1.2,
      'गाव नमुना ७': 1.6,
      'गाव नमुना': 1.2,
      'अधिकार अभिलेख पत्रक': 1.5,
      '7/12 Extract': 1.8,
      'Village Form VII': 1.8,
      'Village Form VII-XII': 1.8,
      'Village Form 7': 1.6,
      'Village Form 7-12': 1.8,
      // A letter less is a district whose papers are of every type.
      सातबारा: 1.1,
      महाभूलेख: 1.2,
      '७/१२': 0.8,
      'सातबारा उतारा': 1.8,
    }),
    ...words({
      'भूमापन क्रमांक': 0.6,
      भोगवटादार: 0.6,
      कब्जेदार: 0.4,
      'कब्जेदाराचे नाव': 0.4,
      'हिस्सा नंबर': 0.3,
      'भोगवटादाराचे नाव': 0.6,
      'पिकांची नोंदवही': 0.7,
      'भूधारणा पद्धती': 0.7,
      'खाते क्रमांक': 0.3,
      'गट क्रमांक': 0.4,
      'शेताचे स्थानिक नाव': 0.6,
      जिरायत: 0.4,
      बागायत: 0.3,
      आकारणी: 0.3,
      फेरफार: 0.3,
      'Record of Rights': 0.5,
      'Survey No': 0.1,
    }),
  ],
  signs: {},
  labels: satbaraLabels,
  rules: [
    placed('village', ['village'], placeName),
    villageBeforeTaluka(placeName),
    placed('taluka', ['taluka'], placeName),
    placed('district', ['district'], placeName),
    surveyNumber,
    accounts,
    { ...oneAccount, find: (context) => (accounts.find(context).length > 0 ? [] : oneAccount.find(context)) },
    occupants,
    areaOfLand,
    landType,
    issued,
  ],
}
