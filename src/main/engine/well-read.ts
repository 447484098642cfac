/** How well a page was read, as far as its readers say. */
import type { ReadPage } from './model'

/** A word is read well as surely as this. Of a page that is read badly, more than this share of the signs are of others. */
const surely = 0.9
const badShare = 0.15
/** Of a page with fewer signs the faint ones may not have been seen. */
const fewSigns = 500
/** Signs read well that a second reading has for each of the first, if it is to be believed. */
const betterBy = 1.03

const signsOf = (pages: readonly ReadPage[], least: number): number =>
  pages
    .flatMap(({ lines }) => lines.flatMap(({ words }) => words))
    .reduce((sum, { text, confidence }) => sum + (confidence >= least ? text.length : 0), 0)

const wellRead = (pages: readonly ReadPage[]): number => signsOf(pages, surely)

export const isReadBadly = (pages: readonly ReadPage[]): boolean => wellRead(pages) < (1 - badShare) * signsOf(pages, 0)

export const hasFewSigns = (pages: readonly ReadPage[]): boolean => signsOf(pages, 0) < fewSigns

/** Whether a second reading of a page is to be believed rather than the first. */
export const isReadBetter = (again: readonly ReadPage[], first: readonly ReadPage[]): boolean =>
  wellRead(again) > betterBy * wellRead(first)
