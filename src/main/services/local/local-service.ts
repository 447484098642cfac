import { endpoints, type EndpointName, type InputOf, type OutputOf } from '../../../shared/contract/endpoints'
import type { KeptFile } from '../../../shared/contract/kept-files'
import { parseInput } from '../../../shared/contract/parse-input'
import type { Area } from '../../../shared/contract/states'
import type { UploadResult } from '../../../shared/contract/uploads'
import { AddressService } from './address/address-service'
import { DeliveryService } from './callbacks/delivery-service'
import { Authenticator, type Headers, type Origin } from './clients/authenticate'
import { ClientService } from './clients/client-service'
import { TokenService } from './clients/token-service'
import type { Caller, LocalContext } from './context'
import { FlowService } from './flows/flow-service'
import { settleFlow } from './flows/settle'
import { ConversationService } from './onboarding/conversation-service'
import { FileQueue } from './queue/file-queue'
import { KeptFiles } from './uploads/kept-files'
import { BulkService } from './uploads/bulk-service'
import { purge } from './uploads/retention'

type Answers = {
  readonly [N in EndpointName]: (caller: Caller, input: InputOf<N>) => OutputOf<N> | Promise<OutputOf<N>>
}

/** A file whose bytes are at hand. */
export interface HandedFile {
  readonly documentId: string
  readonly bytes: Uint8Array
}

const hourMs = 3600_000

/** The whole interface over the store and the engine, without a transport. */
export class LocalService {
  readonly clients: ClientService
  private readonly authenticator: Authenticator
  private readonly queue: FileQueue
  private readonly deliveries: DeliveryService
  private readonly conversations: ConversationService
  private readonly flows: FlowService
  private readonly answers: Answers
  private readonly kept: KeptFiles
  private cleaning: NodeJS.Timeout | null = null

  constructor(private readonly context: LocalContext) {
    const tokens = new TokenService(context)
    this.clients = new ClientService(context)
    this.authenticator = new Authenticator(context, this.clients, tokens)
    this.deliveries = new DeliveryService(context)
    const kick = { files: () => this.queue.kick(), deliveries: this.deliveries.kick }
    const bulk = new BulkService(context, kick.files)
    const flows = new FlowService(context, kick)
    const talks = new ConversationService(context, flows)
    const addresses = new AddressService(context)
    this.conversations = talks
    this.flows = flows
    this.kept = new KeptFiles(context)
    this.queue = new FileQueue(
      context,
      this.kept,
      (tx, file, end) => {
        const isRefused = talks.judge(tx, file, end)
        if (file.flow !== null) settleFlow(context, tx, file.flow)
        return isRefused
      },
      this.deliveries.kick,
    )
    const accessOnly = async ({ client }: Caller, area: 'bulk' | 'flow') => {
      const { access_token, expires_in } = await tokens.begin(client.id, area)
      return { access_token, expires_in }
    }
    this.answers = {
      'onboarding.authtoken': ({ client }) => tokens.begin(client.id, 'onboarding'),
      'onboarding.refreshToken': ({ session }) => tokens.renew(session ?? ''),
      'onboarding.logout': ({ session }) => {
        tokens.revoke(session ?? '')
        return { revoked: true }
      },
      'onboarding.multiupload': (caller, input) => flows.upload(caller, 'onboarding', input),
      'onboarding.extracts': (caller, input) => flows.extracts(caller, 'onboarding', input),
      'onboarding.startConversation': (caller, input) => talks.start(caller, input),
      'onboarding.conversation': (caller, input) => talks.whole(caller, input),
      'onboarding.message': (caller, input) => talks.message(caller, input),
      'bulk.authtoken': (caller) => accessOnly(caller, 'bulk'),
      'bulk.multiupload': (caller, input) => bulk.upload(caller, input),
      'bulk.extracts': (caller, input) => bulk.extracts(caller, input),
      'bulk.retry': (caller, input) => bulk.retry(caller, input),
      'flow.authtoken': (caller) => accessOnly(caller, 'flow'),
      'flow.init': (caller, input) => flows.init(caller, input),
      'flow.multiupload': (caller, input) => flows.upload(caller, 'flow', input),
      'flow.submit': (caller, input) => flows.submit(caller, input),
      'flow.cancel': (caller, input) => flows.cancel(caller, input),
      'flow.status': (caller, input) => flows.status(caller, input),
      'flow.extracts': (caller, input) => flows.extracts(caller, 'flow', input),
      'flow.retry': (caller, input) => flows.retry(caller, input),
      'flow.deliveries': (caller, input) => flows.deliveries(caller, input),
      'flow.redeliver': (caller, input) => flows.redeliver(caller, input),
      'address.match': (_, input) => addresses.match(input),
    }
  }

