// Kept inquiries.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { leaveNetwork } from '#api/capabilities.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { found } from '#api/identity/members/lookup.ts'
import { setPersonState } from '#api/identity/people/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { exportOf } from './person-queries.ts'
import { inquire, seller } from './testing.ts'

let bench: TestApi
let read: () => Promise<boolean>
before(async () => {
  bench = await testApi()
  ;({ read } = openReader(bench.dependencies))
})
after(() => bench.close())

const at = '/business/kept-request'
const text = 'How much are ten valves DN 50?'
const keep = (buyer: TestPerson, to: string, more: object = {}) =>
  buyer.api.inquiries.keep({ body: { to, subject: 'priceList', message: text, ...more } })
const keptOf = async (person: TestPerson) => (await person.api.inquiries.kept()).data
const claim = (person: TestPerson, id: string) => bench.db.transaction().execute((tx) => found(tx, id, person.userID))
const mailsAbout = async (company: string, { viewer }: TestPerson) =>
  (await bench.pool.query('select from mails where recipient = $1 and text like $2', [viewer.email, `%${company}%`]))
    .rowCount

test('a stranger keeps nothing and reads no list; an unverified account, a wrong id and no text are refused', async () => {
  const to = await addBusiness(bench.db, 'Listed Valves')
  const body = { to, subject: 'priceList', message: text }
  assert.equal((await bench.ask('POST', at, body)).status, 401)
  assert.equal((await bench.ask('GET', at)).status, 401)
  const unverified = await bench.person('Una Verified', { emailVerified: false })
  assert.equal((await unverified.ask('POST', at, body)).status, 403)
  const buyer = await bench.person('Bea Buyer')
  assert.equal((await buyer.ask('POST', at, { ...body, to: crypto.randomUUID() })).status, 404)
  assert.equal((await buyer.ask('POST', at, { ...body, message: ' ' })).status, 400)
  const { id } = await keep(buyer, to)
  const other = await bench.person('Otto Other')
  assert.deepEqual(await keptOf(other), [])
  assert.equal((await other.ask('PUT', `${at}/${id}`, {})).status, 404)
  assert.equal((await other.ask('DELETE', `${at}/${id}`)).status, 200)
  assert.equal((await keptOf(buyer)).length, 1, 'only the buyer withdraws it')
  assert.equal((await bench.ask('DELETE', `${at}/${id}`)).status, 401)
})

test('an inquiry to a company that nobody runs is not sent; it is kept for 30 days, once, without a thread', async () => {
  const to = await addBusiness(bench.db, 'Listed Pumps')
  const buyer = await bench.person('Bea Buyer')
  const refused = await buyer.ask('POST', '/business/request', { to, subject: 'priceList', message: text })
  assert.deepEqual([refused.status, !refused.body.success && refused.body.error.fields], [409, { to: 'listed' }])
  const kept = await keep(buyer, to)
  assert.equal(kept.state, 'kept')
  const days = (Date.parse(kept.keptUntil) - Date.now()) / 86_400_000
  assert.ok(days > 29.9 && days < 30.1)
  assert.equal((await keep(buyer, to)).id, kept.id, 'the same text again keeps one')
  assert.equal((await buyer.api.inquiries.list()).total, 0)
  const { data: profile } = await bench.api.businesses.read({ params: { id: to } })
  assert.deepEqual(profile.kept, { count: 1, oldestUntil: kept.keptUntil })
  await buyer.api.inquiries.withdrawKept({ params: { id: kept.id } })
  await buyer.api.inquiries.withdrawKept({ params: { id: kept.id } })
  assert.deepEqual(await keptOf(buyer), [])
  assert.equal((await bench.api.businesses.read({ params: { id: to } })).data.kept, null)
})

test('a collection and a company that is run keep nothing, and say why', async () => {
  const collection = await addBusiness(bench.db, 'Standard Parts', { kind: 'collection' })
  const { id: run } = await seller(bench)
  const buyer = await bench.person('Bea Buyer')
  for (const [path, to, field] of [
    [at, collection, 'collection'],
    ['/business/request', collection, 'collection'],
    [at, run, 'run'],
  ] as const) {
    const { status, body } = await buyer.ask('POST', path, { to, subject: 'priceList', message: text })
    assert.deepEqual([status, !body.success && body.error.fields], [409, { to: field }])
  }
})

test('the link for the company names subject, product and country, and nothing of the text or the buyer', async () => {
  const to = await addBusiness(bench.db, 'Listed Flanges')
  const product = await addProduct(bench.db, to, 'Flange DN 80')
  const buyer = await bench.person('Bea Secret')
  await bench.pool.query(`update people set country_code = 'PE' where id = $1`, [buyer.userID])
  const { token } = await keep(buyer, to, { product })
  assert.equal(token, token.toLowerCase(), 'addresses of pages have no capitals')
  const notice = await bench.api.inquiries.keptNotice({ params: { token } })
  assert.deepEqual([notice.business.businessID, notice.product, notice.country?.code], [to, 'Flange DN 80', 'PE'])
  const told = JSON.stringify(notice)
  for (const secret of [text, 'Secret', buyer.userID, buyer.viewer.email]) assert.ok(!told.includes(secret))
  assert.equal((await bench.ask('GET', `/business/kept-notice/${'x'.repeat(24)}`)).status, 404)
  await bench.pool.query('update kept_inquiries set held = true where token = $1', [token])
  assert.equal((await bench.ask('GET', `/business/kept-notice/${token}`)).status, 404, 'a moderator sees it first')
})

