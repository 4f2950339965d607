// Reviews before the staff.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { evidence, verifier } from '#api/trust/verification/testing.ts'
import { age, deal, firm, published, shown, thread, write } from './testing.ts'

let bench: TestApi
let mona: TestPerson
let ada: TestPerson
let vera: TestPerson
before(async () => {
  bench = await testApi()
  mona = await bench.person('Mona Moderator', { roles: ['moderator'] })
  ada = await bench.person('Ada Admin', { roles: ['administrator'] })
  vera = await verifier(bench)
})
after(() => bench.close())

const refused = (name: string) => (error: Error) => error.name === name
const judge = (
  id: string,
  act: 'publish' | 'refuse' | 'count' | 'ignore' | 'ask' | 'keep' | 'amend',
  content?: string,
) =>
  mona.api.reviews.judge({
    params: { id },
    body: { act, reason: 'Looked at', ...(content !== undefined && { content }) },
  })
const acts = async (id: string) =>
  (
    await bench.pool.query<{ act: string }>('select act from audit_entries where object_id = $1 order by id', [id])
  ).rows.map(({ act }) => act)
const queued = async (why: 'held' | 'doubt' | 'note' | 'answer', id: string) =>
  (await ada.api.reviews.queue({ query: { why } })).data.find(({ reviewID }) => reviewID === id)

test('contact data, names of persons and insults are held, and the writer is told so', async () => {
  const supplier = await firm(bench)
  const held: Record<string, string[]> = {
    'Write me at juan (at) maipo.cl': ['contact'],
    'See www.maipo.cl': ['contact'],
    'Call +56 2 2345 6789': ['contact'],
    'Ask for Mr Rossi': ['person'],
    'Olga Quintana helped us': ['person'],
    'These crooks!': ['insult'],
    联系王经理: ['person'],
    'Pump DN 50, RAL 5010, 22 kW, 9 days late': [],
  }
  for (const [content, heldFor] of Object.entries(held)) {
    const buyer = await firm(bench)
    const { own } = await write(buyer.owner, await deal(bench, buyer, supplier), { content })
    assert.deepEqual([own!.state, own!.heldFor], [heldFor.length > 0 ? 'held' : 'waiting', heldFor], content)
  }
})

test('a moderator publishes or refuses what was held; sides of it decide nothing', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await deal(bench, buyer, supplier)
  const { own } = await write(buyer.owner, requestID, { content: 'Ask for Mr Rossi' })
  const id = own!.reviewID
  await write(supplier.owner, requestID)
  assert.equal((await shown(bench, supplier)).all, 0)
  assert.deepEqual((await queued('held', id))!.heldFor, ['person'])
  const side = await bench.person('Sid Side', { roles: ['moderator'] })
  await bench.db
    .insertInto('members')
    .values({ businessId: supplier.id, userId: side.userID, access: 'member' })
    .execute()
  await assert.rejects(
    side.api.reviews.judge({ params: { id }, body: { act: 'publish', reason: 'Fine' } }),
    refused('Forbidden'),
  )
  await judge(id, 'publish')
  await judge(id, 'publish')
  assert.equal((await shown(bench, supplier)).all, 1)
  assert.deepEqual(await acts(id), ['review.publish'])
  await assert.rejects(judge(id, 'refuse'), refused('Conflict'))
})

test('a refused one never appears', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await deal(bench, buyer, supplier)
  const { own } = await write(buyer.owner, requestID, { content: 'These crooks!' })
  await judge(own!.reviewID, 'refuse')
  await age(bench, requestID, 20)
  await bench.jobs.runDueJobs({ ahead: 600 })
  assert.equal((await shown(bench, supplier)).all, 0)
  assert.deepEqual(await acts(own!.reviewID), ['review.refuse'])
})

test('a delivery note raises the evidence once a verifier saw it, and is deleted then', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  const requestID = await published(bench, buyer, supplier)
  const { own } = await buyer.owner.api.reviews.deal({ params: { requestID } })
  const id = own!.reviewID
  const params = { params: { id } }
  await assert.rejects(supplier.owner.api.reviews.addNote({ ...params, body: { files: ['x'] } }), refused('NotFound'))
  const sent = await buyer.owner.api.reviews.addNote({
    ...params,
    body: { files: [await evidence(bench, buyer.owner)] },
  })
  assert.deepEqual([sent.own!.note, sent.grade], ['waiting', 'awarded'])
  const { note } = (await queued('note', id))!
  const { url } = await vera.api.reviews.note({ params: { id, fileID: note[0]!.fileID } })
  const open = async () =>
    (await bench.app.inject({ url: new URL(url, 'http://a.example').href.replace(/^.*?\/files/, '/files') })).statusCode
  assert.equal(await open(), 200)
  await assert.rejects(mona.api.reviews.note({ params: { id, fileID: note[0]!.fileID } }), refused('Forbidden'))
  await vera.api.reviews.judgeNote({ ...params, body: { accept: true, reason: 'Signed by both' } })
  assert.equal((await shown(bench, supplier)).data[0]!.grade, 'delivered')
  assert.equal(await open(), 404)
  const { rows } = await bench.pool.query('select note_files from reviews where id = $1', [id])
  assert.deepEqual(rows[0], { note_files: [] })
  assert.deepEqual(await acts(id), ['review.acceptNote'])
})

