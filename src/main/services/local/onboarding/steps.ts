import type { ConversationExpects, ConversationTurn } from '../../../../shared/contract/conversation'
import type { Product, ProductKind } from '../../../../shared/contract/products'
import type { DocumentType } from '../../../../shared/domain/document-types'
import type { ConversationRecord } from '../../ports/service-records'
import { typesFor } from '../flows/products'

/** One kind that is asked for. */
export interface Step {
  readonly kind: ProductKind['kind']
  readonly types: readonly DocumentType[]
  readonly canSkip: boolean
}

/** The steps of a product: what it requires, then what may be skipped. */
export const stepsOf = ({ required, optional }: Product): Step[] => [
  ...required.map((kind) => ({ kind: kind.kind, types: typesFor(kind), canSkip: false })),
  ...optional.map((kind) => ({ kind: kind.kind, types: typesFor(kind), canSkip: true })),
]

/** The step that is asked for now; undefined where all are done or the conversation is over. */
export const currentStep = (steps: readonly Step[], { done, status }: ConversationRecord): Step | undefined =>
  status === 'ASKING' ? steps.find(({ kind }) => !done.includes(kind)) : undefined

export function placeOf(steps: readonly Step[], talk: ConversationRecord): ConversationTurn['state'] {
  const step = currentStep(steps, talk)
  const number = Math.min(talk.done.length + 1, steps.length)
  return { step: number, kind: step?.kind ?? null, status: talk.status }
}

export const expectsOf = (step: Step | undefined): ConversationExpects =>
  step
    ? { kind: step.kind, types: [...step.types], can_skip: step.canSkip, choices: step.canSkip ? ['skip'] : [] }
    : null
