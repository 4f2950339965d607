// Inquiries and messages.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { inquire, seller, settle, unreadCounts } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const at = '/business/request'
const texts = (data: readonly { content: string }[]) => data.map(({ content }) => content)

test('inquiries are for signed-in people, sending them for those with a verified e-mail', async () => {
  const { id } = await seller(bench)
  const inquiry = { to: id, subject: 'priceList', message: 'Hello' }
  assert.equal((await bench.ask('POST', at, inquiry)).status, 401)
  assert.equal((await bench.ask('GET', at)).status, 401)
  assert.equal((await bench.ask('GET', `${at}/${unknown}/get-messages`)).status, 401)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', at, inquiry)).status, 403)
  assert.equal((await fresh.ask('GET', at)).status, 200)
})

test('an inquiry names what is missing, and begins a thread that both sides read', async () => {
  const { id, member } = await seller(bench, 'Turin Valves')
  const buyer = await bench.person('Bea Buyer')
  const empty = await buyer.ask('POST', at, { subject: '', files: [] })
  assert.equal(empty.status, 400)
  assert.deepEqual(Object.keys((empty.body as { error: { fields: object } }).error.fields).sort(), [
    'message',
    'subject',
    'to',
  ])
  const requestID = await inquire(buyer, id, 'Do you ship to Peru?')
  const { data, total } = await member.api.inquiries.list({ query: { ubid: id } })
  assert.equal(total, 1)
  const [thread] = data
  assert.deepEqual(
    [
      thread!.requestID,
      thread!.status,
      thread!.senderType,
      thread!.side,
      thread!.unread,
      thread!.from.firstName,
      thread!.to.companyName,
    ],
    [requestID, 'open', 'user', 'R', 1, 'Bea', 'Turin Valves'],
  )
  assert.equal(thread!.subject, 'We would like to receive full price list of your products')
  assert.equal(thread!.lastMessage.content, 'Do you ship to Peru?')
  const answered = await member.api.inquiries.sendMessage({
    params: { rid: requestID },
    query: { bid: id },
    body: { content: 'We do.' },
  })
  assert.deepEqual([answered.from, answered.type, answered.writer?.firstName], ['R', 'text', 'Mia'])
  const mine = await buyer.api.inquiries.list()
  assert.deepEqual([mine.data[0]!.side, mine.data[0]!.unread, mine.data[0]!.lastMessage.content], ['S', 1, 'We do.'])
  const page = await buyer.api.inquiries.messages({ params: { rid: requestID } })
  assert.deepEqual(texts(page.data), ['Do you ship to Peru?', 'We do.'])
  assert.deepEqual(
    page.data.map(({ from, writer }) => [from, writer?.firstName]),
    [
      ['S', 'Bea'],
      ['R', undefined],
    ],
    'who answered is known inside only',
  )
  assert.equal(page.firstUnreadID, answered.messageID)
})

test('a subject is one of the sentences, or the sender’s own words', async () => {
  const { id, owner } = await seller(bench)
  const buyer = await bench.person()
  const send = (subject: string) => buyer.ask('POST', at, { to: id, subject, message: `About ${subject}` })
  for (const subject of [
    'discountPolicy',
    'We would like to receive your Discount Policy',
    'Samples of hoses',
    'other',
    'Other',
  ])
    assert.equal((await send(subject)).status, 200)
  for (const subject of ['', 'ab', 'x'.repeat(121)]) assert.equal((await send(subject)).status, 400, subject)
  const { data } = await owner.api.inquiries.list({ query: { ubid: id } })
  assert.deepEqual(
    data.map(({ subjectCode }) => subjectCode),
    ['other', 'other', 'other', 'discountPolicy', 'discountPolicy'],
  )
  assert.deepEqual(
    data.slice(0, 3).map(({ subject }) => subject),
    ['Other', 'Other', 'Samples of hoses'],
  )
})

test('nobody writes to an own business, to a sister of the same owner, to a blocked, suspended or removed one', async () => {
  const { id, owner, member } = await seller(bench)
  const buyer = await bench.person('Bea Buyer')
  const sister = await addBusiness(bench.db, 'Sister Pumps')
  await addMember(bench.db, sister, owner.userID, 'owner')
  const clerk = await bench.person('Carl Clerk')
  await addMember(bench.db, sister, clerk.userID, 'member')
  const send = (who: typeof buyer, more: object) =>
    who.ask('POST', at, { to: id, subject: 'priceList', message: 'Hello there, friends', ...more })
  assert.equal((await send(member, {})).status, 400)
  assert.equal((await send(member, { from: id })).status, 400)
  assert.equal((await send(clerk, { from: sister })).status, 400, 'the sister of the same owner')
  assert.equal((await send(clerk, {})).status, 200, 'the clerk in person is somebody else')
  assert.equal((await send(buyer, { from: id })).status, 403)
  assert.equal((await send(buyer, { to: unknown })).status, 404)
  assert.equal((await send(buyer, { to: owner.userID })).status, 404, 'a person')
  assert.equal((await send(buyer, { to: await addBusiness(bench.db, 'Closed', { status: 'suspended' }) })).status, 404)
  assert.equal((await send(buyer, { to: await addBusiness(bench.db, 'Gone', { removedAt: new Date() }) })).status, 410)
  assert.equal((await send(buyer, { product: await addProduct(bench.db, sister, 'Other pump') })).status, 400)
  assert.equal((await send(buyer, { product: await addProduct(bench.db, id, 'Own pump') })).status, 200)
  const requestID = await inquire(buyer, id, 'One more question, please')
  await owner.api.blocks.block({ body: { resourceID: buyer.userID, businessID: id } })
  assert.equal((await send(buyer, {})).status, 404)
  assert.equal((await buyer.ask('POST', `${at}/${requestID}/send-message`, { content: 'And?' })).status, 403)
  assert.equal((await buyer.ask('GET', `${at}/${requestID}/get-messages`)).status, 200, 'what was written stays')
})

