import { describe, expect, it } from 'vitest'
import { textsIn, type Texts } from '../../../../../src/main/services/local/onboarding/texts'

const sentences = ({ refusals, ask, canSkip, accepted, skipped, cannotSkip }: Texts): string[] => [
  ...Object.values(refusals),
  ask,
  canSkip,
  accepted,
  skipped,
  cannotSkip,
]

/** A postposition or an ending changes the word before it, and what is filled in comes from a list. */
describe('what is filled into a sentence stands as it is listed', () => {
  it.each(sentences(textsIn.hi))('Hindi: %s', (sentence) => {
    expect(sentence).not.toMatch(/\{types?\} (का|की|के|को|में|से)/)
  })

  it.each(sentences(textsIn.mar))('Marathi: %s', (sentence) => {
    expect(sentence).not.toMatch(/\{(types?|kind)\} ?(चा|ची|चे|च्या|ला|ने|मध्ये|शिवाय)/)
  })

  it('the kinds in Hindi are the same before a postposition', () => {
    expect(Object.values(textsIn.hi.kinds).filter((kind) => /का |की |ा$/.test(kind))).toEqual([])
  })
})
