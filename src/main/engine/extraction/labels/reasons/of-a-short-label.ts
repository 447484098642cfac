/** A label of few letters is like many a word: it needs a reason to be one. */
import { isOfLetters, type LabelPlace, type Reasons } from './label-place'

const mostLetters = 5

/** "चालू रीडिंग दिनांक": words of its own script before it make another day of it, as they do of "Date". */
const dayWord = /^दिना[ंँ]क$/

export const isShortLabel = ({ phrase }: LabelPlace): boolean => phrase.length <= mostLetters || dayWord.test(phrase)

/** Why a short label is none. */
export const againstShort: Reasons = {
  /** "… on the property. Print date :": the word before makes another label of it, where no value ends with that word. */
  isQualified: (place) =>
    place.hasColon &&
    isBehindWord(place) &&
    place.before?.script === place.opening.script &&
    !dayWord.test(place.phrase),

  /** "Dared, Jamnagar" is no "Dated": behind a word that is but like a label a comma goes on with what it begins. */
  isBeforeComma: ({ last, isInexact }) => isInexact && /,$/.test(last.text),
}

/** Why a short label is one. */
export const forShort: Reasons = {
  /** "Date 14/03/2023": it opens its line. */
  opensLine: ({ from }) => from === 0,

  /** "3391 Date: 14/03/2023": it has a colon. */
  isClosed: ({ hasColon }) => hasColon,

  /** "8841 दिनांक": the word for a day, with no word before it that says of what. */
  isDayOfItsOwn: (place) => dayWord.test(place.phrase) && !isBehindWord(place),

  /** "Receipt No. & Date", with both values beside it. */
  isSecondOfTwo: ({ words, to, before, likeness }) =>
    /^[&/]$/.test(before?.text ?? '') && to === words.length && likeness === 1,

  /** The next label, right behind a number that fills its own: "SEA/HYD/44/2024 Date", "No. 0672 Dated", or with its day behind it. */
  isDateBehindNumber: ({ text, before, after, likeness }) =>
    likeness === 1 &&
    (after === undefined || dayInDigits.test(after.text)) &&
    /\d{3}$/.test(before?.text ?? '') &&
    /^(?:Dated?|DATED?|DOI|Dt\.?|DT\.?)$/.test(text),

  /** "3 Asset": rows of a form are numbered. */
  opensNumberedRow: ({ from, before, likeness }) =>
    from === 1 && /^\d{1,2}$/.test(before?.text ?? '') && likeness === 1,

  /** "नाम Name": it stands behind its translation; behind a word of its script it ends another: "दुकानदार का नाम". */
  isBehindTranslation: ({ before, opening }) =>
    before !== undefined && before.script !== 'latin' && before.script !== opening.script,

  /** "Naam/ Name": what parts labels stands before it. */
  isBehindMark: ({ before }) => /[/|:.)]$/.test(before?.text ?? ''),

  /** "Naam /Name": its word has the stroke. */
  opensWithStroke: ({ from, to, opening }) => to - from === 1 && /^[/|]/.test(opening.text),
}

/** A day in digits, as forms have it behind its label. */
const dayInDigits = /^\d{1,2}([-./])\d{1,2}\1\d{2,4}$/

/** True behind a word that may be the label's own, and that is of no value: a colon would stand before that. */
const isBehindWord = ({ words, from, before }: LabelPlace): boolean =>
  before !== undefined && isOfLetters(before) && !words.slice(0, from).some(({ text }) => /[:：]/.test(text))
