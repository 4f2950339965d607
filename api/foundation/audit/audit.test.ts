// Audit log.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { recordAct } from './lookup.ts'

let bench: TestApi
let administrator: TestPerson
let moderator: TestPerson
before(async () => {
  bench = await testApi()
  administrator = await bench.person('Ada Admin', { roles: ['administrator'] })
  moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
})
after(() => bench.close())

const act = (name: string, reason = 'spam') =>
  bench.db.transaction().execute((tx) =>
    recordAct(tx, {
      by: moderator.viewer,
      act: 'person.suspend',
      object: { kind: 'person', id: moderator.userID, name },
      reason,
    }),
  )

test('an entry stands in the log exactly when the act is committed, and entries are numbered without gaps', async () => {
  await act('First Person')
  await assert.rejects(
    bench.db.transaction().execute(async (tx) => {
      await recordAct(tx, { by: 'a job', act: 'person.restore', object: { kind: 'person', id: '1', name: 'Nobody' } })
      throw new Error('the act failed')
    }),
  )
  await Promise.all(['Second', 'Third', 'Fourth', 'Fifth'].map((name) => act(name)))
  const { data, total } = await moderator.api.audit.list()
  assert.deepEqual([total, data.map(({ id }) => id)], [5, [5, 4, 3, 2, 1]])
  const { happenedAt, ...first } = data.at(-1)!
  assert.match(happenedAt, /^\d{4}-/)
  assert.deepEqual(first, {
    id: 1,
    actorID: moderator.userID,
    actorName: 'Mo Derator',
    act: 'person.suspend',
    objectKind: 'person',
    objectID: moderator.userID,
    objectName: 'First Person',
    reason: 'spam',
    detail: {},
  })
})

test('entries are found by words, act and day', async () => {
  await act('Lupe 50%_off', 'counterfeit')
  const found = async (query: object) => (await moderator.api.audit.list({ query })).total
  assert.equal(await found({ q: '50%_' }), 1)
  assert.equal(await found({ q: 'counterf' }), 1)
  assert.equal(await found({ q: '%' }), 1)
  assert.equal(await found({ act: 'role.grant' }), 0)
  assert.equal(await found({ from: '2020-01-01', to: '2020-12-31' }), 0)
  assert.ok((await found({ from: '2020-01-01' })) >= 6)
})

test('nobody changes or deletes an entry', async () => {
  for (const statement of [
    `update audit_entries set reason = 'x' where id = 1`,
    'delete from audit_entries where id = 1',
    'truncate audit_entries',
  ])
    await assert.rejects(sql.raw(statement).execute(bench.db), /append-only/)
})

test('the export can be checked by anybody with SHA-256', async () => {
  const { data, next } = await administrator.api.audit.export()
  assert.equal(next, null)
  let previous = createHash('sha256').update('').digest('hex')
  for (const { text, previousHash, hash } of data) {
    assert.equal(previousHash, previous)
    assert.equal(hash, createHash('sha256').update(`${previousHash}\n${text}`).digest('hex'))
    previous = hash
  }
  assert.equal((await administrator.api.audit.export({ query: { after: 2 } })).data[0]!.id, 3)
})

test('the check finds a changed entry, and entries that are missing at the end', async () => {
  const { entries, brokenAt } = await administrator.api.audit.check()
  assert.equal(brokenAt, null)
  assert.equal((await moderator.api.audit.lastCheck())!.entries, entries)
  const around = async (statement: string) => {
    await sql.raw('alter table audit_entries disable trigger user').execute(bench.db)
    await sql.raw(statement).execute(bench.db)
    await sql.raw('alter table audit_entries enable trigger user').execute(bench.db)
  }
  await around(`update audit_entries set reason = 'other' where id = 3`)
  assert.equal((await administrator.api.audit.check()).brokenAt, 3)
  await around(`update audit_entries set reason = 'spam' where id = 3`)
  assert.equal((await administrator.api.audit.check()).brokenAt, null)
  await around(`delete from audit_entries where id = ${entries}`)
  assert.equal((await administrator.api.audit.check()).brokenAt, entries)
})
