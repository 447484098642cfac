import { Facts } from '../pages/business'
import { pageLayout } from '../pages/page-writer'
import { toDevanagari } from '../../people/transliterate'

/** The other designs of the types that are only told apart. */
export const hiddenPages = [
  pageLayout(
    'gst.old',
    'GST_CERT',
    (w, random) => {
      const f = new Facts(random)
      const state = random.pick(['Maharashtra', 'Karnataka', 'Delhi', 'Uttar Pradesh', 'Gujarat', 'Tamil Nadu'])
      const proprietor = f.person()
      w.title('GOODS AND SERVICES TAX', 'CERTIFICATE OF REGISTRATION')
      w.table(
        [0.4, 0.6],
        [
          ['Particulars', 'Details'],
          ['GSTIN', f.gstin(state, { name: proprietor, kinds: 'P', isPerson: true })],
          ['Legal Name of Business', proprietor],
          ['Trade Name', f.firm()],
          ['Taxpayer Type', 'Regular'],
          ['Principal Place of Business', f.address(state)],
          ['Date of Registration', f.day()],
          ['Constitution of Business', 'Proprietorship'],
        ],
      )
    },
    true,
  ),
  pageLayout(
    'shop.licence',
    'SHOP_ACT_LICENSE',
    (w, random) => {
      const f = new Facts(random)
      w.title(
        'REGISTRATION CERTIFICATE OF ESTABLISHMENT',
        'Shops and Commercial Establishments Act',
        'FORM C (See Rule 4)',
      )
      w.rows([
        ['Registration No.', `SE/${random.digits(4)}/${random.digits(6)}`],
        ['Name of the Shop', f.firm()],
        ['Name of the Employer', f.person()],
        ['Postal Address', f.address()],
        ['Category of Establishment', 'Shop'],
        ['Nature of Business', 'Kirana'],
        ['Date of Registration', f.day()],
        ['Valid Upto', f.day()],
      ])
      w.gap(60).right('Inspector under the Shops Act')
    },
    true,
  ),
  pageLayout(
    'udyam.print',
    'UDYAM_CERT',
    (w, random) => {
      const f = new Facts(random)
      w.title('MSME', 'Udyam Registration Certificate (Annexure)')
      w.rows([
        ['Udyam Registration Number', `UDYAM-KR-${random.digits(2)}-${random.digits(7)}`],
        ['Type of Enterprise', 'MICRO'],
        ['Type of Organisation', 'Proprietary'],
        ['Name of Entrepreneur', f.person()],
        ['Date of Incorporation', f.day()],
        ['Major Activity', 'Services'],
        ['Name of Unit', f.firm()],
        ['Date of Udyam Registration', f.day()],
      ])
      w.prose(
        'For any assistance, you may contact: District Industries Centre, MSME-DFO. Visit: www.msme.gov.in ; www.dcmsme.gov.in ; www.champions.gov.in',
      )
    },
    true,
  ),
  pageLayout(
    'fssai.a',
    'FSSAI_CERTIFICATE',
    (w, random) => {
      const f = new Facts(random)
      w.title('fssai', 'REGISTRATION CERTIFICATE', 'under Food Safety and Standards Act, 2006', 'FORM A')
      w.rows([
        ['Registration No.', `2${random.digits(13)}`],
        ['Name and permanent address of Food Business Operator', `${f.person()}, ${f.address()}`],
        ['Kind of Business', 'Petty Retailer of snacks / tea shops'],
        ['Date of Issue', f.day()],
        ['Valid Till', f.day()],
      ])
    },
    true,
  ),
  pageLayout(
    'ebill.mahavitaran',
    'EBILL',
    (w, random) => {
      const f = new Facts(random)
      w.title('महावितरण  MAHAVITARAN', 'वीज पुरवठा देयक / Electricity Supply Bill')
      w.rows([
        ['ग्राहक क्रमांक / Consumer No', random.digits(12)],
        ['ग्राहकाचे नाव / Name', f.person().toUpperCase()],
        ['पत्ता / Address', f.address('Maharashtra')],
        ['देयक दिनांक / Bill Date', f.day('-')],
        ['देय दिनांक / Due Date', f.day('-')],
        ['मीटर क्रमांक / Meter No', random.digits(10)],
        ['एकूण वापर / Units', String(random.int(20, 400))],
        ['देयक रक्कम रु.', f.amount(200, 5000)],
      ])
    },
    true,
  ),
  pageLayout(
    'deed.conveyance',
    'SALE_DEED',
    (w, random) => {
      const f = new Facts(random)
      w.title('INDIA NON JUDICIAL', 'DEED OF ABSOLUTE SALE')
      w.prose(
        `This Absolute Sale Deed executed on ${f.day('-')} by ${f.person()} (SELLER) in favour of ${f.person()} (BUYER). The Seller has received the entire sale consideration of Rs. ${f.amount(500000, 9000000)} and hereby conveys the schedule property to the Buyer. Stamp duty of Rs. ${f.amount(20000, 400000)} has been paid. Sub-Registrar Office: ${random.pick(['Haveli', 'Andheri', 'Jayanagar'])}.`,
      )
      w.prose(
        `Schedule: ${f.address()}. Bounded on the East by road, West by plot, North by drain and South by open land.`,
      )
    },
    true,
  ),
  pageLayout(
    'index2.old',
    'INDEX_2',
    (w, random) => {
      const f = new Facts(random)
      w.title('सूची क्र. दोन  INDEX NO. II', 'दुय्यम निबंधक कार्यालय : मुळशी')
      w.rows([
        ['दस्त क्रमांक व वर्ष', `${random.digits(4)}/2009`],
        ['विलेखाचा प्रकार, मोबदल्याचे स्वरूप', `खरेदीखत  रू. ${f.amount(100000, 900000)}`],
        ['भू-मापन, पोटहिस्सा व घरक्रमांक', `सर्वे नं ${random.int(1, 300)}`],
        ['करून देणाऱ्या पक्षकाराचे नाव', toDevanagari(f.person())],
        ['करून घेणाऱ्या पक्षकाराचे नाव', toDevanagari(f.person())],
        ['नोंदणीचा दिनांक', f.day()],
        ['बाजारभावाप्रमाणे मुद्रांक शुल्क', f.amount(5000, 40000)],
      ])
    },
    true,
  ),
  pageLayout(
    'rent.lease',
    'RENT_AGREEMENT',
    (w, random) => {
      const f = new Facts(random)
      w.title('LEASE DEED FOR RESIDENTIAL PREMISES', '(Rent Agreement)')
      w.rows([
        ['Lessor (Landlord)', f.person()],
        ['Lessee (Tenant)', f.person()],
        ['Premises', f.address()],
        ['Monthly Rent', `Rs. ${f.amount(4000, 60000)}`],
        ['Security Deposit', `Rs. ${f.amount(10000, 200000)}`],
        ['Lease Period', `${f.day()} to ${f.day()}`],
      ])
      w.prose(
        'The Lessee shall use the demised premises for residential purposes only and shall pay electricity and water charges. The Lessee shall hand over vacant possession on the expiry of the tenancy.',
      )
    },
    true,
  ),
  pageLayout(
    'satbara.hand',
    'SATBARA',
    (w, random) => {
      const f = new Facts(random)
      w.title('७/१२ उतारा', 'गाव नमुना ७ व १२')
      w.rows([
        ['गाव', toDevanagari('Manchar')],
        ['तालुका', 'आंबेगाव'],
        ['जिल्हा', 'पुणे'],
        ['भूमापन क्रमांक / गट नंबर', String(random.int(1, 800))],
        ['खाते क्रमांक', String(random.int(1, 900))],
        ['कब्जेदाराचे / भोगवटादाराचे नाव', toDevanagari(f.person())],
        ['लागवडीयोग्य क्षेत्र', '१ हे. २० आर'],
        ['पोट खराबा', '० हे. ०५ आर'],
        ['फेरफार', random.digits(4)],
      ])
      w.right('तलाठी सजा')
    },
    true,
  ),
]
