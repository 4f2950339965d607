// Posting to foreign addresses.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { postSafely } from './post-safely.ts'
import { NotFetched } from './request-safely.ts'

let server: Server
let here: string
const received: string[] = []
before(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push([request.method, request.url, request.headers['x-test'], body].join(' '))
      if (request.url === '/elsewhere') response.writeHead(307, { location: '/taken' }).end('moved')
      else if (request.url === '/long') response.writeHead(200).end('x'.repeat(100_000))
      else if (request.url === '/cut')
        response.writeHead(200, { 'content-length': 10 }).write('half', () => request.socket.destroy())
      else if (request.url === '/lost') request.socket.destroy()
      else if (request.url !== '/silent') response.writeHead(202).end('thanks')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const post = { headers: { 'x-test': 'yes' }, body: 'päivää', seconds: 5, bytesMost: 100 }
const open = { ...post, allows: () => true }
const answered = async (path: string) => {
  const { status, answer } = await postSafely(here + path, open)
  return [status, answer.toString()]
}

test('a body arrives as it is; status and beginning of the answer come back', async () => {
  assert.deepEqual(await answered('/taken'), [202, 'thanks'])
  assert.deepEqual(received, ['POST /taken yes päivää'])
  assert.deepEqual(await answered('/long'), [200, 'x'.repeat(100)])
  assert.deepEqual(await answered('/cut'), [200, 'half'])
})

test('a redirect is an answer, and is not followed', async () => {
  received.length = 0
  assert.deepEqual(await answered('/elsewhere'), [307, 'moved'])
  assert.equal(received.length, 1)
})

test('nothing is sent to addresses of our own network, and a lost or late answer is an error', async () => {
  const refused = (link: string, reason: RegExp, some: typeof post) =>
    assert.rejects(postSafely(link, some), (error) => error instanceof NotFetched && reason.test(error.message))
  received.length = 0
  const { port } = new URL(here)
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])
    await refused(`http://${host}:${port}/taken`, /not a public one/, post)
  assert.deepEqual(received, [])
  await refused(`${here}/lost`, /can't be reached/, open)
  await refused(`${here}/silent`, /too long/, { ...open, seconds: 0.2 })
})
