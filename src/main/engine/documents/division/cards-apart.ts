/** Cards that lie on one page and were read as one: copies of two on a sheet, or a page of a PDF that never had edges. */
import { bottom, layoutOf, middle, middleX, right, type Layout } from '../../extraction/layout/layout'
import { uprightFrame } from '../../extraction/layout/upright-frame'
import type { ReadPage } from '../../model'
import { classifyAlone, clearScore } from '../recognition/classify'
import { areOfOthers, cardNumbers, isCardType } from './card-numbers'

/** A cut right across a page, at so many pixels of its upright frame. */
interface Cut {
  readonly along: 'x' | 'y'
  readonly at: number
  readonly gap: number
}

/** More print than this is a page of its own, which speaks of cards. */
const mostWords = 400
/** A blank between two cards, in heights of their print, and how many are tried. */
const leastGap = 1.5
const mostCuts = 12

/** A page that was read, laid out. */
export interface LaidPage {
  readonly page: ReadPage
  readonly layout: Layout
}

/** A page, or its parts, each of which is a card: where it holds several whose types or numbers differ. */
export function cardsApart(page: ReadPage): readonly LaidPage[] {
  const whole = { page, layout: layoutOf(page) }
  if (!mayHoldSeveral(whole.layout)) return [whole]
  for (const cut of cutsOf(whole.layout)) {
    const [before, after] = partsOf(page, cut).map(cardsApart)
    const cards = [...before!, ...after!]
    if (cards.every(({ layout }) => isCard(layout)) && areTwo(before!.at(-1)!.layout, after![0]!.layout)) return cards
  }
  return [whole]
}

/** True where two types of cards are told, or two numbers of cards stand. */
function mayHoldSeveral(layout: Layout): boolean {
  const words = layout.segments.reduce((n, segment) => n + segment.words.length, 0)
  if (words === 0 || words > mostWords) return false
  const told = classifyAlone(layout).nearest.filter(({ type, score }) => isCardType(type) && score >= clearScore)
  return told.length > 1 || told.some(({ type }) => cardNumbers(type, layout).size > 1)
}

function isCard(layout: Layout): boolean {
  const { type, nearest } = classifyAlone(layout)
  return isCardType(type) && (nearest[0]?.score ?? 0) >= clearScore
}

function areTwo(one: Layout, other: Layout): boolean {
  const { type } = classifyAlone(one)
  return type !== classifyAlone(other).type || areOfOthers(type, other, [one])
}

/** Blanks right across a page, the widest first. */
function cutsOf({ segments, textHeight }: Layout): readonly Cut[] {
  const spans = {
    x: segments.map(({ box }) => ({ from: box.x, to: right(box) })),
    y: segments.map(({ box }) => ({ from: box.y, to: bottom(box) })),
  }
  const cuts = (['y', 'x'] as const).flatMap((along) => {
    const sorted = spans[along].sort((a, b) => a.from - b.from)
    let end = sorted[0]?.from ?? 0
    return sorted.map(({ from, to }): Cut => {
      const gap = from - end
      end = Math.max(end, to)
      return { along, at: from - gap / 2, gap }
    })
  })
  return cuts
    .filter(({ gap }) => gap >= leastGap * textHeight)
    .sort((a, b) => b.gap - a.gap)
    .slice(0, mostCuts)
}

/** What stands on both sides of a cut. */
function partsOf(page: ReadPage, { along, at }: Cut): readonly [ReadPage, ReadPage] {
  const upright = uprightFrame(page)
  const isBefore = (place: ReadPage['lines'][number]['place']): boolean => {
    const box = upright(place)
    return along === 'y' ? middle(box) < at : middleX(box) < at
  }
  const part = (wanted: boolean): ReadPage => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const words = line.words.filter(({ place }) => isBefore(place) === wanted)
      if (words.length === 0) return []
      return [words.length === line.words.length ? line : { ...line, words, place: aroundWords(words) }]
    }),
    codes: page.codes.filter(({ quad }) => isBefore(quad) === wanted),
  })
  return [part(true), part(false)]
}

/** From the first word of a line to its last. */
function aroundWords(words: ReadPage['lines'][number]['words']): ReadPage['lines'][number]['place'] {
  const [first, last] = [words[0]!.place, words.at(-1)!.place]
  return [first[0], last[1], last[2], first[3]]
}
