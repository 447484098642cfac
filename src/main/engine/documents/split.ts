/** Which sheets of a file make one document: a loan file arrives as one PDF of many papers. */
import {
  isUserType,
  kindOfType,
  type DocumentType,
  type GivenType,
  userTypeOf,
} from '../../../shared/domain/document-types'
import type { UserTypeSpec } from '../../../shared/domain/user-types/spec'
import type { Layout } from '../extraction/layout'
import { aadhaar, epic, pan, passport, type Identifier } from '../identifiers'
import { classifyAlone } from './classify'
import { ownDays } from './own-day'
import { maySame, ownNumbers } from './own-number'
import { documents } from './registry'
import { differs } from './user-types/differs'
import { recogniseUserType } from './user-types/recognise'

/** A sheet begins another document only when it is as clearly of its type as this… */
const clearScore = 0.62
/** … and has this little of the type that the pages before it are of, or far more of its own. */
const mostOfBefore = 0.5

interface Sheet {
  readonly index: number
  readonly type: GivenType | null
  readonly clear: boolean
  /** By type, as far as it is among the nearest. */
  readonly scores: ReadonlyMap<DocumentType, number>
}

/**
 * Groups of sheet indices, a document each, in the order of the file. Sheets that show no type of their own belong to
 * the document before them, or to the first one. A file of one document is one group. `specs` are of users' types.
 */
export function splitSheets(layouts: readonly Layout[], specs: readonly UserTypeSpec[] = []): number[][] {
  if (layouts.length < 2) return [layouts.map((_, i) => i)]
  const groups: { type: GivenType | null; sheets: number[] }[] = []
  const sheets = layouts.map((layout, i) => judge(layout, i, specs))
  for (const sheet of sheets) {
    const last = groups.at(-1)
    // Pages of prose are seldom clear each by itself: what one of them was taken for still tells them from what
    // follows.
    if (last) last.type ??= last.sheets.map((i) => sheets[i]!.type).find((type) => sheet.clear && type !== null) ?? null
    if (!last) groups.push({ type: sheet.clear ? sheet.type : null, sheets: [sheet.index] })
    else if (last.type === null && sheet.clear && groups.length === 1) {
      // Sheets before the first that is clear, as a stamp paper before a deed, belong to it.
      last.type = sheet.type
      last.sheets.push(sheet.index)
    } else if (begins(sheet, last, layouts, specs)) groups.push({ type: sheet.type, sheets: [sheet.index] })
    else last.sheets.push(sheet.index)
  }
  return groups.map((g) => g.sheets)
}

function judge(layout: Layout, index: number, specs: readonly UserTypeSpec[]): Sheet {
  const found = classifyAlone(layout)
  const scores = new Map(found.nearest.map((n) => [n.type, n.score]))
  const own = recogniseUserType(specs, [layout], found)
  if (own) return { index, type: userTypeOf(own.spec.name), clear: true, scores }
  const type = found.type === 'UNRECOGNISED' || isUserType(found.type) ? null : found.type
  return { index, type, clear: type !== null && (scores.get(type) ?? 0) >= clearScore, scores }
}

function begins(
  sheet: Sheet,
  last: { readonly type: GivenType | null; readonly sheets: readonly number[] },
  layouts: readonly Layout[],
  specs: readonly UserTypeSpec[],
): boolean {
  const [type, typeBefore] = [sheet.type, last.type]
  if (!sheet.clear || type === null || typeBefore === null) return false
  const layout = layouts[sheet.index]!
  const before = last.sheets.map((i) => layouts[i]!)
  if (isUserType(type) || isUserType(typeBefore)) {
    const spec = specs.find(({ name }) => type === userTypeOf(name))
    return type !== typeBefore || (spec !== undefined && differs(spec, layout, before))
  }
  if (type === typeBefore && isAnother(type, layout, before)) return true
  // Rows of a statement speak of bills and cards, and are neither; the items of an order after an invoice are its own.
  const owns = type !== typeBefore && documents[type].continues?.(layout) === true
  if (!owns && documents[typeBefore].continues?.(layout)) return false
  if (type !== typeBefore) return isFarFrom(typeBefore, type, sheet)
  // Two cards of one kind, of two people: their numbers differ.
  const known = before.flatMap((one) => [...numbersOn(type, one)])
  const own = [...numbersOn(type, layout)]
  return own.length > 0 && known.length > 0 && !own.some((n) => known.includes(n))
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
 * Two papers of one kind: the number under their own label differs, as of two accounts or two sales; or of one account,
 * the day. Sheets of one paper may speak of other days, but do not then repeat its number.
 */
function isAnother(type: DocumentType, sheet: Layout, before: readonly Layout[]): boolean {
  const own = ownNumbers(sheet, type)
  const known = before.flatMap((layout) => ownNumbers(layout, type))
  const isSame = own.some((n) => known.some((other) => maySame(n, other)))
  if (own.length > 0 && known.length > 0 && !isSame) return true
  // The month of a slip stands in its title, whether or not it numbers its people.
  if (!isSame && type !== 'SALARY_SLIP') return false
  const [days, daysBefore] = [ownDays(sheet, type), before.flatMap((layout) => ownDays(layout, type))]
  return days.length > 0 && daysBefore.length > 0 && !days.some((day) => daysBefore.includes(day))
}

const identifiers: Readonly<Partial<Record<DocumentType, Identifier>>> = {
  AADHAAR: aadhaar,
  PAN: pan,
  VOTER_ID: epic,
  PASSPORT: passport,
}

/** Identifiers of a card's own type that are printed on a sheet, as read and with a true check. */
function numbersOn(type: DocumentType, layout: Layout): Set<string> {
  const found = new Set<string>()
  const identifier = identifiers[type]
  if (!identifier || kindOfType[type] !== 'identity') return found
  for (const { words } of layout.segments) {
    for (let from = 0; from < words.length; from++) {
      const runs =
        type === 'AADHAAR' ? [words.slice(from, from + 3), words.slice(from, from + 1)] : [words.slice(from, from + 1)]
      for (const run of runs) {
        const text = run
          .map((w) => w.text)
          .join('')
          .replace(/[^0-9A-Za-z/]/g, '')
        if (text.length >= 8 && text.length <= 18 && identifier.check(identifier.normalise(text)).ok)
          found.add(identifier.normalise(text))
      }
    }
  }
  return found
}
