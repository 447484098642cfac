import { distance } from 'fastest-levenshtein'

/** Names by month: English long and short, and those of the languages of India with their common spellings. */
const names: readonly string[] = [
  'january jan जनवरी जानेवारी જાન્યુઆરી ಜನವರಿ ஜனவரி జనవరి জানুয়ারি জানুয়ারী জানুয়ারি জানুয়ারী ജനുവരി ਜਨਵਰੀ ଜାନୁଆରୀ ଜାନୁୟାରୀ',
  'february feb फरवरी फ़रवरी फेब्रुवारी ફેબ્રુઆરી ફેબ્રુવારી ಫೆಬ್ರವರಿ ಫೆಬ್ರುವರಿ பிப்ரவரி ఫిబ్రవరి ফেব্রুয়ারি ফেব্রুয়ারী ফেব্রুয়ারি ফেব্রুয়ারী ഫെബ്രുവരി ਫਰਵਰੀ ਫ਼ਰਵਰੀ ଫେବୃଆରୀ ଫେବ୍ରୁଆରୀ',
  'march mar मार्च માર્ચ ಮಾರ್ಚ್ மார்ச் మార్చి మార్చ్ মার্চ മാർച്ച് ਮਾਰਚ ମାର୍ଚ୍ଚ ମାର୍ଚ',
  'april apr अप्रैल अप्रेल एप्रिल એપ્રિલ ಏಪ್ರಿಲ್ ஏப்ரல் ఏప్రిల్ এপ্রিল ഏപ്രിൽ ਅਪ੍ਰੈਲ ଅପ୍ରେଲ ଏପ୍ରିଲ',
  'may मई मे મે ಮೇ மே మే মে മേയ് മെയ് ਮਈ ମଇ ମେ',
  'june jun जून જૂન જુન ಜೂನ್ ஜூன் జూన్ জুন ജൂൺ ਜੂਨ ଜୁନ ଜୁନ୍',
  'july jul जुलाई जुलै જુલાઈ જુલાઇ ಜುಲೈ ஜூலை జూలై జులై জুলাই ജൂലൈ ਜੁਲਾਈ ଜୁଲାଇ',
  'august aug अगस्त ऑगस्ट ઓગસ્ટ ઑગસ્ટ ಆಗಸ್ಟ್ ஆகஸ்ட் ஆகஸ்டு ఆగస్టు ఆగస్ట్ আগস্ট আগষ্ট ഓഗസ്റ്റ് ആഗസ്റ്റ് ਅਗਸਤ ଅଗଷ୍ଟ ଅଗଷ୍ଟ୍',
  'september sep sept सितंबर सितम्बर सप्टेंबर સપ્ટેમ્બર ಸೆಪ್ಟೆಂಬರ್ செப்டம்பர் సెప్టెంబర్ సెప్టెంబరు সেপ্টেম্বর സെപ്റ്റംബർ സെപ്തംബർ ਸਤੰਬਰ ସେପ୍ଟେମ୍ବର',
  'october oct अक्टूबर अक्तूबर ऑक्टोबर ઓક્ટોબર ઑક્ટોબર ಅಕ್ಟೋಬರ್ அக்டோபர் అక్టోబర్ అక్టోబరు অক্টোবর ഒക്ടോബർ ਅਕਤੂਬਰ ଅକ୍ଟୋବର',
  'november nov नवंबर नवम्बर नोव्हेंबर નવેમ્બર ನವೆಂಬರ್ நவம்பர் నవంబర్ నవంబరు নভেম্বর നവംബർ ਨਵੰਬਰ ନଭେମ୍ବର',
  'december dec दिसंबर दिसम्बर डिसेंबर ડિસેમ્બર ಡಿಸೆಂಬರ್ டிசம்பர் డిసెంబర్ డిసెంబరు ডিসেম্বর ഡിസംബർ ਦਸੰਬਰ ଡିସେମ୍ବର',
]

/** Months whose names are two signs: a word of text begins with more. */
export const shortMonths = names[4]!.split(' ').filter((name) => name.length === 2)

const byName = new Map(
  names.flatMap((row, index) =>
    row
      .normalize('NFC')
      .split(' ')
      .map((name) => [name, index + 1] as const),
  ),
)

const nameIn = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[01]/g, (digit) => (digit === '0' ? 'o' : 'l'))

/** True for a name that has all its letters. */
export const isMonth = (text: string): boolean => byName.has(nameIn(text))

/** June and July, of which a reader made "Jume" and "Juty": no letter but one of the middle is another. */
const shortNames = [
  [/^j(?:u\p{L}|\p{L}n)e$/u, 6],
  [/^j(?:u\p{L}|\p{L}l)y$/u, 7],
] as const

/** Month 1 to 12 of a name; all but the shortest may have one letter wrong. Null for what is no month. */
export function monthOf(text: string): number | null {
  const name = nameIn(text)
  const exact = byName.get(name)
  if (exact !== undefined) return exact
  if (name.length < 5) return shortNames.find(([form]) => form.test(name))?.[1] ?? null
  const near = [...byName].filter(([known]) => known.length >= 5 && distance(known, name) <= 1)
  return near[0]?.[1] ?? null
}
