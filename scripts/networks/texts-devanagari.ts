import { toDevanagari } from '../../test/generator/people/transliterate'
import type { Random } from '../../test/generator/random'
import { placeNames } from './place-names'
import type { Texts } from './texts'

const labels = (
  'नाव,पत्ता,गाव,तालुका,जिल्हा,दिनांक,क्षेत्र,आकार,गट क्रमांक,सर्वे नंबर,भूमापन क्रमांक,भोगवटादार,खाते क्रमांक,' +
  'मोबदला,बाजारभाव,मुद्रांक शुल्क,नोंदणी फी,दस्त क्रमांक,दस्त प्रकार,दुय्यम निबंधक,लिहून देणार,लिहून घेणार,वय,' +
  'व्यवसाय,राहणार,पिन कोड,पॅन,भाडे,अनामत रक्कम,मुदत,साक्षीदार,मिळकत,चतुःसीमा,पूर्वेस,पश्चिमेस,दक्षिणेस,उत्तरेस,' +
  'ग्राहक क्रमांक,देयक,देय दिनांक,एकूण,रक्कम,मागील वाचन,चालू वाचन,युनिट,नाम,पिता का नाम,पति का नाम,जन्म तिथि,लिंग,' +
  'पता,ग्राम,तहसील,जिला,राज्य,विक्रेता,क्रेता,प्रतिफल,स्टाम्प शुल्क,पंजीयन,किराया,अवधि,गवाह,संपत्ति,मकान नंबर,वार्ड,' +
  'शिधापत्रिका,कुटुंब प्रमुख,सदस्य,वार्षिक उत्पन्न,मालमत्ता कर,पावती,आर्थिक वर्ष,थकबाकी,सूचना क्रमांक'
).split(',')
const small = 'व,आणि,या,हे,आहे,असून,यांचे,यांनी,सदर,की,तसेच,येथील,रा.,श्री,श्रीमती,और,का,के,की,में,है,से,को,ने,पर'.split(',')
const months = 'जानेवारी,फेब्रुवारी,मार्च,एप्रिल,मे,जून,जुलै,ऑगस्ट,सप्टेंबर,ऑक्टोबर,नोव्हेंबर,डिसेंबर'.split(',')

