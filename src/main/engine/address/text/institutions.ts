/**
 * Institutions by the names under which they print one branch: in full, in letters, and, where banks were merged, by the
 * name before. Of general knowledge; the mergers of banks are those of 2008 to 2025. Rows as in the lexicon: the word,
 * then the names that stand for it.
 */

/** Banks with branches. */
const banks = `
  sbi: state bank of india|bhartiy state bank|bharatiya state bank|state bank india|state bank|state bank of hyderabad|sbh|state bank of mysore|sbm|state bank of travancore|sbt|state bank of patiala|state bank of bikaner and jaipur|state bank of bikaner jaipur|sbbj|state bank of saurashtra|state bank of indore|bharatiya mahila bank;
  bob: bank of baroda|bank baroda|baroda bank|dena bank|dena|vijaya bank; pnb: punjab national bank|oriental bank of commerce|oriental bank commerce|obc|united bank of india|united bank;
  canara bank: canara bank|syndicate bank|sindicate bank|synd bank|syndicate; ubi: union bank of india|union bank|andhra bank|corporation bank|ab|corp bank; indian bank: indian bank|allahabad bank|alld bank; cbi: central bank of india|central bank;
  boi: bank of india; bank of maharashtra: bank of maharashtra|bank of maharashtr|bank maharashtra|mahabank; iob: indian overseas bank; uco bank: uco bank|united commercial bank; psb: punjab and sind bank|punjab sind bank|punjab and sindh bank|punjab sindh bank;
  idbi: idbi bank; hdfc: hdfc bank; icici: icici bank|bank of madura|bank of rajasthan|sangli bank; axis bank: axis bank|uti bank; kotak bank: kotak mahindra bank|kotak bank|ing vysya bank|vysya bank;
  yes bank: yes bank; indusind: indusind bank; idfc: idfc first bank|idfc bank; bandhan bank: bandhan bank; rbl: rbl bank|ratnakar bank; federal bank: federal bank; sib: south indian bank; kvb: karur vysya bank; cub: city union bank;
  csb: csb bank|catholic syrian bank; dhanlaxmi bank: dhanlaxmi bank|dhanalakshmi bank|dhanlakshmi bank; tmb: tamilnad mercantile bank|tamil nadu mercantile bank; karnataka bank: karnataka bank; jk bank: jammu and kashmir bank|jammu kashmir bank|j and k bank|j k bank|jk bank;
  dcb: dcb bank|development credit bank; nainital bank: nainital bank; lvb: lakshmi vilas bank|dbs bank`

/** Regional rural banks by what they were merged into, a state's; "gramin" stands for all its spellings. */
const ruralBanks = `
  bihar gramin bank: dakshin bihar gramin bank|uttar bihar gramin bank|madhya bihar gramin bank|bihar gramin bank|bihar kshetriya gramin bank|mbgb|dbgb|ubgb;
  karnataka gramin bank: karnataka gramin bank|pragathi krishna gramin bank|kaveri gramin bank|karnataka vikas gramin bank|kvg bank|kvgb|pkgb; andhra gramin bank: andhra pradesh gramin bank|andhra pragathi gramin bank|apgb|chaitanya godavari gramin bank|cggb|c g g b|saptagiri gramin bank;
  telangana gramin bank: telangana gramin bank|tgb|deccan gramin bank|andhra pradesh gramin vikas bank|apgvb; up gramin bank: uttar pradesh gramin bank|prathama up gramin bank|prathama gramin bank|prathama bank|baroda up bank|baroda up gramin bank|aryavart bank|gramin bank of aryavart|purvanchal bank|purvanchal gramin bank|allahabad up gramin bank|sarva up gramin bank|kashi gomti samyut gramin bank;
  west bengal gramin bank: west bengal gramin bank|bangiya gramin vikash bank|bangiya gramin vikas bank|bgvb|paschim banga gramin bank|uttarbanga kshetriya gramin bank|uttar banga kshetriya gramin bank;
  gujarat gramin bank: gujarat gramin bank|baroda gujarat gramin bank|saurashtra gramin bank|kutch gramin bank|dena gujarat gramin bank; mp gramin bank: madhya pradesh gramin bank|madhyanchal gramin bank|narmada jhabua gramin bank|central madhya pradesh gramin bank|satpura narmada kshetriya gramin bank;
  maharashtra gramin bank: maharashtra gramin bank|vidharbha konkan gramin bank|vidarbha konkan gramin bank|wainganga krishna gramin bank; rajasthan gramin bank: rajasthan gramin bank|rajasthan marudhara gramin bank|rmgb|marudhara gramin bank|baroda rajasthan kshetriya gramin bank|baroda rajasthan gramin bank|brkgb;
  odisha gramin bank: odisha gramin bank|utkal gramin bank|neelachal gramya bank|kalinga gramya bank; jk gramin bank: j and k gramin bank|j k gramin bank|jk gramin bank|jammu and kashmir gramin bank|ellaquai dehati bank; assam gramin bank: assam gramin vikash bank|assam gramin vikas bank|assam gramin bank|agvb|langpi dehangi rural bank;
  tamil nadu gramin bank: tamil nadu gramin bank|tamilnadu gramin bank|pallavan gramin bank|pandyan gramin bank; kerala gramin bank: kerala gramin bank|south malabar gramin bank|north malabar gramin bank; chhattisgarh gramin bank: chhattisgarh rajya gramin bank|chhattisgarh gramin bank|durg rajnandgaon gramin bank|surguja kshetriya gramin bank;
  jharkhand gramin bank: jharkhand rajya gramin bank|jharkhand gramin bank|vananchal gramin bank; haryana gramin bank: sarva haryana gramin bank|haryana gramin bank|shgb|gurgaon gramin bank; punjab gramin bank: punjab gramin bank|malwa gramin bank|sutlej gramin bank; himachal gramin bank: himachal pradesh gramin bank|himachal gramin bank|parvatiya gramin bank;
  uttarakhand gramin bank: uttarakhand gramin bank|uttaranchal gramin bank|nainital almora kshetriya gramin bank; tripura gramin bank: tripura gramin bank; mizoram rural bank: mizoram rural bank|mrb|m r b; meghalaya rural bank: meghalaya rural bank; manipur rural bank: manipur rural bank`

