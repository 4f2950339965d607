// Samples: strangers, both sides, repeats, what is private, and what ends.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleActions } from '#contract/trade/samples/states.ts'
import { leaveNetwork, personalData } from '#api/capabilities.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { inquire, unreadCounts } from '#api/trade/inquiries/testing.ts'
import { address, dealing, details, request, step, take } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const cardsOf = async (who: TestPerson, rid: string, bid?: string) =>
  (await who.api.inquiries.messages({ params: { rid }, query: { bid } })).data.filter(({ type }) => type === 'sample')

test('nobody outside a thread reads or moves its samples', async () => {
  const one = await dealing(bench)
  const { sampleID: id } = await request(one)
  const stranger = await bench.person('Sid Stranger')
  const at = `/business/request/${one.rid}/sample`
  assert.equal((await bench.ask('GET', at)).status, 401)
  assert.equal((await stranger.ask('GET', at)).status, 404)
  assert.equal((await stranger.ask('GET', `${at}?bid=${one.supplier.id}`)).status, 403)
  assert.equal((await stranger.ask('POST', at, { name: 'Pump' })).status, 404)
  assert.equal((await stranger.ask('GET', `/business/sample?bid=${one.supplier.id}`)).status, 403)
  for (const action of sampleActions) assert.equal((await step(stranger, { rid: one.rid, id }, action)).status, 404)
  const other = await dealing(bench)
  assert.equal((await step(other.buyer, { rid: other.rid, id }, 'qualify')).status, 404, 'of another thread')
  assert.equal((await one.buyer.ask('POST', at, { name: ' ' })).status, 400)
  assert.deepEqual((await stranger.api.samples.list()).data, [])
})

test('a sample goes from the request to its outcome, with a card for every step and no address on any', async () => {
  const one = await dealing(bench)
  const { supplier, buyer, rid } = one
  const { sampleID: id, can } = await request(one)
  assert.deepEqual(can, ['qualify', 'withdraw'])
  const listed = () => supplier.member.api.inquiries.list({ query: { ubid: supplier.id, filter: 'samples' } })
  assert.deepEqual(
    (await listed()).data.map(({ requestID, sample }) => [requestID, sample]),
    [[rid, 'requested']],
  )
  await take(one, id, ['qualify', 'approve', 'ship', 'receive', 'conclude'])
  const [sample] = (await supplier.member.api.samples.ofThread({ params: { rid }, query: { bid: supplier.id } })).data
  assert.deepEqual(
    [sample!.state, sample!.outcome, sample!.tracking, sample!.fee, sample!.currency, sample!.can],
    ['concluded', 'fits', 'JD0146', 12.5, 'EUR', []],
  )
  assert.deepEqual(sample!.details?.address?.street, address.street)
  const cards = await cardsOf(buyer, rid)
  assert.deepEqual(
    cards.map((card) => [card.sample?.state, card.from, card.content]),
    [
      ['requested', 'S', ''],
      ['qualified', 'S', details.purpose],
      ['approved', 'R', 'Sent next week'],
      ['shipped', 'R', ''],
      ['received', 'S', ''],
      ['concluded', 'S', 'No leak in 200 hours'],
    ],
  )
  for (const secret of [address.street, address.receiver, address.phone, details.freightAccount])
    assert.ok(!JSON.stringify(cards).includes(secret), secret)
  assert.equal((await listed()).total, 0)
  for (const { kept, counted } of await unreadCounts(bench)) assert.equal(kept, counted)
})

test('the next step of a supplier is the sample that waits longest for it, once its inquiries are answered', async () => {
  const one = await dealing(bench)
  const { supplier, rid } = one
  const next = async () => (await supplier.owner.api.reach.work({ params: { businessID: supplier.id } })).next
  const { sampleID: id } = await request(one, 'Seal kit NBR')
  assert.equal((await next())?.kind, 'answer')
  await take(one, id, ['qualify', 'approve'])
  const { at = '', ...rest } = (await next()) ?? {}
  assert.deepEqual(rest, { kind: 'sample', id: rid, name: 'Seal kit NBR' })
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000)
  await take(one, id, ['ship'])
  assert.equal(await next(), null)
})

