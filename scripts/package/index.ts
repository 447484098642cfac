import { Arch, build, Platform } from 'electron-builder'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setUp } from '../setup/index.mjs'
import { readPointer, root } from '../setup/places.mjs'
import { packagerConfig } from './config'
import { makeDeb } from './deb'
import { stageApp } from './stage'

/**
 * `npm run package [-- <target>…] [--version X.Y.Z] [--out FOLDER] [--update-key FILE] [--update-server URL]`:
 * installers for this platform and processor. With a key (Ed25519, public, PEM) they take the updates that it vouches
 * for (docs/updates.md). Without targets: on Linux the .deb, which needs nothing but dpkg; elsewhere the platform's
 * own.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    out: { type: 'string' },
    'update-key': { type: 'string' },
    'update-server': { type: 'string' },
  },
})
await setUp('app')
const runtime = readPointer()
if (!runtime) throw new Error('The Electron runtime is missing; run npm run app')
const { version: own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const version = values.version ?? own
const output = values.out ?? join(root, 'dist')
const deb = process.platform === 'linux' && (positionals.length === 0 || positionals.includes('deb'))
const targets = positionals.filter((target) => target !== 'deb')

const stage = await stageApp(root, join(output, 'stage'), version, runtime)
const keyFile = values['update-key']
if (keyFile !== undefined) {
  const feed = { server: values['update-server'] ?? null, publicKey: readFileSync(keyFile, 'utf8') }
  writeFileSync(join(stage.beside, 'update-feed.json'), JSON.stringify(feed))
}
const arch = process.arch === 'arm64' ? Arch.arm64 : Arch.x64
const wanted = process.platform === 'linux' ? ['dir', ...targets] : targets.length > 0 ? targets : undefined
const made = await build({
  targets: Platform.current().createTarget(wanted, arch),
  config: packagerConfig(root, stage, output, runtime),
  projectDir: root,
  publish: 'never',
})
if (deb) {
  const unpacked = join(output, arch === Arch.x64 ? 'linux-unpacked' : 'linux-arm64-unpacked')
  // Not every distribution of Electron says which one it is, which the .deb's dependencies follow from.
  writeFileSync(join(unpacked, 'version'), runtime.electronVersion)
  copyFileSync(join(stage.beside, 'LICENCES.txt'), join(unpacked, 'LICENSE'))
  copyFileSync(join(root, 'scripts', 'package', 'debian', 'veridesk.xml'), join(unpacked, 'resources', 'veridesk.xml'))
  // What was installed by dpkg is updated by dpkg.
  writeFileSync(join(unpacked, 'resources', 'package-type'), 'deb')
  made.push(await makeDeb(root, unpacked, output, arch === Arch.x64 ? 'amd64' : 'arm64'))
}
// Beside the packages, for whoever takes stock before installing.
const named = join(output, `veridesk-${version}-${process.platform}-${process.arch}`)
for (const [name, copy] of [
  ['sbom.cdx.json', `${named}.cdx.json`],
  ['LICENCES.txt', `${named}-licences.txt`],
] as const) {
  copyFileSync(join(stage.beside, name), copy)
  made.push(copy)
}
process.stdout.write(made.map((path) => `${path}\n`).join(''))
