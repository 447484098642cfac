/** What is used of the package, which brings no types. */
declare module 'electron-installer-debian' {
  interface DebianOptions {
    readonly src: string
    readonly dest: string
    readonly arch: string
    readonly options: Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>>>>
  }
  export default function createDebianInstaller(
    options: DebianOptions,
  ): Promise<{ readonly packagePaths: readonly string[] }>
}
