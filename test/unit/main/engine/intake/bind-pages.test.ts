import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { decodeFile } from '../../../../../src/main/engine/intake'
import { bindPages } from '../../../../../src/main/engine/intake/pdf/bind-pages'

function picture(width: number, height: number, colour: string): Buffer {
  const canvas = createCanvas(width, height)
  const draw = canvas.getContext('2d')
  draw.fillStyle = colour
  draw.fillRect(0, 0, width, height)
  return canvas.toBuffer('image/png')
}

it('binds pictures as pages in their order, each in its own form', async () => {
  const bound = await bindPages([picture(400, 600, '#ff0000'), picture(600, 300, '#0000ff')])
  const pages = []
  for await (const { colour, textLayer } of decodeFile(bound)) {
    const middle = (Math.floor(colour.height / 2) * colour.width + Math.floor(colour.width / 2)) * 3
    pages.push({ form: colour.width / colour.height, textLayer, middle: [...colour.data.subarray(middle, middle + 3)] })
  }
  expect(pages.map(({ form }) => Number(form.toFixed(2)))).toEqual([0.67, 2])
  expect(pages.every(({ textLayer }) => textLayer === null)).toBe(true)
  const [red, blue] = pages.map(({ middle: [r = 0, , b = 0] }) => r - b)
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(-200)
})

it('what is no picture is refused', async () => {
  await expect(bindPages([Buffer.from('no picture')])).rejects.toMatchObject({ code: 'DAMAGED' })
})
