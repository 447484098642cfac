import { expect, it } from 'vitest'
import { parseLanguageCommand } from '../../../../src/main/command/language-arguments'

it('lists where nothing else is asked for', () => {
  expect(parseLanguageCommand([])).toEqual({ kind: 'list' })
  expect(parseLanguageCommand(['list'])).toEqual({ kind: 'list' })
})

it('tells languages from files', () => {
  expect(parseLanguageCommand(['add', 'guj', './kan-1.0.0.tgz', 'tam'])).toEqual({
    kind: 'add',
    codes: ['guj', 'tam'],
    files: ['./kan-1.0.0.tgz'],
  })
  expect(parseLanguageCommand(['add', 'gujarati', 'Tamil'])).toMatchObject({ codes: ['guj', 'tam'], files: [] })
})

it.each([['add'], ['remove'], ['remove', 'eng'], ['drop', 'guj'], ['list', 'guj']])('refuses %s %s', (...words) => {
  expect(parseLanguageCommand(words.filter((word) => word !== undefined))).toMatchObject({ kind: 'wrong_use' })
})
