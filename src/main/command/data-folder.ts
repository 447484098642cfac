import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { standing } from '../hosts/cli/places'

/**
 * The folder of the service, made where there is none, for its owner alone. Throws an Error with a sentence where it
 * cannot be.
 */
export function dataFolder(data: string): string {
  const folder = resolve(standing, data)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new Error(`--data: ${data} is no folder and cannot be made one.`, { cause })
  }
  return folder
}
