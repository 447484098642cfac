import { beforeAll, expect, it } from 'vitest'
import { Desk, sample } from './support/desk'

let desk: Desk
beforeAll(async () => {
  const opened = await Desk.open()
  desk = opened.desk
  await desk.read([sample('aadhaar-both-sides.jpg'), sample('voter-card-both-sides.jpg')])
  return () => opened.end(desk)
})

const source = 'Flat No 402, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune, Maharashtra 411005'
const pasted = [
  'Flat 7, Green Park Society, Link Road, Andheri West, Mumbai 400053',
  '402 Sai Kripa Apt, M.G. Rd, Shiwajinagar, Poona 411050',
  'Flat No 403, Sai Krupa Apartment, MG Road, Shivaji Nagar, Pune 411005',
  'hello',
]
const results = () => desk.page.locator('[data-address-result]')

it('compares an address with pasted ones by the keyboard alone, the likeliest first', async () => {
  const { page } = desk
  await desk.pressUntil('Alt+a', page.getByTestId('address-source'))
  await page.getByTestId('address-source').fill(source)
  await page.getByTestId('address-targets').fill(pasted.join('\n'))
  await page.keyboard.press('Control+Enter')
  await page.getByTestId('address-results').waitFor()
  const texts = await results().allInnerTexts()
  expect(texts).toHaveLength(pasted.length)
  expect(texts[0]).toContain('402 Sai Kripa')
  expect(texts.at(-1)).toContain('hello')
  await page.locator('tr[data-verdict="agrees"]').nth(2).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('tr[data-verdict="differs"]').first().waitFor()
  await shoot('addresses')
})

it('comes back to the last comparison', async () => {
  const { page } = desk
  await page.keyboard.press('Alt+q')
  await page.reload()
  await desk.untilOpen()
  await page.getByTestId('addresses').click()
  await page.getByTestId('address-results').waitFor()
  await desk.until(async () => (await page.getByTestId('address-source').inputValue()) === source)
})

it('says once why a source is no address, and compares as soon as it is one', async () => {
  const { page } = desk
  await desk.pressUntil('Alt+a', page.getByTestId('address-source'))
  const refused = page.getByTestId('address-source-refused')
  await page.getByTestId('address-targets').fill(pasted.join('\n'))
  const reasons = new Set<string>()
  for (const text of ['411005', 'S/O Ramesh Kumar', '😀😀']) {
    await page.getByTestId('address-source').fill(text)
    await page.keyboard.press('Control+Enter')
    // What the one before said stands there until this one is answered.
    await desk.until(async () => (await refused.count()) === 1 && !reasons.has(await refused.innerText()))
    reasons.add(await refused.innerText())
    expect(await results().count()).toBe(0)
  }
  await shoot('addresses-refused')
  await page.getByTestId('address-source').fill(source)
  await page.keyboard.press('Control+Enter')
  await desk.until(async () => (await results().count()) === pasted.length)
  expect(await refused.count()).toBe(0)
})

it('compares the address of the document under review with those of the others', async () => {
  const { page } = desk
  await page.keyboard.press('Alt+q')
  const known = await desk.ask('addresses:known', {})
  const [first] = known
  if (first === undefined) throw new Error('no document with an address')
  await page.getByTestId(`queue-row:${first.name}`).click()
  await page.getByTestId('viewer').waitFor()
  await desk.pressUntil('Alt+a', page.getByTestId('address-source'))
  await desk.until(async () => (await page.getByTestId('address-source').inputValue()) === first.address)
  if (known.length > 1) await results().first().waitFor()
  await shoot('addresses-document')
})

it('compares the addresses of a case, and keeps that with it', async () => {
  const { page } = desk
  const known = await desk.ask('addresses:known', {})
  const documents = known.map(({ documentId }) => documentId)
  const { id } = await desk.ask('cases:create', { applicationId: 'LOAN-7', productType: 'PERSONAL_LOAN', documents })
  await desk.pressUntil('Alt+q', page.locator('#rows'))
  await desk.pressUntil('Alt+a', page.getByTestId('address-source'))
  // More cases than are listed at once: an old one is found by what is typed.
  for (let n = 0; n < 60; n += 1)
    await desk.ask('cases:create', { applicationId: `NEWER-${n}`, productType: 'PERSONAL_LOAN', documents })
  await page.getByTestId('address-case').click()
  await page.getByRole('option', { name: 'NEWER-59' }).waitFor()
  expect(await page.getByRole('option', { name: 'LOAN-7' }).count()).toBe(0)
  await page.getByTestId('address-case').fill('loan-7')
  await page.getByRole('option', { name: 'LOAN-7' }).click()
  await page.getByTestId('address-targets').fill('Flat 7, Link Road, Andheri West, Mumbai 400053')
  await page.keyboard.press('Control+Enter')
  await results().last().waitFor()
  await desk.until(async () => (await desk.ask('addresses:last', { caseId: id }))?.targets.some(({ address }) => address.startsWith('Flat 7')) === true) // prettier-ignore
  await shoot('addresses-case')
})

it('compares two ticked documents by the keyboard alone, kept with the case that both are in', async () => {
  const { page } = desk
  await page.keyboard.press('Escape')
  await desk.pressUntil('Alt+q', page.locator('[data-testid^="queue-row:"]').first())
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Alt+a')
  const known = (await desk.ask('addresses:known', {})).map(({ documentId }) => documentId).sort()
  const caseId = (await desk.ask('cases:list', {})).rows[0]?.id ?? null
  // What was compared before stands there until this comparison is done.
  await desk.until(async () => {
    const kept = await desk.ask('addresses:last', { caseId })
    const compared = [kept?.source, ...(kept?.targets ?? [])].map((one) => one?.documentId ?? '')
    return compared.sort().join() === known.join()
  })
  await results().first().waitFor()
  await shoot('addresses-ticked')
})

it('is reached by its key from a text box of another screen, and leads to others from its own', async () => {
  const { page } = desk
  await page.keyboard.press('Alt+q')
  await desk.pressUntil('Alt+t', page.locator('form input:focus, main input:focus').first())
  await desk.pressUntil('Alt+a', page.getByTestId('address-source'))
  await page.getByTestId('address-source').focus()
  await desk.pressUntil('Alt+q', page.locator('#rows'))
})

/** Kept where someone asks for pictures of the screens. */
async function shoot(name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (folder !== undefined) await desk.page.screenshot({ path: `${folder}/${name}.png` })
}
