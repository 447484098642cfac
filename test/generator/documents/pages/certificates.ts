import { Facts } from './business'
import { pageLayout } from './page-writer'

export const certificates = [
  pageLayout('gst.reg06', 'GST_CERT', (w, random) => {
    const f = new Facts(random)
    w.title('Government of India', 'Form GST REG-06', '[See Rule 10(1)]', 'Registration Certificate')
    w.rows([
      [`Registration Number : ${f.gstin()}`, ''],
      ['1.  Legal Name', f.person().toUpperCase()],
      ['2.  Trade Name, if any', f.firm().toUpperCase()],
      ['3.  Constitution of Business', random.pick(['Proprietorship', 'Partnership', 'Private Limited Company'])],
      ['4.  Address of Principal Place of Business', f.address()],
      ['5.  Date of Liability', f.day()],
      ['6.  Period of Validity', `From ${f.day()}  To  NA`],
      ['7.  Type of Registration', 'Regular'],
      ['8.  Particulars of Approving Authority', 'Centre'],
    ])
    w.rows([
      ['Name', f.person()],
      ['Designation', 'Superintendent'],
      ['Jurisdictional Office', 'RANGE-III'],
      ['9.  Date of issue of Certificate', f.day()],
    ])
    w.prose(
      'Note: The registration certificate is required to be prominently displayed at all places of business in the State.',
    )
  }),
  pageLayout('shop.form', 'SHOP_ACT_LICENSE', (w, random) => {
    const f = new Facts(random)
    w.title('महाराष्ट्र शासन / GOVERNMENT OF MAHARASHTRA', 'LABOUR DEPARTMENT', "FORM 'G'", 'INTIMATION RECEIPT')
    w.prose('Maharashtra Shops and Establishments (Regulation of Employment and Conditions of Service) Act, 2017')
    w.rows([
      ['Intimation / Registration No.', random.digits(15)],
      ['Name of Establishment', f.firm()],
      ['Name of Employer', f.person()],
      ['Address of Establishment', f.address('Maharashtra')],
      ['Nature of Business', random.pick(['Retail Trade', 'Services', 'Restaurant'])],
      ['Number of Employees', String(random.int(0, 9))],
      ['Date of Intimation', f.day()],
    ])
  }),
  pageLayout('udyam.new', 'UDYAM_CERT', (w, random) => {
    const f = new Facts(random)
    w.title(
      'भारत सरकार / Government of India',
      'Ministry of Micro, Small and Medium Enterprises',
      'UDYAM REGISTRATION CERTIFICATE',
    )
    w.rows([
      ['UDYAM REGISTRATION NUMBER', `UDYAM-MH-${random.digits(2)}-${random.digits(7)}`],
      ['NAME OF ENTERPRISE', f.firm().toUpperCase()],
    ])
    w.table(
      [0.2, 0.3, 0.25, 0.25],
      [
        ['SNo.', 'Classification Year', 'Enterprise Type', 'Classification Date'],
        ['1', '2024-25', 'Micro', f.day()],
        ['2', '2023-24', 'Micro', f.day()],
      ],
    )
    w.rows([
      ['MAJOR ACTIVITY', random.pick(['SERVICES', 'MANUFACTURING', 'TRADING'])],
      ['SOCIAL CATEGORY OF ENTREPRENEUR', 'GENERAL'],
      ['OFFICIAL ADDRESS OF ENTERPRISE', f.address()],
      ['DATE OF INCORPORATION', f.day()],
      ['DATE OF COMMENCEMENT OF PRODUCTION/BUSINESS', ''],
      ['DATE OF UDYAM REGISTRATION', f.day()],
    ])
    w.table(
      [0.1, 0.3, 0.3, 0.3],
      [
        ['SNo.', 'NIC 2 Digit', 'NIC 4 Digit', 'NIC 5 Digit'],
        ['1', '47 - Retail trade', '4771', '47711'],
      ],
    )
  }),
  pageLayout('fssai.c', 'FSSAI_CERTIFICATE', (w, random) => {
    const f = new Facts(random)
    w.title(
      'Government of Maharashtra',
      'Food Safety and Standards Authority of India',
      "FORM 'C'",
      'License under FSS Act, 2006',
    )
    w.rows([
      ['License Number', `1${random.digits(13)}`],
      ['1. Name & Registered Office address of licensee', `${f.firm()}, ${f.address()}`],
      ['2. Address of authorized premises', f.address()],
      ['3. Kind of Business', random.pick(['Restaurant', 'Manufacturer', 'Wholesaler'])],
      ['4. Category of License', 'State License'],
      ['Issued On', f.day('-')],
      ['Valid Upto', f.day('-')],
    ])
    w.prose(
      'This license is granted under and is subject to the provisions of FSS Act, 2006 all of which must be complied with by the licensee.',
    ).right('Designated Officer')
  }),
]
