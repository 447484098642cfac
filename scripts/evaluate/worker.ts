/** Makes documents and reads them, one after another; a process of its own, so that several can run. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngine } from '../../src/main/engine/create-engine'
import { generate } from '../../test/generator/generate'
import { judge, type DocumentOutcome } from './compare'
import { choiceFor, type MixOptions } from './mix'

export interface Share {
  readonly seed: string
  readonly indices: readonly number[]
  readonly mix: MixOptions
  readonly resources: string
  /** Where the images of documents with a fault are kept; null keeps none. */
  readonly keepIn: string | null
}

/** Reads a share of the documents, handing each outcome over as it comes. */
async function readShare(share: Share, onOutcome: (outcome: DocumentOutcome) => void): Promise<void> {
  const engine = await createEngine({ resources: share.resources })
  for (const index of share.indices) {
    const document = await generate(`${share.seed}-${index}`, choiceFor(share.seed, index, share.mix))
    const name = `${String(index).padStart(4, '0')}-${document.truth.layout.replace('.', '-')}-${document.truth.profile}`
    const start = performance.now()
    const read = await engine.read({ bytes: document.bytes, forcedType: null }).then(
      (result) => ({ result, error: null }),
      (error: unknown) => ({
        result: null,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    const outcome = judge(name, document, read.result, performance.now() - start, read.error)
    if (share.keepIn !== null && isFaulty(outcome)) {
      await mkdir(share.keepIn, { recursive: true })
      await writeFile(join(share.keepIn, `${name}.${document.extension}`), document.bytes)
      const lines = read.result?.reading.pages.map((p) => linesOf(p.words)) ?? []
      await writeFile(
        join(share.keepIn, `${name}.json`),
        JSON.stringify({ truth: document.truth, outcome, lines }, null, 1),
      )
    }
    onOutcome(outcome)
  }
  await engine.close()
}

function linesOf(words: readonly { readonly text: string; readonly line: number }[]): string[] {
  const lines = new Map<number, string[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word.text])
  return [...lines.values()].map((line) => line.join(' '))
}

function isFaulty(outcome: DocumentOutcome): boolean {
  return outcome.type !== outcome.expectedType || outcome.fields.some((f) => f.verdict !== 'right')
}

if (process.send !== undefined) {
  process.once('message', (share: Share) => {
    readShare(share, (outcome) => process.send?.(outcome))
      .catch((error: unknown) => {
        console.error(error)
        process.exitCode = 1
      })
      .finally(() => process.disconnect())
  })
}
