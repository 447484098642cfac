/** Papers that several words tell together, of which none tells it alone: receipts of a tax office, memos of gas, meters. */
import { findBlurredPhrase, isReadBadly } from '../../extraction/labels/blurred-phrases'
import { bottom, textOf, type Layout, type Segment } from '../../extraction/layout/layout'
import { isSentence } from '../../extraction/layout/sentences'
import { findPhrase } from '../../extraction/labels/phrases'
import { onceFor } from '../../once-for'

type Phrases = readonly string[]

const holds = (segment: Segment, phrase: string, blurred: boolean): boolean =>
  findPhrase(segment, phrase).length > 0 || (blurred && findBlurredPhrase(segment, phrase).length > 0)

/** "Property Tax Census No. : 07-11-114": by this a house is known on other papers too, and nothing is paid. */
const ofItsNumber = /^\W*(?:census|assessment|account|a\/c|index|bill|consumer|khata)?\W*(?:no|number|id)\b/i

/** True for a line that names the tax itself, and not the number under which a house is taxed. */
const namesTax = (segment: Segment): boolean =>
  !ofHouses.some((phrase) =>
    findPhrase(segment, phrase).some(({ to }) => ofItsNumber.test(textOf(segment.words.slice(to)))),
  )

/** How many of the phrases some lines say; of a sheet that was read badly, with more letters wrong. */
function countOf(segments: readonly Segment[], phrases: Phrases, blurred: boolean): number {
  const said = phrases.filter((phrase) => segments.some((segment) => holds(segment, phrase, blurred)))
  // "Tax" within "House Tax" is not said twice.
  return said.filter((phrase) => !said.some((longer) => longer !== phrase && longer.includes(phrase))).length
}

/** What a form prints; a deed speaks of receipts and of taxes in sentences. */
const printOf = onceFor(({ segments }: Layout): readonly Segment[] => segments.filter((s) => !isSentence(s)))

/** Whether a form prints one of some phrases. */
function sayingOn(layout: Layout): (phrases: Phrases) => boolean {
  const blurred = isReadBadly(layout)
  return (phrases) => phrases.some((phrase) => printOf(layout).some((segment) => holds(segment, phrase, blurred)))
}

/** How far down a sheet its head reaches. */
const headShare = 0.4
const headOf = (layout: Layout): readonly Segment[] =>
  printOf(layout).filter(({ box }) => bottom(box) < layout.box.y + headShare * layout.box.height)

