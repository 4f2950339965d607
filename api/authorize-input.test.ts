// Permission is checked for the acting business alone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as z from 'zod'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import { validate } from '#kit/validate.ts'
import { authorizeInput } from './authorize-input.ts'
import { addBusiness, addMember, testApi, type TestApi } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('an own business named beside opens no other', async () => {
  const ann = await bench.person()
  const [own, other] = [await addBusiness(bench.db, 'Own Works'), await addBusiness(bench.db, 'Other Works')]
  await addMember(bench.db, own, ann.userID)
  const context = {
    ...bench.dependencies,
    viewer: ann.viewer,
    locale: 'en' as const,
    portal: 'usa',
    token: ann.token,
    origin: '',
    network: '',
    agent: '',
    prefetched: false,
  }
  const named = z.object({ businessID: Uuid.optional() })
  const call = { method: 'POST', path: '/x', summary: '', answer: z.object({}) } as const
  const needs = { permission: 'edit', by: 'businessID' } as const
  const asks: [Endpoint, object][] = [
    [
      { ...call, needs, query: named },
      { body: { businessID: own }, query: { businessID: other } },
    ],
    [
      { ...call, needs, body: named },
      { query: { businessID: own }, body: { businessID: other } },
    ],
    [
      { ...call, needs, params: named },
      { query: { businessID: own }, body: { businessID: own }, params: { businessID: other } },
    ],
  ]
  for (const [endpoint, sent] of asks)
    await assert.rejects(authorizeInput(endpoint, context, validate(endpoint, sent)), { name: 'Forbidden' })
  const orSelf: Endpoint = { ...call, needs: { ...needs, orSelf: true }, query: named }
  await authorizeInput(orSelf, context, validate(orSelf, { query: { businessID: ann.userID } }))
  await assert.rejects(authorizeInput(orSelf, context, validate(orSelf, { query: { businessID: other } })), {
    name: 'Forbidden',
  })
  const endpoint = { ...call, needs, body: named }
  await authorizeInput(
    endpoint,
    context,
    validate(endpoint, { body: { businessID: own }, query: { businessID: other } }),
  )
})
