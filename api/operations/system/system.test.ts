// Jobs in the console.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { add } from '#kit/jobs/jobs.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import { addBusiness, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson
let isBroken = true
let done: string[]

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
  done = []
  bench.jobs.work<{ name: string }>('tests.work', async ({ name }) => {
    if (isBroken) throw new Error(`The mill of ${name} stands still`)
    done.push(name)
  })
})
after(() => bench.close())

async function failed(name: string): Promise<string> {
  isBroken = true
  await add(bench.db, 'tests.work', { name })
  await assert.rejects(bench.jobs.runDueJobs(), /stands still/)
  await bench.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now() where name = 'tests.work' and state = 'retry' and data ->> 'name' = $1`,
    [name],
  )
  const { data } = await anna.api.system.jobs({ query: { state: 'failed', q: name } })
  return data[0]!.jobID
}

test('a failed job shows its error and not its data, and runs again at once', async () => {
  const id = await failed('Ada')
  const { data, names } = await anna.api.system.jobs({ query: { name: 'tests.work' } })
  assert.deepEqual([data[0]!.state, data[0]!.error], ['failed', 'Error: The mill of Ada stands still'])
  assert.ok(names.includes('tests.work'))
  const { jobs } = await anna.api.system.facts()
  assert.ok(jobs.failed >= 1)
  isBroken = false
  for (let times = 0; times < 2; times++) {
    const again = await anna.api.system.retryJob({ params: { id }, body: { reason: 'The mill is mended' } })
    assert.equal(again.state, 'retrying')
  }
  await bench.jobs.runDueJobs()
  assert.deepEqual(done, ['Ada'])
  const { total } = await anna.api.system.jobs({ query: { name: 'tests.work' } })
  assert.equal(total, 0)
})

test('a dropped job is never done, and can not be run again', async () => {
  const id = await failed('Bob')
  for (let times = 0; times < 2; times++)
    await anna.api.system.dropJob({ params: { id }, body: { reason: 'Not wanted any more' } })
  isBroken = false
  await assert.rejects(anna.api.system.retryJob({ params: { id }, body: { reason: 'Try' } }), { name: 'Conflict' })
  await bench.jobs.runDueJobs({ ahead: 7200 })
  assert.equal(done.includes('Bob'), false)
  const { rows } = await bench.pool.query('select data from pgboss.job where id = $1', [id])
  assert.equal(rows[0].data, null)
  const { data } = await anna.api.audit.list({ query: { objectID: id } })
  assert.deepEqual(
    data.map(({ act, reason, objectName }) => [act, reason, objectName]),
    [['job.drop', 'Not wanted any more', 'tests.work']],
  )
})

test('emails are listed with what became of them, without their text', async () => {
  const email = { locale: 'en', text: 'A link', html: '<p>A link</p>' } as const
  await enqueueEmail(bench.db, { ...email, to: 'first@buyers.example', subject: 'Your inquiry' })
  await enqueueEmail(bench.db, { ...email, to: 'second@buyers.example', subject: 'Your inquiry' })
  await bench.pool.query(`update mails set sent_at = now() where recipient = 'first@buyers.example'`)
  const { data, total } = await anna.api.system.mails({ query: { q: 'buyers.example', sort: 'postedAt' } })
  assert.equal(total, 2)
  assert.deepEqual(data.map(({ recipient, state }) => `${recipient} ${state}`).toSorted(), [
    'first@buyers.example sent',
    'second@buyers.example waiting',
  ])
  assert.equal(JSON.stringify(data).includes('A link'), false)
  const sent = await anna.api.system.mails({ query: { q: 'buyers.example', state: 'sent' } })
  assert.equal(sent.total, 1)
})

test('deliveries that fail are listed with the business and the error', async () => {
  const business = await addBusiness(bench.db, 'Weber Pumpen')
  const { rows } = await bench.pool.query(
    `insert into webhooks (business_id, url, event_types, secrets) values ($1, 'https://hooks.weber.example/wbn', '{inquiry.created}', '[]')
      returning id`,
    [business],
  )
  for (const [status, attempts] of [
    ['failed', '[{"error": "The answer was 500"}]'],
    ['waiting', '[]'],
    ['delivered', '[{"error": ""}]'],
  ])
    await bench.pool.query(
      `insert into webhook_deliveries (webhook_id, event_id, type, body, status, attempts, tries)
        values ($1, uuidv7(), 'inquiry.created', '{}', $2, $3, 1)`,
      [rows[0].id, status, attempts],
    )
  const { data } = await anna.api.system.deliveries({ query: { q: 'weber' } })
  assert.deepEqual(
    data.map(({ host, business: name, state, error }) => [host, name, state, error]),
    [['hooks.weber.example', 'Weber Pumpen', 'failed', 'The answer was 500']],
  )
})

test('imports of the directory and of catalogues stand in one list', async () => {
  const business = await addBusiness(bench.db, 'Rossi Valvole')
  await bench.pool.query(
    `insert into catalogue_imports (business_id, user_id, file_name, decimal_sign, mapping, status, counts)
      values ($1, $2, 'valves.csv', '.', '{}', 'done', '{"added": 7, "changed": 2, "unchanged": 0, "refused": 1}')`,
    [business, anna.userID],
  )
  await bench.pool.query(`insert into imports (identity) values ('of a test')`)
  const { data } = await anna.api.system.imports()
  assert.deepEqual(
    data.map(({ kind, fileName, status, counts }) => [kind, fileName, status, counts?.['added']].join(' ')).toSorted(),
    ['catalogue valves.csv done 7', 'directory  running 0'],
  )
  const { total } = await anna.api.system.imports({ query: { kind: 'catalogue', q: 'rossi' } })
  assert.equal(total, 1)
})

test('the last backup and the last rehearsal are shown with their results', async () => {
  const { rehearsal, backup } = await anna.api.system.facts()
  assert.deepEqual([rehearsal, backup.takenAt, backup.isConfigured], [null, null, false])
  const start = Date.now() - 60 * 3_600_000
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  for (const [began, ended] of [
    [0, 1],
    [10, 12],
  ] as const) {
    const values = [`/backups/${began}`, at(began), at(ended)]
    await bench.pool.query(
      `insert into backups (folder, started_at, ended_at, bytes, row_count, is_encrypted) values ($1, $2, $3, 1, 1, true)`,
      values,
    )
    await bench.pool.query(
      `insert into rehearsals (folder, backup_ended_at, started_at, ended_at, problems) values ($1, $2, $2, $3, '{net.people is missing}')`,
      values,
    )
  }
  const facts = await anna.api.system.facts()
  assert.deepEqual([facts.backup.takenAt, facts.backup.isConfigured], [at(12), true])
  assert.deepEqual(facts.rehearsal, {
    endedAt: at(12),
    backupEndedAt: at(10),
    seconds: 120,
    problems: ['net.people is missing'],
  })
  const alerts = await anna.api.console.alerts()
  assert.deepEqual(
    alerts.filter(({ key }) => key === 'backup').map(({ since }) => since),
    [at(12)],
  )
  await bench.pool.query('delete from backups')
})

test('the state of process and database is said', async () => {
  const facts = await anna.api.system.facts()
  assert.equal(facts.node, process.versions.node)
  assert.match(facts.postgres, /^\d+/)
  assert.ok(facts.databaseBytes > 1_000_000 && facts.memoryBytes > 1_000_000 && facts.connections > 0)
  assert.deepEqual(Object.keys(facts.documents), ['business', 'product', 'people'])
  assert.equal(facts.backup.isConfigured, false)
  assert.deepEqual(await anna.api.system.settings(), [{ name: 'PORT', value: '3000', isSet: false }])
  const unknown = '019a0000-0000-7000-8000-0000000000aa'
  await assert.rejects(anna.api.system.dropJob({ params: { id: unknown }, body: { reason: 'x' } }), {
    name: 'NotFound',
  })
})
