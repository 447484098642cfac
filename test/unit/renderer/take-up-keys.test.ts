import { beforeEach, expect, it } from 'vitest'
import { putDocument } from '../../../src/renderer/api/documents'
import { focusField, takeUpKeys } from '../../../src/renderer/features/review/state/focus'
import { freshReview, reviewStore } from '../../../src/renderer/features/review/state/review-store'
import type { DocumentDetail } from '../../../src/shared/domain/review'

const detail = {
  id: 'one',
  focusedPath: null,
  fields: ['name', 'father_name', 'dob'].map((path) => ({ path, needsHuman: path === 'name', evidence: [] })),
} as unknown as DocumentDetail
const focused = (): string | null => reviewStore.get().focusedPath

beforeEach(() => {
  putDocument(detail)
  reviewStore.set({ ...freshReview, documentId: 'one' })
})

it('leaves the keys with a field that was clicked before the document had come a second time', () => {
  takeUpKeys(detail)
  expect(focused()).toBe('name')
  focusField('father_name')
  takeUpKeys(detail)
  expect(focused()).toBe('father_name')
})

it('gives them to the field at which the document was asked to open, where it has that one', () => {
  reviewStore.update((state) => ({ ...state, askedPath: 'dob' }))
  takeUpKeys(detail)
  expect(focused()).toBe('dob')
  reviewStore.set({ ...freshReview, documentId: 'one', askedPath: 'none of it' })
  takeUpKeys(detail)
  expect(focused()).toBe('name')
})

it('is not concerned with a document that has left the desk', () => {
  reviewStore.update((state) => ({ ...state, documentId: 'another' }))
  takeUpKeys(detail)
  expect(focused()).toBeNull()
})
