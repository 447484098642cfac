import type { Random } from '../../random'
import { drawCode, makeCode } from '../../paint/codes'
import { makeAddress } from '../../people/address'
import { dmy } from '../../people/dates'
import { FormFacts, iso, truth } from './facts'
import { formLayout, item, type Form, type FormWriter, type Item } from './form-writer'

const plates: Readonly<Record<string, string>> = {
  Maharashtra: 'MH',
  Karnataka: 'KA',
  Delhi: 'DL',
  Gujarat: 'GJ',
  'Tamil Nadu': 'TN',
  'Uttar Pradesh': 'UP',
}

interface Content {
  readonly f: FormFacts
  readonly number: string
  readonly name: string
  readonly size: string
  readonly activity: string
  readonly state: string
}

function content(random: Random): Content {
  const f = new FormFacts(random)
  const state = random.pick(Object.keys(plates))
  return {
    f,
    state,
    number: `UDYAM-${plates[state]}-${random.digits(2)}-${random.digits(7)}`,
    name: random.chance(0.4) ? `M/S ${f.firm().toUpperCase()}` : f.firm().toUpperCase(),
    size: random.pick(['Micro', 'Micro', 'Small', 'Medium']),
    activity: random.pick(['SERVICES', 'MANUFACTURING', 'TRADING']),
  }
}

const head = (w: FormWriter): FormWriter =>
  w.title(
    'भारत सरकार / Government of India',
    'सूक्ष्म, लघु एवं मध्यम उद्यम मंत्रालय / Ministry of Micro, Small and Medium Enterprises',
    'UDYAM REGISTRATION CERTIFICATE',
  )

/** The certificate of today: classes by year in a table, the address as a grid of cells, a code, an annexure. */
async function gridCertificate(random: Random): Promise<Form> {
  const { f, number, name, size, activity, state } = content(random)
  const a = makeAddress(random.fork('address'), state)
  const [incorporated, registered] = [f.day(1995, 2020), f.day(2020, 2025)]
  const upper = (text: string): string => text.toUpperCase()
  const cells: readonly (readonly [string, string])[] = [
    ['Flat/Door/Block No.', upper(a.house)],
    ['Name of Premises/ Building', upper(a.building)],
    ['Village/Town', upper(a.locality)],
    ['Block', upper(a.subDistrict)],
    ['Road/Street/Lane', upper(a.street)],
    ['City', upper(a.city)],
    ['State', upper(a.state)],
    ['District', `${upper(a.district)}, Pin ${a.pin}`],
  ]
  const value = cells
    .map(([, text]) => text)
    .filter((text) => text !== '')
    .join(', ')
    .replace(', Pin ', ', ')
  const code = await makeCode(`https://udyamregistration.gov.in/verify?urn=${number}`)
  return {
    fields: {
      udyam_registration_number: number,
      enterprise_name: name,
      enterprise_type: size,
      major_activity: activity,
      address: value,
      date_of_incorporation: iso(incorporated),
      date_of_registration: iso(registered),
      'formatted_address.state': a.state.toLowerCase(),
      'formatted_address.postcode': a.pin,
    },
    // Which cells are the first line and which the second is nobody's rule.
    unjudged: ['address_line_1', 'address_line_2', 'city'].map((member) => `formatted_address.${member}`),
    pages: [
      (w) => {
        head(w)
        w.columns(
          [
            item('UDYAM REGISTRATION NUMBER', number, 'udyam_registration_number'),
            item('NAME OF ENTERPRISE', name, 'enterprise_name'),
          ],
          0.42,
        )
        w.heading('TYPE OF ENTERPRISE *')
        w.table(
          [0.12, 0.32, 0.28, 0.28],
          ['SNo.', 'Classification Year', 'Enterprise Type', 'Classification Date'],
          [
            ['1', '2024-25', item('', size, 'enterprise_type'), dmy(f.day(2024, 2024))],
            ['2', '2023-24', random.pick(['Micro', 'Small']), dmy(f.day(2023, 2023))],
          ],
        )
        w.columns(
          [item('MAJOR ACTIVITY', activity, 'major_activity'), item('SOCIAL CATEGORY OF ENTREPRENEUR', 'GENERAL')],
          0.42,
        )
        w.heading('OFFICIAL ADDRESS OF ENTERPRISE')
        const rows: (string | Item)[][] = []
        for (let i = 0; i < cells.length; i += 2) {
          rows.push(
            cells.slice(i, i + 2).flatMap(([label, text]): (string | Item)[] => [label, item(label, text, 'address')]),
          )
        }
        rows.push(['Mobile', `98${random.digits(8)}`, 'Email:', 'office@firm.example'])
        w.table(
          [0.22, 0.28, 0.22, 0.28],
          rows[0]!.map((cell) => (typeof cell === 'string' ? cell : cell.value)),
          rows.slice(1),
        )
        w.columns(
          [
            item('DATE OF INCORPORATION / REGISTRATION OF ENTERPRISE', dmy(incorporated), 'date_of_incorporation'),
            item('DATE OF COMMENCEMENT OF PRODUCTION/BUSINESS', dmy(f.day(2010, 2020))),
          ],
          0.42,
        )
        w.table(
          [0.1, 0.3, 0.3, 0.3],
          ['SNo.', 'NIC 2 Digit', 'NIC 4 Digit', 'NIC 5 Digit'],
          [
            [
              '1',
              '47 - Retail trade, except of motor vehicles',
              '4771 - Retail sale of clothing',
              '47711 - Readymade garments',
            ],
          ],
        )
        w.columns([item('DATE OF UDYAM REGISTRATION', dmy(registered), 'date_of_registration')], 0.42)
        drawCode(w.pen.ctx, code, w.look.left + w.width - 230, w.y - 60, 210, 210)
      },
      (w) => {
        w.title('Annexure', 'Unit(s) Details and Bank Details')
        w.columns([item('UDYAM REGISTRATION NUMBER', number), item('Name of Unit(s)', name)], 0.42)
        w.pairs([item('Bank Name', 'STATE BANK OF INDIA'), item('Bank Account Number', random.digits(11))])
      },
    ],
  }
}

