/** Ration cards of the states. */
import { endsAddress } from '../extraction/addresses/address-end'
import { mostDoubted } from '../extraction/rules/bounds'
import { anywhere, fromWords } from '../extraction/rules/candidates'
import { formAddress, formField } from '../extraction/forms/form-rules'
import { codeGrammar } from '../extraction/grammars/code-grammar'
import { untilEntry } from '../extraction/grammars/entry-after'
import { partyGrammar } from '../extraction/grammars/name-grammars'
import { textGrammar } from '../extraction/grammars/text-grammar'
import { dateGrammar, parsed, wordsBetween, type Grammar } from '../extraction/grammars/grammar'
import { bottom, textOf } from '../extraction/layout/layout'
import type { LabelHit } from '../extraction/labels/label-hit'
import type { Rule } from '../extraction/rules/rule'
import { seeingOnly } from '../extraction/rules/seeing-only'
import { spanOf, spanText } from '../extraction/layout/span'
import { titles, words, type DocumentDefinition } from './definition'
import { withLanguages } from './languages'

const issueDate = dateGrammar({ from: 1960, to: new Date().getFullYear() + 1 })

/** "राशन कार्ड — पात्र गृहस्थी": the kind of a card in its heading. */
const kinds =
  /(?<![\p{L}\p{M}])(?:पात्र\s+गृहस्थी|अ(?:न्|ं)त्योदय(?:\s+अन्न\s+योजना)?|प्राधान्य\s+कुटुंब|अपात्र\s+गृहस्थी|antyodaya(?:\s+anna\s+yojana)?|(?:non[\s-]*)?priority\s+household|(?:non[\s-]?)?s?phh|nphh|aay|[ab]pl(?:[\s-]?[1-3](?!\d))?|rksy(?:[\s-]*(?:i{1,2}|[12]))?)(?![\p{L}\p{M}])/iu
const isOfCard = /(?<!\p{L})cards?(?!\p{L})|कार्ड|शिधापत्रिका/iu
const titledKind: Rule = {
  name: 'ration.kind.title',
  find: ({ pages }) =>
    pages.slice(0, 1).flatMap((page) =>
      page.layout.segments
        .filter(({ box }) => bottom(box) < page.layout.box.y + 0.35 * page.layout.box.height)
        .flatMap(({ words: own }) => {
          const text = textOf(own)
          const kind = isOfCard.test(text) ? kinds.exec(text) : null
          if (!kind) return []
          const read = parsed(kind[0], spanOf(wordsBetween(own, kind.index, kind.index + kind[0].length)))
          return [{ ...fromWords(page.layout, 'card_type', 'ration.kind.title', read, 0.8), most: mostDoubted }]
        }),
    ),
}

/** "मुखिया का नाम / Head of" over "Family": the label again, which goes on under itself, and nobody's name. */
const beginsLabel =
  /^\W*(?:name\s+of(?:\s+the)?|(?:name\s+of\s+(?:the\s+)?)?head(?:\s+of(?:\s+the)?)?|card|family|hof)\W*$/i
const nameGrammar: Grammar = (span) => (beginsLabel.test(spanText(span)) ? null : partyGrammar(span))

const names = formField('ration.name.label', 'name', 'name', nameGrammar, { lines: 2 })
/** "Name", "নাম": of the head of the family, or of the one member that the card is of. */
const isBareName = ({ phrase }: LabelHit): boolean => !/\s|मुखिया|holder/iu.test(phrase)
/** How far such a name is believed beside that of the head. */
const besideHead = 0.35

/** Cards of single members name the head of the family as well, and the card is the family's. */
const headFirst: Rule = {
  name: names.name,
  find: (context) => {
    const heads = seeingOnly(names, (hit) => !isBareName(hit)).find(context)
    const share = heads.length === 0 ? 1 : besideHead
    const bare = seeingOnly(names, isBareName).find(context)
    return [...heads, ...bare.map((c) => ({ ...c, strength: c.strength * share }))]
  },
}

