import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languagesIn } from '../../../../../src/main/services/languages/unpack'
import { furtherLanguages } from '../../../../../src/shared/domain/languages'

/** An archive of one file, as npm packs it. */
function archive(name: string, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write(bytes.length.toString(8).padStart(11, '0'), 124)
  head.write('0', 156)
  head.write('ustar', 257)
  return Buffer.concat([head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512), Buffer.alloc(1024)])
}

it('takes nothing that has the size of a language and another sum', () => {
  const zeros = new Uint8Array(furtherLanguages[0].bytes.plain)
  expect(languagesIn(zeros)).toEqual([])
  expect(languagesIn(gzipSync(archive('package/4.0.0_best_int/ben.traineddata.gz', gzipSync(zeros))))).toEqual([])
})

it('ends on any bytes, packed, cut short or in an archive, without a language', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.nat(3000), (bytes, cut) => {
      for (const file of [bytes, gzipSync(bytes), archive('x', bytes), gzipSync(archive('x', gzipSync(bytes)))])
        expect(languagesIn(file.subarray(0, cut))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
