/** The parties of a paper of trade: a heading such as "Bill To", and under it name, address and tax number. */
import { isStateLine } from '../../address'
import { addressText } from '../addresses/address-block'
import { breaksOff, madeWhole } from '../grammars/broken-names'
import { endsAsFirm, isEndOfFirm } from '../grammars/firm-names'
import { isName, opensHouse } from '../grammars/name-grammars'
import { parsed, type Parsed } from '../grammars/grammar'
import { gstinGrammar } from '../grammars/identifier-grammars'
import { untilLabel, type LabelHit, type LabelledPage } from '../labels/labels'
import { bottom, middle, segmentFrom, textOf, type LaidWord, type Segment } from '../layout/layout'
import { besideHeading, columnUnder, isFormOfAddress, isOfLabel, ownLabels } from './party-columns'
import { pinCode } from '../addresses/pin-code'
import { isAside, isTrade, kinship, office, untilAside } from './party-lines'
import { isSaid } from '../layout/sentences'
import { spanOf, trimmed, type Span } from '../layout/span'

export interface Party {
  readonly page: LabelledPage
  readonly name: Parsed | null
  readonly address: Parsed | null
  readonly gstin: Parsed | null
}

/** "Recipient Information": a heading may say that it heads what there is to know of them. */
const headingNoun = /^(?:info(?:rmation)?|details?|particulars|profile)\W*$/i

/** The block under a heading, in the heading's column, or beside it. */
export function partyUnder(page: LabelledPage, hit: LabelHit): Party {
  const rest = trimmed(restOfLine(page, hit))
  // "Supplier (Bill from)": the heading says itself again in other words.
  const saysMore = /^\(.*\)$/.test(textOf(hit.segment.words.slice(hit.to))) || headingNoun.test(textOf(rest))
  const same = saysMore ? [] : rest
  const lines: (readonly LaidWord[])[] = same.length > 0 && /[\p{L}\p{M}]{3}/u.test(textOf(same)) ? [same] : []
  if (lines.length === 0) {
    const beside = besideHeading(page, hit)
    if (beside) lines.push(trimmed(beside.words))
  }
  const start = lines[0]?.[0]?.box.x ?? hit.segment.words[hit.from]!.box.x
  return readBlock(page, columnUnder(page, hit.segment, start, lines), true)
}

/** "To: M/S Maa Tarini Stores", "Name : M/s …": how a firm is addressed heads the same party again, and is part of its name. */
function restOfLine(page: LabelledPage, { segment: { words }, to, label }: LabelHit): readonly LaidWord[] {
  const [first, ...others] = words.slice(to).filter(({ text }, at) => at > 0 || !/^[:.–-]+$/.test(text))
  const again = first && page.labelOf.get(first)
  if (!first || !again || (again.label !== label && !isFormOfAddress(again)) || !messrs.test(first.text))
    return withTaxNumber(page, words.slice(to), 0)
  return withTaxNumber(page, [first, ...others], 1)
}
const messrs = /^m\s?\/\s?s\b/i

/** "To M/s Islands Steel, Port Blair (GST No. 35…)": up to the next label, and on to the number behind that of taxes. */
function withTaxNumber(page: LabelledPage, words: readonly LaidWord[], kept: number): readonly LaidWord[] {
  const bare = kept + untilLabel(page, words.slice(kept)).length
  const next = words[bare] && page.labelOf.get(words[bare])
  if (next?.label !== 'gstin') return words.slice(0, bare)
  const label = words.slice(bare).findIndex((word) => page.labelOf.get(word) !== next)
  return label < 0 ? words.slice(0, bare) : words.slice(0, bare + label + 1)
}

/** The words before a label; a form of address that opens them is a part of the name: "M/s Islands Steel". */
function untilOther(page: LabelledPage, words: readonly LaidWord[]): readonly LaidWord[] {
  const first = words[0] && page.labelOf.get(words[0])
  const kept = first && isFormOfAddress(first) ? 1 : 0
  return [...words.slice(0, kept), ...untilLabel(page, words.slice(kept))]
}

/** The block that begins with a segment. */
export function partyFrom(page: LabelledPage, segment: Segment): Party {
  return readBlock(page, columnUnder(page, segment, segment.box.x, [segment.words]))
}

/** The party that a line at the foot of a page tells in one: the name in its first words, and behind it or under it the rest. */
export function partyInLine(page: LabelledPage, { words, box }: Segment, from: number, to: number): Party {
  const rest = trimmed(words.slice(to))
  const [under] = page.layout.segments.filter(
    (s) => s.box.y > middle(box) && s.box.y - bottom(box) < page.layout.textHeight && !page.labelOf.has(s.words[0]!),
  )
  const tax = gstinGrammar(spanOf(rest))
  const behind = untilAside(rest)
  const told = pinCode.test(textOf(behind)) || !under ? behind : untilMark(under.words)
  const read = readBlock(page, [words.slice(from, to), told])
  return { ...read, gstin: read.gstin ?? tax }
}

