import { join } from 'node:path'
import { loadGazetteer, parseAddress, type Gazetteer } from '../../engine/address'
import type { DeriveAddress } from '../../services'

/** Parses addresses by the engine's own rules. The gazetteer is loaded when the first address comes. */
export function addressDeriver(resources: string): DeriveAddress {
  let gazetteer: Gazetteer | null = null
  return (address) => {
    gazetteer ??= loadGazetteer(join(resources, 'gazetteer'))
    const { formatted, doubts } = parseAddress(address, gazetteer)
    const members = Object.entries(formatted).flatMap(([member, { value }]) => (value === '' ? [] : [[member, value]]))
    return { members: Object.fromEntries(members) as Record<string, string>, doubts }
  }
}
