import { describe, expect, test } from 'vitest'
import { placeOf, type Reasons } from '../../../../../../src/main/engine/extraction/labels/reasons/label-place'
import { ofASentence } from '../../../../../../src/main/engine/extraction/labels/reasons/of-a-sentence'
import { againstShort, forShort } from '../../../../../../src/main/engine/extraction/labels/reasons/of-a-short-label'
import { ofAValue } from '../../../../../../src/main/engine/extraction/labels/reasons/of-a-value'
import { ofAnotherLabel } from '../../../../../../src/main/engine/extraction/labels/reasons/of-another-label'
import { layoutOf, segmentFrom, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { findPhrase, type PhraseHit } from '../../../../../../src/main/engine/extraction/labels/phrases'
import { standsAsLabel } from '../../../../../../src/main/engine/extraction/labels/stands-as-label'
import { asciiPage } from '../ascii-page'

/** The last place in a line that is like a label; every word has its own script, as that of some readers has. */
function lastIn(line: string, phrase: string): PhraseHit {
  const page = asciiPage(line)
  const isCut = line.startsWith("er's")
  const [segment] = layoutOf({ ...page, quality: { ...page.quality, whole: !isCut } }).segments
  const words = segment!.words.map((word): LaidWord => ({ ...word, script: scriptOf(word.text) }))
  const hit = findPhrase(segmentFrom(words), phrase).at(-1)
  if (!hit) throw new Error(`"${line}" has nothing like "${phrase}"`)
  return hit
}

const scriptOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 'devanagari' : 'latin')

const reasonsAt = (reasons: Reasons, hit: PhraseHit): string[] =>
  Object.entries(reasons).flatMap(([name, holds]) => (holds(placeOf(hit)) ? [name] : []))

/** Of each reason: the label, a line in which the reason speaks against it, and a like line in which it is one. */
type Cases = Readonly<Record<string, readonly [label: string, none: string, one: string]>>

const cases: readonly (readonly [string, Reasons, Cases])[] = [
  [
    'another label',
    ofAnotherLabel,
    {
      runsIntoBrackets: ['Vendor Code', 'Vendor (Code 771204)', 'Vendor Code (771204)'],
      runsOverStroke: ['D.O. Date', 'No. / Date', 'D.O. Dato'],
      opensNumber: ['PO No / Amd', 'P.O. No. AMH/ 2291', 'PO No. AMD 2291'],
      lacksItsSign: ['Consumer#', 'Consumer', 'Consumer #'],
      wasOnce: ['K No', 'Old K No 5341', 'New: K No 5341'],
      endsInAnotherWord: ['Property ID', 'PROPERTY TAX', 'PROPERTY 10'],
      isAnotherForm: ['Issued', 'First Issue', 'Issue'],
      lacksWordWithin: ['Associate ID', 'Process Associate', 'Associate'],
      opensWithJoint: ['On Account', 'State of Account', 'Paid On Acount'],
      isClosedLater: ['Meter', 'Meter Reader: 3391', 'Meter: 3391'],
      hasFurtherNoun: ['Asset', 'Asset Category', 'Asset Tractor'],
      isOfService: ['Consumer', 'Consumer service charge', 'Consumer 1800'],
      isOfHelp: ['Customer', 'Customer Care 1800', 'Customer 1800'],
      ownsWhatFollows: ['Borrower', "Borrower's Margin", "Borrower's 4471"],
      lacksLetter: ['HPA with', '48 HP WITH ROTAVATOR', 'HP WITH ROTAVATOR'],
      isCutByEdge: ['Name of Bank', "er's Name of Bank", 'Name of Bank'],
    },
  ],
  [
    'a value',
    ofAValue,
    {
      isBehindOpeningColon: ['Supplier account', ': Supplier account', 'Supplier account :'],
      addressesLady: ['M/s', 'Ms. Nidhi Deo', 'M/s Nidhi Deo'],
      isEstate: ['State', 'Estate', 'State Goa'],
      endsAddressedName: ['Company', 'M/s Pamba Scientific Company', 'Scientific Company'],
      goesOnAsFirm: ['Finance Bank', 'Pamba Finance Bank Limited', 'Pamba Finance Bank Kollam'],
      endsInPlural: ['Vehicle', 'PAMBA COMMERCIAL VEHICLES', 'PAMBA COMMERCIAL VEHICLE'],
      runsTogether: ['Address', 'Sarees and dress material', 'Sarees Address material'],
      saysTrade: ['Supplier', 'Govt. Supplier & Order Contractor', 'Govt. Supplier 4471'],
      tellsOffice: ['Office', 'Kishor Bhanushali, Age 49, Office: Thane', 'Kishor Bhanushali Age 49 Office: Thane'],
      saysWhoSigns: ['Employee', 'Sign. / thumb of Employee', 'Grade of Employee'],
      countsInAddress: ['UID No', 'OLD NO 14', 'UlD NO 14'],
      numbersPremises: ['Premises', 'Premises No. 14-0229, Plot 22', 'Premises Plot 22'],
      isWardOfPlace: ['Ward No', 'Ward No. 17, Hassan 573201', 'Ward No. 17, Zone C'],
      isCountedBehindHouse: ['Scheme', '112-B SCHEME NO 54', '112-B SCHEME : 54'],
      isGivenCopy: ['Borrower', 'cc: Borrower; Regional Office', 'CC Borrower: Regional Office'],
      closesBracket: ['HP with', 'Tractor (40 HP) with rotavator', 'Tractor 40 HP) with rotavator'],
      isListed: ['Department', 'Stores Department, Plot 44', 'Stores Department Plot 44'],
    },
  ],
  [
    'a sentence',
    ofASentence,
    {
      endsSentence: [
        'Account Number',
        'Please quote the account number. Pay in time',
        'Please quote the account number',
      ],
      isSmallWithin: [
        'customer',
        'the copy of this bill which we hand to the customer and endorse for him',
        'your bill which we have sent to you for the customer 170014238 is ready',
      ],
      isReckonedWith: [
        'Total Deductions',
        'Net pay = Gross - Total Deductions = 41,200.00',
        'Net pay - Total Deductions : 41,200.00',
      ],
      isTakenOff: ['Total Deductions', 'Gross Earnings - Total Deductions', 'Gross Earnings 41,200 - Total Deductions'],
    },
  ],
  [
    'a word before a short label',
    againstShort,
    {
      isQualified: ['Date', 'Print Date : 04/03/2023', 'Bill: 3391 Date : 04/03/2023'],
      isBeforeComma: ['Dated', 'Dared, Jamnagar', 'Dated, 04/03/2023'],
    },
  ],
]

