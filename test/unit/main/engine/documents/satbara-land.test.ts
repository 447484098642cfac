import { describe, expect, test } from 'vitest'
import { candidatesOn, fieldsOn, readOn } from './read-page'

test('a class of tenure whose number was lost is never sure', async () => {
  const fields = await readOn('SATBARA', '\nVillage Form VII\nTenure : Occupant Class - |\nTotal Area : 1.20.00')
  expect(fields.find(({ path }) => path === 'land_type')?.confidence ?? 0).toBeLessThan(0.9)
})

describe('the area of the whole land', () => {
  const form = (...rows: string[]): string => ['', 'गाव नमुना सात', ...rows].join('\n')

  test('what is called the total is that of the tilled land, where the whole is printed too', () => {
    const rows = ['एकुण क्षेत्र          0.64.00', 'वर्ग (अ)             0.03.00', 'एकुण पो ख          0.03.00']
    expect(fieldsOn('SATBARA', form(...rows, 'एकुण (अ- ब)        0.67.00'))).toMatchObject({ area: '0.67.00' })
  })

  test('of two totals that differ by the unfit land between them the larger is the whole', () => {
    const rows = ['एकूण                1.12', 'वर्ग (अ)             0.05', 'वर्ग (ब)             0.00']
    expect(fieldsOn('SATBARA', form(...rows, 'एकूण क्षेत्र           1.17'))).toMatchObject({ area: '1.17' })
  })

  test('a total that neither sum bears out is doubted', async () => {
    const rows = ['एकुण क्षेत्र          0.64.00', 'एकुण पो ख          0.03.00']
    const fields = await readOn('SATBARA', form(...rows))
    expect(fields.find(({ path }) => path === 'area')?.confidence ?? 0).toBeLessThanOrEqual(0.95)
    const tilled = await readOn('SATBARA', form('एकुण ला.यो. क्षेत्र     0.61.00', ...rows))
    expect(tilled.find(({ path }) => path === 'area')?.value).toBe('0.64.00')
  })
})

test('an area behind the cells of other columns says less than the one behind its label', () => {
  const areas = candidatesOn(
    'SATBARA',
    `
गाव नमुना सात
लागवड योग्य क्षेत्र          1296      मिलिंद अनंत सोहोनी      0.35.00      0.90
एकूण क्षेत्र 2.71.00`,
  ).filter(({ path }) => path === 'area')
  const strengthOf = (value: string): number => areas.find((area) => area.value === value)?.strength ?? 0
  expect(strengthOf('2.71.00')).toBeGreaterThan(1.3 * strengthOf('0.35.00'))
})

test('a misread letter of the word that opens every class of tenure', () => {
  const fields = fieldsOn('SATBARA', 'गाव नमुना सात\nधारणा प्रकार      भीगवटादार वर्ग - 2')
  expect(fields['land_type']).toBe('भोगवटादार वर्ग - 2')
})

test('the total of the land, not what is tilled of it; a holder beside one word that fills its cell', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भूधारणा           भोगवटादार वर्ग 2
भोगवटादार         चंद्रभागा नामदेव कुटे
जिरायत 0.60.00
एकूण ला.यो. क्षेत्र 0.60.00
एकूण क्षेत्र (अ+ब) 0.64.50`,
  )
  expect(fields).toMatchObject({ occupant_name: 'चंद्रभागा नामदेव कुटे', area: '0.64.50', land_type: 'जिरायत' })
})

describe('the type of the land', () => {
  const typeOn = async (text: string) => (await readOn('SATBARA', text)).find(({ path }) => path === 'land_type')

  test('is the class under which its area is entered, not that which is empty', async () => {
    const page = (dry: string, wet: string) => `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
भू-धारणा पद्धती : भोगवटादार वर्ग -1
अ) लागवड योग्य क्षेत्र
जिरायत            ${dry}
बागायत            ${wet}
एकूण ला.यो. क्षेत्र    0.95.00
वर्ग (अ)           0.05.00
एकूण क्षेत्र (अ+ब)    1.00.00`
    const dry = await typeOn(page('0.95.00', '-'))
    expect(dry?.value).toBe('जिरायत')
    // Some call its tenure the type of a land.
    expect(dry?.alternates).toContainEqual(expect.objectContaining({ value: 'भोगवटादार वर्ग -1' }))
    expect((await typeOn(page('०.००.००', '०.९५.००')))?.value).toBe('बागायत')
    expect((await typeOn(page('0.55.00', '0.40.00')))?.value).toBe('जिरायत, बागायत')
  })

  test('is asked for by name, in the spelling of the paper', async () => {
    const page = `
