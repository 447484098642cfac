import { Modal, Tabs } from '@mantine/core'
import { useText } from '../../i18n'
import { closeOverlay, overlayStore } from '../../app/navigation'
import { useStore } from '../../lib/store'
import { BandSettings } from './BandSettings'
import { ConnectionSettings } from '../remote/ConnectionSettings'
import { DataSettings } from './DataSettings'
import { GeneralSettings } from './GeneralSettings'
import { KeySettings } from './KeySettings'
import { KeepingSettings } from './KeepingSettings'
import { ReadingSettings } from './ReadingSettings'
import { tellDrafts, typeDrafts } from '../user-types/type-drafts'
import { TypeSettings } from '../user-types/TypeSettings'
import { ServiceSettings } from './ServiceSettings'
import { UpdateSettings } from './UpdateSettings'
import classes from './Settings.module.css'

const tabs = {
  general: GeneralSettings,
  reading: ReadingSettings,
  bands: BandSettings,
  types: TypeSettings,
  data: DataSettings,
  keeping: KeepingSettings,
  service: ServiceSettings,
  connection: ConnectionSettings,
  updates: UpdateSettings,
  keys: KeySettings,
} as const

export function SettingsDialog() {
  const { t } = useText()
  const open = useStore(overlayStore, (overlay) => overlay.kind === 'settings')
  const tab = useStore(overlayStore, (overlay) => (overlay.kind === 'settings' ? overlay.tab : undefined))
  // Changes that wait to be saved are what the dialog was left with.
  const first = useStore(typeDrafts, (drafts) => (Object.keys(drafts).length > 0 ? 'types' : 'general'))
  const close = (): void => {
    closeOverlay()
    tellDrafts()
  }
  const names = Object.keys(tabs) as (keyof typeof tabs)[]
  return (
    <Modal opened={open} onClose={close} title={t('action.settings')} size={820} transitionProps={{ duration: 0 }}>
      <Tabs
        defaultValue={tab ?? first}
        orientation="vertical"
        keepMounted={false}
        className={classes.tabs}
        classNames={{ tabLabel: classes.tabLabel ?? '' }}
      >
        <Tabs.List aria-label={t('action.settings')}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              {t(`settings.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const Panel = tabs[name]
          return (
            <Tabs.Panel key={name} value={name} pl={24}>
              <Panel />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </Modal>
  )
}
