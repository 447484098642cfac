/** Forms within a deed whose labels stand in one line and their values under them, column by column. */
import { textOf, type Segment } from '../layout/layout'

/** Words that name what a deed tells: the parties, days, sums, the house and the register. */
const named =
  /(?<!\p{L})(?:dates?|licen[sc]ors?|licen[sc]ees?|less(?:ors?|ees?)|land\s?(?:lords?|lady)|owners?|tenants?|vendors?|vendees?|sellers?|purchasers?|buyers?|rent|fees?|deposit|period|term|tenure|consideration|amount|address|premises|property|stamp\s+duty|(?:doct?|document|deed)[\s.]*(?:nos?|number)|registered\s+on|s\.?\s?r\.?\s?o|sub[\s-]*registrar)(?!\p{L})|दिनांक|तारीख|भाडे|किराया|अनामत|मालक|मकान\s*मालिक|किराय?ेदार|कालावधी|मुदत|अवधि|मोबदला|पत्ता|लिहून\s+(?:देणार|घेणार)|परवाना\s*(?:देणार|घेणार|धारक)|खरेदी\s+(?:देणार|घेणार)|खरेदीदार|विक्रेता|क्रेता|भाडेकर[ुू]|(?:प्रथम|द्वितीय)\s+पक्ष/iu
const mostWords = 5
/** In heights of the print: how exactly a value begins under its label. */
const aligned = 0.8

const isLabel = ({ words }: Segment): boolean => {
  const text = textOf(words)
  return words.length <= mostWords && !/\p{Nd}/u.test(text) && named.test(text)
}

/**
 * The lines of a page with each label before the value under it, on a line of their own; a line of labels has nothing
 * but labels in it, and the line under it none.
 */
export function withHeadedCells(lines: readonly (readonly Segment[])[]): (readonly Segment[])[] {
  const told: (readonly Segment[])[] = []
  for (let i = 0; i < lines.length; i++) {
    const pairs = pairsOf(lines[i]!, lines[i + 1] ?? [])
    if (!pairs) {
      told.push(lines[i]!)
      continue
    }
    const more = itemsUnder(lines[i]!, lines.slice(i + 2))
    told.push(
      ...pairs.flatMap((pair) => [pair, ...more.filter((item) => isUnder(pair[0]!, item)).map((item) => [item])]),
    )
    i += 1 + more.length
  }
  return told
}

/** "2) Ramesh Patil": what goes on with the list that a value begins. */
const nextItem = /^\(?[२-९2-9]\s?[.)]/u

/** The lines of one cell each that go on with lists of the values under some heads. */
function itemsUnder(heads: readonly Segment[], lines: readonly (readonly Segment[])[]): Segment[] {
  const end = lines.findIndex(
    ([item, ...others]) =>
      !item || others.length > 0 || !nextItem.test(textOf(item.words)) || !heads.some((head) => isUnder(head, item)),
  )
  return lines.slice(0, end < 0 ? lines.length : end).map(([item]) => item!)
}

const isUnder = (head: Segment, value: Segment): boolean =>
  Math.abs(value.box.x - head.box.x) < aligned * value.box.height

/** Labels with their values; null where the lines are none of labels and values. */
function pairsOf(heads: readonly Segment[], values: readonly Segment[]): (readonly Segment[])[] | null {
  if (heads.length < 2 || values.length === 0 || !heads.every(isLabel) || values.some(isLabel)) return null
  const under = (head: Segment): Segment | undefined => values.find((value) => isUnder(head, value))
  const pairs = heads.map((head) => [head, ...[under(head) ?? []].flat()])
  return pairs.flat().length === heads.length + values.length ? pairs : null
}
