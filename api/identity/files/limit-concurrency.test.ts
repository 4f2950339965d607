// Serialized uploads.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { refuse } from '#kit/serve.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { picture, sendFile } from './testing.ts'
import { serveFiles } from './upload.ts'

let at: TestApi
before(async () => {
  at = await testApi()
})
after(() => at.close())

const type = 'multipart/form-data; boundary=x'
const begun = '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nincoming'
const ended = '\r\n--x--\r\n'

function halfSent(app: TestApi['app']) {
  const payload = new PassThrough({ highWaterMark: 1 })
  payload.write(begun)
  const answer = app.inject({ method: 'POST', url: '/files/upload', headers: { 'content-type': type }, payload })
  return { answer, end: () => payload.end(ended) }
}

test('slow and interrupted uploads do not block others', async () => {
  const held = Array.from({ length: 5 }, () => halfSent(at.app))
  await sendFile(at, await at.person(), await picture('png', 100, 50))
  for (const { end } of held) end()
  for (const { answer } of held) assert.equal((await answer).statusCode, 400)
})

test('an upload whose client disconnects while queued ends when its turn comes', async () => {
  const works: Promise<unknown>[] = []
  const app = Fastify()
  refuse(app)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function noted(request, reply) {
      const work = handler.call(this, request, reply) as Promise<unknown>
      works.push(work)
      return work
    }
  })
  await app.register(async (scope) => serveFiles(scope, at.dependencies))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const first = halfSent(app)
  while (works.length === 0) await new Promise(setImmediate)

  const leaving = connect(port, '127.0.0.1')
  const asked = once(app.server, 'request')
  leaving.write(
    `POST /files/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 999\r\n\r\n${begun}`,
  )
  const [request] = await asked
  const left = new Promise((resolve) => request.once('close', resolve))
  while (works.length === 1) await new Promise(setImmediate)
  leaving.destroy()
  await left
  first.end()
  assert.equal((await first.answer).statusCode, 400)
  const ends = await Promise.allSettled(works)
  assert.deepEqual(
    ends.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  await app.close()
})
