import { ApiError } from '../../../../shared/contract/api-error'
import type {
  Conversation,
  ConversationMessage,
  ConversationTurn,
  WholeConversation,
} from '../../../../shared/contract/conversation'
import type { InputOf } from '../../../../shared/contract/endpoints'
import { limits } from '../../../../shared/contract/limits'
import type { Caller, LocalContext } from '../context'
import type { FlowService } from '../flows/flow-service'
import { keptProduct, productOf } from '../flows/products'
import { settleFlow } from '../flows/settle'
import type { ConversationRecord, FileEnd, FileRecord, FlowRecord } from '../../ports/service-records'
import type { ServiceWrites } from '../../ports/service-store'
import { judgeDocument } from './judge-document'
import { currentStep, expectsOf, placeOf, stepsOf, type Step } from './steps'
import { wordingIn } from './wording'

const dayMs = 24 * 3600 * 1000

/** The guided conversation: one kind of document at a time, each accepted or refused with a reason. */
export class ConversationService {
  constructor(
    private readonly context: LocalContext,
    private readonly flows: FlowService,
  ) {}

  start({ client }: Caller, input: InputOf<'onboarding.startConversation'>): Conversation {
    const { store, products, now, newId } = this.context
    const product = productOf(products, input.product_type)
    const language = input.language ?? 'en'
    const id = newId()
    const at = now().toISOString()
    store.write((tx) => {
      tx.flows.insert({
        id,
        client: client.id,
        area: 'onboarding',
        productType: product.product_type,
        applicationId: input.application_id,
        authUrl: null,
        callbackUrl: null,
        status: 'CREATED',
        submitted: false,
        createdAt: at,
        crossChecks: null,
      })
      tx.conversations.insert({ flow: id, language, status: 'ASKING', done: [], updatedAt: at })
      this.say(tx, id, wordingIn(language).welcome)
      this.goOn(tx, id)
    })
    return { flow_uuid: id, ...this.turn(id, 0) }
  }

  whole(caller: Caller, { flow_uuid }: InputOf<'onboarding.conversation'>): WholeConversation {
    const { flow, talk } = this.find(caller, flow_uuid)
    return {
      flow_uuid: flow.id,
      product_type: flow.productType,
      application_id: flow.applicationId,
      language: talk.language,
      ...this.turn(flow.id, 0),
    }
  }

  /** Answers with what was said in this turn alone. */
  message(caller: Caller, input: InputOf<'onboarding.message'>): ConversationTurn {
    const { store } = this.context
    const text = input.text?.trim() ?? ''
    const choice = input.choice?.trim() ?? ''
    if (text === '' && choice === '') throw new ApiError(400, 'Missing or empty required parameters: [text, choice]')
    const { flow, talk, steps } = this.find(caller, input.flow_uuid)
    const before = store.conversations.messages(flow.id).length
    const step = currentStep(steps, talk)
    if (!step) throw new ApiError(409, 'The conversation is over.')
    const words = wordingIn(talk.language)
    if (choice !== '' && (choice !== 'skip' || !step.canSkip)) {
      throw new ApiError(400, `Invalid parameter: choice must be one of [${step.canSkip ? 'skip' : ''}].`)
    }
    store.write((tx) => {
      this.say(tx, flow.id, choice === '' ? text : choice, 'customer')
      const wantsSkip = choice === 'skip' || words.meansSkip(text)
      if (wantsSkip && step.canSkip) {
        this.say(tx, flow.id, words.skipped(step))
        this.finish(tx, talk, step)
      } else {
        if (wantsSkip) this.say(tx, flow.id, words.cannotSkip(step))
        this.goOn(tx, flow.id)
      }
    })
    return this.turn(flow.id, before)
  }

  /** A document of a conversation has ended: accepted or refused (true), in the transaction that ended it. */
  judge(tx: ServiceWrites, file: FileRecord, end: FileEnd): boolean {
    const { store } = this.context
    const talk = file.flow === null ? undefined : store.conversations.byFlow(file.flow)
    const flow = talk && store.flows.byId(talk.flow)
    if (!talk || !flow) return false
    const step = currentStep(this.stepsOf(flow), talk)
    if (!step) return false
    const judgement = judgeDocument(end, step)
    this.say(tx, flow.id, wordingIn(talk.language).judged(judgement, step))
    if (judgement.kind === 'accepted') this.finish(tx, talk, step)
    else tx.conversations.update(flow.id, { updatedAt: this.context.now().toISOString() })
    return judgement.kind === 'refused'
  }

  /** Closes conversations in which nothing was said for a week. */
  abandonOld(): void {
    const { store, now } = this.context
    const before = new Date(now().getTime() - limits.conversationDays * dayMs).toISOString()
    const old = store.conversations.askingSinceBefore(before)
    if (old.length === 0) return
    store.write((tx) => {
      for (const { flow, language } of old) {
        this.say(tx, flow, wordingIn(language).abandoned)
        tx.conversations.update(flow, { status: 'ABANDONED' })
        tx.flows.update(flow, { status: 'CANCELLED' })
      }
    })
  }

  private finish(tx: ServiceWrites, { flow, done }: ConversationRecord, { kind }: Step): void {
    tx.conversations.update(flow, { done: [...done, kind] })
    this.goOn(tx, flow)
  }

  /** Asks for the next kind, or ends the conversation where there is none. */
  private goOn(tx: ServiceWrites, id: string): void {
    const { store, now } = this.context
    const talk = store.conversations.byFlow(id)
    const flow = store.flows.byId(id)
    if (!talk || !flow) return
    const words = wordingIn(talk.language)
    const step = currentStep(this.stepsOf(flow), talk)
    this.say(tx, id, step ? words.ask(step) : words.done)
    tx.conversations.update(id, { updatedAt: now().toISOString(), ...(step ? {} : { status: 'COMPLETED' }) })
    if (!step) {
      tx.flows.update(id, { submitted: true })
      settleFlow(this.context, tx, id)
    }
  }

  private say(tx: ServiceWrites, flow: string, text: string, from: ConversationMessage['from'] = 'service'): void {
    tx.conversations.say(flow, { from, text, at: this.context.now().toISOString() })
  }

  private turn(flow: string, from: number): ConversationTurn {
    const { store } = this.context
    const record = store.flows.byId(flow)
    const talk = store.conversations.byFlow(flow)
    if (!record || !talk) throw new ApiError(404, 'There is no such conversation.')
    const steps = this.stepsOf(record)
    return {
      state: placeOf(steps, talk),
      messages: store.conversations.messages(flow).slice(from),
      expects: expectsOf(currentStep(steps, talk)),
    }
  }

  private stepsOf({ productType }: FlowRecord): Step[] {
    return stepsOf(keptProduct(this.context.products, productType))
  }

  private find(caller: Caller, id: string) {
    this.abandonOld()
    const flow = this.flows.flowOf(caller, 'onboarding', id)
    const talk = this.context.store.conversations.byFlow(flow.id)
    if (!talk) throw new ApiError(404, 'There is no such conversation.')
    return { flow, talk, steps: this.stepsOf(flow) }
  }
}
