import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'

/** Why a file that was named cannot be read, in a sentence that says what to do; null where it can. */
export async function whyUnreadable(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  if (found === null) return `There is no file ${path}. Check the name and the folder it is meant from.`
  if (found.isDirectory()) return `${path} is a folder. Name a file in it.`
  const readable = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
  return readable ? null : `${path} may not be read. Ask for the right to read it, or copy it to a place of your own.`
}