test('a thread exists for its two sides alone', async () => {
  const { id, owner } = await seller(bench)
  const [buyer, stranger] = await Promise.all([bench.person(), bench.person()])
  const other = await seller(bench)
  const requestID = await inquire(buyer, id)
  for (const [who, bid] of [
    [stranger, undefined],
    [other.owner, other.id],
    [owner, undefined],
  ] as const) {
    const query = bid ? `?bid=${bid}` : ''
    assert.equal((await who.ask('GET', `${at}/${requestID}${query}`)).status, 404)
    assert.equal((await who.ask('GET', `${at}/${requestID}/get-messages${query}`)).status, 404)
    assert.equal((await who.ask('POST', `${at}/${requestID}/send-message${query}`, { content: 'Hi' })).status, 404)
    assert.equal((await who.ask('POST', `${at}/${requestID}/end-request${query}`)).status, 404)
    assert.equal((await who.ask('POST', `${at}/${requestID}/read${query}`, {})).status, 404)
  }
  assert.equal((await stranger.ask('GET', `${at}/${requestID}?bid=${id}`)).status, 403)
  assert.equal(
    (await buyer.ask('GET', `${at}/${requestID}?bid=${buyer.userID}`)).status,
    200,
    'the own id stands for the person',
  )
})

test('whoever has been removed from the business reads and writes nothing more', async () => {
  const { id, owner, member } = await seller(bench)
  const requestID = await inquire(await bench.person(), id)
  assert.equal((await member.ask('GET', `${at}/${requestID}/get-messages?bid=${id}`)).status, 200)
  await owner.api.members.remove({ params: { businessID: id, userID: member.userID } })
  assert.equal((await member.ask('GET', `${at}/${requestID}/get-messages?bid=${id}`)).status, 403)
  assert.equal((await member.ask('GET', `${at}?ubid=${id}`)).status, 403)
  assert.equal((await member.ask('POST', `${at}/${requestID}/send-message?bid=${id}`, { content: 'Bye' })).status, 403)
})

test('an inquiry or message sent again with its key is there once, however many are under way', async () => {
  const { id, owner } = await seller(bench)
  const buyer = await bench.person()
  const body = { to: id, subject: 'priceList', message: 'Sent by a nervous hand', idempotencyKey: randomUUID() }
  const sent = await Promise.all(Array.from({ length: 8 }, () => buyer.api.inquiries.send({ body })))
  const rid = sent[0]!.requestID
  assert.equal(new Set(sent.map(({ requestID }) => requestID)).size, 1)
  assert.equal((await owner.api.inquiries.list({ query: { ubid: id } })).total, 1)
  const message = { params: { rid }, body: { content: 'Twice', idempotencyKey: randomUUID() } }
  const again = await Promise.all(Array.from({ length: 8 }, () => buyer.api.inquiries.sendMessage(message)))
  assert.equal(new Set(again.map(({ messageID }) => messageID)).size, 1)
  assert.deepEqual(texts((await buyer.api.inquiries.messages({ params: { rid } })).data), [
    'Sent by a nervous hand',
    'Twice',
  ])
  const second = await inquire(buyer, id, 'Something else entirely')
  const misused = await buyer.ask('POST', `${at}/${second}/send-message`, message.body)
  assert.equal(misused.status, 422)
  const reworded = { ...message.body, content: 'Thrice' }
  assert.equal((await buyer.ask('POST', `${at}/${rid}/send-message`, reworded)).status, 422)
  const { idempotencyKey } = body
  assert.equal((await buyer.ask('POST', `${at}/${rid}/send-message`, { content: 'Twice', idempotencyKey })).status, 422)
  await owner.api.inquiries.end({ params: { rid }, query: { bid: id } })
  assert.deepEqual(await buyer.api.inquiries.sendMessage(message), again[0])
})

