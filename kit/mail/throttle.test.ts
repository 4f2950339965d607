// Throttle of emails.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { migrations as jobTables } from '../jobs/jobs.ts'
import { testDatabase } from '../postgres/testing.ts'
import { admitEmail, countEmail, countEmails, emailLimits, forgetEmailCounts, mailboxOf } from './throttle.ts'

let base: Awaited<ReturnType<typeof testDatabase>>
before(async () => {
  base = await testDatabase({ template: 'email-throttle', migrations: [jobTables] })
})
after(() => base.drop())

const db = () => base.database.kysely
const { unproven, own } = emailLimits

test('one mailbox in all its spellings has one count, whoever asks from wherever', async () => {
  const spellings = ['Ann.Lee@gmail.com', 'annlee+1@googlemail.com', 'annlee@gmail.com', 'ANNLEE+x@Gmail.com']
  assert.equal(new Set(spellings.map(mailboxOf)).size, 1)
  assert.notEqual(mailboxOf('ann.lee@firm.example'), mailboxOf('annlee@firm.example'))
  for (let at = 0; at < unproven.mailbox; at++)
    await admitEmail(db(), 'unproven', spellings[at % 4]!, { account: `a${at}`, network: `n${at}` })
  await assert.rejects(admitEmail(db(), 'unproven', spellings[0]!, { account: 'a', network: 'n' }), (error: Error) => {
    assert.equal(error.name, 'TooManyRequests')
    assert.ok((error as unknown as { retryAfter: number }).retryAfter > 80_000)
    return true
  })
})

test('one account has one count over all mailboxes', async () => {
  for (let at = 0; at < own.account; at++) await admitEmail(db(), 'own', `m${at}@wbn.example`, { account: 'busy' })
  await assert.rejects(admitEmail(db(), 'own', 'another@wbn.example', { account: 'busy' }), { name: 'TooManyRequests' })
  await admitEmail(db(), 'own', 'another@wbn.example', { account: 'calm' })
})

test('emails at once are counted exactly, and what is rolled back is not counted', async () => {
  const to = 'at-once@wbn.example'
  const tries = Array.from({ length: 3 * unproven.mailbox }, (_none, at) =>
    db()
      .transaction()
      .execute((tx) => admitEmail(tx, 'unproven', to, { network: `o${at}` })),
  )
  const results = await Promise.allSettled(tries)
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, unproven.mailbox)
  const failing = db()
    .transaction()
    .execute(async (tx) => {
      await countEmail(tx, 'unproven', 'back@wbn.example', {})
      throw new Error('back')
    })
  await assert.rejects(failing)
  for (let at = 0; at < unproven.mailbox; at++) await admitEmail(db(), 'unproven', 'back@wbn.example', {})
})

test('emails counted together are counted in their order, as if one by one', async () => {
  const { notice } = emailLimits
  const to = 'together@wbn.example'
  const emails = Array.from({ length: notice.mailbox + 3 }, (_none, at) => ({ to, by: { account: `t${at}` } }))
  const others = [{ to: 'beside@wbn.example', by: { account: 't0' } }]
  const half = emails.splice(0, 40)
  assert.ok((await countEmails(db(), 'notice', half)).every((wait) => wait === undefined))
  const waits = await countEmails(db(), 'notice', [...emails, ...others])
  assert.deepEqual(
    waits.flatMap((wait, place) => (wait ? [place] : [])),
    [60, 61, 62],
  )
  assert.ok((await countEmail(db(), 'notice', to, {}))! > 80_000)
  assert.deepEqual(await countEmails(db(), 'notice', []), [])
  assert.deepEqual(await countEmails(db(), 'due', others), [undefined])
})

test('what must arrive is never held back, and a day later there is room again', async () => {
  for (let at = 0; at < 30; at++) await admitEmail(db(), 'due', 'due@wbn.example', { account: 'x' })
  await base.database.pool.query(`update jobs.email_counts set since = now() - interval '25 hours'`)
  await admitEmail(db(), 'unproven', 'annlee@gmail.com', {})
  await forgetEmailCounts(base.database.pool)
  const { rows } = await base.database.pool.query('select count(*)::int as left from jobs.email_counts')
  assert.equal(rows[0].left, 1)
})

test('no address stands in the table', async () => {
  const { rows } = await base.database.pool.query('select * from jobs.email_counts')
  assert.doesNotMatch(JSON.stringify(rows), /@|wbn|gmail/)
})
