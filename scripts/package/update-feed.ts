import { createHash, createPrivateKey, sign } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A release as its maker tells it. */
export interface Release {
  readonly version: string
  /** `latest` or `beta`. */
  readonly channel: string
  /** Share of the machines that are offered it, 1 to 100. */
  readonly staging: number
  /** Plain text. */
  readonly notes: string
  readonly at: Date
}

/**
 * By list, the files of a folder that stand in it. Of the Windows programs only the installer renews itself; of macOS
 * the archive, from which its own updater takes the app.
 */
const lists: readonly (readonly [name: string, fits: RegExp])[] = [
  ['', /-setup-(x64|arm64)\.exe$/],
  ['-mac', /\.zip$/],
  ['-linux', /(-(x64|x86_64)\.AppImage|_amd64\.deb)$/],
  ['-linux-arm64', /(-arm64\.AppImage|_arm64\.deb)$/],
]

/**
 * Writes beside the packages of `folder` what an update server says of them: `latest.yml`, `latest-mac.yml`,
 * `latest-linux.yml`, `latest-linux-arm64.yml`, each with its signature (`.sig`, base64 of Ed25519 under `privateKey`,
 * PEM). Returns the names of the lists. JSON is YAML: no writer of our own is needed.
 */
export function writeUpdateFeed(folder: string, release: Release, privateKey: string): readonly string[] {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key to sign updates with must be Ed25519')
  const names = readdirSync(folder)
  return lists.flatMap(([suffix, fits]) => {
    const files = names.filter((name) => fits.test(name)).sort()
    if (files.length === 0) return []
    const list = `${release.channel}${suffix}.yml`
    const text = Buffer.from(`${JSON.stringify(listOf(folder, files, release), null, 2)}\n`)
    writeFileSync(join(folder, list), text)
    writeFileSync(join(folder, `${list}.sig`), `${sign(null, text, key).toString('base64')}\n`)
    return [list]
  })
}

function listOf(folder: string, files: readonly string[], { version, staging, notes, at }: Release) {
  return {
    version,
    files: files.map((url) => ({ url, sha512: sha512Of(join(folder, url)), size: statSync(join(folder, url)).size })),
    releaseDate: at.toISOString(),
    releaseNotes: notes,
    stagingPercentage: staging,
  }
}

const sha512Of = (path: string): string => createHash('sha512').update(readFileSync(path)).digest('base64')