// prettier-ignore
const receipts: Phrases = ['Receipt', 'e-Receipt', 'Received from', 'Amount Received', 'Cash received', 'Collection Centre', 'Cashier', 'Bill Collector', 'रसीद', 'पावती', 'रोकड़िया', 'प्राप्त राशि', 'રસીદ', 'પાવતી', 'ರಶೀದಿ', 'ரசீது', 'రసీదు', 'রসিদ', 'ରସିଦ', 'ਰਸੀਦ', 'രസീത്']
// prettier-ignore
const bodies: Phrases = ['Municipality', 'Municipal', 'Municipal Corporation', 'Corporation', 'Municipal Council', 'Municipal Committee', 'Municipal Board', 'Panchayat', 'Panchayath', 'Mahanagar Palika', 'Mahanagarapalike', 'Nagar Palika', 'Nagarpalika', 'Nagar Nigam', 'Nagar Parishad', 'Nagara Sabha', 'Cantonment Board', 'Town Committee', 'Notified Area', 'नगर निगम', 'नगर पालिका', 'नगरपालिका', 'नगर परिषद', 'नगर परिषद्', 'नगर पंचायत', 'महानगरपालिका', 'महानगर पालिका', 'ग्राम पंचायत', 'ग्रामपंचायत', 'नगर पालिक निगम', 'छावनी परिषद']
/** What a house alone is taxed with. */
// prettier-ignore
const ofHouses: Phrases = ['Property Tax', 'House Tax', 'Building Tax', 'Holding Tax', 'Holding Rate', 'Land and Building Tax', 'Half Yearly Tax', 'Consolidated Rate', 'Municipal Tax', 'Municipal Taxes', 'Rates and Taxes', 'मालमत्ता कर', 'मिळकत कर', 'घरपट्टी', 'घर पट्टी', 'संपत्ति कर', 'सम्पत्ति कर', 'गृह कर', 'गृहकर', 'भवन कर', 'इमारत कर', 'मकान कर']
/** Rates and cesses that are taken beside it. */
// prettier-ignore
const besideIt: Phrases = ['General Tax', 'Water Tax', 'Water Cess', 'Library Cess', 'Health Cess', 'Education Cess', 'Education Tax', 'Beggary Cess', 'Road Cess', 'Road Tax Cess', 'Street Tax', 'Light Tax', 'Lighting Tax', 'Lighting Cess', 'Street Light Tax', 'Street Light Cess', 'Lighting Rate', 'Conservancy Tax', 'Conservancy', 'Conservancy Cess', 'Conservancy Rate', 'Latrine Tax', 'Scavenging Tax', 'Drainage Tax', 'Drainage Cess', 'Sewerage Tax', 'Sanitation Tax', 'Sanitary Tax', 'Sanitation Cess', 'Cleaning Tax', 'Health Tax', 'Fire Tax', 'Fire Cess', 'Fire Service Cess', 'Tree Cess', 'Tree Tax', 'Urban Transport Cess', 'Transport Cess', 'Employment Guarantee Cess', 'Poor Home Cess', 'SWM Cess', 'Solid Waste Management', 'Penal Interest', 'Vacant Land Tax', 'Service Tax Cess', 'Surcharge on Holding', 'दिवाबत्ती कर', 'दिवाबत्ती', 'प्रकाश कर', 'आरोग्य कर', 'सफाई कर', 'स्वच्छता कर', 'जल कर', 'जलकर', 'पाणीपट्टी', 'शिक्षा उपकर', 'शिक्षण कर', 'समेकित कर', 'वृक्ष कर', 'नगरीय विकास उपकर', 'अग्निशमन कर', 'मलप्रवाह कर', 'रोजगार हमी']
/** By what number a house is known. */
// prettier-ignore
const numbersOfHouse: Phrases = ['House No', 'House Number', 'Holding No', 'Assessment No', 'Assessment Number', 'Door No', 'Ward/Door No', 'Property ID', 'Property No', 'Tenement No', 'Tenement Number', 'Assessee', 'मकान नं', 'मकान नंबर', 'मकान क्र', 'भवन क्र', 'भवन संख्या', 'घर क्र', 'घर क्रमांक', 'घर नं', 'मालमत्ता क्र', 'मालमत्ता क्रमांक', 'मिळकत क्र', 'मिळकत क्रमांक']

/** So many of them together, and for one house, are taken by nobody but such a body. */
const manyRates = 3

/**
 * True for the receipt of a body of a town or village for the tax of a house: heads of the tax stand on it, or several
 * of the rates that are taken beside it, or one with the number of the house.
 */
export const isHouseTaxReceipt = onceFor((layout: Layout): boolean => {
  const blurred = isReadBadly(layout)
  const count = (segments: readonly Segment[], phrases: Phrases): number => countOf(segments, phrases, blurred)
  if (count(printOf(layout), receipts) === 0) return false
  const beside = (): number => count(printOf(layout), besideIt)
  const isOfHouse = (): boolean => count(printOf(layout), numbersOfHouse) > 0
  // The body is named at the head, which may be cut off.
  if (count(headOf(layout), bodies) === 0) return beside() >= manyRates && isOfHouse()
  return count(printOf(layout).filter(namesTax), ofHouses) > 0 || beside() > 1 || (beside() > 0 && isOfHouse())
})

// prettier-ignore
const cylinders: Phrases = ['Cylinder', 'Cylinders', 'LPG Cylinder', 'Refill', 'Refills', '14.2 KG', '14.2 KGS', '19 KG', '5 KG', 'CYL', 'सिलेंडर', 'सिलेण्डर', 'सिलिंडर', 'सिलींडर', 'रिफिल', 'रीफिल']
// prettier-ignore
const gas: Phrases = ['LPG', 'L.P.G.', 'Indane', 'Bharatgas', 'Bharat Gas', 'HP Gas', 'Gas Agency', 'Gas Agencies', 'Gas Service', 'Gas Distributor', 'Gas Distributors', 'Gramin Vitrak', 'एलपीजी', 'एल.पी.जी.', 'इंडेन', 'इण्डेन', 'भारत गैस', 'भारतगैस', 'भारत गॅस', 'गैस एजेंसी', 'गैस सर्विस', 'गॅस एजन्सी', 'गॅस सर्व्हिस', 'एच.पी. गैस']
/** By what number a distributor knows a household, or a kitchen. */
// prettier-ignore
const numbersOfConsumer: Phrases = ['Consumer No', 'Consumer Number', 'Consumer ID', 'Consumer Code', 'Cons No', 'Con No', 'LPG ID', 'LPG Consumer No', 'Consumer Name', 'Name of Consumer', 'उपभोक्ता संख्या', 'उपभोक्ता क्रमांक', 'उपभोक्ता क्र', 'उपभोक्ता सं', 'ग्राहक क्रमांक', 'ग्राहक क्र', 'ग्राहक संख्या', 'ग्राहक सं']
/** Who sells these, sells to workshops. */
const ofIndustry: Phrases = ['Oxygen', 'Acetylene', 'Argon', 'Nitrogen', 'Helium', 'Carbon Dioxide', 'Hydrogen']

