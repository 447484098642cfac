import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPointer } from '../../../../scripts/setup/places.mjs'
import { fusesOf } from '../../../../src/main/app/fuses'
import { temporaryFolder } from '../../../e2e/support/desk'

describe('the fuses of a program', () => {
  it('are read as the library that sets them reads them', async () => {
    const program = readPointer()!.electron
    const wire = await getCurrentFuseWire(program)
    const states = { [48]: 'off', [49]: 'on', [114]: 'removed', [0x90]: 'inherit' } as Readonly<Record<number, string>>
    const fuses = await fusesOf(program)
    expect(fuses?.['runAsNode']).toBe(states[Number(wire[FuseV1Options.RunAsNode])])
    expect(fuses?.['cookieEncryption']).toBe(states[Number(wire[FuseV1Options.EnableCookieEncryption])])
    expect(fuses?.['onlyLoadAppFromAsar']).toBe(states[Number(wire[FuseV1Options.OnlyLoadAppFromAsar])])
  })

  it('are found wherever they lie, and not made up where there are none', async () => {
    const folder = temporaryFolder()
    const path = join(folder.path, 'program')
    for (const before of [0, (1 << 20) - 40, (1 << 20) - 33, (1 << 20) - 5]) {
      writeFileSync(path, `${'x'.repeat(before)}dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x0801r10001 and more`)
      expect(await fusesOf(path), String(before)).toMatchObject({ runAsNode: 'off', nodeOptions: 'removed' })
    }
    writeFileSync(path, 'no program')
    expect(await fusesOf(path)).toBeNull()
    folder.drop()
  })
})
