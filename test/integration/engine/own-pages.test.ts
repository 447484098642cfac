import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '../../../src/main/engine'
import { createEngine } from '../../../src/main/engine/create-engine'

const resources = join(import.meta.dirname, '..', '..', '..', 'resources')
let engine: Engine
beforeAll(async () => void (engine = await createEngine({ resources })))
afterAll(() => engine.close())

it('names the pages of a part, and none for a file that is one document: that stays the file it was', async () => {
  const bytes = readFileSync(join(resources, 'samples', 'pan-card-old.jpg'))
  const request = { bytes, forcedType: null, pictures: false }
  expect((await engine.read(request)).reading.ownPages).toBeUndefined()
  expect((await engine.read({ ...request, part: { pages: [0], at: null } })).reading.ownPages).toEqual([0])
})
