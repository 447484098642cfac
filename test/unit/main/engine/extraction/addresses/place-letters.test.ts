import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGazetteer, parseAddress, wordEvidence } from '../../../../../../src/main/engine/address'
import { withPlaceLetters } from '../../../../../../src/main/engine/extraction/addresses/place-letters'
import type { LaidWord } from '../../../../../../src/main/engine/extraction/layout/layout'

const gazetteer = loadGazetteer(join(import.meta.dirname, '../../../../../../resources/gazetteer'))

function respelt(text: string, printed: readonly LaidWord[] = []): string {
  const { segments, formatted } = parseAddress(text, gazetteer)
  return withPlaceLetters(text, wordEvidence(segments, gazetteer.pin(formatted.postcode.value), gazetteer), printed)
}

/** A word, read so surely, whose letter at `at` the reader saw as `other` too. */
function wordWith(text: string, at: number, other: string, confidence = 0.7): LaidWord {
  const corner = { x: 0, y: 0 }
  const chars = [...text].map((letter, i) => ({
    text: letter,
    confidence,
    others: i === at && other !== '' ? [{ text: other, confidence: 0.2 }] : [],
  }))
  const box = { x: 0, y: 0, width: 1, height: 1 }
  return { text, confidence: 0.7, chars, quad: [corner, corner, corner, corner], box, page: 0, script: 'latin' }
}

describe('a letter of a place that was misread', () => {
  it('is the one that looks like it in the place of the PIN code', () => {
    expect(respelt('11-10-141/9, Girdharnagar, Anmedabad, Gujarat 380004')).toBe(
      '11-10-141/9, Girdharnagar, Ahmedabad, Gujarat 380004',
    )
    expect(respelt('1156, STATION ROAD, KALI TALAI, JNALAWAR, RAJASTHAN - 326036')).toBe(
      '1156, STATION ROAD, KALI TALAI, JHALAWAR, RAJASTHAN - 326036',
    )
  })

  it('is none in the text of a PDF, which is as printed', () => {
    const text = '22/1, Market Road, Emakulam, Kerala 682011'
    expect(respelt(text, [{ ...wordWith('Emakulam', 1, '', 1), confidence: 1 }])).toBe(text)
  })

  it('is an r and an n that were read as an m', () => {
    expect(respelt('22/1, Market Road, Emakulam, Kerala 682011')).toBe('22/1, Market Road, Ernakulam, Kerala 682011')
    expect(respelt('22/1, MARKET ROAD, EMAKULAM, KERALA 682011')).toBe('22/1, MARKET ROAD, ERNAKULAM, KERALA 682011')
  })

  it('stays where the two letters do not look alike', () => {
    const text = '12, Main Road, Umrxla, Dist Bhavnagar, Gujarat 364330'
    expect(respelt(text)).toBe(text)
  })

  it('is the one that the reader saw too', () => {
    expect(respelt('12, Main Road, Umrxla, Dist Bhavnagar, Gujarat 364330', [wordWith('Umrxla', 3, 'a')])).toBe(
      '12, Main Road, Umrala, Dist Bhavnagar, Gujarat 364330',
    )
  })

  it('stays where the reader is sure of it: the directory spells some places otherwise than their people do', () => {
    const text = '11-10-141/9, Girdharnagar, Anmedabad, Gujarat 380004'
    expect(respelt(text, [wordWith('Anmedabad,', 1, '', 0.999)])).toBe(text)
    expect(respelt(text, [wordWith('Anmedabad,', 1, 'h', 0.999)])).toContain('Ahmedabad')
  })

  it('stays as it is without a PIN code', () => {
    const text = '11-10-141/9, Girdharnagar, Anmedabad'
    expect(respelt(text)).toBe(text)
  })
})
