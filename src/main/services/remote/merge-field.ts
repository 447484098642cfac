import type { Alternate, Evidence, ExtractedField, FieldReason, PageReading } from '../../../shared/domain/reading'
import type { RemoteReading } from '../../../shared/domain/remote-reading'
import { afterAgreement, afterDispute } from './agreement'
import { findOnPages } from './find-on-pages'
import type { RemoteField } from './remote-fields'

/**
 * What no evidence lifts a value above. These are rules and no estimates: what two machines dispute is for a human, and
 * what the service alone has seen is never sure; where it does not even stand on the page, it is doubtful.
 */
export const limits = { disputed: 0.6, remoteOnly: 0.85, nowhere: 0.5 } as const

interface Beside {
  readonly remote: RemoteReading
  readonly pages: readonly PageReading[]
}

/** Remote values have no boxes: each is looked for among the words that were read here. */
function evidenceOf(field: RemoteField, pages: readonly PageReading[]): Evidence {
  const found = findOnPages(pages, field.value)
  return {
    page: found?.page ?? 0,
    quad: found?.quad ?? null,
    source: 'remote',
    rule: found ? 'remote.found_here' : 'remote.not_found',
    rawText: field.value,
    proofs: [],
  }
}

const alternateOf = (field: RemoteField, evidence: Evidence): Alternate => ({
  value: field.value,
  confidence: field.confidence,
  kind: 'remote',
  evidence,
})

const withReason = (
  field: ExtractedField,
  code: FieldReason['code'],
  params?: FieldReason['params'],
): FieldReason[] => [{ code, ...(params ? { params } : {}) }, ...field.reasons]

/** Both say the same. */
export function agreed(ours: ExtractedField, theirs: RemoteField, { remote, pages }: Beside): ExtractedField {
  // Our own engine reads the same image the same way wherever it runs, and a machine that by its own word is rather
  // wrong than right confirms nothing.
  const confirms = remote.independent && theirs.confidence >= 0.5
  return {
    ...ours,
    confidence: confirms ? afterAgreement(ours.confidence) : ours.confidence,
    evidence: [...ours.evidence, evidenceOf(theirs, pages)],
    reasons: withReason(ours, 'remote_agrees'),
  }
}

/** They say different things: ours stays unless the service's was wanted; the other is a reading to choose. */
export function disputed(ours: ExtractedField, theirs: RemoteField, { remote, pages }: Beside): ExtractedField {
  const evidence = evidenceOf(theirs, pages)
  // A signature is proof whatever another machine has read; the desk still says that it read something else.
  const isSigned = ours.evidence.some(({ proofs }) => proofs.includes('signature'))
  if (remote.wanted === 'both' || isSigned) {
    return {
      ...ours,
      proven: ours.proven && isSigned,
      confidence: isSigned ? ours.confidence : Math.min(afterDispute(ours.confidence), limits.disputed),
      alternates: [alternateOf(theirs, evidence), ...ours.alternates],
      reasons: withReason(ours, 'remote_disagrees', { remote: theirs.value }),
    }
  }
  const own = ours.evidence[0]
  const { transliteration: _, ...rest } = ours
  return {
    ...rest,
    value: theirs.value,
    proven: false,
    confidence: Math.min(theirs.confidence, 1 - afterDispute(ours.confidence), limits.disputed),
    evidence: [evidence],
    alternates: [
      ...(own ? [{ value: ours.value, confidence: ours.confidence, kind: 'earlier' as const, evidence: own }] : []),
      ...ours.alternates,
    ],
    reasons: withReason({ ...ours, reasons: [] }, 'remote_disagrees', { remote: theirs.value }),
  }
}

/** The service alone has seen it. */
export function remoteOnly(theirs: RemoteField, pages: readonly PageReading[]): ExtractedField {
  const evidence = evidenceOf(theirs, pages)
  const isFound = evidence.quad !== null
  return {
    path: theirs.path,
    value: theirs.value,
    confidence: Math.min(theirs.confidence, isFound ? limits.remoteOnly : limits.nowhere),
    proven: false,
    evidence: [evidence],
    alternates: [],
    reasons: [{ code: isFound ? 'remote_only' : 'remote_not_found' }],
  }
}
