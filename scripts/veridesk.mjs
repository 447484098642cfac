import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { setUp } from './setup/index.mjs'
import { root } from './setup/places.mjs'

// The command line in this very process, so that its signals, stdin and exit code are its own.
await setUp('cli')
await import(pathToFileURL(join(root, 'out', 'cli', 'veridesk.js')).href)
