import { describe, expect, test } from 'vitest'
import { parseCommand, usage } from '../../../../../src/main/hosts/cli/arguments'

describe('the words of match and parse-address', () => {
  test('one source, several targets, named or following', () => {
    const expected = { kind: 'match', source: 'a', targets: ['b', 'c'] }
    expect(parseCommand(['match', '--source', 'a', '--target', 'b', '--target', 'c'])).toEqual(expected)
    expect(parseCommand(['match', '--source', 'a', '--target', 'b', 'c'])).toEqual(expected)
  })
  test('a file of pairs', () => {
    expect(parseCommand(['match', '--pairs', 'in.jsonl', '--out', 'out.jsonl'])).toEqual({
      kind: 'match_pairs',
      pairs: 'in.jsonl',
      out: 'out.jsonl',
    })
    expect(parseCommand(['match', '--pairs', 'in.jsonl'])).toMatchObject({ out: null })
  })
  test('addresses to take apart', () => {
    expect(parseCommand(['parse-address', 'a', 'b'])).toEqual({ kind: 'parse_address', texts: ['a', 'b'] })
  })
  test.each([
    [['match']],
    [['match', '--source', 'a']],
    [['match', '--target', 'a']],
    [['match', '--pairs', '']],
    [['match', '--pairs', 'x', '--source', 'a']],
    [['match', '--source', 'a', '--target', 'b', '--out', 'x']],
    [['match', '--colour']],
    [['parse-address']],
    [['parse-address', '--out', 'x']],
  ])('%j is wrong use', (words) => expect(parseCommand(words).kind).toBe('wrong_use'))
  test('help names them', () => {
    expect(parseCommand(['match', '--help'])).toEqual({ kind: 'help' })
    expect(usage).toContain('veridesk match')
  })
})
