/** `veridesk`: the engine and the service from the command line, without Electron. */
import { parseLanguageCommand } from './language-arguments'
import { parseServiceCommand, serviceUsage, type ServiceCommand } from './arguments'
import { sentence } from './sentence'

const words = process.argv.slice(2)
const first = words.find((word) => !word.startsWith('-'))

async function run(command: ServiceCommand): Promise<number> {
  switch (command.kind) {
    case 'serve':
      return (await import('./serve')).serve(command)
    case 'add_client': {
      const credentials = await (await import('./add-client')).addClient(command)
      process.stdout.write(`${JSON.stringify(credentials)}\n`)
      return 0
    }
    case 'diagnostics':
      await (await import('./diagnostics')).writeDiagnostics(command)
      return 0
    case 'help':
      process.stdout.write(serviceUsage)
      return 0
    case 'wrong_use':
      process.stderr.write(`${command.message}\n\n${serviceUsage}`)
      return 2
  }
}

async function ending(running: Promise<number>): Promise<never> {
  const code = await running.catch((error: unknown) => {
    process.stderr.write(`${sentence(error)}\n`)
    return 1
  })
  process.exit(code)
}

if (first === 'serve' || first === 'clients' || first === 'diagnostics') await ending(run(parseServiceCommand(words)))
else if (first === 'languages') {
  const { runLanguages } = await import('./run-languages')
  await ending(runLanguages(parseLanguageCommand(words.slice(words.indexOf('languages') + 1))))
} else await import('../hosts/cli')