गाव नमुना ७/१२
भूधारणा पद्धती      भोगवटादार वर्ग 1
जमिनीचा प्रकार      बागाईत
खाते क्रमांक        1184`
    expect((await typeOn(page))?.value).toBe('बागाईत')
  })

  test('heads of the register of crops are no class of the land; terms of tenure are proposed and never sure', async () => {
    const page = `
गाव नमुना ७/१२
भूधारणा पद्धती                   भोगवटादार वर्ग -2
खाते क्रमांक                     1184
गाव नमुना बारा
वर्ष            जिरायत          बागायत          शेरा
2021-22        भात             0.40.00        स्वतः`
    expect((await typeOn(page))?.value).toBe('भोगवटादार वर्ग -2')
    expect((await typeOn(page))?.confidence).toBeLessThan(0.5)
  })
})

test('areas below the heading of form XII are those of crops', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना ७/१२
जिराईत                   १ हे. ४० आर
एकूण                     १ हे. ४५ आर
गाव नमुना १२ पिकांची नोंदवही
वर्ष         पिकाचे नाव      क्षेत्र हे.आर       शेरा
२००३-०४     ज्वारी         ०.८०             स्वतः`,
  )
  expect(fields).toMatchObject({ area: '१ हे. ४५ आर' })
})

test('a class of land with a dash is none of the land, even where no other could be read', async () => {
  const fields = await readOn(
    'SATBARA',
    `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
अ) लागवड योग्य क्षेत्र
forerae           0.64.00
बागायत            -
एकूण क्षेत्र (अ+ब)    0.64.00`,
  )
  expect(fields.find(({ path }) => path === 'land_type')?.value ?? '').toBe('')
})

test('the rest of the only holder stands under the name, the area of the next column beside it', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
गाव : घुलेवाडी              तालुका : संगमनेर              जिल्हा : अहमदनगर
खाते क्र.     भोगवटादाराचे नांव       क्षेत्र        आकार      पो.ख.       फे.फा
1286        रावसाहेब कारभारी       1.10.00     4.25     0.06.00     (3417)
            वाकचौरे`,
  )
  expect(fields).toMatchObject({ occupant_name: 'रावसाहेब कारभारी वाकचौरे' })
})

test('who is crossed out holds nothing any more, and what stands under that name is of nobody', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
गाव : घुलेवाडी              तालुका : संगमनेर              जिल्हा : अहमदनगर
खाते क्र.     भोगवटादाराचे नांव       क्षेत्र        आकार      पो.ख.       फे.फा
542         आनंदा बापू शेळके         0.40.00     1.10     0.00.00     (4410)
543         लक्ष्मीबाई शंकर शेळके     0.28.00     0.77     0.00.00     (4412)
[211]       [सखाराम धोंडीबा        [1.25.50]    [2.81]
            शेळके]`,
  )
  expect(fields).toMatchObject({ occupant_name: 'आनंदा बापू शेळके, लक्ष्मीबाई शंकर शेळके' })
})

test('hectares with four decimals', () => {
  expect(fieldsOn('SATBARA', '\nगाव नमुना सात\nएकुण क्षेत्र (अ-ब)     1.9000').area).toBe('1.9000')
})

test('the unit before the area of the whole; what is of no size is no land', () => {
  const text = '\nगाव नमुना सात\nबागायत : हे.आर  0.72.00\nएकूण क्षेत्र : हे.आर  0.72.00\nपोटखराब : 0.00.00'
  expect(fieldsOn('SATBARA', text).area).toBe('0.72.00')
})

