/** Extracts of village forms VII and XII ("7/12"): the record of rights in land of Maharashtra. */
import { mostDoubted } from '../extraction/rules/bounds'
import { parsed, type Grammar } from '../extraction/grammars/grammar'
import type { Rule } from '../extraction/rules/rule'
import { spanOf } from '../extraction/layout/span'
import { wordsOfText } from '../extraction/layout/words-of-text'
import { latinDigits } from '../identifiers'
import { titles, words, type DocumentDefinition } from './definition'
import { areaForm } from './land-records/satbara-area'
import { areaOfLand } from './land-records/satbara-class-area'
import { mostHolders, occupants } from './land-records/satbara-holders'
import { issued } from './land-records/satbara-issued'
import { satbaraLabels } from './land-records/satbara-labels'
import { landType } from './land-records/satbara-land-type'
import { surveyNumber } from './land-records/satbara-survey'
import { villageBeforeTaluka } from './land-records/satbara-village'
import { candidate, cellText, column, isHead, placed, printedWords } from './land-records/satbara-places'

/** "गाव कामगार तलाठी" at the foot: who signs is an officer of the village. */
const officer = /तलाठी|कामगार|अधिकारी/u

/** A name of a place: letters alone. */
const placeName: Grammar = (span) => {
  const read = printedWords(span)
  if (!read) return null
  const value = read.value.replace(/\s*[([].*$|^म[ौो]ज[ेा]\s+/gu, '').trim()
  return officer.test(value) || /\d|[०-९]/.test(value) || value.split(' ').length > 4 || value === ''
    ? null
    : { ...read, value }
}

const account: Grammar = (span) => {
  const { text: raw, edits } = cellText(span)
  // "भोगवटादार वर्ग -1" beside the head names a class of tenure.
  // "(6120)" behind a holder is the entry by which he came to the land.
  const found = /(?<![\d.,/(]|[-–—]\s?|वर्ग\s?)\d{1,6}(?:\s?,\s?\d{1,6})*(?![\d./])/u.exec(latinDigits(raw))
  if (!found) return null
  const value = raw.slice(found.index, found.index + found[0].length).replace(/\s/g, '')
  return { ...parsed(value, wordsOfText(span, found.index, found.index + found[0].length)), edits }
}

/** Numbers alone under their head: each holder, or group of them, has an account. */
const accountAlone = /^\d{1,6}$/

/**
 * All accounts of the land, one under the other, each opposite its holders. Who held it before stays among them, struck out
 * by a line that is none of the print: never sure.
 */
const accounts: Rule = {
  name: 'satbara.account_number.column',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.hits
        .filter((hit) => hit.label === 'account' && isHead(page, hit))
        .flatMap((hit) => {
          const words = column(page, hit, { most: mostHolders, reach: 60 }).flatMap(({ lines: [line = []] }) => {
            // Beside it may stand the area of the next column.
            const [word, ...more] = line.filter(({ text }) => !areaForm.test(latinDigits(text)))
            return more.length === 0 && word && accountAlone.test(latinDigits(word.text)) ? [word] : []
          })
          const numbers = [...new Set(words.map((w) => w.text))]
          if (numbers.length < 2) return []
          const read = parsed(numbers.join(', '), spanOf(words))
          return [{ ...candidate(page, 'account_number', accounts.name, read, 0.95), most: mostDoubted }]
        }),
    ),
}

const oneAccount = placed('account_number', ['account'], account)

export const satbaraDocument: DocumentDefinition = {
  type: 'SATBARA',
  cues: [
    ...titles({
      'गाव नमुना सात': 2,
      'गाव नमुना बारा': 1.2,
      'गाव नमुना ७': 1.6,
      'गाव नमुना': 1.2,
      'अधिकार अभिलेख पत्रक': 1.5,
      '7/12 Extract': 1.8,
      'Village Form VII': 1.8,
      'Village Form VII-XII': 1.8,
      'Village Form 7': 1.6,
      'Village Form 7-12': 1.8,
      // A letter less is a district whose papers are of every type.
      सातबारा: 1.1,
      महाभूलेख: 1.2,
      '७/१२': 0.8,
      'सातबारा उतारा': 1.8,
    }),
    ...words({
      'भूमापन क्रमांक': 0.6,
      भोगवटादार: 0.6,
      कब्जेदार: 0.4,
      'कब्जेदाराचे नाव': 0.4,
      'हिस्सा नंबर': 0.3,
      'भोगवटादाराचे नाव': 0.6,
      'पिकांची नोंदवही': 0.7,
      'भूधारणा पद्धती': 0.7,
      'खाते क्रमांक': 0.3,
      'गट क्रमांक': 0.4,
      'शेताचे स्थानिक नाव': 0.6,
      जिरायत: 0.4,
      बागायत: 0.3,
      आकारणी: 0.3,
      फेरफार: 0.3,
      'Record of Rights': 0.5,
      'Survey No': 0.1,
    }),
  ],
  signs: {},
  labels: satbaraLabels,
  rules: [
    placed('village', ['village'], placeName),
    villageBeforeTaluka(placeName),
    placed('taluka', ['taluka'], placeName),
    placed('district', ['district'], placeName),
    surveyNumber,
    accounts,
    { ...oneAccount, find: (context) => (accounts.find(context).length > 0 ? [] : oneAccount.find(context)) },
    occupants,
    areaOfLand,
    landType,
    issued,
  ],
}
