import { join } from 'node:path'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import { compare, featureNames } from '../../../../../src/main/engine/address/match/features'
import { loadRarity } from '../../../../../src/main/engine/address/match/model'
import { numbersOf } from '../../../../../src/main/engine/address/match/numbers/numbers'
import { prepare } from '../../../../../src/main/engine/address/match/prepare'
import type { Prepared } from '../../../../../src/main/engine/address/match/prepared'
import { createAnalyser } from '../../../../../src/main/engine/address/parser/analyse'

const resources = join(import.meta.dirname, '../../../../../resources')
const gazetteer = loadGazetteer(join(resources, 'gazetteer'))
const rarity = loadRarity(join(resources, 'address'))
export const analyse = createAnalyser(gazetteer)

/** An address as the matcher compares it. */
export const ready = (text: string): Prepared => prepare(analyse(text), rarity, gazetteer)

/** What the matcher sees of two addresses under one name. */
export const featureOf = (one: string, other: string, name: (typeof featureNames)[number]): number =>
  compare(ready(one), ready(other)).features[featureNames.indexOf(name)]!

/** The numbers of an address, each with its kind: "house 12". */
export const numbersIn = (text: string): readonly string[] =>
  numbersOf(analyse(text)).map(({ kind, text: number }) => `${kind} ${number}`)

/** The part of an address that a word of it was put into. */
export function partOf(text: string, word: string): string | undefined {
  const { runs, words } = analyse(text)
  return runs.find(({ from, to }) => words.slice(from, to).some((one) => one.text === word))?.part
}
