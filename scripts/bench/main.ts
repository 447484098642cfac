import { parseArgs } from 'node:util'
import { measureAddresses } from './addresses'
import { measureCard } from './card'
import { measureDesk } from './desk'
import { measureGrid } from './grid'
import { measureMemory, measureReaderMemory } from './memory'
import { measureRows } from './rows'
import { measureService } from './service'
import { table, type Row } from './table'
import { measureTextPdf } from './text-pdf'
import { measureWindow } from './window'
import { measureWorkers } from './workers'

const all = 'card,text-pdf,workers,window,desk,grid,rows,service,addresses,app-memory,memory'
const usage = `npm run bench -- [--rounds 5] [--documents 1000] [--rows 100000] [--only ${all}]
Times by turns on this machine, now: other work on it shows. Reading 1,000 documents takes about ten minutes.`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    documents: { type: 'string', default: '1000' },
    only: { type: 'string', default: all },
    rows: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const measures: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  card: () => measureCard(rounds),
  'text-pdf': () => measureTextPdf(rounds),
  workers: () => measureWorkers(Math.ceil(rounds / 2)),
  window: () => measureWindow(rounds),
  desk: () => measureDesk(rounds * 8),
  grid: () => measureGrid(rounds * 40),
  rows: () => measureRows(Number(values.rows)),
  addresses: () => measureAddresses(Number(values.rows)),
  service: () => measureService(Number(values.rows)),
  'app-memory': () => measureMemory(Math.ceil(Number(values.documents) / 25)),
  memory: () => measureReaderMemory(Number(values.documents)),
}
const chosen = values.only.split(',')
if (values.help || !chosen.every((name) => Object.hasOwn(measures, name)) || !(rounds > 0)) {
  process.stderr.write(`${usage}\n`)
  process.exit(values.help ? 0 : 2)
}
const rows: Row[] = []
for (const name of chosen) {
  process.stderr.write(`measuring: ${name}\n`)
  rows.push(...((await measures[name]?.()) ?? []))
}
process.stdout.write(`${table(rows)}\n`)
