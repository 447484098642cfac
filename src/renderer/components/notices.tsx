import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ErrorEnvelope } from '../../shared/errors/coded-error'

/** What went wrong and what to do, in the interface language. Stays until it is closed, and is said once until then. */
export function showError(error: ErrorEnvelope): void {
  const whatToDo = i18next.t(`error.${error.code}.whatToDo`)
  notifications.show({
    id: `${error.code} ${error.detail ?? ''}`,
    color: 'red',
    autoClose: false,
    withBorder: true,
    title: i18next.t(`error.${error.code}.message`),
    message: error.detail === null ? whatToDo : `${error.detail}: ${whatToDo}`,
  })
}

/** Good news; goes of itself. */
export function showDone(message: string): void {
  notifications.show({ message, withBorder: true, autoClose: 4000 })
}
