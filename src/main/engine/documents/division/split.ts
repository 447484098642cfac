/** Which sheets of a file make one document: a loan file arrives as one PDF of many papers. */
import { isUserType, type DocumentType, type GivenType, userTypeOf } from '../../../../shared/domain/document-types'
import type { UserTypeSpec } from '../../../../shared/domain/user-types/spec'
import { fold } from '../../extraction/labels/fuzzy'
import { textOf, type Layout } from '../../extraction/layout/layout'
import { areOfOthers, isCardType } from './card-numbers'
import { classifyAlone, clearScore, headingsOn, isHeaded, isHeadedOther, otherPaper } from '../recognition/classify'
import { isBlank, isDivider, isFullPage } from '../recognition/loose-sheets'
import { ownDays } from './own-day'
import { maySame, ownNumbers } from './own-number'
import { areOther, isConcluded, isSignedHere, openingOf } from './own-opening'
import { follows, isFirst, isLast, pageCount } from './page-count'
import { documents } from '../registry'
import { isOfAnotherDeed, isRegistrySheet } from './registry-sheets'
import { differs } from '../user-types/differs'
import { recogniseUserType } from '../user-types/recognise'

/**
 * A sheet begins another document only when it is clearly of its type and has this little of the type that the pages
 * before it are of, or far more of its own.
 */
const mostOfBefore = 0.5

interface Sheet {
  readonly index: number
  readonly layout: Layout
  readonly type: GivenType | null
  readonly clear: boolean
  /** By type, as far as it is among the nearest. */
  readonly scores: ReadonlyMap<DocumentType, number>
}

interface Group {
  type: GivenType | null
  /** True for a paper of no type that began by itself: what is clear after it is another. */
  readonly isOther: boolean
  readonly sheets: Sheet[]
}

/**
 * Groups of sheet indices, a document each, in the order of the file. Sheets that show no type of their own belong to
 * the document before them, or to the first one, unless they tell that they begin another. A file of one document is
 * one group. `specs` are of users' types.
 */
export function splitSheets(layouts: readonly Layout[], specs: readonly UserTypeSpec[] = []): number[][] {
  if (layouts.length < 2) return [layouts.map((_, i) => i)]
  const groups: Group[] = []
  const all = layouts.map((layout, i) => judge(layout, i, specs))
  for (const sheet of all) {
    const last = groups.at(-1)
    // Pages of prose are seldom clear each by itself: what one of them was taken for still tells them from what
    // follows.
    if (last && !last.isOther) last.type ??= last.sheets.find(({ type }) => sheet.clear && type !== null)?.type ?? null
    if (!last || !goesOn(sheet, last, layouts, specs)) {
      groups.push({ type: sheet.clear ? sheet.type : null, isOther: beginsOther(sheet, last ?? null), sheets: [sheet] })
      continue
    }
    if (sheet.clear) last.type ??= sheet.type
    last.sheets.push(sheet)
  }
  return groups.map((g) => g.sheets.map(({ index }) => index))
}

/** True for a sheet of the document before it. */
function goesOn(sheet: Sheet, last: Group, layouts: readonly Layout[], specs: readonly UserTypeSpec[]): boolean {
  const { layout } = sheet
  const before = last.sheets.at(-1)!.layout
  if (isBlank(layout)) return true
  if (!sheet.clear && isProse(last.type) && isSignedHere(layout)) return true
  if (follows(layout, before) && isNumberedOn(sheet, last, layouts.length)) return true
  if (isDivider(layout) || isDivider(last.sheets[0]!.layout)) return false
  const sheetsBefore = last.sheets.map((one) => one.layout)
  if (isRegistrySheet(layout)) {
    const mayGoOn = isProse(last.type) || (last.type === null && !last.isOther)
    return mayGoOn && !isOfAnotherDeed(layout, sheetsBefore)
  }
  // The receipt of an office and the challan of the duty stand before their deed, and before no other paper.
  if (sheet.clear && sheetsBefore.every(isRegistrySheet)) return isProse(sheet.type)
  if (!sheet.clear) return !beginsOther(sheet, last)
  if (isLast(before)) return false
  if (last.type !== null) return !begins(sheet, last.type, last.sheets, specs)
  // Sheets before the first that is clear, as a stamp paper before a deed, belong to it; a card has but its sides.
  return !last.isOther && !(isCardType(sheet.type) && last.sheets.some((one) => isFullPage(one.layout)))
}

/**
 * True where the number of a sheet says more than what it is taken for. Who scanned a file, or put it together, may have
 * numbered it right through.
 */
function isNumberedOn({ type, clear, layout }: Sheet, last: Group, sheets: number): boolean {
  const of = pageCount(layout)?.of ?? null
  return !isCardType(type) && of !== sheets && (of !== null || !clear || type === last.type)
}

/** True for a sheet of no clear type that tells that it begins another document all the same. */
function beginsOther({ layout, clear }: Sheet, last: Group | null): boolean {
  if (clear || isRegistrySheet(layout)) return false
  const name = otherPaper(layout)
  const typeBefore = last?.type ?? null
  const isOfTable = typeBefore !== null && !isUserType(typeBefore) && documents[typeBefore].continues?.(layout) === true
  if (isOfTable) return false
  // Deeds speak of bills, receipts and quotations.
  const isTold = name !== null && (!isProse(typeBefore) || isHeadedOther(name, layout))
  if (isTold) {
    const isSame = last?.isOther === true && otherPaper(last.sheets[0]!.layout) === name
    return !isSame || isFirst(layout) || isLast(last.sheets.at(-1)!.layout)
  }
  return last !== null && (isFirst(layout) || (isCardType(typeBefore) && isFullPage(layout)))
}

