import { app } from 'electron'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** The files and folders among the arguments of a start; flags and the app's own folder are none. */
export function filesIn(argv: readonly string[], workingDirectory: string): readonly string[] {
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-'))
    .map((argument) => resolve(workingDirectory, argument))
    .filter((path) => path !== resolve(app.getAppPath()) && existsSync(path))
}
