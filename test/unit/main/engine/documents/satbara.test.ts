import { describe, expect, test } from 'vitest'
import { mostDoubted } from '../../../../../src/main/engine/extraction/rules/bounds'
import { fieldsOn, readOn } from './read-page'

test('a head of two: the account on its own line of the cell, under it the whole name of who holds the land', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
क्षेत्र, एकक व आकारणी             खाते क्र. / भोगवटादाराचे नांव               कुळ, खंड व इतर अधिकार
एकूण क्षेत्र १.२४.००              खाते क्र. ४५१                               इतर अधिकार
                                  विठ्ठल रामचंद्र यादव                        निरंक`,
  )
  expect(fields).toMatchObject({ occupant_name: 'विठ्ठल रामचंद्र यादव', account_number: '४५१' })
})

describe('SATBARA', () => {
  test('the print-out of the state: rows above, columns below', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
                     महाराष्ट्र शासन
           गाव नमुना सात (अधिकार अभिलेख पत्रक)
गाव :- हडपसर            तालुका :- हवेली              जिल्हा :- पुणे
गट क्रमांक व उपविभाग :          १९३/२/अ
भू-धारणा पद्धती :              भोगवटादार वर्ग -१
शेताचे स्थानिक नाव :
क्षेत्र, एकक व आकारणी         खाते क्र.     भोगवटादाराचे नाव       क्षेत्र        आकार
क्षेत्राचे एकक हे.आर.चौ.मी     ४४५       अनिता अनिल चव्हाण      १.१४.००     ४.४४
अ) लागवड योग्य क्षेत्र जिरायत

अहवाल दिनांक :               ०६/०३/२०२२`,
    )
    expect(fields).toMatchObject({
      village: 'हडपसर',
      taluka: 'हवेली',
      district: 'पुणे',
      survey_number: '१९३/२/अ',
      account_number: '४४५',
      occupant_name: 'अनिता अनिल चव्हाण',
      area: '१.१४.००',
      land_type: 'जिरायत',
      issue_date: '2022-03-06',
    })
  })

  test('the class of a tenure beside the head of the accounts is no account', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात
भू-धारणा पद्धती
भोगवटादार वर्ग -1         खाते क्रमांक     भोगवटादाराचे नाव         क्षेत्र
शेताचे स्थानिक नाव         447           सखाराम भिकाजी थोरात     1.24.00`,
    )
    expect(fields['account_number']).toBe('447')
  })

  test('a name that begins before its narrower head, and a survey number with a letter', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
गट क्रमांक व उपविभाग : 308/2अ
खाते क्रमांक               भोगवटादाराचे नाव              क्षेत्र        आकार
  993              शकुंतला ज्ञानेश्वर तुकाराम काळे      0.41.15     2.35`,
    )
    expect(fields).toMatchObject({ survey_number: '308/2अ', occupant_name: 'शकुंतला ज्ञानेश्वर तुकाराम काळे' })
  })

  test('the class of tenure under a holder is not one more holder', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
खाते क्रमांक               भोगवटादाराचे नाव              क्षेत्र        आकार
  122                  सीमा रमेश माने                 2.65        3.10
                       भोगवटादार वर्ग -1`,
    )
    expect(fields['occupant_name']).toBe('सीमा रमेश माने')
  })

  test('an extract written out as labels and values', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
         गाव नमुना ७/१२
गाव                            कोथरूड
तालुका                          करवीर
जिल्हा                          कोल्हापूर
भूमापन क्रमांक व उपविभाग           25
भूधारणा पद्धती                   भोगवटादार वर्ग -2
खाते क्रमांक                     1184
भोगवटादाराचे नाव                 सुनील पांडुरंग मोरे
एकूण क्षेत्र                      2.48.00 हे.आर
आकारणी                        4.23
दिनांक                          19/07/2021`,
    )
    expect(fields).toEqual({
      village: 'कोथरूड',
      taluka: 'करवीर',
      district: 'कोल्हापूर',
      survey_number: '25',
      account_number: '1184',
      occupant_name: 'सुनील पांडुरंग मोरे',
      area: '2.48.00 हे.आर',
      land_type: 'भोगवटादार वर्ग -2',
      issue_date: '2021-07-19',
    })
  })

  test('all holders, a head of two lines, commas for points', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात (अधिकार अभिलेख पत्रक)
गट क्रमांक व उपविभाग : ४५२/१अ
खाते          भोगवटादाराचे              क्षेत्र         आकार
क्र.          नाव
१०४          दगू विठोबा बनकर           ०.८२.००      २.५९

६८८          रंजना दगू बनकर           ०.८०.००      २.५३

             प्रलंबित फेरफार : नाही
एकूण क्षेत्र      १,६२.००`,
    )
    expect(fields).toMatchObject({ occupant_name: 'दगू विठोबा बनकर, रंजना दगू बनकर', area: '१.६२.००' })
  })

  test('each holder has an account; numbers of other columns are none', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
                    गाव नमुना सात
गाव :- शिरवळ              तालुका :- खंडाळा              जिल्हा :- सातारा
खाते क्र.      भोगवटादाराचे नांव              क्षेत्र          फे.फा
214           पांडुरंग ज्ञानू राऊत           0.70.00        (1182)

390           लक्ष्मण ज्ञानू राऊत            0.70.00        (1182)

1182          शालन ज्ञानू राऊत              0.70.00        (2201)`,
    )
    expect(fields['account_number']).toBe('214, 390, 1182')
  })

  test('strokes between numbers that were read as Latin ones', () => {
    const fields = fieldsOn('SATBARA', `\nगाव नमुना सात\nभूमापन क्रमांक व उपविभाग :   ४४७1२/1अ`)
    expect(fields).toMatchObject({ survey_number: '४४७/२/अ' })
  })

  test('a date behind its shortest label', () => {
    const fields = fieldsOn('SATBARA', `\nगाव नमुना सात\nगाव : वडगाव\nदि. १२/१२/२०२३            ग्राम महसूल अधिकारी`)
    expect(fields).toMatchObject({ issue_date: '2023-12-12' })
  })

  test('holders one under the other beside their label', () => {
    const fields = fieldsOn(
      'SATBARA',
      `
गाव नमुना सात
खाते क्रमांक               १९२
भोगवटादाराचे नाव           पांडुरंग धर्मा ठोंबरे
                          सखुबाई पांडुरंग ठोंबरे
एकूण क्षेत्र                ०.६१.३०`,
    )
    expect(fields).toMatchObject({ occupant_name: 'पांडुरंग धर्मा ठोंबरे, सखुबाई पांडुरंग ठोंबरे', account_number: '१९२' })
  })
})

