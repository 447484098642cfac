/** Whether words that are like a label's stand where one may: in running text, or in a value, they name nothing. */
import { fold } from './fuzzy'
import { textOf, type LaidWord } from './layout'
import { lacksWord, type PhraseHit } from './phrases'
import { isSentence, isSmall } from './sentences'

/** A day in digits, as forms have it behind its label. */
const inDigits = /^\d{1,2}([-./])\d{1,2}\1\d{2,4}$/

const isDateAfterNumber = (before: string, label: string): boolean =>
  /\d{3}$/.test(before) && /^(?:Date|DATE)$/.test(label)

const legalForm = /^(?:limited|ltd|llp|pvt|private|corporation|company|co)\b/i

const signedBy =
  /\b(?:sign(?:ed|ature)?|lti|thumb(?:\s+(?:impression|mark))?|initials?)(?:\W+(?:lti|thumb(?:\s+(?:impression|mark))?))?\W+(?:of|by)(?:\s+the)?$/i

const countedInAddresses =
  /^(?:old|new|qtrs?|qr|ward|sector|survey|sy|gat|gut|khasra|plot|flat|door|house|room|shop|gate|road|lane|gali|block)\W*n[o0]\W*$/i

/** What was called so before, in the languages of India too: "பழைய வரிவிதிப்பு எண்", "ಹಳೆಯ ಆಸ್ತಿ ಸಂಖ್ಯೆ". */
const once =
  /^(?:first|original(?:ly)?|previous(?:ly)?|prev\.?|former(?:ly)?|earlier|old|जुन[ाीे]|पुरान[ाीे]|पूर्व(?:ीच[ाीे])?|मागील|पिछल[ाीे]|જૂન[ાીોું]+|જુન[ાીોું]+|પાછલ[ાીોું]+|અગાઉન[ાીોું]+|ಹಳೆ(?:ಯ)?|ಹಿಂದಿನ|ಕಳೆದ|பழைய|முந்தைய|முன்|పాత|గత|మునుపటి|পুরনো|পুরাতন|পুরানো|পূর্বের|পূর্ববর্তী|আগের|പഴയ|മുൻ|ਪੁਰਾਣ[ਾੀੇ]|ਪਿਛਲ[ਾੀੇ]|ପୁରୁଣା|ପୂର୍ବ)$/iu

