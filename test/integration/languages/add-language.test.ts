import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { distance } from 'fastest-levenshtein'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sheet } from '../../../src/main/engine/model'
import { createReading, type Reading } from '../../../src/main/engine/reading'
import { door, network } from '../../../src/main/outbound'
import { LanguageStore, npmRegistry } from '../../../src/main/services'
import { writeDurably } from '../../../src/main/storage'
import { furtherLanguages, languageCodes, languageFile, type LanguageCode } from '../../../src/shared/domain/languages'

const languageDir = fileURLToPath(new URL('../../../resources/language', import.meta.url))
const never = new AbortController().signal

let folder: string
let store: LanguageStore
let reading: Reading
const storeAt = (registry: string, at = folder): LanguageStore =>
  new LanguageStore({ folder: at, registry, door, writeFile: writeDurably })

// From the registry that npm itself installs from, where the real packages are.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veridesk-languages-'))
  store = storeAt(npmRegistry(process.env['npm_config_registry']))
  for (const code of languageCodes) await store.fetch(code, never, () => undefined)
  reading = createReading({ languageDir, furtherDir: folder })
})
afterAll(async () => {
  reading.close()
  await rm(folder, { recursive: true })
})

interface Card {
  readonly face: string
  readonly own: readonly string[]
  readonly mixed: readonly string[]
}
const cards: Readonly<Record<LanguageCode, Card>> = {
  guj: {
    face: 'Gujarati',
    own: ['ભારત સરકાર', 'રમેશભાઈ કાંતિલાલ પટેલ', 'સરનામું: ૨૧, ગાંધી રોડ, નવરંગપુરા, અમદાવાદ, ગુજરાત'],
    mixed: ['જન્મ તારીખ / DOB: 12/03/1985', 'પુરુષ / MALE'],
  },
  kan: {
    face: 'Kannada',
    own: ['ಭಾರತ ಸರ್ಕಾರ', 'ರಮೇಶ್ ಕುಮಾರ್', 'ವಿಳಾಸ: 21, ಗಾಂಧಿ ರಸ್ತೆ, ಜಯನಗರ, ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ'],
    mixed: ['ಹುಟ್ಟಿದ ದಿನಾಂಕ / DOB: 12/03/1985', 'ಪುರುಷ / MALE'],
  },
  tam: {
    face: 'Tamil',
    own: ['இந்திய அரசாங்கம்', 'ரமேஷ் குமார்', 'முகவரி: 21, காந்தி சாலை, அடையாறு, சென்னை, தமிழ்நாடு'],
    mixed: ['பிறந்த நாள் / DOB: 12/03/1985', 'ஆண் / MALE'],
  },
  tel: {
    face: 'Telugu',
    own: ['భారత ప్రభుత్వం', 'రమేష్ కుమార్', 'చిరునామా: 21, గాంధీ రోడ్డు, హైదరాబాదు, తెలంగాణ'],
    mixed: ['పుట్టిన తేదీ / DOB: 12/03/1985', 'పురుషుడు / MALE'],
  },
  ben: {
    face: 'Bengali',
    own: ['ভারত সরকার', 'রমেশ কুমার ঘোষ', 'ঠিকানা: ২১, গান্ধী রোড, বালিগঞ্জ, কলকাতা, পশ্চিমবঙ্গ'],
    mixed: ['জন্মতারিখ / DOB: 12/03/1985', 'পুরুষ / MALE'],
  },
}
const latin = ['Ramesh Kumar', 'Address: 21, Gandhi Road, Ameerpet', '9058 8517 3334']

/** A sheet in the fonts that the set-up installs. */
function sheetWith(face: string, lines: readonly string[]): Sheet {
  const modules = fileURLToPath(new URL('../../../node_modules/@fontsource', import.meta.url))
  GlobalFonts.registerFromPath(join(modules, 'arimo/files/arimo-latin-400-normal.woff2'), 'page-latin')
  GlobalFonts.registerFromPath(join(modules, 'noto-sans/files/noto-sans-devanagari-400-normal.woff2'), 'page-hindi')
  const file = `/usr/share/fonts/truetype/noto/NotoSans${face}-Regular.ttf`
  if (!existsSync(file)) throw new Error(`the set-up installs ${file}`)
  GlobalFonts.registerFromPath(file, `page-${face}`)
  const [width, height] = [1000, 100 + 85 * lines.length]
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#f5f5f5'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#141414'
  pen.font = `26px page-latin, page-${face}, page-hindi`
  lines.forEach((text, i) => pen.fillText(text, 60, 80 + 85 * i))
  const { data } = pen.getImageData(0, 0, width, height)
  const grey = { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i]!) }
  return { grey, toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1], form: 'page', method: 'as_is', blur: 1 }
}

async function linesOf(of: Reading, sheet: Sheet): Promise<readonly { text: string; script: string }[]> {
  const { lines } = await of.readPage(sheet)
  return lines.map(({ words, script }) => ({ text: words.map((w) => w.text).join(' '), script }))
}

