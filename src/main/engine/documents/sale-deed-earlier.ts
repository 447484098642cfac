/** What a deed tells of an earlier one: by which its seller came to own what he sells, or by which another acts for him. */

/**
 * Words before a number of an earlier deed, by which the seller came to own the property, or by which another acts for
 * him: who that is may be told at length.
 */
const earlier =
  /(?:vide|as\s+per|(?:partition|gift|settlement|release|exchange|mortgage)\s+deed|virtue\s+of|through|acquired|purchased|under\s+(?:a\s+)?(?:registered\s+)?(?:sale\s+)?deed|earlier|previous|prior|title\s+deed|link\s+document|dated)(?:[^.;]|(?<=\d)\.(?=\d)){0,80}$|(?:attorney|मुखत्यार|मुख्तार)[^;]{0,260}$/iu

/** A paragraph that tells how things were before, or how the seller came to own what he sells. */
const recital = /(?<!\p{L})(?:whereas|acquired|purchased|by\s+virtue|devolved|inherited|allotted|lease[ds]?)(?!\p{L})/iu
const paragraphs = /(?<=[\p{L}\d]{3}|\W)[.;:]\s*\n|\n\s*\(?\d{1,2}\s?[.)]\s|(?<=\p{L}{3}|\d{4})\.\s+(?=\p{Lu}\p{L}+\s)/u

/** Where the parties and witnesses have signed: what the office writes on a deed stands behind it. */
const signatures = /(?<![\p{L}\p{M}])(?:in\s+witness|witness(?:es)?\W|गवाह|साक्षीदार|साक्षी)(?![\p{L}\p{M}])/giu
const endOfDeed = 0.55
const isBehindSignatures = (text: string, at: number): boolean =>
  [...text.slice(0, at).matchAll(signatures)].some(({ index }) => index > endOfDeed * text.length)

/** True where what stands at a place is told of an earlier deed. */
export const isOfEarlier = (text: string, at: number): boolean => {
  if (isBehindSignatures(text, at)) return false
  // Points of abbreviations end no sentence, and what is said in brackets is told of a name.
  const before = text
    .slice(Math.max(0, at - reachOfRecital), at)
    .replace(/(?<=\b(?:nos?|doct?|regn?|vol|sr|(?<![\p{L}\d])\p{L}))\./giu, '')
    .replace(/\([^()\n]*\)/gu, '')
  const sentence = before.split(paragraphs).at(-1) ?? ''
  if (endorsement.test(sentence)) return false
  if (body.test(before)) return true
  return earlier.test(before.slice(-reachOfEarlier)) || recital.test(sentence)
}
/** Societies and companies are registered too. */
const body =
  /(?<!\p{L})(?:society|company|firm|trust|llp|ltd|limited|association|acts?,?\s+(?:19|20)\d{2})[\s,.()"”]*$/iu
const reachOfRecital = 700
/** How the office's own sentence on the deed opens, and no line in the midst of another. */
const endorsement =
  /(?:^|\n)[^\p{L}\n]*(?:Endorsement\W+|ENDORSEMENT\W+)?(?:This document (?:is|has been) registered|Registered|REGISTERED)\s+(?:as|AS|at|AT|with|under)\s/u

/** So far before a number or a day, words of an earlier deed may stand. */
const reachOfEarlier = 270
