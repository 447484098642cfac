/** How much land a 7/12 tells of: hectares, ares and square metres, added up in a column of its own. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { parsed, type Grammar, type Parsed } from '../../extraction/grammars/grammar'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { middleX, textOf, verticalOverlap, type Segment } from '../../extraction/layout/layout'
import type { Candidate, Rule, RuleContext } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'
import { wordsOfText } from '../../extraction/layout/words-of-text'
import { latinDigits } from '../../identifiers'
import { candidate, cellText, placed } from './satbara-places'

/** Hectares, ares and square metres are parted by points, which a reader may take for commas. */
export const areaForm =
  /(?<![\d/.,-])(?:\d{1,4}\s?ह[ेै](?:क्टर)?\s?\.?\s?\d{1,2}(?=\s?आर)|\d{1,4}[.,]\d{2}[.,]\d{2}(?![\d.,])|\d{1,4}\s?-\s?\d{2}\s?-\s?\d{2}(?!\s?[\d-])|\d{1,4}-\d{2}(?=\s?हे)|\d{1,4}\.\d{4}(?!\d)|\d{1,4}\.\d{1,3}(?:[.]\d{1,3})?)(?:\s*(?:हे|आर|हेक्टर|चौ)[\p{L}\p{M}. ]*)?/u

/** "२ है. १२ आर": the sign of the vowel was read twice. */
const misreadUnit = /है(?=\.|\s)/u
/** "हे.सार": the older form of आ is read as सा. */
const misreadAre = /(?<=हे\.?\s?)सार/u

/** The area that some words tell of, as printed. */
export const areaIn: Grammar = (span): Parsed | null => {
  const { text: raw, edits } = cellText(span)
  const found = areaForm.exec(latinDigits(raw))
  if (!found) return null
  const value = raw
    .slice(found.index, found.index + found[0].length)
    .trim()
    .replace(/(?<=\p{Nd})\s?-\s?(?=\p{Nd})/gu, '-')
    .replace(/[\s,;:]+$/, '')
    .replace(/(?<=[\d०-९]),(?=[\d०-९])/gu, '.')
  const unit = value.replace(misreadUnit, 'हे').replace(misreadAre, 'आर')
  const words = wordsOfText(span, found.index, found.index + found[0].length)
  return { ...parsed(unit, words), edits: edits + (unit === value ? 0 : 1) }
}

/** "एकूण 0-73" where areas are in "हे.आर": hectares and ares that no unit follows, alone beside what sums them up. */
const hectaresAndAres = /^[\s:：]*(?<value>\d{1,4}\s?-\s?\d{2})\s*$/u
const bareTotal: Grammar = (span) => {
  const { text } = cellText(span)
  const value = hectaresAndAres.exec(latinDigits(text))?.groups?.value
  if (value === undefined) return null
  const at = latinDigits(text).indexOf(value)
  const printed = text.slice(at, at + value.length).replace(/\s/g, '')
  return squareMetres(printed) > 0 ? parsed(printed, wordsOfText(span, at, at + value.length)) : null
}
const inHectaresAndAres = /(?<![\p{L}\p{M}])हे\.?\s?आर(?![\p{L}\p{M}])/u
const toldInHectares = ({ layout }: LabelledPage): boolean =>
  layout.segments.some(({ words }) => inHectaresAndAres.test(textOf(words)))

/** A land has a size: of nought is what it has none of. */
const sizeIn: Grammar = (span) => {
  const read = areaIn(span)
  return read && squareMetres(read.value) > 0 ? read : null
}

/** Square metres of an area as it is printed: "0.82.00", "0-82-00", "0.82.5" with tenths of ares, "0.82" or "0 हे. 82 आर". */
export function squareMetres(value: string): number {
  const [hectares = '0', ares = '0', metres] = latinDigits(value).match(/\d+/g) ?? []
  return metres === undefined
    ? Math.round(Number(`${hectares}.${ares}`) * 10_000)
    : Number(hectares) * 10_000 + Number(ares) * 100 + Number(metres.padEnd(2, '0'))
}

const name = 'satbara.area.label'
const namesTwelve = /बारा|[१1][२2](?!\p{Nd})|xii/iu
const namesSeven = /सात|[७7]|vii(?!\w)/iu

/** "वर्ष | हंगाम | पीक | क्षेत्र": behind the crop of a year, the head is of its area. */
const cropHead = /^(?:हं?गाम|पीक|पिकाचे|पिकांचे)$/u
const isBehindCrop = ({ segment }: LabelHit, { layout }: LabelledPage): boolean =>
  layout.segments.some(
    ({ box, words: [word] }) =>
      cropHead.test(word?.text ?? '') && box.x < segment.box.x && verticalOverlap(box, segment.box) > 0.3,
  )

