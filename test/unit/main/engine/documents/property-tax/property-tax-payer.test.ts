import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('a payer whose sentence tells father and home', () => {
  expect(
    fieldsOn(
      'PROPERTY_TAX_RECEIPT',
      `
कार्यालय नगर पालिका परिषद, बेमेतरा
सम्पत्ति कर रसीद
रसीद क्र. 11742   दिनांक 24/03/2018
करदाता श्री दिलीप कुमार वर्मा पिता स्व. बुधराम, निवासी वार्ड क्र. 9, ब्राह्मणपारा, बेमेतरा भवन/सम्पत्ति क्रमांक 09/0214 से वर्ष
2017-18 हेतु निम्नानुसार राशि प्राप्त की गई
कुल जमा राशि     1,662.00`,
    ),
  ).toMatchObject({
    authority_name: 'नगर पालिका परिषद, बेमेतरा',
    owner_name: 'श्री दिलीप कुमार वर्मा',
    address: 'वार्ड क्र. 9, ब्राह्मणपारा, बेमेतरा',
    property_number: '09/0214',
  })
})

test('where the payer signs is no owner, and a law no body', () => {
  const read = fieldsOn(
    'PROPERTY_TAX_RECEIPT',
    `
कार्यालय नगर परिषद, बक्सर
(बिहार नगरपालिका अधिनियम 2007 के अन्तर्गत)
सम्पत्ति कर (होल्डिंग टैक्स) रसीद
होल्डिंग संख्या     : 14-0288/A
कुल योग     2,318.00
करदाता का हस्ताक्षर     कर संग्राहक`,
  )
  expect(read).toMatchObject({ authority_name: 'नगर परिषद, बक्सर', property_number: '14-0288/A' })
  expect(read.owner_name).toBeUndefined()
})