const twelveDigits: Grammar = (span) => (/^\d{12}$/.test(spanText(span)) ? parsed(spanText(span), span) : null)
const bareNumbers = anywhere('ration.number.bare', 'card_number', twelveDigits, 0.6)

/** Cards of plastic print their number without a label; where there are several numbers of its length, none tells. */
const bareNumber: Rule = {
  name: bareNumbers.name,
  find: (context) => {
    const [only, ...others] = bareNumbers.find(context)
    const isLabelled = context.pages.some(({ hits }) => hits.some(({ label }) => label === 'number'))
    return only && others.length === 0 && !isLabelled ? [{ ...only, most: mostDoubted }] : []
  },
}

export const rationCard: DocumentDefinition = {
  type: 'RATION_CARD',
  cues: [
    ...titles({
      'Ration Card': 2.4,
      'Digital Ration Card': 2.4,
      'e-Ration Card': 2.4,
      'Household Ration Card': 2.4,
      'राशन कार्ड': 2.4,
      शिधापत्रिका: 2.4,
      'रेशन कार्ड': 2.4,
      'राशन पत्रिका': 2.4,
      'खाद्य तथा रसद': 1.2,
      'नागरी पुरवठा': 1.2,
      'Family Card': 1.6,
      'Smart Ration Card': 2.4,
      'Food and Civil Supplies': 1.4,
      'Civil Supplies and Consumer Protection': 1.6,
      'Civil Supplies & Consumer Protection': 1.6,
      'Food, Supplies & Consumer Affairs': 1.4,
      'Food and Supplies': 1.2,
      'Food & Supplies': 1.2,
      'Food & Civil Supplies': 1.4,
      'Food, Civil Supplies': 1.2,
      'Public Distribution System': 1,
      'National Food Security Act': 1,
    }),
    ...words({
      'Fair Price Shop': 0.8,
      'FPS No': 0.6,
      'Head of Family': 0.7,
      'Name of Head': 0.4,
      'Shop Code': 0.4,
      'Card Type': 0.3,
      PHH: 0.4,
      NPHH: 0.4,
      'Head of the Family': 0.7,
      'Antyodaya Anna Yojana': 0.7,
      'Priority Household': 0.6,
      'Below Poverty Line': 0.5,
      'मुखिया का नाम': 0.7,
      'पात्र गृहस्थी': 0.6,
      'उचित दर दुकान': 0.6,
      'कुटुंब प्रमुख': 0.6,
      'रास्त भाव दुकान': 0.7,
      'प्राधान्य कुटुंब': 0.6,
    }),
  ],
  signs: {},
  labels: withLanguages(
    {
      number: [
        'Ration Card No',
        'Ration Card Number',
        'Card No',
        'Card Number',
        'RC No',
        'RC Number',
        'New Ration Card No',
        'Digital Ration Card No',
        'Ration Card ID',
        'राशन कार्ड संख्या',
        'राशन कार्ड नंबर',
        'शिधापत्रिका क्रमांक',
        'कार्ड क्रमांक',
        'राशन कार्ड क्रमांक',
        'राशन कार्ड नं',
        'कार्ड संख्या',
        'शिधापत्रिका नंबर',
        'शिधापत्रिका क्र',
        'रेशन कार्ड क्रमांक',
        'रेशन कार्ड नंबर',
      ],
      other_number: [
        'Old Ration Card No',
        'FPS No',
        'Fair Price Shop No',
        'FPS Code',
        'Shop No',
        'Mobile No',
        'Application No',
        'LPG Consumer No',
      ],
      name: [
        'Name of Head of Family',
        'Name of the Head of Family',
        'Name of Head of the Family',
        'Head of Family',
        'Head of the Family',
        'Head of Family Name',
        'HOF Name',
        'Name of HOF',
        'Name of Card Holder',
        'Name of the Card Holder',
        'Card Holder Name',
        'Cardholder Name',
        'Card Holder',
        'Card Owner',
        'Card Owner Name',
        'Name of Card Owner',
        'Owner of Card',
        'Name of Owner',
        'Name of Applicant',
        'Family Head',
        'Family Head Name',
        'Name of Family Head',
        'Head of Household',
        'Name of Head of Household',
        'Name',
        'मुखिया का नाम',
        'परिवार के मुखिया का नाम',
        'कुटुंब प्रमुखाचे नाव',
        'कार्डधारकाचे नाव',
        'नाव',
        'नाम',
        'परिवार के मुखिया',
        'मुखिया',
        'कार्ड धारक का नाम',
        'कुटुंब प्रमुख',
        'शिधापत्रिका धारकाचे नाव',
      ],
      father: [
        "Father's / Husband's Name",
        "Father's/Husband's Name",
        "Father's Name",
        "Husband's Name",
        'Name of Father/Husband',
        'Name of Member',
        'Name of Family Member',
        'Member Name',
        'पिता/पति का नाम',
        'पिता का नाम',
        'पति का नाम',
        'माता का नाम',
        'सदस्य का नाम',
        'सदस्याचे नाव',
        'दुकानदार का नाम',
        'दुकानदाराचे नाव',
        "Mother's Name",
        'Mother Name',
      ],
      kind: [
        'Card Type',
        'Type of Card',
        'Ration Card Type',
        'Card Category',
        'Category of Card',
        'Category',
        'Type of Ration Card',
        'Scheme',
        'योजना',
        'कार्ड का प्रकार',
        'शिधापत्रिकेचा प्रकार',
        'कार्ड प्रकार',
        'राशन कार्ड का प्रकार',
        'कार्डचा प्रकार',
        'शिधापत्रिका प्रकार',
        'श्रेणी',
      ],
      address: [
        'Address',
        'Residential Address',
        'Home Address',
        'Permanent Address',
        'Full Address',
        'Residence',
        'Place of Residence',
        'पता',
        'पत्ता',
      ],
      issued: [
        'Date of Issue',
        'Issue Date',
        'Issued on',
        'Card Issue Date',
        'जारी दिनांक',
        'जारी करने की तिथि',
        'दिल्याचा दिनांक',
        'जारी करने का दिनांक',
        'जारी तिथि',
        'निर्गमन तिथि',
        'निर्गमित दिनांक',
        'वितरण दिनांक',
      ],
      date: ['Date', 'दिनांक'],
      caste: ['श्रेणी / वर्ग', 'जाति', 'वर्ग', 'Caste', 'Social Category', 'Caste Category'],
      birth: ['Date of Birth', 'DOB', 'Age'],
      shop: [
        'Fair Price Shop',
        'Name of Fair Price Shop',
        'FPS Name',
        'Fair Price Dealer',
        'Members',
        'Total Members',
        'Family Members',
        'Gender',
        'Relation',
        'Relation with Head of Family',
        'Relation with HOF',
        'Relationship with Head of Family',
        'मुखिया से सम्बन्ध',
        'मुखिया से संबंध',
        'मुखिया से रिश्ता',
        'कुटुंब प्रमुखाशी नाते',
        'दुकानदार',
        'यूनिट',
        'जनपद',
        'तहसील',
        'ब्लॉक',
        'क्षेत्र / ब्लॉक',
        'नगर निकाय / ब्लॉक',
      ],
    },
    'ration_card',
  ),
  rules: [
    formField('ration.number.label', 'card_number', 'number', codeGrammar(5, 20)),
    bareNumber,
    headFirst,
    formField('ration.kind.label', 'card_type', 'kind', untilEntry(textGrammar(1))),
    titledKind,
    formAddress('ration.address.label', 'address', 'address', endsAddress),
    formField('ration.issued.label', 'issue_date', 'issued', issueDate),
    formField('ration.date.label', 'issue_date', 'date', issueDate, { strength: 0.85 }),
  ],
}