test('each side takes its own steps alone, in order', async () => {
  const one = await dealing(bench)
  const { supplier, buyer, rid } = one
  const { sampleID: id } = await request(one)
  const place = { rid, id }
  const own = { ...place, as: supplier.id }
  for (const action of ['approve', 'decline', 'ship'] as const)
    assert.equal((await step(buyer, place, action)).status, 403, action)
  for (const action of ['qualify', 'receive', 'conclude', 'withdraw'] as const)
    assert.equal((await step(supplier.owner, own, action)).status, 403, action)
  assert.equal((await step(supplier.owner, own, 'approve')).status, 409, 'no details yet')
  assert.equal((await step(buyer, place, 'qualify', { freight: 'supplier' })).status, 400, 'an account nobody uses')
  assert.equal((await step(buyer, place, 'qualify', { address: { ...address, country: 'XX' } })).status, 400)
  await take(one, id, ['qualify'])
  assert.equal((await step(supplier.owner, own, 'approve', { currency: '' })).status, 400, 'a fee of no currency')
  await take(one, id, ['approve'])
  assert.equal((await step(buyer, place, 'qualify', { quantity: 3 })).status, 409, 'decided')
  await take(one, id, ['ship'])
  assert.equal((await step(buyer, place, 'withdraw')).status, 409, 'on its way')
  assert.equal((await step(supplier.owner, own, 'decline')).status, 409, 'on its way')
})

test('a step that is sent again, also ten times at once, is taken once', async () => {
  const one = await dealing(bench)
  const requests = await Promise.all(Array.from({ length: 5 }, () => request(one)))
  const [id, ...others] = new Set(requests.map(({ sampleID }) => sampleID))
  assert.deepEqual(others, [])
  const steps = ['qualify', 'approve', 'ship', 'receive', 'conclude'] as const
  for (const action of steps) {
    await Promise.all(Array.from({ length: 10 }, () => take(one, id!, [action])))
    await take(one, id!, [action])
  }
  assert.equal((await cardsOf(one.buyer, one.rid)).length, 6)
  await take(one, id!, ['qualify', 'approve'])
  assert.equal((await cardsOf(one.buyer, one.rid)).length, 6)
})

test('details that were not read are not approved, and a step is not repeated with other facts', async () => {
  const one = await dealing(bench)
  const { supplier, buyer, rid } = one
  const { sampleID: id } = await request(one)
  await take(one, id, ['qualify'])
  const own = { rid, id, as: supplier.id }
  const query = { bid: supplier.id }
  const [read] = (await supplier.owner.api.samples.ofThread({ params: { rid }, query })).data
  assert.equal((await step(buyer, { rid, id }, 'qualify', { quantity: 500 })).status, 200)
  const stale = await step(supplier.owner, own, 'approve', { qualifiedAt: read!.qualifiedAt })
  assert.equal(stale.status, 409)
  assert.equal(
    (await supplier.owner.ask('POST', `/business/request/${rid}/sample/${id}/approve?bid=${supplier.id}`, {})).status,
    400,
  )
  await take(one, id, ['approve'])
  assert.equal((await step(supplier.owner, own, 'approve', { fee: 99 })).status, 409)
  await take(one, id, ['ship'])
  const shipped = async () => {
    const [sample] = (await supplier.owner.api.samples.ofThread({ params: { rid }, query })).data
    return [sample!.tracking, sample!.shippedAt]
  }
  const [, at] = await shipped()
  assert.equal((await step(supplier.owner, own, 'ship', { tracking: 'JD9999' })).status, 200)
  assert.deepEqual(await shipped(), ['JD9999', at], 'a mistyped number is corrected, the time stays')
  await take(one, id, ['receive'])
  assert.equal((await step(supplier.owner, own, 'ship')).status, 409)
})

test('details change until the supplier has decided', async () => {
  const one = await dealing(bench)
  const { sampleID: id } = await request(one)
  await take(one, id, ['qualify'])
  assert.equal((await step(one.buyer, { rid: one.rid, id }, 'qualify', { quantity: 5 })).status, 200)
  assert.deepEqual(
    (await cardsOf(one.buyer, one.rid)).map(({ sample }) => sample?.quantity),
    [null, 2, 5],
  )
})

