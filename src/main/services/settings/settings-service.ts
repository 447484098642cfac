import { defaultSettings, settingsSchema, type Settings } from '../../../shared/ipc/app'
import { queueViewSchema, type QueueView } from '../../../shared/domain/review'
import { allowedDays } from '../../../shared/domain/policy'
import { auditEntry } from '../audit/entry'
import type { ServiceContext } from '../context'

const viewKey = 'view'
/**
 * Settings that decide what a human is shown, how long documents are kept, where they go, or who reaches them: an
 * auditor asks.
 */
const logged: readonly (keyof Settings)[] = [
  'bandLimits',
  'fieldBandLimits',
  'retentionDays',
  'retentionOpenDays',
  'noNetwork',
  'connection',
  'serviceOn',
  'serviceHost',
  'serviceAllowedHosts',
  'updateChannel',
]
const keys = Object.keys(defaultSettings) as (keyof Settings)[]

/** Settings and the analyst's last view. What is stored but no longer valid falls back to the default. */
export class SettingsService {
  private settings: Settings
  private readonly listeners: ((settings: Settings, before: Settings) => void)[] = []

  constructor(private readonly context: Pick<ServiceContext, 'store' | 'analyst' | 'now' | 'policy'>) {
    this.settings = this.allowed(read(context.store.settings.all()))
  }

  get(): Settings {
    return this.settings
  }

  /** Members that are undefined stay as they are. */
  set(change: { readonly [K in keyof Settings]?: Settings[K] | undefined }): Settings {
    const changed = keys.filter((key) => change[key] !== undefined)
    const before = this.settings
    this.context.store.write((tx) => {
      for (const key of changed) {
        tx.settings.put(key, change[key])
        if (!logged.includes(key)) continue
        const values = { before: JSON.stringify(before[key]), after: JSON.stringify(change[key]) }
        tx.audit.append(auditEntry(this.context, 'settings_changed', { path: key, ...values }))
      }
    })
    this.settings = this.allowed({ ...before, ...Object.fromEntries(changed.map((key) => [key, change[key]])) })
    for (const listener of this.listeners) listener(this.settings, before)
    return this.settings
  }

  onChange(listener: (settings: Settings, before: Settings) => void): void {
    this.listeners.push(listener)
  }

  /** What the administrators decided holds, whatever is stored. */
  private allowed(settings: Settings): Settings {
    const { noNetwork, retentionDays, retentionOpenDays, updateChannel } = this.context.policy
    return {
      ...settings,
      retentionDays: allowedDays(settings.retentionDays, retentionDays),
      retentionOpenDays: allowedDays(settings.retentionOpenDays, retentionOpenDays),
      noNetwork: settings.noNetwork || noNetwork === true,
      serviceOn: settings.serviceOn && noNetwork !== true,
      updateChannel: updateChannel ?? settings.updateChannel,
    }
  }

  rememberView(view: QueueView): void {
    this.context.store.write((tx) => tx.settings.put(viewKey, view))
  }

  recallView(): QueueView | null {
    return queueViewSchema.safeParse(this.context.store.settings.all()[viewKey]).data ?? null
  }
}

function read(stored: Readonly<Record<string, unknown>>): Settings {
  const valid = keys.flatMap((key) => {
    const parsed = settingsSchema.shape[key].safeParse(stored[key])
    return parsed.success ? [[key, parsed.data] as const] : []
  })
  return { ...defaultSettings, ...Object.fromEntries(valid) }
}
