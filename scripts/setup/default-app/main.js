// What `electron <folder>` does where a runtime has no default app: takes the first argument that is no flag
// as the app's folder, and becomes that app. A module with an await at its top, because Electron holds back
// its `ready` until such an entry has been loaded: what must be called before it can still be called.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from 'electron'

const given = process.argv.slice(1).find((argument) => !argument.startsWith('-'))
if (!given) {
  process.stderr.write('Usage: electron <folder of the app>\n')
  app.exit(2)
} else {
  const folder = resolve(given)
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  app.setName(description.productName ?? description.name)
  app.setVersion(description.version)
  app.setAppPath(folder)
  await import(pathToFileURL(join(folder, description.main)).href).catch((error) => {
    process.stderr.write(`${error.stack}\n`)
    app.exit(1)
  })
}
