import type { Door } from './door'
import type { WriteFile } from './write-file'

/** Where languages are kept and where they come from. */
export interface LanguageSource {
  /** Folder of the user, outside of the app's own resources; absolute. Made with the first language. */
  readonly folder: string
  /** Address of the npm registry, without a slash at its end. */
  readonly registry: string
  readonly door: Door
  readonly writeFile: WriteFile
}