/** Below the heading of form XII areas are those of crops. A wide sheet has it beside form VII, which is the left half. */
function isOfCrops(hit: LabelHit, page: LabelledPage): boolean {
  const headings = page.hits.filter(({ label }) => label === 'form').map(({ segment }) => segment)
  const says = (what: RegExp, { words }: Segment): boolean => what.test(textOf(words))
  return headings
    .filter((heading) => says(namesTwelve, heading) && !says(namesSeven, heading))
    .some((twelve) => {
      const seven = headings.find((other) => says(namesSeven, other) && verticalOverlap(other.box, twelve.box) > 0.5)
      const isLeft = seven !== undefined && hit.segment.box.x < (middleX(seven.box) + middleX(twelve.box)) / 2
      return twelve.box.y < hit.segment.box.y && !isLeft
    })
}
const isOfACrop = (hit: LabelHit, page: LabelledPage): boolean => isBehindCrop(hit, page) || isOfCrops(hit, page)
const regularTotal = placed('area', ['area_total'], sizeIn, { not: isOfACrop })
const shortTotal = placed('area', ['area_total'], bareTotal, {
  not: (hit, page) => isOfACrop(hit, page) || !toldInHectares(page),
})
const totalsIn = (context: RuleContext): Candidate[] => {
  const regular = [...regularTotal.find(context)]
  return regular.length > 0 ? regular : [...shortTotal.find(context)]
}
const otherArea = placed('area', ['area_tilled', 'area'], sizeIn, { not: isOfACrop })
const barrenArea = placed('area', ['area_barren'], areaIn)
/** Where a total is told, what is tilled of it, or each holder's own, counts little. */
const besideTotal = 0.35
const lessThanTotal = (found: Candidate): Candidate => ({ ...found, strength: besideTotal * found.strength })

/** Everything on the pages that is printed as an area is. */
const printedAreas = ({ pages }: RuleContext): Candidate[] =>
  pages.flatMap((page) =>
    page.layout.segments.flatMap(({ words }) => {
      const read = areaIn(spanOf(words)) ?? (toldInHectares(page) ? bareTotal(spanOf(words.slice(-1))) : null)
      return read ? [candidate(page, 'area', name, read, 0.95)] : []
    }),
  )

/**
 * Of two totals that differ by an area that is printed too, that of the unfit land, the larger is the whole: "एकूण ०.९७"
 * over "वर्ग (अ) ०.०२" and "एकूण क्षेत्र ०.९९".
 */
function wholeOf(totals: readonly Candidate[], sizes: ReadonlySet<number>): Candidate[] {
  const [least = 0, most = 0, ...more] = [...new Set(totals.map(({ value }) => squareMetres(value)))].sort(
    (a, b) => a - b,
  )
  if (more.length > 0 || most - least >= least || !sizes.has(most - least)) return [...totals]
  return totals.map((found) => (squareMetres(found.value) === most ? found : lessThanTotal(found)))
}

/**
 * What is called the total may be that of the tilled land alone: the whole is printed where both sums stand, with what
 * cannot be tilled. Where neither the whole nor the tilled part bears a total out, it is doubted.
 */
export const wholeArea: Rule = {
  name,
  find(context) {
    const told = totalsIn(context)
    const others = otherArea.find(context)
    const printed = printedAreas(context)
    const sizes = new Set(printed.map(({ value }) => squareMetres(value)))
    // The word for the total may have been misread.
    if (told.length === 0) return wholeOf(others, sizes)
    const totals = wholeOf(told, sizes)
    const barren = barrenArea
      .find(context)
      .map(({ value }) => squareMetres(value))
      .find((size) => size > 0)
    if (barren === undefined) return [...totals, ...others.map(lessThanTotal)]
    const [tilled] = totals.map(({ value }) => squareMetres(value)).filter((size) => sizes.has(size + barren))
    if (tilled !== undefined) {
      const wholes = printed.filter(({ value }) => squareMetres(value) === tilled + barren)
      const isWhole = ({ value }: Candidate): boolean => squareMetres(value) === tilled + barren
      return [
        ...wholes.slice(0, 2),
        ...[...totals, ...others].map((found) => (isWhole(found) ? found : lessThanTotal(found))),
      ]
    }
    const isBorneOut = ({ value }: Candidate): boolean => sizes.has(squareMetres(value) - barren)
    return [
      ...totals.map((found) => (isBorneOut(found) ? found : { ...found, most: mostDoubted })),
      ...others.map(lessThanTotal),
    ]
  },
}
