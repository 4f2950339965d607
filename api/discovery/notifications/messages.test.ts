// Message notifications.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awaySeconds } from '#contract/foundation/constants.ts'
import { inquire, seller } from '#api/trade/inquiries/testing.ts'
import { addProduct, type TestPerson } from '#api/testing.ts'
import { testNotifications } from './testing.ts'

const { bench, read, notificationsOf } = await testNotifications()

async function told(person: TestPerson) {
  return (await notificationsOf(person)).filter(({ kind }) => kind === 'inquiry' || kind === 'message')
}
const summary = (list: Awaited<ReturnType<typeof told>>) =>
  list.map(({ kind, readAt, count }) => [kind, readAt !== null, count])
async function emailsTo(person: TestPerson): Promise<{ subject: string; text: string; html: string }[]> {
  const { rows } = await bench.pool.query<{ subject: string; text: string; html: string }>(
    'select subject, text, html from mails where recipient = $1 order by id',
    [person.viewer.email],
  )
  return rows
}

test('everybody of the business hears of an inquiry, also from somebody muted; reading the thread settles it for all', async () => {
  const { id, owner, member } = await seller(bench, 'Notified Pumps')
  const buyer = await bench.person('Bea Buyer')
  await member.api.newsfeed.mute({ body: { resourceID: buyer.userID } })
  const rid = await inquire(buyer, id)
  for (const person of [owner, member]) {
    const [entry] = await told(person)
    assert.deepEqual(
      [entry!.kind, entry!.resourceType, entry!.resourceID, entry!.business?.businessID],
      ['inquiry', 'request', rid, id],
    )
  }
  assert.deepEqual(await told(buyer), [])
  await member.api.inquiries.markRead({ params: { rid }, query: { bid: id }, body: {} })
  assert.deepEqual(summary(await told(owner)), [['inquiry', true, 1]])
  for (const content of ['One', 'Two'])
    await member.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content } })
  assert.deepEqual(summary(await told(buyer)), [['message', false, 1]], 'one entry a thread')
  await buyer.api.inquiries.end({ params: { rid } })
  assert.deepEqual(summary(await told(owner)), [['inquiry', true, 1]], 'the end is no message')
})

test('where somebody is in charge, nobody else hears of messages', async () => {
  const { id, owner, member } = await seller(bench)
  const buyer = await bench.person()
  const rid = await inquire(buyer, id)
  await owner.api.inquiries.assign({ params: { rid }, query: { bid: id }, body: { userID: member.userID } })
  await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'Hello again' } })
  const kinds = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind)
  assert.deepEqual(await kinds(member), ['message', 'inquiry'])
  assert.deepEqual(await kinds(owner), ['inquiry'])
})

test('who is away gets one e-mail a thread until it is read, with a link into it', async () => {
  const { id, owner } = await seller(bench, 'Away Pumps')
  const buyer = await bench.person('Bea Buyer')
  const rid = await inquire(buyer, id)
  await read()
  await bench.jobs.runDueJobs()
  assert.deepEqual(await emailsTo(owner), [], 'perhaps the reader is there')
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  const [email, ...others] = await emailsTo(owner)
  assert.deepEqual(others, [])
  assert.equal(email!.subject, 'Bea Buyer sent an inquiry to Away Pumps')
  assert.match(email!.text, new RegExp(`https://wbn.example/business/${id}/requests/${rid}`))
  for (const content of ['One', 'Two'])
    await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content } })
  await read()
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'Three' } })
  await read()
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  const toBuyer = await emailsTo(buyer)
  assert.equal(toBuyer.length, 1)
  assert.match(toBuyer[0]!.text, new RegExp(`https://wbn.example/business/${buyer.userID}/requests/${rid}`))
})

test('what was read before the e-mail is due is told by none', async () => {
  const { id, owner } = await seller(bench)
  const rid = await inquire(await bench.person(), id)
  await read()
  await owner.api.inquiries.markRead({ params: { rid }, query: { bid: id }, body: {} })
  await read()
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  assert.deepEqual(await emailsTo(owner), [])
})

