import { expect, it } from 'vitest'
import { bill, pan } from './support/documents'
import { describeFaces } from './support/describe-faces'
import { ask, refusedAt, tokenOf, untilFits } from './support/faces'

describeFaces('onboarding', (face) => {
  const refused = refusedAt(face)

  const begin = async (language: string | undefined, product_type = 'PERSONAL_LOAN') => {
    const token = await tokenOf(face, 'onboarding')
    const input = { product_type, application_id: 'app-2', ...(language ? { language } : {}) }
    const talk = await ask(face, 'onboarding.startConversation', token, input)
    const send = async (document: Parameters<typeof face.world.files.document>[0]) => {
      const said = async () =>
        (await ask(face, 'onboarding.conversation', token, { flow_uuid: talk.flow_uuid })).messages.length
      const before = await said()
      const file_urls = [{ file_url: face.world.files.document(document), document_id: 'd' }]
      await ask(face, 'onboarding.multiupload', token, { flow_uuid: talk.flow_uuid, file_urls })
      await untilFits(said, (count) => count > before)
      return ask(face, 'onboarding.conversation', token, { flow_uuid: talk.flow_uuid })
    }
    return { token, talk, send }
  }

  it('asks for one kind at a time, refuses with a reason, skips what may be skipped, and ends with results', async () => {
    const { token, talk, send } = await begin(undefined)
    const { flow_uuid } = talk
    expect(talk.state).toEqual({ step: 1, kind: 'identity', status: 'ASKING' })
    expect(talk.expects).toMatchObject({ kind: 'identity', can_skip: false })
    const wrong = await send(bill)
    expect(wrong.messages.at(-1)?.text).toContain('You sent this: electricity bill.')
    expect(wrong.state.kind).toBe('identity')
    const unclear = await send({ type: 'UNRECOGNISED', fields: {} })
    expect(unclear.messages.at(-1)?.text).toContain('could not tell what this document is')
    const expired = await send({ type: 'DRIVING_LICENSE', fields: { name: 'ASHA', valid_till: '2020-01-01' } })
    expect(expired.messages.at(-1)?.text).toContain('expired')
    expect((await send(pan)).state).toEqual({ step: 2, kind: 'financial', status: 'ASKING' })
    expect((await refused('onboarding.message', token, { flow_uuid, choice: 'skip' }))[0]).toBe(400)
    const third = await send({ type: 'BANK_STATEMENT', fields: { account_holder_name: 'Asha Sharma' } })
    expect(third.expects).toMatchObject({ kind: 'address_proof', can_skip: true, choices: ['skip'] })
    const end = await ask(face, 'onboarding.message', token, { flow_uuid, choice: 'skip' })
    expect(end.state.status).toBe('COMPLETED')
    expect(end.expects).toBeNull()
    expect(end.messages[0]).toMatchObject({ from: 'customer', text: 'skip' })
    const { data, cross_checks, status } = await ask(face, 'onboarding.extracts', token, { flow_uuid })
    expect(status).toBe('COMPLETED')
    expect(data).toHaveLength(5)
    expect(cross_checks).toHaveLength(8)
    // What was refused stands for nothing: its name is not held against the customer's.
    expect(cross_checks.find(({ check }) => check === 'missing_document')?.documents).toHaveLength(2)
    expect(cross_checks.find(({ check }) => check === 'document_expiry')?.result).toBe('NOT_APPLICABLE')
    expect((await refused('onboarding.message', token, { flow_uuid, text: 'hello' }))[0]).toBe(409)
  })

  it.each([
    ['hi', /कृपया/],
    ['mar', /कृपया .*पाठवा/],
  ])('speaks %s', async (language, words) => {
    const { talk, send } = await begin(language)
    expect(talk.messages.at(-1)?.text).toMatch(words)
    expect((await send(bill)).messages.at(-1)?.text).toMatch(/\p{Script=Devanagari}/u)
  })

  it('understands text, and asks again for what it needs', async () => {
    const { token, talk } = await begin('en')
    const turn = await ask(face, 'onboarding.message', token, {
      flow_uuid: talk.flow_uuid,
      text: 'What do you need?',
    })
    expect(turn.messages.map(({ from }) => from)).toEqual(['customer', 'service'])
    expect(turn.messages[1]?.text).toContain('proof of identity')
  })

  it('refuses an unknown language, product, and a message that says nothing', async () => {
    const { token, talk } = await begin('en')
    const start = { product_type: 'KYC', application_id: 'a' }
    expect((await refused('onboarding.startConversation', token, { ...start, language: 'fr' }))[1]).toContain(
      'language',
    )
    expect((await refused('onboarding.startConversation', token, { ...start, product_type: 'X' }))[1]).toContain('KYC')
    expect((await refused('onboarding.message', token, { flow_uuid: talk.flow_uuid }))[0]).toBe(400)
    expect((await refused('onboarding.message', token, { flow_uuid: talk.flow_uuid, text: ' ' }))[0]).toBe(400)
  })

  it('is abandoned after a week of silence', async () => {
    const { talk } = await begin('en')
    const from = face.world.clock.now
    face.world.clock.now = new Date(from.getTime() + 8 * 24 * 3600_000)
    const token = await tokenOf(face, 'onboarding')
    const whole = await ask(face, 'onboarding.conversation', token, { flow_uuid: talk.flow_uuid })
    expect(whole.state.status).toBe('ABANDONED')
    expect(whole.expects).toBeNull()
    face.world.clock.now = from
  })

  it('takes documents of a flow, whose batches bulk does not know', async () => {
    const here = `http://${face.world.files.host}/x`
    const input = { product_type: 'KYC', application_id: 'a', auth_url: here, callback_url: here }
    const { flow_uuid } = await ask(face, 'flow.init', await tokenOf(face, 'flow'), input)
    const file_urls = [{ file_url: face.world.files.document(pan), document_id: 'd' }]
    const token = await tokenOf(face, 'onboarding')
    const [result] = await ask(face, 'onboarding.multiupload', token, { flow_uuid, file_urls })
    expect((await refused('bulk.extracts', await tokenOf(face, 'bulk'), { batch_id: result?.batch_id }))[0]).toBe(400)
    const { total_items } = await ask(face, 'onboarding.extracts', token, { flow_uuid })
    expect(total_items).toBe(1)
  })

  it('is nothing that the flow area knows: no submit there ends it under the customer', async () => {
    const { talk, token, send } = await begin('en')
    const { flow_uuid } = talk
    const flowToken = await tokenOf(face, 'flow')
    const calls = ['status', 'extracts', 'deliveries', 'submit', 'cancel', 'retry', 'redeliver'] as const
    for (const call of calls) expect([call, (await refused(`flow.${call}`, flowToken, { flow_uuid }))[0]]).toEqual([call, 404]) // prettier-ignore
    const file_urls = [{ file_url: face.world.files.document(pan), document_id: 'd' }]
    expect((await refused('flow.multiupload', flowToken, { flow_uuid, file_urls }))[0]).toBe(404)
    expect((await send(pan)).state).toMatchObject({ kind: 'financial', status: 'ASKING' })
    expect((await ask(face, 'onboarding.extracts', token, { flow_uuid })).data).toHaveLength(1)
  })

  it("does not know another client's conversation", async () => {
    const { talk } = await begin('en')
    const others = await tokenOf(face, 'onboarding', face.world.other)
    expect((await refused('onboarding.conversation', others, { flow_uuid: talk.flow_uuid }))[0]).toBe(404)
    expect((await refused('onboarding.message', others, { flow_uuid: talk.flow_uuid, text: 'x' }))[0]).toBe(404)
  })
})
