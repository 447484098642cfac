import type { EndpointName } from '../../../shared/contract/endpoints'
import { itemOf } from './extraction'
import { inOurSpelling, isObject, listOf, numberOf, scoreOf, unwrapped, wholeOf, type Json } from './values'

/** Seconds for which a token is used whose end nobody told. */
const unsaidLifetime = 300

/**
 * The answer of a service that decided otherwise where the interface is silent, in the form that is expected here.
 * What cannot be understood is handed on as it is, for the schema to refuse.
 */
export function lenient(name: EndpointName, input: unknown, answer: unknown): unknown {
  switch (name) {
    case 'onboarding.authtoken':
    case 'onboarding.refreshToken':
    case 'bulk.authtoken':
    case 'flow.authtoken':
      return token(answer)
    case 'bulk.multiupload':
    case 'onboarding.multiupload':
    case 'flow.multiupload':
      return listOf(answer, 'data', 'results', 'files', 'documents')?.map((entry) =>
        isObject(entry) ? inOurSpelling(entry) : entry,
      )
    case 'bulk.extracts':
    case 'flow.extracts':
    case 'onboarding.extracts':
      return extracts(name === 'bulk.extracts', isObject(input) ? input : {}, answer)
    case 'address.match':
      return { match_data: listOf(answer, 'match_data', 'data', 'results')?.map(match) }
    default:
      return answer
  }
}

function token(answer: unknown): unknown {
  const body = unwrapped(answer, 'access_token')
  if (!body) return answer
  const { access_token, token: other, expires_in, ...rest } = body
  return {
    ...rest,
    access_token: access_token ?? other,
    expires_in: Math.max(1, wholeOf(expires_in) ?? unsaidLifetime),
  }
}

/** The interface itself gives no state of a batch: where there is none, nobody says that it is complete. */
function extracts(bulk: boolean, input: Json, answer: unknown): unknown {
  const body = isObject(answer) ? inOurSpelling(answer) : undefined
  const data = listOf(body, 'data', 'results', 'items')
  if (!body || !data) return answer
  const page = wholeOf(body['page']) ?? wholeOf(input['page']) ?? 1
  const pages = wholeOf(body['total_pages'])
  const own = {
    ...body,
    data: data.map(itemOf),
    page,
    per_page: wholeOf(body['per_page']) ?? wholeOf(input['per_page']) ?? data.length,
    total_pages: pages ?? 1,
    total_items: wholeOf(body['total_items']) ?? data.length,
    has_next: typeof body['has_next'] === 'boolean' ? body['has_next'] : pages !== undefined && page < pages,
    has_prev: typeof body['has_prev'] === 'boolean' ? body['has_prev'] : page > 1,
  }
  return bulk
    ? { ...own, batch_id: body['batch_id'] ?? input['batch_id'], status: stateOf(body['status']) }
    : { cross_checks: [], flow_uuid: input['flow_uuid'], status: 'PROCESSING', ...own }
}

const done = /^(complete|completed|done|finished|success|succeeded|ended)$/i
const stateOf = (status: unknown): string =>
  typeof status === 'string' && done.test(status.trim()) ? 'COMPLETED' : 'PROCESSING'

function match(entry: unknown): unknown {
  if (!isObject(entry)) return entry
  const own = inOurSpelling(entry)
  const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
  return {
    ...own,
    similarity_score: scoreOf(own['similarity_score']) ?? null,
    same_person_score: scoreOf(own['same_person_score']) ?? null,
    index: numberOf(own['index']),
    error_code: text(own['error_code']),
    error_message: text(own['error_message']),
  }
}
