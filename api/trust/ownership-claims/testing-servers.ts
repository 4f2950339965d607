// DNS and HTTPS servers of tests.
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { internetThrough, registrationsAt } from '#api/trust/verification/lookup.ts'

const ca = `-----BEGIN CERTIFICATE-----
MIIB0jCCAXegAwIBAgIUX0QC31DmuRtKLKDt7Y4YgiRrB5QwCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwId2JuIHRlc3QwIBcNMjYxMTI2MjMyMDQ0WhgPMjEyNjExMDIy
MzIwNDRaMBMxETAPBgNVBAMMCHdibiB0ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEzw7mf4a3FAOiEwM2eV3z2CkCJUQefeGeaYK/2pwTCim4CL6px9AkOHLc
w4CYYGqETbxSu/yCxYY8EhJjr8vsg6OBpjCBozAdBgNVHQ4EFgQU0apW1KgofK2M
9fpLGoQKdcZAMX8wHwYDVR0jBBgwFoAU0apW1KgofK2M9fpLGoQKdcZAMX8wDwYD
VR0TAQH/BAUwAwEB/zBQBgNVHREESTBHghFicmVubndhbGQuZXhhbXBsZYIVd3d3
LmJyZW5ud2FsZC5leGFtcGxlgg1vdGhlci5leGFtcGxlggxyZGFwLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSQAwRgIhAJD71cZ22wo6Dc3nHSsND6Byevoy7tjmu2AIzrtV
b+ykAiEA8xV3//0+H2uiTb3vhRJNogjWWlHO9kkaDt0rhhJuyCQ=
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgK46OaPDW7LF6dB4A
oODd1q/UsQRn0v+nOmLTVxT6A8+hRANCAATPDuZ/hrcUA6ITAzZ5XfPYKQIlRB59
4Z5pgr/anBMKKbgIvqnH0CQ4ctzDgJhgaoRNvFK7/ILFhjwSEmOvy+yD
-----END PRIVATE KEY-----`

type Answer = { status?: number; type?: string; location?: string; body?: string }
export type Servers = Awaited<ReturnType<typeof startServers>>

export async function startServers() {
  const records = new Map<string, string[]>()
  const pages = new Map<string, Answer>()
  const dns = createSocket('udp4')
  dns.on('message', (question, from) => dns.send(answerTo(question, records), from.port, from.address))
  dns.bind(0, '127.0.0.1')
  await once(dns, 'listening')
  const https = createServer({ key, cert: ca }, (request, response) => {
    const host = (request.headers.host ?? '').split(':')[0]
    const {
      status = 200,
      type = 'text/html',
      location,
      body = '',
    } = pages.get(`${host}${request.url}`) ?? { status: 404 }
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
  })
  https.listen(0, '127.0.0.1')
  await once(https, 'listening')
  const servers = [`127.0.0.1:${dns.address().port}`]
  const resolver = new Resolver()
  resolver.setServers(servers)
  const lookup = ((name: string, _options: object, done: (error: Error | null, found: unknown) => void) => {
    resolver.resolve4(name).then(
      (found) =>
        done(
          null,
          found.map((address) => ({ address, family: 4 })),
        ),
      (error: Error) => done(error, ''),
    )
  }) as never
  const route = { lookup, port: (https.address() as AddressInfo).port, ca }
  const through = { servers, route, allows: (address: string) => address === '127.0.0.1' }
  return {
    records,
    pages,
    proofs: { ...internetThrough(through), registered: registrationsAt('https://rdap.example/', through) },
    closed: { ...internetThrough({ servers, route }), registered: registrationsAt('https://rdap.example/', { route }) },
    async stop() {
      dns.close()
      https.closeAllConnections()
      https.close()
      await once(https, 'close')
    },
  }
}

const [typeA, typeTxt] = [1, 16]

function answerTo(question: Buffer, records: ReadonlyMap<string, string[]>): Buffer {
  const labels: string[] = []
  let at = 12
  for (; question[at] !== 0; at += question[at]! + 1)
    labels.push(question.subarray(at + 1, at + 1 + question[at]!).toString('ascii'))
  const name = labels.join('.').toLowerCase()
  const type = question.readUInt16BE(at + 1)
  const asked = question.subarray(12, at + 5)
  const texts = type === typeTxt ? (records.get(name) ?? []) : []
  const data = type === typeA ? [Buffer.from([127, 0, 0, 1])] : texts.map(textData)
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(data.length, 6)
  return Buffer.concat([header, asked, ...data.map((one) => recordOf(type, one))])
}

function textData(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([Buffer.byteLength(part)]), Buffer.from(part)])))
}

function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
