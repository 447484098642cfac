/**
 * Streets and quarters of large cities that are printed by their old name as often as by their new one, or cut down to
 * letters; banks likewise.
 */
import { suffixes, titles } from '../../text/lexicon'
import { nameSound, soundOf } from '../../text/sound'
import type { NameWord, Rarity } from '../prepared'

/** City and the first digits of its PIN codes, or a star for all of India, then "old name, older name=new name". */
const written = `
Everywhere *:
  union bank=ubi; bank baroda=bob; central bank=cbi; urban estate,huda,hudda=ue; salt lake city,salt lake=bidhan nagar; anaj mandi,galla mandi,dana mandi=grain market; sabzi mandi,sabji mandi=vegetable market;
  pandit deen dayal upadhyaya nagar,deen dayal upadhyaya nagar,pddu nagar,ddu nagar=mughalsarai
Mumbai 400:
  warden road=bhulabhai desai road; pedder road=gopalrao deshmukh road; nepean sea road,napean sea road=laxmibai jagmohandas road;
  lamington road=dadasaheb bhadkamkar road; turner road=guru nanak road; cadell road=veer savarkar road; hornby road=dadabhai naoroji road;
  queens road=maharshi karve road; girgaum road,girgaon road=jagannath shankar sheth road; tulsi pipe road=senapati bapat road;
  colaba causeway=shahid bhagat singh road; carmichael road=dahanukar road; arthur road=sane guruji road;
  ba road,babasaheb ambedkar road=ambedkar road
Kolkata 700:
  lansdowne road=sarat bose road; lower circle road=acharya jagadish chandra bose road; upper circle road=acharya prafulla chandra road;
  harrison road=mahatma gandhi road; park street=mother teresa sarani; camac street,abanindranath tagore sarani,abanindra nath tagore sarani=abanindranath thakur sarani; harrington street=ho chi minh sarani; theatre road=shakespeare sarani;
  free school street=mirza ghalib street; chowringhee road=jawaharlal nehru road; bowbazar street=bepin behari ganguly street; amherst street=raja rammohan sarani;
  cornwallis street=bidhan sarani; chitpur road=rabindra sarani; dharmatala street,dharamtala street=lenin sarani; elgin road=lala lajpat rai sarani;
  wellesley street=rafi ahmed kidwai road; clive street=netaji subhas road; store road=gurusaday road; russell street=anandilal poddar sarani;
  dalhousie square,dalhousie,bbd bag,bbd bagh=binoy badal dinesh bagh; salt lake city,salt lake=bidhan nagar; loudon street=un brahmachari street;
  anwar shah road=prince anwar shah road; bt road=barrackpore trunk road; em bypass=eastern metropolitan bypass; aa=action area
Chennai 600:
  mount road=anna salai; poonamallee high road,evr salai=periyar evr salai; nungambakkam high road=uthamar gandhi salai; edward elliots road=radhakrishnan salai;
  lloyds road=avvai shanmugam salai; mowbrays road=ttk road; chamiers road=pasumpon muthuramalinga thevar salai; haddows road=mahatma gandhi salai;
  lattice bridge road,lb road=kalki krishnamurthy salai; old mahabalipuram road,omr=rajiv gandhi salai; gst road=grand southern trunk road;
  north beach road=rajaji salai; south beach road=kamarajar salai; ecr=east coast road; broadway=prakasam salai
Delhi,New Delhi 110:
  curzon road=kasturba gandhi marg; connaught place,cp=rajiv chowk; aurangzeb road=apj abdul kalam road; race course road=lok kalyan marg;
  irwin road=baba kharak singh marg; reading road=mandir marg; original road=desh bandhu gupta road; minto road=vivekanand marg; gb road=swami shraddhanand marg;
  eok=east kailash; gk=greater kailash; cr park=chittaranjan park
Bengaluru 560:
  south parade=mahatma gandhi road; residency road=field marshal cariappa road; grant road=vittal mallya road; race course road=devraj urs road;
  bsk=banashankari; rr nagar=rajarajeshwari nagar; kr puram=krishnarajapuram
Hyderabad,Secunderabad 500:
  kphb=kukatpally housing board; lb nagar=lal bahadur nagar; sr nagar=sanjeeva reddy nagar
Pune 411:
  fc road=fergusson college road; east street=general thimayya road; main street=mahatma gandhi road
`

interface City {
  readonly sounds: readonly string[]
  readonly region: string
  readonly renamed: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[]
}

const [everywhere, ...cities] = [...written.matchAll(/^([\w, ]+) (\d+|\*):\n((?:\s{2}.*\n)+)/gm)].map(
  ([, names = '', region = '', rows = '']): City => ({
    sounds: names.split(',').map((name) => nameSound(name.toLowerCase())),
    region,
    renamed: rows
      .split(';')
      .flatMap((row) => {
        const [old = '', name = ''] = row.trim().split('=')
        return old
          .split(',')
          .flatMap(spelt)
          .map((one) => ({ from: one.map(soundOfWord), to: name.split(' ') }))
      })
      .sort((a, b) => b.from.length - a.from.length),
  }),
)

/** "nepean sea road" and "nepeansea road": the first two words of a longer name may be written as one. */
function spelt(name: string): string[][] {
  const words = name.split(' ')
  const [first = '', second = '', ...more] = words
  return more.length > 0 && first.length > 2 ? [words, [first + second, ...more]] : [words]
}

function soundOfWord(word: string): string {
  return soundOf(word).vowels
}

/** "Warden Road, Mumbai" as "Bhulabhai Desai Road": the words of an address, those of old names by the new ones. */
export function underNewNames(
  words: readonly NameWord[],
  namedSounds: ReadonlySet<string>,
  pin: string,
  rarity: Rarity,
): readonly NameWord[] {
  const city = cities.find(({ sounds, region }) => pin.startsWith(region) || sounds.some((sound) => namedSounds.has(sound))) // prettier-ignore
  const renames = [...(everywhere?.renamed ?? []), ...(city?.renamed ?? [])]
  const found: NameWord[] = []
  for (let at = 0; at < words.length; at += 1) {
    const one = words[at]!
    const renamed = one.reach === 'town' ? undefined : renames.find(({ from }) => isAt(from, words, at))
    if (renamed === undefined) found.push(one)
    else {
      found.push(...renamed.to.map((text) => named(text, one, rarity)))
      at += renamed.from.length - 1
    }
  }
  return found
}

const isAt = (sounds: readonly string[], words: readonly NameWord[], at: number): boolean =>
  sounds.every((sound, i) => words[at + i]?.sound === sound && words[at + i]!.run === words[at]!.run)

function named(text: string, { part, run }: NameWord, rarity: Rarity): NameWord {
  const { vowels, bones, end } = soundOf(text)
  const common = suffixes.has(text) || titles.has(text)
  const weight = common ? Math.min(0.25, rarity(text)) : rarity(text)
  return { text, sound: vowels, bones, end, common, weight, part, run, reach: 'own' }
}
