import { describe, expect, it } from 'vitest'
import { checkName, normaliseName } from '../../../../../src/main/engine/identifiers'

describe('names', () => {
  it.each([
    ['  Rahul   Kumar ', 'Rahul Kumar'],
    [': SUNITA DEVI.', 'SUNITA DEVI'],
    ['M. K. Stalin', 'M. K. Stalin'],
    ['D’Souza', "D'Souza"],
    ['राहुल कुमार', 'राहुल कुमार'],
    ['Venkat lyer', 'Venkat Iyer'],
    ['Ram lal', 'Ram Lal'],
    ['ram lal', 'ram lal'],
    ['VAISHAL] MANGESH', 'VAISHALI MANGESH'],
  ])('%j is %j', (text, name) => {
    expect(normaliseName(text)).toBe(name)
    expect(checkName(name).ok).toBe(true)
  })

  it.each(['', 'A', 'AAAAB', 'xkqzrtb vv', 'one two three four five six seven eight'])('%j is no name', (text) => {
    expect(checkName(text).ok).toBe(false)
  })
})
