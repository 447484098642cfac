/** What is like a label and is part of running text, or of a sum that is told in words. */
import { isSentence, isSmall } from '../../layout/sentences'
import type { Reasons } from './label-place'

export const ofASentence: Reasons = {
  /** "Please quote the account number. Pay in time": the last word of a sentence, with the next after it or under it. */
  endsSentence: ({ words, segment, from, to, last }) =>
    from > 0 &&
    /\p{Ll}{4}\.$/u.test(last.text) &&
    (to < words.length || (words.length > 2 && words.every(isSmall)) || isSentence(segment)),

  /** "… to the customer and endorsing": a small word names nothing beside it; but "consumer no. 170014238865" does. */
  isSmallWithin: ({ segment, before, opening, after, likeness, hasColon }) => {
    const isNumbered = likeness === 1 && /^[\d/-]{6,}[.,]?$/.test(after?.text ?? '')
    return (
      before !== undefined && isSmall(before) && isSmall(opening) && !hasColon && !isNumbered && isSentence(segment)
    )
  },

  /** "Net pay = Gross earnings - Total deductions = ₹1,25,780.00": what is reckoned with has no value of its own there. */
  isReckonedWith: ({ words, from, before }) =>
    /^[=–−+-]$/.test(before?.text ?? '') && words.slice(0, from).some(({ text }) => text === '='),

  /** "Gross Earnings - Total Deductions" alone explains the line above; what a dash parts from a day is not taken off. */
  isTakenOff: ({ words, from, to, phrase, before, opening }) =>
    /^[–−-]$/.test(before?.text ?? '') &&
    /^\p{Script=Latin}{3}/u.test(words[from - 2]?.text ?? '') &&
    !/\bdate\b/i.test(phrase) &&
    to === words.length &&
    opening.script === 'latin',
}
