import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nodeProgram } from '../../../scripts/setup/session.mjs'
import { extractionItemSchema } from '../../../src/shared/contract/extraction'

const root = join(import.meta.dirname, '..', '..', '..')

it('reads a real image by the command as it is built', () => {
  const sample = join(root, 'resources', 'samples', 'pan-card-2017.jpg')
  const { status, stdout } = spawnSync(
    nodeProgram(),
    [join(root, 'out', 'cli', 'veridesk.js'), 'extract', sample, '--workers', '1'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  expect(status).toBe(0)
  const { data } = JSON.parse(stdout) as { data: readonly unknown[] }
  expect(data).toHaveLength(1)
  const { document_id, file_data } = extractionItemSchema.parse(data[0])
  expect(document_id).toBe('pan-card-2017')
  expect(file_data).toMatchObject({ document_type: 'PAN', pan_number: { value: 'MOFPD8467P' } })
})
