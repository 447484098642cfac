import type { AddressPart } from '../../../../shared/domain/address-match'
import type { FormattedAddress } from '../parse-address'
import { placeKey } from '../place-key'
import { cityStates } from '../states'
import { labels } from '../text/lexicon'
import { printed } from '../text/words'
import type { Analysis } from './analyse'
import type { Run } from './runs'

/** The parts of an address in the order of print. The city is that of formatted_address, where the words have it. */
export function partsOf(analysis: Analysis, formatted: FormattedAddress): AddressPart[] {
  const { words, postcode } = analysis
  const parts: AddressPart[] = withCity(analysis, formatted).flatMap(({ part, to, printedFrom, confidence }) => {
    const first = words[printedFrom]
    const last = words[to - 1]
    if (part === 'other' || first === undefined || last === undefined) return []
    // What only says where a part ends, or is a form's own word, is no part of it.
    const said = words.slice(printedFrom, to).filter(({ text }) => !text.startsWith('_'))
    const value = said.map((word) => word.text).join(' ')
    if (value === '') return []
    return [{ name: part, value, start: first.start, end: last.end, confidence }]
  })
  if (postcode !== null) {
    const digits = /\d[\d\s-]*\d/.exec(analysis.text.slice(postcode.start, postcode.end))
    const start = postcode.start + (digits?.index ?? 0)
    const known = analysis.pin !== null
    parts.push({
      name: 'postcode',
      value: postcode.value,
      start,
      end: start + (digits?.[0].length ?? postcode.end - start),
      confidence: postcode.repaired ? 0.7 : known ? 0.98 : 0.75,
    })
  }
  return parts.sort((a, b) => a.start - b.start)
}

/** "Benaulim, Salcete": behind the name of a village what is no town but a sub-district. */
function talukas(runs: readonly Run[], city: Analysis['city']): readonly Run[] {
  const isTaluka = city.length > 0 && city.every(({ subDistrict, town, district }) => subDistrict && !town && !district)
  if (!isTaluka) return runs
  return runs.map((run, at) => {
    const before = runs[at - 1]
    const follows = before?.part === 'locality' || before?.part === 'village' || before?.part === 'post_office'
    return run.part === 'city' && follows ? { ...run, part: 'sub_district' } : run
  })
}

function withCity({ words, runs: found, state, city: places }: Analysis, { city }: FormattedAddress): readonly Run[] {
  const runs = talukas(found, places)
  if (city.value === '') return runs
  const key = placeKey(city.value)
  const called = ({ from, to }: Run): string => placeKey(printed(words, from, to))
  // "Taluka Pardi" stays what it is called, though it stands in for the city.
  if (runs.some((run) => run.part === 'sub_district' && called(run) === key)) return runs
  const is = runs.findLast((run) => called(run) === key && run.part !== 'care_of' && run.part !== 'person')
  // "दिल्ली": a state that is a city, in another script.
  if (is === undefined && cityStates.has(state?.code ?? '') && !runs.some(({ part }) => part === 'city'))
    return runs.map((run) => (run.part === 'state' ? { ...run, part: 'city', confidence: city.confidence } : run))
  if (is === undefined || runs.some((run) => run.part === 'city' && called(run) === key)) return runs
  // "Lonavala, Pune": where the district's name is the city's, the town before it is a quarter.
  const instead = is.part === 'district' ? 'locality' : 'district'
  const labelled = [words[is.from - 1], words[is.to]].some((word) => word !== undefined && labels.get(word.text) === 'district') // prettier-ignore
  if (is.part === 'district' && (labelled || !runs.some(({ part }) => part === 'city'))) return runs
  return runs.map((run) =>
    run === is
      ? { ...run, part: 'city', confidence: city.confidence }
      : run.part === 'city'
        ? { ...run, part: instead, confidence: 0.5 }
        : run,
  )
}
