import { afterEach, describe, expect, it } from 'vitest'
import type { ReadRequest } from '../../../src/main/engine'
import type { ReviewField } from '../../../src/shared/domain/review'
import { openWorkspace } from '../../../src/main/storage'
import { fieldOf as fieldAt, readFiles, rowsOf, wholeView } from '../support/read'
import { openDesk, testKey, until, type TestDesk } from '../support/workspace'
import {
  aadhaarFields,
  aadhaarNumber,
  field,
  panFields,
  readerThat,
  readingOf,
  readsAs,
  resultOf,
} from '../support/reading'

let desk: TestDesk
afterEach(() => desk.services.close())

const rows = (search = '') => rowsOf(desk, search)
const read = (count = 1) => readFiles(desk, ...Array.from({ length: count }, (_, i) => `card ${i}.jpg`))
const fieldOf = (id: string, path: string): ReviewField | undefined => fieldAt(desk, id, path)
const history = (id: string) => desk.store.audit.byDocument(id)
const coded = (code: string) => expect.objectContaining({ code })

describe('reviewing fields', () => {
  it('shows every field of the type, found or not, and what needs a human', async () => {
    desk = openDesk(
      readsAs(
        'PAN',
        panFields.filter((field) => field.path !== 'dob' && field.path !== 'father_name'),
      ),
    )
    const [id = ''] = await read()
    const { fields } = desk.services.documents.detail(id)
    expect(fields.map(({ path, band, needsHuman }) => [path, band, needsHuman])).toEqual([
      ['name_as_per_pan', 'sure', false],
      ['father_name', 'missing', false],
      ['pan_number', 'check', true],
      ['dob', 'missing', true],
      ['document_quality_flag', 'sure', false],
    ])
    expect(rows()[0]).toMatchObject({ band: 'missing', needHuman: 2, reviewState: 'NEW' })
  })

  it('keeps a correction beside what the machine read', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read()
    const detail = desk.services.fields.correct(id, 'pan_number', ' abcpe 9999f ')
    expect(detail).toMatchObject({ reviewState: 'IN_REVIEW', needHuman: 1, focusedPath: 'pan_number' })
    expect(fieldOf(id, 'pan_number')).toMatchObject({
      value: 'ABCPE9999F',
      machineValue: 'ABCPE1234F',
      verdict: 'corrected',
      band: 'corrected',
      needsHuman: false,
    })
    expect(history(id).at(-1)).toMatchObject({
      action: 'field_changed',
      by: 'asha',
      path: 'pan_number',
      before: 'ABCPE1234F',
      after: 'ABCPE9999F',
    })
  })

  it("takes the machine's own value as a confirmation", async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read()
    desk.services.fields.correct(id, 'pan_number', 'ABCPE1234F')
    expect(fieldOf(id, 'pan_number')).toMatchObject({ verdict: 'confirmed', band: 'check', needsHuman: false })
  })

  it('takes a value that breaks its rule only with a reason', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read()
    expect(() => desk.services.fields.correct(id, 'dob', '31-02-1990')).toThrow(coded('REASON_REQUIRED'))
    expect(() => desk.services.fields.correct(id, 'pan_number', '12345')).toThrow(coded('REASON_REQUIRED'))
    desk.services.fields.override(id, 'dob', '31-02-1990', 'printed so')
    expect(fieldOf(id, 'dob')).toMatchObject({
      value: '31-02-1990',
      verdict: 'overridden',
      verdictReason: 'printed so',
    })
  })

  it('knows illegible and not on the document', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read()
    desk.services.fields.markIllegible(id, 'dob')
    desk.services.fields.markNotOnDocument(id, 'father_name')
    expect(fieldOf(id, 'dob')).toMatchObject({ value: null, verdict: 'illegible', needsHuman: false })
    expect(fieldOf(id, 'father_name')).toMatchObject({ value: null, verdict: 'not_on_document', band: 'corrected' })
    expect(() => desk.services.fields.confirm(id, 'dob')).toThrow(coded('INVALID_STATE'))
  })

  it('takes back one change after the other, across fields and documents', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [a = '', b = ''] = await read(2)
    desk.services.fields.correct(a, 'dob', '1991-01-01')
    desk.services.fields.correct(a, 'dob', '1992-01-01')
    desk.services.fields.confirm(b, 'pan_number')
    expect(desk.services.undo.undo()).toEqual({ documentId: b, path: 'pan_number' })
    expect(fieldOf(b, 'pan_number')).toMatchObject({ verdict: null, needsHuman: true })
    expect(rows()[1]).toMatchObject({ reviewState: 'NEW', needHuman: 2 })
    expect(desk.services.undo.undo()).toEqual({ documentId: a, path: 'dob' })
    expect(fieldOf(a, 'dob')).toMatchObject({ value: '1991-01-01' })
    desk.services.undo.undo()
    expect(fieldOf(a, 'dob')).toMatchObject({ value: '1990-02-03', verdict: null })
    expect(() => desk.services.undo.undo()).toThrow(coded('NOTHING_TO_UNDO'))
    expect(history(a).map((entry) => entry.action)).toEqual([
      'taken_in',
      'read',
      'field_changed',
      'field_changed',
      'undone',
      'undone',
    ])
  })

  it('parses a corrected address anew: its members follow, and stay to be corrected', async () => {
    desk = openDesk(
      readsAs('AADHAAR', [
        ...aadhaarFields,
        field('address', '12 MG Road, Pune, Maharashtra - 411001', 0.6),
        field('formatted_address.city', 'pune', 0.999),
        field('formatted_address.postcode', '411001', 0.999),
      ]),
    )
    const [id = ''] = await read()
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ value: 'pune', band: 'sure' })
    desk.services.fields.correct(id, 'address', '12 MG Road, Nagpur, Maharashtra - 440001')
    expect(fieldOf(id, 'formatted_address.postcode')).toMatchObject({
      value: '440001',
      band: 'corrected',
      needsHuman: false,
    })
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ value: 'nagpur', machineValue: 'pune' })
    desk.services.fields.correct(id, 'address', '12 MG Road, Nagpur, Maharashtra - 411001 Kerala')
    expect(fieldOf(id, 'formatted_address.postcode')).toMatchObject({ band: 'check', needsHuman: true })
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ needsHuman: false })
    desk.services.fields.correct(id, 'formatted_address.city', 'Nagpur Rural')
    desk.services.fields.markIllegible(id, 'address')
    expect(fieldOf(id, 'formatted_address.postcode')).toMatchObject({ value: null, needsHuman: false })
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ value: 'nagpur rural', verdict: 'corrected' })
  })

  it('takes the word on an address for its members, but for one against which something speaks', async () => {
    const doubt = { reasons: [{ code: 'parsed_from_address' }, { code: 'pin_state_mismatch' }] as const }
    desk = openDesk(
      readsAs('AADHAAR', [
        ...aadhaarFields,
        field('address', '12 MG Road, Pune, Kerala - 411001', 0.6),
        field('formatted_address.city', 'pune', 0.6, doubt),
        field('formatted_address.state', 'kerala', 0.6, doubt),
      ]),
    )
    const [id = ''] = await read()
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ needsHuman: true })
    desk.services.fields.confirm(id, 'address')
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ value: 'pune', verdict: null, needsHuman: false })
    expect(fieldOf(id, 'formatted_address.state')).toMatchObject({ needsHuman: true })
    desk.services.fields.correct(id, 'formatted_address.city', 'Kochi')
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ value: 'kochi', verdict: 'corrected' })
    desk.services.undo.undo()
    desk.services.undo.undo()
    expect(fieldOf(id, 'formatted_address.city')).toMatchObject({ value: 'pune', needsHuman: true })
  })

  it('is found by the corrected value at once', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read(2)
    desk.services.fields.correct(id, 'name_as_per_pan', 'Sunita Devi')
    expect(rows('sunita').map((row) => row.id)).toEqual([id])
    expect(rows('asha rani')).toHaveLength(1)
    expect(rows('PAN abcpe1234f')).toHaveLength(2)
  })

  it('judges all documents anew when the limits change', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read()
    desk.services.settings.set({ fieldBandLimits: { 'PAN.pan_number': { sure: 0.2, check: 0.5 } } })
    await until(() => rows()[0]?.needHuman === 1)
    expect(fieldOf(id, 'pan_number')?.band).toBe('sure')
    expect(rows()[0]?.band).toBe('doubtful')
  })

  it('goes on judging after the app was ended in the middle of it', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    await read()
    desk.store.write((tx) => {
      tx.settings.put('bandLimits', { sure: 0.4, check: 0.8 })
      tx.settings.put('rebandPending', true)
    })
    await desk.services.close()
    desk = openDesk(readsAs('PAN', panFields), desk.folder, openWorkspace(desk.folder, testKey, null))
    desk.services.start()
    await until(() => rows()[0]?.needHuman === 1)
    expect(desk.store.settings.all()['rebandPending']).toBe(false)
  })
})

