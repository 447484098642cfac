import type { Curve, Features } from '../../src/main/engine/extraction/features'
import { createEngine } from '../../src/main/engine/create-engine'
import { generate } from '../../test/generator/generate'
import { judge } from '../evaluate/compare'
import { choiceFor, type MixOptions } from '../evaluate/mix'

/** One value that the engine gave, what its confidence is concluded from, and whether it was right. */
export interface CollectedValue {
  readonly document: number
  readonly path: string
  readonly curve: Curve
  readonly features: Features
  readonly right: boolean
}

export interface CollectOptions {
  readonly seed: string
  readonly indices: readonly number[]
  readonly mix: MixOptions
  readonly resources: string
}

/** Makes documents, reads them, and keeps what can be learnt from. Documents of a wrong type teach nothing here. */
export async function collect(
  options: CollectOptions,
  onDocument: (values: readonly CollectedValue[]) => void,
): Promise<void> {
  const engine = await createEngine({ resources: options.resources })
  for (const index of options.indices) {
    const document = await generate(`${options.seed}-${index}`, choiceFor(options.seed, index, options.mix))
    const result = await engine
      .readDetailed({ bytes: document.bytes, forcedType: null, languages: ['eng', 'hin', 'mar'] })
      .catch(() => null)
    if (result === null) {
      onDocument([])
      continue
    }
    const outcome = judge('', document, result, 0, null)
    const verdicts = new Map(
      outcome.fields
        .filter((f) => f.got !== null && f.verdict !== 'unreadable')
        .map((f) => [f.path, f.verdict === 'right']),
    )
    onDocument(
      result.judged.flatMap((field): CollectedValue[] => {
        const right = verdicts.get(field.path)
        return right === undefined
          ? []
          : [{ document: index, path: field.path, curve: field.curve, features: field.features, right }]
      }),
    )
  }
  await engine.close()
}
