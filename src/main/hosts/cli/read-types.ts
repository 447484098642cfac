import { readFile } from 'node:fs/promises'
import { userTypesFileSchema, type UserTypeSpec } from '../../../shared/domain/user-types/spec'

/** The types of a file that the app exported; null where it cannot be read or is none. */
export async function readTypes(path: string): Promise<readonly UserTypeSpec[] | null> {
  try {
    const parsed = userTypesFileSchema.safeParse(JSON.parse(await readFile(path, 'utf8')))
    return parsed.success ? parsed.data.types : null
  } catch {
    return null
  }
}
