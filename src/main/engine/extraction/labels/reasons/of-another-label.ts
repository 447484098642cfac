/** What is like a label and is part of another one, of which it may say another thing. */
import { fold } from '../fuzzy'
import { lacksWord } from '../phrases'
import { closesWithColon, isOfLetters, opensWithColon, type LabelPlace, type Reasons } from './label-place'

export const ofAnotherLabel: Reasons = {
  /** "Vendor (Code 100442)": what stands in brackets behind a label is no half of a longer one. */
  runsIntoBrackets: ({ text, phrase }) => /\s\([^)]*$/.test(text) && !phrase.includes('('),

  /** "No. / Date" is no "D.O. Date": a stroke parts two labels. */
  runsOverStroke: ({ words, from, to, phrase, opening, isInexact }) =>
    isInexact &&
    opening.script === 'latin' &&
    !phrase.includes('/') &&
    words.slice(from + 1, to - 1).some(({ text }) => text === '/'),

  /** "P.O. No. AMH/CS/PO-2291/26" is no "PO No / Amd": the letters before a stroke open the number. */
  opensNumber: ({ phrase, last, after, isInexact }) =>
    isInexact &&
    phrase.includes('/') &&
    !phrase.endsWith('/') &&
    /^\p{Lu}+\/$/u.test(last.text) &&
    /\d/.test(after?.text ?? ''),

  /** "Consumer" alone is no "Consumer#", of which the sign may be read as another. */
  lacksItsSign: ({ text, after, phrase }) => phrase.endsWith('#') && !/[#@]/.test(text + (after?.text ?? '')),

  /** "First registered on", "Old K. No", "K No. (पुराना)": what was once has a label of its own. */
  wasOnce: ({ before, after }) =>
    once.test(before?.text ?? '') || once.test(/^\((\S+)\)$/.exec(after?.text ?? '')?.[1] ?? ''),

  /** "48 HP WITH" is no "HPA with": within a line an abbreviation has all of its letters. */
  lacksLetter: ({ before, opening, phrase, hasColon, isInexact }) =>
    before !== undefined &&
    !hasColon &&
    isInexact &&
    lettersOf(opening.text) < lettersOf(abbreviation.exec(phrase)?.[0]),

  /** "PROPERTY TAX" is no "Property ID": where another word follows, the label's own last one is not merely unread. */
  endsInAnotherWord: (place) => isShortened(place) && /^\p{L}[\p{L}\p{M}]/u.test(place.after?.text ?? ''),

  /** "First Issue" is no "Issued": behind another word the end of the only one is not merely unread. */
  isAnotherForm: (place) =>
    isShortened(place) && place.isOneWord && place.before !== undefined && isOfLetters(place.before),

  /** "Process Associate" is no "Associate ID": within a line a label has all of its words. */
  lacksWordWithin: (place) => place.before !== undefined && !place.hasColon && place.isInexact && lacksWord(place),

  /** "State of Account" is no "On Account": what joins words within a line does not begin a label. */
  opensWithJoint: ({ before, opening, isInexact }) =>
    before !== undefined && isInexact && /^(?:and|or|of|&)$/i.test(opening.text),

  /** "Meter Reader: 3391": the colon is that of a longer label, which names another thing. */
  isClosedLater: ({ words, to, opening, last, after, isOneWord }) => {
    if (!isOneWord || !after || after.script !== opening.script || closesWithColon(last)) return false
    const then = words[to + 1]
    return (
      /^\p{L}[\p{L}\p{M}]{2,}[:：]$/u.test(after.text) ||
      (/^\p{L}[\p{L}\p{M}]{2,}$/u.test(after.text) && then !== undefined && opensWithColon(then))
    )
  },

  /** "Asset Category", "Meter Status" with the value in the next cell: a longer label than is known of it. */
  hasFurtherNoun: ({ words, to, last, after, isOneWord }) =>
    isOneWord && to === words.length - 1 && furtherNoun.test(after!.text) && !/[:：/]$/.test(last.text),

  /** "Consumer service charge", "Fixed / Consumer service": a sum for the service, and nobody who is served. */
  isOfService: ({ after, isOneWord }) => isOneWord && /^services?$/i.test(after?.text ?? ''),

  /** "Customer Care 155313": where a customer finds help is told, and not who it is. */
  isOfHelp: ({ after, isOneWord }) => isOneWord && help.test(after?.text ?? ''),

  /** "Borrower's Margin" is no "Borrower": what is theirs is another thing. */
  ownsWhatFollows: ({ last, after, phrase }) =>
    /['’]s$/i.test(last.text) && !/['’]s$/i.test(phrase) && /^\p{L}/u.test(after?.text ?? ''),

  /** "er's Name": of a label that the edge of the picture cuts, the last word is none by itself. */
  isCutByEdge: ({ before, from }) =>
    from === 1 && before?.atEdge?.start === true && before.script === 'latin' && /\p{L}$/u.test(before.text),
}

const abbreviation = /^\p{Lu}{2,4}(?!\p{L})/u
const lettersOf = (text = ''): number => text.match(/\p{L}/gu)?.length ?? 0

/** What was called so before, in the languages of India too: "பழைய வரிவிதிப்பு எண்", "ಹಳೆಯ ಆಸ್ತಿ ಸಂಖ್ಯೆ". */
const once =
  /^(?:first|original(?:ly)?|previous(?:ly)?|prev\.?|former(?:ly)?|earlier|old|जुन[ाीे]|पुरान[ाीे]|पूर्व(?:ीच[ाीे])?|मागील|पिछल[ाीे]|જૂન[ાીોું]+|જુન[ાીોું]+|પાછલ[ાીોું]+|અગાઉન[ાીોું]+|ಹಳೆ(?:ಯ)?|ಹಿಂದಿನ|ಕಳೆದ|பழைய|முந்தைய|முன்|పాత|గత|మునుపటి|পুরনো|পুরাতন|পুরানো|পূর্বের|পূর্ববর্তী|আগের|പഴയ|മുൻ|ਪੁਰਾਣ[ਾੀੇ]|ਪਿਛਲ[ਾੀੇ]|ପୁରୁଣା|ପୂର୍ବ)$/iu

/** Who helps, and no name: under it a bill gives thanks. */
const help = /^(?:care|helpline|support|helpdesk)\b/i

const furtherNoun = /^(?:category|type|class|status|size|group|cost|value|rent|reader|reading|details|make|location)$/i

/** What was read is the beginning of a label and not all of it. */
function isShortened({ text, phrase, isInexact }: LabelPlace): boolean {
  const [read, whole] = [fold(text), fold(phrase)]
  return isInexact && read.length < whole.length && whole.startsWith(read)
}
