/** The address of the npm registry: what is configured, or the public one. Its slash at the end falls away. */
export const npmRegistry = (configured: string | undefined): string =>
  (configured || 'https://registry.npmjs.org').replace(/\/+$/, '')
