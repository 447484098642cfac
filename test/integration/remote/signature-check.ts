import { createHash, createHmac } from 'node:crypto'

/** What a storage knows of a request when it checks its signature. */
export interface SignedRequest {
  readonly method: string
  /** Path and query as they came. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
/** `20260101T000000Z` in milliseconds. */
const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * AWS Signature Version 4 for S3, from its public description and apart from any client's code: by header or by query.
 * Answers with what is wrong; null where the signature holds.
 */
export function signatureFault(request: SignedRequest, keys: Keys, now: Date): string | null {
  const [path = '', query = ''] = request.target.split('?')
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('=').map(decodeURIComponent))
  const params = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  const inQuery = params.has('X-Amz-Signature')
  const header = Object.fromEntries(
    [...(request.headers['authorization'] ?? '').matchAll(/(\w+)=([^,\s]+)/g)].map((m) => [m[1], m[2]]),
  )
  const credential = (inQuery ? params.get('X-Amz-Credential') : header['Credential']) ?? ''
  const signedHeaders = (inQuery ? params.get('X-Amz-SignedHeaders') : header['SignedHeaders']) ?? ''
  const signature = (inQuery ? params.get('X-Amz-Signature') : header['Signature']) ?? ''
  const time = (inQuery ? params.get('X-Amz-Date') : request.headers['x-amz-date']) ?? ''
  const [accessKey, day, region, service, end] = credential.split('/')
  if (accessKey !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (day !== time.slice(0, 8) || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  const age = now.getTime() - timeOf(time)
  if (inQuery && (age > Number(params.get('X-Amz-Expires')) * 1000 || age < -900_000)) return 'AccessDenied'
  if (!inQuery && Math.abs(age) > 900_000) return 'RequestTimeTooSkewed'
  const payload = inQuery ? 'UNSIGNED-PAYLOAD' : (request.headers['x-amz-content-sha256'] ?? '')
  if (!inQuery && payload !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  if (!signedHeaders.split(';').includes('host')) return 'AuthorizationHeaderMalformed'
  const canonical = [
    request.method,
    path.split('/').map((part) => encoded(decodeURIComponent(part))).join('/'),
    [...params].filter(([name]) => name !== 'X-Amz-Signature').map(([n, v]) => `${encoded(n)}=${encoded(v)}`).sort().join('&'),
    ...signedHeaders.split(';').map((name: string) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    payload,
  ].join('\n') // prettier-ignore
  const scope = [day, region, service, end].join('/')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, service, end].reduce<string | Buffer>(
    (k, part) => hmac(k, part ?? ''),
    `AWS4${keys.secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
