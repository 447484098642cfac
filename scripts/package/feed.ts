import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeUpdateFeed } from './update-feed'

const usage = `npm run package:feed -- FOLDER --version X.Y.Z [--channel latest|beta] [--staging 1..100] [--notes FILE]
Writes the signed lists of an update server beside the packages of FOLDER. The private key (Ed25519, PEM) is in the
variable VERIDESK_UPDATE_SIGNING_KEY; how it is made, and how a release is staged: docs/updates.md.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    channel: { type: 'string', default: 'latest' },
    staging: { type: 'string', default: '100' },
    notes: { type: 'string' },
  },
})
const [folder] = positionals
const key = process.env['VERIDESK_UPDATE_SIGNING_KEY']
const staging = Number(values.staging)
if (!folder || !values.version || !key || !(staging >= 1 && staging <= 100)) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
const notes = values.notes === undefined ? '' : readFileSync(values.notes, 'utf8')
const release = { version: values.version, channel: values.channel, staging, notes, at: new Date() }
process.stdout.write(
  writeUpdateFeed(folder, release, key)
    .map((name) => `${name}\n`)
    .join(''),
)
