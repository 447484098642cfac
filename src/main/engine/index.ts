/** The engine's one door: bytes in, fields with evidence out. Plain Node. */
import type { GivenType } from '../../shared/domain/document-types'
import type { UserTypeSpec } from '../../shared/domain/user-types/spec'
import type { FilePart } from '../../shared/domain/file-part'
import type { DocumentReading } from '../../shared/domain/reading'

export interface ReadRequest {
  readonly bytes: Uint8Array
  /** Files whose pages follow those of the first, as if all were one file; absent: none. */
  readonly furtherFiles?: readonly Uint8Array[]
  /** Reads the document as this type instead of finding it out. */
  readonly forcedType: GivenType | null
  /** Types that the user defined; absent: none. */
  readonly userTypes?: readonly UserTypeSpec[]
  /** Reads one document of the file alone; null or absent: all of them, each found by itself. */
  readonly part?: FilePart | null
  /** False for who shows no pages: no images and thumbnail are made, and a page of text is not even drawn. */
  readonly pictures?: boolean
}

export interface PageImage {
  readonly index: number
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly bytes: Uint8Array
}

export interface ReadResult {
  /** The first document of the file; its pages are all pages of the file. */
  readonly reading: DocumentReading
  /** Documents that follow the first in the same file, each with its own pages alone. */
  readonly further: readonly DocumentReading[]
  readonly pages: readonly PageImage[]
  /** Empty where no pictures were asked for. JPEG, 320 px wide at most, upright, Aadhaar numbers painted over. */
  readonly thumbnail: Uint8Array
  /** Of the documents that follow, in their order; made as that of the first. */
  readonly furtherThumbnails: readonly Uint8Array[]
}

export interface Engine {
  /** Rejects with a CodedError for bad input; anything else that it throws is a bug. */
  read(request: ReadRequest): Promise<ReadResult>
  /** Memory held by warm readers is given back. */
  close(): Promise<void>
}

export type { AddressIndex, AddressInput, AddressMatcher } from './address/match/matcher'
export type { EngineConfig } from './engine-config'
export type { AddressParser, AddressReport } from './create-address-parser'
