// Published description.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authContract } from './identity/auth/auth.ts'
import { contract } from './contract.ts'
import { streams } from './foundation/events.ts'
import { openapiOf } from './openapi.ts'

type Item = Record<string, { operationId: string }> & { servers?: { url: string }[] }

test('every call is described once, those of the auth service at their own address', () => {
  const served = { contract: authContract, server: 'https://auth.example.com/auth' }
  const { paths } = openapiOf({ contract, server: '/api' }, [served]) as { paths: Record<string, Item> }
  const ids = Object.values(paths).flatMap(({ servers: _, ...operations }) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  const calls = [...Object.entries(contract), ...Object.entries(authContract)].flatMap(([capability, endpoints]) =>
    Object.keys(endpoints).map((name) => `${capability}.${name}`),
  )
  assert.deepEqual(ids.toSorted(), calls.toSorted())
  assert.deepEqual(paths['/login']?.servers, [{ url: served.server }])
  assert.equal(paths['/user/profile']?.servers, undefined)
})

test('every parameter says what it means', () => {
  type Call = { operationId: string; parameters: { name: string; description?: string }[] }
  const { paths } = openapiOf({ contract, server: '/api', streams }, [{ contract: authContract, server: '/auth' }]) as {
    paths: Record<string, Record<string, Call>>
  }
  const calls = Object.values(paths).flatMap(({ servers: _, ...operations }) => Object.values(operations))
  const silent = calls.flatMap(({ operationId, parameters }) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
  )
  assert.deepEqual(silent, [])
})

type StreamPath = {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { content: Record<string, { schema: { items: { properties: { data: Data } } } }> }>
}
type Data = { contentSchema: { oneOf: { properties: { name: { const: string } } }[] } }

test('the stream of live events is described: what it hears, how it goes on after a break, and each event', () => {
  const { paths } = openapiOf({ contract, server: '/api', streams }) as { paths: Record<string, { get: StreamPath }> }
  const { get, ...more } = paths['/social/events']!
  assert.deepEqual(more, {})
  assert.equal(get.operationId, 'live.events')
  assert.ok(get.security.length > 0)
  assert.deepEqual(
    get.parameters.map(({ name, in: place, required }) => [name, place, required]),
    [
      ['topics', 'query', false],
      ['Last-Event-ID', 'header', false],
    ],
  )
  const { data } = get.responses[200]!.content['text/event-stream']!.schema.items.properties
  assert.deepEqual(
    data.contentSchema.oneOf.map(({ properties }) => properties.name.const),
    ['notifications', 'comments', 'posts', 'messages', 'requests', 'read', 'typing', 'reset'],
  )
  assert.ok(get.responses[401] && get.responses[503])
})