/** Others of many branches: insurers, post offices, companies that gas agencies and pumps are of. */
const others = `
  lic: life insurance corporation of india|life insurance corporation|life insurance corpn of india|lic of india; sub post office: sub post office|sub postoffice; head post office: head post office|hpo|general post office|gpo;
  hpcl: hp gas|hindustan petroleum corporation|hindustan petroleum; iocl: indane gas|indane|indian oil corporation|indian oil; bpcl: bharat gas|bharat petroleum corporation|bharat petroleum`

/** What every village or block may have one of; of schools the kind, not their name. */
const ofGovernment = ['government', 'govt', 'gov', 'shaskiya', 'shaskiy', 'shasakiya', 'rajkiya', 'rajkeeya', 'rajkiy']
const higher = ['higher secondary school', 'hr sec school', 'hr secondary school', 'h s school', 'hs school', 'h s s', 'hss', 'uchchatar madhyamik vidyalaya', 'uchchatar madhyamik vidyalay', 'uchh madhyamik vidyalaya'] // prettier-ignore
const credit = ['agricultural', 'agrl', 'agri', 'agriculture'].flatMap((kind) => ['credit', 'coop', 'cooperative', 'co op', 'credit coop', 'credit cooperative', 'credit co op', 'coop credit', 'cooperative credit', 'co op credit'].flatMap((of) => ['society', 'soc', 'bank'].map((end) => `primary ${kind} ${of} ${end}`))) // prettier-ignore
const ofVillages = [
  ['ghss', 'g h s s', ...ofGovernment.flatMap((by) => higher.map((school) => `${by} ${school}`))],
  ['gsss', 'g s s s', ...ofGovernment.flatMap((by) => ['senior secondary school', 'sr sec school', 'sr secondary school', 'sen sec school', 'varisht madhyamik vidyalaya'].map((school) => `${by} ${school}`))],
  ['pacs', 'p a c s', ...credit, 'prathmik krishi sakh sahkari samiti', 'prathmik krishi sakh sahakari samiti', 'krishi sakh sahkari samiti', 'krishi sakh sahakari samiti'],
  ['phc', 'p h c', 'primary health centre', 'primary health center', 'prathmik swasthya kendra', 'prathamik swasthya kendra', 'prathamik arogya kendra'],
  ['chc', 'c h c', 'community health centre', 'community health center', 'samudayik swasthya kendra'],
  ['zphs', 'z p h s', 'z p high school', 'zp high school', 'zilla parishad high school', 'zpp high school'],
  ['apmc', 'a p m c', 'agricultural produce market committee', 'agriculture produce market committee', 'krushi utpanna bazar samiti', 'krishi utpanna bazar samiti', 'bajar samiti', 'bazar samiti', 'krishi upaj mandi samiti', 'krishi upaj mandi'],
] as const // prettier-ignore

const gramin = ['gramin', 'grameen', 'grameena', 'gramina', 'gramya', 'grama'] as const
/** "PNB (e-OBC)", "Canara Bank (erstwhile Syndicate Bank)" */
const before = ['', 'e ', 'erstwhile ', 'formerly ', 'former ', 'ex ', 'earlier '] as const

/** Forms that are too short or too common to stand for a bank alone. */
const behindWordOnly: ReadonlySet<string> = new Set(['ab', 'syndicate', 'dena', 'united bank'])

const rows = (table: string): [name: string, forms: string[]][] =>
  table.split(';').map((row) => {
    const [name = '', forms = ''] = row.trim().split(':')
    return [name, forms.trim().split('|')]
  })

const spelt = (form: string): string[] =>
  form.includes('gramin ') ? gramin.map((word) => form.replace('gramin ', `${word} `)) : [form]

/** All ways to print a form. */
const printed = (form: string): string[] =>
  before.flatMap((word) => (word === '' && behindWordOnly.has(form) ? [] : spelt(form).map((one) => word + one)))

const branched: readonly (readonly [name: string, forms: readonly string[]])[] = [
  ...[banks, ruralBanks, others].flatMap(rows),
  ...ofVillages.map(([name, ...forms]) => [name, forms] as const),
]

/** As the lexicon joins several words to one. */
export const institutionNames: string = branched
  .map(([name, forms]) => `${name}: ${[name, ...forms].flatMap(printed).join('|')}`)
  .join(';')

/** The words of institutions that have branches: in each of them it is called so, and tells none from another. */
export const branchedInstitutions: ReadonlySet<string> = new Set(branched.map(([name]) => name))
