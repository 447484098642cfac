import { expect, it } from 'vitest'
import {
  freshReview,
  patchReview,
  reviewStore,
  setDraft,
} from '../../../src/renderer/features/review/state/review-store'

const refused = { text: 'X', written: null, error: { code: 'DISK_FULL', detail: null } } as const

it('says that something is not saved for as long as there is something', () => {
  reviewStore.set(freshReview)
  patchReview({ saving: 'failed' })
  setDraft('name', refused)
  setDraft('father_name', refused)
  setDraft('name', null)
  expect(reviewStore.get().saving).toBe('failed')
  setDraft('father_name', null)
  expect(reviewStore.get()).toMatchObject({ saving: 'idle', drafts: {} })
})
