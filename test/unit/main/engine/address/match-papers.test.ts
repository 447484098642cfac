import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('one home as papers of loan files and lists of businesses have it', () => {
  it.each([
    ['a ward in a Roman numeral of one letter, in Kerala', 'H.No V/318, Kizhakkethil, Muhamma P O, Cherthala 688525', 'Kizhakkethil (H), 5/318, Muhamma, Cherthala, Alappuzha 688525'],
    ['a district of Sikkim by the compass', 'Kesang Building, 2nd Floor, Ranka Road, Tadong, Gangtok 737102', 'Kesang Bldg 2nd Flr, Ranka Road, Tadong, East Sikkim 737102'],
    ['a market in English and in Hindi', 'Shop 31, Loha Market, Hapur 245101', '31, Loha Bazar, Hapur'],
    ['a relative before the village, where no comma parts them', 'Village Talwari, Tharali, Chamoli', 'KAMLA NEGI W/O MOHAN SINGH TALWARI THARALI CHAMOLI'],
    ['the number of a door cut short', 'DO.NO 5-84B SIVALAYAM ST GUDLAVALLERU 521356', 'D.No. 5-84/B, Sivalayam Street, Gudlavalleru'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('two homes as papers of loan files and lists of businesses have them', () => {
  it.each([
    ['the upper and the lower hamlet of a village', 'MALLA TOK, VILL. KAMOLI, DWARAHAT, ALMORA', 'TALLA TOK KAMOLI DWARAHAT ALMORA'],
    ['the larger and the smaller village, before a district', 'Vill Dinod Kalan, Bhiwani', 'DINOD KHURD BHIWANI'],
    ['the eastern and the western street in one word', '7-41 Keelatheru Alangudi Pudukkottai', '7/41, MELATHERU, ALANGUDI, PUDUKKOTTAI'],
    ['lanes by their letters', 'Purani Nagar G-Lane House 9 Dibrugarh 786003', 'H.NO. 9, PURANI NAGAR, K LANE, DIBRUGARH'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})
