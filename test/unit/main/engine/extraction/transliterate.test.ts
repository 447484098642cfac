import { describe, expect, it } from 'vitest'
import { transliterated } from '../../../../../src/main/engine/extraction/transliterate'

describe('transliterated', () => {
  it.each([
    ['रमेश वसंत कुलकर्णी', 'Ramesh Vasant Kulkarni'],
    ['सुनीता अनिल देशपांडे', 'Sunita Anil Deshpande'],
    ['ज्ञानेश्वर', 'Dnyaneshvar'],
    ['कोल्हापूर', 'Kolhapur'],
    ['१९३/२/अ', '193/2/A'],
    ['भोगवटादार वर्ग -१', 'Bhogavtadar Varga -1'],
  ])('%s is %s', (text, latin) => {
    expect(transliterated(text)).toBe(latin)
  })
  it('says nothing of what is Latin already', () => {
    expect(transliterated('Pune 411004')).toBeNull()
  })
})
