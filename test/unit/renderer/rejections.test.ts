import { expect, it } from 'vitest'
import { reasonsOf } from '../../../src/renderer/features/queue/rejections'
import type { ErrorCode } from '../../../src/shared/errors/codes'

const refused = (code: ErrorCode, count: number) =>
  Array.from({ length: count }, (_, at) => ({ fileName: `${code}-${at}`, error: { code, detail: null } }))
const keys = (key: string, params?: Readonly<Record<string, unknown>>): string =>
  params ? `${key} ${String(params['count'])}` : key

it('says each reason once with its files, and counts those that it does not name', () => {
  const lines = reasonsOf([...refused('DISK_FULL', 7), ...refused('EMPTY_FILE', 1)], keys)
  expect(lines).toEqual([
    'error.DISK_FULL.message error.DISK_FULL.whatToDo DISK_FULL-0, DISK_FULL-1, DISK_FULL-2, DISK_FULL-3, DISK_FULL-4 queue.rejectedMore 2',
    'error.EMPTY_FILE.message error.EMPTY_FILE.whatToDo EMPTY_FILE-0',
  ])
})
