import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { whyUnreadable } from '../../../../../src/main/hosts/cli/why-unreadable'

describe('a file that was named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unreadable-'))
  it('is told of where there is none', async () =>
    expect(await whyUnreadable(join(folder, 'pairs.jsonl'))).toMatch(/^There is no file .*pairs\.jsonl\. Check/))
  it('is told of where it is a folder', async () => expect(await whyUnreadable(folder)).toMatch(/is a folder/))
  it('is not told of where it can be read', async () => {
    writeFileSync(join(folder, 'there.jsonl'), '')
    expect(await whyUnreadable(join(folder, 'there.jsonl'))).toBeNull()
  })
})
