import { expect, it } from 'vitest'
import { limits } from '../../../src/shared/contract/limits'
import { errorSpecs } from '../../../src/shared/errors/codes'
import en from '../../../src/renderer/i18n/en.json'
import hi from '../../../src/renderer/i18n/hi.json'
import mr from '../../../src/renderer/i18n/mr.json'

it('names the limits to whoever has gone over them', () => {
  const wanted = [`${limits.fileBytes / 1024 / 1024} MB`, `${limits.pagesPerFile} `, `${limits.pixelsPerPage / 1e6} `]
  for (const { message } of [errorSpecs.TOO_LARGE, ...[en, hi, mr].map(({ error }) => error.TOO_LARGE)])
    for (const limit of wanted) expect(message).toContain(limit)
})
