// NDAs with sides that are gone or out of reach.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { leaveNetwork } from '#api/capabilities.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { addMember, testApi, type TestApi } from '#api/testing.ts'
import { unreadBeginnings } from '#api/trade/inquiries/lookup.ts'
import { seller, type Seller } from '#api/trade/inquiries/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const refused = (expected: string, field: string) => (error: unknown) => {
  const { name, fields } = error as Refusal
  return name === expected && field in (fields ?? {})
}
const block = (from: string, to: string, kinds: [string, string]) =>
  bench.pool.query('insert into blocks (blocker_id, blocked_id, blocker_kind, blocked_kind) values ($1, $2, $3, $4)', [
    from,
    to,
    ...kinds,
  ])

async function signBy(ndaID: string, days: number): Promise<void> {
  await bench.pool.query('alter table ndas disable trigger ndas_keep')
  await bench.pool.query('update ndas set sign_until = now() + make_interval(days => $2::int) where id = $1', [
    ndaID,
    days,
  ])
  await bench.pool.query('alter table ndas enable trigger ndas_keep')
}
let ahead = 0
const anHour = () => bench.jobs.runDueJobs({ ahead: (ahead += 3700) })

test('an open RFQ proposes where the supplier takes part and both can write, and nowhere else', async () => {
  const names = ['Open', 'Declining', 'Blocking', 'Ended']
  const [open, declining, blocking, ended] = (await Promise.all(
    names.map((name) => seller(bench, `${name} Works`)),
  )) as [Seller, Seller, Seller, Seller]
  const buyer = await bench.person('Bea Buyer')
  const deadline = new Date(Date.now() + 1e9).toISOString().slice(0, 10)
  const what = { title: 'Gear pumps', quantity: 8, unit: 'piece' as const, country: 'CL', currency: 'USD', deadline }
  const suppliers = [open, declining, blocking, ended].map(({ id }) => id)
  const { rfqID } = await buyer.api.rfqs.create({ body: { ...what, suppliers } })
  const params = { rfqID }
  await declining.owner.api.rfqs.decline({ params, body: { businessID: declining.id, reason: 'Sold out' } })
  await block(blocking.id, buyer.userID, ['business', 'user'])
  const { data: threads } = await ended.owner.api.inquiries.list({ query: { ubid: ended.id } })
  const rid = threads[0]!.requestID
  await ended.owner.api.inquiries.end({ params: { rid }, query: { bid: ended.id } })
  const body = { kind: 'oneWay' } as const
  const counts = { proposed: 1, waiting: 0, skipped: 3 }
  assert.deepEqual(await buyer.api.ndas.proposeForRfq({ params, body }), counts)
  assert.deepEqual(await buyer.api.ndas.proposeForRfq({ params, body }), { ...counts, proposed: 0, waiting: 1 })
  assert.equal((await open.owner.api.ndas.list({ query: { bid: open.id } })).total, 1)
  for (const { owner, id } of [declining, blocking, ended])
    assert.equal((await owner.api.ndas.list({ query: { bid: id } })).total, 0)
  await buyer.api.rfqs.close({ params })
  await assert.rejects(buyer.api.ndas.proposeForRfq({ params, body }), { name: 'Conflict' })
})

test('the thread tells whose signature is waited for, and its emails keep names of files to themselves', async () => {
  const at = await help.dealing(bench)
  await help.sendLocked(bench, at, 'S', 'Secret gearbox.step')
  const ndaOf = async (side: 'S' | 'R') => {
    const asked = { params: { rid: at.rid }, query: help.asSide(at, side) }
    return (await at[side].owner.api.inquiries.read(asked)).nda
  }
  assert.equal(await ndaOf('R'), null)
  const nda = await help.propose(at, 'S')
  assert.deepEqual([await ndaOf('S'), await ndaOf('R')], ['own', 'own'])
  await help.sign(at, 'S', nda)
  assert.deepEqual([await ndaOf('S'), await ndaOf('R')], ['other', 'own'])
  const reading = { requestID: at.rid, actorID: at.R.id, readerID: at.R.owner.userID }
  const [beginning] = await unreadBeginnings(bench.pool, [reading], 'en')
  assert.ok(beginning!.words.includes('[files after an NDA: 1]') && !beginning!.words.includes('gearbox'))
})

