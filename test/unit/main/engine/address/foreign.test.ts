import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import { createAnalyser } from '../../../../../src/main/engine/address/parser/analyse'
import { foreignCountry } from '../../../../../src/main/engine/address/parser/foreign'

const analyse = createAnalyser(loadGazetteer(join(import.meta.dirname, '../../../../../resources/gazetteer')))
const countryOf = (text: string): string | null => foreignCountry(analyse(text))

describe('the country of an address', () => {
  it.each([
    ['18 Rue Cler, 75007 Paris', 'france'],
    ['7 King St, Parramatta NSW 2150', 'australia'],
    ['House 9, Road 11, Banani, Dhaka 1213', 'bangladesh'],
    ['Block 4, Clifton, Karachi', 'pakistan'],
    ['90 King Street West, Toronto', 'canada'],
    ['4 Elm Street, Salem, OR 97301', 'usa'],
    ['48 Acacia Road, London N16 4TD, UK', 'united kingdom'],
    ['3 High Street, Reading, United Kingdom', 'united kingdom'],
  ])('%s', (text, country) => expect(countryOf(text)).toBe(country))

  it.each([
    'Lane 2, Vasant Vihar, Dehradun, UK',
    'Flat 5, London Street, Bandra, Mumbai 400050',
    'House 3, Dhaka, East Champaran, Bihar',
    '12, Colombo Street, Kochi',
    'Plot 8, Paris Corner, Puducherry 605001',
  ])('%s is in India', (text) => expect(countryOf(text)).toBeNull())
})
