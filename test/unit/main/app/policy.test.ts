import { expect, it, vi } from 'vitest'

vi.mock('electron', () => ({ app: { isPackaged: true } }))

it('is looked for where users cannot write, whatever their environment says', async () => {
  const { policyFiles } = await import('../../../../src/main/app/policy')
  const env = { ProgramData: 'D:\\mine', HOME: '/home/me', VERIDESK_POLICY: '/home/me/policy.json' }
  expect(policyFiles('linux', env)).toEqual(['/etc/veridesk/policy.json'])
  expect(policyFiles('darwin', env)).toEqual(['/Library/Application Support/Veridesk/policy.json'])
  expect(policyFiles('win32', env)[0]).toBe('C:\\ProgramData\\Veridesk\\policy.json')
})
