import { basename, extname } from 'node:path'
import type { ConversationLanguage } from '../../../shared/contract/conversation'
import { CodedError } from '../../../shared/errors/coded-error'
import type { Talk, TalkLine } from '../../../shared/ipc/onboarding'
import type { GivenFile } from '../../../shared/ipc/queue'
import { checkSize, readLimited } from '../intake/read-limited'
import { deskCaller, deskClientId, type LocalContext, type LocalService } from '../local'
import { asCoded } from '../served/as-coded'
import type { Moved } from '../served/moved'

const mostTalks = 200

/** Conversations that a field agent holds at this desk: the interface's own, without a network. */
export class OnboardingService {
  constructor(
    private readonly context: LocalContext,
    private readonly local: LocalService,
    private readonly moved: Moved,
  ) {}

  list(): TalkLine[] {
    return this.context.store.conversations
      .list(deskClientId, mostTalks)
      .map(({ flow, ...talk }) => ({ id: flow, ...talk }))
  }

  async start(applicationId: string, productType: string, language: ConversationLanguage): Promise<Talk> {
    const input = { application_id: applicationId, product_type: productType, language }
    const { flow_uuid } = await asCoded(() =>
      this.local.answer('onboarding.startConversation', deskCaller(this.context), input),
    )
    this.moved.tell()
    return this.talk(flow_uuid)
  }

  /** Throws NOT_FOUND. */
  async talk(id: string): Promise<Talk> {
    const input = { flow_uuid: id }
    const whole = await asCoded(() => this.local.answer('onboarding.conversation', deskCaller(this.context), input))
    const { products, store } = this.context
    const product = products.find(({ product_type }) => product_type === whole.product_type)
    const files = store.files.sentToFlow(id).map(({ documentId, documentType, ...file }) => ({
      ...file,
      name: documentId,
      type: documentType,
    }))
    return { ...whole, steps: product ? product.required.length + product.optional.length : 0, files }
  }

  async say(id: string, said: { readonly text: string } | { readonly choice: string }): Promise<Talk> {
    const input = { flow_uuid: id, ...said }
    await asCoded(() => this.local.answer('onboarding.message', deskCaller(this.context), input))
    this.moved.tell()
    return this.talk(id)
  }

  /**
   * Takes one file into the conversation; its bytes are stored when this resolves. Throws INVALID_STATE while another
   * is being looked at, EMPTY_FILE, TOO_LARGE or DISK_FULL.
   */
  async give(id: string, { name, bytes }: GivenFile): Promise<Talk> {
    const { status, expects } = await this.talk(id).then(({ state, ...rest }) => ({ ...rest, status: state.status }))
    const isBusy = this.context.store.files.sentToFlow(id).some(({ state }) => state === 'PROCESSING')
    if (status !== 'ASKING' || expects === null || isBusy) throw new CodedError('INVALID_STATE')
    checkSize(bytes)
    const file = { documentId: basename(name, extname(name)).slice(0, 256), bytes: Buffer.from(bytes) }
    await asCoded(() => this.local.take(deskCaller(this.context), 'onboarding', id, [file]))
    this.moved.tell()
    return this.talk(id)
  }

  /** A file that the analyst chose in the system's dialog. Throws as `give` does, and FILE_UNREADABLE. */
  async giveFrom(id: string, path: string): Promise<Talk> {
    return this.give(id, { name: basename(path), bytes: await readLimited(path) })
  }
}
