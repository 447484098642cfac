import { join } from 'node:path'
import { loadGazetteer, type Gazetteer } from './address'
import { loadBankNames, type BankNames } from './extraction/banks'
import { loadCalibrations } from './extraction/belief/confidence'
import type { EngineConfig } from './engine-config'
import type { Engine, ReadRequest } from './index'
import { readDocument, type DetailedResult } from './pipeline'
import { createReading } from './reading'
import { absentLanguages } from './reading/further-languages'
import { loadUidaiKeys } from './reading/codes'

/** The engine with a door for those who fit its calibration. */
export interface DetailedEngine extends Engine {
  readDetailed(request: ReadRequest): Promise<DetailedResult>
}

/** Opens the engine on its resources. Models are loaded when first needed and stay warm. */
export async function createEngine(config: EngineConfig): Promise<DetailedEngine> {
  const reading = createReading({
    languageDir: join(config.resources, 'language'),
    ...(config.languages === undefined ? {} : { furtherDir: config.languages }),
  })
  const calibrations = await loadCalibrations(config.resources)
  const uidaiKeys = loadUidaiKeys(join(config.resources, 'uidai-keys'))
  let gazetteer: Promise<Gazetteer> | null = null
  let bankNames: BankNames | null = null
  const tools = {
    reading,
    calibrations,
    uidaiKeys,
    gazetteer: () => (gazetteer ??= Promise.resolve(loadGazetteer(join(config.resources, 'gazetteer')))),
    bankNames: () => (bankNames ??= loadBankNames(config.resources)),
    // Asked for each document, because languages are added and removed while the engine stays warm.
    absentLanguages: () => absentLanguages(config.languages),
    now: () => new Date(),
  }
  return {
    async read(request) {
      const { reading: read, further, pages, thumbnail, furtherThumbnails } = await readDocument(request, tools)
      return { reading: read, further, pages, thumbnail, furtherThumbnails }
    },
    readDetailed: (request) => readDocument(request, tools),
    close() {
      reading.close()
      return Promise.resolve()
    },
  }
}
