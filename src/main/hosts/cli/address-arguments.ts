import { parseArgs } from 'node:util'

export interface MatchCommand {
  readonly kind: 'match'
  readonly source: string
  readonly targets: readonly string[]
}
export interface MatchPairsCommand {
  readonly kind: 'match_pairs'
  readonly pairs: string
  /** File to write; null: standard output. */
  readonly out: string | null
}
export interface ParseAddressCommand {
  readonly kind: 'parse_address'
  readonly texts: readonly string[]
}
export type AddressCommand = MatchCommand | MatchPairsCommand | ParseAddressCommand

export const addressUsage = `       veridesk match --source TEXT --target TEXT... | --pairs FILE [--out FILE]
       veridesk parse-address TEXT...

match compares addresses and writes { "match_data": [...] } with the explanation of each score. With --pairs it reads
lines { "id", "source_address", "target_address" } and adds similarity_score and same_person_score to each; a line
that cannot be used gets error_code and error_message, and the others go on. An address abroad is compared as far as it
is understood: source_country or target_country says which country it names.
parse-address writes { "data": [{ "address", "parts", "formatted_address" }] }.
Ends with 1 where the source address itself is none.
`

/**
 * Understands the words after `match` and `parse-address`; a sentence where they are wrong. Throws as parseArgs does.
 */
export function parseAddressCommand(
  command: 'match' | 'parse-address',
  words: readonly string[],
): AddressCommand | string {
  if (command === 'parse-address') {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} })
    return positionals.length === 0 ? 'At least one address is needed.' : { kind: 'parse_address', texts: positionals }
  }
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      target: { type: 'string', multiple: true },
      pairs: { type: 'string' },
      out: { type: 'string', short: 'o' },
    },
  })
  if (values.out === '') return '--out needs a file name.'
  if (values.pairs !== undefined) {
    if (values.pairs === '') return '--pairs needs a file name.'
    if (values.source !== undefined || values.target !== undefined || positionals.length > 0)
      return '--pairs stands alone, or with --out.'
    return { kind: 'match_pairs', pairs: values.pairs, out: values.out ?? null }
  }
  const targets = [...(values.target ?? []), ...positionals]
  if (values.source === undefined) return '--source is needed, or --pairs.'
  if (targets.length === 0) return 'At least one --target is needed.'
  if (values.out !== undefined) return '--out goes with --pairs.'
  return { kind: 'match', source: values.source, targets }
}
