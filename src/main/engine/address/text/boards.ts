/**
 * Boards and authorities that build colonies and lay out estates, by the short names that people say: "MHADA Colony" is
 * "Maharashtra Housing and Area Development Authority Colony". Rows as in the lexicon: the word, then its long forms.
 */
const uttar = ['uttar pradesh', 'u p', 'up']
const avas = ['avas', 'awas'].flatMap((home) => ['', 'evam ', 'and '].map((and) => `${home} ${and}vikas`))
const ofUttarPradesh = ['housing and development board', 'housing board', ...avas]

const rows = [
  ['avas vikas', ...['', ...uttar.map((state) => `${state} `)].flatMap((state) => ofUttarPradesh.flatMap((board) => state === '' && board.startsWith('housing') ? [] : [`${state}${board} parishad`, state + board])), 'upavp'],
  ['mhada', 'maharashtra housing and area development authority', 'maharashtra housing area development authority', 'maharashtra housing board'],
  ['huda', 'haryana urban development authority', 'haryana shehri vikas pradhikaran', 'haryana shahari vikas pradhikaran', 'hsvp', 'hyderabad urban development authority'],
  ['puda', 'punjab urban planning and development authority', 'punjab urban development authority'],
  ['gmada', 'greater mohali area development authority'],
  ['khb', 'karnataka housing board'],
  ['tnhb', 'tamil nadu housing board', 'tamilnadu housing board', 't n housing board', 'tn housing board'],
  ['rhb', 'rajasthan housing board', 'rajasthan avas mandal', 'rajasthan awas mandal'],
  ['aphb', 'andhra pradesh housing board', 'a p housing board', 'ap housing board'],
  ['mphb', 'madhya pradesh housing board', 'm p housing board', 'mp housing board'],
  ['cghb', 'chhattisgarh housing board', 'c g housing board', 'cg housing board'],
  ['himuda', 'himachal pradesh housing and urban development authority', 'himachal pradesh housing board', 'h p housing board', 'hp housing board'],
  ['ghb', 'gujarat housing board'],
  ['chb', 'chandigarh housing board'],
  ['kshb', 'kerala state housing board', 'kerala housing board'],
  ['wbhb', 'west bengal housing board'],
  ['bshb', 'bihar state housing board', 'bihar housing board'],
  ['jshb', 'jharkhand state housing board', 'jharkhand housing board'],
  ['oshb', 'odisha state housing board', 'orissa state housing board', 'odisha housing board', 'orissa housing board'],
  ['cidco', 'city and industrial development corporation of maharashtra', 'city and industrial development corporation'],
  ['midc', 'maharashtra industrial development corporation'],
  ['gidc', 'gujarat industrial development corporation'],
  ['riico', 'rajasthan state industrial development and investment corporation', 'rajasthan industrial development and investment corporation'],
  ['hsiidc', 'haryana state industrial and infrastructure development corporation', 'haryana state industrial development corporation', 'hsidc'],
  ['upsidc', 'uttar pradesh state industrial development corporation', 'u p state industrial development corporation', 'upsida'],
  ['kiadb', 'karnataka industrial areas development board', 'karnataka industrial area development board'],
  ['sipcot', 'state industries promotion corporation of tamil nadu', 'state industries promotion corporation of tamilnadu'],
] as const // prettier-ignore

/** As the lexicon joins several words to one: "mhada: maharashtra housing board|...". */
export const boardNames: string = rows.map(([name, ...forms]) => `${name}: ${forms.join('|')}`).join(';')

/** Those that lay out industrial areas, by their short names. */
export const estateBoards: ReadonlySet<string> = new Set('midc gidc riico hsiidc upsidc kiadb sipcot sidco ida apiic tsiic siidcul psiec dsiidc dsidc akvn mpakvn idco kinfra sidcul upsida bsidc biada csidc wbidc jiada aiada aida riada sicop'.split(' ')) // prettier-ignore

/** "KBHB", "CHB": initials that end so are those of a housing board, as many as a town has. */
export const isHousingBoard = (text: string): boolean => text === 'housing board' || /^[a-z]{1,3}hb$/.test(text)

/** Those that build colonies and flats, by their short names: where people live they are "the Housing Board". */
export const housingBoards: ReadonlySet<string> = new Set('mhada khb tnhb rhb aphb mphb cghb himuda ghb chb kshb wbhb bshb jshb oshb upavp'.split(' ')) // prettier-ignore
