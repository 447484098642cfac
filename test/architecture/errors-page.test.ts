import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorSpecs } from '../../src/shared/errors/codes'

it('docs/errors.md says what the registry says', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const expected = Object.entries(errorSpecs).map(
    ([code, { message, whatToDo, retry }]) => `| \`${code}\` | ${message} | ${whatToDo} | ${retry ? 'yes' : ''} |`,
  )
  expect(rows).toEqual(expected)
})
