import type { Random } from '../../random'
import { dateStyle, FormFacts, gstStates, iso, truth } from './facts'
import { formLayout, item, type Form } from './form-writer'

/** What every GST certificate says. */
function content(random: Random) {
  const f = new FormFacts(random)
  const state = random.pick(gstStates)
  const address = f.address(state)
  const write = dateStyle(random)
  const [from, issued] = [f.day(2017, 2023), f.day(2017, 2024)]
  const constitution = random.pick([
    'Proprietorship',
    'Partnership',
    'Private Limited Company',
    'Public Limited Company',
    'Limited Liability Partnership',
    'Hindu Undivided Family',
    'Society/ Club/ Trust/ AOP',
  ])
  const holder = f.registered(constitution)
  const values = {
    gstin: f.gstin(state, holder),
    legal_name: holder.name.toUpperCase(),
    trade_name: random.chance(0.85) ? f.firm().toUpperCase() : '',
    constitution_of_business: constitution,
    registration_type: random.pick(['Regular', 'Regular', 'Composition', 'Casual Taxable Person', 'SEZ Unit']),
  }
  const fields = truth({ ...values, valid_from: iso(from), date_of_issue: iso(issued) }, address)
  return { f, values, fields, address, from: write(from), issued: write(issued), write }
}

const note =
  'Note: The registration certificate is required to be prominently displayed at all places of business in the State.'

/** Form REG-06 with numbered rows, its validity in a row of four, and both annexures on pages of their own. */
function reg06(random: Random): Form {
  const { f, values, fields, address, from, issued } = content(random)
  const ruled = random.chance(0.5)
  const official = f.person()
  return {
    fields,
    pages: [
      (w) => {
        w.title('Government of India', 'Form GST REG-06', '[See Rule 10(1)]', 'Registration Certificate')
        w.colons([item('Registration Number', values.gstin, 'gstin')], ' :')
        const rows = [
          item('1.   Legal Name', values.legal_name, 'legal_name'),
          item('2.   Trade Name, if any', values.trade_name, 'trade_name'),
          item('3.   Constitution of Business', values.constitution_of_business, 'constitution_of_business'),
          item('4.   Address of Principal Place of Business', address.value, 'address'),
          item('5.   Date of Liability', random.chance(0.5) ? from : ''),
        ]
        if (ruled) w.gap(10).ruled(rows)
        else w.gap(10).columns(rows, 0.4)
        w.table(
          [0.4, 0.12, 0.2, 0.08, 0.2],
          ['6.   Period of Validity', 'From', from, 'To', random.pick(['Not Applicable', 'NA', ''])],
          [],
          ruled,
        )
        const rest = [
          item('7.   Type of Registration', values.registration_type, 'registration_type'),
          item('8.   Particulars of Approving Authority', random.pick(['Centre', 'State', ''])),
          item('Name', official),
          item('Designation', 'Superintendent'),
          item('Jurisdictional Office', 'RANGE-III'),
          item('9.   Date of issue of Certificate', issued, 'date_of_issue'),
        ]
        if (ruled) w.ruled(rest)
        else w.columns(rest, 0.4)
        w.prose(note)
      },
      (w) => {
        w.title('Annexure A', 'Details of Additional Places of Business')
        w.columns(
          [
            item('GSTIN', values.gstin),
            item('Legal Name', values.legal_name),
            item('Trade Name, if any', values.trade_name),
            item('Total Number of Additional Places of Business in the State', random.pick(['0', '1'])),
          ],
          0.4,
        )
      },
      (w) => {
        w.title('Annexure B')
        w.columns([item('GSTIN', values.gstin), item('Legal Name', values.legal_name)], 0.4)
        w.heading('Details of Proprietor')
        w.columns(
          [
            item('Name', values.legal_name),
            item('Designation/Status', 'Proprietor'),
            item('Resident of State', random.pick(gstStates)),
          ],
          0.4,
        )
      },
    ],
  }
}

/** A certificate of one page with the values in a ruled table and the number at the top. */
function onePage(random: Random): Form {
  const { values, fields, address, from, issued } = content(random)
  return {
    fields,
    pages: [
      (w) => {
        w.title('Form GST REG-06', '[See Rule 10(1)]', 'Registration Certificate')
        w.ruled(
          [
            item('GSTIN', values.gstin, 'gstin'),
            item('Legal Name', values.legal_name, 'legal_name'),
            item('Trade Name', values.trade_name === '' ? 'NA' : values.trade_name, 'trade_name'),
            item('Constitution of Business', values.constitution_of_business, 'constitution_of_business'),
            item('Principal Place of Business', address.value, 'address'),
            item('Type of Registration', values.registration_type, 'registration_type'),
            item('Period of Validity', `From ${from} To NA`),
            item('Date of issue of Certificate', issued, 'date_of_issue'),
          ],
          0.38,
          random.chance(0.5),
        )
        w.prose(note)
      },
    ],
  }
}

export const gstForms = [
  formLayout('gst.reg06', 'GST_CERT', reg06, { weight: 2 }),
  formLayout('gst.one_page', 'GST_CERT', onePage),
]
