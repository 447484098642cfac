/** Names of one family that a form lists with commas: "Sourav Mukherjee, Paromita Mukherjee". */
import { nameAt, type ProseName } from './names'

/**
 * The names of a text that is nothing else, where all have their last word in common. A place has none with the people
 * before it: "Ravi Patil, Shivaji Nagar".
 */
export function familyIn(text: string, at: number): readonly ProseName[] {
  const parts = [...text.matchAll(/[^,]+/gu)]
  if (parts.length < 2) return []
  const names = parts.flatMap((part): ProseName[] => {
    const name = nameAt(part[0], at + part.index)
    const isWhole =
      name && name.value.includes(' ') && /^[\s.]*$/u.test(text.slice(name.end - at, part.index + part[0].length))
    return isWhole ? [name] : []
  })
  const [surname, ...others] = names.map(({ value }) => value.split(' ').at(-1)?.toLowerCase())
  return names.length === parts.length && others.every((other) => other === surname) ? names : []
}
