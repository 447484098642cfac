import type { ExtractionItem } from '../../../shared/contract/extraction'
import { isErrorCode, type ErrorCode } from '../../../shared/errors/codes'
import { CodedError } from '../../../shared/errors/coded-error'
import type { OutboxItem } from '../../../shared/domain/outbox'
import type { ProjectionRules } from '../review/project'
import { change, putBack, type Step } from './outbox-context'
import { isDue, pollTime } from './outbox-timing'
import { putBeside } from './put-beside'

/** A result that has not come within this will not come. Milliseconds. */
const patienceMs = 7 * 24 * 3600_000

/** Asks for results that are due, a batch at a time. False where there was nothing to do. */
export async function collectStep(step: Step, rules: () => ProjectionRules): Promise<boolean> {
  const { store, now } = step.context
  const pending = store.outbox.inStates(['RESULT_PENDING'], Number.MAX_SAFE_INTEGER)
  const due = pending.find((item) => isDue(item, now()))
  if (!due?.remoteBatch) return false
  const items = pending.filter((item) => item.remoteBatch === due.remoteBatch)
  try {
    await collect(step, due.remoteBatch, items, rules)
  } catch (error) {
    putBack(step, items, {}, error)
  }
  return true
}

async function collect(
  step: Step,
  batch: string,
  items: readonly OutboxItem[],
  rules: () => ProjectionRules,
): Promise<void> {
  const open = new Map(items.map((item) => [item.id, item]))
  let isWhole = false
  for (let page = 1, more = true; more && open.size > 0; page += 1) {
    const answer = await step.remote.results(batch, page, step.signal)
    for (const found of answer.data) {
      const item = open.get(found.document_id)
      if (item && open.delete(item.id)) end(step, item, found, rules())
    }
    more = answer.has_next && page < 10_000
    isWhole = answer.status === 'COMPLETED'
  }
  const now = step.context.now()
  for (const { id, attempts, createdAt } of open.values()) {
    const isLate = now.getTime() - Date.parse(createdAt) > patienceMs
    if (isWhole || isLate) change(step, [id], { state: 'FAILED', reason: 'REMOTE_LOST', detail: null })
    else
      change(step, [id], {
        attempts: attempts + 1,
        notBefore: pollTime(now, attempts + 1),
        reason: null,
        detail: null,
      })
  }
}

/** Result and end of the item are one transaction: it is merged once, whenever the process dies. */
function end(step: Step, item: OutboxItem, { file_data }: ExtractionItem, rules: ProjectionRules): void {
  const { context, remote } = step
  const at = context.now().toISOString()
  const failure = failureOf(file_data)
  context.store.write((tx) => {
    const state = failure === null || failure === 'REMOTE_UNRECOGNISED' ? 'DONE' : 'FAILED'
    // The service has read the image: it need not lie in the storage any longer.
    tx.outbox.update(item.id, { state, place: null, reason: failure, detail: null, notBefore: null, changedAt: at })
    if (failure !== null) return
    const said = { at, wanted: item.wanted, independent: !remote.isOwn, fileData: file_data }
    putBeside(context, tx, item.document, said, rules)
  })
  step.changed()
  if (failure === null) step.merged(item.document)
}

function failureOf(data: ExtractionItem['file_data']): ErrorCode | null {
  if (data.document_type === 'UNRECOGNISED') return 'REMOTE_UNRECOGNISED'
  if (data.document_type !== 'FAILED') return null
  const code = data['error_code']
  return isErrorCode(code) ? code : new CodedError('REMOTE_LOST').code
}
