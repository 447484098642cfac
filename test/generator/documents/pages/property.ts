import { Facts } from './business'
import { pageLayout } from './page-writer'
import { toDevanagari } from '../../people/transliterate'

export const property = [
  pageLayout('deed.sale', 'SALE_DEED', (w, random) => {
    const f = new Facts(random)
    w.title('SALE DEED', `Document No. ${random.digits(4)}/${random.int(2012, 2025)}`)
    w.prose(
      `THIS DEED OF SALE is made and executed at ${random.pick(['Pune', 'Mysuru', 'Jaipur'])} on this ${f.day()} BETWEEN ${f.person()}, residing at ${f.address()}, hereinafter called the VENDOR (which expression shall unless repugnant to the context include heirs, executors and assigns) of the ONE PART, AND ${f.person()}, residing at ${f.address()}, hereinafter called the PURCHASER of the OTHER PART.`,
    )
    w.prose(
      `WHEREAS the Vendor is the absolute owner of the property more fully described in the Schedule hereunder, and has agreed to sell the same to the Purchaser for a total sale consideration of Rs. ${f.amount(500000, 9000000)}.`,
    )
    w.prose(
      'NOW THIS DEED WITNESSETH that in pursuance of the said agreement the Vendor doth hereby sell, convey and transfer unto the Purchaser the schedule property free from all encumbrances, to have and to hold the same absolutely for ever.',
    )
    w.heading('SCHEDULE OF PROPERTY').prose(
      `All that piece and parcel of land bearing Survey No. ${random.int(1, 300)}/${random.int(1, 9)} measuring ${random.int(600, 4000)} sq. ft. situated at ${f.address()}`,
    )
    w.rows([
      ['VENDOR', ''],
      ['PURCHASER', ''],
      ['WITNESSES', '1.          2.'],
      ['Registered at the office of the Sub-Registrar', ''],
    ])
  }),
  pageLayout('index2.igr', 'INDEX_2', (w, random) => {
    const f = new Facts(random)
    w.rows([
      [`${f.day()}`, 'सूची क्र.2'],
      ['दुय्यम निबंधक : सह दु.नि. हवेली', `दस्त क्रमांक : ${random.digits(4)}/${random.int(2012, 2025)}`],
      ['नोदंणी :', 'Regn:63m'],
    ])
    w.title(`गावाचे नाव : ${toDevanagari(random.pick(['Kothrud', 'Wakad', 'Baner', 'Hadapsar']))}`)
    w.table(
      [0.42, 0.58],
      [
        ['(1) विलेखाचा प्रकार', random.pick(['करारनामा', 'खरेदीखत', 'अभिहस्तांतरणपत्र'])],
        ['(2) मोबदला', f.amount(500000, 9000000)],
        ['(3) बाजारभाव (भाडेपटट्याच्या बाबतितपटटाकार आकारणी देतो की पटटेदार ते नमुद करावे)', f.amount(500000, 9000000)],
        [
          '(4) भू-मापन, पोटहिस्सा व घरक्रमांक (असल्यास)',
          `1) पालिकेचे नाव: पुणे म.न.पा. इतर वर्णन : सदनिका नं ${random.int(101, 909)}, सर्व्हे नं ${random.int(1, 99)}`,
        ],
        ['(5) क्षेत्रफळ', `${random.int(40, 120)}.50 चौ.मीटर`],
        ['(6) आकारणी किंवा जुडी देण्यात असेल तेव्हा.', ''],
        [
          '(7) दस्तऐवज करुन देणा-या/लिहून ठेवणा-या पक्षकाराचे नाव',
          `1): नाव:-${toDevanagari(f.person())} वय:-${random.int(30, 70)}`,
        ],
        [
          '(8) दस्तऐवज करुन घेणा-या पक्षकाराचे व किंवा दिवाणी न्यायालयाचा हुकुमनामा',
          `1): नाव:-${toDevanagari(f.person())} वय:-${random.int(25, 60)}`,
        ],
        ['(9) दस्तऐवज करुन दिल्याचा दिनांक', f.day()],
        ['(10) दस्त नोंदणी केल्याचा दिनांक', f.day()],
        ['(12) बाजारभावाप्रमाणे मुद्रांक शुल्क', f.amount(20000, 400000)],
        ['(13) बाजारभावाप्रमाणे नोंदणी शुल्क', '30000'],
        ['(14) शेरा', ''],
      ],
    )
  }),
  pageLayout('rent.agreement', 'RENT_AGREEMENT', (w, random) => {
    const f = new Facts(random)
    w.title(random.pick(['RENT AGREEMENT', 'RENTAL AGREEMENT', 'LEAVE AND LICENSE AGREEMENT']))
    w.prose(
      `This Rent Agreement is made and executed on this ${f.day()} between ${f.person()}, residing at ${f.address()} (hereinafter referred to as the OWNER / LANDLORD / LICENSOR) and ${f.person()} (hereinafter referred to as the TENANT / LICENSEE).`,
    )
    w.prose(
      `1. That the premises at ${f.address()} are let out for a period of 11 months commencing from ${f.day()} and ending on ${f.day()}.`,
    )
    w.prose(
      `2. That the tenant shall pay a monthly rent of Rs. ${f.amount(4000, 60000)} on or before the 5th of each month. 3. That the tenant has paid an interest free refundable security deposit of Rs. ${f.amount(10000, 200000)}. 4. That the tenant shall not sublet the premises. 5. That either party may terminate this agreement by one month notice.`,
    )
    w.prose('IN WITNESS WHEREOF the parties have set their hands on the day and year first above written.').rows([
      ['LANDLORD', 'TENANT'],
      ['WITNESSES:', ''],
    ])
  }),
  pageLayout('satbara.712', 'SATBARA', (w, random) => {
    const f = new Facts(random)
    w.title(
      'महाराष्ट्र शासन',
      'गाव नमुना सात (अधिकार अभिलेख पत्रक)',
      '[महाराष्ट्र जमीन महसूल अधिकार अभिलेख आणि नोंदवह्या (तयार करणे व सुस्थितीत ठेवणे) नियम, १९७१]',
    )
    w.rows([
      [`गाव :- ${toDevanagari(random.pick(['Shirur', 'Wagholi', 'Uruli']))}`, 'तालुका :- हवेली    जिल्हा :- पुणे'],
      ['गट क्रमांक व उपविभाग', `${random.int(1, 900)}/${random.int(1, 9)}`],
      ['भू-धारणा पद्धती', 'भोगवटादार वर्ग -१'],
      ['शेताचे स्थानिक नाव', ''],
    ])
    w.table(
      [0.3, 0.34, 0.12, 0.12, 0.12],
      [
        ['क्षेत्र, एकक व आकारणी', 'भोगवटादाराचे नाव', 'क्षेत्र', 'आकार', 'फेरफार क्र.'],
        [
          `हे.आर.चौ.मी. अ) लागवड योग्य क्षेत्र जिरायत ${random.int(0, 3)}.${random.digits(2)}.00`,
          toDevanagari(f.person()),
          `${random.int(0, 3)}.${random.digits(2)}`,
          '2.50',
          random.digits(4),
        ],
        ['ब) पोटखराब क्षेत्र', toDevanagari(f.person()), '0.10', '', random.digits(4)],
      ],
    )
    w.title('गाव नमुना बारा (पिकांची नोंदवही)').table(
      [0.14, 0.14, 0.3, 0.22, 0.2],
      [
        ['वर्ष', 'हंगाम', 'पिकाचे नाव', 'जल सिंचित', 'शेरा'],
        ['२०२२-२३', 'खरीप', 'सोयाबीन', '0.40', ''],
        ['२०२२-२३', 'रब्बी', 'गहू', '0.40', ''],
      ],
    )
    w.prose('इतर अधिकार: विहीर. कुळाचे नाव व खंड. खाते क्रमांक, सीमा आणि भूमापन चिन्हे.')
  }),
]
