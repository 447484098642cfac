import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAlphabet } from '../../../../../src/main/engine/reading/recogniser/alphabet'
import { parseNetwork } from '../../../../../src/main/engine/reading/recogniser/network-file'
import { splitTrainedData } from '../../../../../src/main/engine/reading/recogniser/traineddata'
import { languageDir } from './drawing'

describe('language data', () => {
  it.each(['eng', 'hin', 'mar', 'eng-second', 'mar-second', 'eng-trained', 'mar-trained', 'eng-written'])(
    '%s is the file that the README names, and fits the kernel',
    (language) => {
      const file = readFileSync(join(languageDir, `${language}.traineddata`))
      const sum = createHash('sha256').update(file).digest('hex')
      expect(readFileSync(join(languageDir, 'README.md'), 'utf8')).toContain(`${sum}  ${language}.traineddata`)
      const data = splitTrainedData(file)
      const alphabet = parseAlphabet(data)
      const network = parseNetwork(data.network)
      expect(network.output.outputs).toBe(alphabet.length)
      expect(alphabet[0]).toBe(' ')
      expect(alphabet[network.blank]).toBe('')
      expect(alphabet).toContain(language.startsWith('eng') ? 'A' : 'क')
      expect(network.height % 3).toBe(0)
    },
  )

  it('refuses a file that is cut short', () => {
    const file = readFileSync(join(languageDir, 'eng.traineddata'))
    expect(() => splitTrainedData(file.subarray(0, 40))).toThrow(RangeError)
    expect(() => parseNetwork(splitTrainedData(file).network.subarray(0, 5000))).toThrow(RangeError)
  })
})
