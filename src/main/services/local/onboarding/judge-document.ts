import { documentTypes, type DocumentType } from '../../../../shared/domain/document-types'
import type { DocumentFlaw, FileEnd } from '../../ports/service-records'
import type { Step } from './steps'
import type { Refusal } from './texts'

export type Judgement =
  | { readonly kind: 'accepted'; readonly type: DocumentType }
  | { readonly kind: 'refused'; readonly why: Refusal; readonly type: DocumentType | null }

/** The most useful thing to be told first. */
const flawsInOrder: readonly DocumentFlaw[] = ['screen', 'cut', 'unreadable', 'expired']

const failures: Readonly<Record<string, Refusal>> = {
  FETCH_FAILED: 'not_fetched',
  UNSUPPORTED_FORMAT: 'format',
  TOO_LARGE: 'too_large',
  PASSWORD_PROTECTED: 'password',
}

const isType = (type: string): type is DocumentType => (documentTypes as readonly string[]).includes(type)

/** Whether a document answers what is asked for, and why not. */
export function judgeDocument({ state, documentType, fileData, flaws }: FileEnd, step: Step): Judgement {
  if (state === 'FAILED') {
    const code = fileData['error_code']
    return { kind: 'refused', why: (typeof code === 'string' ? failures[code] : undefined) ?? 'damaged', type: null }
  }
  if (state === 'UNRECOGNISED' || !isType(documentType)) return { kind: 'refused', why: 'unrecognised', type: null }
  if (!step.types.includes(documentType)) return { kind: 'refused', why: 'wrong_kind', type: documentType }
  const flaw = flawsInOrder.find((one) => flaws.includes(one))
  return flaw ? { kind: 'refused', why: flaw, type: documentType } : { kind: 'accepted', type: documentType }
}
