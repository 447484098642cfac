/** Whose paper an invoice or an order is, by the head of its first page. */
import { bareFirm, endsAsFirm, isEndOfFirm } from '../../extraction/grammars/firm-names'
import {
  bottom,
  horizontalOverlap,
  middle,
  right,
  segmentFrom,
  textOf,
  type LaidWord,
  type Segment,
} from '../../extraction/layout/layout'
import type { LabelledPage } from '../../extraction/labels/labels'
import { opensInLatin } from '../../extraction/layout/opens-in-latin'
import { partyFrom, type Party } from '../../extraction/parties/party-blocks'
import { isAside, untilAside } from '../../extraction/parties/party-lines'
import { addressText } from '../../extraction/addresses/address-block'
import { pinCode } from '../../extraction/addresses/pin-code'
import { parsed } from '../../extraction/grammars/grammar'
import { spanOf } from '../../extraction/layout/span'
import { footedFirm, fullerName, isNamed } from './issuer'

/**
 * The party at the head of the first page: whose paper it is. None where the first block there is that of one of
 * `headed`, the parties with headings of their own.
 */
export function letterhead(pages: readonly LabelledPage[], title: RegExp, headed: readonly Party[] = []): Party | null {
  const head = firstBlock(pages, title)
  return head?.name && isNamed(head.name.value, headed) ? null : head
}

function firstBlock(pages: readonly LabelledPage[], title: RegExp): Party | null {
  const [page] = pages
  if (!page) return null
  const top = page.layout.box.y + 0.25 * page.layout.box.height
  const lines = page.layout.segments.filter((s) => {
    const text = textOf(s.words)
    const label = s.words[0] && !isGrandName(page, s) ? page.labelOf.get(s.words[0]) : undefined
    // What stands in brackets over a name tells of the paper; between double strokes a god is called on.
    if (/^\(.*\)$/.test(text) || /^(?:॥|\|\|)|(?:॥|\|\|)$/.test(text) || invocation.test(text)) return false
    if (isAside(text) || since.test(text) || government.test(text) || !s.words.some(isWord)) return false
    return s.box.y < top && (text.match(/\p{L}/gu)?.length ?? 0) > 3 && !title.test(text) && label === undefined
  })
  // The number of an e-invoice may go on over the name.
  const first = lines.find((line) => !line.words.some((w) => longCode.test(w.text)) && !isHailed(lines, line))
  if (!first || besidePlace.test(textOf(first.words))) return null
  const fuller = withEndBeside(page, officeUnder(lines, first) ?? fullerName(lines, latinUnder(lines, first)))
  return withAddressUnder(page, fuller, (fuller === first ? footedFirm(page, first) : null) ?? partyFrom(page, fuller))
}

/** "बस स्टैण्ड के सामने, मेरठ रोड": an address by what it is beside; the name over it was not read. */
const besidePlace =
  /^(?:[^,]*[\p{L}\p{M}]\s(?:के\s+(?:सामने|पास|पीछे|निकट)|समोर|जवळ|मागे|शेजारी)(?=\s*,)|(?:near|opp(?:osite)?|behind)\b)/iu

/** A number apart from its label, as that of a firm with the tax, heads no block. */
const isWord = ({ text }: LaidWord): boolean => /[\p{L}\p{M}]{2}/u.test(text) && !/\p{Nd}/u.test(text)

/** In heights of a name: how closely the line of its address stands under it. */
const closely = 1

/** "MILL ROAD, ERODE - 638001   PH 0424-2240711" under a name in its middle: what stands beside an address moves it out of the name's column. */
function withAddressUnder({ layout }: LabelledPage, name: Segment, party: Party): Party {
  if (!party.name || party.address) return party
  const under = layout.segments.find(
    ({ box }) =>
      box.y >= middle(name.box) &&
      box.y - bottom(name.box) < closely * name.box.height &&
      horizontalOverlap(box, name.box) > 0.5,
  )
  const words = under ? untilAside(under.words) : []
  return /,/.test(textOf(words)) && pinCode.test(textOf(words))
    ? { ...party, address: parsed(addressText([words]), spanOf(words)) }
    : party
}