/** Lines at a foot are parted by strokes and dots: "… Gurugram 122002 | hello@sprout.example". */
const untilMark = (words: readonly LaidWord[]): readonly LaidWord[] => {
  const at = words.findIndex(({ text }) => /^[|•·]$/.test(text))
  return at < 0 ? words : words.slice(0, at)
}

/** Most lines that a name and an address have over their tax number. */
const mostOver = 7
const larger = 1.35

/** The block that ends with a number: the lines closely over it that begin where its own line does. */
export function readBlockOver(page: LabelledPage, { lines: [number] }: Span): Party | null {
  const line = page.layout.segments.find(({ words }) => number?.[0] !== undefined && words.includes(number[0]))
  if (!line) return null
  const block = [line]
  for (const segment of page.layout.segments.toReversed()) {
    const above = block.at(-1)!
    if (block.length > mostOver) break
    if (middle(segment.box) > above.box.y || Math.abs(segment.box.x - line.box.x) > 0.6 * page.layout.textHeight)
      continue
    if (above.box.y - bottom(segment.box) > page.layout.textHeight) break
    // Larger print over a block is a mark or a heading.
    if (segment.box.height > larger * line.box.height) break
    const label = segment.words[0] && page.labelOf.get(segment.words[0])?.label
    if (label !== undefined && !ownLabels.has(label)) break
    block.push(segment)
  }
  return block.length < 3
    ? null
    : readBlock(
        page,
        block.toReversed().map(({ words }) => words),
      )
}

/** "Bengaluru - 560067, IN-KA": shops on the net print the country and the state behind the PIN code. */
const countryCode = /(?<=\d{6}),?\s*IN(?:-[A-Z]{2})?$/

/** "** TAX INVOICE **" under the head of a receipt: the title of the paper ends whose head it is. */
const titlesPaper =
  /^(?:\W*\w{0,2}\s)?\W*(?:(?:tax|retail|gst|cash|credit)\s+(?:invoice|bill|memo)|bill\s+of\s+supply)\W*$/i

/** `isHeaded` is true for a block with a heading over it, in which large print is writing by hand and no letterhead. */
function readBlock(page: LabelledPage, lines: readonly (readonly LaidWord[])[], isHeaded = false): Party {
  let name: Parsed | null = null
  let tax: Parsed | null = null
  const address: (readonly LaidWord[])[] = []
  let complete = false
  /** The line that ends with the PIN code. */
  let last = Infinity
  for (const [at, line] of lines.entries()) {
    const found = gstinGrammar(spanOf(line))
    tax ??= found
    // "Nigdi, Pune 411044 GSTIN: 27AAB…": an address may stand before the number on its line.
    const before = found ? untilAside(untilOther(page, line)) : line
    if (found && !pinCode.test(textOf(before))) {
      name ??= nameBeforeBrackets(line, before)
      continue
    }
    const bare = untilAside(withoutOwnLabel(page, before))
    const text = textOf(bare)
    const whole = textOf(before)
    if (name && titlesPaper.test(whole)) break
    if (text === '' || isAside(whole) || (name !== null && kinship.test(whole))) continue
    if (!name) {
      // "Address : Seva Bhavan, Hall Road": what a label calls an address is no name.
      const isPlaced = page.labelOf.get(before[0]!)?.label === 'address'
      name = office.test(text) || isPlaced ? null : (nameOf(bare) ?? nameBeforeAddress(bare))
      const rest = name ? bare.slice(name.span.lines.flat().length) : []
      if (name && rest.length > 0 && pinCode.test(textOf(rest))) {
        address.push(rest)
        complete = true
        last = at
      }
      // An address whose party is named elsewhere.
      if (name || !(isPlaced || opensAddress(text))) continue
    }
    if (complete) {
      // Right under the PIN code the state and the country may follow.
      if (at === last + 1 && isStateLine(text)) address.push(bare)
      continue
    }
    if (address.length === 0 && name && breaksOff(name.value) && /^\p{Ll}/u.test(text)) {
      const own = nameOf(bare)
      if (own) name = madeWhole(parsed(`${name.value} ${own.value}`, spanOf(...name.span.lines, bare)))
      continue
    }
    if (address.length === 0 && isEndOfFirm(text) && !endsAsFirm(name?.value ?? '')) {
      name = nameOf([...(name?.span.lines.flat() ?? []), ...bare]) ?? name
      continue
    }
    if (address.length === 0 && name && !isHeaded && goesOnAs(page, name, bare)) {
      name = nameOf([...name.span.lines.flat(), ...bare]) ?? name
      continue
    }
    if (address.length === 0 && isTrade(text)) continue
    const dash = before.at(-1)
    address.push(dash && /^[-–]$/.test(dash.text) && bare.length > 0 ? [...bare, dash] : bare)
    complete = pinCode.test(text)
    if (complete) last = at
  }
  const value = addressText(address).replace(countryCode, '')
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  // "Selvam R." over "Begampur": who buys over the counter tells no more than where they come from.
  const isPlace = isHeaded && name !== null && address.length === 1 && letters > 3 && /^\p{Lu}\P{Nd}*$/u.test(value)
  const isAddress = letters > 7 && address.flat().length > 1
  return {
    page,
    name,
    address:
      isAddress || isPlace ? parsed(value, spanOf(...address), complete ? 1 : isAddress ? 0.7 : onlyPlace) : null,
    gstin: tax,
  }
}

