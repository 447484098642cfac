/** The keychain of the operating system. Every call may throw KEYCHAIN_UNAVAILABLE. */
export interface Keychain {
  /** Null where nothing is stored under the name. */
  get(name: string): Promise<string | null>
  set(name: string, secret: string): Promise<void>
  /** Does nothing where nothing is stored under the name. */
  remove(name: string): Promise<void>
}
