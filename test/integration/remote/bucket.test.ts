import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { door } from '../../../src/main/outbound'
import { Bucket } from '../../../src/main/remote'
import { signatureFault } from './signature-check'
import { startStorage } from './storage-server'

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a/secret+with=signs' }
const { signal } = new AbortController()
const bytes = Buffer.from('an image')

describe('the check of signatures', () => {
  // The worked example of Amazon's own page on pre-signed addresses.
  const url =
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'
  const request = {
    method: 'GET',
    target: url,
    headers: { host: 'examplebucket.s3.amazonaws.com' },
    body: Buffer.alloc(0),
  }
  const example = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
  const at = new Date('2013-05-24T01:00:00Z')

  it('holds for the published example, and for nothing that was changed', () => {
    expect(signatureFault(request, example, at)).toBeNull()
    expect(signatureFault({ ...request, method: 'PUT' }, example, at)).toBe('SignatureDoesNotMatch')
    expect(signatureFault({ ...request, target: url.replace('test', 'text') }, example, at)).toBe(
      'SignatureDoesNotMatch',
    )
    expect(signatureFault(request, example, new Date('2013-05-25T01:00:00Z'))).toBe('AccessDenied')
  })
})

describe('a bucket', () => {
  let storage: Awaited<ReturnType<typeof startStorage>>
  beforeAll(async () => void (storage = await startStorage(keys)))
  afterAll(() => storage.close())
  beforeEach(() => {
    storage.refused.length = 0
    storage.clock.aheadMs = 0
  })
  const bucket = (secretAccessKey = keys.secretAccessKey) =>
    new Bucket(
      door,
      { endpoint: `${storage.endpoint}/`, region: 'ap-south-1', name: 'kyc images' },
      { ...keys, secretAccessKey },
      () => new Date(),
    )
  const fetched = async (url: string) => {
    const answer = await fetch(url)
    return [answer.status, await answer.text()]
  }

  it('takes an image, gives an address for it that works without keys, and forgets it', async () => {
    const one = bucket()
    const place = await one.put('a-1', bytes, signal)
    expect([...storage.objects.keys()]).toEqual(['/kyc%20images/a-1'])
    const url = await one.urlOf(place)
    expect(await fetched(url)).toEqual([200, 'an image'])
    expect((await fetched(url.replace('a-1', 'a-2')))[0]).toBe(403)
    await one.remove(place, signal)
    await one.remove(place, signal)
    expect(storage.objects.size).toBe(0)
    expect(storage.refused).toEqual(['SignatureDoesNotMatch'])
  })

  it('goes by the clock of the storage where the two differ', async () => {
    storage.clock.aheadMs = -5 * 3600_000
    const one = bucket()
    const place = await one.put('late', bytes, signal)
    expect(storage.refused).toEqual(['RequestTimeTooSkewed'])
    await one.remove(place, signal)
    expect(storage.refused).toHaveLength(1)
    expect(storage.objects.size).toBe(0)
  })

  it('says that the keys are wrong, and tries again only what may pass', async () => {
    await expect(bucket('wrong').put('x', bytes, signal)).rejects.toMatchObject({
      code: 'STORAGE_REFUSED',
      detail: 'HTTP 403',
    })
    expect(storage.refused).toHaveLength(1)
    storage.broken.next = [503, 500]
    expect(await bucket().put('flaky', bytes, signal)).toBe('flaky')
  })
})
