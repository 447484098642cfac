import { app } from 'electron'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policySchema, strictestPolicy, type Policy } from '../../shared/domain/policy'

/** A place that the users of a machine cannot write to; a checkout may name another one, for trying it out. */
function policyFile(): string {
  const own = app.isPackaged ? undefined : process.env['VERIDESK_POLICY']
  if (own) return own
  switch (process.platform) {
    case 'win32':
      return join(process.env['ProgramData'] ?? 'C:\\ProgramData', 'Veridesk', 'policy.json')
    case 'darwin':
      return '/Library/Application Support/Veridesk/policy.json'
    default:
      return '/etc/veridesk/policy.json'
  }
}

/** The machine's policy; empty where there is none, the strictest where it cannot be understood. */
export function readPolicy(): Policy {
  let text: string
  try {
    text = readFileSync(policyFile(), 'utf8')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? {} : strictestPolicy
  }
  try {
    return policySchema.parse(JSON.parse(text))
  } catch {
    return strictestPolicy
  }
}
