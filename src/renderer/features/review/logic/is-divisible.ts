import type { DocumentDetail } from '../../../../shared/domain/review'

/** True of a document whose file has pages that could be divided otherwise; what was joined of two files has none. */
export const isDivisible = ({ joinedFiles, pages, documentsOfFile }: DocumentDetail): boolean =>
  !joinedFiles && pages + (documentsOfFile ?? 1) > 2