describe('deciding on documents', () => {
  it('approves only when no field needs a human, and then changes nothing until reopened', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [id = ''] = await read()
    expect(() => desk.services.decisions.approve(id)).toThrow(coded('FIELDS_OPEN'))
    desk.services.fields.confirm(id, 'pan_number')
    desk.services.fields.confirm(id, 'dob')
    expect(desk.services.decisions.approve(id).reviewState).toBe('APPROVED')
    expect(desk.services.documents.list(wholeView, 0, 1).counters).toMatchObject({ left: 0, doneToday: 1, approved: 1 })
    expect(() => desk.services.fields.correct(id, 'dob', '1991-01-01')).toThrow(coded('INVALID_STATE'))
    expect(() => desk.services.decisions.reject(id, 'no')).toThrow(coded('INVALID_STATE'))
    desk.services.decisions.reopen(id, 'customer called')
    expect(history(id).at(-1)).toMatchObject({ action: 'reopened', reason: 'customer called', by: 'asha' })
    desk.services.fields.correct(id, 'dob', '1991-01-01')
    expect(desk.services.documents.list(wholeView, 0, 1).counters).toMatchObject({ left: 1, doneToday: 0 })
  })

  it('postpones, rejects and asks for another image', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [a = '', b = '', c = ''] = await read(3)
    expect(desk.services.decisions.postpone(a).reviewState).toBe('POSTPONED')
    expect(desk.services.documents.list(wholeView, 0, 1).counters).toMatchObject({ left: 3, postponed: 1, approved: 0 })
    expect(desk.services.decisions.reject(b, 'not a PAN').reviewState).toBe('REJECTED')
    expect(desk.services.decisions.askAgain(c, 'cut off').reviewState).toBe('RESUBMIT')
    desk.services.undo.undo()
    expect(desk.services.documents.detail(c).reviewState).toBe('NEW')
  })

  it('does not approve what has no type; the type set by hand is read, human words kept', async () => {
    const asked: (string | null)[] = []
    desk = openDesk(
      readerThat((request: ReadRequest) => {
        asked.push(request.forcedType)
        const reading = request.forcedType ? readingOf(request.forcedType, panFields) : readingOf('UNRECOGNISED', [])
        return Promise.resolve(resultOf(reading, request))
      }),
    )
    const [id = ''] = await read()
    expect(() => desk.services.decisions.approve(id)).toThrow(coded('FIELDS_OPEN'))
    expect(desk.services.decisions.changeType(id, 'PAN').readState).toBe('PROCESSING')
    await until(() => rows()[0]?.readState === 'EXTRACTED')
    desk.services.fields.correct(id, 'dob', '1991-01-01')
    desk.services.decisions.changeType(id, 'AADHAAR')
    await until(() => rows()[0]?.type === 'AADHAAR' && rows()[0]?.readState === 'EXTRACTED')
    desk.services.undo.undo()
    await until(() => rows()[0]?.type === 'PAN' && rows()[0]?.readState === 'EXTRACTED')
    expect(fieldOf(id, 'dob')).toMatchObject({ value: '1991-01-01', verdict: 'corrected' })
    expect(asked).toEqual([null, 'PAN', 'AADHAAR', 'PAN'])
  })

  it('deletes finished documents when their days are over', async () => {
    desk = openDesk(readsAs('PAN', panFields))
    const [a = '', b = ''] = await read(2)
    desk.services.decisions.reject(a, 'no')
    desk.services.settings.set({ retentionDays: 30 })
    await desk.services.close()
    desk = openDesk(readsAs('PAN', panFields), desk.folder, openWorkspace(desk.folder, testKey, null))
    desk.clock.now = new Date('2027-01-01T00:00:00.000Z')
    desk.services.start()
    await until(() => rows().length === 1)
    expect(rows()[0]?.id).toBe(b)
    expect(history(a).at(-1)).toMatchObject({
      action: 'removed',
      reason: expect.stringMatching(/^retention, decided 30 days ago: rows, images/) as string,
    })
    expect(desk.store.audit.verify().brokenAt).toBeNull()
  })
})

