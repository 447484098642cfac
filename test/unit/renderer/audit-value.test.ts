import { expect, it } from 'vitest'
import { auditValue } from '../../../src/renderer/components/audit-value'

const named = (key: string): string => `<${key}>`

it.each([
  ['read', 'PAN', '<type.PAN>'],
  ['field_changed', 'illegible', '<verdict.illegible>'],
  ['field_changed', 'not_on_document', '<verdict.not_on_document>'],
  ['field_changed', 'RAVI KUMAR', 'RAVI KUMAR'],
  ['settings_changed', 'illegible', 'illegible'],
  ['field_changed', null, null],
])('an entry that says %s shows %s as %s', (action, value, shown) => {
  expect(auditValue(named, action, value)).toBe(shown)
})
