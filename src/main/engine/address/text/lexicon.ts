/** Words of Indian addresses: what they are short for, and what they say of the words beside them. */
import { boardNames } from './boards'
import { institutionNames } from './institutions'
import { townsOfWords } from './towns-of-words'

/** What a label announces: the part that the words or the number after it are. */
export type LabelKind =
  'relation' | 'person' | 'house' | 'flat' | 'floor' | 'ward' | 'block' | 'sector' | 'lane' | 'survey' | 'landmark' | 'village' |
  'post_office' | 'police' | 'sub_district' | 'district' | 'city' | 'state' | 'postcode' | 'via' | 'box' | 'noise' // prettier-ignore

/** What the words before a suffix are: "Sai Krupa Apartment" is a building. */
export type SuffixKind = 'building' | 'street' | 'locality' | 'floor'

const spellings = `
  road: rd roads raod raste rasthe; street: str strt streat theru teru veedhi veethi veedhy veedi vidi veethy theruvu beedi beedhi; lake: lk; lane: ln bylane byelane; terrace: terr ter; avenue: ave aven; highway: hwy hiway;
  nagar: ngr nagr nager; nagari: nagri nagary; colony: koloni col colny clny cly coly kaloni; society: sosayti sosaiti soc socty sociaty chs chsl socy;
  apartment: apt apts appt appts aptt appartment apartments appartments; building: bilding imarat bldg bldng bld buildg buildings blg bldgs;
  near: nikat nr neer nearby; inside: andar andhar androon andrun; outside: bahar baahar baher berun; upper: upr uppr; lower: lr lwr lowr; office: karyalay karyalaya; opposite: opp oppo opposit oppsite; behind: bhnd bh; _near: paas jawal javal javal shejari; _opposite: samor samne samane; _behind: pichhe piche mage maage; beside: besides adjacent adj;
  extension: extn ext exten; sector: sektar sec sek sect sectr; phase: ph phs fase; stage: stg stge; block: blk blok blak prakhand vikasakhand vikaskhand; floor: flor flore foor flooor flr fl manjil mazil majla majala; ground: grd grnd gnd gf bhutal bhootal talamajla; greater: gr grtr;
  market: mkt mrkt; bazar: bazaar bzr bajar bazzar bazr; chowk: chk chowck chouk chauk chauraha chouraha chorasta chaurasta chourasta; branch: br brn brnch shakha; bank: byank benk vanki vangi; station: steshan stn sta; railway: rly rlwy;
  hospital: hosp hsptl aspatal aaspatal chikitsalaya rugnalaya; kachehri: kutchery kutcherry kutchehry kachahari kachahri kachhari kacheri katchery katcheri; panchayat: panchayath panchayathu panchayati; talab: talao talav talaab talaw; school: sch schl; government: govt gov; village: gav ganv vill vil vlg gram gaon gav graam; district: janapad janpad dist distt dt disst jila jilha zila zilla jilla;
  tehsil: teh tah tahsil tehseel tahseel tq tk tal taluk taluka talluka taalluk mandal mdl mandalam anchal; mohalla: moh mohala muhalla mohall mohla muhalla muhala mohlla;
  gali: galli gully gulli sadak sheri; junction: jn jnc junc jct kavala; industrial: indl indus ind; compound: cpd cmpd compd cmpnd; cooperative: coop; housing: hsg housng;
  warehouse: godown godaun; estate: est estt; budruk: bk budrukh; khurd: kd; complex: cmplx cplx komplex; square: sq; place: pl; circle: cir circular; enclave: encl; garden: gdn grdn gardens; park: prk pk; tower: twr towers; chamber: chambers; villa: rowhouse rowhouses; tenement: tenements tenament tenaments; heights: hts hgts hghts hights; part: pt vibhag bhag; para: pada paada parha; vihar: vhr vihr; bhavan: bhawan bhuvan;
  nivas: niwas nivasa; puram: purum; peth: pet peta pete pettah; gate: darwaza darwaja darwazah darvaja darwajo; basti: vasti wasti bastee; agraharam: agrahara agraharamu; mandir: temple; centre: center cntr ctr; layout: lyt leaut layaut badavane; township: twp;
  ward: prabhag wd vard; quarter: kva kvartar qtr qtrs qrs quarters qr qrs; plaza: plz; cross: crs addaraste kurukku; main: mn mukhya mukhy pradhana; limited: ltd; private: pvt; flat: flt falt flait flet sadanika sadnika; plot: plt bhukhand bhukhanda; house: hse makan makaan ghar;
  holding: hold hldg holdg; number: nambar sankhya kr no nos num kramank nan; sadan: sadhan; residency: res resi resdy rsdncy; masjid: mosque pallivasal; marg: maarg; path: paath; salai: saalai chalai chaalai; sarani: sarni; wing: wng ving; room: rm kholi; shop: shp dukan dukaan;
  koil: kovil kovvil; car: ratha rada; bungalow: bunglow banglow bunglaw; bungalows: bunglows banglows; chawl: chl chaal; falia: fadia fadiya fadiyu fadiyun faliya faliyu faliyun faliyo falyu falyo phalia phaliya phaliyu phala fala phalla; pol: pole; gaothan: gavthan gaonthan gavthana; vasahat: vasaahat; pocket: pkt pckt;
  east: kizhakku kilakku kizhaku kilaku kizakku kezhakku; west: merku merkku; north: vadakku vadaku vatakku; south: therku terku therkku terkku;
  cantt: cantonment cantoment; joint: jt; officer: offr ofcr offcr; officers: offrs ofcrs offcrs; department: dept deptt; institute: inst instt; university: univ; corporation: corpn; municipal: muncpl mpl; assistant: asst asstt; headquarters: hq hqrs; international: intl; lines: lns; first: ist lst; and: va evam aur;
  city: shehar shahar shehr shahr; kachchh: kutch cutch kachh kachchha;
  mouza: moje mouje mauje;
  post: dakaghar postoffice dak daakghar dakghar`

