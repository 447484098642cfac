/** How far a value is believed at most, however well it was read and whatever the curves say. */
import { identifierKinds, type FieldSpec } from '../../../../shared/domain/field-catalogue'
import { mostDoubted } from '../rules/bounds'
import { wordsOf } from '../layout/span'
import type { Features } from './features'
import type { Group } from './judge'
import { isLetterOrDigit } from './letter-or-digit'
import type { Reread } from '../second-look/reread'

/** No value is believed further whose check digit or form does not hold. */
const failedCheck = 0.6

/** A rival whose score comes as near as this to that of the best is believed as much. */
const asMuch = 0.97

/** "Anmol Sweets &", "Jai and": what ends so goes on, and the rest was not read. */
const goesOn = /(?:&|\band)$/i

/** Bound on the confidence of the value of a field, 0..1; 1 where nothing bounds it. */
export function mostBelieved(
  { kind }: Pick<FieldSpec, 'kind'>,
  group: Pick<Group, 'value' | 'candidates' | 'sources' | 'score'>,
  features: Features,
  seen: Pick<Reread, 'values'> | null,
): number {
  const { value, candidates, sources, score } = group
  const best = candidates[0]!
  if (best.check === 'failed') return failedCheck
  const isBorneOut = features.check_passed + features.code_agrees > 0
  const isDoubted =
    !isBorneOut &&
    // Another place says something else, and is believed as much.
    (features.rival >= asMuch * score ||
      // Digits that all readers take for each other.
      features.confusable > 0 ||
      // What stands right beside it was not read, or its own end fades out.
      features.unread > 0 ||
      goesOn.test(value) ||
      // A name with what no name has, as initials whose blank was lost, is as often printed otherwise.
      (kind === 'name' && best.evidence.source === 'ocr' && features.odd > 0) ||
      (kind === 'code' &&
        best.evidence.source === 'ocr' &&
        isLetterOrDigit(value, best.span ? wordsOf(best.span) : [])) ||
      // One reader made another number of the same print, which is of its form as well, or another day.
      ((identifierKinds.includes(kind) || kind === 'date') && (seen?.values ?? []).some((other) => other !== value)))
  const ofRule = sources > 1 ? 1 : Math.max(...candidates.map(({ most }) => most ?? 1))
  return isDoubted ? Math.min(mostDoubted, ofRule) : ofRule
}
