import type { DocumentType } from '../../../shared/domain/document-types'
import type { FieldSpec } from '../../../shared/domain/field-catalogue'

/** The confidence from which on this machine's values of a field are wrong no more often than the share `wrong`. */
export type SureFrom = (type: DocumentType, field: Pick<FieldSpec, 'path' | 'kind'>, wrong: number) => number
