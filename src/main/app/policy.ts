import { app } from 'electron'
import { readFileSync } from 'node:fs'
import { win32 } from 'node:path'
import { policySchema, strictestPolicy, type Policy } from '../../shared/domain/policy'

/**
 * Where the policy of a machine may stand, the first that is there counts: places that its users cannot write to. What
 * the environment says of Windows is heard last, for it is the user's to set.
 */
export function policyFiles(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] {
  switch (platform) {
    case 'win32':
      return ['C:\\ProgramData', env['ProgramData']].flatMap((folder) =>
        folder === undefined ? [] : [win32.join(folder, 'Veridesk', 'policy.json')],
      )
    case 'darwin':
      return ['/Library/Application Support/Veridesk/policy.json']
    default:
      return ['/etc/veridesk/policy.json']
  }
}

/** The machine's policy; empty where there is none, the strictest where it cannot be understood. */
export function readPolicy(): Policy {
  // A checkout may name another file, for trying it out.
  const own = app.isPackaged ? undefined : process.env['VERIDESK_POLICY']
  for (const file of own ? [own] : policyFiles(process.platform, process.env)) {
    const policy = policyIn(file)
    if (policy) return policy
  }
  return {}
}

function policyIn(file: string): Policy | null {
  try {
    return policySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : strictestPolicy
  }
}
