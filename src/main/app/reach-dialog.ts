import { BrowserWindow, dialog } from 'electron'
import type { Settings } from '../../shared/ipc/app'
import type { NewReach } from '../services'

type Language = Settings['language']
interface Wording {
  readonly question: string
  readonly allow: string
  readonly cancel: string
  readonly service: string
  readonly storage: string
  readonly private_host: string
  readonly network: string
  readonly callers: string
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    question: 'Allow this?',
    allow: 'Allow',
    cancel: 'Cancel',
    service: 'Documents may be sent to',
    storage: 'Images may be stored at',
    private_host: 'The service may fetch files from',
    network: 'The network may be used again.',
    callers: 'Other machines on your network may call the service on this one.',
  },
  hi: {
    question: 'क्या इसकी अनुमति है?',
    allow: 'अनुमति दें',
    cancel: 'रद्द करें',
    service: 'दस्तावेज़ यहाँ भेजे जा सकेंगे:',
    storage: 'चित्र यहाँ रखे जा सकेंगे:',
    private_host: 'सेवा यहाँ से फ़ाइलें ला सकेगी:',
    network: 'नेटवर्क का फिर से उपयोग हो सकेगा।',
    callers: 'आपके नेटवर्क के दूसरे कंप्यूटर इस कंप्यूटर की सेवा को बुला सकेंगे।',
  },
  mr: {
    question: 'याला परवानगी आहे का?',
    allow: 'परवानगी द्या',
    cancel: 'रद्द करा',
    service: 'कागदपत्रे येथे पाठवली जाऊ शकतील:',
    storage: 'चित्रे येथे ठेवली जाऊ शकतील:',
    private_host: 'सेवा येथून फायली आणू शकेल:',
    network: 'नेटवर्क पुन्हा वापरले जाऊ शकेल.',
    callers: 'तुमच्या नेटवर्कवरील इतर संगणक या संगणकावरील सेवेला बोलावू शकतील.',
  },
}

/** Asks in a dialog of the system, which no script of the window can answer. False unless the analyst allows it. */
export async function askForReach(reach: readonly NewReach[], language: Language): Promise<boolean> {
  const wording = wordings[language]
  const options: Electron.MessageBoxOptions = {
    type: 'question',
    message: wording.question,
    detail: reach
      .map((one) => ('address' in one ? `${wording[one.kind]} ${one.address}` : wording[one.kind]))
      .join('\n'),
    buttons: [wording.cancel, wording.allow],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options))
  return response === 1
}
