import type { Composition, Layout } from '../../layout'
import type { Random } from '../../random'
import { bothSides } from '../sides'
import { backCode, drawBack } from './back'
import { aadhaarBackFields, aadhaarContent, aadhaarFrontFields } from './content'
import { drawFront } from './front'

async function compose(random: Random): Promise<Composition> {
  const content = aadhaarContent(random.fork('content'))
  const code = await backCode(random.fork('code'), content)
  const fields = { ...aadhaarFrontFields(content), ...aadhaarBackFields(content) }
  return bothSides(
    random.fork('sides'),
    fields,
    (pen) => drawFront(pen, random.fork('front'), content),
    (pen) => drawBack(pen, random.fork('back'), content, code),
    random.weighted([
      ['above', 4],
      ['beside', 3],
      ['sheet', 3],
    ]),
  )
}

export const aadhaarBoth: Layout = {
  id: 'aadhaar.both',
  type: 'AADHAAR',
  hidden: false,
  weight: 2,
  form: 'page',
  compose,
}
