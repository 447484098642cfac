import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('heads of columns that go on in a second line are no holder', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भूमापन क्रमांक व उपविभाग : 77/1      भू-धारणा पध्दती : भोगवटादार वर्ग -1
क्षेत्र, एकक व आकारणी       खाते क्र.      भोगवटादाराचे नाव   क्षेत्र   आकार
                           212                  पो.ख.   फे.फा.
क्षेत्राचे एकक : हे.आर.चौ.मी              दत्तात्रय महादेव शेळके
एकूण क्षेत्र 0.92.00                     0.92.00   3.10   0.02.00   (1190)`,
  )
  expect(fields['occupant_name']).toBe('दत्तात्रय महादेव शेळके')
})

test('cells with head and value under each other: a head that ends with "and", a tenure of two lines, a total without its unit', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
              गाव नमुना सात व बारा (अधिकार अभिलेख व पीक पाहणी)
गट क्रमांक व        भू-धारणा पद्धती       भोगवटादाराचे नाव          खाते क्रमांक
उपविभाग            भोगवटादार            हणमंत तुकाराम साळुंखे      ५५८
417                वर्ग-2               शिवाजी तुकाराम साळुंखे

शेताचे स्थानिक नाव    क्षेत्र हे.आर         आकार रु.पै. 4-15         इतर अधिकार
माळ                 जिरायत 1-12          जुडी किंवा विशेष           नवीन शर्त
                    पो.ख. 0-03
                    एकूण 1-15`,
  )
  expect(fields).toMatchObject({
    survey_number: '417',
    occupant_name: 'हणमंत तुकाराम साळुंखे, शिवाजी तुकाराम साळुंखे',
    area: '1-15',
  })
})

test('a total of figures parted by a dash is no area where no hectares are spoken of', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भूमापन क्रमांक : 61
एकूण      4-15`,
  )
  expect(fields['area']).toBeUndefined()
})

test('a division in a cell whose head takes a line more; of two totals in hectares and ares the whole', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना ७
भूमापन क्रमांक          भूमापन क्रमांकाचा       भूधारणा पद्धती          भोगवटादाराचे नाव
308                     उपविभाग                 भोगवटादार               महादेव रामू कोकाटे
                        3 अ                     वर्ग १
शेताचे स्थानिक नाव : माळ                        खाते क्रमांक            कुळाचे नाव -
लागवडी योग्य क्षेत्र हे. आर.                    २१०                     इतर अधिकार
जिरायत १-३०
एकूण १-९०
पोटखराब (वर्ग अ) ०-०४
एकूण क्षेत्र १-९४`,
  )
  expect(fields).toMatchObject({ survey_number: '308/3अ', area: '१-९४', occupant_name: 'महादेव रामू कोकाटे' })
})

test('the head of the accounts in two lines: the short word for the number stands alone under the first', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
खाते      भोगवटादाराचे नांव             क्षेत्र        आकार
क्र.
77       संतोष बाबूराव जगताप          1.50.00      3.90`,
  )
  expect(fields).toMatchObject({ account_number: '77', occupant_name: 'संतोष बाबूराव जगताप' })
})

test('the first letter of the alphabet behind Latin digits, read as two Latin ones', () => {
  expect(fieldsOn('SATBARA', 'गाव नमुना सात\nभूमापन क्रमांक व उपविभाग : 312/2/at').survey_number).toBe('312/2/अ')
  expect(fieldsOn('SATBARA', 'गाव नमुना सात\nभूमापन क्रमांक व उपविभाग : 217/2/a').survey_number).toBe('217/2/अ')
})

test('the number of the last mutation right behind the district is none of it', () => {
  const line = 'गाव :- लोणी  तालुका :- राहाता  जिल्हा :- अहमदनगर  शेवटचा फेरफार क्रमांक : 7719 व दिनांक : 04/04/2023'
  expect(fieldsOn('SATBARA', `गाव नमुना सात\n${line}`).district).toBe('अहमदनगर')
})

test('several holders in full behind one label are all of them; where one lives is no other holder', () => {
  const holders = (names: string): string | undefined =>
    fieldsOn(
      'SATBARA',
      `
गाव नमुना ७/१२ (सातबारा उतारा)
गाव : वांबोरी      तालुका : राहुरी      जिल्हा : अहमदनगर
गट क्रमांक : ९०२      खाते क्रमांक : १३४५
कब्जेदाराचे नाव : ${names}`,
    )['occupant_name']
  expect(holders('लक्ष्मीबाई किसन तांबे, सुभाष किसन तांबे')).toBe('लक्ष्मीबाई किसन तांबे, सुभाष किसन तांबे')
  expect(holders('लक्ष्मीबाई किसन तांबे, मु. पो. वांबोरी')).toBe('लक्ष्मीबाई किसन तांबे')
})
