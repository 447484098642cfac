import { z } from 'zod'

/** QUEUED -> FETCHING -> PROCESSING -> one of the last three. */
const fileStates = ['QUEUED', 'FETCHING', 'PROCESSING', 'EXTRACTED', 'UNRECOGNISED', 'FAILED'] as const
export const fileStateSchema = z.enum(fileStates)
export type FileState = z.infer<typeof fileStateSchema>

const endedFileStates = ['EXTRACTED', 'UNRECOGNISED', 'FAILED'] as const satisfies readonly FileState[]
export type EndedFileState = (typeof endedFileStates)[number]
export const hasEnded = (state: FileState): state is EndedFileState =>
  (endedFileStates as readonly FileState[]).includes(state)

export const batchStateSchema = z.enum(['PROCESSING', 'COMPLETED'])
export type BatchState = z.infer<typeof batchStateSchema>

export const flowStateSchema = z.enum(['CREATED', 'COLLECTING', 'PROCESSING', 'COMPLETED', 'CANCELLED'])
export type FlowState = z.infer<typeof flowStateSchema>

export const deliveryStateSchema = z.enum(['PENDING', 'DELIVERED', 'FAILED'])
export type DeliveryState = z.infer<typeof deliveryStateSchema>

export const conversationStateSchema = z.enum(['ASKING', 'COMPLETED', 'ABANDONED'])
export type ConversationState = z.infer<typeof conversationStateSchema>

/** The three areas that issue tokens; a token of one is worth nothing in another. */
export const areas = ['onboarding', 'bulk', 'flow'] as const
export type Area = (typeof areas)[number]
