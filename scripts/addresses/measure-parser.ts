/**
 * Measures the address parser on a table of addresses.
 *
 *   npx tsx scripts/addresses/measure-parser.ts FILE [--wrong N]
 *
 * FILE is tab-separated with a header: address, postcode, state, city, rbi_district, india_post_district (several
 * parted by |), city_in_text. A city counts as right where it is one of the last three columns' names.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { loadGazetteer, parseAddress } from '../../src/main/engine/address'
import { placeKey } from '../../src/main/engine/address/place-key'

const [, , file, flag, count] = process.argv
if (file === undefined) {
  console.error('usage: npx tsx scripts/addresses/measure-parser.ts FILE [--wrong N]')
  process.exit(2)
}
const show = flag === '--wrong' ? Number(count) : 0

const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
const names = header.split('\t')
const gazetteer = loadGazetteer(join(import.meta.dirname, '../../resources/gazetteer'))

const right = { postcode: 0, state: 0, city: 0, cityPrinted: 0 }
let printed = 0
const wrong: string[] = []
const started = performance.now()
for (const line of lines) {
  const cells = line.split('\t')
  const row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  const { formatted } = parseAddress(row['address'] ?? '', gazetteer)
  const cities = [row['city'], row['rbi_district'], ...(row['india_post_district'] ?? '').split('|')].map((name) =>
    placeKey(name ?? ''),
  )
  const postcode = formatted.postcode.value === row['postcode']
  const state = formatted.state.value === placeKey(row['state'] ?? '')
  const city = isOneOf(placeKey(formatted.city.value), cities)
  const inText = row['city_in_text'] === '1'
  if (postcode) right.postcode += 1
  if (state) right.state += 1
  if (city) right.city += 1
  if (inText) printed += 1
  if (inText && city) right.cityPrinted += 1
  if (!postcode || !state || !city)
    wrong.push(
      `${postcode ? '' : 'PIN '}${state ? '' : 'STATE '}${city ? '' : 'CITY '}| ${row['address'] ?? ''} | got ${formatted.postcode.value}, ${formatted.state.value}, ${formatted.city.value} | due ${row['postcode'] ?? ''}, ${row['state'] ?? ''}, ${cities.join(' or ')}`,
    )
}
const took = performance.now() - started

/** The same but for a letter or a spelling: "Bangalore" and "Bengaluru". */
function isOneOf(got: string, due: readonly string[]): boolean {
  if (got === '') return false
  const known = new Set(gazetteer.named(got))
  return due.some(
    (name) =>
      name !== '' &&
      (name === got ||
        gazetteer.named(name).some((place) => known.has(place)) ||
        name.includes(got) ||
        got.includes(name) ||
        distance(name, got) <= (got.length > 6 ? 2 : 1)),
  )
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`
console.log(`${lines.length} addresses, ${(took / lines.length).toFixed(2)} ms each`)
console.log(`postcode ${share(right.postcode, lines.length)}`)
console.log(`state    ${share(right.state, lines.length)}`)
console.log(`city     ${share(right.city, lines.length)} (where it is printed: ${share(right.cityPrinted, printed)})`)
for (const line of wrong.slice(0, show)) console.log(line)
