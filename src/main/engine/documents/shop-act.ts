/** Licences, registrations and intimation receipts under the shops and establishments acts of the states. */
import { endsAddress } from '../extraction/addresses/address-end'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { codeGrammar } from '../extraction/grammars/code-grammar'
import { partyGrammar } from '../extraction/grammars/name-grammars'
import { untilEntry } from '../extraction/grammars/entry-after'
import { textGrammar } from '../extraction/grammars/text-grammar'
import { dateGrammar, parsed, periodEndGrammar, type Grammar } from '../extraction/grammars/grammar'
import { addressUnderName, nameOverAddress } from '../extraction/forms/name-over-address'
import { labellingRowWords } from '../extraction/labels/row-words'
import type { LabelHit } from '../extraction/labels/labels'
import { seeingOnly } from '../extraction/rules/seeing-only'
import type { Rule } from '../extraction/rules/rule'
import { spanText } from '../extraction/layout/span'
import { wordsOfText } from '../extraction/layout/words-of-text'
import { titles, words, type DocumentDefinition } from './definition'
import { issuedAtLabel, issuedWithNumber, registeredOn, validAtLabel, validUntil } from './shop-act/shop-act-days'
import { shopActLabels } from './shop-act/shop-act-labels'
import { certified } from './shop-act/shop-act-sentences'
import { everyWording } from './wordings'

const thisYear = new Date().getFullYear()
const issued = { from: 1960, to: thisYear + 1 }
const ends = { from: 1990, to: thisYear + 60 }

const code = codeGrammar(5, 30)
/** "760029861 / Commercial II", "760029861/GN Ward/Shop I": the register that a number is of belongs to it. */
const withRegister =
  /^[\s:.-]*(?<number>\d{6,12}\s?\/\s?(?:\p{Lu}{1,2}(?:\s?\/\s?\p{Lu})?\s?Ward\s?\/\s?)?(?:Commercial|Shop|Residential|Hotel|Theatre|Others?)(?:\s[IVX]{1,4})?)(?!\S)/iu

/** "LC/JMU/S&E/2023/0771": the act's own letters within the number, which readers part at their sign. */
const withAnd = /^[\s:.-]*(?<number>(?=.*\d{3})(?:[\p{Lu}\d-]|\/\s?)*\p{Lu}\s?&\p{Lu}(?:[\p{Lu}\d-]|\/\s?)*)(?!\S)/u

/** "760029861 / Shop" without the class of the register: some take it for what was registered. */
const bareRegister = /\s?\/\s?\p{L}+$/u

const numberGrammar: Grammar = (span) => {
  const text = spanText({ lines: span.lines.slice(0, 1) })
  const { number } = (withRegister.exec(text) ?? withAnd.exec(text))?.groups ?? {}
  if (number === undefined) return code(span)
  const from = text.indexOf(number)
  if (/\s\//.test(number) && bareRegister.test(number)) {
    const own = number.replace(bareRegister, '')
    return { ...parsed(own, wordsOfText(span, from, from + own.length)), isDoubted: true }
  }
  return parsed(withAnd.test(text) ? number.replace(/\s/g, '') : number, wordsOfText(span, from, from + number.length))
}

