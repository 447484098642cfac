/** Cells that hold a name and an address after each other: "Name & Registered Office address of licensee". */
import { withPlaces } from '../addresses/address-places'
import { addressGrammar, atLabel } from './form-rules'
import { formValues } from './form-values'
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
    const more = ends ? [] : restOfName(next)
    const value = textOf([...words, ...more]).replace(/[\s,;:]+$/, '')
    if ((value.match(/\p{L}/gu)?.length ?? 0) < 3) return null
    const read = parsed(value, more.length > 0 ? spanOf(words, more) : spanOf(words), ends ? 0.9 : 1)
    return { read: more.length > 0 ? { ...read, isDoubted: true } : read, strength: 1 }
  })

/** "BAKE HOUSE (Prop. Asha Rao)" in the second line: whose firm it is stands right behind the name of the firm. */
function restOfName(line: readonly LaidWord[]): readonly LaidWord[] {
  const owner = line.findIndex(({ text }) => /^\(prop(?:rietor)?\b/i.test(text))
  const words = line.slice(0, Math.max(0, owner))
  return words.some(({ text }) => /[\d,]/.test(text)) ? [] : words
}

/** The address that such a cell ends with. */
export function addressUnderName(rule: string, path: string, label: string, ends: (text: string) => boolean): Rule {
  const address = addressGrammar(ends)
  return atLabel({ rule, path, label, strength }, (page, hit) => {
    const [first = [], ...lines] = formValues(page, hit, cellLines)[0]?.span.lines ?? []
    const rest = first.slice(nameLength(first))
    const read = address(spanOf(...(rest.length > 0 ? [rest] : []), ...lines))
    return read && { read: withPlaces(page, hit, read), strength: 1 }
  })
}
