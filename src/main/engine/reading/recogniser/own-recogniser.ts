/** The line recogniser of our own: Tesseract's networks in our own kernel. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Script } from '../../model'
import { closedUp } from './closed-up'
import { type Alphabet, parseAlphabet } from './alphabet'
import { decodeLine } from './decode'
import type { LineRecogniser, RecognisedLine } from './line-recogniser'
import { Network } from './network'
import { parseNetwork } from './network-file'
import { splitTrainedData } from './traineddata'
import { parseDigitNetwork, type DigitNetwork } from '../digits/digit-network'
import { digitsByShape } from '../digits/digits-by-shape'
import { fileOfFurther } from '../further-languages'

export interface OwnRecogniserConfig {
  /** Folder of the traineddata files; absolute. */
  readonly languageDir: string
  /** Folder of the languages that were added; absolute. None where not given. */
  readonly furtherDir?: string
  /**
   * `trained`: trained further by us on pages of our documents' kinds, sharp and soft, as imaging hands them on.
   * `bundled`: those that they began as, as they come with Tesseract. `second`: larger ones of Tesseract's that were
   * trained apart; twice as slow. `written`: trained further on forms that are filled in by hand; in Latin script alone.
   */
  readonly networks: 'trained' | 'bundled' | 'second' | 'written'
  /**
   * The model for Devanagari; `mar` where not given, which reads Hindi as well as `hin` does and costs less than half.
   */
  readonly devanagari?: 'hin' | 'mar'
}

interface Model {
  readonly network: Network
  readonly alphabet: Alphabet
  /** Tells its digits by their shapes; null where the line's network knows them all. */
  readonly digits: DigitNetwork | null
}

async function load(file: string, digitsFile: string | null): Promise<Model> {
  const data = splitTrainedData(await readFile(file))
  return {
    network: await Network.start(parseNetwork(data.network)),
    alphabet: parseAlphabet(data),
    digits: digitsFile === null ? null : parseDigitNetwork(await readFile(digitsFile, 'utf8')),
  }
}

export interface OwnRecogniser extends LineRecogniser {
  /** Bytes held by the networks that are warm. */
  memory(): Promise<number>
}

/** Models are loaded when first needed and stay warm. Rejects where a language's file is missing or of another kind. */
export function createOwnRecogniser(config: OwnRecogniserConfig): OwnRecogniser {
  const models = new Map<Script, Promise<Model>>()
  const inBundle = (name: string): string => join(config.languageDir, `${name}.traineddata`)
  const { networks, devanagari = 'mar' } = config
  const fileOf = (script: Script): string => {
    if (script === 'latin') return inBundle(networks === 'bundled' ? 'eng' : `eng-${networks}`)
    if (script === 'devanagari') return inBundle(networks === 'bundled' ? devanagari : `mar-${networks}`)
    return fileOfFurther(config.furtherDir, script)
  }
  const modelFor = (script: Script): Promise<Model> => {
    let model = models.get(script)
    if (!model) {
      model = load(fileOf(script), script === 'devanagari' ? join(config.languageDir, 'devanagari-digits.json') : null)
      models.set(script, model)
      model.catch(() => models.delete(script))
    }
    return model
  }
  return {
    async recognise(lines, script) {
      const { network, alphabet, digits } = await modelFor(script)
      const read: RecognisedLine[] = lines.map(() => ({ words: [] }))
      const drawn = lines.map(closedUp)
      const images = drawn.map(({ image }) => image)
      network.read(images, (index, output) => {
        read[index] = drawn[index]!.onSheet(decodeLine(output, alphabet, images[index]!.box.x))
      })
      return digits ? digitsByShape(read, lines, digits) : read
    },
    async memory() {
      const warm = await Promise.all(models.values())
      return warm.reduce((sum, { network }) => sum + network.memory, 0)
    },
    close() {
      models.clear()
    },
  }
}