/** "JYOTSNA JOGLEKAR, Proprietor", "… (Partner) and others", "S. JOGLEKAR, W/o R. JOGLEKAR": more of the employer stands behind the name. */
const designation =
  /\s*[,(-]?\s*(?<!\p{L})[SDWC]\s?\/\s?o(?!\p{L}).*$|\s*[,(-]?\s+(?:(?:son|daughter|wife|widow)\s+of|(?:सु)?पुत्री?|पिता|पति|पत्नी|आत्मज|आत्मजा)(?![\p{L}\p{M}]).*$|\s*[,(-]\s*(?:(?:sole|managing|authori[sz]ed)\s+)?(?:proprietor|proprietrix|partner|director|manager|owner|occupier|employer|trustee|signatory)(?:\)\s*(?:and|&|,|;).*|\W*)$/iu

const employerGrammar: Grammar = (span) => {
  const read = partyGrammar(span)
  const value = read?.value.replace(designation, '') ?? ''
  // "Ganesh Shetty / Narayana Shetty" at a label that asks for the father too: whose name is whose, its order tells.
  const [own = '', parent] = value.split(/\s+\/\s+(?=\p{Lu})/u)
  return read && (parent === undefined ? { ...read, value } : { ...read, value: own, isDoubted: true })
}

/** How the acts of the states that write Hindi are called, whole and by their beginning. */
const hindiActs = everyWording(
  everyWording(['दुकान'], [' एवं ', ' और ', ' तथा ', ' व ']),
  everyWording(
    ['वाणिज्यिक संस्थान', 'वाणिज्यिक अधिष्ठान', 'वाणिज्य अधिष्ठान', 'वाणिज्यिक प्रतिष्ठान', 'स्थापना', 'संस्थान', 'प्रतिष्ठान'],
    ['', ' अधिनियम'],
  ),
)

const labelled = formAddress('shop.address.label', 'address', 'address', endsAddress)
/** "Situated at" heads the address of a form; where a sentence certifies, it is a part of that. */
const addressAtLabel: Rule = {
  name: labelled.name,
  find: (context) => {
    const told = certified.some((rule) => rule.find(context).some(({ path }) => path === 'address'))
    const isForm = (hit: LabelHit): boolean => !told || hit.label !== 'address' || !/^situat/i.test(hit.phrase)
    return seeingOnly(labelled, isForm).find(context)
  },
}

/** Cells of some forms are headed by one word: "Establishment", "Employer". */
const withOneWord = labellingRowWords([
  { label: 'name', word: 'Establishment', alone: true },
  { label: 'employer', word: 'Employer', alone: true },
])
const atOneWord = (rule: Rule): Rule => ({
  ...rule,
  find: (context) => rule.find({ ...context, pages: context.pages.map(withOneWord) }),
})

export const shopAct: DocumentDefinition = {
  type: 'SHOP_ACT_LICENSE',
  cues: [
    ...titles({
      'Shops and Establishments Act': 1.6,
      'Shops and Establishment Act': 1.6,
      'Shops & Establishments Act': 1.6,
      'Shops & Establishment Act': 1.6,
      'Maharashtra Shops and Establishments': 1.8,
      'Shops and Commercial Establishments': 1.6,
      'Shops & Commercial Establishments': 1.6,
      'Shops and Establishments': 1.3,
      'Shops & Establishments': 1.3,
      'Shops and Establishments (Regulation of Employment': 1.8,
      'Shop Act': 0.9,
      'Shop and Establishment': 1,
      'Shop & Establishment': 1,
      'Certificate of Registration of Establishment': 1.2,
      'Registration Certificate of Establishment': 1.4,
      'Registration Certificate of Shop': 1.4,
      'Registration Certificate of a Shop': 1.4,
      'Registration Certificate of Commercial Establishment': 1.4,
      'Certificate of Registration for Shop': 1.2,
      'Certificate of Registration of Shop': 1.2,
      'Certificate of Registration of a Shop': 1.2,
      'Certificate of Registration for Commercial Establishment': 1.2,
      Gumastadhara: 1.2,
      'Gumasta License': 1.2,
      'दुकाने व आस्थापना': 1.8,
      'दुकाने व संस्था': 1.8,
      गुमास्ता: 1,
    }),
    ...titles(Object.fromEntries(hindiActs.map((act) => [act, 1.6]))),
    ...words({
      'Name of Establishment': 0.6,
      'Name of the Establishment': 0.6,
      'Name of Employer': 0.7,
      'Name of the Employer': 0.7,
      'Regulation of Employment and Conditions of Service': 1,
      'Name of the Shop': 0.4,
      'Name of the Shop-keeper': 0.6,
      'Nature of Business': 0.4,
      'Intimation Receipt': 0.5,
      'Number of Employees': 0.3,
      'Number of workers': 0.3,
      'Category of Establishment': 0.4,
      'Labour Department': 0.3,
      Inspector: 0.2,
      Facilitator: 0.3,
      'आस्थापनेचे नाव': 0.8,
      'मालकाचे नाव': 0.4,
      'संस्थान का नाम': 0.5,
      'स्थापना का नाम': 0.5,
      'अधिष्ठान का नाम': 0.6,
      'प्रतिष्ठान का नाम': 0.5,
      'दुकान का नाम': 0.3,
      'नियोजक का नाम': 0.5,
      'कारोबार की प्रकृति': 0.4,
      'कारोबार का स्वरूप': 0.4,
    }),
  ],
  signs: {},
  labels: shopActLabels,
  rules: [
    formField('shop.number.label', 'registration_number', 'number', numberGrammar),
    atOneWord(formField('shop.name.label', 'establishment_name', 'name', textGrammar(2), { lines: 2 })),
    nameOverAddress('shop.name.over_address', 'establishment_name', 'name_address'),
    addressUnderName('shop.address.under_name', 'address', 'name_address', endsAddress),
    atOneWord(formField('shop.employer.label', 'employer_name', 'employer', employerGrammar, { lines: 2 })),
    nameOverAddress('shop.employer.over_address', 'employer_name', 'employer_address'),
    addressAtLabel,
    formField('shop.nature.label', 'nature_of_business', 'nature', untilEntry(textGrammar(2)), { lines: 2 }),
    issuedAtLabel(issued),
    issuedWithNumber(issued),
    // What is issued on an intimation is the receipt of it; a fee has one too.
    formField('shop.issued.receipt', 'issue_date', 'receipt_day', dateGrammar(issued), { strength: 0.7 }),
    registeredOn,
    validAtLabel(ends),
    formField('shop.valid.period', 'valid_till', 'period', periodEndGrammar(ends)),
    validUntil,
    ...certified,
  ],
}
