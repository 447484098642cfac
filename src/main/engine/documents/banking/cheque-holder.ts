/** Whose account a cheque draws on: known by where the name stands. */
import { mostDoubted } from '../../extraction/rules/bounds'
import { fromWords } from '../../extraction/rules/candidates'
import { partyGrammar } from '../../extraction/grammars/name-grammars'
import type { Parsed } from '../../extraction/grammars/grammar'
import { bottom, middle, middleX, right, textOf, type Segment } from '../../extraction/layout/layout'
import type { LabelledPage } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { spanOf } from '../../extraction/layout/span'

/** Names of two in one line, with what parts them, have so many words. */
const mostOfName = 8
/** The signature has room for so many heights of the text between the name and the words that ask for it. */
const roomToSign = 9

export const holderOverSignature: Rule = {
  name: 'cheque.holder.place',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) => {
      const signs = page.hits.filter((hit) => hit.label === 'signature')
      if (signs.length === 0) return atBottomRight(page)
      // "Please sign above" at the left may stand beside "Proprietor" at the right, where the signature is.
      const over = signs.map((sign) => printOver(page, sign.segment)).find((print) => print.length > 0) ?? []
      // Who signs writes a name too, under that of the firm that is signed for.
      const signedFor = over.findIndex((s) => isSignedFor(s) && nameOf(s) !== null)
      const at = signedFor < 0 ? over.findIndex((s) => nameOf(s) !== null) : signedFor
      if (at < 0) return []
      // Who signs in ink writes as nobody prints: the print of the bank is in capitals, and stands over it or before it.
      const printed = signedFor < 0 && !isCapitals(over[at]!) ? over.slice(at + 1).find(isCapitals) : undefined
      const name = printed && nameOf(printed)
      if (name) {
        const found = fromWords(page.layout, 'account_holder_name', holderOverSignature.name, name, 0.7)
        return [{ ...found, most: mostDoubted }]
      }
      // Of two who hold it together the first stands over the other.
      const [last, above] = [over[at]!, over[at + 1]]
      const first = above && nameOf(above) && isRightOver(above, last) && areOfOnePrint(above, last) ? above : last
      const found = fromWords(page.layout, 'account_holder_name', holderOverSignature.name, nameOf(first)!, 0.75)
      return [first === last ? found : { ...found, most: mostDoubted }]
    }),
}

/** What stands over a segment, nearest first. */
const printOver = (page: LabelledPage, sign: Segment): Segment[] =>
  page.layout.segments.filter((s) => isOver(page, s, sign)).sort((a, b) => bottom(b.box) - bottom(a.box))

const isCapitals = ({ words }: Segment): boolean =>
  words.length > 1 && /^[\p{Lu}\s.,&'()/-]{5,}$/u.test(textOf(words)) && /\p{Lu}{3}/u.test(textOf(words))

/** Who signs, signs for a firm: "For SUNRISE ENTERPRISES". */
const isSignedFor = ({ words }: Segment): boolean => /^for\W*$/i.test(words[0]?.text ?? '')

function nameOf(segment: Segment): Parsed | null {
  const { words } = segment
  const name = partyGrammar(spanOf(isSignedFor(segment) ? words.slice(1) : words))
  return name && !/\d/.test(name.value) ? name : null
}

/**
 * Where nothing asks for a signature: the last print at the right over the magnetic line, which nobody writes by hand
 * in capitals.
 */
function atBottomRight(page: LabelledPage): Candidate[] {
  const { box, segments } = page.layout
  const last = segments
    .filter((s) => middle(s.box) > box.y + 0.5 * box.height && middleX(s.box) > middleX(box))
    .filter(({ words }) => words.every((w) => !page.labelOf.has(w)) && words.length <= 6)
    .findLast((s) => isSignedFor(s) || /^[\p{Lu}\s.,&'()/-]{5,}$/u.test(textOf(s.words)))
  const name = last && nameOf(last)
  return name
    ? [{ ...fromWords(page.layout, 'account_holder_name', 'cheque.holder.last', name, 0.6), most: mostDoubted }]
    : []
}

/** Two names of one print, of which one stands right over the other; a signature is of another size. */
const areOfOnePrint = (a: Segment, b: Segment): boolean =>
  Math.max(a.box.height, b.box.height) < 1.5 * Math.min(a.box.height, b.box.height) &&
  Math.abs(a.box.y - b.box.y) < 2.2 * Math.min(a.box.height, b.box.height)

export const isRightOver = (above: Segment, below: Segment): boolean =>
  middle(above.box) < below.box.y &&
  below.box.y - bottom(above.box) < above.box.height &&
  right(above.box) > below.box.x &&
  right(below.box) > above.box.x

function isOver(page: LabelledPage, { words, box }: Segment, { box: sign }: Segment): boolean {
  const gap = sign.y - bottom(box)
  const isPrint =
    words.every((w) => !page.labelOf.has(w)) && words.length <= mostOfName && /[\p{L}\p{M}]{3}/u.test(textOf(words))
  const isNear = gap > 0 && gap < roomToSign * page.layout.textHeight
  return isNear && isPrint && right(box) > sign.x && middleX(box) > middleX(page.layout.box)
}
