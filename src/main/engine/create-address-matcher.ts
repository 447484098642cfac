import { join } from 'node:path'
import { loadGazetteer } from './address'
import { loadModel, loadRarity } from './address/match/model'
import { matcherOf, type AddressMatcher } from './address/match/matcher'
import type { EngineConfig } from './engine-config'

/**
 * Opens the address matcher on its resources: some 100 ms, without workers. Throws where the resources are missing.
 * It answers at once and keeps addresses that it has taken apart, in memory only.
 */
export function createAddressMatcher({ resources }: EngineConfig): AddressMatcher {
  const folder = join(resources, 'address')
  return matcherOf({
    gazetteer: loadGazetteer(join(resources, 'gazetteer')),
    rarity: loadRarity(folder),
    model: loadModel(folder),
  })
}