test('the print of the public site: a row of cells, the division of the land in its own', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
महाभूलेख - ७/१२ (फक्त माहितीसाठी)
गाव              पिंपरी खुर्द                          तालुका            चिपळूण          जिल्हा      रत्नागिरी
सर्वे नंबर        41                                 हिस्सा नंबर        12             खाते नंबर   377
कब्जेदार          यशवंत बाबू पवार
क्षेत्र            0-21-50                            पोटखराबा         0-02-00
छापील दिनांक : 02/01/2019`,
  )
  expect(fields).toMatchObject({
    village: 'पिंपरी खुर्द',
    survey_number: '41/12',
    account_number: '377',
    occupant_name: 'यशवंत बाबू पवार',
    issue_date: '2019-01-02',
  })
})

test('a number whose division has a cell of its own, which was not read, is never sure', async () => {
  const head = 'भूमापन क्रमांक      भूमापन क्रमांकाचा उपविभाग      भूधारणा पद्धती'
  const fields = await readOn('SATBARA', `\nगाव नमुना सात\n${head}\n  214`)
  expect(fields.find(({ path }) => path === 'survey_number')?.confidence ?? 0).toBeLessThanOrEqual(0.95)
})

test('several accounts are never sure: who held the land before is struck out by a line', async () => {
  const fields = await readOn(
    'SATBARA',
    `
गाव नमुना सात
खाता क्र.        भोगवटादाराचे नाव              क्षेत्र
390            यशवंत बाबू पवार               0.80.00
1275           सुनीता यशवंत पवार             0.80.00`,
  )
  const account = fields.find(({ path }) => path === 'account_number')
  expect(account?.value).toBe('390, 1275')
  expect(account!.confidence).toBeLessThanOrEqual(0.95)
})

test('a value that is wider than its head is none of the next one', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
गाव             तालुका          जिल्हा          गट क्रमांक
कासेगाव खुर्द     पंढरपूर          सोलापूर         508`,
  )
  expect(fields).toMatchObject({ village: 'कासेगाव खुर्द', taluka: 'पंढरपूर', district: 'सोलापूर' })
})

describe('old forms on photographs', () => {
  test('a village whose short label was misread, and the area of the only class of land, its parts set apart', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात - अधिकार अभिलेख पत्रक
गव : पिंपरी बुद्रुक    तालुका : सिन्नर    जिल्हा : नाशिक
जिरायत    -
बागायत    ० - ४५ - ५०
पोट खराबा : -`,
    )
    expect(fields).toMatchObject({ village: 'पिंपरी बुद्रुक', area: '०-४५-५०', land_type: 'बागायत' })
  })

  test('the ruling of the table before a number is none of it, and the area of a crop is not that of the land', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात-बारा (संगणकीकृत)
मोजा : वडगाव (साझा क्र. 7)      तालुका : मोर्शी
गट क्रमांक     भोगवटादाराचे नाव           खाते क्र.      क्षेत्र हे.आर      आकार
/88          गजानन वामनराव देशमुख       /512          /1.62            4.10
वर्ष          हंगाम          पीक           क्षेत्र          शेरा
2018-19      खरीप          कापूस         0.90`,
    )
    expect(fields).toMatchObject({ village: 'वडगाव', survey_number: '88', account_number: '512', area: '1.62' })
    const crops =
      'गाव नमुना सात-बारा\nवर्ष          हंगाम          पीक           क्षेत्र\n2018-19      खरीप          कापूस         0.90'
    expect(fieldsOn('SATBARA', crops)['area']).toBeUndefined()
  })
})

test.each([
  ['एकूण क्षेत्र', 'हे.आर.'],
  ['एकूणा क्षेत्र', 'हे.सार.'],
])('tenths of ares add up to the whole, read "%s" and "%s"', (total, unit) => {
  const fields = fieldsOn(
    'SATBARA',
    `
गांव नमुना ७, ७अ व १२
गांव : आंबेवाडी          तालुका : करवीर          जिल्हा : कोल्हापूर
जमिनीचा प्रकार : बागायत
लागवडीयोग्य क्षेत्र ०.६४.५
पोटखराब ०.०१.५
${total} : ०.६६.० ${unit}
आकार रु. ४.१२`,
  )
  expect(fields['area']).toBe('०.६६.० हे.आर.')
})

test('as a phone shows it: the class of tenure under its own name, and when the record was looked at', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना ७/१२
भोगवटादार वर्ग
भोगवटादार वर्ग -2
खाते क्रमांक
1206
अहवाल पाहिल्याची वेळ : 03/10/2025 10:41:55`,
  )
  expect(fields).toMatchObject({ land_type: 'भोगवटादार वर्ग -2', issue_date: '2025-10-03' })
})
