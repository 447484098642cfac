/**
 * Counts in how many addresses each word stands, for the weights of words: resources/address/words.tsv.gz.
 *
 *   npx tsx scripts/addresses/count-words.ts FILE
 *
 * FILE is tab-separated with a header and a column "address". Only counts are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readWords } from '../../src/main/engine/address/text/words'

const [, , file] = process.argv
if (file === undefined) {
  console.error('usage: npx tsx scripts/addresses/count-words.ts FILE')
  process.exit(2)
}
const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
const column = header.split('\t').indexOf('address')
const counts = new Map<string, number>()
for (const line of lines) {
  const words = new Set(
    readWords(line.split('\t')[column] ?? '')
      .words.filter((word) => !word.number)
      .map((word) => word.text),
  )
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
}
const rows = [...counts]
  .filter(([word, count]) => count >= 2 && word.length > 1)
  .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
const text = [String(lines.length), ...rows.map(([word, count]) => `${word}\t${count}`)].join('\n')
writeFileSync(join(import.meta.dirname, '../../resources/address/words.tsv.gz'), gzipSync(text, { level: 9 }))
console.log(`${rows.length} words of ${lines.length} addresses`)
