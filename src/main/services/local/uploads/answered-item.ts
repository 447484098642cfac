import type { ExtractionItem } from '../../../../shared/contract/extraction'
import type { LocalContext } from '../context'
import type { AnsweredFile } from '../../ports/service-records'

/** A file as an item of a result list: what an analyst made of it where a desk reviews it, else what was read. */
export const answeredItem = (
  { desk }: Pick<LocalContext, 'desk'>,
  { documentId, fileData, document }: AnsweredFile,
): ExtractionItem => ({
  document_id: documentId,
  file_data: ((document !== null && desk?.fileDataOf(document)) || fileData) as ExtractionItem['file_data'],
})