/** "Deccan Surgicals" in large print, "Private Limited" behind it in small: the end of a name is a line of its own. */
function withEndBeside({ layout }: LabelledPage, name: Segment): Segment {
  const end = layout.segments.find(
    ({ box, words }) =>
      box.x >= right(name.box) &&
      box.x - right(name.box) < name.box.height &&
      box.y >= name.box.y &&
      box.y < bottom(name.box) &&
      isEndOfFirm(textOf(words)),
  )
  return end ? segmentFrom([...name.words, ...end.words]) : name
}

/** "M/s PATIL BUILDING MATERIALS" in large print is whose paper it is; in that of the rest, whom it is addressed to. */
const isGrandName = ({ layout }: LabelledPage, { words, box }: Segment): boolean =>
  bareFirm(textOf(words)) !== textOf(words) && box.height > grand * layout.textHeight
const grand = 1.3

/** "Estd. 1961", "Since 1978": since when there is a firm is told beside its name. */
const since = /^\W*(?:estd?|established|since)\b[\s.:]*(?:in\s+)?\d{4}\W*$/i

/** A government over one of its departments and offices: these buy. */
const government =
  /^\W*(?:gov(?:ernmen)?t\.?\s+of\s+(?:[\p{L}.&]+\s*){1,5}|ministry\s+of\s.*|(?:भारत|\p{L}[\p{L}\p{M}]+)\s+(?:सरकार|शासन))\W*(?:ministry\s.*)?$/iu

/** The office right under the heading of its department, which is what the paper is of. */
const officeUnder = (lines: readonly Segment[], first: Segment): Segment | null =>
  lines
    .slice(lines.indexOf(first), lines.indexOf(first) + mostHeads)
    .find(({ words }) => /^\W*office\s+of\s+the\s/i.test(textOf(words))) ?? null
const mostHeads = 3

/**
 * "JAIN TIMBER & PLYWOOD" right under the same in another script: of a name in two scripts the Latin one is read best.
 * What stands in another script and much smaller print over a name is no name, but whom the firm calls on.
 */
function latinUnder(lines: readonly Segment[], first: Segment): Segment {
  const isLatin = ({ words }: Segment): boolean => opensInLatin(textOf(words))
  const next = lines[lines.indexOf(first) + 1]
  if (!next || isLatin(first) || !isLatin(next) || /\d/.test(textOf(next.words))) return first
  const isNear = next.box.y - bottom(first.box) < first.box.height
  const alike = Math.abs(next.words.length - first.words.length) <= 1
  const isCalledOn = next.box.height > grand * first.box.height
  return isNear && (alike || isCalledOn) ? next : first
}

/** "Jay Jagannath Ji", whose strokes were read as letters, in smaller print over a name: a god is hailed. No firm ends so. */
function isHailed(lines: readonly Segment[], { words, box }: Segment): boolean {
  const text = textOf(words)
  if (!hailing.test(text) || endsAsFirm(text)) return false
  return lines.some((s) => s.box.y >= bottom(box) && s.box.height > grand * box.height)
}
const hailing =
  /^(?:[^\p{L}]*|[JIil|!/]{1,2}\s+)(?:ja[iy]|jei|joy|jee?y)\s+(?:\p{L}+\s*){1,3}(?:\s[JIil|!/]{1,2})?\W*$/iu

const longCode = /^(?=.*\d.*\d)[\dA-Za-z]{16,}-?$/
/** "|| Shree Ganeshay Namah ||", "શ્રી ગણેશાય નમઃ", "Shri Ambadevi Prasanna": whom a firm calls on over its name. */
const invocation =
  /^[^\p{L}]*(?:ॐ|(?:om\s+)?(?:shri?|shree|sri|om)\s+(?:\p{L}+\s+){1,3}?(?:nam(?:ah?|aha|o)|prasann?a?)(?=\W*$)|(?:श्री|શ્રી|শ্রী|శ్రీ|ಶ್ರೀ|ஸ்ரீ|ଶ୍ରୀ|ਸ਼੍ਰੀ|ശ്രീ)\s+\S+(?:\s+\S+)?\s+(?:नम|નમ|নম|నమ|ನಮ|நம|ନମ|ਨਮ|നമ|प्रसन्न|પ્રસન્ન|ಪ್ರಸನ್ನ)|jai\s+(?:mata|shri|sri)(?!\p{L}))/iu
