import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../../../../src/main/engine/address'
import { compare, featureNames } from '../../../../../src/main/engine/address/match/features'
import { loadRarity } from '../../../../../src/main/engine/address/match/model'
import { numbersOf } from '../../../../../src/main/engine/address/match/numbers/numbers'
import { prepare } from '../../../../../src/main/engine/address/match/prepare'
import { createAnalyser } from '../../../../../src/main/engine/address/parser/analyse'

const resources = join(import.meta.dirname, '../../../../../resources')
const gazetteer = loadGazetteer(join(resources, 'gazetteer'))
const analyse = createAnalyser(gazetteer)
const rarity = loadRarity(join(resources, 'address'))
const numbers = (text: string): readonly string[] => numbersOf(analyse(text)).map(({ kind, text }) => `${kind} ${text}`)
const featureOf = (one: string, other: string, name: (typeof featureNames)[number]): number =>
  compare(prepare(analyse(one), rarity, gazetteer), prepare(analyse(other), rarity, gazetteer)).features[featureNames.indexOf(name)]! // prettier-ignore

describe('numbers in other notations', () => {
  it.each([
    ['two shops of a row', 'SCO 218-219, Sector 7, Panipat', 'SCO 218-19, Sector 7, Panipat'],
    ['with a letter before', 'Shop K-1084-85, Ring Road, Surat', 'Shop K-1084/1085, Ring Road, Surat'],
    ['a letter of Hindi', '612ग/88, मोहन नगर, लखनऊ', '612Ga/88, Mohan Nagar, Lucknow'],
    ['a letter of Hindi between marks', '4-ख-19, शिव नगर, बीकानेर', '4-Kha-19, Shiv Nagar, Bikaner'],
    ['a letter in Bengali', '৩১/বি, নেতাজী রোড, কলকাতা', '31/B, Netaji Road, Kolkata'],
    ['a flat and its letter in Bengali', 'ফ্ল্যাট ৪সি, নেতাজী রোড, কলকাতা', 'Flat 4C, Netaji Road, Kolkata'],
    ['a street in Roman numerals', '62, XIV Main Road, Adyar, Chennai', '62, 14th Main Road, Adyar, Chennai'],
    ['a street with a letter', '62, VII-B Road, Sardarpura, Jodhpur', '62, 7th B Road, Sardarpura, Jodhpur'],
    ['a ward with a stroke', 'House 31, W/N 6, Kharagpur', 'House 31, Ward 6, Kharagpur'],
    ['a room with a stroke', 'R/No. 6, Sai Chawl, Mumbai', 'Room No 6, Sai Chawl, Mumbai'],
    ['a quarter in Roman numerals', '88, Mohan Nagar II, Lucknow', '88, Mohan Nagar-2, Lucknow'],
    ['a digit read as a letter behind No', 'House No I64, Karol Bagh, Delhi', 'House No 164, Karol Bagh, Delhi'],
  ])('%s', (_, one, other) => expect(numbers(one)).toEqual(numbers(other)))

  it('a range that is none stays', () => expect(numbers('Plot 218-19B, Panipat')).toEqual(['plot 218 19 b']))

  it('the site of an industrial estate is no plot beside the number of one', () =>
    expect(numbers('Plot 9-C, Panki Industrial Area, Site-II, Kanpur')).toEqual(['plot 9 c', 'area 2']))
})

describe('what one address has in the place of what the other has', () => {
  const [street, towns] = ['31, Tilak', 'Model Colony, Pune']
  it.each([
    ['slot_before_name', '5/91, Vinay Khand, Gomti Nagar, Lucknow', '5/91, Vibhuti Khand, Gomti Nagar, Lucknow'],
    ['way_other', `${street} Road, ${towns}`, `${street} Row, ${towns}`],
    ['way_perhaps_other', `${street} Marg, ${towns}`, `${street} Gali, ${towns}`],
    ['lane_lettered', '40, Sector 21, Nigdi, Pune', '40, Sector 21-B, Nigdi, Pune'],
    ['house_swapped', 'Flat 1204, Sun Tower, Pune', 'Flat 1240, Sun Tower, Pune'],
    ['house_nearly', 'Flat 1204, Sun Tower, Pune', 'Flat 1205, Sun Tower, Pune'],
    ['house_regrouped', '6/218, Mansarovar, Jaipur', '62/18, Mansarovar, Jaipur'],
  ] as const)('%s', (name, one, other) => {
    expect(featureOf(one, other, name)).toBeGreaterThan(0)
    expect(featureOf(one, one, name)).toBe(0)
  })

  it('digits that are parted otherwise are another number', () =>
    expect(featureOf('6/218, Mansarovar, Jaipur', '62/18, Mansarovar, Jaipur', 'house_near')).toBe(0))

  it('initials of a university are its name', () =>
    expect(featureOf('Quarter 9, MDSU Campus, Ajmer', 'Quarter 9, Maharshi Dayanand Saraswati University, Ajmer', 'rarest_rest_least')).toBe(0)) // prettier-ignore
})