/**
 * True for the memo of a distributor for cylinders of cooking gas: it names the gas, what it comes in, and the number of
 * a consumer. What a dealer of gases writes to a workshop is an invoice.
 */
export const isCylinderMemo = onceFor((layout: Layout): boolean => {
  const says = sayingOn(layout)
  return says(cylinders) && says(gas) && says(numbersOfConsumer) && !says(ofIndustry)
})

// prettier-ignore
const readingsNow: Phrases = ['Current Reading', 'Current', 'Present Reading', 'Present', 'Closing Reading', 'Final Reading', 'New Reading', 'This Reading', 'Current (Actual)', 'Curr Reading', 'Curr Rdg', 'Cur Rdg', 'Pres Rdg', 'Pres Reading', 'Present Rdg', 'Present Meter Reading', 'Current Meter Reading', 'चालू रीडिंग', 'वर्तमान रीडिंग', 'वर्तमान पठन']
// prettier-ignore
const readingsBefore: Phrases = ['Previous Reading', 'Previous', 'Past Reading', 'Past', 'Opening Reading', 'Initial Reading', 'Old Reading', 'Last Reading', 'Prev Reading', 'Prev Rdg', 'Previous Rdg', 'Past Rdg', 'Previous Meter Reading', 'मागील रीडिंग', 'पिछली रीडिंग', 'पूर्व पठन', 'गत पठन']
// prettier-ignore
const meters: Phrases = ['Meter', 'Meter No', 'Meter Number', 'Meter Sr No', 'Meter Serial No', 'Meter ID', 'Meter Reading', 'Instrument No', 'Connection ID', 'Connection No', 'Connection Number', 'Service Connection No', 'Consumer No', 'Consumer Number', 'RR No', 'BP No', 'BP Number', 'CA No', 'K No', 'मीटर क्रमांक', 'मीटर संख्या', 'मीटर नं', 'ग्राहक क्रमांक', 'उपभोक्ता संख्या']

/** What comes through a meter, by words that are of one supply alone. */
// prettier-ignore
const supplies: Readonly<Record<Supply, Phrases>> = {
  electricity: ['Energy Charges', 'Energy Charge', 'Energy Chg', 'Energy Chgs', 'Wheeling Charges', 'Electricity Duty', 'Electricity', 'Power Supply', 'Power Distribution', 'Vidyut', 'Bijli', 'Sanctioned Load', 'Connected Load', 'kWh', 'वीज आकार', 'विद्युत', 'बिजली', 'वीज'],
  water: ['Water Charges', 'Water Consumption', 'Water Supply', 'Water Cess', 'Water Works', 'Water Board', 'Jal Board', 'Sewerage', 'Sewerage Service', 'Kilolitres', 'KL', 'जल खपत', 'पाणी वापर', 'पाणी पुरवठा', 'जलापूर्ति'],
  gas: ['Gas Consumption', 'Gas Consumed', 'Gas Used', 'Gas Charges', 'Cost of Gas', 'Natural Gas', 'PNG', 'SCM', 'गैस', 'गॅस'],
}
export type Supply = 'electricity' | 'water' | 'gas'
/** Words of more than one. */
const ofAnySupply: Phrases = ['Fixed Charges', 'Fixed Charge', 'Units Consumed', 'Consumption', 'm³', 'स्थिर आकार']

export interface Metered {
  /** What is supplied; null where words of several stand on the form, or of none. */
  readonly supply: Supply | null
}

/**
 * The bill of a supply by meter: it names the readings before and after, the meter or the connection, and what came
 * through it. Some call themselves a bill of supply, or an invoice with a number; null for any other paper.
 */
export const meteredSupply = onceFor((layout: Layout): Metered | null => {
  const says = sayingOn(layout)
  if (![readingsBefore, readingsNow, meters].every(says)) return null
  const named = (Object.keys(supplies) as Supply[]).filter((supply) => says(supplies[supply]))
  if (named.length === 0 && !says(ofAnySupply)) return null
  return { supply: named.length === 1 ? named[0]! : null }
})
