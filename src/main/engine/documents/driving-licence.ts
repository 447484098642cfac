import { addressByLabel } from '../extraction/addresses/address-rule'
import { drivingLicence, officeLicence } from '../identifiers'
import { addressByPin } from '../extraction/addresses/address-by-pin'
import { anywhere, doubted, fromWords, labelled, labelledName } from '../extraction/rules/candidates'
import { datesOn, fromDate, yearsBetween } from '../extraction/rules/date-order'
import {
  bloodGroupGrammar,
  dateGrammar,
  nameGrammar,
  parsed,
  periodEndGrammar,
  type Grammar,
} from '../extraction/grammars/grammar'
import { identifierGrammar } from '../extraction/grammars/identifier-grammar'
import { licenceGrammar } from '../extraction/grammars/identifier-grammars'
import { bottom, middle, textOf } from '../extraction/layout/layout'
import { rightOf } from '../extraction/layout/right-of'
import type { Rule } from '../extraction/rules/rule'
import { spanOf, spanText, trimmed } from '../extraction/layout/span'
import { fatherByWornLabel, nameOverFather, namesByOrder } from '../extraction/rules/unlabelled-names'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { dayInRow, isInRowOfHeads } from './cards/licence-row-of-days'
import { titles, words, type DocumentDefinition } from './definition'
import { spelledClasses, vehicleClasses } from './cards/driving-licence-classes'
import { licenceLabels } from './cards/driving-licence-labels'

const thisYear = new Date().getFullYear()
const birthYears = { from: 1900, to: thisYear }
const validYears = { from: 1980, to: thisYear + 45 }

/** The letters of a state that were not read but concluded from what stands in their place: many states have such. */
const stateInDoubt = (rule: Rule): Rule =>
  doubted(
    rule,
    (value, rawText) =>
      !rawText
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase()
        .includes(value.slice(0, 2)),
  )

/** The number of an old licence; a blank may stand beside its slashes. */
const officeNumberGrammar: Grammar = ({ lines: [line = []] }) => {
  const words = trimmed(line)
  for (let to = words.length; to > 0; to--) {
    const value = officeLicence(
      words
        .slice(0, to)
        .map(({ text }) => text)
        .join(''),
    )
    if (value !== null) return parsed(value, spanOf(words.slice(0, to)))
  }
  return null
}

/** Without a label: an old number that says itself what it is, `DLFAP01642382005`. */
const letteredNumberGrammar: Grammar = (span) =>
  /^DL[A-Z]{3}\d/.test(spanText(span)) ? officeNumberGrammar(span) : null

/** Where both are printed, the date for own vehicles (NT); one marked as for transport (TR) is another field. */
const ownVehicleDate: Grammar = (span) => {
  const text = textOf(span.lines[0] ?? [])
  const untilTransport = /\bTR\b/.test(text) && !/\bNT\b/.test(text)
  return untilTransport ? null : dateGrammar(validYears)(span)
}

/** `AB+` with nothing beside it. */
const bloodGroupAlone: Grammar = (span) =>
  /^(?:A|B|AB|O)\s?[+-]$/.test(spanText(span)) ? bloodGroupGrammar(span) : null

const addressEnds = (text: string): boolean =>
  /^\W*(?:signature|sign\b|holder|issuing|licen[cs]ing|cov\b|doi\b|authori[sz]|badge|emergency|date|valid|form|blood|organ)|thumb|impression/i.test(
    text,
  )

const address = addressByLabel('licence.address.label', addressEnds, 0.9)

const misreadRelation = /^(?:[SDW5]\s?[/|](?!N[o0])[A-Za-z0-9/|]{1,6}|[B0O]\/[O0o]):?$/

/** A relation whose letters were misread: the slash after the first of them is left. `S/No` is a survey's number. */
const fatherByRelation: Rule = {
  name: 'licence.father.relation',
  find: ({ pages }) =>
    pages.flatMap((page) =>
      page.layout.segments.flatMap((segment) => {
        const [first, ...rest] = segment.words
        if (!first || !misreadRelation.test(first.text) || page.labelOf.has(first)) return []
        const beside = rest.length > 0 ? rest : (rightOf(page.layout, segment)?.words ?? [])
        const read = nameGrammar(spanOf(beside.filter((w) => !/^(?:o[ft]|0f)\W*$/i.test(w.text))))
        return read ? [fromWords(page.layout, 'father_name', 'licence.father.relation', read, 0.75)] : []
      }),
    ),
}

