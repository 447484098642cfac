import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { ExtractionItem } from '../../../shared/contract/extraction'
import { limits } from '../../../shared/contract/limits'
import { CodedError, toEnvelope } from '../../../shared/errors/coded-error'
import { explain, type ErrorCode } from '../../../shared/errors/codes'
import type { UserTypeSpec } from '../../../shared/domain/user-types/spec'
import type { ReadRequest, ReadResult } from '../../engine'
import { collectFiles, type CollectedFile } from './collect-files'
import { failedData, fileDataOf } from '../../../shared/contract/file-data'

/** What reads documents: the pool of reader processes. */
export interface Reader {
  readonly size: number
  read(request: ReadRequest): Promise<ReadResult>
}

/**
 * Reads all files under the paths; items in their order. A file that fails becomes an item that says why, and
 * the others go on. `say` is told of progress, a line at a time; it never hears a value of a document.
 */
export async function extract(
  paths: readonly string[],
  reader: Reader,
  say: (line: string) => void,
  userTypes: readonly UserTypeSpec[] = [],
): Promise<ExtractionItem[]> {
  const files = await collectFiles(paths, (folder) =>
    say(`${folder}: FOLDER_UNREADABLE: ${explain('FOLDER_UNREADABLE')}`),
  )
  const results = new Array<FileResult>(files.length)
  let next = 0
  let done = 0
  const started = Date.now()
  // As many as are read at once and one in waiting: bytes of the others stay on disk.
  const lanes = Array.from({ length: Math.min(files.length, reader.size + 1) }, async () => {
    for (let at = next++; at < files.length; at = next++) {
      const file = files[at]
      if (!file) break
      const result = await readCollected(file, reader, userTypes)
      results[at] = result
      done++
      const rate = (done / Math.max(1, Date.now() - started)) * 60_000
      const left = Math.round(((files.length - done) / rate) * 60)
      say(
        `${done}/${files.length} ${basename(file.path)}: ${outcomeOf(result)} (${rate.toFixed(0)} a minute, ${left} s left)`,
      )
    }
  })
  await Promise.all(lanes)
  const items = results.flatMap((result) => result.items)
  say(totalOf(files.length, items))
  return items
}

interface FileResult {
  /** An item for each document in the file: that of the first has the file's name, the others NAME-2, NAME-3. */
  readonly items: readonly ExtractionItem[]
  /** Why the file could not be read; null where it was. */
  readonly failure: ErrorCode | null
}

const typeOf = (item: ExtractionItem): string => String(item.file_data.document_type)

const outcomeOf = ({ items, failure }: FileResult): string =>
  failure === null ? items.map(typeOf).join(' + ') : `FAILED ${failure}: ${explain(failure)}`

/** What came of the run, in one line. */
function totalOf(files: number, items: readonly ExtractionItem[]): string {
  const failed = items.filter((item) => typeOf(item) === 'FAILED').length
  const unrecognised = items.filter((item) => typeOf(item) === 'UNRECOGNISED').length
  const read = items.length - failed - unrecognised
  return `${files} files: ${read} documents read, ${unrecognised} not recognised, ${failed} failed`
}

async function readCollected(
  file: CollectedFile,
  reader: Reader,
  userTypes: readonly UserTypeSpec[],
): Promise<FileResult> {
  const document_id = basename(file.path, extname(file.path))
  try {
    if (file.error) throw new CodedError(file.error)
    const { reading, further } = await reader.read({
      bytes: await bytesOf(file.path),
      forcedType: null,
      pictures: false,
      userTypes,
    })
    const items = [reading, ...further].map((part, i) => ({
      document_id: i === 0 ? document_id : `${document_id}-${i + 1}`,
      file_data: fileDataOf(part),
    }))
    return { items, failure: null }
  } catch (error) {
    const { code } = toEnvelope(error)
    return { items: [{ document_id, file_data: failedData(code) }], failure: code }
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > limits.fileBytes) throw new CodedError('TOO_LARGE')
    return await readFile(path)
  } catch (error) {
    throw error instanceof CodedError ? error : new CodedError('FILE_UNREADABLE', null, { cause: error })
  }
}
