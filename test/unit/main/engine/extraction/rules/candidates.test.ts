import { describe, expect, test } from 'vitest'
import { anywhere } from '../../../../../../src/main/engine/extraction/rules/candidates'
import { identifierGrammar } from '../../../../../../src/main/engine/extraction/grammars/identifier-grammar'
import { labelPage } from '../../../../../../src/main/engine/extraction/labels/labels'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import type { RuleContext } from '../../../../../../src/main/engine/extraction/rules/rule'
import { udyam } from '../../../../../../src/main/engine/identifiers'
import { asciiPage } from '../ascii-page'

describe('a number that had to be repaired', () => {
  const mostOf = (source: 'ocr' | 'text_layer', printed: string): number | undefined => {
    const page = labelPage(layoutOf({ ...asciiPage(printed), source }), {})
    const rule = anywhere('udyam', 'udyam_registration_number', identifierGrammar(udyam, 16, 19), 1)
    const [found] = rule.find({ pages: [page] } as unknown as RuleContext)
    return found ? (found.most ?? 1) : undefined
  }

  test('is never sure where the text is that of the PDF itself, which nobody misread', () => {
    expect(mostOf('text_layer', 'UDYAM-MH-O3-0447118')).toBeLessThan(0.99)
    expect(mostOf('ocr', 'UDYAM-MH-O3-0447118')).toBe(1)
    expect(mostOf('text_layer', 'UDYAM-MH-03-0447118')).toBe(1)
  })
})
