import { describe, expect, it } from 'vitest'
import { compared } from './compared'
import { featureOf, partOf, ready } from './in-features'

describe('letters of a block before the number of a house', () => {
  it.each([
    ['TU 128-B Pitampura, Delhi', 'tu 128 b'],
    ['GP 14 SEC-5 BIDHANNAGAR KOL 91', 'gp 14'],
    ['l5 45 road number 3 sakchi jamshedpur', 'l 5'],
    ['1 9 312 14 B Vidya Nagar, Hyderabad', '1 9 312 14 b'],
  ])('%s', (text, due) => expect(ready(text).numbers.map((one) => one.text)).toContain(due))

  it('leave a gram panchayat its name', () =>
    expect(ready('GP Sonpuri, Dist Balod, Chhattisgarh').village).toBe('sonpuri'))
})

describe('labels behind their names', () => {
  it('of a district leave the name before it alone', () =>
    expect(partOf('B21 SIPCOT IND PK ORAGADAM KANCHIPURAM DT', 'oragadam')).toBe('village'))

  it('of a taluk stand so where that of the district does', () => {
    const { subDistrict, district } = ready('2/118 Keela Street, Mela Palayam Sankaran Koil Tk Tirunelveli Dist')
    expect([subDistrict, district]).toEqual(['sankarankoil', 'tirunelveli'])
  })

  it('of a taluk stand before the name elsewhere', () =>
    expect(ready('At Bhose, Tal Khed Dist Pune').subDistrict).toBe('ked'))
})

describe('places', () => {
  it('a city in its own script, though a village has the name there', () =>
    expect(ready('जिला मोतिहारी, बिहार').districts.concat([...ready('जिला मोतिहारी, बिहार').namedSounds])).toContain('motihari')) // prettier-ignore

  it.each([
    ['US Nagar, Uttarakhand', 'udamsingnagar'],
    ['D B Pura, Karnataka', 'dodabalapur'],
  ])('%s by its initials', (text, due) => expect([...ready(text).namedSounds]).toContain(due))

  it('a university beside a town is none', () =>
    expect([...ready('Chelembra, Calicut University').namedSounds]).not.toContain('kalikut'))

  it('a district called by its town is that district', () =>
    expect(featureOf('Vill Raxaul, Dist Motihari, Bihar', 'Vill Raxaul, Dist East Champaran, Bihar', 'district_other')).toBe(0)) // prettier-ignore

  it('a district in one word and in two is one', () =>
    expect(featureOf('4, Rohini, Siddharthnagar', '4, Rohini, Siddharth Nagar', 'districts_named_apart')).toBe(0)) // prettier-ignore

  it('estates of one board in two quarters are apart', () =>
    expect(featureOf('32 Thirumudivakkam SIDCO Indl Estate, Chennai', 'No 32, SIDCO Industrial Estate, Ambattur, Chennai 600098', 'quarters_apart')).toBe(1)) // prettier-ignore
})

describe('sides', () => {
  it.each([
    ['Dakkhin Tola, Saraiya', 'Tola Uttar, Saraiya'],
    ['Purwari Tola, Saraiya', 'Pachhwari Tola, Saraiya'],
  ])('%s is not %s', (one, other) => expect(featureOf(one, other, 'side_conflict')).toBe(1))

  it('a letter in brackets is the word', () =>
    expect(featureOf('12 Sai Kunj, Malad (E), Mumbai', '12 Sai Kunj, Malad East, Mumbai', 'rivals')).toBe(0))
})

it('"M." between a number and a break is a mohalla', () =>
  expect(ready('Makan 312, M. Qila, Deoband').words.map(({ text }) => text)).toContain('mohalla'))

it('initials are a quarter in one word with its kind, too', () =>
  expect(featureOf('45, J P Nagar 2nd Phase, Bengaluru', '45, JPNAGAR II PHASE, Bengaluru', 'covered_least')).toBe(1))

it('a bank that the house is above is a landmark', () =>
  expect(partOf('F 14/32, Sarna Halwai ke upar, Model Town, Delhi', 'sarna')).toBe('landmark'))

describe('a quarter that the other lies in', () => {
  it.each([
    ['Malad East, Mumbai', '2/B-18, Shivshahi Prakalp, Vaidya Marg, Dindoshi, Malad (E), Mumbai 400097'],
    ['Mundra Kutch', 'Plot 211, Shantivan Colony, Baroi Road, Mundra, Kachchh, Gujarat 370421'],
  ])('%s leaves the home open, whatever is missing', (one, other) => {
    const { similarity } = compared(one, other)
    expect(similarity).toBeGreaterThan(0.5)
    expect(similarity).toBeLessThan(0.65)
  })

  it('is none where its side is another', () =>
    expect(compared('Malad West, Mumbai', '2/B-18, Shivshahi Prakalp, Dindoshi, Malad (E), Mumbai 400097').similarity).toBeLessThan(0.3)) // prettier-ignore
})