/** A short word inside running text is no label: it has to open its line or be followed by a colon. */
export function standsAsLabel(hit: PhraseHit): boolean {
  const words = hit.segment.words
  // "Vendor (Code 100442)": what stands in brackets behind a label is no half of a longer one.
  const text = textOf(words.slice(hit.from, hit.to))
  if (/\s\([^)]*$/.test(text) && !hit.phrase.includes('(')) return false
  // "Ms. Nidhi Sinha" is a lady, and no firm.
  if (hit.phrase === 'M/s' && /^Ms\.?$/.test(text)) return false
  // ": Supplier account": what a colon opens is the value of the label before it.
  if (hit.from === 1 && /^[:：]$/.test(words[0]!.text)) return false
  // "M/s Malabar Scientific Company": what a form of address opens is a name to its end.
  if (hit.from > 0 && hit.to === words.length && /^(?:m\s?\/\s?s|messrs)\.?,?$/i.test(words[0]!.text)) return false
  // "No. / Date" is no "D.O. Date": a stroke parts two labels.
  const isParted =
    words.slice(hit.from + 1, hit.to - 1).some((w) => w.text === '/') && words[hit.from]!.script === 'latin'
  if (hit.likeness < 1 && isParted && !hit.phrase.includes('/')) return false
  // "Consumer" alone is no "Consumer#".
  if (hit.phrase.endsWith('#') && !/#/.test(textOf(words.slice(hit.from, hit.to + 1)))) return false
  // "First registered on", "Old K. No": what was once has a label of its own.
  const former = words[hit.from - 1]?.text ?? ''
  if (once.test(former)) return false
  // "Signature of Employee", "Sign. / thumb of employee": who writes there is not named by it.
  if (signedBy.test(textOf(words.slice(0, hit.from)))) return false
  // "OLD NO 14", "Ward No 5": an address counts what it names, and a letter off that is UID No and Card No.
  if (hit.likeness < 1 && countedInAddresses.test(text)) return false
  // "PROPERTY TAX" is no "Property ID": where another word follows, the label's own last one is not merely unread.
  const isShort = fold(text).length < fold(hit.phrase).length && fold(hit.phrase).startsWith(fold(text))
  if (hit.likeness < 1 && isShort && /^\p{L}[\p{L}\p{M}]/u.test(words[hit.to]?.text ?? '')) return false
  // Nor is "First Issue" an "Issued", where the word before was misread.
  const wordBefore = words[hit.from - 1]
  if (hit.likeness < 1 && isShort && isOneWord(hit) && wordBefore && isWord(wordBefore)) return false
  // The last word of a sentence, with the next sentence after it or under it.
  const endsSentence = hit.from > 0 && /\p{Ll}{4}\.$/u.test(words[hit.to - 1]?.text ?? '')
  const isWrittenOn = words.length > 2 && words.every(isSmall)
  if (endsSentence && (hit.to < words.length || isWrittenOn || isSentence(hit.segment))) return false
  // "Net pay = Gross earnings - Total deductions = ₹1,25,780.00": what is reckoned with has no value of its own there.
  if (/^[=–−+-]$/.test(words[hit.from - 1]?.text ?? '') && words.slice(0, hit.from).some((w) => w.text === '='))
    return false
  // The same without what it comes to: "Gross Earnings - Total Deductions" explains the line above; days are not taken.
  const isTaken =
    /^[–−-]$/.test(words[hit.from - 1]?.text ?? '') && /^\p{Script=Latin}{3}/u.test(words[hit.from - 2]?.text ?? '')
  if (isTaken && !/\bdate\b/i.test(hit.phrase) && hit.to === words.length && words[hit.from]?.script === 'latin')
    return false
  // "Meter Reader: 3391": the colon is that of a longer label, which names another thing.
  if (isOneWord(hit) && (closesNext(hit) || namesMore(hit))) return false
  // "… to the customer and endorsing": a small word within a sentence names nothing that stands beside it.
  const [before, opening] = [words[hit.from - 1], words[hit.from]!]
  const colon = /[:：]$/.test(words[hit.to - 1]?.text ?? '') || /^[:：]/.test(words[hit.to]?.text ?? '')
  // "Process Associate" is no "Associate ID": within a line a label has all of its words.
  if (before && !colon && hit.likeness < 1 && lacksWord(hit)) return false
  // "Sarees and dress material": two small words that run together are like a word of more letters by chance.
  const isRunTogether = hit.to - hit.from > hit.phrase.split(' ').length
  if (before && isSmall(opening) && isRunTogether && hit.likeness < 1 && !colon) return false
  // "Your bill for consumer no. 170014238865 is ready": but for a long number that follows.
  const isNumbered = /^[\d/-]{6,}[.,]?$/.test(words[hit.to]?.text ?? '') && hit.likeness === 1
  if (before && isSmall(before) && isSmall(opening) && !colon && !isNumbered && isSentence(hit.segment)) return false
  // "Name and Address" goes on with "and", and is no "Bank Address"; places are listed: "Stores Department, Plot 44".
  if (before && hit.likeness < 1 && /^(?:and|or|of|&)$/i.test(opening.text)) return false
  // Or each says what it is: "Survey No. 34, Village Baner".
  const isListed =
    /\p{L}{3},$/u.test(words[hit.to - 1]?.text ?? '') || (hit.to - hit.from === 1 && before?.text.endsWith(','))
  if (before && !colon && isListed && hit.to < words.length) return false
  // "SUSEE COMMERCIAL VEHICLES": a name may end with more than one of what a label names.
  if (before && !colon && isOneWord(hit) && hit.likeness < 1 && /s$/i.test(opening.text) && !/s$/i.test(hit.phrase))
    return false
  // "Small Finance Bank Limited" is no "Finance Bank": the name of a firm goes on.
  if (before && !colon && legalForm.test(words[hit.to]?.text ?? '')) return false
  // "Borrower's Margin" is no "Borrower": what is theirs is another thing.
  const isOwner = /['’]s$/i.test(words[hit.to - 1]?.text ?? '') && !/['’]s$/i.test(hit.phrase)
  if (isOwner && /^\p{L}/u.test(words[hit.to]?.text ?? '')) return false
  // "er's Name": of a label that the edge of the picture cuts, the last word is none by itself.
  if (before?.atEdge?.start && hit.from === 1 && before.script === 'latin' && /\p{L}$/u.test(before.text)) return false
  if (hit.phrase.length > 5 && !dayWord.test(hit.phrase)) return true
  // "… on the property. Print date :": the word before makes another label of it, where no value ends with that word.
  const isQualified =
    before !== undefined && isWord(before) && !words.slice(0, hit.from).some((w) => /[:：]/.test(w.text))
  if (colon && isQualified && before.script === opening.script && !dayWord.test(hit.phrase)) return false
  if (hit.from === 0 || colon || (dayWord.test(hit.phrase) && !isQualified)) return true
  // "Receipt No. & Date", with both values beside it.
  if (before && /^[&/]$/.test(before.text) && hit.to === words.length && hit.likeness === 1) return true
  // The next label, right behind a number that fills its own: "SEA/HYD/44/2024 Date", or with its day behind it.
  const isClosedBy = words[hit.to] === undefined || inDigits.test(words[hit.to]!.text)
  if (isClosedBy && before && hit.likeness === 1 && isDateAfterNumber(before.text, text)) return true
  // "3 Asset": rows of a form are numbered.
  if (hit.from === 1 && /^\d{1,2}$/.test(before?.text ?? '') && hit.likeness === 1) return true
  // Behind its translation, or the slash that parts them, a label is one; behind a word of its own script it ends another: "दुकानदार का नाम".
  const isTranslated = before !== undefined && before.script !== 'latin' && before.script !== opening.script
  return isTranslated || /[/|:.)]$/.test(before?.text ?? '') || (hit.to - hit.from === 1 && /^[/|]/.test(opening.text))
}

