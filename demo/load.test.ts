// Demo data.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from './load.ts'

async function emptyDatabase(context: { after: (work: () => Promise<void>) => void }) {
  const { database, drop } = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  context.after(drop)
  return database
}
type Empty = Awaited<ReturnType<typeof emptyDatabase>>

async function idsOf({ pool }: Empty): Promise<string> {
  const { rows } = await pool.query<{ ids: string }>(
    `select md5(string_agg(id::text || registered_at::text, ',' order by id)) as ids from (
      select id, registered_at from businesses union all select id, registered_at from products
      union all select id, registered_at from people) everything`,
  )
  return rows[0]!.ids
}

test('the demonstration data loads whole, once, with the same ids and times everywhere', async (context) => {
  const [one, other] = await Promise.all([emptyDatabase(context), emptyDatabase(context)])
  const shown: string[] = []
  const loaded = await loadDemo(one, { progress: (done, total, what) => void shown.push(`${what} ${done}/${total}`) })
  assert.ok(loaded !== 'already there')
  assert.ok(loaded.businesses >= 300 && loaded.businesses <= 600, `${loaded.businesses} businesses`)
  assert.ok(loaded.products >= 3000 && loaded.products <= 5000, `${loaded.products} products`)
  assert.ok(loaded.people >= 15, `${loaded.people} people`)
  assert.equal(shown.at(-1), 'Sample data: posts and groups 1/1')
  const ids = await idsOf(one)
  assert.equal(await loadDemo(one), 'already there')
  assert.equal(await idsOf(one), ids)
  await loadDemo(other)
  assert.equal(await idsOf(other), ids)
  const { rows } = await one.pool.query(`
    select (select count(*)::int from businesses where not sample) as unmarked,
      (select count(distinct country_code)::int from businesses) as countries,
      (select count(distinct industry_id)::int from businesses) as industries,
      (select count(*)::int from products where category_id is null) as unplaced,
      (select count(*)::int from people where company_name is null) as homeless`)
  assert.deepEqual(
    { ...rows[0], countries: rows[0].countries >= 40 },
    { unmarked: 0, countries: true, industries: 15, unplaced: 0, homeless: 0 },
  )
})

test('a directory with businesses of its own gets no demonstration data', async (context) => {
  const database = await emptyDatabase(context)
  await database.pool.query(
    `insert into businesses (company_name, slug, business_type, industry_id, country_code) values ('Own', 'own', 'MA', uuidv7(), 'IT')`,
  )
  assert.equal(await loadDemo(database), 'already there')
  assert.equal((await database.pool.query('select from products')).rowCount, 0)
})
