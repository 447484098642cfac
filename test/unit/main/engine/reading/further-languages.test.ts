import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addedScripts } from '../../../../../src/main/engine/reading/further-languages'

it('reads without the added languages where their folder cannot be looked into', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veridesk-languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Root may look into every folder: a link to itself is refused to everyone.
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'))
  expect(addedScripts(join(folder, 'loop'))).toEqual([])
  expect(addedScripts(join(folder, 'absent'))).toEqual([])
})
