import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeUpdateFeed } from '../../../scripts/package/update-feed'

export const updateKeys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A static server over a folder, as an update server is; its files can be made wrong. */
export class UpdateServer {
  /** Bytes after which an answer with one of these files breaks off. */
  readonly cutAt = new Map<string, number>()
  readonly asked: string[] = []
  private server: Server | null = null

  constructor(
    readonly folder: string,
    private readonly privateKey: string,
  ) {
    mkdirSync(folder, { recursive: true })
  }

  /** Returns its address. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      const name = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname.slice(1))
      this.asked.push(name)
      let bytes: Buffer
      try {
        bytes = readFileSync(join(this.folder, name))
      } catch {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-length': bytes.length })
      const cut = this.cutAt.get(name)
      if (cut === undefined) response.end(bytes)
      else response.write(bytes.subarray(0, cut), () => setTimeout(() => response.destroy(), 50))
    })
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }

  /** Puts a release on it, for Linux on this processor. */
  release(version: string, content: string | Uint8Array, staging = 100): void {
    writeFileSync(join(this.folder, this.fileName), content)
    writeUpdateFeed(
      this.folder,
      { version, channel: 'latest', staging, notes: `What ${version} brings.`, at: new Date() },
      this.privateKey,
    )
  }

  get fileName(): string {
    return `veridesk-${process.arch}.AppImage`
  }

  get listName(): string {
    return process.arch === 'arm64' ? 'latest-linux-arm64.yml' : 'latest-linux.yml'
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server?.closeAllConnections()
      if (this.server) this.server.close(() => resolve())
      else resolve()
    })
  }
}
