import { z } from 'zod'
import { documentKinds } from '../domain/document-types'
import { conversationStateSchema } from './states'
import { flowUuidSchema, requiredText } from './uploads'

const conversationLanguages = ['en', 'hi', 'mar'] as const
export const conversationLanguageSchema = z.enum(conversationLanguages)
export type ConversationLanguage = z.infer<typeof conversationLanguageSchema>

export const conversationStartSchema = z.object({
  product_type: requiredText(),
  application_id: requiredText(),
  language: conversationLanguageSchema.nullish(),
})

export const conversationMessageInSchema = z.object({
  flow_uuid: flowUuidSchema,
  text: z.string().max(4000).nullish(),
  choice: z.string().max(64).nullish(),
})

const conversationMessageSchema = z.object({
  from: z.enum(['service', 'customer']),
  text: z.string(),
  at: z.string(),
})
export type ConversationMessage = z.infer<typeof conversationMessageSchema>

/** Where the conversation stands; `step` counts the kinds asked for, from 1, and `kind` is the one asked for now. */
const conversationPlaceSchema = z.object({
  step: z.int(),
  kind: z.enum(documentKinds).nullable(),
  status: conversationStateSchema,
})

const conversationExpectsSchema = z
  .object({
    kind: z.enum(documentKinds),
    types: z.array(z.string()),
    can_skip: z.boolean(),
    choices: z.array(z.string()),
  })
  .nullable()
export type ConversationExpects = z.infer<typeof conversationExpectsSchema>

export const conversationTurnSchema = z.object({
  state: conversationPlaceSchema,
  messages: z.array(conversationMessageSchema),
  expects: conversationExpectsSchema,
})
export type ConversationTurn = z.infer<typeof conversationTurnSchema>

export const conversationSchema = conversationTurnSchema.extend({ flow_uuid: z.guid() })
export type Conversation = z.infer<typeof conversationSchema>

/** The whole of it, with what it is about. */
export const wholeConversationSchema = conversationSchema.extend({
  product_type: z.string(),
  application_id: z.string(),
  language: conversationLanguageSchema,
})
export type WholeConversation = z.infer<typeof wholeConversationSchema>
