import names from '../data/names.json'
import { countryPins, urbanPins } from './pins'

/** Homes of one half never share a name of a building, street or locality, nor a PIN code, with the other. */
export type Half = 'train' | 'judge'

const list = (text: string): readonly string[] => text.split(' ')
const deities = list(
  'Sai Shree Om Ganesh Krishna Laxmi Durga Shiv Hari Radha Gayatri Vishnu Ganga Yamuna Saraswati Balaji Mahalaxmi Ambika Parvati Ram Siddhi Swami Vithal Ashok Tulsi Amar Surya Chandra Indra Mangal Guru Shanti Anand Sukh Jeevan Prem Gokul Vrindavan Mathura Kailash Himalaya Rameshwar Somnath Kedar Badri Tirupati Rose Lotus Orchid Sunrise Sunshine Silver Golden Green Royal Pearl Crystal Palm Ocean Hill Lake Garden Blue Diamond Emerald Imperial Supreme Galaxy Star Sky Classic Elite Grand Prestige Brigade Regal Maple Cedar Pine Oak Jasmine Lily Tulip Marigold Al-Noor Madina Bismillah Rehmat Noor St-Mary Holy-Cross Bethany Nanak Khalsa',
)
const second = list(
  'Krupa Darshan Kripa Prasad Chhaya Sagar Kunj Dham Leela Sadan Vihar Smruti Jyot Sandhya Deep Kiran Ashish Niketan Valley View Heights Ville Crest Nest Breeze Woods Springs Meadows Vista Park Dale Field',
)
const great = list(
  'Gandhi Nehru Tilak Shivaji Ambedkar Patel Subhash Azad Bhagat-Singh Rajaji Kamaraj Periyar Tagore Vivekananda Lajpat Indira Rajiv Sardar Netaji Savarkar Phule Ranade Gokhale Agarkar Karve Laxmi-Bai Maharana-Pratap Ashoka Akbar Sarojini Malviya Shastri Radhakrishnan Bose Kasturba Jawahar Mahatma Station Temple Church Market College Hospital School Court Mill Tank Fort Lake River Garden Canal Airport Ring Link Bypass Main Old New Cross High Bazar Hill Bridge Palace Museum Mission Club Residency Cathedral Infantry Commercial Brigade Richmond Lavelle Cunningham Linking Hughes Altamount Cuffe',
)
export const buildingKinds = [
  'Apartment',
  'Apartments',
  'Society',
  'CHS',
  'Heights',
  'Residency',
  'Tower',
  'Niwas',
  'Bhavan',
  'Villa',
  'Complex',
  'Enclave',
  'Sadan',
  'Mansion',
  'Building',
  '',
  '',
  '',
]
export const streetKinds = [
  'Road',
  'Road',
  'Road',
  'Street',
  'Lane',
  'Marg',
  'Path',
  'Cross Road',
  'Main Road',
  'Salai',
  'Avenue',
]
export const localityKinds = [
  'Nagar',
  'Nagar',
  'Colony',
  'Vihar',
  'Layout',
  'Peth',
  'Puram',
  'Enclave',
  'Extension',
  'Bagh',
  'Wadi',
  'Ganj',
  'Mohalla',
  'Town',
  'Park',
  'East',
  'West',
  '',
  '',
]
export const landmarkWords = ['Near', 'Near', 'Near', 'Opposite', 'Behind', 'Beside', 'In front of']
const landmarkThings = [
  'Bus Stand',
  'Shiv Mandir',
  'Hanuman Mandir',
  'SBI Bank',
  'Railway Station',
  'Post Office',
  'Government School',
  'Petrol Pump',
  'City Hospital',
  'Jama Masjid',
  'Gurudwara',
  'Water Tank',
  'Police Station',
  'Ration Shop',
  'Big Bazaar',
  'Municipal Garden',
  'Primary Health Centre',
  'Cinema',
  'D Mart',
  'Panchayat Office',
  'St Marys Church',
  'Ganesh Temple',
  'Vegetable Market',
  'Axis Bank ATM',
  'Anganwadi',
]

/** Names that so many buildings bear that they tell none from another, in one quarter and the next. */
const everywhere: ReadonlySet<string> = new Set(list('Sai Shree Om Ganesh Krishna Laxmi Durga Shiv Hari Radha Gayatri Vishnu Ganga Ram Shanti Anand Balaji Mahalaxmi Guru Ambika')) // prettier-ignore
export const isEverywhere = (building: string): boolean => everywhere.has(building.split(' ')[0] ?? '')

/** Builders and what they call their estates: one of a name in a city, which some count to one quarter, some to the next. */
const builders = list(
  'Lodha Godrej Hiranandani Kalpataru Mahagun Supertech Amrapali Sobha Mantri Purva Salarpuria Raheja Rustomjee Oberoi Kolte-Patil Rohan Gera DLF Unitech Vatika Ansal Emaar M3M Shapoorji Ashiana Omaxe Eldeco Ambuja Merlin Siddha Aparna Ramky Jayabheri Casagrand Olympia Nyati Marvel Paranjape Kumar Goel-Ganga Adani Shriram Provident Ajmera Wadhwa Runwal Dosti Puranik Ekta Vaswani Gaursons ATS Jaypee Parsvnath TDI BPTP SJR Ozone Concorde Vaishnavi Bren',
)
const estateNames = list(
  'Amara Moderne Metropolis Paradiso Bellissimo Splendora Crown Palms Eternia Woodsville Serenity Marvella Utopia Vivanta Tranquil Capetown Ecociti Horizon Elysium Infinity Aqua Riviera Primrose Magnolia Belvedere Windsor Altura Empress Monarch Estella Verde Celestia Nirvana Atmosphere Skyline Northstar Waterfront Boulevard Gateway Azure Symphony Melody Harmony Sapphire Emporio Astoria Fortuna Florentine Sierra Sanctuary',
)

/** Deterministic halves of every list: a word belongs to one of them for good. */
function half<T>(items: readonly T[], which: Half, key: (item: T) => string): readonly T[] {
  return items.filter((item) => (sum(key(item)) % 2 === 0) === (which === 'train'))
}
const sum = (text: string): number => [...text].reduce((all, char) => (all * 31 + char.charCodeAt(0)) >>> 0, 7) >>> 4

const pools = (which: Half) => {
  const given = half([...names.male, ...names.female], which, (name) => name)
  const surnames = half(names.last, which, (name) => name)
  return {
    urban: half(urbanPins, which, ({ pin }) => pin),
    country: half(countryPins, which, ({ pin }) => pin),
    buildings: [...half(deities, which, (name) => name), ...given.slice(0, 60)],
    seconds: half(second, which, (name) => name),
    builders: half(builders, which, (name) => name),
    estates: half(estateNames, which, (name) => name),
    streets: [...half(great, which, (name) => name), ...surnames.slice(0, 30), ...given.slice(60, 110)],
    localities: [
      // "Old Nagar" is nobody's address.
      ...half([...deities, ...great], which, (name) => `l${name}`).filter((name) => !/^(?:Main|Old|New)$/.test(name)),
      ...surnames.slice(20, 45),
      ...given.slice(110, 200),
    ],
    things: landmarkThings,
  }
}
export const byHalf = { train: pools('train'), judge: pools('judge') }

/** Names of buildings, streets and localities of one half. */
export const placeNames = (which: Half): Readonly<Record<'buildings' | 'seconds' | 'streets' | 'localities', readonly string[]>> => byHalf[which] // prettier-ignore

export const spaced = (text: string): string => text.replaceAll('-', ' ')
