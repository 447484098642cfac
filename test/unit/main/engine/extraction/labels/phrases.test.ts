import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, likeness, mostErrors } from '../../../../../../src/main/engine/extraction/labels/fuzzy'
import { layoutOf, segmentFrom, type LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'
import { findPhrase, lacksWord, mayHold } from '../../../../../../src/main/engine/extraction/labels/phrases'
import { quadOf } from '../../../../../../src/shared/domain/geometry'
import { asciiPage } from '../ascii-page'

describe('likeness', () => {
  const like = (read: string, phrase: string) => likeness(fold(read), fold(phrase))
  it('two letters at an end that were taken for one are errors like others', () => {
    expect(like('Dectoral Reghtration Officer', 'Electoral Registration Officer')).toBeGreaterThan(0.8)
  })
  it('a word too few at an end is another phrase', () => {
    expect(like('Account Number of the Holder', 'PAN Account Number of the Holder')).toBe(0)
  })
})

describe('mayHold', () => {
  it('rules out no text in which the phrase would be found', () => {
    const phrase = 'Particulars of Approving Authority'
    const folded = fold(phrase)
    const edit = fc.tuple(fc.nat(folded.length - 1), fc.constantFrom('x', 'e', ''), fc.boolean())
    fc.assert(
      fc.property(fc.array(edit, { maxLength: mostErrors(folded) }), fc.string({ maxLength: 9 }), (edits, around) => {
        let read = folded
        for (const [at, letter, insert] of edits) read = read.slice(0, at) + letter + read.slice(at + (insert ? 0 : 1))
        fc.pre(likeness(read, folded) > 0)
        expect(mayHold(`${fold(around)}${read}${fold(around)}`, phrase)).toBe(true)
      }),
    )
  })
  it('rules out what is far from it', () => {
    expect(mayHold(fold('Income Tax Department Govt of India'), 'गाव नमुना सात')).toBe(false)
  })
})

describe('findPhrase', () => {
  const words = (text: string): LaidWord[] =>
    text.split(' ').map((word, i) => {
      const box = { x: i * 100, y: 0, width: 90, height: 20 }
      return { text: word, confidence: 1, chars: [], quad: quadOf(box), box, page: 0, script: 'latin' }
    })
  it('takes no word before a long phrase that is near enough to be taken with it', () => {
    const phrase = 'towards maintenance charges for the quarter'
    const [hit] = findPhrase(segmentFrom(words(`Flat No. A-274 ${phrase}`)), phrase)
    expect(hit).toMatchObject({ from: 3, to: 9, likeness: 1 })
  })

  it('takes a nasal for the mark that is written for it', () => {
    expect(findPhrase(segmentFrom(words('किराया अनुबन्ध पत्र')), 'किराया अनुबंध')).toMatchObject([{ likeness: 1 }])
  })

  it('takes no notice of the number of a row that stands close before a label', () => {
    for (const line of ['( 8)दस्तऐवज करुन घेणा-या', '(10)दस्तऐवज करुन घेणा-या', '8.दस्तऐवज करुन घेणा-या'])
      expect(findPhrase(segmentFrom(words(line)), 'दस्तऐवज करुन घेणा-या')).toMatchObject([{ likeness: 1 }])
  })

  it('takes no word that joins others for one that a phrase has', () => {
    expect(findPhrase(segmentFrom(words('भूमि / सम्पत्ति का प्रकार')), 'सम्पत्ति कर')).toEqual([])
    const [hit] = findPhrase(segmentFrom(words('भूमि / मालमत्ता का प्रकार')), 'मालमत्ता कर')
    expect(hit).toMatchObject({ from: 2, to: 3 })
    expect(hit && lacksWord(hit)).toBe(true)
    expect(findPhrase(segmentFrom(words('नगर निगम सम्पत्ति कर')), 'सम्पत्ति कर')).toHaveLength(1)
    expect(findPhrase(segmentFrom(words('मकान मालिक का नाम')), 'मकान मालिक का नाम')).toHaveLength(1)
  })
})

it('a label that is not read to the letter does not reach over the colon of another', () => {
  const [segment] = layoutOf(asciiPage('Contact: Mr. Sahil Vora')).segments
  expect(findPhrase(segment!, 'Contractor')).toEqual([])
  const [alone] = layoutOf(asciiPage('Consumption : 38 KL')).segments
  expect(findPhrase(alone!, 'Consumption (KL)')).toEqual([])
  expect(findPhrase(alone!, 'Consumption')).toHaveLength(1)
})

it('a stroke of a phrase is no word of it: another word may not stand for its last', () => {
  const [segment] = layoutOf(asciiPage('Order No. RKT/ WO-PO/031/24')).segments
  expect(findPhrase(segment!, 'Order No / Rev')).toEqual([])
})

it('the number of a row before a phrase is no word of it: another word may not stand for its last', () => {
  const [segment] = layoutOf(asciiPage('1. Name & Address of RAJSHREE FOODS')).segments
  expect(findPhrase(segment!, 'Name & Address of Licensee')).toEqual([])
  expect(findPhrase(segment!, 'Name & Address of')).toHaveLength(1)
})
