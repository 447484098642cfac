/** 7/12 extracts in the manner of the register that was kept by hand, and early prints: cells of their own for everything. */
import { expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn } from './read-page'

test('form VII beside form XII: the survey number in two cells, heads of two lines, the area of the left half', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
              गाव नमुना ७                                                             गाव नमुना १२
गाव भादोले     तालुका शिरोळ     जिल्हा कोल्हापूर
भूमापन         भूमापन क्रमांकाचा        भूधारणा        भोगवटादाराचे नाव         खाते           वर्ष           हंगाम
क्रमांक        उपविभाग                  पद्धती         तात्यासो रामू माने       क्रमांक        १९९१-९२        खरीप
३०७            २ब                       खा                                      ४१

एकूण ० हे. ६२ आर
तारीख १४/८/१९९४                                                                                गाव कामगार तलाठी`,
  )
  expect(fields).toMatchObject({
    village: 'भादोले',
    survey_number: '३०७/२ब',
    account_number: '४१',
    occupant_name: 'तात्यासो रामू माने',
    area: '० हे. ६२ आर',
    land_type: 'खा',
  })
})

test('holders under their account, without a head of their own', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात - अधिकार अभिलेख पत्रक
गाव : वडकी                   तालुका : हवेली                       जिल्हा : पुणे
क्षेत्र एकक : हे.आर.चौ.मी       खाते क्रमांक : 733                     कुळाचे नाव
जिरायत 0.58.00
बागायत -                     ज्ञानोबा विठ्ठल फाटे 0.30.00
तरी -                        1.10 (4417)
वरकस -                       सविता दत्तू फाटे 0.28.00
इतर -                        (7082)
                             [दत्तू ज्ञानोबा फाटे] (7082)`,
  )
  expect(fields['occupant_name']).toBe('ज्ञानोबा विठ्ठल फाटे, सविता दत्तू फाटे')
})

test('the holder behind a colon; the entry before a name, and the end of one that is longer than its head', () => {
  const row = fieldsOn('SATBARA', '\nगाव नमुना - 7/12\nभोगवटादार : विनायक तुळशीराम राऊत')
  expect(row['occupant_name']).toBe('विनायक तुळशीराम राऊत')
  const cell = fieldsOn(
    'SATBARA',
    `
गांव नमुना ७
भूमापन क्रमांक       भू-धारणा पद्धती     भोगवटादाराचे नांव
211                खालसा            (1804) नानासाहेब सोपानराव कोल्हे

लागवडीयोग्य क्षेत्र`,
  )
  expect(cell['occupant_name']).toBe('नानासाहेब सोपानराव कोल्हे')
})

test('an entry of change behind one holder of several may mean that a hand struck that one out', async () => {
  const fields = await readOn(
    'SATBARA',
    `
गाव नमुना ७
भूमापन क्रमांक       भोगवटादाराचे नाव            खाते क्रमांक
211                तात्यासो रामू माने            41
                   रामू बाळू माने (फे. १७०२)

एकूण ० हे. ६२ आर`,
    [],
    [],
    [],
    'text_layer',
  )
  const occupant = fields.find(({ path }) => path === 'occupant_name')
  expect(occupant?.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('which is the type of a land, what is tilled or how it is held, is left to a human; a print is kept as it is', async () => {
  const form = (rest: string) =>
    readOn('SATBARA', `\nगाव नमुना सात\nभूधारणा पद्धती : भोगवटदार वर्ग 1\n${rest}`, [], [], [], 'text_layer')
  const landOf = async (rest: string) => (await form(rest)).find(({ path }) => path === 'land_type')
  const both = await landOf('जिरायत 0.58.00\nबागायत -')
  expect(both?.value).toBe('जिरायत')
  expect(both?.confidence).toBeLessThanOrEqual(mostDoubted)
  expect((await landOf(''))?.value).toBe('भोगवटदार वर्ग 1')
})

test('the unit of an area with the sign of its vowel read twice', () => {
  expect(fieldsOn('SATBARA', '\nगाव नमुना सात\nएकूण क्षेत्र २ है. १२ आर')['area']).toBe('२ हे. १२ आर')
})
