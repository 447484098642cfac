import type { Random } from '../../random'

/** The rows of form VII by class, as printed; `land` is the class, or the two, under which the area is entered. */
export function landClasses(random: Random, area: string, write: (text: string) => string) {
  const [dry, wet] = random.pick([
    ['जिरायत', 'बागायत'],
    ['जिराईत', 'बागाईत'],
  ] as const)
  const kind = random.pick(['dry', 'dry', 'wet', 'both'])
  const none = '-'
  return {
    land: kind === 'both' ? `${dry}, ${wet}` : kind === 'dry' ? dry : wet,
    rows: [
      [dry, kind === 'wet' ? none : kind === 'both' ? write(`0.${random.int(10, 95)}.00`) : area],
      [wet, kind === 'dry' ? none : kind === 'both' ? write('0.05.00') : area],
    ] as const,
  }
}