const isProse = (type: GivenType | null): boolean =>
  type !== null && !isUserType(type) && documents[type].prose === true

function judge(layout: Layout, index: number, specs: readonly UserTypeSpec[]): Sheet {
  const found = classifyAlone(layout)
  const scores = new Map(found.nearest.map((n) => [n.type, n.score]))
  const own = recogniseUserType(specs, [layout], found)
  if (own) return { index, layout, type: userTypeOf(own.spec.name), clear: true, scores }
  // What an office adds to an agreement to let speaks of it as of a deed.
  const isTold =
    found.type !== 'UNRECOGNISED' && !isUserType(found.type) && !(isRegistrySheet(layout) && isProse(found.type))
  const type = isTold ? found.type : null
  return { index, layout, type, clear: type !== null && isClear(type, layout, scores.get(type) ?? 0), scores }
}

/** True where a sheet tells its type by many words, by its heading or by its table. */
const isClear = (type: DocumentType, layout: Layout, score: number): boolean =>
  score >= clearScore || isHeaded(type, layout) || documents[type].continues?.(layout) === true

/** True where a clear sheet is of another document than those of a type before it. */
function begins(
  sheet: Sheet,
  typeBefore: GivenType,
  sheets: readonly Sheet[],
  specs: readonly UserTypeSpec[],
): boolean {
  const { type, layout } = sheet
  if (type === null) return false
  const before = sheets.map((one) => one.layout)
  if (isUserType(type) || isUserType(typeBefore)) {
    const spec = specs.find(({ name }) => type === userTypeOf(name))
    return type !== typeBefore || (spec !== undefined && differs(spec, layout, before))
  }
  if (type === typeBefore && (isAnother(type, layout, before) || opensAnother(type, layout, before))) return true
  // Rows of a statement speak of bills and cards, and are neither; the items of an order after an invoice are its own.
  const owns = type !== typeBefore && documents[type].continues?.(layout) === true
  if (!owns && documents[typeBefore].continues?.(layout)) return false
  return type !== typeBefore && isFarFrom(typeBefore, type, sheet)
}

/**
 * The sheet has little of the type, or at least twice as much that tells its own: an Index II names the deed that it is
 * of. A score is 1 - exp(-evidence), so twice the evidence is the square of what is left to 1.
 */
function isFarFrom(type: DocumentType, ownType: DocumentType, { scores }: Sheet): boolean {
  const [other, own] = [scores.get(type) ?? 0, scores.get(ownType) ?? 0]
  return other < mostOfBefore || 1 - own <= (1 - other) ** 2
}

/**
 * Two papers of prose: the first sheet of the one is numbered after the last of the other, or opens as no sheet before
 * it does, or is headed otherwise behind one that ended. What runs at the head of all sheets begins nothing.
 */
function opensAnother(type: DocumentType, sheet: Layout, before: readonly Layout[]): boolean {
  if (!isProse(type)) return false
  if (isFirst(sheet) && isLast(before.at(-1)!)) return true
  const opened = openingOf(sheet, type)
  const known = before.map((layout) => openingOf(layout, type)).filter((opening) => opening !== '')
  const isRepeated = opened !== '' && known.some((other) => !areOther(opened, other))
  if (isRepeated) return before.length > 1 && !before.slice(1).some((layout) => isHeaded(type, layout))
  if (opened !== '' && known.length > 0) return true
  const [titles, titlesBefore] = [titlesOn(sheet, type), before.flatMap((layout) => titlesOn(layout, type))]
  const isTitled = titles.length > 0 && titlesBefore.length > 0
  const isOther = isTitled && titles.every((title) => titlesBefore.every((other) => areOther(title, other)))
  return (isOther || (isTitled && opened !== '')) && isConcluded(before.at(-1)!, sheet)
}

const titlesOn = (layout: Layout, type: DocumentType): readonly string[] =>
  headingsOn(layout, type).map(({ words }) => fold(textOf(words)))

/**
 * Two papers of one kind: the number under their own label differs, as of two accounts or two sales; or of one account,
 * the day. Sheets of one paper may speak of other days, but do not then repeat its number.
 */
function isAnother(type: DocumentType, sheet: Layout, before: readonly Layout[]): boolean {
  const own = ownNumbers(sheet, type)
  const known = before.flatMap((layout) => ownNumbers(layout, type))
  const isSame = own.some((n) => known.some((other) => maySame(n, other)))
  if (own.length > 0 && known.length > 0 && !isSame) return true
  if (areOfOthers(type, sheet, before)) return true
  // The month of a slip stands in its title, whether or not it numbers its people; a bill may have no number before.
  const tellsDay = isSame || type === 'SALARY_SLIP' || (own.length > 0 && known.length === 0)
  if (!tellsDay) return false
  const [days, daysBefore] = [ownDays(sheet, type), before.flatMap((layout) => ownDays(layout, type))]
  return days.length > 0 && daysBefore.length > 0 && !days.some((day) => daysBefore.includes(day))
}
