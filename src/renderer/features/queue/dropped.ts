import { limits } from '../../../shared/contract/limits'
import type { ErrorEnvelope } from '../../../shared/errors/coded-error'
import { mostGiven, type GivenFile, type GivenFiles, type IntakeReport } from '../../../shared/ipc/queue'

type Rejection = IntakeReport['rejected'][number]

/** A file that was dropped, or why there is none behind its name. */
export type Dropped = File | Rejection

/** Files that were dropped, folders entered, in the order of their names. */
export type DroppedFiles = AsyncIterable<Dropped>

/** Bytes of one request, at most; a file may have 25 MB by itself. */
const batchBytes = 32 << 20

/** Files that systems leave in every folder. */
const litter = new Set(['thumbs.db', 'desktop.ini'])
const isHidden = (name: string): boolean => name.startsWith('.') || litter.has(name.toLowerCase())
const naturally = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * What was dropped on the window. The system lets the window read this and nothing else, so that its content is handed
 * on, and no path. Must be called while the drop is handled: afterwards the browser forgets the entries.
 */
export function droppedFiles({ items }: DataTransfer): DroppedFiles {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? [])
  return (async function* () {
    for (const entry of entries) {
      if (entry instanceof File) yield entry
      else yield* filesBehind(entry)
    }
  })()
}

async function* filesBehind(entry: FileSystemEntry): AsyncGenerator<Dropped> {
  try {
    if (entry.isFile)
      yield await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    else for (const inside of await entriesOf(entry as FileSystemDirectoryEntry)) yield* filesBehind(inside)
  } catch {
    yield refused(entry.name, entry.isFile ? 'FILE_UNREADABLE' : 'FOLDER_UNREADABLE')
  }
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    // A hundred at a time, until there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) break
    all.push(...some)
  }
  return all.filter(({ name }) => !isHidden(name)).sort((a, b) => naturally.compare(a.name, b.name))
}

/** The content of a file; a file that is too large is not read. */
export async function readDropped(dropped: Dropped): Promise<GivenFile | Rejection> {
  if (!(dropped instanceof File)) return dropped
  const { name, size } = dropped
  if (size > limits.fileBytes) return refused(name, 'TOO_LARGE')
  try {
    return { name, bytes: new Uint8Array(await dropped.arrayBuffer()) }
  } catch {
    return refused(name, 'FILE_UNREADABLE')
  }
}

/** Files with their contents, as many as one request holds, and what could not be read meanwhile. */
export async function* inBatches(
  dropped: DroppedFiles,
): AsyncGenerator<GivenFiles & { readonly rejected: readonly Rejection[] }> {
  let files: GivenFile[] = []
  let rejected: Rejection[] = []
  let bytes = 0
  for await (const one of dropped) {
    const read = await readDropped(one)
    if ('error' in read) {
      rejected.push(read)
      continue
    }
    if (files.length === mostGiven || bytes + read.bytes.length > batchBytes) {
      yield { files, rejected, more: true }
      ;[files, rejected, bytes] = [[], [], 0]
    }
    files.push(read)
    bytes += read.bytes.length
  }
  if (files.length + rejected.length > 0) yield { files, rejected, more: false }
}

const refused = (fileName: string, code: ErrorEnvelope['code']): Rejection => ({
  fileName,
  error: { code, detail: null },
})
