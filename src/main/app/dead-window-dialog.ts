import { dialog } from 'electron'
import type { Settings } from '../../shared/ipc/app'
import { logFile } from './places'

type Language = Settings['language']
interface Wording {
  readonly message: string
  readonly detail: (log: string) => string
  readonly again: string
  readonly quit: string
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    message: 'The window fails again and again',
    detail: (log) =>
      `Nothing is lost: every change was written at once. Try again, or quit and restart the computer. Where it goes on, give your support this file, which holds no personal data:\n${log}`,
    again: 'Try again',
    quit: 'Quit',
  },
  hi: {
    message: 'विंडो बार-बार बंद हो रही है',
    detail: (log) =>
      `कुछ भी खोया नहीं है: हर बदलाव तुरंत सहेजा गया था। फिर से कोशिश करें, या बंद करके कंप्यूटर फिर से चालू करें। फिर भी ऐसा हो तो अपने सहायता दल को यह फ़ाइल दें, इसमें कोई निजी जानकारी नहीं है:\n${log}`,
    again: 'फिर से कोशिश करें',
    quit: 'बंद करें',
  },
  mr: {
    message: 'विंडो पुन्हा पुन्हा बंद पडत आहे',
    detail: (log) =>
      `काहीही हरवलेले नाही: प्रत्येक बदल लगेच जतन झाला होता. पुन्हा प्रयत्न करा, किंवा बंद करून संगणक पुन्हा सुरू करा. तरीही असे झाले तर तुमच्या साहाय्य गटाला ही फाइल द्या, तिच्यात कोणतीही खाजगी माहिती नाही:\n${log}`,
    again: 'पुन्हा प्रयत्न करा',
    quit: 'बंद करा',
  },
}

/** Says, in a dialog of the system, that the window cannot be shown. True where it is to be tried again. */
export async function askAfterDeaths(language: Language): Promise<boolean> {
  const { message, detail, again, quit } = wordings[language]
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: 'Veridesk',
    message,
    detail: detail(logFile()),
    buttons: [again, quit],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}
