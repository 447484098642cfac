import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { IntakeReport } from '../../../shared/ipc/queue'
import { ask } from '../../api/ask'
import { showDone, showError } from '../../components/notices'
import { inBatches, type DroppedFiles } from './dropped'
import { reasonsOf } from './rejections'

/** Says what was taken in, what was there before, and what could not be taken and why. */
export function reportIntake(report: IntakeReport): void {
  const said = [i18next.t('queue.accepted', { count: report.accepted })]
  if (report.duplicates > 0) said.push(i18next.t('queue.duplicates', { count: report.duplicates }))
  if (report.accepted > 0 || report.rejected.length === 0) showDone(said.join(' '))
  if (report.rejected.length === 0) return
  notifications.show({
    color: 'orange',
    autoClose: false,
    withBorder: true,
    title: i18next.t('queue.rejected', { count: report.rejected.length }),
    message: reasonsOf(report.rejected, (key, params = {}) => i18next.t(key, params)).join('\n'),
    styles: { description: { whiteSpace: 'pre-line' } },
  })
}

/** Says that the last run ended during an import, and what to do about the files that it may not have come to. */
export async function tellCutImport(): Promise<void> {
  try {
    if (!(await ask('queue:importCut', {}))) return
    notifications.show({
      color: 'orange',
      autoClose: false,
      withBorder: true,
      title: i18next.t('queue.importCut'),
      message: i18next.t('queue.importCutToDo'),
    })
  } catch (error) {
    showError(toEnvelope(error))
  }
}

export async function choose(what: 'files' | 'folder'): Promise<void> {
  try {
    const report = await ask('queue:choose', { what })
    if (report) reportIntake(report)
  } catch (error) {
    showError(toEnvelope(error))
  }
}

/** Takes in what was dropped, some at a time: a folder may hold thousands. */
export async function takeDropped(files: DroppedFiles): Promise<void> {
  let report: IntakeReport = { accepted: 0, duplicates: 0, rejected: [] }
  try {
    for await (const { files: some, rejected, more } of inBatches(files)) {
      const taken = some.length > 0 ? await ask('queue:import', { files: some, more }) : null
      report = {
        accepted: report.accepted + (taken?.accepted ?? 0),
        duplicates: report.duplicates + (taken?.duplicates ?? 0),
        rejected: [...report.rejected, ...rejected, ...(taken?.rejected ?? [])],
      }
    }
  } catch (error) {
    showError(toEnvelope(error))
  }
  if (report.accepted + report.rejected.length > 0) reportIntake(report)
}