test('a proposal that differs in who shows files, or in its own text, is not the one that waits', async () => {
  const at = await help.dealing(bench)
  const { api } = at.S.member
  const asked = { params: { rid: at.rid }, query: help.asSide(at, 'S') }
  const first = await api.ndas.propose({ ...asked, body: { kind: 'oneWay', discloser: 'own' } })
  const other = { kind: 'oneWay', discloser: 'other' } as const
  await assert.rejects(api.ndas.propose({ ...asked, body: other }), refused('Conflict', 'nda'))
  const german = { kind: 'oneWay', lang: 'de' } as const
  await assert.rejects(api.ndas.propose({ ...asked, body: german }), refused('Conflict', 'nda'))
  const again = await api.ndas.propose({ ...asked, body: { kind: 'oneWay' } })
  assert.equal(again.ndaID, first.ndaID)
  await at.S.owner.api.ndas.withdraw({ params: { ndaID: first.ndaID }, query: asked.query, body: {} })
  const own = async (words: string) => {
    const more = { purpose: 'message', fileName: 'Our NDA.pdf', contentType: 'application/pdf' } as const
    const file = await sendFile(bench, at.S.member, pdf(words), more)
    return api.ndas.propose({ ...asked, body: { kind: 'oneWay', text: 'own', file } })
  }
  await own('Draft')
  await assert.rejects(own('Corrected'), refused('Conflict', 'nda'))
})

test('a signature beside one of a merged firm is refused, and the page knows why', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'R')
  await help.sign(at, 'S', nda)
  const heir = await seller(bench, 'Heir Works')
  await bench.pool.query('select merge_business($1, $2, true)', [at.S.id, heir.id])
  await assert.rejects(help.sign(at, 'R', nda), refused('Conflict', 'nda'))
  const params = { ndaID: nda.ndaID }
  const seen = await at.R.owner.api.ndas.read({ params, query: help.asSide(at, 'R') })
  assert.deepEqual([seen.state, seen.can.sign, seen.obstacle], ['proposed', false, 'merged'])
  const withdrawn = await at.R.owner.api.ndas.withdraw({ params, query: help.asSide(at, 'R'), body: {} })
  assert.equal(withdrawn.state, 'withdrawn')
})

test('who may not sign reads why: no permission, both sides, or too late', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  const params = { ndaID: nda.ndaID }
  const query = help.asSide(at, 'S')
  assert.deepEqual([nda.can.sign, nda.obstacle], [false, 'access'])
  const obstacle = async () => (await at.S.owner.api.ndas.read({ params, query })).obstacle
  assert.equal(await obstacle(), null)
  await addMember(bench.db, at.R.id, at.S.owner.userID, 'admin')
  const body = { ...help.signature, hash: nda.text.hash }
  await at.S.owner.api.ndas.sign({ params, query: help.asSide(at, 'R'), body })
  assert.equal(await obstacle(), 'both')
  await signBy(nda.ndaID, -1)
  assert.equal(await obstacle(), 'late')
})

test('the copy goes to who may sign then, and not to somebody who signed and left', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  const body = { ...help.signature, hash: nda.text.hash }
  await at.S.admin.api.ndas.sign({ params: { ndaID: nda.ndaID }, query: help.asSide(at, 'S'), body })
  await at.S.owner.api.members.remove({ params: { businessID: at.S.id, userID: at.S.admin.userID } })
  await help.sign(at, 'R', nda)
  await bench.jobs.runDueJobs()
  const copies = async (email: string) =>
    (
      await bench.pool.query(`select from mails where recipient = $1 and text like '%' || $2 || '%'`, [
        email,
        nda.text.hash,
      ])
    ).rowCount
  assert.equal(await copies(at.S.owner.viewer.email), 1)
  assert.equal(await copies(at.S.admin.viewer.email), 0)
})

