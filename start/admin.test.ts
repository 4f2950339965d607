// Operator commands.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { password, testAuth, type TestAuth, type TestPerson } from '#auth/testing.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { openDatabase } from './database.ts'

let bench: TestAuth
let url: string
let folder: string
before(async () => {
  bench = await testAuth()
  url = bench.pool.options.connectionString!
  folder = await mkdtemp(join(tmpdir(), 'wbn-admin-'))
  const { stop } = await openDatabase({ databaseUrl: url, dataDir: folder })
  await stop()
})
after(async () => {
  await bench.close()
  await rm(folder, { recursive: true })
})

function admin(...args: string[]) {
  return adminOf(url, ...args)
}
function adminOf(address: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: address, DATA_DIR: folder }
  const program = join(import.meta.dirname, 'admin.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
    cwd: folder,
  })
  return { status, output: stdout + stderr }
}
async function member(): Promise<TestPerson> {
  const person = await bench.person()
  await bench.pool.query(
    `insert into net.people (id, username, first_name, last_name) values ($1::uuid, $1::text, 'Sue', 'Spended')`,
    [person.userID],
  )
  return person
}
const statusIn = async (table: string, { userID }: TestPerson) =>
  (await bench.pool.query(`select status from ${table} where id = $1`, [userID])).rows[0].status as string
const events = async () => (await bench.pool.query(`select name, data from net.events order by id`)).rows
const login = async ({ email }: TestPerson) => (await bench.ask('POST', '/login', { email, password })).status
const whoami = async ({ tokens }: TestPerson) =>
  (await bench.ask('GET', '/whoami', undefined, { 'x-auth-token': tokens.token })).status

test('a command without an address or a reason, or with an unknown word, changes nothing and shows how it is used', () => {
  for (const args of [
    [],
    ['suspend'],
    ['suspend', 'a@b.example'],
    ['suspend', 'a@b.example', '--reason', ' '],
    ['promote', 'x', '--reason', 'y'],
  ]) {
    const { status, output } = admin(...args)
    assert.equal(status, 2, args.join(' '))
    assert.match(output, /npm run admin -- suspend EMAIL --reason/)
  }
})

test('an address that no account has is said so, and no event is written', async () => {
  const before = await events()
  const { status, output } = admin('suspend', 'nobody@wbn.example', '--reason', 'spam')
  assert.deepEqual([status, output.trim()], [1, 'No account has the e-mail address nobody@wbn.example'])
  assert.deepEqual(await events(), before)
})

test('suspending ends the sessions of a running server at once, keeps the person out, hides them, and is recorded with its reason', async () => {
  const [person, other] = [await member(), await member()]
  assert.deepEqual([await whoami(person), await whoami(other)], [200, 200])
  const { status, output } = admin('suspend', person.email.toUpperCase(), '--reason', 'sends spam')
  assert.equal(status, 0, output)
  for (let waited = 0; (await whoami(person)) === 200 && waited < 5000; waited += 50) await setTimeout(50)
  assert.deepEqual([await whoami(person), await login(person)], [401, 403])
  assert.deepEqual([await whoami(other), await login(other)], [200, 200])
  assert.deepEqual(
    [await statusIn('auth.accounts', person), await statusIn('net.people', person)],
    ['suspended', 'suspended'],
  )
  assert.deepEqual((await events()).at(-1), { name: 'people.changed', data: { ids: [person.userID] } })
  const { rows } = await bench.pool.query(
    'select event, detail from auth.audit_entries where account_id = $1 order by id desc limit 1',
    [person.userID],
  )
  assert.deepEqual(rows, [{ event: 'account-suspended', detail: { reason: 'sends spam' } }])
})

