import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorCode } from '../../../shared/errors/codes'

export interface CollectedFile {
  readonly path: string
  /** Set where it is known already that the file cannot be read. */
  readonly error: ErrorCode | null
}

/**
 * The files under the given paths, in the order given, those of a folder by name. Hidden entries and linked
 * folders are skipped. A folder that cannot be opened is told to `onFolder` and left out.
 */
export async function collectFiles(
  paths: readonly string[],
  onFolder: (path: string) => void,
): Promise<CollectedFile[]> {
  const files: CollectedFile[] = []
  for (const path of paths) {
    const info = await stat(path).catch(() => null)
    if (!info) files.push({ path, error: 'FILE_UNREADABLE' })
    else if (info.isDirectory()) files.push(...(await filesIn(path, onFolder)))
    else files.push({ path, error: info.isFile() ? null : 'FILE_UNREADABLE' })
  }
  return files
}

async function filesIn(folder: string, onFolder: (path: string) => void): Promise<CollectedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) {
    onFolder(folder)
    return []
  }
  const files: CollectedFile[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) files.push(...(await filesIn(path, onFolder)))
    else if (entry.isFile()) files.push({ path, error: null })
    else if (entry.isSymbolicLink() && (await stat(path).catch(() => null))?.isFile()) files.push({ path, error: null })
  }
  return files
}
