import { app } from 'electron'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { toEnvelope } from '../../shared/errors/coded-error'
import type { Desk } from './compose'
import { emit } from './emit'

/** The files and folders among the arguments of a start; flags and the app's own folder are none. */
export function filesIn(argv: readonly string[], workingDirectory: string): readonly string[] {
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-'))
    .map((argument) => resolve(workingDirectory, argument))
    .filter((path) => path !== resolve(app.getAppPath()) && existsSync(path))
}

/** Takes in files that a start brought, and says how that went. */
export async function takeInGiven({ workspace, log }: Desk, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  try {
    emit('intake:report', await workspace.services.intake.take(paths))
  } catch (error) {
    log.error('given_files', error)
    emit('notice', toEnvelope(error))
  }
}
