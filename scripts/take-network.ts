/**
 * Takes the network and its alphabet out of a traineddata file and leaves the dictionaries, which our recogniser does
 * not use: a third of the size.
 *
 *   npx tsx scripts/take-network.ts FROM.traineddata[.gz] TO.traineddata
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const kept = new Set([17, 21, 22])

/** The container again, with the parts that are left out marked as missing. */
function withKeptParts(file: Buffer): Buffer {
  const count = file.readInt32LE(0)
  const offsets = Array.from({ length: count }, (_, i) => Number(file.readBigInt64LE(4 + 8 * i)))
  const head = Buffer.alloc(4 + 8 * count)
  head.writeInt32LE(count, 0)
  const parts: Buffer[] = [head]
  let at = head.length
  offsets.forEach((start, i) => {
    const end = Math.min(file.length, ...offsets.filter((o) => o > start))
    const present = start >= 0 && kept.has(i)
    head.writeBigInt64LE(BigInt(present ? at : -1), 4 + 8 * i)
    if (!present) return
    parts.push(file.subarray(start, end))
    at += end - start
  })
  return Buffer.concat(parts)
}

const [from, to] = process.argv.slice(2)
if (from === undefined || to === undefined) {
  console.error('npx tsx scripts/take-network.ts FROM.traineddata[.gz] TO.traineddata')
  process.exitCode = 2
} else {
  const bytes = readFileSync(from)
  writeFileSync(to, withKeptParts(from.endsWith('.gz') ? gunzipSync(bytes) : bytes))
}
