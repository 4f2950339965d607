// NDAs before files: proposing, signing, locks, the log of openings, the end of access.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { seller } from '#api/trade/inquiries/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
let stranger: TestPerson
before(async () => {
  bench = await testApi()
  stranger = await bench.person('Sam Stranger')
})
after(() => bench.close())

const refused = (expected: string, field?: string) => (error: unknown) => {
  const { name, fields } = error as Refusal
  return name === expected && (field === undefined || field in (fields ?? {}))
}
const query = help.asSide

test('a stranger sees, proposes, signs, ends and copies nothing', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  const body = { ...help.signature, hash: nda.text.hash }
  for (const path of [`/nda/${nda.ndaID}`, `/nda/${nda.ndaID}/copy`, '/nda', `/business/request/${at.rid}/nda`])
    assert.equal((await bench.ask('GET', path)).status, 401, path)
  assert.equal((await bench.ask('POST', `/nda/${nda.ndaID}/sign`, body)).status, 401)
  for (const [path, sent] of [
    [`/business/request/${at.rid}/nda`, { kind: 'mutual' }],
    [`/nda/${nda.ndaID}/sign`, body],
    [`/nda/${nda.ndaID}/decline`, {}],
    [`/nda/${nda.ndaID}/withdraw`, {}],
    [`/nda/${nda.ndaID}/end`, {}],
  ] as const) {
    assert.equal((await stranger.ask('POST', path, sent)).status, 404, path)
    assert.equal((await stranger.ask('POST', `${path}?bid=${at.S.id}`, sent)).status, 403, path)
  }
  for (const path of [`/nda/${nda.ndaID}`, `/nda/${nda.ndaID}/copy`, `/business/request/${at.rid}/nda`])
    assert.equal((await stranger.ask('GET', path)).status, 404, path)
  assert.equal((await stranger.ask('GET', `/business/request/${at.rid}/nda/openings`)).status, 404)
  assert.deepEqual((await stranger.api.ndas.list({ query: {} })).data, [])
})

test('files sent for after the NDA open to the other side once both have signed, and never before', async () => {
  const at = await help.dealing(bench)
  const fileID = await help.sendLocked(bench, at, 'S')
  assert.ok(await help.canOpen(bench, at, 'S', fileID), 'the own side always may')
  assert.ok(!(await help.canOpen(bench, at, 'R', fileID)))
  const params = { rid: at.rid }
  const seen = async () =>
    (await at.R.member.api.inquiries.messages({ params, query: query(at, 'R') })).data.flatMap(({ files }) => files)
  const [drawing] = await seen()
  assert.deepEqual([drawing!.afterNda, drawing!.locked], [true, true])
  await assert.rejects(
    at.R.member.api.inquiries.file({ params: { rid: at.rid, fileID }, query: query(at, 'R') }),
    refused('Forbidden', 'file'),
  )
  const nda = await help.propose(at, 'S')
  assert.deepEqual([nda.state, nda.signatures.length, nda.can.sign], ['proposed', 0, false])
  await help.sign(at, 'S', nda)
  assert.ok(!(await help.canOpen(bench, at, 'R', fileID)), 'one signature opens nothing')
  const complete = await help.sign(at, 'R', nda)
  assert.deepEqual([complete.state, complete.holds, complete.signatures.length], ['inForce', true, 2])
  assert.ok(await help.canOpen(bench, at, 'R', fileID))
  assert.equal((await seen())[0]!.locked, undefined)
})

test('one-way opens the files of the disclosing side alone; mutual those of both', async () => {
  for (const kind of ['oneWay', 'mutual'] as const) {
    const at = await help.dealing(bench)
    const [drawing, offer] = [await help.sendLocked(bench, at, 'S'), await help.sendLocked(bench, at, 'R')]
    await help.signedByBoth(at, kind)
    assert.ok(await help.canOpen(bench, at, 'R', drawing))
    assert.equal(await help.canOpen(bench, at, 'S', offer), kind === 'mutual')
  }
})

