#!/usr/bin/env node
// Checks an evidence bundle of Veridesk that was unpacked into a folder: node verify-evidence.mjs FOLDER
// Needs nothing but Node 18 or later. What is checked, and what that proves: docs/evidence.md.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const folder = process.argv[2]
if (!folder) {
  process.stderr.write('usage: node verify-evidence.mjs FOLDER\n')
  process.exit(2)
}

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const json = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const faults = []
const must = (holds, fault) => holds || faults.push(fault)

// 1. The files are those of the manifest, unchanged, and no others.
const manifest = json('manifest.json')
must(manifest.format === 'veridesk-evidence-1', `unknown format ${manifest.format}`)
const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
  .filter((name) => name !== 'manifest.json')
for (const name of names) must(name in manifest.sha256, `${name} is not in the manifest`)
for (const [name, hash] of Object.entries(manifest.sha256)) {
  must(names.includes(name) && sha256(readFileSync(join(folder, name))) === hash, `${name} is missing or was changed`)
}

// 2. Each entry of the document has the hash that follows from what it says and from the entry before it.
const { entries, links } = json('log.json')
// Values that quoted a document which was erased since are gone; a later entry says so.
const removed = new Set(entries.filter((e) => e.action === 'values_removed').map((e) => e.reason))
for (const e of entries) {
  const said = JSON.stringify([e.sequence, e.at, e.by, e.action, e.document, e.path, e.reason, e.values_digest])
  must(e.document === manifest.document, `entry ${e.sequence} is of another document`)
  must(sha256(e.previous_hash, said) === e.hash, `entry ${e.sequence} was changed`)
  if (e.salt === null && removed.has(`entry ${e.sequence}`)) continue
  const values = e.values_digest === null ? null : sha256(JSON.stringify([e.salt, e.before, e.after]))
  must(values === e.values_digest, `the values of entry ${e.sequence} were changed`)
}

// 3. The chain has no gap from the document's first entry to the end of the log, and the entries are in it.
links.forEach((link, i) => {
  const before = links[i - 1]
  if (before)
    must(
      link.sequence === before.sequence + 1 && link.previous_hash === before.hash,
      `the chain is broken at entry ${link.sequence}`,
    )
})
const hashes = new Map(links.map((link) => [link.sequence, link.hash]))
for (const e of entries) must(hashes.get(e.sequence) === e.hash, `entry ${e.sequence} is not in the chain`)
must(entries.length > 0, 'the log says nothing of this document')

for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`)
if (faults.length === 0) {
  const last = links.at(-1)
  process.stdout.write(`${names.length} files, ${entries.length} entries of the log, ${links.length} links: all hold.\n`)
  process.stdout.write(`The log ends at entry ${last.sequence} with ${last.hash}\n`)
}
process.exit(faults.length === 0 ? 0 : 1)
