import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { apply, type Point } from '../../generator/degrade/homography'
import { profiles } from '../../generator/degrade/profiles'
import { blank } from '../../generator/degrade/raster'
import { layouts } from '../../generator/documents'
import { generate } from '../../generator/generate'
import { icaoCheck, luhn, verhoeff } from '../../generator/identifiers/checksums'
import { Random } from '../../generator/random'

// Drawing takes its time on a busy machine; how long is not what is tested.
vi.setConfig({ testTimeout: 120_000 })

const pixels = async (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).raw().toBuffer()

describe('generate', () => {
  it('makes the same document from the same seed', async () => {
    const choice = { types: ['PAN'], profiles: ['small'] } as const
    const [first, second] = [await generate('same', choice), await generate('same', choice)]
    expect(second.truth).toEqual(first.truth)
    expect((await pixels(second.bytes)).equals(await pixels(first.bytes))).toBe(true)
  })

  it('makes another document from another seed', async () => {
    const [first, second] = [
      await generate('one', { types: ['PAN'], profiles: ['small'] }),
      await generate('two', { types: ['PAN'], profiles: ['small'] }),
    ]
    expect(second.truth.fields).not.toEqual(first.truth.fields)
  })

  it('keeps to the choice of type, profile and sight', async () => {
    const { truth } = await generate('choice', { types: ['VOTER_ID'], profiles: ['scan'], layouts: 'hidden' })
    expect([truth.document_type, truth.profile, truth.hidden]).toEqual(['VOTER_ID', 'scan', true])
  })

  it('places the corners of a turned document in the order of its text', async () => {
    const { truth, bytes } = await generate('turned', { types: ['PAN'], profiles: ['clean'] })
    const { width = 0 } = await sharp(bytes).metadata()
    expect(truth.quad?.[1]?.[0]).toBeCloseTo(width, 0)
    expect(truth.quad?.[0]).toEqual([0, 0])
  })
})

describe('layouts', () => {
  it('have names of their own', () => {
    expect(new Set(layouts.map((l) => l.id)).size).toBe(layouts.length)
  })

  it('keep some of every type out of sight and show others', () => {
    for (const type of new Set(layouts.map((l) => l.type))) {
      expect(layouts.filter((l) => l.type === type && l.hidden).length, type).toBeGreaterThan(0)
      expect(layouts.filter((l) => l.type === type && !l.hidden).length, type).toBeGreaterThan(0)
    }
  })

  it('compose fields whose check digits hold', async () => {
    for (const layout of layouts) {
      for (let i = 0; i < 8; i++) {
        const { fields } = await layout.compose(new Random(`check-${i}`))
        const { aadhaar_number: aadhaar, epic_number: epic, mrz_line_2: mrz, pan_number: pan } = fields
        if (aadhaar !== undefined && !aadhaar.startsWith('X')) expect(verhoeff(aadhaar), aadhaar).toBe(0)
        if (epic !== undefined && !epic.includes('/')) expect(luhn(epic.slice(3)), epic).toBe(0)
        if (pan !== undefined) expect(pan).toMatch(/^[A-Z]{3}[PCFHT][A-Z]\d{4}[A-Z]$/)
        if (mrz !== undefined) {
          expect(mrz).toHaveLength(44)
          expect(icaoCheck(mrz.slice(0, 9))).toBe(mrz[9])
          expect(icaoCheck(mrz.slice(0, 10) + mrz.slice(13, 20) + mrz.slice(21, 43))).toBe(mrz[43])
        }
      }
    }
  })

  it('keep balances that follow from their rows, in the order of print or against it', async () => {
    for (const layout of layouts.filter((l) => l.type === 'BANK_STATEMENT')) {
      for (const seed of ['one', 'two', 'three']) {
        const { fields } = await layout.compose(new Random(seed))
        const sum = (path: string): number => Math.round(Number(fields[path] ?? '0') * 100)
        const rows: { readonly change: number; readonly balance: number }[] = []
        while (fields[`transactions.${rows.length}.balance`] !== undefined) {
          const row = `transactions.${rows.length}`
          rows.push({ change: sum(`${row}.credit`) - sum(`${row}.debit`), balance: sum(`${row}.balance`) })
        }
        const first = fields['transactions.0.date'] ?? ''
        const last = fields[`transactions.${rows.length - 1}.date`] ?? ''
        const dated = first <= last ? rows : rows.reverse()
        dated.slice(1).forEach((row, i) => expect(row.balance - dated[i]!.balance, layout.id).toBe(row.change))
        const { opening_balance: opening, closing_balance: closing } = fields
        if (opening !== undefined) expect(dated[0]!.balance - dated[0]!.change, layout.id).toBe(sum('opening_balance'))
        if (closing !== undefined) expect(dated.at(-1)!.balance, layout.id).toBe(sum('closing_balance'))
      }
    }
  })

  it('keep invoices whose lines add up to their taxable value', async () => {
    for (const layout of layouts.filter((l) => l.type === 'INVOICE')) {
      const { fields } = await layout.compose(new Random('lines'))
      const amounts = Object.entries(fields).filter(([path]) => /^line_items\.\d+\.amount$/.test(path))
      const sum = amounts.reduce((total, [, amount]) => total + Number(amount), 0)
      expect(sum, layout.id).toBeCloseTo(Number(fields['taxable_amount']), 2)
    }
  })

  it('leave no field empty', async () => {
    for (const layout of layouts) {
      const { fields } = await layout.compose(new Random('empty'))
      for (const [path, value] of Object.entries(fields)) expect(value.trim(), `${layout.id} ${path}`).not.toBe('')
    }
  })
})

