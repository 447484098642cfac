/** Words that bind sentences together, or that papers speak of sums and persons with: no address needs them. */
import type { Word } from './words'

const english = `
  me my mine we our you your yours he him his she her hers its they them their this that these those who whom whose which what when where why how
  is am are was were be been being has have had having does did done will would shall should can could might must not never neither nor cannot dont
  but if because although though while since until unless than then so as about into onto from during within without between among against through upon also already again always often once only just even still yet too very much many most less least few some any every each both either other others another such own
  there here now today tomorrow yesterday ago later soon after before please kindly thank thanks dear sir madam hello
  say says said tell told ask asked call called come comes came coming go goes went going gone get gets got give given gives gave take takes taken took make makes made see seen know known find found want wants wanted need needs needed keep kept let send sent put use used using live lives lived living stay stays stayed reside resides residing work worked visit visited met moved shifted confirmed informed mentioned provided attached enclosed required received delivered submitted verified checked declare declared certify certified hereby
  available unavailable applicable nil none unknown pending same mentioned male female
  amount total balance invoice paid payable payment receipt transaction billed gross debit cheque deposit refund loan salary slip reading rupees signature signed dob birth age sex consumed applicant customer nominee subject regarding
`
/** Hindi and Marathi in Latin letters. */
const latin = `
  hai hain tha thi thay hoga hogi hote hota hoti hui hua huye nahi nahin nahi mat mera mere tera aap aapka aapke aapki apna apne apni hum humara humare hamara hamare mujhe mujhko tum tumhara woh unka unke unki uska uske uski iska iske iski kya kyon kyun kab kahan kaise kaun koi kuch kal aaj abhi phir lekin jab tab yahan wahan karna karne karta karte karti karo kare karein kiya kiye raha rahe rahi rehta rehte rehti rahta rahte rahti diya diye dein liya liye lena bataya bola bole kripya krupaya sahab saheb
  aahe aahet ahe ahet nahit navhte hote hoti jhale zale maza majha majhe mazya tumcha tumche amcha amche aamhi amhi tumhi mhanun mhanje aani kela kele karun sathi
`
const devanagari = `
  है हैं हूँ हूं था थी थे हो होगा होगी होंगे होता होती होते हुआ हुई हुए नहीं मत मैं मैंने मुझे मेरा मेरी मेरे हम हमें हमने हमारा हमारे हमारी तुम आप आपने आपको आपका आपके आपकी अपना अपने अपनी यह ये इस इसे इसका इसके इसकी वह वे उस उसे उसने उसका उसके उसकी उन उन्हें उन्होंने उनका उनके उनकी जो जिस जिसे जिसका जिसके कि तो ही भी क्या क्यों कब कहाँ कहां कैसे कौन कोई कुछ सब सभी कल आज अभी फिर लेकिन मगर अगर यदि जब तब यहाँ यहां वहाँ वहां इसलिए क्योंकि ने से लिए साथ बिना बाद पहले तक बहुत अधिक कम
  कर करें करो करता करते करती करना करने किया किए गई गया गए गयी रहा रहे रही रहता रहते रहती जा जाए जाएगा जाएगी जाता जाते जाती जाना दें दिया दिए दी देना लें लिया लिए लेना बताया बताएँ कहा बोला चुनें देखें डालें पाया मिला मिले सका सकता सकते सकती चाहिए कृपया धन्यवाद नाम उपरोक्त उपरोक्तानुसार
  आहे आहेत आहात नाही नाहीत होतो होते होत्या होता झाला झाली झाले आणि किंवा पण परंतु जर तर म्हणून कारण मी मला माझा माझे माझी आम्ही आम्हाला आमचा आमचे तुम्ही तुम्हाला तुमचा तुमचे तुमच्या आपण आपला आपले हा हे ती ते त्या त्याचा त्याचे त्यांनी त्यांचा तिने असे असेल असते असतो नसेल काय कोण कधी कुठे कसे काही सर्व येथे तेथे आता उद्या काल लवकर साठी केला केली केले करा करून करतो करते करावे दिला दिली दिले द्या घ्या घेतले सांगितले गेला गेली गेले येते येतो शकत नाव
`
const words: ReadonlySet<string> = new Set([english, latin, devanagari].flatMap((list) => list.trim().split(/\s+/)))

/** Words that sentences have more of than addresses: "behind the temple". */
const small: ReadonlySet<string> = new Set('the of in on for by with to में पर के का को और मध्ये वर'.split(' '))

/** How far a word tells that it is of a sentence: 1 where no address needs it, 0 where any may have it. */
export function sentenceWeight({ raw, native, number }: Word): number {
  const said = native === '' ? raw : native
  return number ? 0 : words.has(said) ? 1 : small.has(said) ? 0.5 : 0
}