test('files close with a side that has left, and with a reader who is suspended', async () => {
  const buyer = await bench.person('Bea Buyer')
  const R = await seller(bench, 'Reading Works')
  const body = { to: R.id, subject: 'Housings', message: 'Please quote.' }
  const { requestID: rid } = await buyer.api.inquiries.send({ body })
  const own = { params: { rid }, query: {} }
  const token = await sendFile(bench, buyer, help.step, {
    purpose: 'message',
    fileName: 'Housing.step',
    contentType: 'application/octet-stream',
  })
  const message = { content: 'As drawn', files: [token], afterNda: true }
  const fileID = (await buyer.api.inquiries.sendMessage({ ...own, body: message })).files[0]!.fileID
  const { ndaID, text } = await buyer.api.ndas.propose({ ...own, body: { kind: 'oneWay' } })
  const signature = { ...help.signature, hash: text.hash }
  await buyer.api.ndas.sign({ params: { ndaID }, query: {}, body: signature })
  await R.owner.api.ndas.sign({ params: { ndaID }, query: { bid: R.id }, body: signature })
  const at = { rid, S: R, R }
  const path = (await help.pathOf(at, 'R', fileID))!
  const read = async () => (await bench.app.inject({ method: 'GET', url: path })).statusCode
  assert.equal(await read(), 200)
  assert.equal((await bench.app.inject({ method: 'HEAD', url: path })).statusCode, 404, 'no opening without reading')
  await bench.pool.query(`update people set status = 'suspended' where id = $1`, [R.member.userID])
  assert.equal(await read(), 404)
  await bench.pool.query(`update people set status = 'active' where id = $1`, [R.member.userID])
  assert.equal(await read(), 200)
  await leaveNetwork(bench.dependencies, { userID: buyer.userID }, {})
  assert.equal(await read(), 404)
})

test('a lapse is told to the side that waits; nobody is reminded where nobody can write', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  await help.sign(at, 'S', nda)
  const unread = async (side: 'S' | 'R') => {
    const asked = { params: { rid: at.rid }, query: help.asSide(at, side) }
    return (await at[side].owner.api.inquiries.read(asked)).unread
  }
  const before = await unread('S')
  await block(at.R.id, at.S.id, ['business', 'business'])
  await signBy(nda.ndaID, 3)
  await anHour()
  const letters = `select from mails where recipient = $1 and subject like 'The NDA with%'`
  assert.equal((await bench.pool.query(letters, [at.R.owner.viewer.email])).rowCount, 0)
  await signBy(nda.ndaID, -1)
  await anHour()
  assert.equal(await unread('S'), before + 1)
})

test('a proposal that never came into force is deleted after 180 days; what was signed stays without a setting', async () => {
  const [at, signed] = [await help.dealing(bench), await help.dealing(bench)]
  const nda = await help.propose(at, 'S')
  await help.sign(at, 'S', nda)
  const params = { ndaID: nda.ndaID }
  await at.R.owner.api.ndas.decline({ params, query: help.asSide(at, 'R'), body: {} })
  const kept = await help.signedByBoth(signed)
  await signed.S.owner.api.ndas.end({ params: { ndaID: kept.ndaID }, query: help.asSide(signed, 'S'), body: {} })
  await bench.pool.query('alter table ndas disable trigger ndas_keep')
  await bench.pool.query(`update ndas set settled_at = settled_at - interval '181 days' where settled_at is not null`)
  await bench.pool.query('alter table ndas enable trigger ndas_keep')
  ahead += 24 * 3600
  await anHour()
  await assert.rejects(at.S.owner.api.ndas.read({ params, query: help.asSide(at, 'S') }), { name: 'NotFound' })
  const asked = { params: { ndaID: kept.ndaID }, query: help.asSide(signed, 'S') }
  assert.equal((await signed.S.owner.api.ndas.read(asked)).signatures.length, 2)
  await assert.rejects(bench.pool.query('delete from ndas where id = $1', [kept.ndaID]), { code: '23001' })
})
