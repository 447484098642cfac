import { join } from 'node:path'
import type { AddressPart, AddressRefusal } from '../../shared/domain/address-match'
import { loadGazetteer, parseAddress, type AddressDoubt, type FormattedAddress } from './address'
import { refusalOf } from './address/match/refusal'
import { createAnalyser } from './address/parser/analyse'
import { foreignCountry } from './address/parser/foreign'
import { partsOf } from './address/parser/parts'
import type { EngineConfig } from './engine-config'

/** An address taken apart. */
export interface AddressReport {
  readonly parts: readonly AddressPart[]
  readonly formatted: FormattedAddress
  readonly doubts: readonly AddressDoubt[]
  /** The country that it names, where that is not India: it was parsed as far as it goes. */
  readonly country: string | null
}

export interface AddressParser {
  /** Parts with their places in the text, or why it is no address. Never throws. */
  parse(text: string): AddressReport | { readonly refusal: AddressRefusal }
}

/** Opens the address parser on its resources. Throws where they are missing. */
export function createAddressParser({ resources }: EngineConfig): AddressParser {
  const gazetteer = loadGazetteer(join(resources, 'gazetteer'))
  const analyse = createAnalyser(gazetteer)
  return {
    parse(text) {
      const analysis = analyse(text)
      const refusal = refusalOf(analysis, gazetteer)
      if (refusal !== null) return { refusal }
      const { formatted, doubts } = parseAddress(analysis.text, gazetteer)
      return {
        parts: partsOf(analysis, formatted),
        formatted,
        doubts,
        country: foreignCountry(analysis),
      }
    },
  }
}
