/** Cells that hold a name and an address after each other: "Name & Registered Office address of licensee". */
import { withPlaces } from '../addresses/address-places'
import { addressGrammar, atLabel } from './form-rules'
import { formValues } from './form-values'
import { isEndOfFirm } from '../grammars/firm-names'
import { parsed } from '../grammars/grammar'
import { textOf, type LaidWord } from '../layout/layout'
import type { Rule } from '../rules/rule'
import { spanOf } from '../layout/span'

/** Most lines of such a cell. */
const cellLines = 8

/** A cell that tells two things is parted by its commas and lines, which may lie. */
const strength = 0.85

/** How many words of a cell's first line are the name: those before its first comma, or all of them. */
const nameLength = (line: readonly LaidWord[]): number => {
  const comma = line.findIndex((w) => /,$/.test(w.text))
  return comma < 0 ? line.length : comma + 1
}

/** The name that such a cell begins with. */
export const nameOverAddress = (rule: string, path: string, label: string): Rule =>
  atLabel({ rule, path, label, strength }, (page, hit) => {
    const [line = [], next = []] = formValues(page, hit, 4)[0]?.span.lines ?? []
    const words = line.slice(0, nameLength(line))
    const ends = /,$/.test(words.at(-1)?.text ?? '')
    const end = ends ? [] : endOfFirm(next)
    const more = ends || end.length > 0 ? end : restOfName(next)
    const value = textOf([...words, ...more]).replace(/[\s,;:]+$/, '')
    if ((value.match(/\p{L}/gu)?.length ?? 0) < 3) return null
    const read = parsed(value, spanOf(words, more), ends ? 0.9 : 1)
    return { read: more.length > end.length ? { ...read, isDoubted: true } : read, strength: 1 }
  })

/** "SPRING WATER PRIVATE" over "LIMITED", or over "LIMITED, 4 Bazar Road": what the first line had no room for. */
function endOfFirm(line: readonly LaidWord[]): readonly LaidWord[] {
  const words = line.slice(0, nameLength(line))
  return isEndOfFirm(textOf(words).replace(/,$/, '')) ? words : []
}

/** "BAKE HOUSE (Prop. Asha Rao)" in the second line: whose firm it is stands right behind the name of the firm. */
function restOfName(line: readonly LaidWord[]): readonly LaidWord[] {
  const owner = line.findIndex(({ text }) => /^\(prop(?:rietor)?\b/i.test(text))
  const words = line.slice(0, Math.max(0, owner))
  return words.some(({ text }) => /[\d,]/.test(text)) ? [] : words
}

/** The address that such a cell ends with; `believed` is how much it says of the one that is asked for, 0..1. */
export function addressUnderName(
  rule: string,
  path: string,
  label: string,
  ends: (text: string) => boolean,
  believed = strength,
): Rule {
  const address = addressGrammar(ends)
  return atLabel({ rule, path, label, strength: believed }, (page, hit) => {
    const [first = [], next = [], ...lines] = formValues(page, hit, cellLines)[0]?.span.lines ?? []
    const rest = first.slice(nameLength(first))
    const second = rest.length > 0 ? next : next.slice(endOfFirm(next).length)
    const read = address(spanOf(rest, second, ...lines))
    return read && { read: withPlaces(page, hit, read), strength: 1 }
  })
}
