// First page before readiness.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { firstPageOf } from './first-page.ts'

test('it is made once what it needs is prepared, for the host of the site', async () => {
  const hosts: unknown[] = []
  const app = fastify().get('/', (request) => hosts.push(request.host) && 'page')
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = firstPageOf(app, promise)
  page.begin('https://trade.example')
  assert.deepEqual([hosts, page.isMade()], [[], false])
  resolve()
  await page.made
  assert.deepEqual([hosts, page.isMade()], [['trade.example'], true])
})

test('a page that cannot be made holds up no start', async () => {
  const app = fastify().get('/', () => {
    throw new Error('broken')
  })
  const page = firstPageOf(app, Promise.resolve())
  page.begin('http://localhost:3000')
  await page.made
  assert.equal(page.isMade(), true)
})

test('a search that cannot be prepared is told to whoever waits', async () => {
  const page = firstPageOf(fastify(), Promise.reject(new Error('no index')))
  page.begin('http://localhost:3000')
  await assert.rejects(page.made, /no index/)
  assert.equal(page.isMade(), false)
})
