import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../../../../src/main/hosts/cli/arguments'

describe('the words of the command line', () => {
  test('files, output and workers', () => {
    expect(parseCommand(['extract', 'a.jpg', 'folder', '--out', 'x.json', '--workers', '2'])).toEqual({
      kind: 'extract',
      paths: ['a.jpg', 'folder'],
      out: 'x.json',
      workers: 2,
      types: null,
    })
  })
  test.each([
    [[]],
    [['extract']],
    [['read', 'a.jpg']],
    [['extract', 'a.jpg', '--workers', '0']],
    [['extract', 'a.jpg', '--workers', 'two']],
    [['extract', 'a.jpg', '--colour']],
    [['extract', 'a.jpg', '--out']],
  ])('%j is wrong use', (words) => {
    expect(parseCommand(words).kind).toBe('wrong_use')
  })
  test('help', () => expect(parseCommand(['--help'])).toEqual({ kind: 'help' }))
})
