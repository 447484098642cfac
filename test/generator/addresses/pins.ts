import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { cityPins } from './cities'

/** A PIN code with what the directory has there. */
export interface Pin {
  readonly pin: string
  readonly state: string
  readonly district: string
  readonly taluk: string
  readonly offices: readonly string[]
}

const states: Readonly<Record<string, string>> = {
  '02': 'Himachal Pradesh', '03': 'Punjab', '04': 'Chandigarh', '05': 'Uttarakhand', '06': 'Haryana', '07': 'Delhi', '08': 'Rajasthan', '09': 'Uttar Pradesh', '10': 'Bihar', '18': 'Assam', '19': 'West Bengal', '20': 'Jharkhand', '21': 'Odisha', '22': 'Chhattisgarh', '23': 'Madhya Pradesh', '24': 'Gujarat', '27': 'Maharashtra', '29': 'Karnataka', '30': 'Goa', '32': 'Kerala', '33': 'Tamil Nadu', '36': 'Telangana', '37': 'Andhra Pradesh',
} // prettier-ignore

const pins: readonly Pin[] = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../../resources/gazetteer/pins.tsv.gz')),
)
  .toString('utf8')
  .split('\n')
  .flatMap((line) => {
    const [pin = '', state = '', districts = '', taluks = '', offices = ''] = line.split('\t')
    const name = states[state.split('|')[0] ?? '']
    const usable = offices
      .split('|')
      .filter((office) => /^[A-Za-z ]{4,22}$/.test(office) && !/office|branch|counter|\bSO\b|\bHO\b/i.test(office))
    if (name === undefined || usable.length === 0 || districts === '') return []
    return [
      { pin, state: name, district: districts.split('|')[0] ?? '', taluk: taluks.split('|')[0] ?? '', offices: usable },
    ]
  })

export const urbanPins = pins.filter(({ pin }) => cityPins.some(([prefix]) => pin.startsWith(prefix)))
export const countryPins = pins.filter(
  ({ pin, offices }) => offices.length > 2 && !cityPins.some(([prefix]) => pin.startsWith(prefix)),
)

/** The post offices of a PIN code. */
export const officesOf = (pin: string): readonly string[] => pins.find((one) => one.pin === pin)?.offices ?? []

/** Other PIN codes that the post sorts together with one, of those given. */
export const sortedWith = ({ pin }: Pick<Pin, 'pin'>, given: readonly Pin[]): readonly Pin[] =>
  given.filter((one) => one.pin !== pin && one.pin.slice(0, 3) === pin.slice(0, 3))
