import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeFaces } from './support/describe-faces'
import { ask, clientHeaders, refusedAt, tokenOf } from './support/faces'

describeFaces('tokens', (face) => {
  const refused = refusedAt(face)

  it.each(['onboarding', 'bulk', 'flow'] as const)(
    '%s: an hour, and a refresh token for onboarding alone',
    async (area) => {
      const { body } = await face.call(`${area}.authtoken`, clientHeaders(face.world.acme))
      expect(body).toEqual({
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        expires_in: 3600,
        ...(area === 'onboarding' ? { refresh_token: expect.any(String) } : {}),
      })
    },
  )

  it.each([
    [{}],
    [{ 'Client-Id': 'x' }],
    [{ 'Client-Id': 'x', 'Client-Secret': 'y' }],
    [{ client_id: 'x', client_secret: 'y' }],
  ])('refuses credentials %j', async (headers) => {
    expect((await refused('bulk.authtoken', headers as Record<string, string>))[0]).toBe(401)
  })

  it('refuses the secret of another client', async () => {
    const { acme, other } = face.world
    const mixed = { 'Client-Id': acme.client_id, 'Client-Secret': other.client_secret }
    expect((await refused('flow.authtoken', mixed))[0]).toBe(401)
  })

  it('are worth nothing in another area', async () => {
    const flow = await tokenOf(face, 'flow')
    expect((await refused('bulk.extracts', flow, { batch_id: 'x' }))[0]).toBe(401)
    expect((await refused('onboarding.extracts', flow, { flow_uuid: randomUUID() }))[0]).toBe(401)
  })

  it('are refused when missing, changed, made up, or a refresh token', async () => {
    const { access_token, refresh_token } = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
    const changed = `${access_token.slice(0, -3)}${access_token.endsWith('AAA') ? 'BBB' : 'AAA'}`
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const unsigned = `${none}.${access_token.split('.')[1]}.`
    for (const Token of ['', changed, 'x', 'a.b.c', unsigned, refresh_token]) {
      expect((await refused('onboarding.extracts', { Token }, { flow_uuid: randomUUID() }))[0]).toBe(401)
    }
  })

  it('end by the clock, and not before', async () => {
    const token = await tokenOf(face, 'bulk')
    const { clock } = face.world
    const from = clock.now
    clock.now = new Date(from.getTime() + 3_590_000)
    expect((await refused('bulk.extracts', token, { batch_id: 'x' }))[0]).toBe(400)
    clock.now = new Date(from.getTime() + 3_601_000)
    expect((await refused('bulk.extracts', token, { batch_id: 'x' }))[0]).toBe(401)
    clock.now = from
  })

  it('are renewed by an access or a refresh token, again and again', async () => {
    const first = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
    for (const Token of [first.refresh_token, first.refresh_token, first.access_token]) {
      const renewed = await ask(face, 'onboarding.refreshToken', { Token })
      expect(renewed).toEqual({ access_token: expect.any(String), expires_in: 3600 })
      expect(
        (await refused('onboarding.extracts', { Token: renewed.access_token }, { flow_uuid: randomUUID() }))[0],
      ).toBe(404)
    }
  })

  it('a new authtoken ends the refresh token before it, and lets its access token live', async () => {
    const before = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
    await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
    expect((await refused('onboarding.refreshToken', { Token: before.refresh_token }))[0]).toBe(401)
    expect((await refused('onboarding.extracts', { Token: before.access_token }, { flow_uuid: randomUUID() }))[0]).toBe(
      404,
    )
  })

  it('logout ends the session with all its tokens', async () => {
    const { access_token, refresh_token } = await ask(face, 'onboarding.authtoken', clientHeaders(face.world.acme))
    await ask(face, 'onboarding.logout', { Token: access_token })
    expect((await refused('onboarding.refreshToken', { Token: refresh_token }))[0]).toBe(401)
    expect((await refused('onboarding.refreshToken', { Token: access_token }))[0]).toBe(401)
    expect((await refused('onboarding.extracts', { Token: access_token }, { flow_uuid: randomUUID() }))[0]).toBe(401)
  })

  it('renewal without a token is a 400, any other call without one a 401', async () => {
    expect(await refused('onboarding.refreshToken', {})).toEqual([400, expect.stringContaining('[Token]')])
    expect((await refused('onboarding.logout', {}))[0]).toBe(401)
    expect((await refused('flow.init', {}, {}))[0]).toBe(401)
  })
})
