// Sample territories.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleTerritories } from './territories.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('five suppliers state lines for thirty countries and more, and some have products', async () => {
  const { rows } = await pool.query<{ firms: number; countries: number; products: number }>(
    `select count(distinct l.business_id)::int as firms, count(distinct t.country_code)::int as countries,
      (select count(*)::int from lines where product_ids <> '{}') as products
    from lines l join territories t on t.line_id = l.id`,
  )
  assert.equal(rows[0]!.firms, 5)
  assert.ok(rows[0]!.countries >= 30, `${rows[0]!.countries} countries`)
  assert.ok(rows[0]!.products >= 5)
})

test('Peru, Poland and Viet Nam have distributors, with agreements of both sides and of one', async () => {
  const { rows } = await pool.query<{ state: string; countries: string[] }>('select state, countries from agreements')
  const states = new Set(rows.map(({ state }) => state))
  assert.deepEqual([...states].toSorted(), ['inForce', 'lapsed', 'proposed'])
  for (const code of ['PE', 'PL', 'VN']) {
    assert.ok(
      rows.some(({ countries }) => countries.includes(code)),
      code,
    )
    const covering = await pool.query('select from coverages where $1 = any(countries)', [code])
    assert.ok(covering.rowCount, code)
  }
})

test('nobody has what another agreement of a maker rules out, and they are added once', async () => {
  const { rows } = await pool.query(
    `select a.id from held_agreements a join held_agreements b on a.id < b.id and a.supplier_id = b.supplier_id and a.role = b.role
      and a.line_ids && b.line_ids and a.countries && b.countries and a.days && b.days
      where a.exclusivity = 'sole' or b.exclusivity = 'sole'`,
  )
  assert.deepEqual(rows, [])
  assert.equal(await kysely.transaction().execute((tx) => addSampleTerritories(tx)), false)
})