test('nothing moves between sides that blocked each other, in an ended thread, or with who has left', async () => {
  const blocked = await dealing(bench)
  const { sampleID: first } = await request(blocked)
  await blocked.buyer.ask('POST', '/social/block', { resourceID: blocked.supplier.id })
  assert.equal((await step(blocked.buyer, { rid: blocked.rid, id: first }, 'qualify')).status, 403)
  const ended = await dealing(bench)
  const { sampleID: second } = await request(ended)
  await ended.buyer.api.inquiries.end({ params: { rid: ended.rid } })
  assert.equal((await step(ended.buyer, { rid: ended.rid, id: second }, 'qualify')).status, 409)
  const query = { ubid: ended.supplier.id, filter: 'samples' as const }
  assert.equal((await ended.supplier.owner.api.inquiries.list({ query })).total, 0, 'not under way any more')
  const { data } = await ended.buyer.api.samples.ofThread({ params: { rid: ended.rid } })
  assert.deepEqual(data[0]!.can, [])
  const removed = await dealing(bench)
  const { sampleID: third } = await request(removed)
  await removed.supplier.owner.api.businesses.remove({ params: { id: removed.supplier.id } })
  assert.equal((await step(removed.buyer, { rid: removed.rid, id: third }, 'qualify')).status, 410)
})

test('a thread has five samples under way at most', async () => {
  const one = await dealing(bench)
  for (let turn = 1; turn <= 5; turn++) await request(one, `Seal ${turn}`)
  await assert.rejects(request(one, 'Seal 6'), { name: 'Conflict' })
})

test('who leaves takes the address along; the supplier keeps what it sent', async () => {
  const one = await dealing(bench)
  const { sampleID: id } = await request(one)
  await take(one, id, ['qualify', 'approve', 'ship'])
  const exported = JSON.stringify(
    await Promise.all(
      personalData.map(async ({ exportOf }) => exportOf?.({ ...bench.dependencies, locale: 'en' }, one.buyer.userID)),
    ),
  )
  assert.ok(exported.includes(address.street) && exported.includes('JD0146'))
  await leaveNetwork(bench.dependencies, { userID: one.buyer.userID }, {})
  const query = { bid: one.supplier.id }
  const { data } = await one.supplier.owner.api.samples.ofThread({ params: { rid: one.rid }, query })
  assert.deepEqual(
    [data[0]!.details?.address, data[0]!.details?.freightAccount, data[0]!.tracking, data[0]!.other, data[0]!.can],
    [null, '', 'JD0146', null, []],
  )
})

test('a company asks for samples too, and its colleagues see them', async () => {
  const one = await dealing(bench)
  const asking = await dealing(bench)
  const rid = await inquire(asking.supplier.owner, one.supplier.id, 'Do you send samples?', asking.supplier.id)
  const query = { bid: asking.supplier.id }
  await asking.supplier.owner.api.samples.request({ params: { rid }, query, body: { name: 'Gasket' } })
  const { data } = await asking.supplier.member.api.samples.list({ query: { ...query, role: 'buyer' } })
  assert.deepEqual(
    data.map(({ name, side, other }) => [name, side, other?.businessID]),
    [['Gasket', 'S', one.supplier.id]],
  )
})

test('a merge of companies takes samples along, and the people of the other go on', async () => {
  const one = await dealing(bench)
  const { sampleID: id } = await request(one)
  await take(one, id, ['qualify'])
  const into = await addBusiness(bench.db, 'Sampled Pumps')
  const heir = await bench.person('Hanna Heir')
  await addMember(bench.db, into, heir.userID)
  const admin = await bench.person('Anna Admin', { roles: ['administrator'] })
  const body = { into, members: 'join' as const, reason: 'The same company twice' }
  await admin.api.console.mergeBusiness({ params: { id: one.supplier.id }, body })
  assert.equal((await step(heir, { rid: one.rid, id, as: into }, 'approve')).status, 200)
  assert.equal((await one.buyer.api.samples.list()).data[0]!.other?.businessID, into)
})
