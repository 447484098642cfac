import { expect, test } from 'vitest'
import { readRaw } from '../../../../../src/main/engine/reading/read-lines'
import type { LineRecogniser } from '../../../../../src/main/engine/reading/recogniser/line-recogniser'
import type { FoundLine } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { wholeEnds } from './whole-ends'

const box = { x: 0, y: 10, width: 110, height: 30 }
const line: FoundLine = {
  signs: { script: 'latin', evidence: 3, mixed: false },
  image: { sheet: { width: 200, height: 60, data: new Uint8Array(12_000) }, box, slope: 0, inverted: false },
  ink: [],
  print: { top: 14, bottom: 36 },
  ...wholeEnds,
}

/** Reads rubbish in a box that is cut closely, and the print in a higher one. */
const recogniser = (inHigher: number): LineRecogniser => ({
  recognise: (images, script) =>
    Promise.resolve(
      images.map((image) => {
        const isHigher = script === 'latin' && image.box.height > box.height
        const [text, confidence] = isHigher ? ['55,715.57', inHigher] : ['BDsyalony', 0.3]
        return { words: [[...text].map((c, i) => ({ text: c, confidence, others: [], left: i, right: i + 1 }))] }
      }),
    ),
  close: () => undefined,
})
const read = async (inHigher: number): Promise<string> =>
  (await readRaw(recogniser(inHigher), [line], []))[0]!.map((c) => c.text).join('')

test('a line that reads badly is read with more paper over and under it', async () => {
  expect(await read(0.98)).toBe('55,715.57')
})

test('what is no surer then stays as it was', async () => {
  expect(await read(0.6)).toBe('BDsyalony')
})