test('what is printed with a digit that all readers take for another is never sure', async () => {
  const dated = async (day: string) => {
    const fields = await readOn('SATBARA', `\nगाव नमुना सात\nअहवाल दिनांक :               ${day}/०३/२०२२`)
    return fields.find(({ path }) => path === 'issue_date')!.confidence
  }
  expect(await dated('०६')).toBeLessThanOrEqual(mostDoubted)
  expect(await dated('०४')).toBeLessThanOrEqual(mostDoubted)
  expect(await dated('०१')).toBeGreaterThan(mostDoubted)
})

test('the number of a class of tenure right before the column is no account', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भू-धारणा पद्धती    खाते क्र.     भोगवटादाराचे नाव
भोगवटादार वर्ग - १  २६७          शिवाजी आण्णा माळी`,
  )
  expect(fields).toMatchObject({ account_number: '२६७' })
})

test('the title of the form names no village', () => {
  const fields = fieldsOn('SATBARA', `\nVILLAGE FORM VII (7/12 EXTRACT)\nVillage   : Shirdhon`)
  expect(fields).toMatchObject({ village: 'Shirdhon' })
})

test('the day of the extract, not that of the last change in the register', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
अहवाल दिनांक : १६/०७/२०२१
गाव नमुना सात
प्रलंबित फेरफार : नाही. शेवटचा फेरफार क्रमांक : ३९१६ व दिनांक : १६/०७/२०२०`,
  )
  expect(fields).toMatchObject({ issue_date: '2021-07-16' })
})

