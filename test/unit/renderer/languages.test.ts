import { describe, expect, it } from 'vitest'
import { documentTypes } from '../../../src/shared/domain/document-types'
import { matchReasons } from '../../../src/shared/domain/address-match'
import { fieldCatalogue } from '../../../src/shared/domain/field-catalogue'
import { tableCatalogue } from '../../../src/shared/domain/table-catalogue'
import { typeNames } from '../../../src/shared/domain/type-names'
import { reasonCodes } from '../../../src/shared/domain/reading'
import { signs } from '../../../src/shared/domain/signs'
import { errorSpecs } from '../../../src/shared/errors/codes'
import en from '../../../src/renderer/i18n/en.json'
import hi from '../../../src/renderer/i18n/hi.json'
import mr from '../../../src/renderer/i18n/mr.json'
import { actionIds } from '../../../src/renderer/keys/actions'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(prefix + key, value)
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) all.set(inner, text)
  }
  return all
}

const variables = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort()
const english = flat({ ...en, type: typeNames.en })

describe.each([
  ['Hindi', flat({ ...hi, type: typeNames.hi })],
  ['Marathi', flat({ ...mr, type: typeNames.mr })],
])('%s', (_name, other) => {
  it('has every sentence that English has, and no other', () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
  })
  it('fills the same variables into each', () => {
    for (const [key, text] of english) expect([key, variables(other.get(key) ?? '')]).toEqual([key, variables(text)])
  })
  it('writes numbers as the values beside them are written', () => {
    for (const [key, text] of other)
      if (!key.startsWith('type.')) expect([key, text]).toEqual([key, expect.not.stringMatching(/[०-९]/)])
  })
  it('leaves no sentence empty', () => {
    for (const [key, text] of other) expect([key, text.trim() === '']).toEqual([key, false])
  })
})

describe('English', () => {
  it('words every error, reason, reason of a match, type, sign of a type, field and action', () => {
    const wanted = [
      ...Object.keys(errorSpecs).flatMap((code) => [`error.${code}.message`, `error.${code}.whatToDo`]),
      ...reasonCodes.map((code) => `reason.${code}`),
      ...Object.keys(matchReasons).map((code) => `matchReason.${code}`),
      ...documentTypes.map((type) => `type.${type}`),
      ...signs.map((sign) => `sign.${sign}`),
      ...Object.values(fieldCatalogue).flatMap((fields) => fields.map((field) => `field.${field.path}`)),
      ...Object.values(tableCatalogue).flatMap((tables) =>
        tables.flatMap(({ name, columns }) => [`table.${name}`, ...columns.map((column) => `column.${column.name}`)]),
      ),
      ...actionIds.map((action) => `action.${action}`),
    ]
    expect(wanted.filter((key) => !english.has(key))).toEqual([])
  })
  it('calls a field of one type otherwise only where that type has it', () => {
    const catalogued = Object.entries(fieldCatalogue).flatMap(([type, fields]) =>
      fields.map(({ path }) => `fieldOf.${type}.${path}`),
    )
    const own = [...english.keys()].filter((key) => key.startsWith('fieldOf.'))
    expect(own).not.toEqual([])
    expect(own.filter((key) => !catalogued.includes(key))).toEqual([])
  })
  it('says of an error what the registry says', () => {
    for (const [code, spec] of Object.entries(errorSpecs))
      expect(english.get(`error.${code}.message`)).toBe(spec.message)
  })
})