/** "चालू रीडिंग दिनांक": words of its own script before it make another day of it, as they do of "Date". */
const dayWord = /^दिना[ंँ]क$/

const isWord = ({ text }: LaidWord): boolean => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(text)

const isOneWord = ({ phrase }: PhraseHit): boolean => !phrase.includes(' ')

/** True where one more word of the same script stands between a label and a colon. */
function closesNext({ segment: { words }, from, to }: PhraseHit): boolean {
  const [next, after] = [words[to], words[to + 1]]
  if (!next || next.script !== words[from]!.script || /[:：]$/.test(words[to - 1]!.text)) return false
  return (
    /^\p{L}[\p{L}\p{M}]{2,}[:：]$/u.test(next.text) ||
    (/^\p{L}[\p{L}\p{M}]{2,}$/u.test(next.text) && /^[:：]/.test(after?.text ?? ''))
  )
}

/** "Asset Category", "Meter Status" with the value in the next cell: a longer label than is known of it. */
const namesMore = ({ segment: { words }, to }: PhraseHit): boolean =>
  to === words.length - 1 && furtherNoun.test(words[to]!.text) && !/[:：/]$/.test(words[to - 1]!.text)
const furtherNoun = /^(?:category|type|class|status|size|group|cost|value|rent|reader|reading|details|make|location)$/i