test('ended access ends at once, also at an address that was given before; what was signed stays', async () => {
  const at = await help.dealing(bench)
  const fileID = await help.sendLocked(bench, at, 'S')
  const nda = await help.signedByBoth(at)
  const path = (await help.pathOf(at, 'R', fileID))!
  const read = async () => (await bench.app.inject({ method: 'GET', url: path })).statusCode
  assert.equal(await read(), 200)
  const params = { ndaID: nda.ndaID }
  const ended = await at.S.admin.api.ndas.end({ params, query: query(at, 'S'), body: { reason: 'Awarded elsewhere' } })
  assert.deepEqual([ended.state, ended.reason, ended.signatures.length], ['ended', 'Awarded elsewhere', 2])
  assert.equal(await read(), 404)
  const again = await at.S.admin.api.ndas.end({ params, query: query(at, 'S'), body: {} })
  assert.equal(again.reason, 'Awarded elsewhere', 'safe to repeat')
  const later = await help.signedByBoth(at)
  assert.notEqual(later.ndaID, nda.ndaID)
  assert.equal(await read(), 200, 'another agreement opens them again')
})

test('a signature is of the text that was read, once a side, and by nobody for both', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'R')
  const params = { ndaID: nda.ndaID }
  const { title, content, hash } = nda.text
  assert.equal(hash, createHash('sha256').update(`${title}\n${content}`).digest('hex'))
  const shown = await at.S.owner.api.ndas.operatorText({ params: { kind: nda.kind }, query: {} })
  assert.deepEqual(shown, { title, content, hash })
  const spanish = await at.S.owner.api.ndas.operatorText({ params: { kind: nda.kind }, query: { lang: 'es' } })
  assert.notEqual(spanish.hash, hash)
  const body = { ...help.signature, hash }
  const wrong = { ...body, hash: '0'.repeat(64) }
  const as = query(at, 'S')
  await assert.rejects(at.S.owner.api.ndas.sign({ params, query: as, body: wrong }), refused('Conflict', 'hash'))
  for (const bad of [
    { ...body, agreed: false },
    { ...body, name: ' ' },
  ])
    assert.equal((await at.S.owner.ask('POST', `/nda/${nda.ndaID}/sign?bid=${at.S.id}`, bad)).status, 400)
  const first = await help.sign(at, 'S', nda)
  const repeated = await help.sign(at, 'S', nda)
  assert.deepEqual(repeated.signatures, first.signatures)
  const [listed, ...others] = await at.R.owner.api.ndas.ofThread({ params: { rid: at.rid }, query: query(at, 'R') })
  assert.deepEqual([listed?.ndaID, listed?.signatures, others], [nda.ndaID, first.signatures, []])
  await assert.rejects(at.S.admin.api.ndas.sign({ params, query: as, body }), refused('Conflict', 'nda'))
  await assert.rejects(
    at.S.owner.api.ndas.sign({ params, query: as, body: { ...body, name: 'Somebody Else' } }),
    refused('Conflict', 'nda'),
  )
  const { firm, name, role } = first.signatures[0]!
  assert.deepEqual([firm, name, role].slice(1), ['Olga Owner', 'Managing Director'])
  assert.match(firm, /^Buying Works/)
})

test('an own text is a PDF, whose bytes are hashed and read by both sides', async () => {
  const at = await help.dealing(bench)
  const content = pdf('Our NDA')
  const who = at.S.member
  const upload = (bytes: Buffer, fileName: string, contentType: string) =>
    sendFile(bench, who, bytes, { purpose: 'message', fileName, contentType })
  const params = { rid: at.rid }
  const as = query(at, 'S')
  const drawing = await upload(help.step, 'nda.step', 'application/octet-stream')
  const asked = (file?: string) => ({ params, query: as, body: { kind: 'oneWay', text: 'own', file } as const })
  await assert.rejects(who.api.ndas.propose(asked(drawing)), refused('ValidationError', 'file'))
  await assert.rejects(who.api.ndas.propose(asked()), refused('ValidationError', 'file'))
  const nda = await who.api.ndas.propose(asked(await upload(content, 'Our NDA.pdf', 'application/pdf')))
  assert.equal(nda.text.hash, createHash('sha256').update(content).digest('hex'))
  const { fileID } = nda.text.file!
  const of = { ndaID: nda.ndaID, fileID }
  const { url } = await at.R.member.api.ndas.text({ params: of, query: query(at, 'R') })
  const { pathname, search } = new URL(url, 'http://localhost')
  const got = await bench.app.inject({ method: 'GET', url: pathname + search })
  assert.deepEqual(got.rawPayload, content)
  await assert.rejects(stranger.api.ndas.text({ params: of, query: {} }), refused('NotFound'))
  const moved = search.replace(at.R.member.userID, stranger.userID)
  assert.equal((await bench.app.inject({ method: 'GET', url: pathname + moved })).statusCode, 404)
})

