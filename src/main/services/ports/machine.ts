/** What is known of the program and the machine it runs on; nothing of who uses it, and no name or address of it. */
export interface MachineFacts {
  /** Of the app and of what it is made of, by name. */
  readonly versions: Readonly<Record<string, string>>
  readonly installed: boolean
  readonly system: { readonly platform: string; readonly processor: string; readonly release: string }
  readonly cpu: { readonly model: string; readonly cores: number }
  /** Megabytes. */
  readonly memory: { readonly total: number; readonly free: number; readonly app: number }
  /** What the graphics card does for the window, by feature. */
  readonly graphics: Readonly<Record<string, string>>
  /** Switches burnt into the program, by name; null where they cannot be read. */
  readonly fuses: Readonly<Record<string, string>> | null
}

export interface Machine {
  facts(): Promise<MachineFacts>
  /** The end of the log, as it stands in its file; empty where there is none. */
  logTail(): Promise<string>
}