test('suspending twice is suspending once; unsuspending brings account and person back', async () => {
  const person = await member()
  for (const expected of [/is suspended \(/, /is suspended, and was before \(/])
    assert.match(admin('suspend', person.email, '--reason', 'spam').output, expected)
  const before = (await events()).length
  for (const expected of [/is active again \(/, /is active again, and was before \(/])
    assert.match(admin('unsuspend', person.email, '--reason', 'a mistake').output, expected)
  assert.equal((await events()).length, before + 1)
  assert.deepEqual(
    [await statusIn('auth.accounts', person), await statusIn('net.people', person)],
    ['active', 'active'],
  )
  assert.equal(await login(person), 200)
})

test('a suspension that was broken off before the network knew is completed by the same command', async () => {
  const person = await member()
  await bench.pool.query(`update auth.accounts set status = 'suspended' where id = $1`, [person.userID])
  assert.equal(admin('suspend', person.email, '--reason', 'spam').status, 0)
  assert.equal(await statusIn('net.people', person), 'suspended')
})

test('roles of the staff are granted and revoked by a command, in effect in a running server, and stand in both records', async () => {
  const person = await member()
  const without = admin('grant', person.email)
  assert.equal(without.status, 2)
  assert.match(without.output, /No role is given: .*--role administrator\|moderator\|verifier\|support/)
  const king = admin('grant', person.email, '--role', 'king')
  assert.equal(king.status, 2)
  assert.match(king.output, /There is no role king/)
  assert.equal(admin('grant', 'nobody@wbn.example', '--role', 'moderator').status, 1)
  for (const expected of [/is moderator \(/, /is moderator, as before \(/])
    assert.match(admin('grant', person.email, '--role', 'moderator').output, expected)
  const roles = async () =>
    (await bench.ask('GET', '/whoami', undefined, { 'x-auth-token': person.tokens.token })).body.data as {
      roles: string[]
    }
  for (let waited = 0; (await roles()).roles.length === 0 && waited < 5000; waited += 50) await setTimeout(50)
  assert.deepEqual((await roles()).roles, ['moderator'])
  assert.match(admin('revoke', person.email, '--role', 'moderator').output, /is not moderator any more \(/)
  const { rows } = await bench.pool.query(
    `select act, actor_name, detail from net.audit_entries where object_id = $1 order by id`,
    [person.userID],
  )
  assert.deepEqual(rows, [
    { act: 'role.grant', actor_name: 'npm run admin', detail: { role: 'moderator' } },
    { act: 'role.revoke', actor_name: 'npm run admin', detail: { role: 'moderator' } },
  ])
  const { rows: recorded } = await bench.pool.query(
    `select event from auth.audit_entries where account_id = $1 and event = 'roles-changed'`,
    [person.userID],
  )
  assert.equal(recorded.length, 2)
})

test('exchange rates come from a file as a whole; a line that is not valid changes nothing', async () => {
  const file = join(folder, 'rates.csv')
  const rates = async () => {
    const { rows } = await bench.pool.query('select currency, per_euro::float from net.exchange_rates order by 1')
    return rows.map((row) => [row.currency, row.per_euro])
  }
  await writeFile(file, 'currency,perEuro,date\nUSD,1.25,2026-05-04\nCNY,8,2026-05-04\n')
  assert.equal(admin('rates', file).status, 2)
  assert.equal(admin('rates', file, '--source', 'Example Bank').status, 0)
  assert.deepEqual(await rates(), [
    ['CNY', 8],
    ['USD', 1.25],
  ])
  await writeFile(file, 'currency,perEuro,date\nUSD,1.5,2026-05-04\nQQQ,1,2026-05-04\n')
  const { status, output } = admin('rates', file, '--source', 'Example Bank')
  assert.equal(status, 1)
  assert.match(output, /Line 3: currency/)
  assert.equal((await rates()).length, 2)
  assert.equal(admin('rates', join(folder, 'none.csv'), '--source', 'Example Bank').status, 1)
})

test('a database is brought to this version without a server, and once more changes nothing', async (context) => {
  const empty = await testDatabase({ template: 'empty' })
  context.after(empty.drop)
  for (const time of ['first', 'second']) {
    const { status, output } = adminOf(empty.url, 'migrate')
    assert.equal(status, 0, `${time}: ${output}`)
  }
  const { rows } = await empty.database.pool.query(`select to_regclass('net.businesses') is not null as "isThere"`)
  assert.equal(rows[0].isThere, true)
  assert.equal(adminOf(empty.url, 'migrate', 'elsewhere').status, 2)
})
