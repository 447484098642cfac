import { z } from 'zod'
import {
  conversationLanguageSchema,
  type ConversationLanguage,
  type ConversationMessage,
  type WholeConversation,
} from '../contract/conversation'
import type { ConversationState, FileState } from '../contract/states'
import { channel } from './channel'
import { givenFileSchema } from './queue'

export interface TalkLine {
  readonly id: string
  readonly applicationId: string
  readonly productType: string
  readonly language: ConversationLanguage
  readonly status: ConversationState
  readonly updatedAt: string
}

/** A picture that was given in the conversation. */
export interface TalkFile {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly state: FileState
  readonly type: string | null
  readonly errorCode: string | null
  readonly document: string | null
}

export interface Talk extends Omit<WholeConversation, 'messages'> {
  /** How many kinds are asked for in all. */
  readonly steps: number
  readonly messages: readonly ConversationMessage[]
  readonly files: readonly TalkFile[]
}

const id = z.guid()

export const onboardingChannels = {
  /** Of this desk; that in which something was said last comes first. */
  'onboarding:list': channel<readonly TalkLine[]>()(z.object({})),
  'onboarding:start': channel<Talk>()(
    z.object({
      applicationId: z.string().trim().min(1).max(256),
      productType: z.string().min(1).max(256),
      language: conversationLanguageSchema,
    }),
  ),
  'onboarding:talk': channel<Talk>()(z.object({ id })),
  'onboarding:say': channel<Talk>()(z.object({ id, text: z.string().trim().min(1).max(4000) })),
  'onboarding:skip': channel<Talk>()(z.object({ id })),
  /** One picture or PDF that was dropped on the window. */
  'onboarding:give': channel<Talk>()(z.object({ id, file: givenFileSchema })),
  /** Opens the system's dialog; null where it was closed. */
  'onboarding:choose': channel<Talk | null>()(z.object({ id })),
} as const
