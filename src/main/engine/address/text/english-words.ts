/**
 * English words of Indian addresses as Devanagari writes them by ear. English spelling is no guide to its sound, so
 * that "ओशन व्ह्यू" and "Ocean View" do not meet by the sounds of Indian names.
 */
const written = `
  air:एयर,एअर airport:एयरपोर्ट,एअरपोर्ट apartment:अपार्टमेंट arcade:आर्केड area:एरिया army:आर्मी avenue:एवेन्यू,अवेन्यू
  bank:बैंक,बँक,वङ्गि bloom:ब्लूम blossom:ब्लॉसम blue:ब्लू breeze:ब्रीज bypass:बाईपास,बायपास
  cantonment:कैंटोनमेंट,कॅन्टोन्मेंट castle:कैसल,कॅसल cedar:सीडर,सेडर centre:सेंटर chamber:चैंबर,चेंबर church:चर्च circle:सर्कल city:सिटी
  civil:सिविल classic:क्लासिक coast:कोस्ट college:कॉलेज colony:कॉलोनी,कॉलनी complex:कॉम्प्लेक्स,कॉम्लेक्स corner:कॉर्नर cottage:कॉटेज court:कोर्ट
  cross:क्रॉस,क्रास crown:क्राउन crystal:क्रिस्टल diamond:डायमंड,डायमण्ड doctor:डॉक्टर dream:ड्रीम east:ईस्ट eden:ईडन elegance:एलिगेंस
  elite:एलीट,इलाइट emerald:एमराल्ड,इमराल्ड empire:एम्पायर enclave:एन्क्लेव,एनक्लेव engineer:इंजीनियर,इंजिनिअर estate:एस्टेट,इस्टेट
  exhibition:एग्जीबिशन,एग्जिबिशन,एक्जीबिशन,एक्जिबिशन extension:एक्सटेंशन,एक्स्टेंशन factory:फैक्ट्री,फॅक्टरी floor:तल force:फोर्स galaxy:गैलेक्सी garden:गार्डन,गार्डेन gate:गेट gold:गोल्ड
  golden:गोल्डन grand:ग्रैंड,ग्रँड green:ग्रीन harmony:हार्मनी,हार्मोनी height:हाइट,हाईट heritage:हेरिटेज high:हाई,हाय
  highway:हाईवे,हायवे,हाइवे home:होम hospital:हॉस्पिटल,हॉस्पीटल house:हाउस,हाऊस imperial:इम्पीरियल,इंपीरियल industrial:इंडस्ट्रियल,इंडस्ट्रीयल island:आइलैंड,आयलंड
  jasmine:जैस्मिन,जस्मिन lake:लेक lawyer:लॉयर life:लाइफ lily:लिली line:लाइन,लाईन lotus:लोटस lower:लोअर main:मेन mall:मॉल
  mansion:मैंशन,मॅन्शन maple:मेपल,मॅपल market:मार्केट meadow:मीडो,मेडो metro:मेट्रो model:मॉडल,मॉडेल moon:मून nature:नेचर navy:नेवी
 
  new:न्यू north:नॉर्थ number:एण् oak:ओक ocean:ओशन,ओशियन office:ऑफिस officer:ऑफिसर old:ओल्ड orange:ऑरेंज orchard:ऑर्चर्ड orchid:ऑर्किड palace:पैलेस,पॅलेस
  palm:पाम,पाल्म paradise:पैराडाइज,पॅराडाईज,पैराडाइस,पॅराडाईस park:पार्क pearl:पर्ल phase:फेज,फेस pine:पाइन,पाईन pink:पिंक pipeline:पाइपलाइन,पाईपलाईन
  platinum:प्लैटिनम,प्लॅटिनम plaza:प्लाजा point:पॉइंट,पॉईंट police:पुलिस,पोलीस post:पोस्ट press:प्रेस prestige:प्रेस्टीज pride:प्राइड,प्राईड prince:प्रिंस
  princess:प्रिंसेस queen:क्वीन railway:रेलवे,रेल्वे regency:रीजेंसी residency:रेजीडेंसी,रेसीडेंसी residence:रेजिडेंस,रेसिडेंस ridge:रिज river:रिवर
  riverside:रिवरसाइड,रिवरसाईड road:रोड rose:रोज rosewood:रोजवुड royal:रॉयल ruby:रूबी sai:साई,सायी sapphire:सफायर,सैफायर school:स्कूल sector:सेक्टर,सेकटर shine:शाइन,शाईन
  side:साइड,साईड silver:सिल्वर sky:स्काई,स्काय skyline:स्काईलाइन,स्कायलाइन,स्कायलाईन society:सोसाइटी,सोसायटी south:साउथ spring:स्प्रिंग square:स्क्वायर,स्क्वेअर,स्क्वेयर star:स्टार
  station:स्टेशन street:स्ट्रीट style:स्टाइल sunrise:सनराइज,सनराईज sunset:सनसेट sunshine:सनशाइन,सनशाईन teacher:टीचर temple:टेंपल,टेम्पल terrace:टेरेस theatre:थिएटर,थियेटर
  tower:टावर,टॉवर town:टाउन,टाऊन township:टाउनशिप,टाऊनशिप tulip:ट्यूलिप union:यूनियन unique:यूनिक,युनिक united:यूनाइटेड universal:यूनिवर्सल university:यूनिवर्सिटी
  upper:अपर urban:अर्बन,अरबन valley:वैली,व्हॅली victoria:विक्टोरिया view:व्यू,व्हिव villa:विला vista:विस्टा west:वेस्ट white:व्हाइट,वाइट,व्हाईट wood:वुड
  workshop:वर्कशॉप world:वर्ल्ड
  baroda:बड़ौदा,बडोदा branch:ब्रांच canara:केनरा,कैनरा central:सेंट्रल,सेन्ट्रल corporation:कॉर्पोरेशन india:इंडिया,इण्डिया indian:इंडियन,इण्डियन national:नेशनल,नॅशनल overseas:ओवरसीज punjab:पंजाब state:स्टेट syndicate:सिंडिकेट
`