/** Abbreviations and spellings of single words, each to the word it stands for. */
export const writtenOut: ReadonlyMap<string, string> = new Map(
  spellings.split(';').flatMap((row) => {
    const [word = '', forms = ''] = row.trim().split(':')
    return forms.trim().split(' ').map((form) => [form, word] as const)
  }), // prettier-ignore
)

const joined = `
  so_: son of|aatmaj|atmaj|suputr|putr|putra; do_: daughter of|putri; wo_: wife of|patni; co_: care of|dwara|dvara; ho_: husband of; ro_: resident of|r o;
  hospital: nursing home; society: cghs|cooperative group housing society|co operative group housing society|group housing society; adb: agricultural development branch|agricultural dev branch|agri dev branch|agriculture development branch;
  cooperative: co op|co operative; _opposite: ke samane|ke samne|chya samor; opposite: in front of|infront of; beside: next to|adjacent to; near: close to; _above: ke upar|ke uper|ke oopar; _near: ke pas|ke paas|ke nikat|ke najdik|chya javal; behind: back side of|backside of|back of|b h; _behind: ke piche|ke pichhe|chya mage;
  _label: name of premises building village|name of premises building|name of premises|name of building|road street lane post office|road street lane|road street|area locality taluka sub division|area locality|locality sub locality|village town city|village town|town city district|town city|city town village;
  hno: ho no|flat door block no|door flat no|flat no building no|building no flat no|flat room door block no|ma no|ma na|gha no|gha na|h no|h number|do no|house number|house no|door no|door number|d no|dr no|makan number|makan no|makan n|ghar no|mane no; new_no: new no|new number|new d no|new door no; old_no: old no|old number|old d no|old door no; site: site no; gala: gala no; plot: plot no|plot number|plot kramank|p no|pl no; flat: flat no|flat number|f no|fl no; room: room no|r no; stall: stall no; lane: bye lane|by lane; shop: shop no|sh no;
  survey: s no|sy no|sr no|survey no|gat no|gut no|dag no|kh no|khasra no|r s no|rs no|cts no|c t s no|c s no|t s no|sf no|khewat no|khata no|chalta no;
  ward: ward no|ward number|vard no|w no; block: block no|cd block|c d block|dev block|development block|community development block; galino: gali no|galli no|street no|st no|road no|lane no; sector: sector no|sec no; phase: phase no;
  quarter: qtr no|quarter no|qr no|q no|set no; westbengal: w bengal; unit: unit no; office: office no; bldgno: building no|bldg no|tower no;
  village: gram panchayat|grama panchayat|grama panchayath|gram panchayath|gp;
  village_behind: village and mandal|vill and mandal|village and tehsil; po: post office|p o; ps: police station|p s; box_: post box no|post box|post bag no|post bag|p o box no|p o box|po box no|po box|p b no|pb no|pbno; vpo: v p o|mu po|mu post|mukkam post|at po|at post|at and post|at and po|at and p o|at p o|vill post|village and post|vill and po|village and po|vill and post|vill po|village post|village and p o|vill and p o;
  zilla parishad: zilla parishad|zila parishad|jilla parishad|jila parishad|zilla panchayat|jila panchayat|zila panchayat;
  po: p o and p s|po and ps|p o p s|po ps;
  bypass: bye pass|by pass; chowk: char rasta|chaar rasta|char rasto|char raste|char rastha; vtc: v t c; housing board: housing board|hsg board|housing bd|hsg bd|h b; up: u pr; mp: m pr|ma pr; hp: hi pr; cg: chh g|chha g|chha ga; tehsil: sub district|sub dist|sub distt; pin: pin code|pin no|postal code|post code|zip code; ground: g f|gr f|gr fl|gr flr|gr floor|tal majla|upper ground; basement: lower ground; district: tehsil district|tehsil distt|tehsil dist|tehsil and district|tehsil and distt|tehsil and dist|district tehsil|district and tehsil; villa: row house|row houses|r h no|rh no`

