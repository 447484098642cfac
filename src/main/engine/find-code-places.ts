import type { PageQuad } from '../../shared/domain/geometry'
import { prepareSheets, sheetAsIs } from './imaging'
import { decodeFile } from './intake'
import { codePlaces } from './reading/codes'

/**
 * Where the picture of a page shows codes, also those that cannot be read, in its pixels: on the page as it is and on
 * every sheet that is found on it. Throws what `decodeFile` throws.
 */
export async function findCodePlaces(picture: Uint8Array): Promise<readonly PageQuad[]> {
  const places: PageQuad[] = []
  for await (const page of decodeFile(picture))
    for (const sheet of [sheetAsIs(page), ...prepareSheets(page)]) places.push(...(await codePlaces(sheet)))
  return places
}
