import { app, protocol } from 'electron'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { noncePlaceholder, protocolScheme } from '../../shared/ipc/addresses'
import type { Services } from '../services'
import { contentSecurityPolicy } from './security'
import type { StartStages } from './start-stages'

/** Must be called before the app is ready. */
export function declareProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: protocolScheme,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        corsEnabled: true,
        stream: true,
        codeCache: true,
      },
    },
  ])
}

/**
 * Serves the renderer's files and the images of documents; everything else is a 404. The page itself is there at
 * once; its scripts are handed out when `services` is there, lest they ask before anyone can answer. `stages` hears
 * what the window asked for and got.
 */
export function serveProtocol(services: Promise<() => Services>, stages: StartStages): void {
  protocol.handle(protocolScheme, async (request) => {
    const url = new URL(request.url)
    try {
      switch (url.host) {
        case 'app':
          return await appFileInTime(url.pathname, services, stages)
        case 'page':
          return await pageImage((await services)(), url.pathname)
        case 'thumbnail':
          return image(await (await services)().documents.thumbnail(decodeURIComponent(url.pathname.slice(1))))
        default:
          return notFound()
      }
    } catch {
      // Not read yet, removed, or the workspace is closed: the renderer shows its placeholder.
      return notFound()
    }
  })
}

async function appFileInTime(pathname: string, services: Promise<unknown>, stages: StartStages): Promise<Response> {
  const isPage = pathname === '/index.html'
  stages.reach(isPage ? 'page_asked' : 'script_asked')
  if (!isPage) await services
  const file = await appFile(pathname)
  stages.reach(isPage ? 'page_given' : 'script_given')
  return file
}

/** What the build writes for the renderer. */
const mimes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

async function appFile(pathname: string): Promise<Response> {
  const root = join(app.getAppPath(), 'out', 'renderer')
  const path = normalize(join(root, decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
  if (!path.startsWith(root + sep)) return notFound()
  const mime = mimes[extname(path)]
  if (!mime) return notFound()
  const nonce = randomBytes(16).toString('base64')
  const bytes = await readFile(path)
  // The page has its nonce where the build left room for it.
  const body = extname(path) === '.html' ? bytes.toString('utf8').replaceAll(noncePlaceholder, nonce) : bytes
  return new Response(body, {
    headers: {
      'Content-Type': mime,
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function pageImage({ documents }: Services, pathname: string): Promise<Response> {
  const [id, index] = pathname.slice(1).split('/').map(decodeURIComponent)
  if (!id || !index || !/^\d{1,4}$/.test(index)) return notFound()
  return image(await documents.pageImage(id, Number(index)))
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