test('the first member gets what was kept as ordinary threads, once, and the buyer is told', async () => {
  const to = await addBusiness(bench.db, 'Claimed Pumps')
  const [buyer, owner] = [await bench.person('Bea Buyer'), await bench.person('Olga Owner')]
  const firm = await addBusiness(bench.db, 'Buying Works')
  await addMember(bench.db, firm, buyer.userID)
  await keep(buyer, to)
  await keep(buyer, to, { from: firm, message: 'As a company: how much?' })
  await claim(owner, to)
  await bench.jobs.runDueJobs()
  await bench.jobs.runDueJobs({ ahead: 3600 })
  const { data, total } = await owner.api.inquiries.list({ query: { ubid: to } })
  assert.deepEqual([total, data.map(({ senderType }) => senderType).toSorted()], [2, ['business', 'user']])
  assert.equal(
    data.every(({ unread, held }) => unread === 1 && !held),
    true,
  )
  assert.deepEqual(await keptOf(buyer), [])
  const [thread] = (await buyer.api.inquiries.list()).data
  assert.equal(thread!.lastMessage.content, text)
  assert.equal(await mailsAbout('Claimed Pumps', buyer), 2)
  assert.equal((await bench.api.businesses.read({ params: { id: to } })).data.kept, null)
})

test('nothing kept meanwhile is lost when the first member comes at the same moment', async () => {
  const to = await addBusiness(bench.db, 'Raced Pumps')
  const [owner, ...buyers] = await Promise.all(Array.from({ length: 6 }, (_, n) => bench.person(`Racer No${n}`)))
  const [, ...kept] = await Promise.all([
    claim(owner!, to),
    ...buyers.map((buyer) => buyer.ask('POST', at, { to, subject: 'priceList', message: `${text} ${buyer.userID}` })),
  ])
  await bench.jobs.runDueJobs()
  const { total } = await owner!.api.inquiries.list({ query: { ubid: to } })
  assert.equal(total, kept.filter(({ status }) => status === 200).length)
  assert.ok(kept.every(({ status }) => status === 200 || status === 409))
})

test('after 30 days the buyer is told and the text is deleted; renewed it is kept for 30 more', async () => {
  const to = await addBusiness(bench.db, 'Silent Pumps')
  const buyer = await bench.person('Bea Buyer')
  const [ending, renewed] = [await keep(buyer, to), await keep(buyer, to, { message: 'A second question?' })]
  await bench.pool.query(`update kept_inquiries set kept_until = now() - interval '1 minute' where business_id = $1`, [
    to,
  ])
  const again = await buyer.api.inquiries.renewKept({ params: { id: renewed.id }, body: {} })
  assert.ok(Date.parse(again.keptUntil) > Date.now() + 29 * 86_400_000)
  await bench.jobs.runDueJobs({ ahead: 3600 })
  const byID = new Map((await keptOf(buyer)).map((one) => [one.id, one]))
  assert.deepEqual([byID.get(ending.id)!.state, byID.get(ending.id)!.message], ['ended', ''])
  assert.equal(byID.get(renewed.id)!.state, 'kept')
  assert.equal(await mailsAbout('Silent Pumps', buyer), 1)
  assert.equal((await buyer.ask('PUT', `${at}/${ending.id}`, {})).status, 404)
  assert.equal((await bench.ask('GET', `/business/kept-notice/${ending.token}`)).status, 404)
})

test('a block keeps it away; closing the account deletes it; a merged company takes it along', async () => {
  const [blocked, kept, gone] = await Promise.all(
    ['Blocked Pumps', 'Merged Pumps', 'Former Pumps'].map((name) => addBusiness(bench.db, name)),
  )
  const [buyer, owner, leaver] = await Promise.all(['Bea B', 'Olga O', 'Lea L'].map((name) => bench.person(name)))
  await keep(buyer!, blocked!)
  await keep(leaver!, blocked!)
  await keep(buyer!, gone!)
  await buyer!.ask('POST', '/social/block', { resourceID: blocked! })
  await leaveNetwork(bench.dependencies, { userID: leaver!.userID }, {})
  await bench.pool.query('select merge_business($1, $2, false)', [gone, kept])
  for (const id of [blocked!, kept!]) await claim(owner!, id)
  await bench.jobs.runDueJobs()
  const totals = await Promise.all(
    [blocked!, kept!].map(async (ubid) => (await owner!.api.inquiries.list({ query: { ubid } })).total),
  )
  assert.deepEqual(totals, [0, 1])
})

