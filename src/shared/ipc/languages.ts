import { z } from 'zod'
import { languageCodes, type LanguageState } from '../domain/languages'
import { channel } from './channel'

const one = z.object({ code: z.enum(languageCodes) })

export const languageChannels = {
  'languages:list': channel<readonly LanguageState[]>()(z.object({})),
  /**
   * Fetches a language from the package registry; answers when it is there. `languages:changed` tells how far it is.
   */
  'languages:add': channel<readonly LanguageState[]>()(one),
  /** Opens the system's dialog; null where it was closed. */
  'languages:addFromFile': channel<readonly LanguageState[] | null>()(z.object({})),
  'languages:remove': channel<readonly LanguageState[]>()(one),
} as const