test('a request for quotation, quotations and the outcome are told as what they are', async () => {
  const { id, owner } = await seller(bench, 'Quoting Pumps')
  const other = await seller(bench, 'Declining Pumps')
  const buyer = await bench.person('Bea Buyer')
  const need = { title: 'Gear pumps', quantity: 8, unit: 'piece' as const, country: 'CL', currency: 'USD' }
  const deadline = new Date(Date.now() + 1e9).toISOString().slice(0, 10)
  const { rfqID } = await buyer.api.rfqs.create({ body: { ...need, deadline, suppliers: [id, other.id] } })
  const params = { rfqID }
  const newsFor = async (person: TestPerson) => (await told(person)).map(({ kind, detail }) => [kind, detail.news])
  assert.deepEqual(await newsFor(owner), [['inquiry', 'rfq']])
  const tiers = [{ quantity: 1, unitPrice: 100 }]
  await owner.api.rfqs.quote({ params, body: { businessID: id, tiers, unit: 'piece', currency: 'EUR' } })
  await other.owner.api.rfqs.decline({ params, body: { businessID: other.id, reason: 'Sold out' } })
  assert.deepEqual(new Set((await newsFor(buyer)).map(([, news]) => news)), new Set(['declined', 'quotation']))
  await buyer.api.rfqs.award({ params, body: { supplier: id } })
  assert.deepEqual(await newsFor(owner), [
    ['message', 'awarded'],
    ['inquiry', 'rfq'],
  ])
  assert.deepEqual((await newsFor(other.owner))[0], ['message', 'notAwarded'])
  await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  const subjects = async (person: TestPerson) => (await emailsTo(person)).map(({ subject }) => subject).toSorted()
  assert.deepEqual(await subjects(buyer), ['Declining Pumps declined to quote', 'Quoting Pumps sent a quotation'])
  assert.deepEqual(await subjects(owner), ['Bea Buyer awarded the request for quotation to Quoting Pumps'])
})

test('an inquiry and messages right after it are one e-mail with subject, product and first lines; reading ends the pause', async () => {
  const { id, owner, member } = await seller(bench, 'Quoted Pumps')
  const buyer = await bench.person('Bea Buyer')
  const product = await addProduct(bench.db, id, 'Gear pump <GP-40>')
  const message = `Dear all,\n\n<b>How soon</b> {who}?\n${'word '.repeat(200)}`
  const body = { to: id, subject: 'Spare parts for Peru', message, product }
  const { requestID: rid } = await buyer.api.inquiries.send({ body })
  const write = (content: string) => buyer.api.inquiries.sendMessage({ params: { rid }, body: { content } })
  const answered = (content: string) =>
    owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content } })
  await write('And a price, please')
  const due = async () => {
    await read()
    await bench.jobs.runDueJobs({ ahead: awaySeconds + 1 })
  }
  await due()
  const [email, ...more] = await emailsTo(owner)
  assert.deepEqual(more, [])
  assert.equal(email!.subject, 'Bea Buyer sent an inquiry to Quoted Pumps')
  assert.match(
    email!.text,
    /Subject: Spare parts for Peru\n\nProduct: Gear pump <GP-40>\n\nDear all,\n<b>How soon<\/b> \{who\}\?\n/,
  )
  assert.match(email!.text, / w[ord]* …\n\nAnd a price, please\n\nAnswer in the conversation/)
  assert.ok(email!.text.length < 1600)
  assert.doesNotMatch(email!.html, /<b>How/)
  await write('Are you there?')
  await due()
  assert.equal((await emailsTo(owner)).length, 1, 'nothing more until it is read')
  await owner.api.inquiries.markRead({ params: { rid }, query: { bid: id }, body: {} })
  await read()
  await write('One more thing')
  await owner.api.members.remove({ params: { businessID: id, userID: member.userID } })
  await due()
  const [, second] = await emailsTo(owner)
  assert.equal(second!.subject, 'Bea Buyer wrote to Quoted Pumps')
  assert.match(second!.text, /\n\nOne more thing\n\n/)
  assert.doesNotMatch(second!.text, /Are you there/)
  assert.equal((await emailsTo(member)).length, 1, 'who left reads no more of it')
  await answered('Tomorrow')
  await due()
  assert.match((await emailsTo(buyer)).at(-1)!.text, /Subject: Spare parts for Peru[^]*\n\nTomorrow\n\n/)
})