const newsOf = async (person: TestPerson) => {
  await read()
  const { data } = await person.api.notifications.list()
  return data
    .map(({ kind, resourceType, actors, detail }) =>
      [kind, resourceType, actors[0]?.companyName, detail.kept].join(' '),
    )
    .toSorted()
}

test('who kept an inquiry hears once that it ends soon, that it ended, and that it arrived; it is in the export', async () => {
  const [to, other] = [await addBusiness(bench.db, 'Heard Pumps'), await addBusiness(bench.db, 'Unheard Pumps')]
  const [buyer, owner] = [await bench.person('Bea Buyer'), await bench.person('Olga Owner')]
  const { id } = await keep(buyer, to)
  await keep(buyer, other)
  const { requests } = (await exportOf(bench.dependencies, buyer.userID)) as {
    requests: { kept: { content: string }[] }
  }
  assert.deepEqual(
    requests.kept.map(({ content }) => content),
    [text, text],
  )
  const inDays = async (days: number) => {
    await bench.pool.query(`update kept_inquiries set kept_until = now() + interval '1 day' * $1`, [days])
    await bench.jobs.runDueJobs({ ahead: 3600 })
  }
  await inDays(8)
  assert.deepEqual(await newsOf(buyer), [])
  for (const days of [7, 6]) await inDays(days)
  const soon = ['keptInquiry business Heard Pumps ending', 'keptInquiry business Unheard Pumps ending']
  assert.deepEqual(await newsOf(buyer), soon)
  assert.equal(await mailsAbout('Heard Pumps', buyer), 1)
  await buyer.api.inquiries.renewKept({ params: { id }, body: {} })
  await claim(owner, to)
  await bench.jobs.runDueJobs()
  assert.deepEqual(await newsOf(buyer), [...soon, 'keptInquiry request Heard Pumps delivered'])
  await inDays(-1)
  assert.ok((await newsOf(buyer)).includes('keptInquiry business Unheard Pumps ended'))
  assert.ok((await newsOf(owner)).every((one) => one.startsWith('inquiry')))
})

const setState = ({ userID }: TestPerson, state: 'active' | 'suspended') =>
  bench.db.transaction().execute((tx) => setPersonState(tx, userID, state))

test('a company whose every member is suspended is run by nobody: inquiries are kept until somebody is back', async () => {
  const to = await addBusiness(bench.db, 'Paused Pumps')
  const [owner, member, buyer] = await Promise.all(['Olga O', 'Max M', 'Bea B'].map((name) => bench.person(name)))
  await claim(owner!, to)
  await addMember(bench.db, to, member!.userID, 'member')
  const presence = async () => (await bench.api.businesses.read({ params: { id: to } })).data.presence
  await setState(owner!, 'suspended')
  assert.equal(await presence(), 'run', 'a colleague is there')
  await setState(member!, 'suspended')
  assert.equal(await presence(), 'listed')
  assert.equal((await buyer!.ask('POST', '/business/request', { to, subject: 'priceList', message: text })).status, 409)
  await keep(buyer!, to)
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal((await keptOf(buyer!)).length, 1)
  await setState(owner!, 'active')
  await bench.jobs.runDueJobs()
  assert.equal(await presence(), 'run')
  assert.equal((await owner!.api.inquiries.list({ query: { ubid: to } })).total, 1)
})

test('what a suspended person wrote, also for a company, is not delivered before the suspension ends', async () => {
  const [to, firm] = [await addBusiness(bench.db, 'Waited Pumps'), await addBusiness(bench.db, 'Paused Buyers')]
  const [owner, buyer, other] = await Promise.all(['Olga O', 'Bea B', 'Otto O'].map((name) => bench.person(name)))
  for (const person of [buyer!, other!]) await addMember(bench.db, firm, person.userID)
  await keep(buyer!, to)
  await keep(buyer!, to, { from: firm, message: 'As a company: how much?' })
  await setState(buyer!, 'suspended')
  await claim(owner!, to)
  const delivered = async () => {
    await bench.jobs.runDueJobs({ ahead: 3600 })
    return (await owner!.api.inquiries.list({ query: { ubid: to } })).total
  }
  assert.equal(await delivered(), 0)
  await setState(buyer!, 'active')
  assert.equal(await delivered(), 2)
})

test('a thread with a company that nobody runs any more takes no more messages', async () => {
  const { id, owner, admin, member } = await seller(bench)
  const buyer = await bench.person('Bea Buyer')
  const rid = await inquire(buyer, id)
  await bench.pool.query('delete from members where user_id = any($1::uuid[])', [
    [owner, admin, member].map(({ userID }) => userID),
  ])
  assert.equal((await buyer.ask('POST', `/business/request/${rid}/send-message`, { content: 'Hello?' })).status, 410)
  assert.equal((await buyer.api.inquiries.read({ params: { rid } })).can.send, false)
})
