/**
 * Images reach the renderer over the app's own protocol, never as files:
 * `veridesk://app/…` the renderer's own files,
 * `veridesk://page/<id>/<index>` a page as it is stored (JPEG, PNG or WebP),
 * `veridesk://thumbnail/<id>` 320 px wide at most, upright, Aadhaar numbers painted over.
 */
export const protocolScheme = 'veridesk'
export const pageUrl = (id: string, index: number): string => `${protocolScheme}://page/${id}/${index}`
export const thumbnailUrl = (id: string): string => `${protocolScheme}://thumbnail/${id}`

/** Stands in the built page for the nonce of its styles, which is drawn anew with every load. */
export const noncePlaceholder = '__STYLE_NONCE__'
