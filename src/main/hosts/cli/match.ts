import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { AddressMatchResult } from '../../../shared/contract/address-match'
import { addressMatchResult, notNormalisable } from '../../../shared/contract/address-outcome'
import { addressRefusals, type MatchExplanation } from '../../../shared/domain/address-match'
import type { AddressMatcher } from '../../engine'

interface WholeError {
  readonly error_code: string
  readonly error_message: string
}

/** The country of an address abroad, which is compared as far as it is understood; an address in India has none. */
interface Countries {
  readonly source_country?: string
  readonly target_country?: string
}

function countriesOf(matcher: AddressMatcher, source: string, target: string): Countries {
  const [one, other] = [matcher.country(source), matcher.country(target)]
  return { ...(one === null ? {} : { source_country: one }), ...(other === null ? {} : { target_country: other }) }
}

/** match_data of one source, an item a target; or why the source is no address. */
export function matchData(
  matcher: AddressMatcher,
  source: string,
  targets: readonly string[],
): { match_data: (AddressMatchResult & Countries & { explanation?: MatchExplanation })[] } | WholeError {
  const refusal = matcher.refusal(source)
  if (refusal !== null) return { error_code: notNormalisable, error_message: addressRefusals[refusal] }
  return {
    match_data: matcher.match(source, targets).map((match, index) => ({
      ...addressMatchResult(source, targets[index] ?? '', index, match),
      ...(match.kind === 'compared'
        ? { ...countriesOf(matcher, source, targets[index] ?? ''), explanation: match.explanation }
        : {}),
    })),
  }
}

const rounded = (score: number): number => Math.round(score * 1e4) / 1e4

/** One line of a file of pairs, with its scores or with what is wrong with it. */
export function matchLine(matcher: AddressMatcher, line: string): Readonly<Record<string, unknown>> {
  const none = { similarity_score: null, same_person_score: null }
  let pair: unknown
  try {
    pair = JSON.parse(line)
  } catch {
    return { ...none, error_code: '400', error_message: 'The line is not JSON.' }
  }
  if (typeof pair !== 'object' || pair === null || Array.isArray(pair))
    return { ...none, error_code: '400', error_message: 'The line is no object.' }
  const { source_address: source, target_address: target } = pair as Record<string, unknown>
  if (typeof source !== 'string' || typeof target !== 'string')
    return { ...pair, ...none, error_code: '400', error_message: 'source_address and target_address must be text.' }
  const scores = matcher.score(source, target)
  if ('refused' in scores)
    return {
      ...pair,
      ...none,
      error_code: notNormalisable,
      error_message: `${scores.refused}: ${addressRefusals[scores.refusal]}`,
    }
  const { similarity, samePerson } = scores
  return { ...pair, similarity_score: rounded(similarity), same_person_score: rounded(samePerson), ...countriesOf(matcher, source, target) } // prettier-ignore
}

/** Lines that are handed on at once. */
const together = 500

/**
 * The lines of a file with their scores, some hundred at a time, so that a file of any length takes little memory;
 * blank ones are left out. `say` hears of progress, and which lines could not be used. Throws where the file cannot be
 * read.
 */
export async function* matchPairs(
  matcher: AddressMatcher,
  path: string,
  say: (line: string) => void,
): AsyncGenerator<string> {
  const bad: number[] = []
  let [number, used, unusable] = [0, 0, 0]
  let text = ''
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    number += 1
    if (line.trim() === '') continue
    const found = matchLine(matcher, line.replace(/^\uFEFF/, ''))
    if (found['error_code'] !== undefined) {
      unusable += 1
      if (bad.length < mostNamed) bad.push(number)
    }
    text += `${JSON.stringify(found)}\n`
    used += 1
    if (used % 10_000 === 0) say(`${used} pairs`)
    if (used % together !== 0) continue
    yield text
    text = ''
  }
  yield text
  if (unusable > 0)
    say(`${unusable} of ${used} lines could not be used: ${bad.join(', ')}${unusable > bad.length ? ', …' : ''}`)
}

/** Lines that are told by their number. */
const mostNamed = 10
