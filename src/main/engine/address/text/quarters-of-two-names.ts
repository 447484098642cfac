/** Quarters that the post calls otherwise than the people who live there. */
import { meant } from './spelling'
import type { Token } from './tokens'

/** "Noida Extension" is Greater Noida West. */
export function underOneName(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isNoida)) return tokens
  return tokens.flatMap((token, at): Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (isNoida(token) && isExtension(next)) {
      const greater = { ...token, text: 'greater', end: token.start }
      return [greater, { ...token, gap: 'space' }]
    }
    return before !== undefined && isNoida(before) && isExtension(token) ? [{ ...token, text: 'west' }] : [token]
  })
}

const isNoida = ({ text }: Token): boolean => text === 'noida'
const isExtension = (token: Token | undefined): boolean =>
  token !== undefined && token.gap !== 'break' && meant(token.text) === 'extension'
