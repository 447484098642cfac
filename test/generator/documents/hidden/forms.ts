import type { Random } from '../../random'
import { dateStyle, FormFacts, gstStates, inr, iso, later, plain, truth } from '../forms/facts'
import { formLayout, item, type Form, type FormWriter, type Item } from '../forms/form-writer'

/** Plain renderings of what the forms say, in other words and manners than those in sight. */
const manners: readonly ((w: FormWriter, items: readonly Item[]) => unknown)[] = [
  (w, items) => w.colons(items, ': ', { weight: 700 }),
  (w, items) => w.columns(items, 0.34, ':', 18),
  (w, items) => w.ruled(items, 0.34, true),
  (w, items) => w.pairs(items.filter((i) => i.path !== 'address')).colons(items.filter((i) => i.path === 'address')),
  (w, items) => {
    const short = items.filter((i) => i.path !== 'address')
    for (let i = 0; i < short.length; i += 3) w.boxes(short.slice(i, i + 3), { lines: i % 2 === 0 })
    return w.colons(items.filter((i) => i.path === 'address'))
  },
]
const show = (random: Random) => random.pick(manners)

function gst(random: Random): Form {
  const f = new FormFacts(random)
  const state = random.pick(gstStates)
  const [address, write, from, issued] = [f.address(state), dateStyle(random), f.day(2017, 2023), f.day(2017, 2024)]
  const constitution = random.pick(['Sole Proprietorship', 'Partnership', 'Private Limited Company', 'LLP'])
  const holder = f.registered(constitution)
  const v = {
    gstin: f.gstin(state, holder),
    legal_name: holder.name,
    trade_name: f.firm(),
    constitution_of_business: constitution,
    registration_type: random.pick(['Regular', 'Composition']),
  }
  const manner = show(random)
  return {
    fields: truth({ ...v, valid_from: iso(from), date_of_issue: iso(issued) }, address),
    pages: [
      (w) => {
        w.title('GOODS AND SERVICES TAX', 'REGISTRATION CERTIFICATE', 'Form GST REG-06')
        manner(w, [
          item(random.pick(['GSTIN', 'Registration Number', 'GSTIN/UIN']), v.gstin, 'gstin'),
          item(random.pick(['Legal Name of Business', 'Legal Name']), v.legal_name, 'legal_name'),
          item(random.pick(['Trade Name', 'Trade Name (if any)']), v.trade_name, 'trade_name'),
          item('Constitution of Business', v.constitution_of_business, 'constitution_of_business'),
          item(
            random.pick(['Principal Place of Business', 'Address of Principal Place of Business', 'Address']),
            address.value,
            'address',
          ),
          item(
            random.pick(['Registration Type', 'Type of Registration', 'Taxpayer Type']),
            v.registration_type,
            'registration_type',
          ),
          item(
            random.pick(['Valid From', 'Validity From', 'Effective Date of Registration']),
            write(from),
            'valid_from',
          ),
          item(
            random.pick(['Date of Issue', 'Date of Issue of Certificate', 'Issue Date']),
            write(issued),
            'date_of_issue',
          ),
        ])
      },
    ],
  }
}

function shop(random: Random): Form {
  const f = new FormFacts(random)
  const state = random.pick(['Telangana', 'Gujarat', 'Tamil Nadu', 'Uttar Pradesh', 'Maharashtra'])
  const [address, write, issued] = [f.address(state), dateStyle(random), f.day(2010, 2024)]
  const till = later(issued, random.int(1, 5), -1)
  const number = random.pick([
    `SEA/${random.letters(3)}/${random.digits(6)}/${issued.year}`,
    random.digits(11),
    `${random.letters(2)}${random.digits(8)}`,
  ])
  const v = {
    establishment_name: f.firm(),
    employer_name: f.person(),
    nature_of_business: random.pick(['General Store', 'Hotel', 'Software Services', 'Textile Shop']),
  }
  const manner = show(random)
  return {
    fields: truth({ ...v, registration_number: number, issue_date: iso(issued), valid_till: iso(till) }, address),
    pages: [
      (w) => {
        w.title(`Government of ${state}`, 'Department of Labour', 'Certificate of Registration of Establishment')
        w.prose(`[Under the ${state} Shops and Establishments Act]`)
        manner(w, [
          item(
            random.pick(['Registration Number', 'Certificate No.', 'Licence No.', 'Registration No']),
            number,
            'registration_number',
          ),
          item(
            random.pick([
              'Name of Shop / Establishment',
              'Establishment Name',
              'Name of the Establishment',
              'Shop Name',
            ]),
            v.establishment_name,
            'establishment_name',
          ),
          item(
            random.pick(['Employer Name', 'Name of the Employer', 'Owner Name', 'Name of Proprietor']),
            v.employer_name,
            'employer_name',
          ),
          item(
            random.pick(['Address of Shop', 'Establishment Address', 'Address', 'Address of the Establishment']),
            address.value,
            'address',
          ),
          item(
            random.pick(['Nature of Trade', 'Nature of Business', 'Type of Business', 'Business Activity']),
            v.nature_of_business,
            'nature_of_business',
          ),
          item(random.pick(['Date of Registration', 'Issue Date', 'Date of Issue']), write(issued), 'issue_date'),
          item(random.pick(['Valid Till', 'Valid Upto', 'Validity', 'Expiry Date']), write(till), 'valid_till'),
        ])
      },
    ],
  }
}

