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
    const [line = []] = formValues(page, hit, 4)[0]?.span.lines ?? []
    const words = line.slice(0, nameLength(line))
    const value = textOf(words).replace(/[\s,;:]+$/, '')
    if ((value.match(/\p{L}/gu)?.length ?? 0) < 3) return null
    return { read: parsed(value, spanOf(words), /,$/.test(words.at(-1)?.text ?? '') ? 0.9 : 1), strength: 1 }
  })

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
