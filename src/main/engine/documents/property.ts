/** What gives deeds, agreements and land records away. */
import { recognisedOnly, titles, words } from './definition'

export const indexTwo = recognisedOnly('INDEX_2', [
  ...titles({
    'सूची क्र.2': 2,
    'सूची क्र. 2': 2,
    'सूची क्र.२': 2,
    'सूची क्रमांक २': 2,
    'सूची क्र': 1.2,
    'Index II': 1.8,
    'Index-II': 1.8,
    'Index 2': 1.8,
    'Index No. II': 1.8,
    'Index No. 2': 1.8,
  }),
  ...words({
    'दुय्यम निबंधक': 0.6,
    'विलेखाचा प्रकार': 0.9,
    मोबदला: 0.5,
    बाजारभाव: 0.6,
    'दस्त क्रमांक': 0.5,
    'Regn:63m': 0.8,
    'भू-मापन': 0.5,
    'दस्तऐवज करुन देणा-या': 0.7,
    'दस्त गोषवारा': 0.5,
    'Type of Deed': 0.5,
    'Deed Type': 0.4,
    'Market Value': 0.4,
    'Date of Execution': 0.2,
    'Registration Fee': 0.3,
  }),
])

export const satbara = recognisedOnly('SATBARA', [
  ...titles({
    'गाव नमुना सात': 2,
    'गाव नमुना बारा': 1.2,
    'गाव नमुना ७': 1.6,
    'गाव नमुना': 1.2,
    'अधिकार अभिलेख पत्रक': 1.5,
    '7/12 Extract': 1.8,
    'Village Form VII': 1.8,
    'Village Form 7': 1.6,
    सातबारा: 1.5,
  }),
  ...words({
    'भूमापन क्रमांक': 0.6,
    भोगवटादार: 0.6,
    'भोगवटादाराचे नाव': 0.6,
    'पिकांची नोंदवही': 0.7,
    'भूधारणा पद्धती': 0.7,
    'खाते क्रमांक': 0.3,
    'गट क्रमांक': 0.4,
    'शेताचे स्थानिक नाव': 0.6,
    जिरायत: 0.4,
    बागायत: 0.3,
    आकारणी: 0.3,
    फेरफार: 0.3,
    'Record of Rights': 0.5,
    'Survey No': 0.1,
  }),
])