/** Several words that are one, under the first of them, longest first. */
export const joinedWords: ReadonlyMap<string, readonly (readonly [words: readonly string[], word: string])[]> = (() => {
  const found = new Map<string, (readonly [readonly string[], string])[]>()
  for (const row of `${joined};${boardNames};${institutionNames};${townsOfWords}`.split(';')) {
    const [word = '', forms = ''] = row.trim().split(':')
    for (const form of forms.trim().split('|')) {
      const words = form.trim().split(' ')
      const first = words[0] ?? ''
      found.set(
        first,
        [...(found.get(first) ?? []), [words, word] as const].sort((a, b) => b[0].length - a[0].length),
      )
    }
  }
  return found
})()

const kinds = <K extends string>(table: Readonly<Partial<Record<K, string>>>): ReadonlyMap<string, K> =>
  new Map(
    (Object.entries(table) as [K, string][]).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
  )

/** Labels, written out. */
export const labels: ReadonlyMap<string, LabelKind> = kinds<LabelKind>({
  relation: 'so_ do_ wo_ co_ ho_ fo_',
  house: 'hno new_no old_no site gala booth house plot quarter bungalow sco scf shed bldgno building_no',
  flat: 'flat room shop unit office apartment_no cabin warehouse stall kiosk',
  floor: 'floor_no floor',
  ward: 'ward',
  block: 'block wing pocket cluster tower_no',
  sector: 'sector phase stage unit_sector',
  lane: 'galino',
  survey: 'survey khasra khesra',
  landmark: 'near opposite behind beside above below landmark infront',
  village: 'village village_behind vpo mouza mauza',
  post_office: 'po post',
  police: 'ps thana',
  box: 'box_',
  sub_district: 'tehsil',
  district: 'district',
  city: 'vtc city town',
  state: 'state',
  postcode: 'pin pincode',
  via: 'via',
  noise: 'ro_ address at',
})

