import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EvidenceCheck } from '../services'
import { resourcesFolder } from './places'

/** The script and what it says of itself, as they are shipped. */
export const shippedEvidenceCheck: EvidenceCheck = async () => {
  const folder = join(resourcesFolder(), 'verify')
  const names = await readdir(folder)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))])))
}
