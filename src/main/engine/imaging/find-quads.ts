import { mapCorners } from '../../../shared/domain/geometry'
import type { ColourRaster, PageQuad } from '../model'
import { withBand } from './band-beyond'
import { findEdges, findGradients } from './edges'
import { cutCandidates, quadCandidates, type QuadCandidate } from './quad-candidates'
import {
  borderStep,
  contains,
  isPaperShaped,
  letterHeights,
  lettersCut,
  overlap,
  slopeInside,
  usualLevel,
  usualShape,
} from './quad-checks'
import { shrinkColour } from './shrink-colour'
import { findStraightLines } from './straight-lines'
import type { TextInk } from './text-ink'

const LONG_SIDE = 512
/** Levels by which a card differs from what lies around it. A frame that is only printed has none. */
const MIN_BORDER_STEP = 9
/** Where all sides are seen from end to end, a fainter step is believed. */
const MIN_BORDER_STEP_WHOLE = 4
const WHOLE_SUPPORT = 0.96
/** With so much of its sides seen among strong edges alone a quad needs no second look. */
const CLEAR_SUPPORT = 0.93
/** Two sides that go on beyond a third this clearly end elsewhere. */
const RUNS_ON = 0.6
const MIN_LETTERS = 8
/**
 * A side that goes through so many letters is no border, unless the sides are clearly seen: wood has grain like
 * letters.
 */
const CUT_LETTERS = 2
/** … so far into them, as a share of their size; */
const INTO_LETTER = 0.2
/** and so many that stand on it, nearer than this share, are a line of print that was taken for a border. */
const GRAZED_LETTERS = 6
const BESIDE_LETTER = -0.1
const MAX_QUADS = 4
/** Rivals for the same card that are compared by their text. */
const MAX_RIVALS = 5
/** The grain of wood and cloth looks like very small letters; what counts outside is of the size found inside. */
export const LIKE_SIZE = 0.75
/** Print is darker than this, paper being at 245; the grain of cloth hardly. */
export const FAINTEST_PRINT = 165
/** With more letters than this outside for each inside there must be more to be found. */
const MUCH_OUTSIDE = 0.3
/** Degrees that text may slope in a good quad, where it has a clear slope at all. */
const MAX_SLOPE = 2.5
const CLEAR_SLOPE = 1.6
const SLOPE_PENALTY = 0.12

/**
 * Of several cards in one quad: how near each is to a usual shape, by how much less its sides may be seen, and what
 * shares of the letters one and all hold.
 */
const CARD_SHAPE = 0.95
const SEEN_LESS = 0.02
const MOST_IN_ONE = 0.85
const LEAST_IN_ALL = 0.93

export interface FoundQuad {
  readonly quad: PageQuad
  /** Share of its sides that are edges, 0..1. */
  readonly support: number
  /** True where one side is an edge of the picture. */
  readonly cut: boolean
  /** Letter shapes inside, and their median height in page pixels. */
  readonly letters: number
  readonly letterHeight: number
}

interface Rival extends FoundQuad {
  /** 0..1: how clearly two sides go on beyond a third. */
  readonly runsOn: number
  /** How much print is inside: large letters count for more, and the grain of wood for little. */
  readonly print: number
  readonly score: number
}

/**
 * Finds the cards and pages that lie on a picture, in page space. Doubtful ones are left out: a wrong
 * quadrilateral costs more than none.
 */
export function findQuads(colour: ColourRaster, ink: TextInk): FoundQuad[] {
  const factor = Math.max(1, Math.ceil(Math.max(colour.width, colour.height) / LONG_SIDE))
  const picture = shrinkColour(colour, factor)
  return chosenQuads(picture, factor, ink).map((found) => ({
    ...found,
    quad: enlarge(withBand(picture, shrunk(found.quad, factor)), factor),
  }))
}

function chosenQuads(picture: ColourRaster, factor: number, ink: TextInk): Rival[] {
  const { width, height } = picture
  const gradients = findGradients(picture)
  const rivals = (candidates: readonly QuadCandidate[]) => rivalsOf(candidates, picture, factor, ink)
  // Strong edges alone are sparse and quick to search, and wood or cloth does not lead them astray.
  const strong = findStraightLines(findEdges(gradients, 'strong'))
  const clear = choose(rivals(quadCandidates(strong, width, height)).filter(isWhole), ink)
  if (shareOutside(clear, ink) < MUCH_OUTSIDE) return clear
  const faint = findStraightLines(findEdges(gradients, 'faint'))
  const whole = choose(rivals(quadCandidates(faint, width, height)), ink)
  if (shareOutside(whole, ink) < MUCH_OUTSIDE && whole.every((quad) => quad.runsOn < RUNS_ON)) return whole
  // What the picture cuts is looked for only where nothing whole holds the text: its evidence is weaker.
  const cut = choose(rivals(cutCandidates(strong, width, height)), ink)
  return shareOutside(cut, ink) < MUCH_OUTSIDE ? cut : whole
}

