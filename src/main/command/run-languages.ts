import { resolve } from 'node:path'
import { furtherLanguages } from '../../shared/domain/languages'
import { languagesFolder, standing } from '../hosts/cli/places'
import { door } from '../outbound'
import { LanguageStore, npmRegistry } from '../services'
import { writeDurably } from '../storage'
import { languageUsage, type LanguageCommand } from './language-arguments'

/** Carries out a command on languages; throws a CodedError for what could not be had. Answers the exit code. */
export async function runLanguages(command: LanguageCommand): Promise<number> {
  const store = new LanguageStore({
    folder: languagesFolder(),
    // npm tells its scripts which registry its user has chosen.
    registry: npmRegistry(process.env['npm_config_registry']),
    door,
    writeFile: writeDurably,
  })
  switch (command.kind) {
    case 'help':
      process.stdout.write(languageUsage)
      return 0
    case 'wrong_use':
      process.stderr.write(`${command.message}\n\n${languageUsage}`)
      return 2
    case 'add':
      for (const code of command.codes) await store.fetch(code, new AbortController().signal, () => undefined)
      for (const file of command.files) await store.take(resolve(standing, file))
      break
    case 'remove':
      for (const code of command.codes) await store.remove(code)
      break
    case 'list':
  }
  const added = await store.added()
  for (const { code, script, bytes } of furtherLanguages) {
    const state = added.includes(code) ? 'added' : `can be added, ${(bytes.package / 1_000_000).toFixed(1)} MB`
    process.stdout.write(`${code}  ${script.padEnd(10)}${state}\n`)
  }
  return 0
}
