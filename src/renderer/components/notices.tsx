import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ErrorEnvelope } from '../../shared/errors/coded-error'

/** What went wrong and what to do, in the interface language. Stays until it is closed. */
export function showError(error: ErrorEnvelope): void {
  notifications.show({
    color: 'red',
    autoClose: false,
    withBorder: true,
    title: i18next.t(`error.${error.code}.message`),
    message: [i18next.t(`error.${error.code}.whatToDo`), error.detail].filter(Boolean).join(' '),
  })
}

/** Good news; goes of itself. */
export function showDone(message: string): void {
  notifications.show({ message, withBorder: true, autoClose: 4000 })
}