/** Made-up texts in Devanagari, with digits of both kinds. @param words a list of words of the language */
export function createDevanagariTexts(resources: string, words: readonly string[]): Texts {
  const places = placeNames(resources, 'places')
  const word = (random: Random): string => random.pick(words)
  const place = (random: Random): string => toDevanagari(random.pick(places))
  const many = (random: Random, least: number, most: number, part: (random: Random) => string): string =>
    Array.from({ length: random.int(least, most) }, () => part(random)).join(' ')
  const own = (random: Random, text: string): string =>
    random.chance(0.6) ? text.replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)]!) : text
  const digits = (random: Random, least: number, most: number): string => random.digits(random.int(least, most))
  const amount = (random: Random): string =>
    own(
      random,
      `${random.weighted([
        ['', 4],
        ['रु. ', 2],
        ['रु.', 1],
      ])}${random.int(1, 10 ** random.int(2, 7)).toLocaleString('en-IN')}${random.weighted([
        ['', 3],
        ['/-', 2],
        [`.${random.digits(2)}`, 3],
      ])}`,
    )
  const date = (random: Random): string => {
    const [d, m, y] = [random.int(1, 28), random.int(1, 12), random.int(1950, 2030)]
    const two = (n: number): string => String(n).padStart(2, '0')
    return own(
      random,
      random.pick([
        `${two(d)}/${two(m)}/${y}`,
        `${two(d)}-${two(m)}-${y}`,
        `${two(d)}.${two(m)}.${y}`,
        `${d} ${months[m - 1]!} ${y}`,
      ]),
    )
  }
  const number = (random: Random): string =>
    own(
      random,
      random.pick([
        digits(random, 1, 12),
        `${digits(random, 1, 3)}/${digits(random, 1, 2)}`,
        `${digits(random, 1, 2)}.${digits(random, 2, 4)}`,
        `${digits(random, 1, 4)}-${digits(random, 1, 3)}`,
      ]),
    )
  /** Survey numbers and their parts, areas in hectares and ares, serial numbers, years. */
  const ofLand = (random: Random): string =>
    own(
      random,
      random.weighted([
        [(r: Random) => digits(r, 1, 4), 3],
        [(r: Random) => `${digits(r, 1, 3)}/${digits(r, 1, 2)}`, 4],
        [
          (r: Random) =>
            `${digits(r, 1, 3)}/${digits(r, 1, 2)}${r.pick(['', ' ', '/'])}${r.pick(['अ', 'ब', 'क', 'ड'])}`,
          1,
        ],
        [(r: Random) => `${digits(r, 1, 3)}/${digits(r, 1, 2)}/${digits(r, 1, 2)}`, 1],
        [(r: Random) => `${digits(r, 1, 1)}.${digits(r, 2, 2)}${r.chance(0.3) ? `.${digits(r, 2, 2)}` : ''}`, 4],
        [(r: Random) => `${digits(r, 2, 2)}.${digits(r, 2, 2)}`, 1],
        [(r: Random) => `${digits(r, 1, 2)}-${digits(r, 2, 2)}-${digits(r, 2, 2)}`, 0.5],
        [(r: Random) => `${r.int(1990, 2030)}${r.chance(0.5) ? `-${digits(r, 2, 2)}` : ''}`, 1],
        [(r: Random) => `(${digits(r, 1, 4)})`, 0.5],
      ])(random),
    )
  const person = (random: Random): string =>
    `${random.weighted([
      ['', 5],
      ['श्री ', 2],
      ['श्री. ', 1],
      ['श्रीमती ', 1],
      ['सौ. ', 1],
    ])}${many(random, 1, 3, random.chance(0.5) ? word : place)}`
  const address = (random: Random): string =>
    `${own(random, random.pick([`फ्लॅट नं. ${digits(random, 1, 4)}`, `घर क्र. ${digits(random, 1, 3)}`, `मु. पो. ${place(random)}`, `प्लॉट नं. ${digits(random, 1, 2)}`]))}, ${Array.from({ length: random.int(1, 4) }, () => place(random)).join(', ')}${own(
      random,
      random.weighted([
        ['', 1],
        [` - ${random.digits(6)}`, 1],
        [` ${random.digits(6)}`, 1],
      ]),
    )}`
  const clause = (random: Random): string =>
    many(random, 3, 10, (r) =>
      r.weighted([
        [word, 6],
        [(s: Random) => s.pick(small), 4],
        [place, 1],
        [number, 0.6],
        [(s: Random) => `${word(s)},`, 0.8],
        [(s: Random) => `${word(s)}.`, 0.4],
        [(s: Random) => `(${word(s)})`, 0.2],
        [date, 0.2],
        [amount, 0.2],
      ])(r),
    )
  const value = (random: Random): string =>
    random.weighted([
      [person, 3],
      [amount, 2],
      [date, 2],
      [number, 3],
      [place, 2],
    ])(random)
  return {
    piece: (random) =>
      random
        .weighted([
          [clause, 6],
          [value, 4],
          [address, 3],
          [
            (r: Random) =>
              `${r.pick(labels)}${r.weighted([
                [' : ', 3],
                [': ', 2],
                [' ', 1],
                [' - ', 1],
              ])}${value(r)}`,
            4,
          ],
          [(r: Random) => r.pick(labels), 2],
        ])(random)
        .normalize('NFC')
        .slice(0, 90)
        .replace(/ [^ ]*$/, (rest) => (rest.length > 20 ? '' : rest))
        .trim(),
    cell: (random) =>
      random
        .weighted([
          [ofLand, 10],
          [amount, 3],
          [date, 2],
          [person, 2],
          [place, 2],
          [(r: Random) => r.pick(labels), 2],
        ])(random)
        .normalize('NFC'),
    machineLine: null,
  }
}
