import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { toEnvelope } from '../../../shared/errors/coded-error'
import type { IntakeReport } from '../../../shared/ipc/queue'
import { ask, pathOf } from '../../api/ask'
import { closable, showDone, showError } from '../../components/notices'

/** Says what was taken in, what was there before, and what could not be taken and why. */
export function reportIntake(report: IntakeReport): void {
  const said = [i18next.t('queue.accepted', { count: report.accepted })]
  if (report.duplicates > 0) said.push(i18next.t('queue.duplicates', { count: report.duplicates }))
  if (report.accepted > 0 || report.rejected.length === 0) showDone(said.join(' '))
  if (report.rejected.length === 0) return
  const some = report.rejected
    .slice(0, 5)
    .map(({ fileName, error }) => `${fileName}: ${i18next.t(`error.${error.code}.message`)}`)
  notifications.show({
    color: 'orange',
    autoClose: false,
    withBorder: true,
    closeButtonProps: closable(),
    title: i18next.t('queue.rejected', { count: report.rejected.length }),
    message: some.join('\n'),
    styles: { description: { whiteSpace: 'pre-line' } },
  })
}

export async function choose(what: 'files' | 'folder'): Promise<void> {
  try {
    const report = await ask('queue:choose', { what })
    if (report) reportIntake(report)
  } catch (error) {
    showError(toEnvelope(error))
  }
}

export async function takeDropped(files: readonly File[]): Promise<void> {
  const paths = files.map(pathOf).filter((path) => path !== '')
  if (paths.length === 0) return
  try {
    reportIntake(await ask('queue:import', { paths }))
  } catch (error) {
    showError(toEnvelope(error))
  }
}