export const englishWords: readonly string[] = written
  .trim()
  .split(/\s+/)
  .map((entry) => entry.slice(0, entry.indexOf(':')))

/** Signs by which Hindi and Marathi write one English sound, and letters that are written for one another. */
const oneSound: readonly (readonly [RegExp, string])[] = [
  // The scripts of the south mark that no vowel ends a word.
  [/्$/, ''],
  [/़/g, ''],
  [/व्ह/g, 'व'],
  [/[ॅै]/g, 'े'],
  [/[ॉौ]/g, 'ो'],
  [/[ऍऐॲ]/g, 'ए'],
  [/[ऑऔ]/g, 'ओ'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/झ/g, 'ज'],
  [/ँ|[नमण]्(?=[क-म])/g, 'ं'],
]
const formOf = (native: string): string => oneSound.reduce((form, [from, to]) => form.replace(from, to), native.normalize('NFD')) // prettier-ignore

const entries = written
  .trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const [english = '', forms = ''] = entry.split(':')
    return forms.split(',').map((form) => ({ english, form }))
  })

/** "माडल" of "मॉडल": Hindi in print without its sign for the open o, and scripts that have none, write a long a. */
const plain = (form: string): string => form.replaceAll('ॉ', 'ा').replaceAll('ऑ', 'आ')

/** English words by their forms; a word that is written so itself comes before one that is only in plain print. */
const byForm: ReadonlyMap<string, string> = new Map([
  ...entries
    .filter(({ form }) => plain(form) !== form)
    .map(({ english, form }) => [formOf(plain(form)), english] as const),
  ...entries.map(({ english, form }) => [formOf(form), english] as const),
])

/**
 * The English word that a word of Devanagari is, "gardens" for "गार्डन्स"; undefined where it is none of those known.
 */
export function englishOf(native: string): string | undefined {
  const form = formOf(native)
  const one = byForm.get(form)
  if (one !== undefined || !form.endsWith('्स')) return one
  const many = byForm.get(form.slice(0, -2))
  return many === undefined ? undefined : `${many}s`
}
