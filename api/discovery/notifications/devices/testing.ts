// Local push service and its browsers.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer } from 'node:https'
import type { lookup } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { testCertificate, testCertificateKey } from '#kit/testing-tls.ts'
import type { PushSettings } from '#api/foundation/context.ts'
import type { RingText } from './send.ts'

const host = 'push.wbn.example'

export type PushedMessage = {
  browser: string
  headers: Record<string, string | string[] | undefined>
  text: RingText
  claims: { aud: string; sub: string; exp: number }
}
type Reply = { status: number; retryAfter?: string }
export type TestBrowser = { endpoint: string; keys: { p256dh: string; auth: string } }
export type PushService = Awaited<ReturnType<typeof pushService>>

export function servicePush(port: number): PushSettings {
  const here = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup
  return { services: [host], route: { lookup: here, port, ca: testCertificate }, allows: () => true }
}

export async function pushService({ decrypts = true } = {}) {
  const browsers = new Map<string, { ecdh: ECDH; auth: Buffer }>()
  const messages: PushedMessage[] = []
  const waiting = new Set<() => void>()
  let received = 0
  let answer: (browser: string, times: number) => Reply | Promise<Reply> = () => ({ status: 201 })
  const times = new Map<string, number>()

  const server = createServer({ cert: testCertificate, key: testCertificateKey }, async (request, response) => {
    const browser = request.url!.slice(1)
    const body = await buffer(request)
    const known = browsers.get(browser)
    received++
    times.set(browser, (times.get(browser) ?? 0) + 1)
    if (known && decrypts) {
      const text = JSON.parse(decrypted(body, known.ecdh, known.auth)) as RingText
      messages.push({ browser, headers: request.headers, text, claims: claimsOf(request.headers.authorization!) })
    }
    for (const wake of waiting) wake()
    const { status, retryAfter } = await answer(browser, times.get(browser)!)
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    received: () => received,
    messages,
    port,
    answer: (given: typeof answer) => void (answer = given),
    push: servicePush(port),
    subscribe(name = randomBytes(12).toString('hex')): TestBrowser {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16)
      browsers.set(name, { ecdh, auth })
      return { endpoint: `https://${host}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    to: ({ endpoint }: TestBrowser) => messages.filter(({ browser }) => endpoint.endsWith(`/${browser}`)),
    arrived(count: number): Promise<void> {
      return new Promise((resolve) => {
        const check = () => {
          if (received < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function decrypted(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body[20]!
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const expand = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const shared = expand(own.computeSecret(sender), auth, info, 32)
  const key = expand(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expand(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function claimsOf(authorization: string): PushedMessage['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const given = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)) throw new Error('a wrong token')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushedMessage['claims']
}
