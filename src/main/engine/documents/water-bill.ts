/** Bills of water boards and municipal water departments. */
import { billLabels } from './bill-labels'
import { billRules } from './bill-rules'
import { titles, words, type DocumentDefinition } from './definition'
import { withSuppliers } from './languages'
import { providerRule } from './provider'

const suppliers = withSuppliers(
  /jal board|jal nigam|jal sansthan|jal mandal|water supply|water (?:board|works)|\bbwssb\b|\bcmwssb\b|\bhmwssb\b|water (?:supply )?(?:&|and) sewerage|sewerage board|public health engineering|metro water|जन स्वास्थ्य अभि(?:यां|याँ)त्रि|जल ?(?:कल|बोर्ड|संस्थान|निगम|प्रदाय)|पाणी ?पुरवठा/i,
  'WATER_BILL',
)
const alike = /water|development authority|municipalit|public health|jal\b|municipal|nagar|panchayat|पाणी|जल/i

export const waterBill: DocumentDefinition = {
  type: 'WATER_BILL',
  cues: [
    ...titles({
      'Water Bill': 2.6,
      'Water Sewer Bill': 2.4,
      'Water and Sewer Bill': 2.4,
      'Water Charges': 1.6,
      'Water Charges Bill': 2.4,
      'Jal Board': 2,
      'Public Health Engineering Department': 1.2,
      'Water Supply': 1.4,
      'Water and Sewerage': 1.6,
      'Water Supply and Sewerage Board': 2.2,
      'Water Tax': 1.8,
      'Water Tax Bill': 2.4,
      'पाणीपट्टी देयक': 2.4,
      पाणीपट्टी: 1.6,
      'पाणी देयक': 2.2,
      'पाणी बिल': 2.2,
      पाणीपुरवठा: 1,
      'जल बिल': 2.2,
      'जल मूल्य': 1.6,
      'जल उपभोग': 1.6,
      'जल कर बिल': 2.4,
      'जलकर मांग पत्र': 2.4,
      'जलकर बिल': 2.4,
      'जलकर विभाग': 1.2,
      'पेयजल बिल': 2.4,
      जलकल: 1.4,
      'जल संस्थान': 1.8,
      'जल बोर्ड': 1.8,
      'जल प्रदाय': 1.2,
    }),
    ...words({
      Sewerage: 0.8,
      'Sewerage Charges': 0.8,
      Kilolitres: 0.8,
      KL: 0.4,
      'Water Charge': 0.8,
      'Water Consumption': 0.8,
      'Sanitary Charges': 0.5,
      'Sewer Maintenance Charges': 0.8,
      'Water Volumetric Charges': 0.8,
      'Water Cess': 0.8,
      'Sewerage Cess': 0.8,
      'Borewell Charges': 0.5,
      'जल मूल्य': 0.8,
      'नल संयोजन': 0.6,
      'जल संयोजन': 0.6,
      'चालू जलकर': 0.8,
      'बकाया जलकर': 0.8,
      'सीवर शुल्क': 0.8,
      'सीवरेज शुल्क': 0.8,
      'जल शुल्क': 0.6,
      'जल खपत': 0.8,
      'पाणी वापर': 0.8,
      'पाणी आकार': 0.8,
    }),
  ],
  signs: {},
  labels: billLabels,
  rules: [...billRules('water', suppliers), providerRule('water.provider', suppliers, alike)],
}
