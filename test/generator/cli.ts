import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { detectedTypeSchema } from '../../src/shared/domain/document-types'
import { profileNames, type ProfileName } from './degrade/profile'
import { generate, type Choice } from './generate'

const usage = `npx tsx test/generator/cli.ts --out DIR [--count N] [--seed S] [--types PAN,AADHAAR]
  [--profiles ${profileNames.join(',')}] [--layouts seen|hidden|all] [--only LAYOUT,…]
Writes NAME.jpg, .png or .pdf and NAME.json (the truth) for each document. Layouts: seen unless told.`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      count: { type: 'string', default: '10' },
      seed: { type: 'string', default: 'default' },
      types: { type: 'string' },
      profiles: { type: 'string' },
      layouts: { type: 'string', default: 'seen' },
      only: { type: 'string' },
    },
  })
  if (values.out === undefined || !['seen', 'hidden', 'all'].includes(values.layouts)) throw new Error(usage)
  const choice: Choice = {
    layouts: values.layouts as 'seen' | 'hidden' | 'all',
    ...(values.types === undefined ? {} : { types: values.types.split(',').map((t) => detectedTypeSchema.parse(t)) }),
    ...(values.profiles === undefined ? {} : { profiles: values.profiles.split(',').map(profileName) }),
    ...(values.only === undefined ? {} : { only: values.only.split(',') }),
  }
  await mkdir(values.out, { recursive: true })
  for (let i = 0; i < Number(values.count); i++) {
    const { bytes, extension, truth } = await generate(`${values.seed}-${i}`, choice)
    const name = `${String(i).padStart(3, '0')}-${truth.layout.replace('.', '-')}-${truth.profile}`
    await writeFile(join(values.out, `${name}.${extension}`), bytes)
    await writeFile(join(values.out, `${name}.json`), JSON.stringify(truth, null, 1))
  }
}

function profileName(text: string): ProfileName {
  const name = profileNames.find((p) => p === text)
  if (name === undefined) throw new Error(`${text} is no profile\n${usage}`)
  return name
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