/** How far a single word under a name is believed to be where somebody lives. */
const onlyPlace = 0.5

/** In heights of the print of the page. */
const largeName = 1.2

/** "Godavari Pharma" over "Depot" in large print, in which no address is set under a name. */
function goesOnAs(page: LabelledPage, name: Parsed, line: readonly LaidWord[]): boolean {
  const [above, own] = [segmentFrom(name.span.lines.flat()).box, segmentFrom(line).box]
  const isLarge = Math.min(above.height, own.height) > largeName * page.layout.textHeight
  return isLarge && isNameOnly.test(textOf(line))
}
const isNameOnly = /^[\p{L}&.' ]+$/u

function withoutOwnLabel(page: LabelledPage, line: readonly LaidWord[]): readonly LaidWord[] {
  const first = line.findIndex((w) => !isOfLabel(page, w) && !/^[:.-]+$/.test(w.text))
  const rest = first < 0 ? [] : line.slice(first)
  // "Ship-from Address: Survey No 102": an address under a name of its own.
  const colon = rest.findIndex((w) => /:$/.test(w.text))
  const isNamed = colon >= 0 && colon < 4 && addressed.test(textOf(rest.slice(0, colon + 1)))
  return trimmed(isNamed ? rest.slice(colon + 1) : rest)
}

/** What an address is of, before it: "Head Office:", "Works:". */
const addressed = /(?:\baddr(?:ess)?\.?|\boffice|^(?:works|factory|h\.?o\.?|r\.?o\.?))\s*:$/i

/** "Plot 447, GIDC Makarpura"; a firm may open with a number too: "3M India". */
const opensAddress = (text: string): boolean => opensHouse.test(text) && !/^\d+\p{L}*\s+\p{L}/u.test(text)

/** "100447 - Jaipur Block Prints LLP": the number under which a firm is kept in the books stands before its name. */
const numberBefore = /^\d{4,12}\s*[-–:/]\s*(?=\p{Lu})/u

function nameOf(words: readonly LaidWord[]): Parsed | null {
  // "Sh. Satpal Singh S/o Sh. Mahender Singh": whose child or wife somebody is, is no part of the name.
  const parent = words.findIndex(({ text }, at) => at > 1 && /^[swdc]\/o\b/i.test(text))
  const kept = trimmed(parent < 0 ? words : words.slice(0, parent))
  const text = textOf(kept).replace(numberBefore, '')
  if (opensAddress(text) || entry.test(text)) return null
  const value = text.replace(/[\s,;:]+$/, '')
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  const digits = value.match(/\d/g)?.length ?? 0
  if (letters < 3 || digits > 4 || value.length > 90 || !isName(value) || isSaid(value) || salutation.test(value))
    return null
  return madeWhole(parsed(value, spanOf(kept), digits > 0 ? 0.7 : 1))
}

/** "Type : Central Government": a row of a form, and no name. */
const entry = /^[\p{L}][\p{L} ./()&-]{1,24}\s?:\s/u

/** "Dear Sir," opens a letter. */
const salutation = /^\W*(?:dear\s+)?(?:sirs?|madam)\b/i

/** "Kohinoor Ply Centre, Ghaziabad (GSTIN 09…)": a name and its town, with the tax number of both in brackets. */
function nameBeforeBrackets(line: readonly LaidWord[], before: readonly LaidWord[]): Parsed | null {
  if (before.length < 2 || !/^\(gst/i.test(line[before.length]?.text ?? '')) return null
  const comma = before.findIndex(({ text }) => /,$/.test(text))
  return nameOf(comma < 0 ? before : before.slice(0, comma + 1))
}

/** "Rajapalayam Spinners, Madurai Road, Rajapalayam 626117": of a line that holds an address too, the name. */
function nameBeforeAddress(words: readonly LaidWord[]): Parsed | null {
  const comma = words.findIndex(({ text }) => /,$/.test(text))
  const own = words.slice(0, comma + 1)
  return comma > 0 && pinCode.test(textOf(words)) && !/\d/.test(textOf(own)) ? nameOf(own) : null
}
