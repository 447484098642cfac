import { app } from 'electron'
import { existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backupExtension } from '../../shared/ipc/keeping'
import { parseLink, type Link } from '../../shared/lib/link'

/** What a start brought: documents and folders, a backup that was double-clicked, a link. */
export interface Given {
  readonly files: readonly string[]
  readonly backup: string | null
  readonly link: Link | null
}

/** Of the arguments of a start; flags and the app's own folder are none. */
export function givenBy(argv: readonly string[], workingDirectory: string): Given {
  const said = argv.slice(1).filter((argument) => !argument.startsWith('-'))
  const paths = said
    .map((argument) => pathOf(argument, workingDirectory))
    .filter((path) => path !== null)
    .filter((path) => path !== resolve(app.getAppPath()) && existsSync(path))
  const isBackup = (path: string): boolean => extname(path).toLowerCase() === `.${backupExtension}`
  return {
    files: paths.filter((path) => !isBackup(path)),
    backup: paths.find(isBackup) ?? null,
    link: said.map(parseLink).find((link) => link !== null) ?? null,
  }
}

/** File managers pass paths or file addresses, as they like. */
function pathOf(argument: string, workingDirectory: string): string | null {
  if (!argument.toLowerCase().startsWith('file:')) return resolve(workingDirectory, argument)
  try {
    return fileURLToPath(argument)
  } catch {
    return null
  }
}
