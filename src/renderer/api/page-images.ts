import { pageUrl } from '../../shared/ipc/addresses'
import { createStore } from '../lib/store'

/** A decoded page and its halvings, largest first: drawing from the nearest size is quick and clean. */
export interface PageImage {
  readonly width: number
  readonly height: number
  readonly levels: readonly ImageBitmap[]
}

/** Decoded pixels that are kept, over all pages: about 320 MB of memory. */
const budget = 80_000_000
const smallest = 900

const kept = new Map<string, PageImage>()
const loading = new Map<string, Promise<PageImage | null>>()
/** Counts up whenever an image arrives or goes; components that show one watch it. */
export const imagesStore = createStore(0)

const keyOf = (id: string, index: number): string => `${id}/${index}`
const pixels = (image: PageImage): number => image.levels.reduce((sum, b) => sum + b.width * b.height, 0)

/** The page where it is decoded already; it then counts as used last. */
export function decodedPage(id: string, index: number): PageImage | null {
  const key = keyOf(id, index)
  const image = kept.get(key)
  if (!image) return null
  kept.delete(key)
  kept.set(key, image)
  return image
}

/** Decodes a page ahead of its use. Null where there is no such image (not read yet, removed). */
export function loadPage(id: string, index: number): Promise<PageImage | null> {
  const image = decodedPage(id, index)
  if (image) return Promise.resolve(image)
  const key = keyOf(id, index)
  const running = loading.get(key)
  if (running) return running
  const started = decode(id, index).then(
    (decoded) => {
      loading.delete(key)
      if (decoded) keep(key, decoded)
      return decoded
    },
    () => {
      loading.delete(key)
      return null
    },
  )
  loading.set(key, started)
  return started
}

/** Gives the pixels of a document back: it was removed or read anew. */
export function forgetPages(id: string): void {
  for (const [key, image] of kept) {
    if (!key.startsWith(`${id}/`)) continue
    kept.delete(key)
    release(image)
  }
  // Who shows one of them must let go of it before the next frame, and fetch it anew.
  imagesStore.update((count) => count + 1)
}

async function decode(id: string, index: number): Promise<PageImage | null> {
  const response = await fetch(pageUrl(id, index))
  if (!response.ok) return null
  const full = await createImageBitmap(await response.blob())
  const levels = [full]
  for (let last = full; Math.max(last.width, last.height) > smallest * 2;) {
    last = await createImageBitmap(last, {
      resizeWidth: Math.round(last.width / 2),
      resizeHeight: Math.round(last.height / 2),
      resizeQuality: 'medium',
    })
    levels.push(last)
  }
  return { width: full.width, height: full.height, levels }
}

function keep(key: string, image: PageImage): void {
  kept.set(key, image)
  let sum = [...kept.values()].reduce((total, one) => total + pixels(one), 0)
  for (const [old, one] of kept) {
    if (sum <= budget || kept.size <= 2) break
    if (old === key) continue
    kept.delete(old)
    sum -= pixels(one)
    release(one)
  }
  imagesStore.update((count) => count + 1)
}

const release = (image: PageImage): void => image.levels.forEach((level) => level.close())
