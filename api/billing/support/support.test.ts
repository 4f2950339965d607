// Support hours.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { supportOpenMost } from '#contract/billing/support/rules.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { exportOf, forgetPerson } from './lookup.ts'

let bench: TestApi
let owner: TestPerson
let team: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  team = await bench.person('Sue Support', { roles: ['support'] })
})
after(() => bench.close())

async function business(subscription = 'premium'): Promise<string> {
  const id = await addBusiness(bench.db, `Helped Works ${subscription}`, { subscription })
  await addMember(bench.db, id, owner.userID)
  return id
}
const ask = (businessID: string, subject = 'Import of our catalogue') =>
  owner.api.support.start({ params: { businessID }, body: { subject, content: 'The file has 40 columns.' } })
const book = (requestID: string, minutes: number) =>
  team.api.support.book({ params: { requestID }, body: { minutes, note: 'Mapping' } })
async function answer(requestID: string, content: string) {
  const { messages } = await team.api.support.open({ params: { requestID } })
  const lastMessageID = messages.at(-1)!.id
  return team.api.support.answer({ params: { requestID }, body: { content, lastMessageID } })
}
const mailsAbout = (id: string) => bench.db.selectFrom('mails').selectAll().where('text', 'like', `%${id}%`).execute()

test('a business asks, the team answers by name to itself alone, both go on, the business closes', async () => {
  const businessID = await business()
  const { requestID } = await ask(businessID)
  const params = { businessID, requestID }
  const waiting = await team.api.support.queue()
  assert.deepEqual(
    waiting.data.filter((one) => one.requestID === requestID).map((one) => [one.subject, one.status]),
    [['Import of our catalogue', 'waiting']],
  )
  const queue = (await team.api.console.queues()).find(({ key }) => key === 'support')
  assert.ok(queue!.waiting >= 1)
  const answered = await answer(requestID, 'Send us the file.')
  assert.deepEqual(
    answered.messages.map(({ writer, byTeam }) => [writer, byTeam]),
    [
      ['Olga Owner', false],
      ['Sue Support', true],
    ],
  )
  const [mail] = await mailsAbout(requestID)
  assert.match(mail!.text, /Send us the file\./)
  assert.match(mail!.text, new RegExp(`/business/${businessID}/support/${requestID}`))
  const read = await owner.api.support.read({ params })
  assert.deepEqual([read.status, read.messages[1]!.writer], ['answered', ''])
  assert.equal((await owner.api.support.write({ params, body: { content: 'Here it is' } })).status, 'waiting')
  for (let times = 0; times < 2; times++) assert.equal((await owner.api.support.close({ params })).status, 'closed')
  await assert.rejects(owner.api.support.write({ params, body: { content: 'One more' } }), { name: 'Conflict' })
  await assert.rejects(answer(requestID, 'Late'), { name: 'Conflict' })
})

test('what was written into meanwhile is not answered; of two answers at the same moment one is sent', async () => {
  const businessID = await business()
  const { requestID, messages } = await ask(businessID)
  const params = { requestID }
  const body = { content: 'Send us the file.', lastMessageID: messages[0]!.id }
  const { messages: later } = await owner.api.support.write({
    params: { businessID, requestID },
    body: { content: 'It is settled already' },
  })
  await assert.rejects(team.api.support.answer({ params, body }), { name: 'Conflict' })
  assert.deepEqual(await mailsAbout(requestID), [])

  const other = await bench.person('Otto Other', { roles: ['support'] })
  const sending = { params, body: { ...body, lastMessageID: later.at(-1)!.id } }
  const outcomes = await Promise.allSettled([team.api.support.answer(sending), other.api.support.answer(sending)])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await team.api.support.open({ params })).messages.length, 3)
  assert.equal((await mailsAbout(requestID)).length, 1)
})

test('minutes are booked as far as they are left, also at the same moment, and given back as far as they were booked', async () => {
  const businessID = await business()
  const { requestID, balance } = await ask(businessID)
  assert.deepEqual([balance.total, balance.used], [360, 0])
  const outcomes = await Promise.allSettled([book(requestID, 200), book(requestID, 200)])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await book(requestID, 160)).balance.used, 360)
  await assert.rejects(ask(businessID), { name: 'Conflict' })
  await assert.rejects(book(requestID, -361), { name: 'Conflict' })
  assert.equal((await book(requestID, -30)).minutes, 330)
  await assert.rejects(book(requestID, 0), { name: 'ValidationError' })
  const { bookings } = await owner.api.support.read({ params: { businessID, requestID } })
  assert.deepEqual(
    bookings.map(({ minutes }) => minutes),
    [200, 160, -30],
  )
  await assert.rejects(bench.db.updateTable('supportMinutes').set({ minutes: 1 }).execute(), /append-only/)
  await assert.rejects(bench.db.deleteFrom('supportMinutes').execute(), /append-only/)
})

test('the hours are for the year of the membership; what was booked before it counts no more', async () => {
  const businessID = await business('platinum')
  const { requestID } = await ask(businessID)
  await book(requestID, 60)
  const term = { startsAt: new Date(Date.now() + 1000), endsAt: new Date(Date.now() + 365 * 24 * 3600 * 1000) }
  await bench.db
    .insertInto('memberships')
    .values({
      businessId: businessID,
      subscription: 'platinum',
      paymentId: requestID,
      nextAttemptAt: term.endsAt,
      ...term,
    })
    .execute()
  const { balance } = await owner.api.support.list({ params: { businessID } })
  assert.deepEqual(balance, { total: 720, used: 0, renewsAt: term.endsAt.toISOString() })
})

test('without hours in the plan nobody asks; of another business nothing is read; so many requests are open at most', async () => {
  const free = await business('gold')
  await assert.rejects(ask(free), { name: 'Conflict' })
  const businessID = await business()
  const { requestID } = await ask(businessID)
  await assert.rejects(owner.api.support.read({ params: { businessID: free, requestID } }), { name: 'NotFound' })
  await assert.rejects(owner.api.support.close({ params: { businessID: free, requestID } }), { name: 'NotFound' })
  const outcomes = await Promise.allSettled(Array.from({ length: supportOpenMost }, () => ask(businessID)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, supportOpenMost - 1)
})

test('who leaves is no longer named; the business keeps its threads', async () => {
  const businessID = await business()
  const leaving = await bench.person('Lea Leaving')
  await addMember(bench.db, businessID, leaving.userID, 'admin')
  const { requestID } = await leaving.api.support.start({
    params: { businessID },
    body: { subject: 'A question', content: 'Words of mine' },
  })
  const exported = await exportOf(bench, leaving.userID)
  assert.match(JSON.stringify(exported), /Words of mine/)
  await bench.db.transaction().execute((tx) => forgetPerson(tx, leaving.userID))
  const { messages } = await owner.api.support.read({ params: { businessID, requestID } })
  assert.deepEqual(
    messages.map(({ writer, content }) => [writer, content]),
    [['', 'Words of mine']],
  )
  await answer(requestID, 'To nobody')
})
