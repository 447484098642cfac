/** What the sources of the gazetteer do not know of states and cities. */

/** Census codes by GeoNames' first-order codes. */
export const geonamesStates: Readonly<Record<string, string>> = {
  '01': '35', '02': '37', '03': '18', '05': '04', '06': '26', '07': '07', '09': '24', '10': '06', '11': '02',
  '12': '01', '13': '32', '14': '31', '16': '27', '17': '14', '18': '17', '19': '29', '20': '13', '21': '21',
  '22': '34', '23': '03', '24': '08', '25': '33', '26': '16', '28': '19', '29': '11', '30': '12', '31': '15',
  '32': '26', '33': '30', '34': '10', '35': '23', '36': '09', '37': '22', '38': '20', '39': '05', '40': '36',
  '41': '38', '52': '26',
} // prettier-ignore

/** Spellings of cities that were renamed, are written in more ways than the sources know, or in a few letters. */
export const renamed: readonly (readonly [name: string, state: string, aliases: readonly string[]])[] = [
  ['Mumbai', '27', ['Bombay', 'Mum', 'Greater Mumbai', 'Mumbai City', 'Brihan Mumbai', 'मुंबई']],
  ['Pune', '27', ['Poona', 'Pune City', 'पुणे']],
  [
    'Bengaluru',
    '29',
    ['Bangalore', 'Blr', 'Bglr', 'Bangaluru', 'Bengalooru', 'Bangalore City', 'बेंगलुरु', 'बंगलुरु', 'Blore', 'Bluru'],
  ],
  ['Chennai', '33', ['Madras', 'Chennai City', 'चेन्नई', 'Chn']],
  ['Kolkata', '19', ['Calcutta', 'Kol', 'Cal', 'Kolkatta', 'कोलकाता']],
  ['Howrah', '19', ['Haora', 'हावड़ा', 'Hwh']],
  ['New Delhi', '07', ['N Delhi', 'नई दिल्ली']],
  ['Delhi', '07', ['Dilli', 'दिल्ली']],
  ['Hyderabad', '36', ['Hyd', 'Haidrabad', 'हैदराबाद']],
  ['Secunderabad', '36', ['Sec Bad', 'Secbad']],
  ['Varanasi', '09', ['Banaras', 'Benares', 'Kashi', 'वाराणसी', 'Vns']],
  ['Prayagraj', '09', ['Allahabad', 'प्रयागराज', 'इलाहाबाद', 'Alld', 'Prayag']],
  ['Ayodhya', '09', ['Faizabad']],
  ['Kanpur', '09', ['Cawnpore', 'Kanpur Nagar', 'कानपुर', 'Knp']],
  ['Ghaziabad', '09', ['Gzb', 'Gaziabad']],
  ['Noida', '09', ['नोएडा']],
  ['Greater Noida', '09', ['Gr Noida', 'Gr. Noida']],
  ['Gurugram', '06', ['Gurgaon', 'Ggn', 'गुरुग्राम', 'गुड़गांव']],
  ['Vadodara', '24', ['Baroda', 'वडोदरा']],
  ['Dehradun', '05', ['D Dun', 'Ddn', 'Dehra Dun']],
  ['Faridabad', '06', ['Fbd']],
  ['Jalandhar', '03', ['Jullundur', 'Jalandar']],
  ['Bharuch', '24', ['Broach']],
  ['Ahmedabad', '24', ['Ahmadabad', 'Amdavad', 'अहमदाबाद']],
  ['Jamshedpur', '20', ['Tatanagar', 'Tata Nagar', 'Jsr']],
  ['Mysuru', '29', ['Mysore', 'Mys']],
  ['Mangaluru', '29', ['Mangalore', 'Mlr']],
  ['Hubballi', '29', ['Hubli', 'Hubli Dharwad', 'Hubballi Dharwad', 'Hbl']],
  ['Belagavi', '29', ['Belgaum', 'Bgm']],
  ['Ballari', '29', ['Bellary']],
  ['Kalaburagi', '29', ['Gulbarga', 'Kalburgi']],
  ['Vijayapura', '29', ['Bijapur']],
  ['Shivamogga', '29', ['Shimoga']],
  ['Tumakuru', '29', ['Tumkur']],
  ['Hosapete', '29', ['Hospet']],
  ['Chikkamagaluru', '29', ['Chikmagalur', 'Chickmagalur']],
  ['Thiruvananthapuram', '32', ['Trivandrum', 'Tvm', 'Thiruvanantapuram', 'Thiruvanathapuram']],
  ['Kochi', '32', ['Cochin']],
  ['Kozhikode', '32', ['Calicut', 'Clt']],
  ['Kollam', '32', ['Quilon']],
  ['Alappuzha', '32', ['Alleppey']],
  ['Thrissur', '32', ['Trichur', 'Tcr']],
  ['Palakkad', '32', ['Palghat']],
  ['Kannur', '32', ['Cannanore']],
  ['Tiruchirappalli', '33', ['Trichy', 'Tiruchi', 'Tiruchirapalli', 'Trichirappalli', 'Tiruchy']],
  ['Thanjavur', '33', ['Tanjore', 'Thanjai']],
  ['Thoothukudi', '33', ['Tuticorin', 'Tuty']],
  ['Tirunelveli', '33', ['Tinnevelly', 'Nellai']],
  ['Coimbatore', '33', ['Kovai', 'Cbe', 'Covai']],
  ['Udhagamandalam', '33', ['Ooty', 'Ootacamund']],
  ['Kanniyakumari', '33', ['Kanyakumari', 'Cape Comorin']],
  ['Visakhapatnam', '37', ['Vizag', 'Vskp', 'Vishakhapatnam', 'Waltair']],
  ['Vijayawada', '37', ['Bezawada', 'Bezwada', 'Bza']],
  ['Anantapur', '37', ['Anantapuramu', 'Ananthapur']],
  ['Kadapa', '37', ['Cuddapah', 'Y S R']],
  ['Puducherry', '34', ['Pondicherry', 'Pondy', 'Ponducherry']],
  ['Guwahati', '18', ['Gauhati', 'Ghy', 'गुवाहाटी']],
  ['Panaji', '30', ['Panjim']],
  ['Margao', '30', ['Madgaon']],
  ['Bhubaneswar', '21', ['Bhubaneshwar', 'Bbsr']],
  ['Khordha', '21', ['Khurda']],
  ['Baleshwar', '21', ['Balasore']],
  ['Shimla', '02', ['Simla']],
  ['Rupnagar', '03', ['Ropar']],
  ['Sahibzada Ajit Singh Nagar', '03', ['Mohali', 'SAS Nagar', 'S A S Nagar']],
  ['Chhatrapati Sambhajinagar', '27', ['Aurangabad', 'Chh Sambhajinagar', 'Sambhajinagar']],
  ['Dharashiv', '27', ['Osmanabad']],
  ['Ahilyanagar', '27', ['Ahmednagar', 'Ahmadnagar', 'Ahilya Nagar', 'Punyashlok Ahilyadevi Nagar']],
  ['Nashik', '27', ['Nasik', 'नाशिक', 'नासिक']],
  ['Navi Mumbai', '27', ['New Mumbai', 'New Bombay', 'Navi Mumbai City']],
  ['Pimpri Chinchwad', '27', ['Pimpri', 'Chinchwad']],
  ['Kalyan', '27', ['Kalyan Dombivali', 'Kalyan Dombivli']],
  ['Dombivli', '27', ['Dombivali']],
  ['Chandigarh', '04', ['चंडीगढ़']],
  ['Patna', '10', ['पटना']],
  ['Lucknow', '09', ['Lko', 'लखनऊ']],
  ['Jaipur', '08', ['जयपुर', 'Jpr']],
  ['Nagpur', '27', ['नागपुर', 'नागपूर', 'Ngp']],
  ['Indore', '23', ['इंदौर']],
  ['Bhopal', '23', ['भोपाल']],
  ['Thane', '27', ['Thana', 'ठाणे']],
  ['Narmadapuram', '23', ['Hoshangabad']],
  ['Pandit Deen Dayal Upadhyaya Nagar', '09', ['Mughalsarai', 'Mughal Sarai', 'Deen Dayal Nagar']],
  ['Rajamahendravaram', '37', ['Rajahmundry', 'Rajamundry', 'Rjy']],
  ['Firozpur', '03', ['Ferozepore', 'Ferozepur', 'Ferozpur']],
  ['Nuh', '06', ['Mewat']],
  ['Nellore', '37', ['Sri Potti Sriramulu Nellore', 'S P S R Nellore', 'Spsr Nellore', 'Nlr']],
  ['Bardhaman', '19', ['Burdwan', 'Barddhaman', 'Bwn']],
  ['Medinipur', '19', ['Midnapore', 'Midnapur']],
  ['Paschim Medinipur', '19', ['West Midnapore', 'Medinipur West', 'Paschim Midnapore']],
  ['Purba Medinipur', '19', ['East Midnapore', 'Medinipur East', 'Purba Midnapore']],
  ['Hooghly', '19', ['Hugli']],
  ['Jabalpur', '23', ['Jubbulpore', 'Jbp']],
  ['Sagar', '23', ['Saugor']],
  ['Keonjhar', '21', ['Kendujhar']],
  ['Brahmapur', '21', ['Berhampur', 'Ganjam Berhampur']],
  ['Kandhamal', '21', ['Phulbani']],
  ['Shahid Bhagat Singh Nagar', '03', ['Nawanshahr', 'Nawashahr', 'SBS Nagar']],
  ['Sri Muktsar Sahib', '03', ['Muktsar']],
  ['Bulandshahr', '09', ['Bulandshahar']],
  ['Kasganj', '09', ['Kanshiram Nagar', 'Kanshi Ram Nagar']],
  ['Hathras', '09', ['Mahamaya Nagar']],
  ['Amroha', '09', ['Jyotiba Phule Nagar', 'J P Nagar']],
  ['Sambhal', '09', ['Bhim Nagar']],
  ['Shamli', '09', ['Prabudh Nagar']],
  ['Hapur', '09', ['Panchsheel Nagar']],
  ['Bhadohi', '09', ['Sant Ravidas Nagar', 'Sant Ravi Das Nagar']],
  ['Lakhimpur Kheri', '09', ['Lakhimpur', 'Kheri']],
  ['Kamthi', '27', ['Kamptee']],
  ['Vasai', '27', ['Bassein']],
  ['Nagaon', '18', ['Nowgong']],
  ['Sribhumi', '18', ['Karimganj']],
  ['Port Blair', '35', ['Sri Vijaya Puram', 'Sri Vijayapuram']],
  ['Kanchipuram', '33', ['Conjeevaram', 'Kancheepuram']],
  ['Ramanathapuram', '33', ['Ramnad']],
  ['Munger', '10', ['Monghyr']],
  ['Purnia', '10', ['Purnea', 'Purniya']],
  ['West Champaran', '10', ['Pashchim Champaran', 'Paschim Champaran', 'Paschimi Champaran']],
  ['East Champaran', '10', ['Purba Champaran', 'Purvi Champaran', 'Purbi Champaran']],
  ['East Singhbhum', '20', ['Purbi Singhbhum', 'Purvi Singhbhum', 'Purbi Singhbum']],
  ['West Singhbhum', '20', ['Pashchimi Singhbhum', 'Paschimi Singhbhum', 'Paschimi Singhbum']],
  ['Medininagar', '20', ['Daltonganj']],
  ['Mormugao', '30', ['Vasco Da Gama', 'Vasco']],
  // Cities that the sources know by another spelling as a council, and by this one as a district alone.
  ['Haridwar', '05', ['Hardwar', 'Haridvar', 'हरिद्वार']],
  ['Jodhpur', '08', []],
  ['Jhunjhunu', '08', ['Jhunjhunun']],
  ['Chittorgarh', '08', ['Chittaurgarh']],
  ['Dholpur', '08', ['Dhaulpur']],
  ['Sri Ganganagar', '08', ['Ganganagar', 'Shri Ganganagar', 'Shriganganagar']],
  ['Kurukshetra', '06', ['Thanesar']],
  ['Mirzapur', '09', []],
  ['Raebareli', '09', ['Rae Bareli', 'Rai Bareilly', 'Raibareli']],
  ['Begusarai', '10', []],
  ['Hazaribagh', '20', ['Hazaribag']],
  ['Koderma', '20', ['Kodarma']],
  ['Purulia', '19', ['Puruliya']],
  ['Cooch Behar', '19', ['Coochbehar', 'Koch Bihar']],
  ['Darjeeling', '19', ['Darjiling']],
  ['Sivasagar', '18', ['Sibsagar']],
  ['Angul', '21', ['Anugul']],
  ['Katni', '23', ['Murwara']],
  ['Narsinghpur', '23', ['Narsimhapur']],
  ['Mehsana', '24', ['Mahesana']],
  ['Porbandar', '24', []],
  ['Navsari', '24', []],
  ['Surendranagar', '24', []],
  ['Dahod', '24', ['Dohad']],
  ['Sangli', '27', ['Sangli Miraj Kupwad']],
  ['Gondia', '27', ['Gondiya']],
  ['Buldhana', '27', ['Buldana']],
  ['Bagalkote', '29', ['Bagalkot']],
  ['Davangere', '29', ['Davanagere']],
  ['Dharwad', '29', ['Dharwar']],
  ['Gadag', '29', ['Gadag Betigeri', 'Gadag Betageri']],
  ['Viluppuram', '33', ['Villupuram']],
  ['Tiruvannamalai', '33', ['Thiruvannamalai']],
  ['Mahbubnagar', '36', ['Mahabubnagar']],
]

