import type { Random } from '../../random'
import type { MarathiPerson } from './marathi'

/** Further names as deeds write them, in Marathi and in Hindi; people are fictional. */
const list = (text: string): string[] => text.trim().split(/\s+/)
const marathi = {
  men: list(
    'रघुनाथ प्रल्हाद संभाजी हेमंत किसन अरविंद माधव श्रीधर केशव मारुती बाबूराव शंकर गोपाळ वसंत यशवंत सदाशिव लक्ष्मण भाऊसाहेब चंद्रकांत उत्तम हनुमंत रामचंद्र धनंजय प्रशांत संदीप किरण राहुल',
  ),
  women: list('इंदुमती शालिनी द्वारकाबाई अपर्णा जयश्री मीनाक्षी उषा सरस्वती यमुनाबाई प्रतिभा संगीता अर्चना मनीषा रेखा'),
  surnames: list(
    'धुमाळ आगाशे तांबे वैद्य खैरनार लिमये राजगुरू शेलार बोराडे घुले ढमाले खराडे लोखंडे दळवी भोईर ठाकूर महाजन सोनवणे वाघ आव्हाड झगडे फडके बर्वे गोखले',
  ),
}
const hindi = {
  men: list(
    'रामअवतार ओमप्रकाश शैलेन्द्र बृजमोहन हरिशंकर दिनेश राजकुमार सुरेन्द्र महेश जगदीश कैलाश मुकेश धर्मेन्द्र अशोक विनोद सत्यनारायण रामप्रसाद गिरीश कमलेश भगवानदास',
  ),
  women: list('उर्मिला सरोज कुसुमलता शान्ति मीरा सुशीला गीता विमला पुष्पा सावित्री रामप्यारी ममता'),
  surnames: list('शुक्ला खंडेलवाल चौहान अग्रवाल तिवारी जोशी शर्मा वर्मा गुप्ता यादव मिश्रा श्रीवास्तव सक्सेना कुशवाहा राठौर माथुर'),
}

/** A person of a Marathi deed, with the father's or the husband's name between. */
export function signatory(random: Random): MarathiPerson {
  const woman = random.chance(0.3)
  return {
    title: woman ? random.pick(['सौ.', 'श्रीमती']) : 'श्री.',
    name: `${random.pick(woman ? marathi.women : marathi.men)} ${random.pick(marathi.men)} ${random.pick(marathi.surnames)}`,
    age: random.int(24, 75),
  }
}

export interface HindiPerson extends MarathiPerson {
  /** "पुत्र श्री …", "पत्नी श्री …". */
  readonly relation: string
}

/** A person of a Hindi deed. */
export function hindiPerson(random: Random): HindiPerson {
  const woman = random.chance(0.35)
  const surname = random.pick(hindi.surnames)
  return {
    title: woman ? 'श्रीमती' : 'श्री',
    name: woman
      ? `${random.pick(hindi.women)}${random.pick([' देवी', '', ''])} ${surname}`
      : `${random.pick(hindi.men)} ${surname}`,
    age: random.int(24, 75),
    relation: `${woman ? 'पत्नी' : 'पुत्र'} श्री ${random.pick(hindi.men)} ${surname}`,
  }
}
