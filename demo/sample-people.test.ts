// Sample people.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from './load.ts'
import { addSamplePeople, hideSamplePeople } from './sample-people.ts'

test('the sample accounts have complete profiles; the exporter owns a business, the buyer belongs to an importer', async (context) => {
  const { database, drop } = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  context.after(drop)
  const { kysely, pool } = database
  await loadDemo(database)
  const read = async () => {
    const { rows } = await pool.query(`
      select p.username, p.city, p.status, p.profession, m.access, b.source_id as business
      from people p left join members m on m.user_id = p.id left join businesses b on b.id = m.business_id
      where p.email like '%@sample.wbn.example' order by p.username`)
    return rows
  }
  const first = await read()
  assert.deepEqual(
    first.map(({ username, access, business }) => [username, access, business]),
    [
      ['clara-whitfield', 'member', 'boreal-imports'],
      ['matteo-ferraris', 'owner', 'ferrantis-pompe'],
      ['nora-lindqvist', null, null],
    ],
  )
  assert.ok(first.every((row) => row.city && row.profession && row.status === 'active'))

  await kysely.transaction().execute(addSamplePeople)
  assert.deepEqual(await read(), first)

  // Edited sample people stay; departed ones return.
  const { buyer, exporter } = sampleAccounts
  await kysely.updateTable('people').set({ city: 'Bath', version: 2 }).where('id', '=', buyer.userID).execute()
  await kysely
    .updateTable('people')
    .set({ firstName: '', username: 'removed', removedAt: new Date(), status: 'terminated', version: 5 })
    .where('id', '=', exporter.userID)
    .execute()
  await kysely.transaction().execute(addSamplePeople)
  const [clara, matteo] = await read()
  assert.deepEqual([clara.city, matteo.username], ['Bath', 'matteo-ferraris'])

  await hideSamplePeople(kysely)
  assert.ok((await read()).every(({ status }) => status === 'suspended'))
  await kysely.transaction().execute(addSamplePeople)
  assert.ok((await read()).every(({ status }) => status === 'active'))
})