describe('Aadhaar numbers', () => {
  const grouped = aadhaarNumber.replace(/(.{4})(?=.)/g, '$1 ')

  it('leave the desk masked wherever they stand, and are found by their last digits', async () => {
    desk = openDesk(readsAs('AADHAAR', aadhaarFields, ['No:', ...grouped.split(' ')]))
    const [id = ''] = await read()
    const detail = desk.services.documents.detail(id)
    expect(fieldOf(id, 'aadhaar_number')).toMatchObject({
      value: 'XXXX XXXX 0124',
      machineValue: 'XXXX XXXX 0124',
      masked: true,
    })
    expect(detail.pageReadings[0]?.words.map((word) => word.text)).toEqual(['No:', 'XXXX', 'XXXX', '0124'])
    const everything = JSON.stringify([detail, history(id), rows()])
    for (const secret of ['23456789', '2345 6789', '234567890139']) expect(everything).not.toContain(secret)
    expect(rows(grouped)).toHaveLength(1)
    expect(rows(aadhaarNumber)).toHaveLength(1)
    expect(rows('6789')).toHaveLength(0)
  })

  it('are revealed one at a time, and the log says so', async () => {
    desk = openDesk(readsAs('AADHAAR', aadhaarFields))
    const [id = ''] = await read()
    expect(desk.services.fields.reveal(id, 'aadhaar_number')).toBe(aadhaarNumber)
    expect(history(id).at(-1)).toMatchObject({ action: 'revealed', path: 'aadhaar_number', by: 'asha', after: null })
  })

  it('are meant by their mask when it comes back from the screen', async () => {
    desk = openDesk(readsAs('AADHAAR', aadhaarFields))
    const [id = ''] = await read()
    desk.services.fields.correct(id, 'aadhaar_number', 'XXXX XXXX 0124')
    expect(fieldOf(id, 'aadhaar_number')).toMatchObject({ verdict: 'confirmed', value: 'XXXX XXXX 0124' })
    expect(desk.services.fields.reveal(id, 'aadhaar_number')).toBe(aadhaarNumber)
  })

  it('are taken as the document shows them where it masks them itself', async () => {
    desk = openDesk(readsAs('AADHAAR', aadhaarFields))
    const [id = ''] = await read()
    desk.services.fields.correct(id, 'aadhaar_number', 'XXXX XXXX 9999')
    expect(fieldOf(id, 'aadhaar_number')).toMatchObject({ verdict: 'corrected', value: 'XXXX XXXX 9999' })
    expect(desk.services.fields.reveal(id, 'aadhaar_number')).toBe('XXXXXXXX9999')
  })

  it('are taken from an alternate without being shown', async () => {
    desk = openDesk(readsAs('AADHAAR', aadhaarFields))
    const [id = ''] = await read()
    expect(() => desk.services.fields.takeAlternate(id, 'aadhaar_number', 1)).toThrow(coded('INVALID_REQUEST'))
    desk.services.fields.correct(id, 'aadhaar_number', grouped)
    expect(fieldOf(id, 'aadhaar_number')?.verdict).toBe('confirmed')
    expect(JSON.stringify(history(id))).not.toContain('23456789')
  })
})
