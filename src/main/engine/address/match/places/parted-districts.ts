import { nameSound } from '../../text/sound'
import type { Prepared } from '../prepared'

/**
 * Districts and those that were parted from them since the 1970s, from general knowledge: a card of 2012 has "Guntur District", a bill of today
 * "Bapatla". Behind the colon the younger ones.
 */
const told = `
  adilabad: mancherial, nirmal, komaram bheem, kumuram bheem asifabad, asifabad; karimnagar: jagtial, jagitial, peddapalli, rajanna sircilla, sircilla, siddipet;
  warangal: hanamkonda, hanumakonda, warangal urban, warangal rural, jangaon, bhupalpally, jayashankar bhupalpally, mahabubabad, mulugu, siddipet; khammam: bhadradri kothagudem, kothagudem, mahabubabad, mulugu;
  nalgonda: jangaon, suryapet, yadadri, yadadri bhuvanagiri, bhongir; mahbubnagar: vikarabad, nagarkurnool, wanaparthy, gadwal, jogulamba gadwal, narayanpet, rangareddy, ranga reddy; mahabubnagar: vikarabad, nagarkurnool, wanaparthy, gadwal, jogulamba gadwal, narayanpet, rangareddy, ranga reddy; rangareddy: vikarabad, medchal, medchal malkajgiri; ranga reddy: vikarabad, medchal, medchal malkajgiri; nizamabad: kamareddy; medak: sangareddy, siddipet;
  srikakulam: parvathipuram manyam; vizianagaram: parvathipuram manyam; visakhapatnam: anakapalli, anakapalle, alluri sitharama raju; east godavari: kakinada, konaseema, alluri sitharama raju; west godavari: eluru; krishna: ntr, eluru; guntur: bapatla, palnadu; prakasam: bapatla;
  nellore: tirupati; chittoor: tirupati, annamayya; kadapa: annamayya; cuddapah: annamayya; ysr: annamayya; anantapur: sri sathya sai; anantapuramu: sri sathya sai;
  tirunelveli: tenkasi; villupuram: kallakurichi, cuddalore; vellore: ranipet, tirupathur; kancheepuram: chengalpattu, thiruvallur; nagapattinam: mayiladuthurai, thiruvarur; coimbatore: tiruppur; erode: tiruppur; dharmapuri: krishnagiri; perambalur: ariyalur; salem: namakkal; tiruchirappalli: perambalur, ariyalur, karur; thanjavur: thiruvarur, nagapattinam; madurai: theni;
  bellary: vijayanagara; ballari: vijayanagara; gulbarga: yadgir; kalaburagi: yadgir; bangalore rural: ramanagara; bengaluru rural: ramanagara; kolar: chikkaballapura, chikballapur; raichur: koppal; dharwad: gadag, haveri; bijapur: bagalkot; vijayapura: bagalkot; mysore: chamarajanagar; chitradurga: davangere; dakshina kannada: udupi;
  durg: balod, bemetara, kabirdham, rajnandgaon; raipur: baloda bazar, gariaband, mahasamund, dhamtari; bastar: kondagaon, kanker, narayanpur, dantewada; dantewada: sukma, bijapur; surguja: surajpur, balrampur; koriya: manendragarh; bilaspur: mungeli, gaurela pendra marwahi, korba, janjgir champa; rajnandgaon: khairagarh, mohla manpur; raigarh: sarangarh, sarangarh bilaigarh; janjgir champa: sakti;
  shahdol: anuppur, umaria; khandwa: burhanpur; east nimar: burhanpur; khargone: barwani; guna: ashoknagar; shajapur: agar malwa; tikamgarh: niwari; jhabua: alirajpur; sidhi: singrauli; rewa: mauganj; chhindwara: pandhurna; satna: maihar; mandsaur: neemuch; morena: sheopur; jabalpur: katni; hoshangabad: harda; mandla: dindori;
  jaipur: dudu, kotputli behror, dausa; alwar: khairthal tijara, kotputli behror; bharatpur: deeg; nagaur: didwana kuchaman; barmer: balotra; jodhpur: phalodi; ajmer: beawar; udaipur: salumbar, rajsamand; ganganagar: hanumangarh; sri ganganagar: hanumangarh; sawai madhopur: karauli; chittorgarh: pratapgarh; kota: baran;
  ahmedabad: botad; bhavnagar: botad; rajkot: morbi; jamnagar: devbhoomi dwarka, morbi; surendranagar: morbi; junagadh: gir somnath, porbandar; kheda: mahisagar, anand; panchmahal: mahisagar, dahod; panchmahals: mahisagar, dahod; vadodara: chhota udepur, narmada; sabarkantha: aravalli; surat: tapi; valsad: navsari; mehsana: patan; banaskantha: patan;
  thane: palghar; parbhani: hingoli; bhandara: gondia; akola: washim; dhule: nandurbar;
  gurdaspur: pathankot; firozpur: fazilka; ferozepur: fazilka, moga; amritsar: tarn taran; patiala: mohali, fatehgarh sahib; ropar: mohali; rupnagar: mohali; sangrur: barnala, malerkotla; bathinda: mansa; faridkot: muktsar, sri muktsar sahib, moga; jalandhar: nawanshahr; bhiwani: charkhi dadri; gurgaon: mewat, nuh; faridabad: palwal; rohtak: jhajjar; hisar: fatehabad; ambala: panchkula;
  ghaziabad: hapur, gautam buddha nagar; bulandshahr: gautam buddha nagar; moradabad: sambhal, amroha, jyotiba phule nagar; muzaffarnagar: shamli; sultanpur: amethi; rae bareli: amethi; etah: kasganj, kanshiram nagar; kanpur: kanpur dehat; farrukhabad: kannauj; etawah: auraiya; aligarh: hathras; mathura: hathras; varanasi: chandauli, bhadohi, sant ravidas nagar; mirzapur: sonbhadra; allahabad: kaushambi; prayagraj: kaushambi; deoria: kushinagar; gorakhpur: maharajganj; azamgarh: mau; bahraich: shravasti; gonda: balrampur; basti: sant kabir nagar, siddharthnagar; faizabad: ambedkar nagar; meerut: baghpat; hamirpur: mahoba; banda: chitrakoot; budaun: sambhal;
  nainital: udham singh nagar; almora: bageshwar; pithoragarh: champawat; chamoli: rudraprayag; tehri garhwal: rudraprayag; saharanpur: haridwar;
  jehanabad: arwal; gaya: jehanabad; munger: lakhisarai, sheikhpura, jamui; rohtas: kaimur; bhojpur: buxar; sitamarhi: sheohar; bhagalpur: banka; saharsa: supaul; purnia: araria, kishanganj;
  ranchi: khunti, lohardaga; hazaribagh: ramgarh, koderma, chatra; gumla: simdega; west singhbhum: seraikela kharsawan, saraikela kharsawan; palamu: latehar, garhwa; dumka: jamtara; dhanbad: bokaro; sahibganj: pakur;
  darjeeling: kalimpong; jalpaiguri: alipurduar; bardhaman: purba bardhaman, paschim bardhaman; burdwan: purba bardhaman, paschim bardhaman; midnapore: jhargram; paschim medinipur: jhargram; west midnapore: jhargram;
  cuttack: jajpur, kendrapara, jagatsinghpur; puri: khordha, khurda, nayagarh; sambalpur: bargarh, jharsuguda, deogarh; ganjam: gajapati; koraput: nabarangpur, malkangiri, rayagada; bolangir: subarnapur, sonepur; balangir: subarnapur, sonepur; kalahandi: nuapada; balasore: bhadrak; dhenkanal: angul;
  barpeta: baksa, bajali; nalbari: baksa; kamrup: kamrup metropolitan; darrang: udalguri; bongaigaon: chirang; sonitpur: biswanath; nagaon: hojai, morigaon; sivasagar: charaideo; jorhat: majuli; dhubri: south salmara mankachar;
  doda: ramban, kishtwar; baramulla: bandipora; srinagar: ganderbal; pulwama: shopian; anantnag: kulgam; udhampur: reasi; jammu: samba; leh: kargil; thoubal: kakching; senapati: kangpokpi; west tripura: khowai, sepahijala; south tripura: gomati; north tripura: unakoti; dhalai: unakoti;
  aurangabad: jalna; osmanabad: latur; chandrapur: gadchiroli; ratnagiri: sindhudurg; mumbai: mumbai suburban; jalore: sanchore; sikar: neem ka thana; jhunjhunu: neem ka thana; bhilwara: shahpura; ajmer: kekri; sri ganganagar: anupgarh; ganganagar: anupgarh; banaskantha: vav tharad;
  prakasam: markapuram; annamayya: madanapalle; chittoor: madanapalle; alluri sitharama raju: polavaram; hisar: hansi; hissar: hansi; south arcot: cuddalore, villupuram, kallakurichi; north arcot: vellore, tiruvannamalai, ranipet, tirupathur; ramanathapuram: virudhunagar, sivaganga; tirunelveli: thoothukudi; madurai: dindigul; tiruchirappalli: pudukkottai;
  bangalore: ramanagara, bengaluru rural, bangalore rural; munger: begusarai, khagaria; santhal pargana: deoghar, dumka, godda, sahibganj, pakur, jamtara; singhbhum: east singhbhum, west singhbhum; champaran: east champaran, west champaran; saran: siwan, gopalganj; darbhanga: madhubani, samastipur; medinipur: purba medinipur, paschim medinipur, jhargram; west dinajpur: uttar dinajpur, dakshin dinajpur;
  jaintia hills: west jaintia hills, east jaintia hills; east khasi hills: ri bhoi; west khasi hills: south west khasi hills, eastern west khasi hills; east garo hills: north garo hills; west garo hills: south west garo hills, south garo hills; aizawl: serchhip, kolasib, mamit, saitual; lunglei: hnahthial; champhai: khawzawl, saitual; chhimtuipui: lawngtlai, saiha;
  tuensang: kiphire, longleng, noklak, shamator; kohima: peren, dimapur, tseminyu; dimapur: chumoukedima, niuland; ukhrul: kamjong; imphal east: jiribam; tamenglong: noney; churachandpur: pherzawl; chandel: tengnoupal; east sikkim: pakyong; gangtok: pakyong; west sikkim: soreng; gyalshing: soreng;
  baksa: tamulpur; karbi anglong: west karbi anglong; papum pare: keyi panyor, kurung kumey; lohit: anjaw, namsai; east siang: siang, upper siang, lower siang; west siang: shi yomi, leparada; kurung kumey: kra daadi; east kameng: pakke kessang, bichom; tirap: longding, changlang; dibang valley: lower dibang valley; leh: nubra, changthang, sham; kargil: drass, zanskar`