test('each opening by the other side is logged once, with revision, for both sides and nobody else', async () => {
  const at = await help.dealing(bench)
  const first = await help.sendLocked(bench, at, 'S', 'Housing.step')
  const second = await help.sendLocked(bench, at, 'S', 'Housing.step')
  await help.signedByBoth(at)
  for (const fileID of [first, second]) assert.ok(await help.canOpen(bench, at, 'R', fileID))
  assert.ok(await help.canOpen(bench, at, 'S', first), 'own openings are no news')
  await bench.jobs.runDueJobs()
  const logOf = async (side: 'S' | 'R') =>
    (await at[side].member.api.ndas.openings({ params: { rid: at.rid }, query: query(at, side) })).data
  const log = await logOf('S')
  assert.deepEqual(
    log.map(({ fileID, revision, file, from, person }) => [fileID, revision, file, from, person]),
    [
      [second, 2, 'Housing.step', 'S', 'Mia Member'],
      [first, 1, 'Housing.step', 'S', 'Mia Member'],
    ],
  )
  assert.match(log[0]!.firm, /^Selling Works/)
  assert.deepEqual(await logOf('R'), log)
})

test('who writes as a person signs and opens as one, whatever company the profile names', async () => {
  const buyer = await bench.person('Bea Buyer')
  await buyer.api.people.change({ body: { companyName: 'Acme Imports' } })
  const R = await seller(bench, 'Selling to people')
  const { requestID: rid } = await buyer.api.inquiries.send({
    body: { to: R.id, subject: 'Rings', message: 'Please quote.' },
  })
  const at = { rid, S: R, R }
  const fileID = await help.sendLocked(bench, at, 'R')
  const { ndaID, text } = await help.propose(at, 'R', 'oneWay')
  await help.sign(at, 'R', { ndaID, text })
  const body = { ...help.signature, hash: text.hash }
  const { signatures } = await buyer.api.ndas.sign({ params: { ndaID }, query: {}, body })
  assert.deepEqual(
    signatures.map(({ firm }) => firm),
    ['Selling to people', 'Bea Buyer'],
  )
  const { url } = await buyer.api.inquiries.file({ params: { rid, fileID }, query: {} })
  const { pathname, search } = new URL(url, 'http://localhost')
  await bench.app.inject({ method: 'GET', url: pathname + search })
  await bench.jobs.runDueJobs()
  const { data } = await buyer.api.ndas.openings({ params: { rid }, query: {} })
  assert.deepEqual(
    data.map(({ firm, person }) => [firm, person]),
    [['Bea Buyer', 'Bea Buyer']],
  )
})

test('one proposal waits at a time; it is declined, withdrawn, or lapses, and tells the thread', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  assert.equal((await help.propose(at, 'S')).ndaID, nda.ndaID, 'the same proposal again')
  await assert.rejects(help.propose(at, 'R'), refused('Conflict', 'nda'))
  const params = { ndaID: nda.ndaID }
  const declined = await at.R.owner.api.ndas.decline({ params, query: query(at, 'R'), body: { reason: 'Too long' } })
  assert.equal(declined.state, 'declined')
  await assert.rejects(help.sign(at, 'S', nda), refused('Conflict'))
  const next = await help.propose(at, 'R', 'oneWay')
  await at.R.owner.api.ndas.withdraw({ params: { ndaID: next.ndaID }, query: query(at, 'R'), body: {} })
  const last = await help.propose(at, 'R')
  await bench.pool.query(`update ndas set reminded_at = now() where id = $1`, [last.ndaID])
  await assert.rejects(
    bench.pool.query(`update ndas set sign_until = now() where id = $1`, [last.ndaID]),
    /never change/,
  )
  const { data } = await at.S.member.api.inquiries.messages({ params: { rid: at.rid }, query: query(at, 'S') })
  const news = data.filter(({ type }) => type === 'system').map(({ content }) => content)
  assert.deepEqual(news, ['ndaProposed', 'ndaDeclined', 'ndaProposed', 'ndaWithdrawn', 'ndaProposed'])
})

