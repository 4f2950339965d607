// News of territories: told to everybody once, and only where something changed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { type Firm, firmOf, inDays, lineOf, runJobs } from './testing.ts'

let bench: TestApi
let maker: Firm
before(async () => {
  bench = await testApi()
  maker = await firmOf(bench, 'Ferrantis Pompe')
})
after(() => bench.close())

const refused = (name: string) => (error: unknown) => (error as Refusal).name === name
const params = () => ({ businessID: maker.id })

test('a line that only seeks until a later day is no news', async () => {
  const line = await lineOf(maker, 'Line for Fiji')
  const seek = (until: string) =>
    maker.person.api.territories.set({
      params: params(),
      body: { lines: [line], countries: ['FJ'], state: 'sought', until },
    })
  const opened = async () =>
    (await bench.api.territories.findLines({ query: { country: 'FJ' } })).data.map(({ openedAt }) => openedAt)
  await seek(inDays(30))
  const first = await opened()
  await seek(inDays(60))
  assert.deepEqual([(await opened()).length, await opened()], [1, first])
})

test('however many people saved a search, each is told the same day', async () => {
  const question = JSON.stringify({ country: ['NZ'] })
  await bench.pool.query(
    `insert into territory_alerts (user_id, kind, name, question, question_key, pace, told_at)
      select gen_random_uuid(), 'line', 'Many', $1::jsonb, 'many', 'daily', now() - interval '2 days' from generate_series(1, 130)`,
    [question],
  )
  await runJobs(bench, 'territories.found')
  const { rowCount } = await bench.pool.query(
    `select from territory_alerts where told_at < now() - interval '1 hour' and pace = 'daily'`,
  )
  assert.equal(rowCount, 0)
})

test('coverage that is saved again as it was is no news; a day that is over is refused', async () => {
  const seller = await firmOf(bench, 'Saving Seller')
  const cover = () =>
    seller.person.api.territories.cover({ params: { businessID: seller.id }, body: { countries: ['FI'], room: true } })
  assert.equal((await cover()).statedAt, (await cover()).statedAt)
  const line = await lineOf(maker, 'Line of the past')
  const body = { lines: [line], countries: ['NZ'], state: 'sought' as const, until: inDays(-1) }
  await assert.rejects(maker.person.api.territories.set({ params: params(), body }), refused('ValidationError'))
})
