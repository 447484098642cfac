import { first } from './0010-first'
import { service } from './0020-service'
import { tables } from './0030-tables'
import { cases } from './0040-cases'
import { comparisons } from './0050-comparisons'
import { parts } from './0060-parts'
import { remote } from './0070-remote'
import { keeping } from './0080-keeping'
import { userTypes } from './0090-user-types'
import { tableEdges } from './0100-table-edges'
import { joined } from './0110-joined'
import { leftPlaces } from './0120-left-places'
import { givenUpPlaces } from './0130-given-up-places'
import { refusedFiles } from './0140-refused-files'
import { disagreementsFirst } from './0150-disagreements-first'
import { whyFilesFailed } from './0160-why-files-failed'
import { forgottenValues } from './0170-forgotten-values'
import type { Migration } from './migration'

/** In the order in which they run; numbered in tens, so that a branch can put one between. */
export const migrations: readonly Migration[] = [
  first,
  service,
  tables,
  cases,
  comparisons,
  parts,
  remote,
  keeping,
  userTypes,
  tableEdges,
  joined,
  leftPlaces,
  givenUpPlaces,
  refusedFiles,
  disagreementsFirst,
  whyFilesFailed,
  forgottenValues,
]