describe.each(cases)('a label is none that is part of %s', (_, reasons, told) => {
  test('each reason has a case', () => expect(Object.keys(told).sort()).toEqual(Object.keys(reasons).sort()))

  test.each(Object.entries(told))('%s', (reason, [label, none, one]) => {
    expect(reasonsAt(reasons, lastIn(none, label))).toContain(reason)
    expect(standsAsLabel(lastIn(none, label))).toBe(false)
    expect(reasonsAt(reasons, lastIn(one, label))).not.toContain(reason)
    expect(standsAsLabel(lastIn(one, label))).toBe(true)
  })
})

/** Of each reason: the short label, and a line in which this reason alone speaks for it. */
const shown: Readonly<Record<string, readonly [label: string, line: string]>> = {
  opensLine: ['Date', 'Date 04/03/2023'],
  isClosed: ['Date', '3391 Date: 04/03/2023'],
  isDayOfItsOwn: ['दिनांक', '8841 दिनांक'],
  isSecondOfTwo: ['Date', 'Receipt & Date'],
  isDateBehindNumber: ['Date', 'PMB/KLM/44/2024 Date'],
  opensNumberedRow: ['Asset', '3 Asset Tractor'],
  isBehindTranslation: ['Name', 'नाम Name Asha'],
  isBehindMark: ['Name', 'Naam) Name Asha'],
  opensWithStroke: ['Name', 'Naam /Name Asha'],
}

describe('a short label is one', () => {
  test('each reason has a case', () => expect(Object.keys(shown).sort()).toEqual(Object.keys(forShort).sort()))

  test.each(Object.entries(shown))('%s', (reason, [label, line]) => {
    expect(reasonsAt(forShort, lastIn(line, label))).toEqual([reason])
    expect(standsAsLabel(lastIn(line, label))).toBe(true)
  })

  test('with no reason for it, a word within a line is none', () =>
    expect(standsAsLabel(lastIn('Up to Date Stores', 'Date'))).toBe(false))
})

test('what a bracket behind a label says was once is no label of what is', () => {
  expect(standsAsLabel(lastIn('K No (पुराना)', 'K No'))).toBe(false)
  expect(standsAsLabel(lastIn('K No (5341)', 'K No'))).toBe(true)
})
