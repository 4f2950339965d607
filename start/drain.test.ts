// Stops under load.
import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { makeDrain } from './drain.ts'

async function startServer() {
  const app = Fastify({ return503OnClosing: false })
  const drain = makeDrain(app)
  after(() => app.close())
  app.get('/short', () => 'steel')
  app.get('/slow', () => pause(10, 'steel'))
  app.get('/readyz', (_request, reply) => reply.code(drain.isDraining() ? 503 : 200).send())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, drain, address: app.listeningOrigin }
}

function keepAliveClient() {
  const agent = new Agent({ keepAlive: true })
  after(() => agent.destroy())
  return (address: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(address, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode!))
      })
      asked.once('error', reject).end()
    })
}

test('while it drains, requests are answered and told to leave', async () => {
  const { drain, address } = await startServer()
  await (await fetch(`${address}/short`)).text()
  assert.equal(drain.isDraining(), false)
  const stopped = drain.stop()
  assert.equal(drain.isDraining(), true)
  const response = await fetch(`${address}/short`)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('connection'), 'close')
  await response.text()
  await stopped
  await assert.rejects(fetch(`${address}/short`))
})

test('a stop waits for work whose client has gone away', async () => {
  const app = Fastify()
  const drain = makeDrain(app)
  const begun = Promise.withResolvers<void>()
  const allowed = Promise.withResolvers<void>()
  const events: string[] = []
  app.get('/work', async () => {
    begun.resolve()
    await allowed.promise
    events.push('done')
    return ''
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const asked = fetch(`${app.listeningOrigin}/work`, { signal: leaving.signal })
  await begun.promise
  leaving.abort()
  await assert.rejects(asked)
  const stopped = drain.stop().then(() => events.push('stopped'))
  app.server.once('close', () => setTimeout(allowed.resolve, 50))
  await stopped
  assert.deepEqual(events, ['done', 'stopped'])
})

test('no request of a balancer that looks at /readyz breaks when its servers are restarted one after the other', async () => {
  const servers = [await startServer(), await startServer()]
  const inUse = new Set(servers)
  const send = keepAliveClient()
  const ended = new AbortController()
  async function probe(): Promise<void> {
    while (!ended.signal.aborted) {
      for (const server of inUse) if ((await send(`${server.address}/readyz`)) !== 200) inUse.delete(server)
      await pause(1000)
    }
  }
  let answered = 0
  async function ask(): Promise<void> {
    while (!ended.signal.aborted) {
      for (const { address } of inUse) assert.equal(await send(`${address}/short`), 200)
      answered++
      await pause(400)
    }
  }
  const traffic = Promise.all([probe(), ...Array.from({ length: 20 }, ask)])
  await Promise.race([traffic, pause(0)])
  await send(`${servers[0]!.address}/readyz`)
  const restart = async () => {
    await servers[0]!.drain.stop()
    await pause(1200)
    ended.abort()
  }
  await Promise.all([restart(), traffic])
  assert.ok(answered > 20)
  assert.deepEqual([...inUse], [servers[1]])
})

test('a server that nobody probes answers every connection that it takes, until it takes none', async () => {
  const { drain, address } = await startServer()
  const outcomes: (number | string)[] = []
  async function ask(): Promise<void> {
    for (;;) {
      const outcome = await sendAlone(`${address}/slow`)
      outcomes.push(outcome)
      if (outcome === 'ECONNREFUSED') return
    }
  }
  const clients = Promise.all(Array.from({ length: 40 }, ask))
  while (outcomes.length < 100) await pause(1)
  await drain.stop()
  await clients
  assert.deepEqual(new Set(outcomes), new Set([200, 'ECONNREFUSED']))
})

function sendAlone(address: string): Promise<number | string> {
  return new Promise((resolve) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message)
    const asked = request(address, { agent: false }, (response) => {
      response
        .resume()
        .once('error', fail)
        .once('end', () => resolve(response.statusCode!))
    })
    asked.once('error', fail).end()
  })
}
