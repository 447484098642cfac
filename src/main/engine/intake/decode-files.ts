import type { SourcePage } from '../model'
import { decodeFile } from './decode-file'
import type { IntakeLimits } from './limits'

/** The pages of several files, numbered on from one file to the next. Throws as `decodeFile` does. */
export async function* decodeFiles(
  files: readonly Uint8Array[],
  limits: IntakeLimits,
  pictures: boolean,
): AsyncGenerator<SourcePage> {
  let before = 0
  for (const file of files) {
    let pages = 0
    for await (const page of decodeFile(file, limits, pictures)) {
      pages = page.index + 1
      yield { ...page, index: before + page.index }
    }
    before += pages
  }
}
