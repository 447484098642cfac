import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CodedError } from '../../../shared/errors/coded-error'

export interface FoundFile {
  readonly path: string
  readonly size: number
  readonly modifiedMs: number
}

export interface FindResult {
  readonly files: readonly FoundFile[]
  readonly rejected: readonly { readonly fileName: string; readonly error: CodedError }[]
}

/** Files that systems leave in every folder. */
const litter = new Set(['thumbs.db', 'desktop.ini'])
const isHidden = (name: string): boolean => name.startsWith('.') || litter.has(name.toLowerCase())

const naturally = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The files behind some paths, folders entered to any depth, in the order of their names. Hidden files are passed
 * over; what cannot be opened is reported and the rest goes on.
 */
export async function findFiles(paths: readonly string[]): Promise<FindResult> {
  const files: FoundFile[] = []
  const rejected: { fileName: string; error: CodedError }[] = []
  const entered = new Set<string>()

  const enter = async (folder: string): Promise<void> => {
    try {
      // Links can lead in a circle: a folder is entered once, under its real name.
      const real = await realpath(folder)
      if (entered.has(real)) return
      entered.add(real)
      const names = (await readdir(folder)).filter((name) => !isHidden(name)).sort(naturally.compare)
      for (const name of names) await visit(join(folder, name))
    } catch (cause) {
      rejected.push({ fileName: basename(folder), error: new CodedError('FOLDER_UNREADABLE', null, { cause }) })
    }
  }

  const visit = async (path: string): Promise<void> => {
    const found = await stat(path).catch((cause: unknown) => {
      rejected.push({ fileName: basename(path), error: new CodedError('FILE_UNREADABLE', null, { cause }) })
      return null
    })
    if (!found) return
    if (found.isDirectory()) await enter(path)
    else if (found.isFile()) files.push({ path, size: found.size, modifiedMs: found.mtimeMs })
    else rejected.push({ fileName: basename(path), error: new CodedError('FILE_UNREADABLE') })
  }

  for (const path of paths) await visit(path)
  return { files, rejected }
}
