import { describe, expect, it } from 'vitest'
import { compared } from './compared'

describe('one home as papers of loan files and lists of businesses have it', () => {
  it.each([
    ['a ward in a Roman numeral of one letter, in Kerala', 'H.No V/318, Kizhakkethil, Muhamma P O, Cherthala 688525', 'Kizhakkethil (H), 5/318, Muhamma, Cherthala, Alappuzha 688525'],
    ['a district of Sikkim by the compass', 'Kesang Building, 2nd Floor, Ranka Road, Tadong, Gangtok 737102', 'Kesang Bldg 2nd Flr, Ranka Road, Tadong, East Sikkim 737102'],
    ['a market in English and in Hindi', 'Shop 31, Loha Market, Hapur 245101', '31, Loha Bazar, Hapur'],
    ['a relative before the village, where no comma parts them', 'Village Talwari, Tharali, Chamoli', 'KAMLA NEGI W/O MOHAN SINGH TALWARI THARALI CHAMOLI'],
    ['a bank by its initials', 'State Bank of India, Sadar Bazar, Jhansi 284001', 'SBI SADAR BAZAR JHANSI'],
    ['a telephone beside it', 'SBI, Sadar Bazar, Jhansi, Ph: 0510-2440123', 'SBI, Sadar Bazar, Jhansi, Toll Free No 1800 1234 567'],
    ['another telephone', '44, Mahatma Gandhi Road, Indore, Tel. 9826012345', '44, Mahatma Gandhi Road, Indore, Mob No 98930-54321'],
    ['half of a city behind its name', '12, Gandhi Road, Kolkata East, Kolkata 700010', '12, Gandhi Road, Kolkata 700010'],
    ['a village that was counted to another block of its district', 'Village Meri Dhani, Block Phagi, Dist Jaipur, Rajasthan 303005', 'Village Meri Dhani, Block Madhorajpura, Dist Jaipur, Rajasthan 303005'],
    ['a shop that sounds like a town', 'Laxmi Vastra Bhandar, At & Post Rajur, Taluka Akole, Dist Ahmednagar 422604', 'LAXMI VASTRA BHANDAR AT AND P.O.RAJUR TAL AKOLE DIST AHILYANAGAR'],
    ['a town under its old name and its new', '9, Station Road, Mughalsarai 232101', '9, Station Road, Pt. Deen Dayal Upadhyaya Nagar, Chandauli'],
    ['a quarter cut down to letters', '7, BSK 2nd Stage, Bangalore', '7, Banashankari 2nd Stage, Bangalore'],
    ['the number of a door cut short', 'DO.NO 5-84B SIVALAYAM ST GUDLAVALLERU 521356', 'D.No. 5-84/B, Sivalayam Street, Gudlavalleru'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeGreaterThan(0.5)) // prettier-ignore
})

describe('two homes as papers of loan files and lists of businesses have them', () => {
  it.each([
    ['the upper and the lower hamlet of a village', 'MALLA TOK, VILL. KAMOLI, DWARAHAT, ALMORA', 'TALLA TOK KAMOLI DWARAHAT ALMORA'],
    ['the larger and the smaller village, before a district', 'Vill Dinod Kalan, Bhiwani', 'DINOD KHURD BHIWANI'],
    ['the eastern and the western street in one word', '7-41 Keelatheru Alangudi Pudukkottai', '7/41, MELATHERU, ALANGUDI, PUDUKKOTTAI'],
    ['a half that is all of the name', '12, Gandhi Road, Dadar East, Mumbai 400014', '12, Gandhi Road, Dadar West, Mumbai 400014'],
    ['lanes by their letters', 'Purani Nagar G-Lane House 9 Dibrugarh 786003', 'H.NO. 9, PURANI NAGAR, K LANE, DIBRUGARH'],
  ])('%s', (_, one, other) => expect(compared(one, other).similarity).toBeLessThan(0.5)) // prettier-ignore
})
