// Announcements.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { apiClient } from '#api/api.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { clientFor } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import { holding } from './held.ts'
import { readAnnouncements } from './announcements.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await bench.pool.query(
    `insert into announcements (kind, texts, starts_at, ends_at)
      select 'info', jsonb_build_object('en', 'Number ' || n), now() - make_interval(hours => n), '2999-01-01' from generate_series(1, 3) n`,
  )
})
after(() => bench.close())

const unexpected = (error: unknown) => assert.fail(String(error))
const read = (dismissed: string[] = []) =>
  readAnnouncements(
    apiClient(bench.dependencies, 'en'),
    { portal: 'usa', locale: 'en', dismissed, hold: holding(undefined) },
    unexpected,
  )

test('the two latest are shown, until the next change; a dismissed one leaves its place to the third', async () => {
  const { announcements, until } = await read()
  assert.deepEqual(
    announcements.map(({ text }) => text),
    ['Number 1', 'Number 2'],
  )
  assert.equal(until, Date.parse('2999-01-01'))
  const left = await read([announcements[0]!.version])
  assert.deepEqual(
    left.announcements.map(({ text }) => text),
    ['Number 2', 'Number 3'],
  )
})

test('where they can not be read a page has none, is not kept, and the failure is told', async () => {
  const away = clientFor(routesOf(contract), overHttp('http://127.0.0.1:9/api'))
  const failures: unknown[] = []
  const reader = { portal: 'usa', locale: 'en', dismissed: [], hold: holding(undefined) } as const
  const { announcements, until } = await readAnnouncements(away, reader, (error) => failures.push(error))
  assert.deepEqual([announcements, until, failures.length], [[], 0, 1])
})
