/** What gives the business registrations away. */
import { recognisedOnly, titles, words } from './definition'

export const gstCertificate = recognisedOnly(
  'GST_CERT',
  [
    ...titles({ 'Form GST REG-06': 2.4, 'Registration Certificate': 0.7, 'GST Registration Certificate': 1.6 }),
    ...words({
      'Constitution of Business': 0.8,
      'Date of Liability': 0.7,
      'Type of Registration': 0.6,
      'Period of Validity': 0.4,
      'Particulars of Approving Authority': 0.7,
      'Address of Principal Place of Business': 0.8,
      'Principal Place of Business': 0.5,
      'Legal Name': 0.4,
      'Trade Name, if any': 0.5,
      'Jurisdictional Office': 0.3,
      'Central Goods and Services Tax': 0.4,
    }),
  ],
  { gstin: 0.2 },
)

export const shopAct = recognisedOnly('SHOP_ACT_LICENSE', [
  ...titles({
    'Shops and Establishments Act': 1.6,
    'Shops and Establishment Act': 1.6,
    'Maharashtra Shops and Establishments': 1.8,
    'Shops and Commercial Establishments': 1.6,
    'Shops and Establishments': 1.3,
    'Shops and Establishments (Regulation of Employment': 1.8,
    'Shop Act': 0.9,
    'Certificate of Registration of Establishment': 1.2,
    'Registration Certificate of Establishment': 1.4,
    'दुकाने व आस्थापना': 1.8,
    'दुकान एवं वाणिज्य': 1.6,
  }),
  ...words({
    'Name of Establishment': 0.6,
    'Name of the Establishment': 0.6,
    'Name of Employer': 0.7,
    'Name of the Employer': 0.7,
    'Regulation of Employment and Conditions of Service': 1,
    'Nature of Business': 0.4,
    'Intimation Receipt': 0.5,
    'Number of Employees': 0.3,
    'Number of workers': 0.3,
    Inspector: 0.2,
    Facilitator: 0.3,
    'आस्थापनेचे नाव': 0.8,
    'मालकाचे नाव': 0.4,
  }),
])

export const udyam = recognisedOnly(
  'UDYAM_CERT',
  [
    ...titles({ 'Udyam Registration Certificate': 2.2, 'उद्यम पंजीकरण प्रमाण पत्र': 2 }),
    ...words({
      'Udyam Registration Number': 1,
      'Ministry of Micro, Small and Medium Enterprises': 0.9,
      'Name of Enterprise': 0.5,
      'Type of Enterprise': 0.4,
      'Major Activity': 0.5,
      'Social Category of Entrepreneur': 0.5,
      'Date of Incorporation': 0.2,
      'National Industry Classification Code': 0.5,
      'Date of Udyam Registration': 0.8,
    }),
  ],
  { udyam_number: 0.9 },
)

export const fssai = recognisedOnly(
  'FSSAI_CERTIFICATE',
  [
    ...titles({
      'Food Safety and Standards Authority of India': 1.6,
      'License under FSS Act 2006': 1.5,
      'Registration Certificate under FSS Act': 1.5,
      'Food Safety and Standards Act': 0.9,
      'Food Safety and Standards': 0.6,
    }),
    ...words({
      FSSAI: 0.5,
      'Kind of Business': 0.5,
      'Food Business Operator': 0.6,
      'Food Business': 0.3,
      'Designated Officer': 0.4,
      'Name and Registered Office Address of Licensee': 0.6,
      'Category of License': 0.3,
      'Registering Authority': 0.2,
    }),
  ],
  { fssai_number: 0.4 },
)
