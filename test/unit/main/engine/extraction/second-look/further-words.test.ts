import { expect, test } from 'vitest'
import { furtherWords } from '../../../../../../src/main/engine/extraction/second-look/further-words'
import { layoutOf, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../ascii-page'

const words = (text: string): readonly LaidWord[] => layoutOf(asciiPage(text)).segments.flatMap((s) => s.words)

test.each([
  ['KRISHNAMURTHY N', 'KRISHNAMURTHY N I', 'KRISHNAMURTHY N |', 1],
  ['KUMAR DUBEY', 'KUMAR DUBEY', 'MANOJ KUMAR DUBEY', 0.5],
  ['KUMAR DUBEY', 'KUMAR DUBEY', 'KUMAR DUBEY.', 0],
  ['KUMAR DUBEY', 'KUMAR DUBFY X', 'KUMAR', 0],
])('%s, seen as %s and as %s: %d', (printed, first, second, share) => {
  expect(furtherWords([{ printed: words(printed), first: words(first), second: words(second) }])).toBe(share)
})
