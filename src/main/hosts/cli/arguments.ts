import { parseArgs } from 'node:util'
import { addressUsage, parseAddressCommand, type AddressCommand } from './address-arguments'

export interface ExtractCommand {
  readonly kind: 'extract'
  readonly paths: readonly string[]
  /** File to write; null: standard output. */
  readonly out: string | null
  /** Reader processes; null: one a core. */
  readonly workers: number | null
  /** File of types that users defined; null: none. */
  readonly types: string | null
}
export interface WrongUse {
  readonly kind: 'wrong_use'
  readonly message: string
}
export interface Help {
  readonly kind: 'help'
}
export type Command = ExtractCommand | AddressCommand | Help | WrongUse

export const usage = `Usage: veridesk extract <files or folders...> [--out FILE] [--workers N] [--types FILE]
${addressUsage}
extract reads documents and writes { "data": [{ "document_id", "file_data" }] }. A file that holds several documents
gives an item for each: NAME, NAME-2, NAME-3.
Folders are searched to the bottom; hidden files are skipped. Progress goes to the error stream.
  --out FILE     write to FILE, whole or not at all, instead of standard output
  --types FILE   types that users defined in the app, exported from it; their documents are read as well
  --workers N    documents read at once, 1 to 64; one a core where not given
Ends with 0 when the run ended, whatever became of single files; 2 for wrong use.

The service: veridesk serve --help
Further languages of documents: veridesk languages --help
`

/** Understands the words after the program's name. Never throws. */
export function parseCommand(words: readonly string[]): Command {
  try {
    const [name, ...rest] = words
    if ((name === 'match' || name === 'parse-address') && !rest.includes('--help') && !rest.includes('-h')) {
      const command = parseAddressCommand(name, rest)
      return typeof command === 'string' ? wrong(command) : command
    }
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        out: { type: 'string', short: 'o' },
        workers: { type: 'string', short: 'w' },
        types: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return { kind: 'help' }
    const [command, ...paths] = positionals
    if (command === undefined) return wrong('A command is needed.')
    if (command !== 'extract') return wrong(`There is no command ${command}.`)
    if (paths.length === 0) return wrong('At least one file or folder is needed.')
    if (values.out === '') return wrong('--out needs a file name.')
    if (values.types === '') return wrong('--types needs a file name.')
    const workers = values.workers === undefined ? null : Number(values.workers)
    if (workers !== null && !(Number.isInteger(workers) && workers >= 1 && workers <= 64)) {
      return wrong('--workers needs a whole number from 1 to 64.')
    }
    return { kind: 'extract', paths, out: values.out ?? null, workers, types: values.types ?? null }
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'The options were not understood.')
  }
}

const wrong = (message: string): WrongUse => ({ kind: 'wrong_use', message })
