import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All temporary folders of a run, also those of processes that are killed in it, lie in one that goes with it. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'veridesk-run-'))
  // Some tests go on as another user, who must get through to what is theirs.
  chmodSync(folder, 0o711)
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
