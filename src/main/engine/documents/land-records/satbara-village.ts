/** The village of a 7/12 whose short label was misread: it opens the row that goes on with the taluka. */
import { distance } from 'fastest-levenshtein'
import type { Grammar } from '../../extraction/grammars/grammar'
import { right, textOf, verticalOverlap, type LaidWord } from '../../extraction/layout/layout'
import { spanOf } from '../../extraction/layout/span'
import type { LabelledPage, LabelHit } from '../../extraction/labels/labels'
import type { Candidate, Rule } from '../../extraction/rules/rule'
import { candidate } from './satbara-places'

const name = 'satbara.village.row'
const villageWords = ['गाव', 'गांव', 'मौजे', 'मौजा']
const bare = (text: string): string => text.replace(/[^\p{L}\p{M}]+/gu, '')
/** Of so short a word one letter may differ; its place in the row bears it out. */
const isVillageWord = (text: string): boolean => villageWords.some((word) => distance(bare(text), word) <= 1)

/** What stands before the taluka on its row, from left to right. */
function wordsBefore({ layout }: LabelledPage, { segment, from }: LabelHit): LaidWord[] {
  const [first = segment.words[0]!] = segment.words.slice(from)
  return layout.segments
    .flatMap(({ words }) => words)
    .filter((word) => verticalOverlap(word.box, first.box) > 0.4 && right(word.box) <= first.box.x)
    .sort((a, b) => a.box.x - b.box.x)
}

/** "गव : तळेगाव   तालुका : चांदवड": a colon behind the misread word says that it was a label. */
export const villageBeforeTaluka = (place: Grammar): Rule => ({
  name,
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits.some(({ label }) => label === 'village')
        ? []
        : page.hits
            .filter(({ label }) => label === 'taluka')
            .flatMap((hit): Candidate[] => {
              const [label, ...value] = wordsBefore(page, hit)
              if (!label || !isVillageWord(label.text)) return []
              if (!/[:：]$/.test(label.text) && !/^[:：]/.test(textOf(value))) return []
              const read = place(spanOf(value))
              return read ? [candidate(page, 'village', name, read, 0.85)] : []
            }),
    ),
})
