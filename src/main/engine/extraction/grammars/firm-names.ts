/** How the names of firms begin and end: the one place that lists their trades and their forms before the law. */

/** What says by itself that a name is that of a company or a partnership; as in a pattern. */
const legalForms = 'limited|ltd|llp|inc'
/** What stands before "Limited", and what a firm without it is called. */
const [closed, called] = ['private|pvt', 'company|co|corporation']

const trades =
  'traders?|trading|enterprises?|agenc(?:y|ies)|stores?|mart|bazaa?r|industr(?:y|ies)|works|motors?|automobiles?|associates|constructions?|builders|developers|textiles?|garments|silks|electricals?|electronics|hardwares?|medicals?|pharma|hospital|clinic|foods?|sweets|bakery|hotel|caterers|jewell?ers|engineering|engineers|infra|logistics|transports?|travels|steels?|granites|marbles|furniture|printers|services|solutions|technologies|systems|exports|trust|society|sangh|sons|brothers|bros'

const firm = new RegExp(`\\b(?:${trades}|${called}|${legalForms})\\W*$`, 'i')
const company = new RegExp(`\\b(?:${legalForms})\\W*$`, 'i')
const end = new RegExp(`^(?:(?:${closed}|\\(p\\)|india|\\(india\\))\\.?\\s+)*(?:${legalForms}|${called})\\.?$`, 'i')
const endOfSociety =
  /^(?:(?:co-?\s?op(?:erative)?\.?|housing|service|maintenance|credit)\s+)*society(?:\s+(?:limited|ltd))?\.?$/i
const endBegins = new RegExp(`^(?:${legalForms}|${closed}|${called})\\b`, 'i')
const endWord = new RegExp(`^(?:${legalForms}|${closed}|${called})$`, 'i')

/** As they end a name within a sentence, which small letters go on: "Ltd" and "LTD". As in a pattern. */
export const capitalForms = legalForms
  .split('|')
  .flatMap((form) => [form[0]!.toUpperCase() + form.slice(1), form.toUpperCase()])
  .join('|')

/** True for what is called a firm by its last word. */
export const endsAsFirm = (name: string): boolean => firm.test(name)

/** True for the name of a company, which says by its end what it is before the law. */
export const endsInLegalForm = (name: string): boolean => company.test(name)

/** True for the end of a firm's name that its line had no room for: "Private Limited", "(India) Ltd.", "Housing Society". */
export const isEndOfFirm = (line: string): boolean => end.test(line) || endOfSociety.test(line)

/** True for what goes on with the end of a firm's name: "Pvt. Ltd., Pune". */
export const beginsEndOfFirm = (text: string): boolean => endBegins.test(text)

/** True for a word of such an end, without its marks. */
export const isWordOfFirmEnd = (word: string): boolean => endWord.test(word)

/** A name without the form in which its firm is addressed, for comparing it with others. */
export const bareFirm = (name: string): string => name.replace(/^(?:m\s?\/\s?s|messrs)\b[\s.:,]*/i, '')