function udyam(random: Random): Form {
  const f = new FormFacts(random)
  const [state, code] = random.pick([
    ['Maharashtra', 'MH'],
    ['Kerala', 'KL'],
    ['West Bengal', 'WB'],
    ['Rajasthan', 'RJ'],
  ] as const)
  const [address, write, born, registered] = [f.address(state), dateStyle(random), f.day(1990, 2020), f.day(2020, 2025)]
  const v = {
    udyam_registration_number: `UDYAM-${code}-${random.digits(2)}-${random.digits(7)}`,
    enterprise_name: f.firm(),
    enterprise_type: random.pick(['Micro', 'Small', 'Medium']),
    major_activity: random.pick(['Services', 'Manufacturing', 'Trading']),
  }
  const manner = show(random)
  return {
    fields: truth({ ...v, date_of_incorporation: iso(born), date_of_registration: iso(registered) }, address),
    pages: [
      (w) => {
        w.title('Ministry of Micro, Small and Medium Enterprises', 'Udyam Registration Certificate')
        manner(w, [
          item(
            random.pick(['Udyam Registration No.', 'Udyam Registration Number']),
            v.udyam_registration_number,
            'udyam_registration_number',
          ),
          item(random.pick(['Enterprise Name', 'Name of the Enterprise']), v.enterprise_name, 'enterprise_name'),
          item(
            random.pick(['Enterprise Type', 'Type of Enterprise', 'Category of Enterprise']),
            v.enterprise_type,
            'enterprise_type',
          ),
          item(random.pick(['Major Activity', 'Main Activity']), v.major_activity, 'major_activity'),
          item(random.pick(['Official Address', 'Registered Address', 'Address']), address.value, 'address'),
          item(random.pick(['Incorporation Date', 'Date of Incorporation']), write(born), 'date_of_incorporation'),
          item(
            random.pick(['Registration Date', 'Date of Registration', 'Date of Udyam Registration']),
            write(registered),
            'date_of_registration',
          ),
        ])
      },
    ],
  }
}

function fssai(random: Random): Form {
  const f = new FormFacts(random)
  const [address, write, issued] = [f.address(), dateStyle(random), f.day(2014, 2024)]
  const till = later(issued, random.int(1, 5), -1)
  const v = {
    license_number: `${random.pick(['1', '2'])}${random.pick(['15', '12', '24', '07'])}${String(issued.year).slice(2)}${random.digits(9)}`,
    business_name: f.firm(),
    kind_of_business: random.pick(['Restaurant', 'Food Manufacturing', 'Catering', 'Retail Store']),
  }
  const manner = show(random)
  return {
    fields: truth({ ...v, issue_date: iso(issued), valid_till: iso(till) }, address),
    pages: [
      (w) => {
        w.title(
          'Food Safety and Standards Authority of India',
          'LICENCE CERTIFICATE',
          'under the Food Safety and Standards Act, 2006',
        )
        manner(w, [
          item(
            random.pick(['Licence No.', 'License Number', 'FSSAI License No', 'Registration No.']),
            v.license_number,
            'license_number',
          ),
          item(
            random.pick(['Name of Licensee', 'Business Name', 'Name of Food Business Operator', 'Name of the Company']),
            v.business_name,
            'business_name',
          ),
          item(random.pick(['Premises Address', 'Address of Premises', 'Address']), address.value, 'address'),
          item(
            random.pick(['Kind of Business', 'Nature of Business', 'Type of Business']),
            v.kind_of_business,
            'kind_of_business',
          ),
          item(random.pick(['Issue Date', 'Date of Issue', 'Issued On']), write(issued), 'issue_date'),
          item(random.pick(['Expiry Date', 'Valid Till', 'Validity Upto', 'Valid Until']), write(till), 'valid_till'),
        ])
      },
    ],
  }
}

