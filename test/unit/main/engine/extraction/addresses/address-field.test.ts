import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadGazetteer } from '../../../../../../src/main/engine/address'
import { addressMembers, addressOf } from '../../../../../../src/main/engine/extraction/addresses/address-field'
import { mostDoubted } from '../../../../../../src/main/engine/extraction/rules/bounds'
import { loadCalibrations } from '../../../../../../src/main/engine/extraction/belief/confidence'
import { featureNames, type Features } from '../../../../../../src/main/engine/extraction/belief/features'
import type { ExtractedField } from '../../../../../../src/shared/domain/reading'

const resources = join(import.meta.dirname, '../../../../../../resources')
const gazetteer = loadGazetteer(join(resources, 'gazetteer'))
const { papers } = await loadCalibrations(resources)
const features = Object.fromEntries(featureNames.map((name) => [name, 0])) as Features

/** A member of an address, and how far it may be believed. */
function memberOf(text: string, member: string, confidence = 0.99): readonly [string, number] | undefined {
  const evidence = { page: 0, quad: null, source: 'ocr', rule: 'bill.address', rawText: text, proofs: [] } as const
  const field: ExtractedField = {
    path: 'address',
    value: text,
    confidence,
    proven: false,
    evidence: [evidence],
    alternates: [],
    reasons: [],
  }
  const address = addressOf(text, [], gazetteer)
  const { judged } = addressMembers(field, { type: 'EBILL', features, printed: [], seen: null, address }, papers)
  const found = judged.find(({ path }) => path === `formatted_address.${member}`)
  return found && [found.value, found.most]
}
const cityOf = (text: string) => memberOf(text, 'city')

test('a city that no directory has may be one that was misread', () => {
  expect(cityOf('12, Shivaji Road, Nashik, Maharashtra 422001')).toEqual(['nashik', 1])
  expect(cityOf('12, Shivaji Road, City: Nxsttk, Maharashtra')).toEqual(['nxsttk', mostDoubted])
})

test('of two towns beside each other either may be the city, and the line before it ends there', () => {
  const text = '45, 80 Feet Road, Hingna, Nagpur, Maharashtra - 441110'
  expect(memberOf(text, 'city')?.[1]).toBe(mostDoubted)
  expect(memberOf(text, 'address_line_1')?.[1]).toBe(mostDoubted)
  expect(memberOf(text, 'state')).toEqual(['maharashtra', 1])
  expect(memberOf('12, Shivaji Road, Nashik, Maharashtra 422001', 'address_line_1')?.[1]).toBe(1)
})

test('where an address may have been cut off before its state and PIN code, the last town of it may not be its city', () => {
  expect(memberOf('653, 1st Floor, Kila Raipur', 'city', 0.2)).toEqual(['raipur', mostDoubted])
  expect(memberOf('653, 1st Floor, Kila Raipur', 'city', 0.97)).toEqual(['raipur', 1])
  expect(memberOf('653, 1st Floor, Raipur, Chhattisgarh', 'city', 0.2)).toEqual(['raipur', 1])
})

test('a place in which letters were exchanged for those of the directory is likely, and never sure', () => {
  const text = '22/1, Market Road, Emakulam, Kerala 682011'
  expect(addressOf(text, [], gazetteer)).toMatchObject({
    text: '22/1, Market Road, Ernakulam, Kerala 682011',
    most: mostDoubted,
  })
  expect(memberOf(text, 'city')).toEqual(['ernakulam', mostDoubted])
  expect(memberOf(text, 'state')).toEqual(['kerala', 1])
})
