import { nameSound } from '../../text/sound'

/**
 * Districts that people call by the town that they are ruled from, "Dist Motihari", from general knowledge: behind the
 * colon the district's own name.
 */
const told = `
  motihari: east champaran; bettiah: west champaran; chhapra: saran; chapra: saran; arrah: bhojpur; ara: bhojpur; sasaram: rohtas; bhabua: kaimur; hajipur: vaishali; bihar sharif: nalanda; biharsharif: nalanda;
  chaibasa: west singhbhum; jamshedpur: east singhbhum; daltonganj: palamu; medininagar: palamu; tamluk: purba medinipur; krishnanagar: nadia; chinsurah: hooghly; suri: birbhum; berhampore: murshidabad; balurghat: dakshin dinajpur; raiganj: uttar dinajpur; baripada: mayurbhanj; bhawanipatna: kalahandi; chatrapur: ganjam;
  orai: jalaun; fatehgarh: farrukhabad; padrauna: kushinagar; robertsganj: sonbhadra; karwi: chitrakoot; gyanpur: bhadohi; naugarh: siddharthnagar; bhinga: shravasti; rudrapur: udham singh nagar; gopeshwar: chamoli; nahan: sirmaur; dharamshala: kangra; keylong: lahaul spiti;
  alibag: raigad; bhuj: kachchh; himmatnagar: sabarkantha; palanpur: banaskantha; godhra: panchmahal; nadiad: kheda; rajpipla: narmada; modasa: aravalli; vyara: tapi; ahwa: dang;
  machilipatnam: krishna; ongole: prakasam; nagercoil: kanniyakumari; ooty: nilgiris; udhagamandalam: nilgiris; karwar: uttara kannada; mangalore: dakshina kannada; mangaluru: dakshina kannada; madikeri: kodagu; kalpetta: wayanad`

const districts: ReadonlyMap<string, string> = new Map(
  told.split(';').map((row) => {
    const [seat = '', district = ''] = row.split(':')
    return [nameSound(seat.trim()), nameSound(district.trim())] as const
  }),
)

/** The sound of the district that one called by `sound` is; `sound` itself where that is no seat of another name. */
export const districtOfSeat = (sound: string): string => districts.get(sound) ?? sound
