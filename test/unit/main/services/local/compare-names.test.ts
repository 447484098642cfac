import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameLikeness } from '../../../../../src/main/services/local/cross-checks/compare-names'

describe('two names', () => {
  it.each([
    ['ASHA SHARMA', 'Asha Sharma'],
    ['Sharma Asha', 'ASHA SHARMA'],
    ['Smt. Asha Sharma', 'ASHA SHARMA'],
    ['A. Sharma', 'Asha Sharma'],
    ['Asha R Sharma', 'Asha Rani Sharma'],
    ['Asha Sharma', 'Asha Rani Sharma'],
    ['RAM KUMAR', 'Ramkumar'],
    ['आशा शर्मा', 'ASHA SHARMA'],
    ['श्री राजेश पाटील', 'Rajesh Patil'],
    ['सुनीता देशपांडे', 'Sunita Deshpande'],
    ['विकास चव्हाण', 'Vikas Chavan'],
    ['संदीप जाधव', 'Sandeep Jadhav'],
    ['Mohammad Iqbal Rahman', 'Mohammed Iqbal Rehman'],
    ['Lakshmi Iyer', 'Laxmi Iyer'],
    ['SUBRAMANIAM V', 'V Subramanyam'],
    ["D'Souza Maria", 'MARIA DSOUZA'],
    ['Asha Sharma', 'Asha Sharma W/O Mohan Sharma'],
  ])('%s and %s are one person', (one, other) => {
    expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(0.85)
  })

  it.each([
    ['Asha Sharma', 'Asha Verma'],
    ['Asha Sharma', 'Mohan Sharma'],
    ['Ramesh Kumar', 'Suresh Kumar'],
    ['आशा शर्मा', 'ASHA VERMA'],
    ['A. Sharma', 'Mohan Sharma'],
    ['Sunil Patil', 'Anil Patil'],
    ['Asha', ''],
  ])('%s and %s are not', (one, other) => {
    expect(nameLikeness(one, other)).toBeLessThan(0.6)
  })

  it.each([
    ['Asha', 'Asha Sharma'],
    ['A. S.', 'Asha Sharma'],
  ])('%s says too little of %s to be sure', (one, other) => {
    const score = nameLikeness(one, other)
    expect(score).toBeGreaterThanOrEqual(0.5)
    expect(score).toBeLessThan(0.85)
  })

  it('are compared alike both ways, from 0 to 1', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(name, name, (one, other) => {
        const score = nameLikeness(one, other)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(nameLikeness(other, one)).toBeCloseTo(score, 6)
      }),
    )
  })
})
