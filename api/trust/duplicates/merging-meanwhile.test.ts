// Concurrent and interrupted merges.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { tracesOf } from './testing.ts'

let bench: TestApi
let administrator: TestPerson
let friend: TestPerson
before(async () => {
  bench = await testApi()
  administrator = await bench.person('Ada Admin', { roles: ['administrator'] })
  friend = await bench.person('Fred Friend')
})
after(() => bench.close())

const reason = 'registered twice'
const merge = (from: TestPerson, into: TestPerson) =>
  administrator.api.duplicates.merge({ params: { id: into.userID }, body: { from: from.userID, reason } })
const preview = (from: TestPerson, into: TestPerson) =>
  administrator.api.duplicates.preview({ params: { id: into.userID }, query: { from: from.userID } })
const ask = (from: TestPerson, into: TestPerson) =>
  administrator.ask('POST', `/console/person/${into.userID}/merge`, { from: from.userID, reason })
const two = async (name: string) => [await bench.person(`${name} Old`), await bench.person(`${name} Kept`)] as const
const post = (person: TestPerson, content: string) =>
  person.api.posts.create({ body: { content, timelineID: person.userID, timelineType: 'user' } })

async function breakOff(table: string): Promise<() => Promise<unknown>> {
  await bench.pool.query(
    `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
    create trigger break_off before update on ${table} for each row execute function break_off()`,
  )
  return () => bench.pool.query(`drop trigger break_off on ${table}; drop function break_off`)
}

test('broken off after the account was joined, the same call completes it', async () => {
  const [from, into] = await two('Broken')
  await post(from, 'Still to move')
  const repair = await breakOff('posts')
  assert.equal((await ask(from, into)).status, 500)
  await repair()
  assert.equal((await bench.api.people.read({ params: { id: from.userID } })).userID, into.userID, 'out of sight')
  const { obstacle } = await preview(from, into)
  assert.equal(obstacle, null)
  const { counts } = await merge(from, into)
  assert.deepEqual(
    counts.find(({ kind }) => kind === 'posts'),
    { kind: 'posts', moved: 1, dropped: 0 },
  )
  assert.equal((await ask(from, await bench.person('Broken Third'))).status, 409, 'it was joined with somebody else')
})

for (const table of ['people', 'posts'])
  test(`broken off at ${table} and not asked for again, it is completed by itself`, async () => {
    const [from, into] = await two(`Left${table}`)
    await post(from, 'Left behind')
    const repair = await breakOff(table)
    assert.equal((await ask(from, into)).status, 500)
    await repair()
    await bench.jobs.runDueJobs({ ahead: 600 })
    assert.deepEqual(await tracesOf(bench.pool, from.userID), [])
    const { rows } = await bench.pool.query(
      `select reason, detail ->> 'from' as former from audit_entries where act = 'user.merge' and object_id = $1`,
      [into.userID],
    )
    assert.deepEqual(rows, [{ reason, former: from.userID }])
    assert.deepEqual((await merge(from, into)).counts.length, 1)
  })

test('of two merges of one account at once one is done and the other refused, also when it is repeated', async () => {
  for (let round = 0; round < 4; round++) {
    const [from, one] = await two('Torn')
    const other = await bench.person('Torn Other')
    await post(from, 'Of one alone')
    const targets = [one, other]
    const statuses = await Promise.all(targets.map(async (into) => (await ask(from, into)).status))
    assert.deepEqual(
      statuses.toSorted((one, other) => one - other),
      [200, 409],
    )
    const kept = targets[statuses.indexOf(200)]!
    assert.equal((await bench.api.people.read({ params: { id: from.userID } })).userID, kept.userID)
    assert.deepEqual(await Promise.all(targets.map(async (into) => (await ask(from, into)).status)), statuses)
    assert.deepEqual(await tracesOf(bench.pool, from.userID), [])
  }
})

test('of merges in a row at once nothing is left behind', async () => {
  for (let round = 0; round < 2; round++) {
    const [first, second] = await two('Chained')
    const third = await bench.person('Chained Third')
    for (const person of [first, second]) await post(person, 'Goes to the end')
    const [before, after] = await Promise.all([ask(first, second), ask(second, third)])
    assert.equal(after.status, 200)
    await bench.jobs.runDueJobs({ ahead: 60 })
    assert.deepEqual(await tracesOf(bench.pool, second.userID), [])
    const { userID } = await bench.api.people.read({ params: { id: first.userID } })
    if (before.status === 200) assert.deepEqual([userID, await tracesOf(bench.pool, first.userID)], [third.userID, []])
    else assert.equal(before.status, 409)
  }
})

async function meanwhile(statement: string, values: unknown[]) {
  const client = await bench.pool.connect()
  const end = () => client.query('commit').finally(() => client.release())
  await client.query('begin')
  await client.query(statement, values).catch(async (error: unknown) => {
    await end()
    throw error
  })
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const isAwaited = async () => {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and datname = current_database()',
      [rows[0]!.pid],
    )
    return rowCount !== 0
  }
  async function awaited(): Promise<void> {
    while (!(await isAwaited())) await new Promise(setImmediate)
  }
  return { awaited, end }
}

test('while everything moves nobody reaches the former account', async () => {
  const [from, into] = await two('Moving')
  const { postID } = await post(from, 'Held')
  const holding = await meanwhile('select from posts where id = $1 for update', [postID])
  const merging = merge(from, into)
  await holding.awaited()
  for (const [path, body] of [
    ['/social/follow/user', { resourceID: from.userID }],
    ['/social/connection', { resourceID: from.userID }],
    ['/business/request', { to: from.userID, subject: 'Pumps for water', message: 'How much are ten pumps?' }],
  ] as const)
    assert.equal((await friend.ask('POST', path, body)).status, 404, path)
  await holding.end()
  await merging
  assert.deepEqual(await tracesOf(bench.pool, from.userID), [])
})

test('a preview does not wait long for what others hold, and the accounts can be joined without it', async () => {
  const [from, into] = await two('Hurried')
  const { postID } = await post(from, 'Held')
  const holding = await meanwhile('select from posts where id = $1 for update', [postID])
  const told = await preview(from, into)
  assert.deepEqual([told.obstacle, told.counts], [null, null])
  await holding.end()
  assert.equal((await preview(from, into)).counts!.length, 1)
  await merge(from, into)
})

test('what was being written while everything moved follows', async () => {
  const [from, into] = await two('Flight')
  const writing = await meanwhile(`insert into mutes (user_id, muted_id, muted_kind) values ($1, $2, 'user')`, [
    friend.userID,
    from.userID,
  ])
  await merge(from, into)
  await writing.end()
  await bench.jobs.runDueJobs()
  assert.deepEqual(await tracesOf(bench.pool, from.userID), [])
  const muted = await bench.db
    .selectFrom('mutes')
    .selectAll()
    .where('userId', '=', friend.userID)
    .where('mutedId', '=', into.userID)
    .execute()
  assert.equal(muted.length, 1)
})
