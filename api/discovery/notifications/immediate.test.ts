// Notification emails that are sent at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awaySeconds } from '#contract/foundation/constants.ts'
import { countEmails, emailLimits } from '#kit/mail/throttle.ts'
import { inquire, seller } from '#api/trade/inquiries/testing.ts'
import type { TestPerson } from '#api/testing.ts'
import { testNotifications } from './testing.ts'

const { bench, read } = await testNotifications()
const { pool } = bench

async function peopleWithEmails(names: readonly string[]): Promise<TestPerson[]> {
  const people = await Promise.all(names.map((name) => bench.person(name)))
  for (const { api } of people) await api.notifications.changeSettings({ body: { comment: 'mail' } })
  return people
}

async function commentOn(author: TestPerson, by: TestPerson, said = 'Said by'): Promise<void> {
  const timeline = { timelineID: author.userID, timelineType: 'user' as const }
  const { postID } = await author.api.posts.create({ body: { content: `${said} ${author.userID}`, ...timeline } })
  const content = `${said} ${by.userID} to ${author.userID}`
  await by.api.comments.create({ body: { resourceID: postID, resourceType: 'post', content } })
}

async function subjectsFor({ viewer }: TestPerson): Promise<string[]> {
  const { rows } = await pool.query<{ subject: string }>('select subject from mails where recipient = $1 order by id', [
    viewer.email,
  ])
  return rows.map(({ subject }) => subject)
}

const countEmailJobs = async () =>
  (await pool.query(`select from pgboss.job where name = 'notifications.mail' and state = 'completed'`)).rowCount!

test('receivers get one email each, in their language, with their own unsubscribe link', async () => {
  const [ann, bob, cid] = await peopleWithEmails(['Ann', 'Bob', 'Cid'])
  await ann!.api.people.changeSettings({ body: { language: 'es' } })
  for (const author of [ann!, bob!]) await commentOn(author, cid!)
  await read()
  await bench.jobs.runDueJobs()
  await bench.jobs.runDueJobs({ ahead: 60 })
  assert.deepEqual(await subjectsFor(ann!), ['Cid Example ha comentado'])
  assert.deepEqual(await subjectsFor(bob!), ['Cid Example commented'])
  const { rows } = await pool.query<{ header: string }>(
    `select headers ->> 'List-Unsubscribe' as header from mails where recipient = any($1)`,
    [[ann!.viewer.email, bob!.viewer.email]],
  )
  assert.equal(new Set(rows.map(({ header }) => header)).size, 2)
})

test('an email that fails delays no other and is tried again', async () => {
  const [ann, bob, cid] = await peopleWithEmails(['Ann', 'Bob', 'Cid'])
  for (const author of [ann!, bob!]) await commentOn(author, cid!)
  await read()
  await pool.query(`alter table mails add constraint broken check (recipient <> '${ann!.viewer.email}') not valid`)
  await assert.rejects(bench.jobs.runDueJobs(), /broken/)
  assert.deepEqual([(await subjectsFor(ann!)).length, (await subjectsFor(bob!)).length], [0, 1])
  await pool.query('alter table mails drop constraint broken')
  await bench.jobs.runDueJobs({ ahead: 60 })
  assert.deepEqual([(await subjectsFor(ann!)).length, (await subjectsFor(bob!)).length], [1, 1])
})

test('emails above the limit go into the daily email', async () => {
  const [ann, bob, cid] = await peopleWithEmails(['Ann', 'Bob', 'Cid'])
  const before = Array.from({ length: emailLimits.notice.mailbox - 1 }, () => ({ to: ann!.viewer.email, by: {} }))
  await countEmails(bench.db, 'notice', before)
  for (const said of ['First', 'Second']) await commentOn(ann!, cid!, said)
  await commentOn(bob!, cid!)
  await read()
  await bench.jobs.runDueJobs()
  assert.equal((await subjectsFor(ann!)).length, 1)
  assert.equal((await subjectsFor(bob!)).length, 1)
  const { rows } = await pool.query(`select from notifications where receiver_id = $1 and in_digest`, [ann!.userID])
  assert.equal(rows.length, 1)
})

test('threads due at once: one email each, none to former members', async () => {
  const { id, owner, member } = await seller(bench, 'Busy Pumps')
  const buyers = await Promise.all(['Bea', 'Bill', 'Bo'].map((name) => bench.person(name)))
  const threads: string[] = []
  for (const buyer of buyers) threads.push(await inquire(buyer, id))
  for (const [place, buyer] of buyers.entries())
    await buyer.api.inquiries.sendMessage({ params: { rid: threads[place]! }, body: { content: `More of ${place}` } })
  await read()
  await owner.api.members.remove({ params: { businessID: id, userID: member.userID } })
  const done = await countEmailJobs()
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  assert.ok((await countEmailJobs()) > done)
  assert.deepEqual((await subjectsFor(owner)).toSorted(), [
    'Bea Example sent an inquiry to Busy Pumps',
    'Bill Example sent an inquiry to Busy Pumps',
    'Bo Example sent an inquiry to Busy Pumps',
  ])
  assert.deepEqual(await subjectsFor(member), [])
  for (const [place, rid] of threads.entries())
    await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: `Answer ${place}` } })
  await read()
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  for (const buyer of buyers) assert.deepEqual(await subjectsFor(buyer), ['Busy Pumps wrote to you'])
})

test('people of a company that was suspended meanwhile get no email of its threads', async () => {
  const { id, owner } = await seller(bench, 'Closed Pumps')
  await inquire(await bench.person('Bea Buyer'), id)
  await read()
  await pool.query(`update businesses set status = 'suspended' where id = $1`, [id])
  const done = await countEmailJobs()
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  assert.ok((await countEmailJobs()) > done)
  assert.deepEqual(await subjectsFor(owner), [])
})