describe('profiles', () => {
  it('place every printed text of a photo inside the document', async () => {
    const { truth } = await generate('photo', { types: ['PAN'], profiles: ['photo'] })
    const xs = truth.quad?.map((p) => p[0]) ?? []
    const texts = truth.texts.filter((t) => t.field !== null)
    expect(texts.length).toBeGreaterThan(2)
    for (const t of texts) for (const [x] of t.quad) expect(x > Math.min(...xs) && x < Math.max(...xs)).toBe(true)
  })

  it('cut nothing off a page that lies across, on a scanner or a copier', async () => {
    const [width, height] = [2339, 1654]
    const wide = { raster: blank(width, height), form: 'page', dpi: 200 } as const
    const printed: readonly Point[] = [0.06, 0.94].flatMap((x) =>
      [0.06, 0.94].map((y): Point => [x * width, y * height]),
    )
    for (const profile of profiles.filter(({ name }) => ['scan_a4', 'photocopy', 'pdf_scan'].includes(name))) {
      const { raster, matrix } = await profile.shoot(wide, new Random(profile.name))
      for (const [x, y] of printed.map((point) => apply(matrix, point)))
        expect(x > 0 && x < raster.width && y > 0 && y < raster.height, profile.name).toBe(true)
    }
  })

  it('blur small print no more than anybody can read', async () => {
    const width = 1654
    const striped = blank(width, 300)
    for (let p = 0; p < striped.data.length; p += 4) if (p % 80 < 40) striped.data.fill(0, p, p + 3)
    const blur = profiles.find(({ name }) => name === 'blur')!
    const steepest = async (print: number): Promise<number> => {
      const shot = await blur.shoot({ raster: striped, form: 'page', dpi: 200, print }, new Random('flat-3'))
      expect(shot.raster.width).toBe(width)
      const row = shot.raster.data.filter((_, i) => i % 4 === 0).slice(150 * width, 151 * width)
      return row.reduce((most, value, x) => Math.max(most, Math.abs(value - (row[x + 1] ?? value))), 0)
    }
    expect(await steepest(10)).toBeGreaterThan(1.5 * (await steepest(40)))
  })

  it('write a PDF with a text layer of its own', async () => {
    const { bytes, extension, truth } = await generate('text', { types: ['PAN'], profiles: ['pdf_text'] })
    expect(extension).toBe('pdf')
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(truth.quad).toBeNull()
  })
})

describe('checksums', () => {
  it('know published examples', () => {
    expect(verhoeff('2363')).toBe(0)
    expect(luhn('79927398713')).toBe(0)
    expect(icaoCheck('L898902C3')).toBe('6')
  })
})
