/** What the service keeps: one record a row. Times are ISO text in UTC. */
import type { ConversationLanguage, ConversationMessage } from '../../../shared/contract/conversation'
import type { CrossCheck } from '../../../shared/contract/cross-checks'
import type { FileData } from '../../../shared/contract/extraction'
import type { DeliveryAttempt } from '../../../shared/contract/flows'
import type {
  Area,
  ConversationState,
  DeliveryState,
  EndedFileState,
  FileState,
  FlowState,
} from '../../../shared/contract/states'
import type { DocumentKind } from '../../../shared/domain/document-types'
import type { ReviewState } from '../../../shared/domain/review'

export interface ClientRecord {
  readonly id: string
  readonly name: string
  /** scrypt with its salt and cost; never the secret. */
  readonly secretHash: string
  readonly callbackSecret: string
  readonly createdAt: string
  /** From then on it may call no more; what it left stays. */
  readonly revokedAt: string | null
}

/** REPLACED: a later authtoken; its access tokens end by themselves. LOGGED_OUT ends them too. */
export type SessionState = 'ACTIVE' | 'REPLACED' | 'LOGGED_OUT'

export interface SessionRecord {
  readonly id: string
  readonly client: string
  readonly area: Area
  readonly state: SessionState
  readonly createdAt: string
}

export interface NewBatch {
  /** Made from the row's number, which the store gives. */
  readonly idOf: (number: number) => string
  readonly client: string
  readonly area: Area
  readonly productType: string
  readonly flow: string | null
  readonly createdAt: string
  /** By which the client means this one upload; null where it gave none. */
  readonly requestKey: string | null
  readonly files: readonly NewFile[]
}

/** A file of a batch as its upload was answered. */
export interface BatchUpload {
  readonly id: string
  readonly documentId: string
}

/** A file that a client left here to be read. */
export interface KeptFileRecord {
  readonly id: string
  readonly client: string
  readonly blob: string
  readonly createdAt: string
}

export interface NewFile {
  readonly id: string
  readonly documentId: string
  readonly url: string
  /** Files of one client from one origin wait in one lane; lanes take turns. */
  readonly lane: string
  /** The stored bytes, where they came with the upload and need no fetch. */
  readonly blob: string | null
}

export interface BatchRecord {
  readonly number: number
  readonly id: string
  readonly client: string
  readonly area: Area
  readonly productType: string
  readonly flow: string | null
  readonly createdAt: string
  readonly total: number
  readonly ended: number
}

export interface FileRecord {
  readonly number: number
  readonly id: string
  readonly batch: number
  readonly client: string
  readonly flow: string | null
  readonly documentId: string
  readonly url: string
  readonly lane: string
  readonly state: FileState
  /** The stored bytes, from fetch to end. */
  readonly blob: string | null
  /** Names the bytes for ever: equal documents have equal names. */
  readonly content: string | null
  readonly documentType: string | null
  /** The document of the desk that was made of it; null where there is none. */
  readonly document: string | null
  /** A customer was asked for another in its place. */
  readonly refused: boolean
}

/** What stands against a document beyond its type: why a customer is asked for it again. */
export type DocumentFlaw = 'cut' | 'screen' | 'unreadable' | 'expired'

export interface FileEnd {
  readonly state: EndedFileState
  readonly documentType: string
  readonly fileData: FileData
  readonly flaws: readonly DocumentFlaw[]
  /** Of a file that could not be had: why, in a few words that name no address. */
  readonly failure: string | null
}

export interface EndedFile {
  readonly id: string
  readonly documentId: string
  readonly state: EndedFileState
  readonly content: string | null
  readonly fileData: FileData
  readonly refused: boolean
}

/** An ended file as it is answered. */
export interface AnsweredFile extends Pick<EndedFile, 'documentId' | 'fileData'> {
  readonly document: string | null
}

export interface FlowRecord {
  readonly id: string
  readonly client: string
  readonly area: Area
  readonly productType: string
  readonly applicationId: string
  readonly authUrl: string | null
  readonly callbackUrl: string | null
  readonly status: FlowState
  readonly submitted: boolean
  readonly createdAt: string
  readonly crossChecks: readonly CrossCheck[] | null
}

/** A case as the desk lists it. */
export interface CaseListing extends Pick<
  FlowRecord,
  'id' | 'client' | 'area' | 'productType' | 'applicationId' | 'status' | 'createdAt'
> {
  readonly clientName: string
  /** Documents of the desk, and files that have not ended. */
  readonly documents: number
  readonly waiting: number
}

/** `added`: an analyst put it to the case and may take it out again; else it came with an upload. */
export interface CaseMember {
  readonly document: string
  readonly added: boolean
}

/** A batch as the desk lists it. */
export interface BatchListing extends BatchRecord {
  readonly clientName: string
  readonly failed: number
  readonly unrecognised: number
}

/** A file of a batch as the desk lists it; the last members are of its document. */
export interface ListedFile extends Pick<FileRecord, 'id' | 'documentId' | 'state' | 'documentType' | 'document'> {
  readonly errorCode: string | null
  readonly failure: string | null
  /** It failed, may be fetched once more, and what it belongs to still waits for it. */
  readonly canRetry: boolean
  readonly needHuman: number | null
  readonly reviewState: ReviewState | null
}

export interface SentFile extends Omit<ListedFile, 'needHuman' | 'reviewState'> {
  readonly at: string
}

export type FlowChange = Partial<Pick<FlowRecord, 'status' | 'submitted' | 'crossChecks'>>

export interface ConversationRecord {
  readonly flow: string
  readonly language: ConversationLanguage
  readonly status: ConversationState
  /** Kinds answered for, by a document or by a skip. */
  readonly done: readonly DocumentKind[]
  readonly updatedAt: string
}

/** A conversation as the desk lists it. */
export interface ConversationListing extends Pick<ConversationRecord, 'flow' | 'language' | 'status' | 'updatedAt'> {
  readonly applicationId: string
  readonly productType: string
}

export interface DeliveryRecord {
  readonly id: string
  readonly flow: string
  readonly status: DeliveryState
  readonly attempts: number
  readonly createdAt: string
  readonly lastAttemptAt: string | null
  readonly nextAttemptAt: string | null
  readonly lastError: string | null
  /** The JSON that is posted, the same at every try. */
  readonly body: string
}

/** A delivery as the desk lists it. */
export interface DeliveryListing extends Omit<DeliveryRecord, 'body'> {
  readonly applicationId: string
  readonly clientName: string
}

export type DeliveryChange = Partial<
  Pick<DeliveryRecord, 'status' | 'attempts' | 'lastAttemptAt' | 'nextAttemptAt' | 'lastError'>
>

export type { ConversationMessage, DeliveryAttempt }
