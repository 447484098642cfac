import type { CheckFinding } from '../../../shared/domain/case-checks'
import type { CaseCheck } from '../../../shared/ipc/cases'

/**
 * A finding as the matrix shows it: what it looked at by document and path, without the values, which may be secret.
 */
export const caseCheck = ({ check, result, score, reason, evidence }: CheckFinding): CaseCheck => ({
  check,
  result,
  score,
  reason,
  evidence: evidence.flatMap(({ file_uuid: document, field }) =>
    // A name that stands in two fields.
    field.split(', ').map((path) => ({ document, path })),
  ),
})