/** By the sound of the younger one those that it was parted from. */
const elders: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>()
  for (const row of told.split(';')) {
    const [elder = '', younger = ''] = row.split(':')
    for (const name of younger.split(',')) {
      const sound = nameSound(name.trim())
      found.set(sound, (found.get(sound) ?? new Set()).add(nameSound(elder.trim())))
    }
  }
  return found
})()

/** Whether one names a district that was parted from one that the other names, and either says that it is a district. */
export const arePartedDistricts = (a: Prepared, b: Prepared): boolean => isPartedFrom(a, b) || isPartedFrom(b, a)

function isPartedFrom(young: Prepared, old: Prepared): boolean {
  const from = elders.get(young.district)
  if (from?.has(old.district) === true) return true
  if (from !== undefined) for (const sound of old.namedSounds) if (from.has(sound)) return true
  for (const sound of young.namedSounds) {
    const elder = elders.get(sound)
    if (elder?.has(old.district) === true) return true
    // "Gharsana, Anupgarh" and "Gharsana, Sri Ganganagar": neither says that it is the district, and both name a place in it.
    if (elder !== undefined) for (const name of old.namedSounds) if (elder.has(name) && shareSmaller(young, sound, old, name)) return true // prettier-ignore
  }
  return false
}

/** Whether both name a town or taluk other than the two, or have another name that few places have; "Lakhisarai, Munger" has both. */
const shareSmaller = (young: Prepared, sound: string, old: Prepared, name: string): boolean =>
  old.bySound.has(sound) ||
  young.analysis.places.some((place) => place.sound !== sound && place.sound !== name && old.bySound.has(place.sound)) ||
  // With two PIN codes it is a quarter of two towns: "Gandhipuram, Coimbatore" and "Gandhipuram, Tiruppur".
  ((young.pin === '' || old.pin === '' || young.pin === old.pin) && young.words.some((word) => !word.common && word.weight > rare && word.sound !== sound && word.sound !== name && old.bySound.has(word.sound))) // prettier-ignore
/** More than "Gandhi" and "Shivaji" have, of which every town has one. */
const rare = 0.9
