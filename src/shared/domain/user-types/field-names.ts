/** Names of fields in exported JSON, made of what users call them. */

const longest = 60

/**
 * A name for each label, no two alike: `Policy No.` is `policy_no`. `latinOf` writes a label of another script in Latin
 * letters, or answers null; what it cannot write is numbered.
 */
export function fieldNames(labels: readonly string[], latinOf: (label: string) => string | null): readonly string[] {
  const names: string[] = []
  for (const [at, label] of labels.entries()) {
    const name = nameOf(label) || nameOf(latinOf(label) ?? '') || `field_${at + 1}`
    const taken = (one: string): boolean => names.includes(one)
    let free = name
    for (let n = 2; taken(free); n++) free = `${name.slice(0, longest - 4)}_${n}`
    names.push(free)
  }
  return names
}

/** Empty where a label has no Latin letter to begin with, or is of another script but for a few. */
function nameOf(label: string): string {
  const plain = label.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
  if (/[^\P{L}\p{Script=Latin}]/u.test(plain)) return ''
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, longest)
}

/** A name of exported JSON as it is read by people. */
export const readableName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
