import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const heading =
  'Veridesk\nCopyright Veridesk. All rights reserved.\n\nIt contains the works of others named below, each under its own licence. ' +
  'Electron and Chromium bring theirs in LICENSE.electron.txt and LICENSES.chromium.html, Node.js in its own.\n'

/** The licences of package folders, each once, as one text. */
export function licencesOf(folders: readonly string[]): string {
  const parts = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      version: string
      license?: string
    }
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
    return { key: `${name}@${version}`, text: `${name} ${version} (${license ?? 'see text'})\n\n${text}`.trim() }
  })
  const once = [...new Map(parts.map((part) => [part.key, part.text])).entries()].sort(([a], [b]) => (a < b ? -1 : 1))
  const line = '-'.repeat(80)
  return [heading, ...once.map(([, text]) => text)].join(`\n\n${line}\n`) + '\n'
}
