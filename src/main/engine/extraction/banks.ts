/** Names of banks by the first four letters of their IFSC. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export type BankNames = ReadonlyMap<string, string>

/** Reads the list from the resources. Throws where it is missing or of another form. */
export function loadBankNames(resources: string): BankNames {
  const text = readFileSync(join(resources, 'banks', 'names.json'), 'utf8')
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))))
}
