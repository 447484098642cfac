import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressPartNames, type AddressPartName } from '../../src/shared/domain/address-match'

/** An address whose parts were marked by hand. */
export interface MarkedAddress {
  readonly text: string
  readonly parts: readonly { readonly name: AddressPartName; readonly start: number; readonly end: number }[]
}

/** The addresses of test/fixtures/address-pairs/parts-by-hand.tsv. Throws where one marks a part of no known name. */
export function handParts(): MarkedAddress[] {
  const file = join(import.meta.dirname, '../../test/fixtures/address-pairs/parts-by-hand.tsv')
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => unmark(line.split('\t')[1] ?? ''))
}

/** "{house:12}, {locality:Kothrud}" is "12, Kothrud" and where its parts stand in it. */
function unmark(marked: string): MarkedAddress {
  const parts: { name: AddressPartName; start: number; end: number }[] = []
  let text = ''
  let at = 0
  for (const { 0: whole, 1: called = '', 2: value = '', index } of marked.matchAll(/\{(\w+):([^}]*)\}/g)) {
    const name = addressPartNames.find((one) => one === called)
    if (name === undefined) throw new Error(`No part of an address is called ${called}: ${marked}`)
    text += marked.slice(at, index)
    parts.push({ name, start: text.length, end: text.length + value.length })
    text += value
    at = index + whole.length
  }
  return { text: text + marked.slice(at), parts }
}
