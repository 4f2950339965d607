// Allowed and refused addresses.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { isPublicAddress } from './addresses.ts'
import { fetchSafely, NotFetched } from './fetch-safely.ts'

let server: Server
let here: string
const asked: string[] = []
before(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    const [, what] = request.url!.split('/')
    if (what === 'picture') response.writeHead(200, { 'content-type': 'image/png' }).end('bytes')
    else if (what === 'page') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>')
    else if (what === 'large') response.writeHead(200, { 'content-type': 'image/png' }).write('x'.repeat(5000))
    else if (what === 'said-large')
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5000 }).flushHeaders()
    else if (what === 'slow') response.writeHead(200, { 'content-type': 'image/png' }).write('x')
    else if (what === 'packed')
      response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end('x')
    else if (what === 'round') response.writeHead(302, { location: '/round' }).end()
    else if (what === 'to') response.writeHead(302, { location: decodeURIComponent(request.url!.slice(4)) }).end()
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { bytesMost: 1000, seconds: 5, types: ['image/'] }
const open = { ...limits, allows: () => true }
const refused = (link: string, reason: RegExp, some: Parameters<typeof fetchSafely>[1] = limits) =>
  assert.rejects(fetchSafely(link, some), (error) => error instanceof NotFetched && reason.test(error.message), link)

test('what a link leads to is fetched, also after a redirect', async () => {
  const { content, contentType } = await fetchSafely(`${here}/picture`, open)
  assert.equal(content.toString(), 'bytes')
  assert.equal(contentType, 'image/png')
  const { address } = await fetchSafely(`${here}/to/${encodeURIComponent('/picture')}`, open)
  assert.equal(address, `${here}/picture`)
})

test('no address of our own network is called: by number, by name, in other spellings, after a redirect', async () => {
  asked.length = 0
  const port = new URL(here).port
  for (const host of ['127.0.0.1', 'localhost', '0x7f000001', '2130706433', '127.1', '[::1]', '[::ffff:127.0.0.1]'])
    await refused(`http://${host}:${port}/picture`, /not a public one/)
  assert.deepEqual(asked, [])
  let judged = 0
  const first = { ...limits, allows: () => judged++ === 0 }
  await refused(`${here}/to/${encodeURIComponent('http://127.0.0.1:1/picture')}`, /not a public one/, first)
  await refused(`${here}/to/${encodeURIComponent('file:///etc/passwd')}`, /no http or https/, open)
})

test('other schemes, passwords, other types, packed, large, slow, lost and circling ones are refused', async () => {
  for (const link of ['file:///etc/passwd', 'ftp://example.org/a.png', 'data:image/png,x', '/picture', ''])
    await refused(link, /no http or https/)
  await refused('http://ann:secret@example.org/', /password/)
  await refused(`${here}/page`, /text\/html/, open)
  await refused(`${here}/packed`, /packed/, open)
  await refused(`${here}/large`, /too large/, open)
  await refused(`${here}/said-large`, /too large/, open)
  await refused(`${here}/nowhere`, /answers 404/, open)
  await refused(`${here}/round`, /from one place to the next/, open)
  await refused(`${here}/slow`, /too long/, { ...open, seconds: 0.2 })
  await refused('http://127.0.0.1:1/', /can't be reached/, open)
})

test('public addresses are those that anybody can reach', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    assert.equal(isPublicAddress(address), true, address)
  for (const address of [
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    'example.org',
  ])
    assert.equal(isPublicAddress(address), false, address)
})
