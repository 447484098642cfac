import type { ReadResult } from '../../engine'
import type { FileData } from '../../../shared/contract/extraction'
import type { FileRecord } from './service-records'

/** A reading whose images are stored and whose document is not there yet. */
export interface ShelvedReading {
  /**
   * Makes the document, within the transaction that ends its file, and answers with its id. `refused`: a customer was
   * asked for another picture, so that no analyst need look at this one.
   */
  makeDocument(refused: boolean): string
  /** Lets go of the images: those that no document needs are deleted. */
  release(): Promise<void>
}

/** The desk that a service belongs to, where it has one: what is read is reviewed there. */
export interface ReviewDesk {
  /** Stores the images of what was read of a file. Throws DISK_FULL. */
  shelve(file: FileRecord, result: ReadResult): Promise<ShelvedReading>
  /** What counts now of a document: the analyst's word over the machine's. Null where it cannot be told any more. */
  fileDataOf(document: string): FileData | null
}