  /** Takes up what the last run left, and begins to work. */
  async start(): Promise<void> {
    this.clean()
    this.cleaning = setInterval(() => this.clean(), hourMs)
    this.cleaning.unref()
    await this.queue.start()
    this.deliveries.kick()
  }

  /** What cannot go now, as on a full disk, goes an hour later. */
  private clean(): void {
    const failed = (error: unknown): void => this.context.log.error('purge_failed', error)
    try {
      purge(this.context)
      this.conversations.abandonOld()
    } catch (error) {
      failed(error)
    }
    this.kept.purge().catch(failed)
  }

  /** Takes no more work; what is under way gets `graceMs` to end, the rest waits for the next run. */
  async stop(graceMs: number): Promise<void> {
    if (this.cleaning) clearInterval(this.cleaning)
    await Promise.all([this.queue.stop(graceMs), this.deliveries.stop(graceMs)])
  }

  /** Who calls. Throws an ApiError: 401, 429, or 400 where a renewal lacks its token. */
  authenticate(name: EndpointName, headers: Headers, origin: Origin): Promise<Caller> {
    return this.authenticator.authenticate(name, headers, origin)
  }

  /** Answers a call of `caller` with unchecked `input`. Throws an ApiError. */
  async answer<N extends EndpointName>(name: N, caller: Caller, input: unknown): Promise<OutputOf<N>> {
    const { input: schema, required } = endpoints[name]
    // The table pairs every answer with the schema of its own call; the compiler cannot follow a key that is a
    // variable.
    const answer = this.answers[name] as (caller: Caller, input: unknown) => OutputOf<N> | Promise<OutputOf<N>>
    return answer(caller, schema === null ? null : parseInput(schema, required, input))
  }

  /** Takes files whose bytes are at hand into a flow of onboarding or of the flow area. Throws 404, 409, DISK_FULL. */
  async take(caller: Caller, area: Area, flow: string, files: readonly HandedFile[]): Promise<UploadResult[]> {
    const { blobs, isBlobNeeded } = this.context
    const held = await Promise.all(files.map(({ bytes }) => blobs.put(bytes)))
    try {
      const incoming = files.map(({ documentId }, i) => ({ documentId, blob: held[i]?.name ?? null }))
      return this.flows.take(
        caller,
        area,
        flow,
        incoming.map((file) => ({ ...file, url: '', lane: caller.client.id })),
      )
    } finally {
      for (const blob of held) blob.release()
      await blobs.collect(
        held.map(({ name }) => name),
        isBlobNeeded,
      )
    }
  }

  /** Keeps a file until it is read, for clients without an object storage. Throws an ApiError. */
  keepFile(caller: Caller, bytes: Uint8Array): Promise<KeptFile> {
    return this.kept.keep(caller, bytes)
  }

  /** How much waits, for the metrics. */
  counts(): { readonly waiting: number; readonly fetched: number } {
    return this.context.store.files.counts()
  }

  /** True where every part can answer. */
  get ready(): boolean {
    return this.context.matcher() !== null
  }
}
