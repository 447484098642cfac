/** Who is supplied, and where, on a bill that prints both as one block: under one label, or under none. */
import { endsAddress } from '../../extraction/addresses/address-end'
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { formOfAddress, partyGrammar } from '../../extraction/grammars/name-grammars'
import { addressGrammar } from '../../extraction/forms/form-rules'
import { relations } from '../../extraction/grammars/relation-words'
import { formValues } from '../../extraction/forms/form-values'
import type { LabelledPage } from '../../extraction/labels/labels'
import { bottom, segmentFrom, textOf, type Segment } from '../../extraction/layout/layout'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf, trimmed } from '../../extraction/layout/span'

/** The name that opens a cell of name and address, and the lines under it. */
export const nameAndAddress = (prefix: string): Rule => ({
  name: `${prefix}.name_address.label`,
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === 'name_address')
        .flatMap((hit) => {
          const [value] = formValues(page, hit, 9)
          return value
            ? nameThenAddress(page, value.span.lines, `${prefix}.name_address.label`, 0.88 * hit.likeness)
            : []
        }),
    ),
})

/** A line that is no name: it tells a place. */
export const placeLike =
  /\d{3}|\b(?:road|street|nagar|colony|flat|plot|house|near|marg|sector|dist|taluk|floor|apartment|society|cross|at\s+post|a\/p|post|tal|tq|teh|p\.?\s?o|via)\b|(?<![\p{L}\p{M}])(?:मु\.?\s?पो|ता\.|जि\.|तालुका|जिल्हा|रोड|नगर|गल्ली|फ्लॅट|घर\s?(?:नं|क्र)|(?:मकान|प्लॉट)\s?(?:नं|न\.|सं|क्र)|म\.\s?नं?\.|गली(?![\p{L}\p{M}])|मोहल्ला|वार्ड)/iu

/** "Ecospring Towers Apartment Owners' Association": those who live in one house are billed together. */
const ofResidents = /\b(?:association|society|sangh|trust|ltd|limited|condominium)\W*$/i

/**
 * "W/O SOMRA MUNDA" on a line of its own under the name: whose wife or child the consumer is, and no place. Some take it
 * for the beginning of the address all the same.
 */
const relationAlone = new RegExp(
  `^\\W*(?:[swd]\\s?/\\s?o|(?:son|wife|daughter)\\s+of|${relations})(?![\\p{L}\\p{M}])[\\s.:-]*\\p{L}[\\p{L}\\p{M}. ]{2,40}$`,
  'iu',
)
const isRelation = (line: Segment['words'] | undefined): boolean =>
  line !== undefined && relationAlone.test(textOf(line))

function nameThenAddress(
  page: LabelledPage,
  lines: readonly (readonly Segment['words'][number][])[],
  rule: string,
  strength: number,
): Candidate[] {
  const [line, ...rest] = lines.filter((line) => !/^[^\p{L}\p{N}]*(?:to|m\/s)?[^\p{L}\p{N}]*$/iu.test(textOf(line)))
  if (!line) return []
  // "To: Gurmeet Singh Dhillon"
  const first = /^to\W*$/i.test(line[0]!.text) ? line.slice(1) : line
  const opening = textOf(first)
  if (placeLike.test(opening) && (!ofResidents.test(opening) || /\d/.test(opening))) return []
  const name = partyGrammar(spanOf(first))
  const isRelated = isRelation(rest[0])
  const home = addressGrammar(endsAddress)(spanOf(...(isRelated ? rest.slice(1) : rest)))
  const address = home && isRelated ? { ...home, isDoubted: true } : home
  return [
    ...(name ? [fromWords(page.layout, 'consumer_name', rule, name, strength)] : []),
    ...(address ? [fromWords(page.layout, 'address', rule, address, strength)] : []),
  ]
}

/** A supplier's own office, which is nobody's home. */
const ownOffice =
  /regd|registered|corporate|head office|\bcin\b|www\.|toll|helpline|customer care|website|limited|\bltd\b|nigam|e-?mail/i
/** Societies are customers, and limited too. */
const isOffice = (text: string): boolean =>
  ownOffice.test(text.replace(/(\b(?:chs|society|housing|apartments?|co-?op\w*)\b.*)(?:limited|ltd)\b/i, '$1'))
const pinAlone = /^\W*(?:pin(?:\s?code)?\W*)?(?:[1-9]\d{2}\s?\d{3}|[१-९][०-९]{5})\W*$/iu
const pinAtEnd = /[\p{L}\p{M}).,-]\s*[\s,-]+[1-9]\d{2}\s?\d{3}\W*(?:[A-Za-z ,.()]{4,25})?$/u

/** "Dear SUNIL KADAM," opens the block of who is written to. */
function sinceSalutation(lines: readonly Segment[]): readonly Segment[] {
  const at = lines.findLastIndex(({ words }) => /^\W*dear$/i.test(words[0]!.text) && words.length > 1)
  return at < 0 ? lines : [segmentFrom(lines[at]!.words.slice(1)), ...lines.slice(at + 1)]
}

