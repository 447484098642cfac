import { addressPartNames, type AddressPart } from '../../src/shared/domain/address-match'
import type { AddressParser } from '../../src/main/engine/create-address-parser'
import { handParts, type MarkedAddress } from '../addresses/hand-parts'

type Marked = MarkedAddress['parts'][number]

/** How often the parser finds the parts that were marked by hand: under their name, and with the same words. */
export function markedPartTable(parser: AddressParser): void {
  console.log('\nparts by hand        marked  called by this name  with the same words')
  const addresses = handParts().map(({ text, parts }) => {
    const report = parser.parse(text)
    const found = 'refusal' in report ? [] : report.parts
    return parts.map((due) => ({ name: due.name, ...compared(text, due, found) }))
  })
  const all = addresses.flat()
  for (const name of [...addressPartNames, 'all'] as const) {
    const own = name === 'all' ? all : all.filter((one) => one.name === name)
    if (own.length > 0)
      console.log(
        `${name.padEnd(20)} ${String(own.length).padStart(6)}  ${share(own, ({ called }) => called)}  ${share(own, ({ same }) => same)}`,
      )
  }
  console.log(`addresses with every part called by its name: ${share(addresses, (parts) => parts.every(({ called }) => called))}`) // prettier-ignore
}

function compared(
  text: string,
  due: Marked,
  found: readonly AddressPart[],
): { readonly called: boolean; readonly same: boolean } {
  const key = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    text.slice(start, end).replace(labelOfNumber, '').replace(/[^\p{L}\p{M}\p{N}]/gu, '') // prettier-ignore
  const own = found.filter(({ name, start, end }) => name === due.name && start < due.end && end > due.start)
  return {
    called: own.some((part) => mostlyHolds(key(part), key(due)) || mostlyHolds(key(due), key(part))),
    same: own.some((part) => key(part) === key(due)),
  }
}

/** What is said before a number is no part of it. */
const labelOfNumber = /^(?:no|tc)\.? ?/i

/** Whether the words of one begin or end the other's and are half of them. */
const mostlyHolds = (whole: string, some: string): boolean =>
  some.length * 2 >= whole.length && (whole.startsWith(some) || whole.endsWith(some))

const share = <T>(all: readonly T[], is: (one: T) => boolean): string => (all.filter(is).length / all.length).toFixed(3)
