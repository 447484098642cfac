/** Makes the sample documents that the app shows at first start. Always the same ones. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { ProfileName } from '../../test/generator/degrade/profile'
import { generate } from '../../test/generator/generate'

const samples: readonly (readonly [name: string, layout: string, profile: ProfileName, seed: string])[] = [
  ['aadhaar-card-photo', 'aadhaar.front', 'photo', 'sample-1'],
  ['aadhaar-card-back', 'aadhaar.back', 'scan', 'sample-2'],
  ['aadhaar-both-sides', 'aadhaar.both', 'jpeg40', 'sample-3'],
  ['aadhaar-letter', 'aadhaar.letter', 'pdf_text', 'sample-4'],
  ['pan-card-2017', 'pan.with_code', 'photo', 'sample-5'],
  ['pan-card-old', 'pan.classic', 'scan_a4', 'sample-6'],
  ['pan-card-screen', 'pan.labelled', 'screen', 'sample-7'],
  ['driving-licence-state', 'licence.state', 'shadow', 'sample-8'],
  ['driving-licence-union', 'licence.union', 'skew', 'sample-9'],
  ['voter-card-laminated', 'voter.laminated', 'turned', 'sample-10'],
  ['voter-card-both-sides', 'voter.both', 'small', 'sample-11'],
  ['passport-page', 'passport.data', 'glare', 'sample-12'],
  ['invoice', 'invoice.ledger', 'pdf_scan', 'sample-13'],
  ['restaurant-menu', 'none.menu', 'photo', 'sample-14'],
  ['bank-statement', 'statement.hdfc', 'pdf_text', 'sample-15'],
  ['electricity-bill', 'ebill.boxes', 'photo', 'sample-16'],
  ['gst-certificate', 'gst.reg06', 'pdf_text', 'sample-17'],
  ['satbara', 'satbara.form', 'scan_a4', 'sample-18'],
]

const folder = fileURLToPath(new URL('../../resources/samples', import.meta.url))
await mkdir(folder, { recursive: true })
for (const file of await readdir(folder)) if (file !== 'README.md') await rm(join(folder, file))
for (const [name, layout, profile, seed] of samples) {
  const { bytes, extension } = await generate(seed, { only: [layout], profiles: [profile] })
  await writeFile(join(folder, `${name}.${extension}`), bytes)
}
