import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '../../../src/main/engine'
import { createEngine } from '../../../src/main/engine/create-engine'
import { generate } from '../../generator/generate'

const resources = join(import.meta.dirname, '..', '..', '..', 'resources')
let engine: Engine
beforeAll(async () => void (engine = await createEngine({ resources })))
afterAll(() => engine.close())

/** As a tired copier leaves it: print at three tenths of its darkness, and white where it was grey. */
async function copied(bytes: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const faint = data.map((tone) => (255 - 0.3 * (255 - tone) > 218 ? 255 : 255 - 0.3 * (255 - tone)))
  return sharp(faint, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer()
}

it('reads a page of which all print is faint', async () => {
  const { bytes, truth } = await generate('faint-a', { types: ['EBILL'], profiles: ['scan'], layouts: 'seen' })
  const { reading } = await engine.read({ bytes: await copied(bytes), forcedType: null, pictures: false })
  const value = new Map(reading.fields.map((field) => [field.path, field.value]))
  const paths = Object.keys(truth.fields)
  expect(paths.filter((path) => value.get(path) === truth.fields[path]).length).toBeGreaterThan(0.8 * paths.length)
})
