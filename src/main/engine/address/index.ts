/** Indian addresses: parsed, checked against the directory of PIN codes, and brought into the interface's form. */
export { isStateLine } from './find-state'
export { loadGazetteer, type Gazetteer } from './gazetteer'
export {
  parseAddress,
  type AddressDoubt,
  type FormattedAddress,
  type Member,
  type ParsedAddress,
  withoutHeading,
} from './parse-address'
export { isAddressWord, wordEvidence, type WordEvidence } from './word-evidence'
