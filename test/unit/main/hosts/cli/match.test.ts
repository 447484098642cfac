import { join } from 'node:path'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { addressDeriver } from '../../../../../src/main/hosts/rules/derive-address'
import { cases } from '../../engine/address/cases'
import { matchData, matchLine, matchPairs } from '../../../../../src/main/hosts/cli/match'
import { parsedAddress } from '../../../../../src/main/hosts/cli/parse-address'
import { createAddressMatcher } from '../../../../../src/main/engine/create-address-matcher'
import { createAddressParser } from '../../../../../src/main/engine/create-address-parser'
import { addressMatchResultSchema } from '../../../../../src/shared/contract/address-match'

const config = { resources: join(import.meta.dirname, '../../../../../resources') }
const matcher = createAddressMatcher(config)
const parser = createAddressParser(config)
const derive = addressDeriver(config.resources)
const home = 'Flat 402, Sai Krupa Apartment, MG Road, Pune 411005'

describe('match', () => {
  it('answers in the shape of the interface, in the order of the targets, with the explanation', () => {
    const data = matchData(matcher, home, [home, '😀'])
    if (!('match_data' in data)) throw new Error('refused')
    const [same, none] = data.match_data
    expect(data.match_data.map((item) => addressMatchResultSchema.parse(item).index)).toEqual([0, 1])
    expect(same).toMatchObject({ source_address: home, target_address: home, error_code: null })
    expect(same?.similarity_score).toBeGreaterThan(0.9)
    expect(same?.explanation?.parts.length).toBeGreaterThan(3)
    expect(none).toMatchObject({ similarity_score: null, same_person_score: null, error_code: '422' })
  })
  it('says which of the two is abroad', () => {
    const data = matchData(matcher, home, [home, '55 Yonge St, Toronto, ON M5E 1J4'])
    if (!('match_data' in data)) throw new Error('refused')
    expect(data.match_data.map((item) => item.target_country)).toEqual([undefined, 'canada'])
    const line = matchLine(
      matcher,
      JSON.stringify({ source_address: 'Lindenstr. 7, 10969 Berlin', target_address: home }),
    )
    expect(line).toMatchObject({ source_country: 'germany' })
    expect(line).not.toHaveProperty('target_country')
  })
  it('refuses a source that is no address, whole', () => {
    expect(matchData(matcher, '', [home])).toMatchObject({ error_code: '422' })
  })
})

describe('a line of pairs', () => {
  it('keeps what it had and gets its scores', () => {
    const line = matchLine(matcher, JSON.stringify({ id: 7, source_address: home, target_address: home, note: 'x' }))
    expect(line).toMatchObject({ id: 7, note: 'x' })
    expect(line['similarity_score']).toBeGreaterThan(0.9)
    expect(line['same_person_score']).toBeGreaterThan(0)
  })
  it.each([
    ['{', '400'],
    ['[]', '400'],
    ['{"id":1,"source_address":5,"target_address":"x"}', '400'],
    [JSON.stringify({ id: 1, source_address: home, target_address: '!!' }), '422'],
  ])('%s says what is wrong and makes up no score', (line, code) => {
    expect(matchLine(matcher, line)).toMatchObject({
      similarity_score: null,
      same_person_score: null,
      error_code: code,
    })
  })
})

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const got: T[] = []
  for await (const one of given) got.push(one)
  return got
}

it('a file of pairs with lines that cannot be used gives the others their scores, and says which', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'veridesk-')), 'pairs.jsonl')
  const pair = JSON.stringify({ id: 1, source_address: home, target_address: home })
  writeFileSync(path, `\uFEFF${pair}\n\n{"id": 2\r\n${pair}\n[]\n${pair}`)
  const said: string[] = []
  const pieces = await all(matchPairs(matcher, path, (line) => said.push(line)))
  const lines = pieces.join('').trimEnd().split('\n')
  const codes = lines.map((line) => (JSON.parse(line) as { error_code?: string }).error_code ?? 'scored')
  expect(codes).toEqual(['scored', '400', 'scored', '400', 'scored'])
  expect(said).toEqual(['2 of 5 lines could not be used: 3, 5'])
})

it('a long file of pairs is handed on piece by piece', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'veridesk-')), 'pairs.jsonl')
  const pair = JSON.stringify({ id: 1, source_address: home, target_address: home })
  writeFileSync(path, `${pair}\n`.repeat(1200))
  const pieces = await all(matchPairs(matcher, path, () => undefined))
  expect(pieces.map((piece) => piece.trimEnd().split('\n').length)).toEqual([500, 500, 200])
})

it.each(cases.slice(0, 60).map(([text]) => text))('formatted_address is one on all ways: %s', (text) => {
  const parsed = parser.parse(text)
  const derived = derive(text).members
  if ('refusal' in parsed) throw new Error('refused')
  const printed = Object.entries(parsed.formatted).flatMap(([name, { value }]) => (value === '' ? [] : [[name, value]]))
  expect(derived).toEqual(Object.fromEntries(printed))
})

it('parse-address gives the parts with their places, and formatted_address', () => {
  const { parts, formatted_address } = parsedAddress(parser, home) as {
    parts: { part: string; text: string; start: number; end: number }[]
    formatted_address: Record<string, { value: string }>
  }
  expect(parts.map(({ part }) => part)).toEqual(['house', 'building', 'street', 'city', 'postcode'])
  for (const { text, start, end } of parts) expect(home.slice(start, end)).toBe(text)
  expect(formatted_address['city']?.value).toBe('pune')
  expect(parsedAddress(parser, '')).toMatchObject({ error_code: '422' })
})
