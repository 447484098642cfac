/** The headings under which papers of trade name their parties, told from words that merely speak of them. */
import { asAddressed } from '../../extraction/grammars/as-addressed'
import type { LabelHit, LabelledPage } from '../../extraction/labels/labels'
import { textOf, verticalOverlap, type LaidWord } from '../../extraction/layout/layout'
import { partyUnder, type Party } from '../../extraction/parties/party-blocks'
import { isFormOfAddress } from '../../extraction/parties/party-columns'
import { isSmall } from '../../extraction/layout/sentences'
import { onceFor } from '../../once-for'

const apart: Readonly<Record<string, string>> = { seller_gstin: 'seller', buyer_gstin: 'buyer' }

/**
 * "Supplier" over "GSTIN : 36AAB…" is no label of one number broken over two lines, but a heading with the first line of
 * its block: the number stands on the lower line.
 */
const withHeadingsApart = onceFor((page: LabelledPage): LabelledPage => {
  const labelOf = new Map(page.labelOf)
  const hits = page.hits.flatMap((hit): LabelHit[] => {
    const heading = apart[hit.label]
    const [tail] = hit.tail ?? []
    const under = tail && page.layout.segments.find(({ words }) => words.includes(tail))
    const isHeading = hit.to === hit.segment.words.length && under && /\d/.test(textOf(under.words))
    if (heading === undefined || !hit.tail || !isHeading) return [hit]
    const { tail: words, ...own } = hit
    const from = under.words.indexOf(words[0]!)
    const parts: LabelHit[] = [
      { ...own, label: heading },
      { ...own, label: 'gstin', segment: under, from, to: from + words.length },
    ]
    for (const part of parts) for (const word of part.segment.words.slice(part.from, part.to)) labelOf.set(word, part)
    return parts
  })
  return { ...page, hits, labelOf }
})

/** Labels that head the block of a party. */
const headings: ReadonlySet<string> = new Set(['seller', 'buyer', 'receiver', 'supplier', 'delivery'])

/** Parties under the headings of a name, best read first. */
export const partiesOf = (pages: readonly LabelledPage[], label: string): Party[] =>
  pages.map(withHeadingsApart).flatMap((page) => {
    const named = page.hits.filter((h) => names(page, h))
    const headed = named.filter((h) => headings.has(h.label) && !isFormOfAddress(h))
    // "M/s" heads a block where nothing else does.
    const isHeaded = (hit: LabelHit): boolean => headed.some((h) => h.label === label || isOver(page, h, hit))
    const own = named.filter((h) => h.label === label && !(isFormOfAddress(h) && isHeaded(h)))
    const numbered = label === 'supplier' ? page.hits.filter((h) => h.label === label && isNumbered(h)) : []
    const hits = own.length > 0 ? own : numbered
    return hits.map((hit) => {
      const party = partyUnder(page, hit)
      // Who orders addresses a firm; a bill has "M/s" printed for whoever buys.
      return party.name && label === 'supplier' && isFormOfAddress(hit)
        ? { ...party, name: asAddressed(page, party.name) }
        : party
    })
  })

/** "Vendor No. 0000104417" over a firm: where nothing else heads it, the number in the books does. */
const isNumbered = ({ segment: { words }, from, to }: LabelHit): boolean =>
  from === 0 && /^(?:no|code|id)\W*\s?[\p{L}/-]{0,4}\d+\W*$/iu.test(textOf(words.slice(to)))

/** In heights of the print: how far a heading reaches down its block, and right along its line. */
const [down, along] = [6, 20]

/** True for a heading in whose block, or beside which, a form of address stands. */
function isOver({ layout }: LabelledPage, heading: LabelHit, { segment: { box } }: LabelHit): boolean {
  const own = heading.segment.box
  const [below, behind] = [box.y - own.y, box.x - own.x]
  const { textHeight } = layout
  return (
    heading.segment.box === box ||
    (verticalOverlap(own, box) > 0.5 && behind > 0 && behind < along * textHeight) ||
    (Math.abs(behind) < along * textHeight * 0.2 && below > 0 && below < down * textHeight)
  )
}

/** True for a heading that names who stands under it or beside it, and does not merely speak of them. */
const names = (page: LabelledPage, hit: LabelHit): boolean =>
  !isForWhat(hit) && !isCopy(hit) && !isMention(hit) && !isDescribed(hit) && !isOfTheirs(hit) && !headsColumn(page, hit)

/** "IGST despite Supplier and Recipient in same State": with words on both sides of it a party is spoken of, not named. */
const isMention = ({ segment: { words }, from, to }: LabelHit): boolean =>
  from > 0 &&
  (isBetweenWords(words, from, to) ||
    /\bsame\s+as\W*$/i.test(textOf(words.slice(0, from))) ||
    (isSmall(words[from]!) && isSmall(words[from - 1]!)))

/** "Govt. Approved Manpower Supplier • Licence No. 118": what a firm is, in a line of more. */
const isDescribed = ({ segment: { words }, from, to }: LabelHit): boolean =>
  from > 0 &&
  to < words.length &&
  /^\p{L}{4,}$/u.test(words[from - 1]!.text) &&
  !/[:：]$/.test(words[to - 1]!.text) &&
  /^[^\p{L}\d:：]+$/u.test(words[to]!.text)

const isBetweenWords = (words: readonly LaidWord[], from: number, to: number): boolean =>
  to < words.length &&
  words.slice(0, from).some((w) => /^\p{L}{4,}[^\p{L}:/.,|)]?$/u.test(w.text)) &&
  /^\p{L}/u.test(words[to]!.text) &&
  !/[:：]$/.test(words[to - 1]!.text)

/** So many cells without a digit beside each other are the heads of a table: "From", "To", "Truck No.", "Freight". */
const fewestColumns = 5
function headsColumn({ layout }: LabelledPage, { segment, to }: LabelHit): boolean {
  const row = layout.segments.filter(({ box }) => verticalOverlap(box, segment.box) > 0.5)
  const isClosed = /[:：]$/.test(segment.words[to - 1]!.text)
  return !isClosed && row.length >= fewestColumns && !row.some(({ words }) => /\d/.test(textOf(words)))
}

/** "Customer PO : UPF/233", "Supplier Code": what is theirs is named, not they. */
const isOfTheirs = ({ segment: { words }, to }: LabelHit): boolean =>
  !/[:：]$/.test(words[to - 1]!.text) &&
  /^(?:p\.?\s?o|order|ref(?:erence)?|code|id|no|copy|care|invoice|sign(?:ature)?|service|acceptance)\b/i.test(
    words[to]?.text ?? '',
  )

/** "Original for Recipient", "Triplicate for Supplier": whose copy of the paper it is; brackets hide the first letter. */
const copyFor =
  /\b(?:original|\w*plicate|extra|office)\b.*\b(?:recipient|buyer|customer|transporter|supplier|seller|consignee|consignor|assessee)\b/i
const isCopy = ({ segment }: LabelHit): boolean => copyFor.test(textOf(segment.words))

/** "Invoice for professional services" is read like "Invoice from", and names what was done. */
const isForWhat = ({ segment, to }: LabelHit): boolean => /^for\W*$/i.test(segment.words[to - 1]?.text ?? '')
