/**
 * Which of several values a deed means, by many weak signs together: each place where a value stands is a voice, and
 * what stands around it, in which part of the deed it is and what other facts say of it add up.
 */

/** A value at one place of the text, and how far its place speaks for it. */
export interface Voice {
  readonly value: string
  readonly start: number
  readonly end: number
  readonly weight: number
}

export interface Elected<V extends Voice> {
  readonly value: string
  /** The places that say it, the weightiest first. */
  readonly voices: readonly V[]
  readonly weight: number
}

/** A second place that says the same counts so far at most, and all further ones together so far. */
const mostOfOther = 1
const mostOfOthers = 1.5

/** The values by weight, the heaviest first; places that are told against say nothing for a value. */
export function ballot<V extends Voice>(
  voices: readonly V[],
  keyOf: (voice: V) => string = (v) => v.value,
): Elected<V>[] {
  const groups = new Map<string, V[]>()
  for (const voice of voices) {
    const key = keyOf(voice)
    groups.set(key, [...(groups.get(key) ?? []), voice])
  }
  return [...groups.values()]
    .map((group) => {
      const sorted = [...group].sort((a, b) => b.weight - a.weight || a.start - b.start)
      const [first, ...others] = sorted
      const more = others.reduce((sum, { weight }) => sum + Math.min(mostOfOther, Math.max(0, weight / 2)), 0)
      return { value: first!.value, voices: sorted, weight: first!.weight + Math.min(mostOfOthers, more) }
    })
    .sort((a, b) => b.weight - a.weight || a.voices[0]!.start - b.voices[0]!.start)
}

/** A sign that counts where its pattern fits what stands right before a place, or right behind it. */
export interface WordSign {
  readonly before?: RegExp
  readonly after?: RegExp
  readonly weight: number
}

/** What the words around a place say; of the same sentence alone. */
export const weightOfWords = (signs: readonly WordSign[], before: string, after: string): number =>
  signs.reduce(
    (sum, sign) => ((sign.before?.test(before) ?? true) && (sign.after?.test(after) ?? true) ? sum + sign.weight : sum),
    0,
  )

/** Where a sentence or an item of a list ends; a paper opens with a sentence of its own. */
const sentenceEnds =
  /\n(?=\s*(?:This|THIS)\s+(?:[\p{L}&]+[\s-]+){0,5}?(?:[Dd]eed|DEED|[Aa]greement|AGREEMENT|[Ii]ndenture|INDENTURE|[Cc]onveyance|CONVEYANCE)(?!\p{L}))|(?<=[\p{L}\d]{3}|\W)[.;]\s*\n|\n\s*\(?\d{1,2}\s?[.)]\s|(?<=\p{L}{3}|\d{4}|\))\.\s+(?=\p{Lu}\p{L}*[\s,]|\d{1,2}\s?[.)])|।|\n\s*\n/u
/** Points of abbreviations end no sentence. */
const abbreviations =
  /(?<=(?<![\p{L}\d])(?:nos?|doct?|regn?|vol|sr|rs|dt|smt|mr|mrs|shri|sri|sub|addl|dist|adv|\p{L}))\./giu
const reach = 280

/** What stands before and behind a place in its own sentence. */
export function sentenceAround(
  text: string,
  start: number,
  end: number,
): { readonly before: string; readonly after: string } {
  const before = text.slice(Math.max(0, start - reach), start).replace(abbreviations, ' ')
  const after = text.slice(end, end + reach).replace(abbreviations, ' ')
  return { before: before.split(sentenceEnds).at(-1) ?? '', after: after.split(sentenceEnds)[0] ?? '' }
}
