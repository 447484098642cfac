import type { Random } from '../../random'

/** Names and places as they are written in Marathi; people are fictional. */
const list = (text: string): string[] => text.trim().split(/\s+/)
const men = list(
  'रमेश सुरेश गणेश प्रकाश विलास अनिल सुनील संजय विजय अशोक दत्तात्रय पांडुरंग बाळासाहेब ज्ञानेश्वर तुकाराम नामदेव शिवाजी महादेव विठ्ठल राजाराम अमोल सचिन नितीन मंगेश योगेश',
)
const women = list('सुनीता अनिता वैशाली मंगल शोभा लता कमल सुमन शकुंतला रुक्मिणी पार्वती वंदना कल्पना स्वाती अश्विनी सीमा')
const surnames = list(
  'कुलकर्णी पाटील जाधव पवार शिंदे मोरे देशमुख गायकवाड भोसले चव्हाण कदम काळे जोशी देशपांडे साळुंखे वाघमारे थोरात कांबळे निकम माने सावंत इंगळे',
)
const villages = list('कोथरूड वाकड बाणेर हडपसर वाघोली शिरूर उरुळी खराडी मांजरी लोणीकंद आंबेगाव धायरी नऱ्हे मोशी चिखली')
const talukas: readonly (readonly [string, string])[] = [['हवेली', 'पुणे'], ['मुळशी', 'पुणे'], ['शिरूर', 'पुणे'], ['कर्जत', 'रायगड'], ['निफाड', 'नाशिक'], ['मिरज', 'सांगली'], ['करवीर', 'कोल्हापूर'], ['पैठण', 'औरंगाबाद']] // prettier-ignore

export interface MarathiPerson {
  readonly title: string
  readonly name: string
  readonly age: number
}

export function person(random: Random): MarathiPerson {
  const woman = random.chance(0.35)
  const given = random.pick(woman ? women : men)
  return {
    title: woman ? random.pick(['सौ.', 'श्रीमती']) : 'श्री.',
    name: `${given} ${random.pick(men)} ${random.pick(surnames)}`,
    age: random.int(24, 75),
  }
}
export const village = (random: Random): string => random.pick(villages)
export const taluka = (random: Random): readonly [string, string] => random.pick(talukas)
