/** Cells that hold a name and an address after each other: "Name & Registered Office address of licensee". */
import { withPlaces } from './address-places'
import { fromWords } from './candidates'
import { addressGrammar } from './form-rules'
import { formValues } from './form-values'
import { parsed } from './grammar'
import { textOf, type LaidWord } from './layout'
import type { Rule } from './rule'
import { spanOf } from './span'

/** Most lines of such a cell. */
const cellLines = 8

/** How many words of a cell's first line are the name: those before its first comma, or all of them. */
const nameLength = (line: readonly LaidWord[]): number => {
  const comma = line.findIndex((w) => /,$/.test(w.text))
  return comma < 0 ? line.length : comma + 1
}

/** The name that such a cell begins with. */
export function nameOverAddress(rule: string, path: string, label: string): Rule {
  return {
    name: rule,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.hits
          .filter((hit) => hit.label === label)
          .flatMap((hit) => {
            const [line] = formValues(page, hit, 4)[0]?.span.lines ?? []
            if (!line) return []
            const words = line.slice(0, nameLength(line))
            const value = textOf(words).replace(/[\s,;:]+$/, '')
            if ((value.match(/\p{L}/gu)?.length ?? 0) < 3) return []
            const read = parsed(value, spanOf(words), /,$/.test(words.at(-1)?.text ?? '') ? 0.9 : 1)
            return [fromWords(page.layout, path, rule, read, 0.85 * hit.likeness)]
          }),
      ),
  }
}

/** The address that such a cell ends with. */
export function addressUnderName(rule: string, path: string, label: string, ends: (text: string) => boolean): Rule {
  const address = addressGrammar(ends)
  return {
    name: rule,
    find: ({ pages }) =>
      pages.flatMap((page) =>
        page.hits
          .filter((hit) => hit.label === label)
          .flatMap((hit) => {
            const [first = [], ...lines] = formValues(page, hit, cellLines)[0]?.span.lines ?? []
            const rest = first.slice(nameLength(first))
            const read = address(spanOf(...(rest.length > 0 ? [rest] : []), ...lines))
            if (!read) return []
            return [fromWords(page.layout, path, rule, withPlaces(page, hit, read), 0.85 * hit.likeness)]
          }),
      ),
  }
}
