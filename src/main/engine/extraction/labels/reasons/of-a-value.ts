/** What is like a label and is part of a value: a name, a place, or who signed. */
import { beginsEndOfFirm } from '../../grammars/firm-names'
import { textOf } from '../../layout/layout'
import { isSmall } from '../../layout/sentences'
import type { Reasons } from './label-place'

export const ofAValue: Reasons = {
  /** ": Supplier account": what a colon opens is the value of the label before it. */
  isBehindOpeningColon: ({ words, from }) => from === 1 && /^[:：]$/.test(words[0]!.text),

  /** "Ms. Nidhi Sinha" is a lady, and no firm. */
  addressesLady: ({ text, phrase }) => phrase === 'M/s' && /^Ms\.?$/.test(text),

  /** "M/s Malabar Scientific Company": what a form of address opens is a name to its end. */
  endsAddressedName: ({ words, from, to }) =>
    from > 0 && to === words.length && /^(?:m\s?\/\s?s|messrs)\.?,?$/i.test(words[0]!.text),

  /** "Swaraj 735 (40 HP) with rotavator": no label closes the bracket of a value and goes on behind it. */
  closesBracket: ({ lead, words, from, to }) =>
    /\([^)]*$/.test(lead) && words.slice(from, to - 1).some(({ text }) => /^[^(]*\)/.test(text)),

  /** "Small Finance Bank Limited" is no "Finance Bank": the name of a firm goes on. */
  goesOnAsFirm: ({ before, after, hasColon }) =>
    before !== undefined && !hasColon && beginsEndOfFirm(after?.text ?? ''),

  /** "SUSEE COMMERCIAL VEHICLES": a name may end with more than one of what a label names. */
  endsInPlural: ({ before, opening, phrase, hasColon, isOneWord, isInexact }) =>
    before !== undefined && !hasColon && isOneWord && isInexact && /s$/i.test(opening.text) && !/s$/i.test(phrase),

  /** "Sarees and dress material": two small words that run together are like a word of more letters by chance. */
  runsTogether: ({ before, opening, from, to, phrase, hasColon, isInexact }) =>
    before !== undefined && isSmall(opening) && to - from > phrase.split(' ').length && isInexact && !hasColon,

  /** "Signature of Employee", "Sign. / thumb of employee": who writes there is not named by it. */
  saysWhoSigns: ({ lead }) => signedBy.test(lead),

  /** "Class I Govt. Contractor & Order Supplier": under its name a firm says what it does. */
  saysTrade: ({ lead, words, from, to, hasColon }) =>
    from > 0 && !hasColon && tradeBefore.test(lead + ' ' + textOf(words.slice(from, to + 1))),

  /** "Bhanushali, Age 49, Office: Ghodbunder Road": where somebody works is told of them, behind a comma. */
  tellsOffice: ({ opening, before, isOneWord }) =>
    isOneWord && /^office\b/i.test(opening.text) && /,$/.test(before?.text ?? ''),

  /** "OLD NO 14", "Ward No 5": an address counts what it names, and a letter off that is UID No and Card No. */
  countsInAddress: ({ text, isInexact }) => isInexact && countedInAddresses.test(text),

  /** "Chandaka Industrial" over "Estate": what houses and firms stand on is no "State". */
  isEstate: ({ phrase, text }) => phrase === 'State' && /^estates?\W*$/i.test(text),

  /** "Premises No. 14-0229, Plot IID/22": an address begins with the number of the premises. */
  numbersPremises: ({ phrase, after, hasColon }) =>
    phrase === 'Premises' && !hasColon && /^(?:no\b|#|\d)/i.test(after?.text ?? ''),

  /** "Ward No. 17, Fort, Hassan": behind the ward of an address its place follows. */
  isWardOfPlace: ({ phrase, words, to, hasColon }) =>
    /^ward(?: no)?$/i.test(phrase) && !hasColon && numberAndPlace.test(textOf(words.slice(to))),

  /** "112-B SCHEME NO 54": behind the number of a house, what is counted is a part of the town. */
  isCountedBehindHouse: ({ before, after, from, to, hasColon }) =>
    to - from === 1 && !hasColon && /\d\W?\p{L}/u.test(before?.text ?? '') && /^no\.?$/i.test(after?.text ?? ''),

  /** "cc: Borrower; Regional Office", "Copy to: Customer, Accounts": who else gets the paper. */
  isGivenCopy: ({ lead }) => givenCopies.test(lead),

  /** "Stores Department, Plot 44", "Survey No. 34, Village Baner": places are listed, and each says what it is. */
  isListed: ({ words, from, to, before, last, hasColon }) =>
    before !== undefined &&
    !hasColon &&
    to < words.length &&
    (/\p{L}{3},$/u.test(last.text) || (to - from === 1 && before.text.endsWith(','))),
}

const numberAndPlace = /^(?:no\W{0,2}\s)?(?:\d{1,3}|[IVX]{1,5}),\s(?!zone|circle)\p{L}{3}/iu

const givenCopies = /^\W*(?:c\.?\s?c\.?(?:\s+to)?\s*[:–-]|cop(?:y|ies)\s+to\b)/i

const trade =
  '(?:contractors?|suppliers?|dealers?|stockists?|traders?|vendors?|manufacturers?|distributors?|merchants?)'
const tradeBefore = new RegExp(
  `\\b${trade}\\s+(?:&|and)(?:\\s|$)|\\b${trade}\\s+(?:&|and)\\s+(?:\\p{L}+\\s+)?${trade}\\b`,
  'iu',
)

const signedBy =
  /\b(?:sign(?:ed|ature)?|lti|thumb(?:\s+(?:impression|mark))?|initials?)(?:\W+(?:lti|thumb(?:\s+(?:impression|mark))?))?\W+(?:of|by)(?:\s+the)?$/i

const countedInAddresses =
  /^(?:old|new|qtrs?|qr|ward|sector|survey|sy|gat|gut|khasra|plot|flat|door|house|room|shop|gate|road|lane|gali|block)\W*n[o0]\W*$/i
