/** The data of languages that were added, in a folder outside of the app's own resources. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { furtherLanguages, languageFile, type FurtherScript, type LanguageCode } from '../../../shared/domain/languages'

/** The scripts whose data is there in full; what was cut short, by a full disk or a kill, is not there. */
export function addedScripts(folder: string | undefined): readonly FurtherScript[] {
  if (folder === undefined) return []
  return furtherLanguages
    .filter(({ code, bytes }) => sizeOf(join(folder, languageFile(code))) === bytes.plain)
    .map(({ script }) => script)
}

/** The languages whose data is not there. */
export function absentLanguages(folder: string | undefined): readonly LanguageCode[] {
  const added: readonly string[] = addedScripts(folder)
  return furtherLanguages.filter(({ script }) => !added.includes(script)).map(({ code }) => code)
}

/** Null where there is no such file, or this user may not look: the bundled languages read all the same. */
function sizeOf(path: string): number | null {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? null
  } catch {
    return null
  }
}

/** Throws where no folder was given: nothing was added then. */
export function fileOfFurther(folder: string | undefined, script: FurtherScript): string {
  const language = furtherLanguages.find((one) => one.script === script)
  if (folder === undefined || language === undefined) throw new Error(`no data for ${script}`)
  return join(folder, languageFile(language.code))
}
