import { expect, test } from 'vitest'
import { loadCalibrations, type Calibration } from '../../../src/main/engine/extraction/belief/confidence'
import type { CollectedValue } from '../../../scripts/calibrate/collect'
import { halfway } from '../../../scripts/calibrate/some-curves'

test('a curve moves halfway to a fit, with what only the fit knows, and the others stay', async () => {
  const { papers } = await loadCalibrations('resources')
  const { name, ...others } = papers.curves
  const fitted: Calibration = {
    ...papers,
    from: 'others',
    curves: {
      ...others,
      name: { bias: name!.bias + 2, weights: { ...name!.weights, common: name!.weights.common! + 1 } },
      text: { bias: 7, weights: {} },
    },
  }
  const of = (path: string, curve: string) => ({ type: 'EBILL', path, curve }) as CollectedValue
  const [holder, number] = [of('name', 'name'), of('meter_number', 'code')]
  const { calibration, heldOut } = halfway(
    { calibration: papers, heldOut: [holder, number].map((value) => ({ value, confidence: 0.5 })) },
    {
      calibration: fitted,
      heldOut: [holder, number].map((value) => ({ value, confidence: 0.9 })),
      caution: 0,
    },
    ['name'],
  )
  expect(calibration.curves.name?.bias).toBeCloseTo(name!.bias + 1)
  expect(calibration.curves.name?.weights.common).toBeCloseTo(name!.weights.common! + 0.5)
  expect(calibration.curves.text).toEqual(papers.curves.text)
  // Log odds of 0 and of ln 9: between them those of 3 to 1.
  expect(heldOut.map(({ confidence }) => confidence)).toEqual([expect.closeTo(0.75), 0.5])
})
