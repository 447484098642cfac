import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The names of a table of the gazetteer, in Latin letters. */
export const placeNames = (resources: string, table: 'places' | 'offices'): string[] =>
  gunzipSync(readFileSync(join(resources, 'gazetteer', `${table}.tsv.gz`)))
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]!)
    .filter((name) => /^[A-Za-z][A-Za-z .'-]{2,}$/.test(name))
