/** The `tesseract` program at its best: one thread, no second try on inverted lines. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Row } from './table'

const execute = promisify(execFile)

/** Its modes of dividing a page: text here and there, as on cards and forms, and one block of it. */
export const sparse = '11'
export const block = '6'

export const tesseract = (path: string, mode: string): Promise<unknown> =>
  execute('tesseract', [path, 'stdout', '-l', 'eng', '--psm', mode, '-c', 'tessedit_do_invert=0'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })

export const hasProgram = (): Promise<boolean> =>
  execute('tesseract', ['--version']).then(
    () => true,
    () => false,
  )

export const noProgram: Row = {
  what: 'tesseract program',
  value: 'not installed',
  note: 'apt-get install tesseract-ocr',
}