/** Words that end a name and say what it is, written out. */
export const suffixes: ReadonlyMap<string, SuffixKind> = kinds<SuffixKind>({
  building:
    'compound apartment society building complex tower heights residency regency nivas bhavan villa sadan kunj mansion house plaza mall arcade manzil court chambers chamber tenement chawl cottage homes flats palace hostel kutir krupa trade centre estate_building mahal pride paradise castle elegance habitat greens meadows nilayam nilaya illam veedu residence residences niketan dham darshan vilas bungalows villas',
  street: 'road street drive lane gali marg path cross main highway salai avenue bypass rasta sarani terrace row oni',
  locality:
    'nagar colony vihar layout extension enclave park puram pura puri peth bagh ganj garden mohalla tola basti wadi estate area township town city para market lines bazar chowk circle circus square gate cantt camp sector phase gardens palya halli pally gram wada nagari nagri kshetra khand mandi hobli firka sahi toli dhani tanda thanda vasahat gaothan falia tok pol ward scheme hills retreat place veng leikai',
  floor: 'floor',
})

/** "Shiv Mandir ke paas": they stand behind the landmark, not before it. */
export const postpositions: ReadonlySet<string> = new Set(['_near', '_opposite', '_behind', '_above'])

/** What landmarks are: the name of one ends with such a word, where no comma says so. */
export const landmarkEnds: ReadonlySet<string> = new Set('mandir masjid school hospital bank overbridge flyover underpass bridge stand station office pump tank church gurudwara atm stop theatre cinema college clinic hotel mart talkies petrol crossing bridge dargah math ashram gym hall panchayat anganwadi depot factory mill'.split(' ')) // prettier-ignore

/** Words that say little of which place is meant, whatever else they do. */
export const fillers: ReadonlySet<string> = new Set(
  '_label _near _opposite _behind _above ni nu panchayat and the of to at in on for no number new old co cooperative housing welfare rahivasi limited private llp bros brothers sons messrs c o a an by with & ki ka ke ji india bharat branch erstwhile formerly now presently bearing piece parcel portion entire residential situated situate lying being known as all that property'.split(' '), // prettier-ignore
)

/** Titles before a name. */
export const titles: ReadonlySet<string> = new Set('shri sri smt shrimati mr mrs ms miss late lt kumari km dr prof md mohd shree pandit'.split(' ')) // prettier-ignore

/** Floors as they are cut short in the north, "FF" the first; each with its number. */
export const floorCodes: ReadonlyMap<string, string> = new Map([['ff', '1'], ['sf', '2'], ['tf', '3'], ['gf', '0'], ['ugf', '0'], ['lgf', '-1']]) // prettier-ignore

/** Number words; those of Rome count only beside a word that is numbered. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8', ninth: '9', tenth: '10', eleventh: '11', twelfth: '12', thirteenth: '13', fourteenth: '14', fifteenth: '15', sixteenth: '16', seventeenth: '17', eighteenth: '18', nineteenth: '19', twentieth: '20',
    ground: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10',
    pahila: '1', pehla: '1', pahla: '1', pahli: '1', dusri: '2', tisri: '3', chautha: '4', chauthi: '4', dusra: '2', tisra: '3', pahili: '1', pehli: '1', paheli: '1', pahile: '1', doosri: '2', doosra: '2', dusre: '2', teesri: '3', teesra: '3', chouthi: '4', choutha: '4', panchvi: '5', panchwi: '5', paanchvi: '5',
    modalane: '1', eradane: '2', moorane: '3', nalkane: '4', muthal: '1', mudhal: '1', irandavathu: '2', irandam: '2', moondravathu: '3', moondram: '3', nangavathu: '4', naalam: '4', modati: '1', rendava: '2', rendo: '2', moodava: '3', moodo: '3', prathm: '1', pratham: '1',
    dvitiya: '2', dvitiy: '2', dwitiya: '2', tritiya: '3', tritiy: '3', trutiya: '3', chaturth: '4', pancham: '5',
  }), // prettier-ignore
)
export const romans: ReadonlyMap<string, string> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'
    .split(' ')
    .map((roman, index) => [roman, String(index + 1)]),
)

/** "xxiii" is 23. */
export function romanValue(text: string): number {
  const values = [...text].map((letter) => ({ i: 1, v: 5, x: 10, l: 50 })[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