/** Letters outside all quads for each inside; without end where there are no quads. */
export function shareOutside(quads: readonly FoundQuad[], ink: TextInk): number {
  if (quads.length === 0) return Infinity
  const inside = quads.reduce((sum, quad) => sum + quad.letters, 0)
  const least = LIKE_SIZE * Math.min(...quads.map((quad) => quad.letterHeight))
  const isInside = (x: number, y: number): boolean => quads.some(({ quad }) => contains(quad, x, y))
  // All print of a picture out of focus is faint: then what is as dark as that inside is print too.
  const faintest = Math.max(FAINTEST_PRINT, usualLevel(ink, isInside))
  const outside = letterHeights(ink, (x, y) => !isInside(x, y), faintest)
  return outside.filter((height) => height >= least).length / inside
}

/** Letters like those of a quad that stand outside all quads, no higher than its top and no lower than its bottom. */
export function lettersBeside({ quad, letterHeight }: FoundQuad, all: readonly FoundQuad[], ink: TextInk): number {
  const [top, bottom] = [Math.min(...quad.map(({ y }) => y)), Math.max(...quad.map(({ y }) => y))]
  const beside = letterHeights(
    ink,
    (x, y) => y > top && y < bottom && !all.some((other) => contains(other.quad, x, y)),
    FAINTEST_PRINT,
  )
  return beside.filter((height) => height >= LIKE_SIZE * letterHeight).length
}

function isWhole(rival: Rival): boolean {
  return rival.support >= CLEAR_SUPPORT && rival.runsOn < RUNS_ON
}

/** The best of every group of rivals for one place. */
function choose(all: readonly Rival[], ink: TextInk): Rival[] {
  let rivals = all
  const accepted: Rival[] = []
  while (rivals.length > 0 && accepted.length < MAX_QUADS) {
    const first = rivals[0]!
    const best = bestOf(rivals.filter((rival) => overlap(rival.quad, first.quad)).slice(0, MAX_RIVALS), ink)
    if (best) accepted.push(...(cardsIn(best, rivals, ink) ?? [best]))
    const taken = best ?? first
    rivals = rivals.filter((rival) => rival !== first && !overlap(rival.quad, taken.quad))
  }
  return accepted
}

/**
 * Cards beside or under each other have their outer sides in line: what holds most of its print in two cards is no
 * card.
 */
function cardsIn(whole: Rival, rivals: readonly Rival[], ink: TextInk): Rival[] | null {
  const within = rivals.filter(
    (rival) =>
      rival.runsOn < RUNS_ON &&
      rival.support > whole.support - SEEN_LESS &&
      usualShape(rival.quad) > CARD_SHAPE &&
      rival.letters < MOST_IN_ONE * whole.letters &&
      overlap(whole.quad, rival.quad),
  )
  const cards = within.length > 1 ? choose(within, ink) : []
  const letters = cards.reduce((sum, card) => sum + card.letters, 0)
  return cards.length > 1 && letters > LEAST_IN_ALL * whole.letters ? cards : null
}

/** Quads of the right shape, with a border that can be seen and text inside; the best first. */
function rivalsOf(candidates: readonly QuadCandidate[], picture: ColourRaster, factor: number, ink: TextInk): Rival[] {
  return candidates.flatMap(({ quad: small, support, score, runsOn, cutSide }) => {
    const cut = cutSide !== null
    if (!isPaperShaped(small, cut)) return []
    const leastStep = support < WHOLE_SUPPORT || cut ? MIN_BORDER_STEP : MIN_BORDER_STEP_WHOLE
    if (borderStep(picture, small, cutSide) < leastStep) return []
    const quad = enlarge(small, factor)
    if (support < CLEAR_SUPPORT && isInPrint(quad, ink)) return []
    const heights = letterHeights(ink, (x, y) => contains(quad, x, y))
    if (heights.length < MIN_LETTERS) return []
    const print = heights.reduce((sum, height) => sum + height * height, 0)
    const letterHeight = heights[heights.length >> 1]!
    return [{ quad, support, score, runsOn, cut, letters: heights.length, letterHeight, print }]
  })
}

/** True for a quad with a side that goes through print, or along a line of it. */
const isInPrint = (quad: PageQuad, ink: TextInk): boolean =>
  lettersCut(ink, quad, FAINTEST_PRINT, INTO_LETTER) >= CUT_LETTERS ||
  lettersCut(ink, quad, FAINTEST_PRINT, BESIDE_LETTER) >= GRAZED_LETTERS

/** Of several quads for one card, the one that holds its text, and holds it level; null where all run aslant. */
function bestOf(rivals: readonly Rival[], ink: TextInk): Rival | null {
  const mostPrint = Math.max(...rivals.map((rival) => rival.print))
  let best: Rival | null = null
  let bestScore = 0
  for (const rival of rivals) {
    const angle = slopeInside(ink, rival.quad)
    const slope = angle && angle.clarity >= CLEAR_SLOPE ? Math.abs(angle.degrees) : 0
    if (slope > MAX_SLOPE) continue
    const score =
      rival.score * Math.sqrt(rival.print / mostPrint) * (1 - SLOPE_PENALTY * slope) * usualShape(rival.quad)
    if (score > bestScore) {
      best = rival
      bestScore = score
    }
  }
  return best
}

/** Edge pixels are named by their column and row; their centres lie half a pixel further. */
const enlarge = (quad: PageQuad, factor: number): PageQuad =>
  mapCorners(quad, ({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor }))
const shrunk = (quad: PageQuad, factor: number): PageQuad =>
  mapCorners(quad, ({ x, y }) => ({ x: x / factor - 0.5, y: y / factor - 0.5 }))