test('accounts under their head although the head behind it could not be read', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भोगवटादाराचे नांव            खाते क्र.      aa        आकार
किसन बाबूराव खैरनार          १३४८       ३.०४.५०    १.२५

शालिनी अरविंद लिमये          २६७०`,
  )
  expect(fields).toMatchObject({ account_number: '१३४८, २६७०' })
})

test('the boxes of the form that was written by hand: numbered holders, a village by what it is', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
गाव : मोजे मोरगिरी          तालुका : पाटण          जिल्हा : सातारा
भूमापन क्रमांक व उपविभाग     भूधारणेचा प्रकार      भोगवटादाराचे नांव          खाते क्रमांक
१२/२/२                      'भोगवटादार वर्ग १     १) विठ्ठल नारायण भुजबळ     २२१६
                                                 २) सुनंदा बाळासाहेब थोरात`,
  )
  expect(fields).toMatchObject({
    village: 'मोरगिरी',
    land_type: 'भोगवटादार वर्ग १',
    occupant_name: 'विठ्ठल नारायण भुजबळ, सुनंदा बाळासाहेब थोरात',
  })
})

test('holders behind what several hold together; none of the heads of the next table; the day of a copy', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भूमापन क्रमांक      भूमापन क्रमांकाचा उपविभाग      भोगवटादाराचे नाव              खाते क्रमांक
५०                 -                          भास्कर विठ्ठल गायधनी           २५०
                                              ---सामाईक क्षेत्र---
                                              हिराबाई तानाजी गावडे

शेताचे स्थानिक नाव                              हेक्टर आर
अस्सल बरहुकूम खरी नक्कल. तारीख : ०४/०१/२०१४`,
  )
  expect(fields).toMatchObject({
    survey_number: '५०',
    occupant_name: 'भास्कर विठ्ठल गायधनी, हिराबाई तानाजी गावडे',
    issue_date: '2014-01-04',
  })
})

test('holders numbered in one line', () => {
  const fields = fieldsOn('SATBARA', 'गाव नमुना ७\nभोगवटादारांची नावे : १) पुरुषोत्तम वामन पेंडसे, २) लता शिवाजी ढेरे')
  expect(fields['occupant_name']).toBe('पुरुषोत्तम वामन पेंडसे, लता शिवाजी ढेरे')
})

test('numbers of changes behind the holders are no account, and what stands before them no holder', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
भोगवटादाराचे नाव                          खाते क्रमांक            इतर अधिकार
[ रामा धोंडू कदम ]                        (4118)
गणपत रामा कदम                            774                   कुळाचे नाव : -
फे. फा. क्र. 981                                                इतर : निरंक`,
  )
  expect(fields).toMatchObject({ account_number: '774', occupant_name: 'गणपत रामा कदम' })
})

test('the day on which the copy was made, with words of its own before it', () => {
  const fields = fieldsOn('SATBARA', '\nगाव नमुना ७/१२\nखरी नक्कल   नक्कल तयार केल्याचा दिनांक 25/06/2014   फी रु. 15')
  expect(fields['issue_date']).toBe('2014-06-25')
})

test('a number and its division in two cells are one; a division that cannot be read leaves the number in doubt', async () => {
  const form = (part: string): string => `
गाव नमुना सात
गाव :- वडगाव            तालुका :- हवेली              जिल्हा :- पुणे
भूमापन क्रमांक       भूमापन क्रमांकाचा उपविभाग       भूधारणा पद्धती       खाते क्रमांक
८७                  ${part}                             वर्ग १              ५१२`
  expect(fieldsOn('SATBARA', form('२/ब'))).toMatchObject({ survey_number: '८७/२/ब' })
  const unread = await readOn('SATBARA', form('~'))
  const number = unread.find(({ path }) => path === 'survey_number')
  expect(number?.value).toBe('८७')
  expect(number?.confidence).toBeLessThanOrEqual(mostDoubted)
})

test('between a number and its ares stands what is short for hectares, however it was read', () => {
  const text = `
गाव नमुना सात
गाव :- वडगाव            तालुका :- हवेली
जिरायत १ हे. ०८ आर
एकूण क्षेत्र १ है. १२ आर`
  expect(fieldsOn('SATBARA', text)['area']).toBe('१ हे. १२ आर')
})

test('where a paper says that there is none, no place is named', () => {
  const fields = fieldsOn(
    'SATBARA',
    `
गाव नमुना सात
गाव :- आसरे    तालुका :- नाही.    जिल्हा :- रायगड
भूमापन क्रमांक : 112`,
  )
  expect(fields['taluka']).toBeUndefined()
})
