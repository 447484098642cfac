import { spawn } from 'node:child_process'
import { setUp } from './setup/index.mjs'
import { electronCommand } from './setup/session.mjs'

/** `npm start [-- arguments]`: the desk with the analyst's own workspace. */
await setUp('app')
const { command, args } = electronCommand(process.argv.slice(2))
spawn(command, args, { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1))