/** A relation that opens the line of the father: `S/o.`, `Son of`. */
const relation = /^(?:[SDW]\s?[/|]\s?[O0o]|(?:son|daughter|wife) of)\b/i

/** As on a letter: the name without a label, and under it the relation with the father's name. */
const nameOverRelation: Rule = {
  name: 'licence.name.over_relation',
  find: ({ pages }) => {
    if (pages.some((page) => page.hits.some(({ label }) => label === 'name'))) return []
    return pages.flatMap((page) =>
      page.layout.segments
        .filter((s) => relation.test(textOf(s.words)))
        .flatMap((opening) => {
          const over = page.layout.segments.findLast(
            (s) =>
              bottom(s.box) < middle(opening.box) &&
              opening.box.y - bottom(s.box) < 1.5 * opening.box.height &&
              Math.abs(s.box.x - opening.box.x) < 1.5 * opening.box.height,
          )
          const read = over && !over.words.some((w) => page.labelOf.has(w)) ? nameGrammar(spanOf(over.words)) : null
          return read ? [fromWords(page.layout, 'name', 'licence.name.over_relation', read, 0.85)] : []
        }),
    )
  },
}

const issueYears = { from: 1950, to: thisYear + 1 }
const issueGrammar = dateGrammar(issueYears)
const issuedAtLabel = labelled('licence.issue.label', 'issue_date', 'issue', issueGrammar)
const issuedInRow = dayInRow('licence.issue.row', 'issue_date', 'issue', issueYears)

/** The day of the card in its row of days; days of classes of vehicles, in a table of their own, are not asked then. */
const issued: Rule = {
  name: issuedAtLabel.name,
  find: (context) => {
    const inRow = issuedInRow.find(context)
    return inRow.length > 0 ? inRow : issuedAtLabel.find(context)
  },
}

/**
 * A renewed licence tells the day of its first issue beside its own: that bears the other out where both are one day,
 * and stands for it, in doubt, where there is none.
 */
const firstIssued: Rule = {
  name: 'licence.issue.first',
  find: (context) => {
    const first = doubted(labelled('licence.issue.first', 'issue_date', 'first_issue', issueGrammar), () => true)
    const own = issued.find(context)
    if (own.length === 0) return first.find(context).slice(0, 1)
    return first.find(context).filter(({ value }) => own.some((other) => other.value === value))
  },
}

/** "The licence to drive … other than transport vehicles is valid from …": what stands of transport alone is another. */
const saysValid = /\bvalid\b/i
const ofTransport = /(?<!other\s+than\s+)\btransport\b/i

const periodEnd = periodEndGrammar(validYears)

/** "… is valid from 17/04/2006 to 16/04/2026", as licences on paper say it; the sentence may break before its days. */
const validBySentence: Rule = {
  name: 'licence.valid.sentence',
  find: ({ pages }) =>
    pages.flatMap(({ layout }) =>
      layout.segments.flatMap((segment) => {
        const text = textOf(segment.words)
        if (!/(?:^|\bvalid\s+)from\b/i.test(text)) return []
        const over = layout.segments.findLast(
          ({ box }) =>
            bottom(box) < middle(segment.box) &&
            segment.box.y - bottom(box) < 1.5 * segment.box.height &&
            Math.abs(box.x - segment.box.x) < 1.5 * segment.box.height,
        )
        const sentence = `${saysValid.test(text) || !over ? '' : textOf(over.words)} ${text}`
        const read = saysValid.test(sentence) && !ofTransport.test(sentence) && periodEnd(spanOf(segment.words))
        return read ? [fromWords(layout, 'valid_till', validBySentence.name, read, 0.85)] : []
      }),
    ),
}

