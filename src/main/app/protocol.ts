import { app, net, protocol } from 'electron'
import { join, normalize, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { protocolScheme } from '../../shared/ipc'
import type { Workspace } from '../services'
import { contentSecurityPolicy } from './security'

/** Must be called before the app is ready. */
export function declareProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: protocolScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, stream: true },
    },
  ])
}

/** Serves the renderer's files and the images of documents; everything else is a 404. */
export function serveProtocol(workspace: Workspace): void {
  protocol.handle(protocolScheme, async (request) => {
    const url = new URL(request.url)
    try {
      switch (url.host) {
        case 'app':
          return await appFile(url.pathname)
        case 'page':
          return await pageImage(workspace, url.pathname)
        case 'thumbnail':
          return image(await workspace.services.documents.thumbnail(decodeURIComponent(url.pathname.slice(1))))
        default:
          return notFound()
      }
    } catch {
      // Not read yet, removed, or the workspace is closed: the renderer shows its placeholder.
      return notFound()
    }
  })
}

async function appFile(pathname: string): Promise<Response> {
  const root = join(app.getAppPath(), 'out', 'renderer')
  const path = normalize(join(root, decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
  if (!path.startsWith(root + sep)) return notFound()
  const file = await net.fetch(pathToFileURL(path).href)
  const headers = new Headers(file.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy)
  headers.set('X-Content-Type-Options', 'nosniff')
  return new Response(file.body, { status: file.status, headers })
}

async function pageImage(workspace: Workspace, pathname: string): Promise<Response> {
  const [id, index] = pathname.slice(1).split('/').map(decodeURIComponent)
  if (!id || !index || !/^\d{1,4}$/.test(index)) return notFound()
  return image(await workspace.services.documents.pageImage(id, Number(index)))
}

/** Images of documents stay out of every cache on disk. */
function image({ mime, bytes }: { readonly mime: string; readonly bytes: Uint8Array }): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': mime,
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': `${protocolScheme}://app`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const notFound = (): Response => new Response(null, { status: 404 })
