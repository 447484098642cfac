import { expect, test } from 'vitest'
import { fitToInk, inkSpans } from '../../../../../src/main/engine/reading/segmentation/ink-spans'

const shape = (left: number, right: number) => ({ left, right, top: 0, bottom: 10, ink: 50, headline: 0, contrast: 2 })

test('shapes that stand one over the other are one stretch of ink', () => {
  expect(inkSpans([shape(20, 26), shape(0, 8), shape(22, 24), shape(7, 12)])).toMatchObject([
    { left: 0, right: 12 },
    { left: 20, right: 26 },
  ])
})

test('a word reaches as far as the ink of its first and last letter', () => {
  // Two words of two letters; a reader places each letter within its ink.
  const ink = [
    { left: 10, right: 20 },
    { left: 22, right: 32 },
    { left: 40, right: 50 },
    { left: 52, right: 62 },
  ]
  const words = [
    { first: { left: 13, right: 16 }, last: { left: 26, right: 29 } },
    { first: { left: 43, right: 46 }, last: { left: 55, right: 58 } },
  ]
  expect(fitToInk(words, ink)).toEqual([
    { left: 10, right: 32 },
    { left: 40, right: 62 },
  ])
})

test('ink in which nothing was read belongs to no word', () => {
  const word = { first: { left: 103, right: 106 }, last: { left: 113, right: 116 } }
  const ink = [
    { left: 0, right: 30 },
    { left: 101, right: 108 },
    { left: 111, right: 118 },
  ]
  expect(fitToInk([word], ink)).toEqual([{ left: 101, right: 118 }])
})

test('a place that sticks out into the blank behind its letter does not lengthen the word', () => {
  const ink = [
    { left: 0, right: 10 },
    { left: 22, right: 32 },
  ]
  const words = [
    { first: { left: 2, right: 17 }, last: { left: 2, right: 17 } },
    { first: { left: 19, right: 29 }, last: { left: 19, right: 29 } },
  ]
  expect(fitToInk(words, ink)).toEqual(ink)
})

test('a place that reaches beyond the blank into the next word does not either', () => {
  const ink = [
    { left: 0, right: 10 },
    { left: 14, right: 24 },
    { left: 36, right: 46 },
  ]
  const words = [
    { first: { left: 2, right: 8 }, last: { left: 16, right: 38 } },
    { first: { left: 23, right: 44 }, last: { left: 23, right: 44 } },
  ]
  expect(fitToInk(words, ink)).toEqual([
    { left: 0, right: 24 },
    { left: 36, right: 46 },
  ])
})