/** Nobody drives before the age of sixteen; the last of all days is that until which the licence holds. */
const datesByOrder: Rule = {
  name: 'licence.dates.order',
  find: ({ pages }) => {
    const [birth, issue, ...later] = datesOn(pages, { from: 1900, to: thisYear + 45 })
    const last = later.at(-1)
    if (!birth || !issue || !last || yearsBetween(birth.value, issue.value) < 16) return []
    if (yearsBetween(issue.value, last.value) < 2) return []
    const isFirst = pages.some((page) => page.hits.some(({ label }) => label === 'first_issue'))
    return [
      fromDate(birth, 'date_of_birth', 'licence.dates.order', 0.65),
      ...(isFirst ? [] : [fromDate(issue, 'issue_date', 'licence.dates.order', 0.6)]),
      fromDate(last, 'valid_till', 'licence.dates.order', 0.6),
    ]
  },
}

export const licenceDocument: DocumentDefinition = {
  type: 'DRIVING_LICENSE',
  cues: [
    ...titles({
      'Indian Union Driving Licence': 2,
      'Union of India Driving Licence': 2,
      'State Motor Driving Licence': 1.8,
      'Motor Driving Licence': 1.6,
      'Driving Licence': 1.4,
      'Driving License': 1.2,
      'Transport Department': 0.5,
      'Form 7': 0.5,
    }),
    ...words({
      'Authorisation to drive': 0.8,
      'Authorization to drive': 0.8,
      'Authorised to drive': 0.6,
      'following class of vehicles throughout India': 0.9,
      'Licencing Authority': 0.4,
      'Licensing Authority': 0.4,
      'Validity(NT)': 0.6,
      'Valid Till': 0.2,
      'DL No': 0.6,
      'Licence No': 0.4,
      'Licence Number': 0.4,
      COV: 0.4,
      'Date of First Issue': 0.5,
      'Son/Daughter/Wife of': 0.4,
      'S/D/W of': 0.3,
      'Organ Donor': 0.5,
      'Blood Group': 0.2,
      BG: 0.1,
      LMV: 0.3,
      'LMV-NT': 0.4,
      MCWG: 0.5,
      MCWOG: 0.5,
      'Rule 16(2)': 0.5,
      'Holder Signature': 0.2,
    }),
  ],
  signs: { licence_number: 0.7 },
  labels: licenceLabels,
  rules: [
    stateInDoubt(labelled('licence.number.label', 'license_number', 'number', licenceGrammar)),
    stateInDoubt(
      anywhere(
        'licence.number.pattern',
        'license_number',
        identifierGrammar(drivingLicence, 13, 20),
        0.85,
        (_, text) => (text.match(/\d/g)?.length ?? 0) < 9,
      ),
    ),
    doubted(labelled('licence.number.office', 'license_number', 'number', officeNumberGrammar), () => true),
    doubted(anywhere('licence.number.letters', 'license_number', letteredNumberGrammar, 0.8), () => true),
    labelledName('licence.name.label', 'name', 'name'),
    labelledName('licence.father.label', 'father_name', 'father'),
    nameOverRelation,
    fatherByRelation,
    nameOverFather('licence.name.over_father', 'name'),
    fatherByWornLabel('licence.father.worn', 'father_name'),
    namesByOrder('licence.names.order', { name: 'name', father: 'father_name' }),
    labelled('licence.birth.label', 'date_of_birth', 'birth', dateGrammar(birthYears)),
    issued,
    firstIssued,
    seeingOnly(
      labelled('licence.valid.label', 'valid_till', 'valid', ownVehicleDate),
      (hit, page) => !isInRowOfHeads(hit, page),
    ),
    dayInRow('licence.valid.row', 'valid_till', 'valid', validYears),
    validBySentence,
    datesByOrder,
    labelled('licence.blood.label', 'blood_group', 'blood', bloodGroupGrammar),
    anywhere('licence.blood.alone', 'blood_group', bloodGroupAlone, 0.6),
    vehicleClasses,
    spelledClasses,
    address,
    addressByPin('licence.address.pin', addressEnds),
  ],
}