/**
 * As above of towns and districts: names of the time of the British, of those that were renamed since, and short ones.
 * From general knowledge; kinds are what the sources know of each.
 */
export const renamedTowns: readonly (readonly [name: string, state: string, aliases: readonly string[]])[] = `
29 Bhadravati=Bhadravathi; Saundatti=Savadatti,Saundathi; Vijayanagar=Vijayanagara; Gangawati=Gangavathi; Chiknayakanhalli=Chikkanayakanahalli; Krishnarajpet=K R Pet,KR Pet,Krishnarajapete; Heggadadevankote=H D Kote,HD Kote; Chikkaballapur=Chikballapur,Chickballapur,Chikkaballapura; Ramanagara=Ramanagaram,Closepet,Bengaluru South,Bangalore South; Madikeri=Mercara; Kodagu=Coorg; Srirangapatna=Seringapatam,Srirangapattana; Uttara Kannada=North Kanara,North Canara,Karwar District; Dakshina Kannada=South Kanara,South Canara; Robertsonpet=Kolar Gold Fields,KGF; Ranibennur=Ranebennur,Ranebennuru; Arsikere=Arasikere; Chamarajanagar=Chamrajnagar; Nanjangud=Nanjanagud; Yadgir=Yadagiri,Yadgiri; Raichur=Rayachur,Raichuru; Moodabidri=Moodbidri,Mudbidri,Moodabidre; Dod Ballapur=Doddaballapur,Doddaballapura; Hosakote=Hoskote; Chitradurga=Chitaldrug; Sindhnur=Sindhanur; Jamkhandi=Jamakhandi; Ilkal=Ilakal; Channapatna=Channapattana; Virajpet=Virarajendrapet,Virajpete; Karwar=Karavara; Kundapura=Kundapur,Coondapoor; Bagepalli=Bhagyanagara
32 Aluva=Alwaye; Ernakulam=Ekm; Paravur=Parur,North Paravur,North Parur; Kodungallur=Cranganore,Kodungalloor; Vatakara=Badagara,Vadakara; Thalassery=Tellicherry; Sulthan Bathery=Sultans Battery,Sultan Battery; Mananthavady=Manantoddy; Changanassery=Changanacherry,Changanacheri; Chavakkad=Chowghat; Shoranur=Shornur; Cherthala=Shertallai,Sherthalai,Shertallay; Kasaragod=Kasargod,Kasaragode,Kasergode; Wayanad=Wynad; Koyilandy=Quilandy; Kanhangad=Hosdurg
33 Palayamkottai=Palayankottai,Palamcottah; Kumbakonam=Combaconum; Mayiladuthurai=Mayavaram,Mayuram; Nagapattinam=Negapatam,Nagapatnam; Cuddalore=Kadalur; Tiruvallur=Trivellore; Chengalpattu=Chingleput,Chengalpet,Chinglepet; Ranipet=Ranippettai; Tiruchengode=Tiruchengodu; Sivagangai=Sivaganga; Tiruchendur=Trichendur; Mamallapuram=Mahabalipuram; Gingee=Senji; Udumalaipettai=Udumalpet,Udumalaipet; Gobichettipalayam=Gobi; Nagercoil=Nagarcoil; The Nilgiris=Nilgiris,Nilgiri,Neelagiri; Bodinayakanur=Bodi; Vaniyambadi=Vaniambadi; Virudhachalam=Vriddhachalam; Mannargudi=Mannarkudi; Arakkonam=Arkonam
37 Tirupati=Tpty; Guntur=Gnt; Kakinada=Kkd; Machilipatnam=Masulipatam,Masulipatnam; Eluru=Ellore; Kakinada=Cocanada; Srikakulam=Chicacole; Proddatur=Produttur,Proddutur; Palacole=Palakollu,Palakol; Narasaraopet=Narasaraopeta,Narsaraopet; Srikalahasti=Kalahasti; Samalkot=Samarlakota; Tadepalligudem=Tadepalle Gudem; Konaseema=Dr B R Ambedkar Konaseema,Dr BR Ambedkar Konaseema,Ambedkar Konaseema,Dr Ambedkar Konaseema; Ntr=NTR District; Alluri Sitharama Raju=Alluri Sita Rama Raju,A S R District
36 Hanumakonda=Hanamkonda,Hanmakonda,Hanumkonda,Warangal Urban; Warangal=Wgl; Mancherial=Manchiryal; Jagtial=Jagityal,Jagitial; Bhongir=Bhuvanagiri; Jangoan=Jangaon; Komaram Bheem=Komaram Bheem Asifabad,Kumuram Bheem Asifabad,Kumurambheem Asifabad,Kumram Bheem Asifabad; Jayashankar=Jayashankar Bhupalpally,Jayashankar Bhupalapally
27 Beed=Bir,Bhir; Jalgaon=East Khandesh,Jalgaon Khandesh; Raigad=Kolaba; Alibag=Alibaug; Dhule=Dhulia,West Khandesh; Amravati=Amraoti; Yavatmal=Yeotmal; Chandrapur=Chanda; Washim=Basim; Nanded=Nanded Waghala; Ambajogai=Mominabad,Ambejogai; Uran Islampur=Islampur,Ishwarpur,Urun Islampur; Mira Bhayandar=Mira Bhayander,Mira Bhaindar; Khed=Rajgurunagar; Achalpur=Elichpur,Ellichpur; Trimbak=Trimbakeshwar; Ambarnath=Ambernath; Velhe=Rajgad,Velhe Rajgad
24 Khambhat=Cambay; Rajkot=Rjt; Bhuj=Bhuj Kutch; Kachchh=Kutch,Cutch; Panchmahal=Panch Mahals,Panchmahals; Valsad=Bulsar; Ankleshwar=Ankaleshwar; Chhota Udaipur=Chhotaudepur,Chhota Udepur; Dang=Dangs,The Dangs; Jetpur=Jetpur Navagadh; Nadiad=Nadiyad; Kheda=Kaira; Morbi=Morvi
09 Mathura=Muttra; Jhansi=Jhs; Gorakhpur=Gkp; Moradabad=Mbd; Bareilly=Bly; Farrukhabad=Farukhabad; Budaun=Budaon,Badaun,Badayun; Maharajganj=Mahrajganj; Barabanki=Bara Banki; Vrindavan=Brindaban,Brindavan; Gautam Buddha Nagar=GB Nagar,G B Nagar,Gautambudh Nagar; Etawah=Itawa; Orai=Urai; Mau=Maunath Bhanjan,Mau Nath Bhanjan; Kanpur Dehat=Ramabai Nagar,Rama Bai Nagar; Amethi=Chhatrapati Shahuji Maharaj Nagar,CSM Nagar; Jalalabad=Parashurampuri,Parshurampuri
05 Kotdwara=Kotdwar; Udham Singh Nagar=US Nagar,U S Nagar,Udhamsingh Nagar; Mussoorie=Masuri; Joshimath=Jyotirmath; Rishikesh=Hrishikesh; Pauri Garhwal=Garhwal,Pauri; Tehri Garhwal=Tehri; Haldwani=Haldwani Kathgodam; Rudraprayag=Rudra Prayag; Kosya Kutauli=Shri Kainchi Dham,Kainchi Dham,Koshya Kutauli
23 Gwalior=Gwl; Morena=Muraina; Khandwa=East Nimar; Khargone=West Nimar; Neemuch=Nimach; Mhow=Dr Ambedkar Nagar,Mhow Cantt,Dr Bhimrao Ambedkar Nagar; Vidisha=Bhilsa; Mandsaur=Mandasor; Sehore=Sihor; Seoni=Siwani; Singrauli=Waidhan; Babai=Makhan Nagar; Nasrullaganj=Bherunda,Bhairunda
22 Raipur=Rpr; Kawardha=Kabirdham,Kabeerdham; Kanker=Uttar Bastar Kanker; Dantewada=Dakshin Bastar Dantewada,Dantewara; Surguja=Sarguja; Bhilai=Bhilai Nagar; Janjgir Champa=Janjgir; Baloda Bazar=Balodabazar
02 Lahaul Spiti=Lahul Spiti,Lahaul And Spiti
03 Ludhiana=Ldh; Amritsar=Asr; Sri Muktsar Sahib=Mukatsar; Tarn Taran=Tarn Taran Sahib; Gobindgarh=Mandi Gobindgarh; Anandpur Sahib=Sri Anandpur Sahib; Malerkotla=Maler Kotla; Bathinda=Bhatinda
06 Panchkula=Pkl; Rohtak=Rtk; Sonipat=Snp; Panipat=Pnp; Charkhi Dadri=Dadri; Yamunanagar=Jamuna Nagar,Yamuna Nagar; Mahendragarh=Mohindergarh,Mahendergarh; Ambala=Umballa; Bilaspur=Vyaspur,Vyas Pur
08 Udaipur=Udr; Bikaner=Bkn; Jhalawar=Jhalawad; Beawar=Byawar; Mount Abu=Abu Parvat; Kishangarh=Madanganj Kishangarh
19 Baharampur=Berhampore,Berhampur,Behrampore; Hugli-Chinsurah=Chinsurah,Chuchura,Chunchura,Hooghly Chinsurah,Hugli Chuchura; Chandannagar=Chandernagore,Chandannagore,Chandernagar; Serampore=Srirampur,Shrirampur,Srirampore; Barrackpore=Barrackpur,Barakpur,Barackpore; Bidhannagar=Bidhan Nagar; Contai=Kanthi; English Bazar=Malda,Maldah,Englishbazar; Malda=Maldah,Maldaha; Baranagar=Barahanagar; Kharagpur=Kharagpore,Kgp; Asansol=Asn; Durgapur=Dgp; Siliguri=Slg; Purba Bardhaman=East Burdwan,Purba Burdwan; Paschim Bardhaman=West Burdwan,Paschim Burdwan; Tamluk=Tamralipta; Katwa=Katoya; Kalna=Ambika Kalna; Kurseong=Karsiyang; Uttarpara Kotrung=Uttarpara; Krishnanagar=Krishnagar
21 Cuttack=Katak,Kataka,Ctc; Raurkela=Rkl; Boudh=Baudh; Jajpur=Jajapur,Jajpur Town; Kendrapara=Kendrapada; Nabarangpur=Nabarangapur,Nowrangpur; Subarnapur=Sonepur,Sonapur; Deogarh=Debagarh; Jeypore=Jeypur; Puri=Jagannath Puri; Balangir=Bolangir
10 Gaya=Gayaji,Gaya Ji; Muzaffarpur=Mfp; Darbhanga=Dbg; Bhagalpur=Bgp; Chapra=Chhapra; Arrah=Ara; Biharsharif=Bihar Shareef; Bettiah=Betia,Bettia; Siwan=Sewan; Jehanabad=Jahanabad; Kaimur=Kaimur Bhabua,Bhabua; Sasaram=Sahasram; Lakhisarai=Luckeesarai; Dehri=Dehri On Sone; Danapur=Dinapur,Dinapore
20 Ranchi=Rnc; Dhanbad=Dhn; Bokaro=Bokaro Steel City,B S City; Deoghar=B Deoghar,Baidyanath Dham,Vaidyanath Dham; Sahibganj=Sahebganj; Seraikela Kharsawan=Saraikela Kharsawan,Seraikela,Saraikela; Palamu=Palamau; Nagar Untari=Banshidhar Nagar,Shri Banshidhar Nagar,Sri Banshidhar Nagar,Bansidhar Nagar
18 Kamrup Metropolitan=Kamrup Metro,Kamrup M; Dima Hasao=North Cachar Hills,N C Hills; Mangaldoi=Mangaldai
01 Baramulla=Varmul; Budgam=Badgam; Bandipora=Bandipore,Bandipur; Shopian=Shupiyan,Shopiyan; Udhampur=Udhampore; Poonch=Punch
15 Aizawl=Aijal
30 Mapusa=Mapsa; Ponda=Phonda; Bardez=Bardes; Canacona=Kankon; Bicholim=Dicholi
34 Mahe=Mayyazhi; Yanam=Yanaon`
  .trim()
  .split('\n')
  .flatMap((row) =>
    row
      .slice(3)
      .split(';')
      .map((entry) => {
        const [name = '', aliases = ''] = entry.trim().split('=')
        return [name, row.slice(0, 2), aliases.split(',')] as const
      }),
  )
