// A client whose routes load later.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contract, Routes } from '#contract/foundation/endpoint.ts'
import { lateClientFor, type Call } from './client.ts'

const routes = { follows: { read: { method: 'GET', path: '/follow/:id' } } } as unknown as Routes<Contract>

test('a call made before its routes are loaded is sent once they are, and an awaited client sends nothing', async () => {
  const sent: Call[] = []
  const loading = Promise.withResolvers<Routes<Contract>>()
  const client = lateClientFor<Contract>(
    () => loading.promise,
    async (call) => {
      sent.push(call)
      return { success: true, data: 'followed' }
    },
  )
  const { follows } = client as unknown as Record<string, { read: (ask: object) => Promise<unknown> }>
  assert.equal(await Promise.resolve(follows), follows)
  const answer = follows!.read({ params: { id: '7' } })
  assert.deepEqual(sent, [])
  loading.resolve(routes)
  assert.equal(await answer, 'followed')
  assert.deepEqual(
    sent.map(({ method, path, params }) => [method, path, params]),
    [['GET', '/follow/:id', { id: '7' }]],
  )
})