/** Name and address as for a window envelope, without labels: the lines of one column that end with a PIN code. */
export const envelope = (prefix: string, supplier: RegExp): Rule => ({
  name: `${prefix}.envelope`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      for (const last of page.layout.segments.filter(
        (s) => pinAtEnd.test(textOf(s.words)) || pinAlone.test(textOf(s.words)),
      )) {
        const lines = sinceSalutation(columnOver(page, last))
        // Six digits alone may be anything: under a name and a line of an address they are its PIN code.
        if (
          lines.length < (pinAlone.test(textOf(last.words)) ? 3 : 2) ||
          lines.some((s) => isOffice(textOf(s.words)) || supplier.test(textOf(s.words)))
        )
          continue
        const found = nameThenAddress(
          page,
          lines.map((s) => trimmed(s.words)),
          `${prefix}.envelope`,
          0.62,
        )
        // An office of the supplier's, at the head, names nobody over its place.
        if (found.length > 0) return found
      }
      return []
    }),
})

/** Labels whose line on a slip is followed by the consumer, unlabelled. */
const numbersOfConsumer = new Set(['consumer', 'customer', 'account', 'service'])
const fewestLines = 2
const mostLines = 5
/** Unlabelled lines under a number are name and address as often as not: one of them at least has to tell a place. */
const onSlip = 0.55
const tellsHome =
  /\b(?:house|bhavan|villa|nivas|p\.?\s?o\.?|post|st|street|road|rd|lane|cross|main|nagar|layout|colony|near|opp|h\.?\s?no|flat|door|d\.?\s?no|ward|village|vill|dist)\b|^\W*(?:#|no\b)?\W*\d+[-/]\d/iu

/** Name and address under the number of the consumer on a slip as it is printed at the door, without labels or PIN code. */
export const blockOnSlip = (prefix: string, supplier: RegExp): Rule => ({
  name: `${prefix}.slip`,
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.hits
        .filter(({ label }) => numbersOfConsumer.has(label))
        .flatMap(({ segment }) => {
          const lines = linesUnder(page, segment)
          const texts = lines.map(({ words }) => textOf(words))
          if (lines.length < fewestLines || texts.some((text) => /[:₹]/.test(text) || isOffice(text))) return []
          if (texts.some((text) => supplier.test(text)) || !texts.slice(1).some((text) => tellsHome.test(text)))
            return []
          const found = nameThenAddress(
            page,
            lines.map(({ words }) => trimmed(words)),
            `${prefix}.slip`,
            onSlip,
          )
          return found.map((c) => ({ ...c, most: mostDoubted }))
        }),
    ),
})

/** The lines right under a segment, each alone on its row, up to the next that has a label. */
function linesUnder(page: LabelledPage, segment: Segment): Segment[] {
  const lines: Segment[] = []
  for (let last = segment; lines.length < mostLines;) {
    const row = page.layout.segments.filter(
      ({ box }) => box.y > last.box.y + last.box.height / 2 && box.y - bottom(last.box) < last.box.height,
    )
    const [next] = row
    if (
      !next ||
      row.some((s) => s !== next && s.box.y < bottom(next.box)) ||
      Math.abs(next.box.x - segment.box.x) > next.box.height
    )
      break
    if (next.words.some((w) => page.labelOf.has(w))) break
    lines.push(next)
    last = next
  }
  return lines
}

/** "Electricity Bill / बिजली बिल" over a name: what the paper is. */
const titleOfBill = /^\W*(?:electricity|water|gas|power|energy|tax)?\s*(?:supply\s+)?(?:bill|invoice)(?!\p{L})/iu

function columnOver(page: LabelledPage, last: Segment): Segment[] {
  const lines = [last]
  let leading = Infinity
  if (last.words.some((w) => page.labelOf.has(w))) return []
  for (const segment of page.layout.segments
    .filter((s) => bottom(s.box) < last.box.y + last.box.height / 2)
    .toReversed()) {
    const below = lines[0]!
    if (Math.abs(segment.box.x - below.box.x) > 1.5 * below.box.height) continue
    const gap = below.box.y - bottom(segment.box)
    const far = 1.2 * below.box.height
    // A name in larger print stands further from its address than the lines of that from each other.
    const isName = formOfAddress.test(textOf(segment.words)) && placeLike.test(textOf(below.words))
    if (gap > (isName ? far : Math.min(far, Math.max(0.5 * below.box.height, 1.7 * leading)))) break
    if (segment.words.some((w) => page.labelOf.has(w)) || lines.length >= 8) break
    if (titleOfBill.test(textOf(segment.words))) break
    // What the supplier prints over it begins elsewhere and stands a little apart.
    if (!isName && gap > 1.3 * leading && Math.abs(segment.box.x - below.box.x) > 0.3 * below.box.height) break
    lines.unshift(segment)
    // "To" over the name opens what is written to somebody.
    if (/^to\W*$/i.test(textOf(segment.words))) break
    leading = Math.min(leading, Math.max(gap, 0.1 * below.box.height))
  }
  return lines
}