test('messages of both sides written at once have one order, and every unread count is that of the rows', async () => {
  const { id, owner, member } = await seller(bench)
  const buyer = await bench.person()
  const rid = await inquire(buyer, id)
  await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'Ask away' } })
  await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => {
      const content = `Message ${turn}`
      if (turn % 5 === 0) await buyer.api.inquiries.markRead({ params: { rid }, body: {} })
      if (turn % 7 === 0) await member.api.inquiries.markRead({ params: { rid }, query: { bid: id }, body: {} })
      if (turn % 2 === 0) await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content } })
      else await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content } })
    }),
  )
  const pages = [await buyer.api.inquiries.messages({ params: { rid }, query: { size: 20 } })]
  pages.unshift(await buyer.api.inquiries.messages({ params: { rid }, query: { size: 20, before: pages[0]!.nextID! } }))
  const all = pages.flatMap(({ data }) => data)
  assert.deepEqual([all.length, pages[0]!.nextID, new Set(texts(all)).size], [32, null, 32])
  const since = await buyer.api.inquiries.messages({ params: { rid }, query: { after: all[29]!.messageID } })
  assert.deepEqual(texts(since.data), texts(all.slice(30)))
  for (const { kept, counted } of await unreadCounts(bench)) assert.equal(kept, counted)
})

test('reading up to a message leaves the later ones unread; marks never go back and can be kept to oneself', async () => {
  const { id, owner } = await seller(bench)
  const buyer = await bench.person()
  const rid = await inquire(buyer, id)
  const query = { bid: id }
  const first = (await owner.api.inquiries.messages({ params: { rid }, query })).data[0]!
  const second = await buyer.api.inquiries.sendMessage({ params: { rid }, body: { content: 'Second' } })
  const marked = await owner.api.inquiries.markRead({ params: { rid }, query, body: { messageID: first.messageID } })
  assert.deepEqual(marked, { unread: 1, inboxUnread: 1 })
  const seen = async () => (await buyer.api.inquiries.messages({ params: { rid } })).data.map((one) => one.seen)
  assert.deepEqual(await seen(), [true, false])
  await owner.api.inquiries.changeSettings({ body: { showRead: false } })
  assert.deepEqual(await owner.api.inquiries.settings(), { showRead: false, showTyping: true })
  assert.equal(
    (await owner.api.inquiries.markRead({ params: { rid }, query, body: { messageID: second.messageID } })).unread,
    0,
  )
  assert.deepEqual(await seen(), [true, false], 'read, and not shown')
  assert.equal(
    (await owner.api.inquiries.markRead({ params: { rid }, query, body: { messageID: first.messageID } })).unread,
    0,
  )
})

test('the selector has the person first, then its businesses, each with what is unread', async () => {
  const { id, owner } = await seller(bench, 'Selector Pumps')
  const other = await seller(bench, 'Other Pumps')
  const buyer = await bench.person()
  await inquire(buyer, id)
  const rid = await inquire(owner, other.id)
  for (const content of ['One', 'Two'])
    await other.member.api.inquiries.sendMessage({ params: { rid }, query: { bid: other.id }, body: { content } })
  const { data, unread } = await owner.api.inquiries.inboxes()
  assert.deepEqual(
    data.map((one) => [one.kind, one.unread, one.access]),
    [
      ['user', 2, null],
      ['business', 1, 'owner'],
    ],
  )
  assert.equal(unread, 3)
  assert.equal(data[1]!.companyName, 'Selector Pumps')
})

test('either side ends a thread for good; a member does not', async () => {
  const { id, admin, member } = await seller(bench)
  const buyer = await bench.person()
  const rid = await inquire(buyer, id)
  assert.equal((await member.ask('POST', `${at}/${rid}/end-request?bid=${id}`)).status, 403)
  const [thread] = (await member.api.inquiries.list({ query: { ubid: id } })).data
  assert.deepEqual(thread!.can, { send: true, end: false, manageLabels: false })
  for (const _ of [1, 2])
    assert.equal((await admin.api.inquiries.end({ params: { rid }, query: { bid: id } })).status, 'closed')
  const { data } = await buyer.api.inquiries.messages({ params: { rid } })
  assert.deepEqual(
    data.map(({ type, content, from }) => [type, content, from]),
    [
      ['text', 'Do you ship to Peru?', 'S'],
      ['system', 'ended', 'R'],
    ],
  )
  const late = await buyer.ask('POST', `${at}/${rid}/send-message`, { content: 'Wait' })
  assert.deepEqual(
    [late.status, (late.body as { error: { message: string } }).error.message],
    [409, 'This chat has ended'],
  )
  assert.equal((await buyer.api.inquiries.read({ params: { rid } })).can.send, false)
})

test('an empty message is refused; without an answer a sender writes no more than twenty', async () => {
  const { id, owner } = await seller(bench)
  const buyer = await bench.person()
  await settle(bench, buyer)
  const rid = await inquire(buyer, id)
  const write = (content: string) => buyer.ask('POST', `${at}/${rid}/send-message`, { content })
  for (const content of ['', '  \n ', 'x'.repeat(5001)]) assert.equal((await write(content)).status, 400)
  for (let turn = 1; turn < 20; turn++) assert.equal((await write(`And ${turn}`)).status, 200)
  assert.equal((await write('Are you there?')).status, 409)
  await owner.api.inquiries.sendMessage({ params: { rid }, query: { bid: id }, body: { content: 'Yes' } })
  assert.equal((await write('Fine')).status, 200)
})