test('a report: evidence is asked, answered, and the review kept, amended with a reason or removed; the number is public', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier)
  const [{ reviewID: id } = { reviewID: '' }] = (await shown(bench, supplier)).data
  const report = () =>
    supplier.owner.api.reports.report({ body: { resourceType: 'review', resourceID: id, reason: 'misleading' } })
  await report()
  await judge(id, 'ask')
  await judge(id, 'ask')
  assert.equal(await queued('answer', id), undefined)
  await buyer.owner.api.reviews.answer({ params: { id }, body: { content: 'See delivery note 12' } })
  assert.equal((await queued('answer', id))!.answer, 'See delivery note 12')
  await judge(id, 'amend', 'Late.')
  const [amended] = (await shown(bench, supplier)).data
  assert.deepEqual([amended!.content, amended!.amended!.reason], ['Late.', 'Looked at'])
  assert.equal(await queued('answer', id), undefined)
  await mona.api.reports.decide({ params: { id }, body: { act: 'remove', rule: 'misleading', reason: 'No proof' } })
  const removed = await shown(bench, supplier)
  assert.deepEqual([removed.all, removed.removed], [0, 1])
  const { months } = await bench.api.transparency.report()
  assert.equal(months.at(-1)!.reviewsRemoved, 1)
  const [decision] = await buyer.owner.api.sanctions.own()
  await buyer.owner.api.sanctions.appealOwn({ params: { id: decision!.id }, body: { text: 'It is true' } })
  await ada.api.sanctions.decideAppeal({ params: { id: decision!.id }, body: { upheld: false, reason: 'It was true' } })
  assert.equal((await shown(bench, supplier)).all, 1)
  assert.deepEqual((await acts(id)).slice(0, 2), ['review.ask', 'review.amend'])
})

test('who does not answer in ten days stands in the queue again; kept ones leave it', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier)
  const [{ reviewID: id } = { reviewID: '' }] = (await shown(bench, supplier)).data
  await judge(id, 'ask')
  await bench.pool.query(`update reviews set asked_at = asked_at - interval '11 days' where id = $1`, [id])
  await assert.rejects(buyer.owner.api.reviews.answer({ params: { id }, body: { content: 'Late' } }), refused('Gone'))
  assert.ok(await queued('answer', id))
  await judge(id, 'keep')
  assert.equal(await queued('answer', id), undefined)
})

test('a doubted one is shown without counting, until a moderator lets it', async () => {
  const [supplier, buyer] = [await firm(bench), await firm(bench, 'New Works', { isNew: true })]
  await published(bench, buyer, supplier)
  const [review] = (await shown(bench, supplier)).data
  assert.equal(review!.standing, 'checked')
  assert.deepEqual((await queued('doubt', review!.reviewID))!.doubts, ['firstThread'])
  await judge(review!.reviewID, 'count')
  assert.equal((await shown(bench, supplier)).data[0]!.standing, 'counts')
  await judge(review!.reviewID, 'ignore')
  assert.equal((await shown(bench, supplier)).data[0]!.standing, 'checked')
  assert.deepEqual(await acts(review!.reviewID), ['review.count', 'review.ignore'])
})

test('two sides on one device no longer count', async () => {
  const [buyer, supplier] = [await firm(bench), await firm(bench)]
  await published(bench, buyer, supplier)
  bench.devices.push([buyer.owner.userID, supplier.owner.userID])
  assert.deepEqual(await mona.api.reviews.examine(), { found: 1 })
  assert.deepEqual(await mona.api.reviews.examine(), { found: 0 })
  assert.equal((await shown(bench, supplier)).data[0]!.standing, 'checked')
  bench.devices.pop()
})

test('a person as a buyer is reviewed, too, but has no public page of it', async () => {
  const [buyer, supplier] = [await bench.person('Rita Buyer', { email: 'rita@buyer.example' }), await firm(bench)]
  const parties = { buyer: { kind: 'user', id: buyer.userID }, supplier: supplier.id } as const
  const requestID = await thread(bench, { ...parties, writers: [buyer, supplier.owner], awarded: true })
  await write(supplier.owner, requestID)
  await write(buyer, requestID)
  assert.equal((await buyer.api.reviews.mine()).received.length, 1)
  await assert.rejects(bench.api.reviews.ofBusiness({ params: { id: buyer.userID } }), refused('NotFound'))
})
