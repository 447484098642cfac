import type { ConversationLanguage } from '../../../../../shared/contract/conversation'
import { en } from './en'
import { hi } from './hi'
import { mar } from './mar'
import type { Texts } from './texts'

export const textsIn: Readonly<Record<ConversationLanguage, Texts>> = { en, hi, mar }
export { fill, type Refusal, type Texts } from './texts'
