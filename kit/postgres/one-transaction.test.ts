// A transaction as a database.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { inOneTransaction } from './one-transaction.ts'
import type { Database } from './pool.ts'
import { testDatabase } from './testing.ts'

type Tables = { notes: { noteText: string } }
let database: Database<Tables>
let drop: () => Promise<void>
before(async () => {
  ;({ database, drop } = await testDatabase<Tables>({ template: 'empty' }))
  await database.pool.query('create table notes (note_text text unique)')
})
after(() => drop())

const within = <Result>(work: (inner: Pick<Database<Tables>, 'kysely' | 'pool'>) => Promise<Result>) =>
  inOneTransaction<Tables, Result>(database.pool, work)
const notes = async () =>
  (await database.kysely.selectFrom('notes').select('noteText').orderBy('noteText').execute()).map(
    (row) => row.noteText,
  )

test('all is committed together, of the builder, of the pool and of transactions within', async () => {
  const seen = await within(async ({ kysely, pool }) => {
    await kysely.insertInto('notes').values({ noteText: 'a' }).execute()
    await kysely.transaction().execute((tx) => tx.insertInto('notes').values({ noteText: 'b' }).execute())
    await Promise.all(['c', 'd'].map((text) => pool.query('insert into notes values ($1)', [text])))
    assert.deepEqual(await notes(), [])
    return (await pool.query<{ count: number }>('select count(*) from notes')).rows[0]!.count
  })
  assert.equal(seen, 4)
  assert.deepEqual(await notes(), ['a', 'b', 'c', 'd'])
})

test('a failure undoes all; one in a transaction within undoes that one alone', async () => {
  await assert.rejects(
    within(async ({ kysely }) => {
      await kysely.transaction().execute((tx) => tx.insertInto('notes').values({ noteText: 'e' }).execute())
      throw new Error('no')
    }),
    /no/,
  )
  await within(async ({ kysely }) => {
    await kysely.insertInto('notes').values({ noteText: 'f' }).execute()
    const doubled = kysely.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ noteText: 'g' }).execute()
      await tx.insertInto('notes').values({ noteText: 'a' }).execute()
    })
    await assert.rejects(doubled, { code: '23505' })
  })
  assert.deepEqual(await notes(), ['a', 'b', 'c', 'd', 'f'])
})

test('an ignored failure commits nothing, and no query outlives its transaction', async () => {
  let late: (() => Promise<unknown>) | undefined
  const ignored = within(async ({ kysely, pool }) => {
    late = () => sql`insert into notes values ('late')`.execute(kysely)
    await pool.query(`insert into notes values ('h')`)
    await pool.query(`insert into notes values ('a')`).catch(() => {})
  })
  await assert.rejects(ignored, /rolled back/)
  await assert.rejects(late!(), /is over/)
  assert.deepEqual(await notes(), ['a', 'b', 'c', 'd', 'f'])
  assert.equal(database.pool.idleCount, database.pool.totalCount)
})
