import { describe, expect, it } from 'vitest'
import { logger } from '../../../../src/main/logging/logger'
import { redact } from '../../../../src/main/logging/redact'
import { CodedError } from '../../../../src/shared/errors/coded-error'

const lines: string[] = []
const log = logger({ write: (line) => void lines.push(line) })
const last = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>

describe('the log', () => {
  it('writes ids and codes, one JSON object a line', () => {
    log.info('read', { document: '0b7d', pages: 2 })
    expect(last()).toMatchObject({ event: 'read', document: '0b7d', pages: 2 })
    expect(lines.at(-1)?.endsWith('\n')).toBe(true)
  })

  it('keeps code and place of an error, never its message', () => {
    log.error('failed', new CodedError('DAMAGED', 'of Asha Rani', { cause: new TypeError('Asha Rani') }))
    expect(last()).toMatchObject({ error: 'CodedError', code: 'DAMAGED', cause: 'TypeError null' })
    expect(lines.at(-1)).not.toContain('Asha')
    expect(String(last()['at'])).toContain('logger.test')
    log.error('failed', 'Asha Rani')
    expect(lines.at(-1)).not.toContain('Asha')
  })

  it('cuts out what slips through', () => {
    log.info('read', { slip: '2345 6789 0124' })
    expect(lines.at(-1)).not.toContain('6789')
  })
})

describe('the redactor', () => {
  it.each([
    ['no 234567890124 end', 'no [number] end'],
    ['2345-6789-0124', '[number]'],
    ['२३४५ ६७८९ ०१२४', '[number]'],
    ['9123 4567 8901 2345', '[number]'],
    ['pan ABCPE1234F', 'pan [pan]'],
    ['gstin 27ABCPE1234F1Z5', 'gstin 27[pan]1Z5'],
    ['epic XYZ1234567', 'epic [id]'],
    ['passport M1234567', 'passport [id]'],
    ['to asha.rani@example.co.in now', 'to [mail] now'],
    ['page 3 of 12, code DAMAGED', 'page 3 of 12, code DAMAGED'],
  ])('%s -> %s', (text, redacted) => expect(redact(text)).toBe(redacted))
})
