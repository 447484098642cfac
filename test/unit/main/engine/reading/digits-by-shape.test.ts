import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createOwnRecogniser } from '../../../../../src/main/engine/reading/recogniser/own-recogniser'
import { digitNetworkFile, parseDigitNetwork } from '../../../../../src/main/engine/reading/digits/digit-network'
import { findLines } from '../../../../../src/main/engine/reading/segmentation/find-lines'
import { languageDir } from './drawing'

const faces = {
  // The manner in which ९ hangs a tail on what looks like ६, and ५ stands on a stem.
  other: 'tiro-devanagari-hindi',
  usual: 'noto-sans-devanagari',
} as const
for (const name of Object.values(faces)) {
  const file = `${name}/files/${name}-devanagari-400-normal.woff2`
  GlobalFonts.registerFromPath(
    fileURLToPath(new URL(`../../../../../node_modules/@fontsource/${file}`, import.meta.url)),
    name,
  )
}

const recogniserOf = (networks: 'trained' | 'bundled' | 'second') => createOwnRecogniser({ languageDir, networks })
/** Networks that know one manner of digits alone. */
const recognisers = [recogniserOf('bundled'), recogniserOf('second')]
const trained = recogniserOf('trained')
afterAll(() => [...recognisers, trained].forEach((recogniser) => recogniser.close()))

async function read(text: string, face: string, recogniser = recognisers[0]!) {
  const [width, height] = [600, 90]
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#141414'
  pen.font = `36px ${face}`
  pen.fillText(text, 20, 60)
  const { data } = pen.getImageData(0, 0, width, height)
  const grey = { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i]!) }
  const [line] = await recogniser.recognise([findLines(grey)[0]!.image], 'devanagari')
  const chars = line!.words.flat()
  return {
    text: chars.map((char) => char.text).join(''),
    least: Math.min(...chars.map((char) => char.confidence)),
    borneOut: chars.filter((char) => char.shapeAgrees).map((char) => char.text),
  }
}

it.each([
  ['२०१९', faces.other],
  ['२०१५', faces.other],
  ['१५२०', faces.other],
  ['२०१९', faces.usual],
  ['९०६', faces.usual],
  ['२५०', faces.usual],
])('the networks of a page have learnt both manners: %s, %s', async (text, face) => {
  expect((await read(text, face, trained)).text).toBe(text)
})

describe('digits by their shape', () => {
  it.each(['२०१९', '२०१५', '१५२०'])('reads %s in the other manner, and is not sure of it', async (text) => {
    for (const recogniser of recognisers) {
      const line = await read(text, faces.other, recogniser)
      expect(line.text).toBe(text)
      expect(line.least).toBeLessThanOrEqual(0.8)
    }
  })

  it.each(['२०१९', '९०६', '६३९', '२५०'])('leaves %s in the usual manner as sure as it was', async (text) => {
    const line = await read(text, faces.usual)
    expect(line.text).toBe(text)
    expect(line.least).toBeGreaterThan(0.9)
  })
})

it('a nine is borne out by its shape, a six never: it may be a nine whose tail was lost', async () => {
  expect((await read('२०६९', faces.usual)).borneOut).toEqual(['९'])
})

describe('the network of digits', () => {
  const text = readFileSync(join(languageDir, 'devanagari-digits.json'), 'utf8')

  it('is written as it was read', () => {
    expect(digitNetworkFile(parseDigitNetwork(text))).toBe(text)
  })

  it('is refused where weights are missing', () => {
    const file = { ...(JSON.parse(text) as object), secondBias: { scale: 1, weights: '' } }
    expect(() => parseDigitNetwork(JSON.stringify(file))).toThrow('0 weights for 10')
  })
})
