import { resolve } from 'node:path'
import type { AddressCommand } from './address-arguments'
import { matchData, matchPairs } from './match'
import { parsedAddress } from './parse-address'

export interface AddressTools {
  readonly resources: string
  /** Folder that paths are meant from. */
  readonly standing: string
  readonly say: (line: string) => void
  readonly print: (text: string) => Promise<void>
  /** Writes a file whole or not at all. */
  readonly write: (path: string, text: AsyncIterable<string>) => Promise<void>
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Runs an address command; the answer is the exit code. The engine's part is loaded only here: reading needs none of
 * it.
 */
export async function runAddress(command: AddressCommand, tools: AddressTools): Promise<number> {
  const { resources } = tools
  if (command.kind === 'parse_address') {
    const { createAddressParser } = await import('../../engine/create-address-parser')
    const parser = createAddressParser({ resources })
    await tools.print(json({ data: command.texts.map((text) => parsedAddress(parser, text)) }))
    return 0
  }
  const { createAddressMatcher } = await import('../../engine/create-address-matcher')
  const matcher = createAddressMatcher({ resources })
  if (command.kind === 'match') {
    const data = matchData(matcher, command.source, command.targets)
    await tools.print(json(data))
    return 'match_data' in data ? 0 : 1
  }
  const lines = matchPairs(matcher, resolve(tools.standing, command.pairs), tools.say)
  if (command.out === null) for await (const text of lines) await tools.print(text)
  else await tools.write(resolve(tools.standing, command.out), lines)
  return 0
}
