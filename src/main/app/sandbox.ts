import { app, dialog } from 'electron'
import type { Settings } from '../../shared/ipc/app'

interface Wording {
  readonly title: string
  readonly detail: string
}

const wordings: Readonly<Record<Settings['language'], Wording>> = {
  en: {
    title: 'Veridesk does not start without its sandbox',
    detail:
      'It was started with --no-sandbox; an AppImage does that by itself where the system gives its programs no namespaces. A document made to do harm could then reach your files. Install the .deb package, or ask your administrators to allow user namespaces.',
  },
  hi: {
    title: 'Veridesk अपने सैंडबॉक्स के बिना शुरू नहीं होता',
    detail:
      'इसे --no-sandbox के साथ शुरू किया गया; जहाँ सिस्टम प्रोग्रामों को नेमस्पेस नहीं देता, वहाँ AppImage ख़ुद ऐसा करता है। तब नुकसान पहुँचाने के लिए बना कोई दस्तावेज़ आपकी फ़ाइलों तक पहुँच सकता है। .deb पैकेज इंस्टॉल करें, या अपने एडमिनिस्ट्रेटर से यूज़र नेमस्पेस की अनुमति माँगें।',
  },
  mr: {
    title: 'Veridesk त्याच्या सँडबॉक्सशिवाय सुरू होत नाही',
    detail:
      'ते --no-sandbox सह सुरू केले गेले; जिथे सिस्टिम प्रोग्रामना नेमस्पेस देत नाही, तिथे AppImage स्वतःच असे करते. मग हानी करण्यासाठी बनवलेला दस्तऐवज तुमच्या फायलींपर्यंत पोहोचू शकतो. .deb पॅकेज स्थापित करा, किंवा तुमच्या प्रशासकांकडे युजर नेमस्पेसची परवानगी मागा.',
  },
}

/**
 * Turns Chromium's sandbox on for every process. False where it was turned off: only root may do that, who cannot have
 * it (containers, CI), and a checkout. Must be called before the app is ready.
 */
export function haveSandbox(): boolean {
  if (!app.commandLine.hasSwitch('no-sandbox')) {
    app.enableSandbox()
    return true
  }
  return !app.isPackaged || process.getuid?.() === 0
}

/** Says why the app does not start, in the system's language, and ends it. */
export async function endWithoutSandbox(): Promise<void> {
  await app.whenReady()
  const language = app.getLocale().slice(0, 2)
  const { title, detail } = language === 'hi' || language === 'mr' ? wordings[language] : wordings.en
  process.stderr.write(`${title}. ${detail}\n`)
  dialog.showErrorBox(title, detail)
  app.exit(1)
}