test('the copy has both signatures, and both sides are written to once', async () => {
  const at = await help.dealing(bench)
  const nda = await help.signedByBoth(at)
  await bench.jobs.runDueJobs()
  for (const side of ['S', 'R'] as const) {
    const { name, content } = await at[side].member.api.ndas.copy({
      params: { ndaID: nda.ndaID },
      query: query(at, side),
    })
    assert.equal(name, `nda-${nda.ndaID}.pdf`)
    assert.match(Buffer.from(content, 'base64').toString('latin1'), /^%PDF-/)
    const { rows } = await bench.pool.query<{ attachments: { name: string; contentType: string }[] }>(
      `select attachments from mails where recipient = $1 and text like '%' || $2 || '%'`,
      [at[side].owner.viewer.email, nda.text.hash],
    )
    assert.deepEqual(
      rows.map(({ attachments }) => attachments.map((one) => [one.name, one.contentType])),
      [[[name, 'application/pdf']]],
    )
  }
})

test('an RFQ asks all of its suppliers, and each opens the files by its own signature', async () => {
  const [first, second] = [await help.dealing(bench), await help.dealing(bench)]
  const buyer = await bench.person('Bea Buyer')
  const token = await sendFile(bench, buyer, help.step, {
    purpose: 'message',
    fileName: 'Part.step',
    contentType: 'application/octet-stream',
  })
  const deadline = new Date(Date.now() + 1e9).toISOString().slice(0, 10)
  const what = { title: 'Gear pumps', quantity: 8, unit: 'piece' as const, country: 'CL', currency: 'USD', deadline }
  const suppliers = [first.R.id, second.R.id]
  const { rfqID } = await buyer.api.rfqs.create({ body: { ...what, suppliers, files: [token], afterNda: true } })
  const params = { rfqID }
  await assert.rejects(stranger.api.ndas.proposeForRfq({ params, body: { kind: 'oneWay' } }), refused('NotFound'))
  assert.deepEqual(await buyer.api.ndas.proposeForRfq({ params, body: { kind: 'oneWay' } }), {
    proposed: 2,
    waiting: 0,
    skipped: 0,
  })
  assert.deepEqual(await buyer.api.ndas.proposeForRfq({ params, body: { kind: 'oneWay' } }), {
    proposed: 0,
    waiting: 2,
    skipped: 0,
  })
  const { owner, id } = first.R
  const read = async (who: TestPerson) => (await who.api.rfqs.read({ params })).files[0]!
  const { fileID, locked } = await read(owner)
  assert.equal(locked, true)
  await assert.rejects(owner.api.rfqs.file({ params: { rfqID, fileID } }), refused('Forbidden', 'file'))
  const { data } = await owner.api.ndas.list({ query: { bid: id, state: 'proposed' } })
  const nda = data[0]!
  assert.deepEqual([nda.rfqID, nda.discloser, nda.side], [rfqID, 'S', 'R'])
  const body = { ...help.signature, hash: nda.text.hash }
  await owner.api.ndas.sign({ params: { ndaID: nda.ndaID }, query: { bid: id }, body })
  await buyer.api.ndas.sign({ params: { ndaID: nda.ndaID }, query: {}, body })
  assert.equal((await read(owner)).locked, undefined)
  assert.equal((await read(second.R.owner)).locked, true, 'the other supplier has not signed')
  const { url } = await owner.api.rfqs.file({ params: { rfqID, fileID } })
  const { pathname, search } = new URL(url, 'http://localhost')
  assert.equal((await bench.app.inject({ method: 'GET', url: pathname + search })).statusCode, 200)
  await bench.jobs.runDueJobs()
  const log = await buyer.api.ndas.openings({ params: { rid: nda.requestID }, query: {} })
  assert.deepEqual(
    log.data.map(({ file, from }) => [file, from]),
    [['Part.step', 'S']],
  )
})