const wrongShare = (read: readonly string[], printed: readonly string[]): number =>
  distance(read.join('\n').replace(/ /g, ''), printed.join('\n').replace(/ /g, '')) / printed.join('').length

describe('a language that was added', () => {
  it('has come whole, each', async () => {
    expect(await store.added()).toEqual(languageCodes)
  })

  it.each(furtherLanguages)('is found on its pages and read: $script', async ({ code, script }) => {
    const { face, own, mixed } = cards[code]
    const lines = await linesOf(reading, sheetWith(face, [...own, ...mixed, ...latin]))
    const texts = lines.map(({ text }) => text)
    expect(wrongShare(texts.slice(0, own.length), own)).toBeLessThan(0.04)
    expect(wrongShare(texts.slice(own.length, -latin.length), mixed)).toBeLessThan(0.2)
    expect(texts.slice(-latin.length)).toEqual(latin)
    expect(lines.slice(0, own.length).map((line) => line.script)).toEqual(own.map(() => script))
  })

  it('changes nothing on pages in what comes with Veridesk', async () => {
    const sheet = sheetWith('Gujarati', ['भारत सरकार', 'रमेश कुलकर्णी', 'जन्म तारीख / DOB: 12/03/1985', ...latin])
    const bundled = createReading({ languageDir })
    expect(await linesOf(reading, sheet)).toEqual(await linesOf(bundled, sheet))
    bundled.close()
  })

  it('is read with until it is removed, and again once it is taken from a file', async () => {
    const at = await mkdtemp(join(tmpdir(), 'veridesk-languages-'))
    const other = storeAt('http://127.0.0.1:9', at)
    const sheet = sheetWith('Tamil', cards.tam.own)
    const later = createReading({ languageDir, furtherDir: at })
    const scripts = async (): Promise<readonly string[]> => (await linesOf(later, sheet)).map(({ script }) => script)
    expect(await scripts()).not.toContain('tamil')
    const file = join(at, 'from-elsewhere.gz')
    await writeFile(file, gzipSync(readFileSync(join(folder, languageFile('tam')))))
    expect(await other.take(file)).toEqual(['tam'])
    expect(await scripts()).toContain('tamil')
    await other.remove('tam')
    expect(await scripts()).not.toContain('tamil')
    later.close()
    await rm(at, { recursive: true })
  })
})

describe('what is no such language', () => {
  let registry: Server
  let answer: { readonly status: number; readonly body: Uint8Array }
  const asked: string[] = []
  let address: string
  let at: string
  beforeAll(async () => {
    at = await mkdtemp(join(tmpdir(), 'veridesk-languages-'))
    registry = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(answer.status).end(answer.body)
    })
    await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await new Promise((done) => registry.close(done))
    await rm(at, { recursive: true })
  })
  const fetching = () => storeAt(address, at).fetch('guj', never, () => undefined)

  it('is not kept where one byte of it differs, and nothing is there afterwards', async () => {
    const data = await readFile(join(folder, languageFile('guj')))
    data[1000] = data[1000]! ^ 1
    answer = { status: 200, body: gzipSync(data) }
    await expect(fetching()).rejects.toMatchObject({ code: 'LANGUAGE_UNKNOWN' })
    expect(await storeAt(address, at).added()).toEqual([])
    expect(asked.at(-1)).toBe('/@tesseract.js-data/guj/-/guj-1.0.0.tgz')
  })

  it('is not taken for the language that was asked for where it is another one', async () => {
    answer = { status: 200, body: gzipSync(await readFile(join(folder, languageFile('tam')))) }
    await expect(fetching()).rejects.toMatchObject({ code: 'LANGUAGE_UNKNOWN' })
  })

  it('is said by its code where the registry has it not, does not answer, or the network is off', async () => {
    answer = { status: 404, body: new Uint8Array() }
    await expect(fetching()).rejects.toMatchObject({ code: 'LANGUAGE_UNREACHABLE', detail: 'HTTP 404' })
    const silent = storeAt('http://127.0.0.1:9', at).fetch('guj', never, () => undefined)
    await expect(silent).rejects.toMatchObject({ code: 'LANGUAGE_UNREACHABLE' })
    network.turn('off')
    const before = asked.length
    await expect(fetching()).rejects.toMatchObject({ code: 'NETWORK_OFF' })
    network.turn('on')
    expect(asked).toHaveLength(before)
  })

  it('is not taken from a file that holds none, and not from one that is not there', async () => {
    const file = join(at, 'note.tgz')
    await writeFile(file, gzipSync('no language'))
    await expect(storeAt(address, at).take(file)).rejects.toMatchObject({ code: 'LANGUAGE_UNKNOWN' })
    await expect(storeAt(address, at).take(join(at, 'gone'))).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  })
})
