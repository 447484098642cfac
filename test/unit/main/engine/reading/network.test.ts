import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Network } from '../../../../../src/main/engine/reading/recogniser/network'
import { parseNetwork } from '../../../../../src/main/engine/reading/recogniser/network-file'
import { splitTrainedData } from '../../../../../src/main/engine/reading/recogniser/traineddata'
import { findLines } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { draw, languageDir } from './drawing'

const texts = ['INCOME TAX DEPARTMENT', 'जन्म तिथि', 'ABCPS1234K', 'S/O: Vijay, 4th Main, Jaipur - 302004', '12/03/1985']
const images = findLines(
  draw(
    800,
    400,
    texts.map((text, i) => ({ text, x: 30, y: 60 + 60 * i })),
  ),
).map(({ image }) => image)

describe('network', () => {
  // Where the machine does not multiply bytes exactly both are the kernel of words, and this says nothing.
  it.each(['eng', 'mar', 'eng-second', 'mar-second', 'eng-trained', 'mar-trained', 'eng-written'])(
    'says the same in bytes as in words, %s',
    async (language) => {
      const data = splitTrainedData(readFileSync(join(languageDir, `${language}.traineddata`)))
      const outputs = async (bytes: boolean): Promise<Float32Array[]> => {
        const network = await Network.start(parseNetwork(data.network), { bytes })
        const found: Float32Array[] = []
        network.read(images, (_, { probabilities }) => found.push(probabilities.slice()))
        return found
      }
      const words = await outputs(false)
      expect(words).toHaveLength(texts.length)
      expect(await outputs(true)).toEqual(words)
    },
  )
})
