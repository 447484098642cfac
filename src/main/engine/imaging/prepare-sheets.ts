import type { Sheet, SourcePage } from '../model'
import { evenLight } from './even-light'
import { toGrey } from './grey'
import { scaling } from './matrix'
import { shrink } from './shrink'
import { warp } from './warp'

/** Finds what is to be read on a page; the best comes first, and there is always at least one. */
export function prepareSheets(page: SourcePage): Sheet[] {
  const grey = toGrey(page.colour)
  const ratio = grey.width / grey.height
  const long = ratio > 2.5 || ratio < 0.4
  const form = long ? 'strip' : grey.width * 1.2 > grey.height ? 'card' : 'page'
  const target = form === 'card' ? 1100 : form === 'page' ? 1654 : 1000
  const scale = Math.min(1.6, form === 'strip' ? 1 : target / grey.width)
  const factor = Math.max(1, Math.floor(1 / scale))
  const small = shrink(grey, factor)
  const width = Math.round(grey.width * scale)
  const height = Math.round(grey.height * scale)
  const even = evenLight(warp(small, scaling(small.width / width, small.height / height), width, height))
  return [{ grey: even, toPage: scaling(grey.width / width, grey.height / height), form, method: 'as_is' }]
}