/** A certificate of the first years: one class, the address in one cell. */
function plainCertificate(random: Random): Form {
  const { f, number, name, size, activity, state } = content(random)
  const address = f.address(state)
  const [incorporated, registered] = [f.day(1995, 2020), f.day(2020, 2022)]
  return {
    fields: truth(
      {
        udyam_registration_number: number,
        enterprise_name: name,
        enterprise_type: size.toUpperCase(),
        major_activity: activity,
        date_of_incorporation: iso(incorporated),
        date_of_registration: iso(registered),
      },
      address,
    ),
    pages: [
      (w) => {
        head(w)
        w.ruled(
          [
            item('UDYAM REGISTRATION NUMBER', number, 'udyam_registration_number'),
            item('NAME OF ENTERPRISE', name, 'enterprise_name'),
            item('TYPE OF ENTERPRISE', size.toUpperCase(), 'enterprise_type'),
            item('MAJOR ACTIVITY', activity, 'major_activity'),
            item('SOCIAL CATEGORY OF ENTREPRENEUR', random.pick(['GENERAL', 'OBC', 'SC'])),
            item('OFFICIAL ADDRESS OF ENTERPRISE', address.value, 'address'),
            item('DATE OF INCORPORATION / REGISTRATION OF ENTERPRISE', dmy(incorporated), 'date_of_incorporation'),
            item('DATE OF COMMENCEMENT OF PRODUCTION/BUSINESS', dmy(f.day(2010, 2020))),
            item('DATE OF UDYAM REGISTRATION', dmy(registered), 'date_of_registration'),
          ],
          0.4,
          true,
        )
        w.prose(
          '* In case of graduation (upward/reverse) of status of an enterprise, the benefit of the Government Schemes will be availed as per the provisions of Notification.',
        )
      },
    ],
  }
}

export const udyamForms = [
  formLayout('udyam.grid', 'UDYAM_CERT', gridCertificate, { weight: 2 }),
  formLayout('udyam.plain', 'UDYAM_CERT', plainCertificate),
]
