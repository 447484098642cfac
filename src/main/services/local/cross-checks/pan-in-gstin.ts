import { factsOf, failOrReview, finding, notApplicable, type CheckedDocument, type Finding } from './facts'

const panOf = (gstin: string): string => gstin.slice(2, 12)

/** The PAN inside the GSTIN of a GST certificate is that of a PAN card. */
export function panInGstin(documents: readonly CheckedDocument[]): Finding {
  const gstins = factsOf(documents, (type) => (type === 'GST_CERT' ? ['gstin'] : []))
  const pans = factsOf(documents, (type) => (type === 'PAN' ? ['pan_number'] : []))
  if (gstins.length === 0 || pans.length === 0) return notApplicable('gstin_or_pan_missing')
  const known = new Set(pans.map(({ value }) => value.toUpperCase()))
  const strange = gstins.filter(({ value }) => !known.has(panOf(value.toUpperCase())))
  const facts = [...gstins, ...pans]
  if (strange.length === 0) return finding(facts, 'PASS', 1, 'pan_is_in_gstin')
  return finding(facts, failOrReview([...strange, ...pans]), 0, 'pan_is_not_in_gstin')
}