function bill(random: Random): Form {
  const f = new FormFacts(random)
  const [state, supplier] = random.pick([
    ['Bihar', 'South Bihar Power Distribution Company Limited'],
    ['Odisha', 'TP Central Odisha Distribution Limited'],
    ['Haryana', 'Dakshin Haryana Bijli Vitran Nigam'],
    ['Andhra Pradesh', 'Eastern Power Distribution Company of A.P. Limited'],
    ['Gujarat', 'Paschim Gujarat Vij Company Limited'],
    ['West Bengal', 'CESC Limited'],
    ['Delhi', 'Northern Light and Power Company'],
  ] as const)
  const [address, write, day] = [f.address(state), dateStyle(random), f.day(2018, 2025)]
  const due = later(day, 0, random.int(9, 20))
  const [units, payable] = [random.int(20, 800), random.int(150, 9000)]
  const v = {
    consumer_name: f.person(),
    consumer_number: random.digits(random.int(9, 12)).replace(/^0/, '4'),
    provider_name: supplier,
    units_consumed: String(units),
    meter_number: random.pick([random.digits(8).replace(/^0/, '6'), `${random.letters(3)}${random.digits(6)}`]),
  }
  const manner = show(random)
  return {
    fields: truth({ ...v, bill_date: iso(day), due_date: iso(due), bill_amount: plain(payable) }, address),
    pages: [
      (w) => {
        w.title(supplier, 'Electricity Bill')
        manner(w, [
          item(random.pick(['Customer Name', 'Name of Consumer', 'Name']), v.consumer_name, 'consumer_name'),
          item(
            random.pick([
              'Account Number',
              'Customer ID',
              'Consumer Account No.',
              'Contract Account No',
              'Consumer No',
            ]),
            v.consumer_number,
            'consumer_number',
          ),
          item(
            random.pick(['Service Address', 'Billing Address', 'Address', 'Premises Address']),
            address.value,
            'address',
          ),
          item(random.pick(['Bill Date', 'Invoice Date', 'Bill Issue Date']), write(day), 'bill_date'),
          item(random.pick(['Due Date', 'Pay By', 'Payment Due Date', 'Last Date of Payment']), write(due), 'due_date'),
          item(random.pick(['Meter Number', 'Meter Serial No', 'Meter No.']), v.meter_number, 'meter_number'),
          item(
            random.pick(['Units Consumed', 'Total Consumption', 'Consumption (kWh)', 'Units Billed']),
            v.units_consumed,
            'units_consumed',
          ),
          item('Current Charges', inr(payable * 0.8)),
          item('Previous Arrears', inr(payable * 0.2)),
          item(
            random.pick(['Total Amount Due', 'Amount Payable', 'Net Payable', 'Total Payable', 'Bill Amount']),
            random.pick(['Rs. ', '', '₹ ']) + inr(payable),
            'bill_amount',
          ),
        ])
      },
    ],
  }
}

function ration(random: Random): Form {
  const f = new FormFacts(random)
  const [address, write, issued] = [f.address(), dateStyle(random), f.day(2008, 2024)]
  const v = { name: f.person(), card_number: random.digits(12).replace(/^0/, '1') }
  const manner = show(random)
  return {
    fields: truth({ ...v, issue_date: iso(issued) }, address),
    pages: [
      (w) => {
        w.title('Department of Food and Civil Supplies', 'HOUSEHOLD RATION CARD')
        manner(w, [
          item(random.pick(['Card Number', 'Ration Card Number']), v.card_number, 'card_number'),
          item(random.pick(['Head of the Family', 'Card Holder Name']), v.name, 'name'),
          item('Address', address.value, 'address'),
          item('Issued on', write(issued), 'issue_date'),
        ])
      },
    ],
  }
}

const hidden = { hidden: true, faces: ['calibri', 'courier', 'times', 'arial', 'narrow'] as const }

export const hiddenForms = [
  formLayout('hidden.gst', 'GST_CERT', gst, hidden),
  formLayout('hidden.shop', 'SHOP_ACT_LICENSE', shop, hidden),
  formLayout('hidden.udyam', 'UDYAM_CERT', udyam, hidden),
  formLayout('hidden.fssai', 'FSSAI_CERTIFICATE', fssai, hidden),
  formLayout('hidden.ebill', 'EBILL', bill, hidden),
  formLayout('hidden.ration', 'RATION_CARD', ration, hidden),
]
