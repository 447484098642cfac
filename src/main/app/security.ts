import { app, session, type WebContents } from 'electron'
import { protocolScheme } from '../../shared/ipc/addresses'

/**
 * Nothing from anywhere but the app itself. The component library writes style elements: those alone that carry
 * `nonce` count, which is another one with every load of the page.
 */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${protocolScheme}: data: blob:`,
    "font-src 'self' data:",
    `connect-src 'self' ${protocolScheme}:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "webrtc 'block'",
  ].join('; ')

export const appOrigin = `${protocolScheme}://app`

/** True for an address of the renderer's own files. */
export const isOurs = (url: string): boolean => url === appOrigin || url.startsWith(`${appOrigin}/`)

/** No navigation away, no second window, no permission, no webview: whatever the renderer might be talked into. */
export function lockDown(): void {
  app.on('web-contents-created', (_event, contents) => lockContents(contents))
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === 'clipboard-sanitized-write'),
  )
  session.defaultSession.setPermissionCheckHandler(
    (_contents, permission) => permission === 'clipboard-sanitized-write',
  )
  // The desk needs no network: only its own protocol and what never leaves the process is let through.
  session.defaultSession.webRequest.onBeforeRequest((details, answer) => {
    const local = [`${protocolScheme}:`, 'data:', 'blob:', 'devtools:'].some((scheme) => details.url.startsWith(scheme))
    answer({ cancel: !local })
  })
}

function lockContents(contents: WebContents): void {
  contents.on('will-navigate', (event, url) => {
    if (!isOurs(url)) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!isOurs(event.url)) event.preventDefault()
  })
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
