import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where what will take the folder's place is put together. */
export const nextOf = (folder: string): string => `${folder}.next`

const ready = 'ready'

/**
 * Puts what stands ready beside the folder in its place; what was there goes to `aside`, which is returned (null where
 * there was nothing). Killed at any point, `finishSwap` goes on at the next start.
 */
export function swapFolder(folder: string, aside: string): string | null {
  writeFileSync(join(nextOf(folder), ready), '', { flush: true })
  const hadOne = existsSync(folder)
  if (hadOne) renameSync(folder, aside)
  renameSync(nextOf(folder), folder)
  rmSync(join(folder, ready), { force: true })
  return hadOne ? aside : null
}

/** Ends a swap that was cut short; does nothing otherwise. */
export function finishSwap(folder: string): void {
  const next = nextOf(folder)
  if (!existsSync(folder) && existsSync(join(next, ready))) renameSync(next, folder)
}
