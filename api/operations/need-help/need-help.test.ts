// Help requests.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { helpRequestsPerDay, helpRequestFormLeast, helpRequestFormSeconds } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { formOf, makeFormToken } from './form-token.ts'
import { findKey } from './queries.ts'

let bench: TestApi
let support: TestPerson
let someone: TestPerson
before(async () => {
  bench = await testApi()
  support = await bench.person('Sue Support', { roles: ['support'] })
  someone = await bench.person('Sid Stranger')
})
after(() => bench.close())
afterEach(() => bench.db.updateTable('enquiries').set({ networkHash: null }).execute())

const form = {
  firstName: 'Lucía',
  lastName: 'Ferrer',
  businessName: 'Maipo Waters',
  businessType: 'IM',
  country: 'CL',
  companyPhone: '+56 2 2555 0100',
  email: 'lucia@maipo.example',
  buyProduct1: 'End-suction pumps',
  moreInfoBuy: 'Stainless steel,\n40 pieces a year',
}
const named = (name: string) => (error: unknown) => error instanceof Refusal && error.name === name
const mailsTo = (address: string) =>
  bench.db.selectFrom('mails').selectAll().where('recipient', '=', address).orderBy('id').execute()
const opened = async () => makeFormToken(await findKey(bench.db), Date.now() - 60_000)
let addresses = 0
const address = () => `buyer-${addresses++}@example.example`

async function sent(more: object = {}): Promise<{ enquiryID: string; reference: string; email: string }> {
  const email = address()
  const { reference } = await bench.api.needHelp.send({ body: { ...form, email, token: await opened(), ...more } })
  const { data } = await support.api.needHelp.list({ query: { q: reference, status: 'all' } })
  return { enquiryID: data[0]!.enquiryID, reference, email }
}

test('a stranger sends the form; a mail confirms it without a word of the sender', async () => {
  const { reference } = await bench.api.needHelp.send({ body: form })
  assert.match(reference, /^WBN-[0-9A-F]{8}$/)
  const [mail] = await mailsTo(form.email)
  assert.match(mail!.subject, new RegExp(reference))
  assert.match(mail!.text, /24 hours/)
  assert.doesNotMatch(mail!.html + mail!.text, /Lucía|Maipo Waters|pumps/)
  assert.equal((mail!.headers as Record<string, string>)['Reply-To'], 'contact@wbn.example')
})

test('phone and e-mail are required, everything else may stay empty or null', async () => {
  const empty = { companyPhone: '+1 305 555 0100', email: address(), firstName: '', country: null, usaState: null }
  assert.equal((await bench.ask('POST', '/needhelp/send', empty)).status, 200)
  const { status, body } = await bench.ask('POST', '/needhelp/send', { firstName: 'Ann' })
  assert.equal(status, 400)
  assert.deepEqual(!body.success && Object.keys(body.error.fields ?? {}).toSorted(), ['companyPhone', 'email'])
})

test('bad input is named by its field and leaves nothing', async () => {
  const { total: before } = await support.api.needHelp.list({ query: { status: 'all' } })
  const wrong: Record<string, unknown> = {
    companyPhone: '555 01',
    companyFax: 'none',
    email: 'lucia@',
    country: 'XX',
    businessType: 'PR',
    jobPosition: 'wizard',
    usaState: 'US-PR',
    totalEmployees: 1.5,
    salesEmployees: -1,
    moreInfoBuy: 'x'.repeat(513),
    sellProduct4: 'x'.repeat(121),
    website: 'a\nb',
  }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, body } = await bench.ask('POST', '/needhelp/send', { ...form, [field]: value })
    assert.equal(status, 400, field)
    assert.deepEqual(!body.success && Object.keys(body.error.fields ?? {}), [field])
  }
  assert.equal((await support.api.needHelp.list({ query: { status: 'all' } })).total, before)
})

test('one opened form is one request, however often it is sent', async () => {
  const body = { ...form, email: address(), token: await opened() }
  const [one, two] = await Promise.all([bench.api.needHelp.send({ body }), bench.api.needHelp.send({ body })])
  assert.equal(one.reference, two.reference)
  assert.equal((await mailsTo(body.email)).length, 1)
})

test('a network sends some a day, fewer without an opened form; an address is written to a few times', async () => {
  for (let count = 0; count < helpRequestsPerDay.without; count++)
    await bench.api.needHelp.send({ body: { ...form, email: address() } })
  await assert.rejects(bench.api.needHelp.send({ body: { ...form, email: address() } }), named('TooManyRequests'))
  const email = address()
  for (let count = 0; count < helpRequestsPerDay.toAddress; count++)
    await bench.api.needHelp.send({ body: { ...form, email, token: await opened() } })
  const again = { ...form, email, token: await opened() }
  await assert.rejects(bench.api.needHelp.send({ body: again }), named('TooManyRequests'))
  const left = helpRequestsPerDay.withForm - helpRequestsPerDay.without - helpRequestsPerDay.toAddress
  for (let count = 0; count < left; count++)
    await bench.api.needHelp.send({ body: { ...form, email: address(), token: await opened() } })
  const last = { ...form, email: address(), token: await opened() }
  await assert.rejects(bench.api.needHelp.send({ body: last }), named('TooManyRequests'))
})

test('the token of a form counts after some seconds, for a day, and only as it was signed', () => {
  const at = Date.now()
  const token = makeFormToken('key', at)
  assert.equal(formOf('key', token, at), undefined)
  assert.ok(formOf('key', token, at + helpRequestFormLeast * 1000))
  assert.equal(formOf('key', token, at + (helpRequestFormSeconds + 1) * 1000), undefined)
  assert.equal(formOf('other', token, at + 10_000), undefined)
  for (const wrong of [undefined, '', 'a.b.c', token.replace(/\.(\d+)\./, '.1.')])
    assert.equal(formOf('key', wrong, at + 10_000), undefined)
})

test('only support and administrators read the inbox', async () => {
  const { enquiryID } = await sent()
  for (const who of [bench, someone, await bench.person('Vera Verifier', { roles: ['verifier'] })])
    for (const path of ['/needhelp/enquiry', `/needhelp/enquiry/${enquiryID}`])
      assert.equal((await who.ask('GET', path)).status, who === bench ? 401 : 403)
  const admin = await bench.person('Ada Admin', { roles: ['administrator'] })
  assert.equal((await admin.api.needHelp.read({ params: { enquiryID } })).enquiryID, enquiryID)
  const unknown = { params: { enquiryID: '00000000-0000-7000-8000-000000000000' } }
  await assert.rejects(support.api.needHelp.read(unknown), named('NotFound'))
})

test('the staff takes a request over, notes, answers by mail in the language of the sender, and closes it', async () => {
  const { enquiryID, reference, email } = await sent()
  const params = { enquiryID }
  const { needHelp } = support.api
  const { version } = await needHelp.read({ params })
  const taken = await needHelp.change({ params, body: { version, assignee: 'me' } })
  assert.deepEqual([taken.status, taken.assignee?.name], ['open', 'Sue Support'])
  await needHelp.note({ params, body: { content: 'Called, nobody there' } })
  const content = 'Three firms in Italy make these.\n\nRegards'
  const answered = await needHelp.answer({ params, body: { version: taken.version, content } })
  assert.deepEqual([answered.status, answered.late], ['answered', false])
  const mails = await mailsTo(email)
  assert.match(mails[1]!.subject, new RegExp(reference))
  assert.match(mails[1]!.text, /Three firms in Italy/)
  assert.doesNotMatch(mails[1]!.text, /nobody there/)
  const closed = await needHelp.change({ params, body: { version: answered.version, status: 'closed' } })
  const again = await needHelp.change({ params, body: { version: answered.version, status: 'closed' } })
  assert.equal(again.version, closed.version)
  assert.deepEqual(
    (await needHelp.read({ params })).entries.map(({ kind, content }) => [kind, content]),
    [
      ['received', ''],
      ['assigned', 'Sue Support'],
      ['note', 'Called, nobody there'],
      ['answer', 'Three firms in Italy make these.\n\nRegards'],
      ['status', 'closed'],
    ],
  )
  assert.equal(closed.answers.find(({ field }) => field === 'country')?.value, 'Chile')
  const acts = await bench.pool.query('select act from audit_entries where object_id = $1 order by id', [enquiryID])
  assert.deepEqual(
    acts.rows.map(({ act }) => act),
    ['enquiry.assign', 'enquiry.note', 'enquiry.answer', 'enquiry.status'],
  )
})

test('spam is not answered, and nothing becomes answered without an answer', async () => {
  const { enquiryID } = await sent()
  const params = { enquiryID }
  const { needHelp } = support.api
  const { version } = await needHelp.read({ params })
  await assert.rejects(needHelp.change({ params, body: { version, status: 'answered' } }), named('Conflict'))
  const spam = await needHelp.change({ params, body: { version, status: 'spam' } })
  await assert.rejects(
    needHelp.answer({ params, body: { version: spam.version, content: 'Hello' } }),
    named('Conflict'),
  )
})

test('what somebody else has changed meanwhile is neither answered nor changed; the same answer sent again is one', async () => {
  const { enquiryID, email } = await sent()
  const params = { enquiryID }
  const { needHelp } = support.api
  const other = (await bench.person('Otto Other', { roles: ['support'] })).api.needHelp
  const { version } = await needHelp.read({ params })
  const closed = await other.change({ params, body: { version, status: 'closed' } })
  await assert.rejects(needHelp.answer({ params, body: { version, content: 'Hello' } }), named('Conflict'))
  for (const change of [{ status: 'spam' }, { status: 'open' }, { assignee: 'me' }] as const)
    await assert.rejects(needHelp.change({ params, body: { version, ...change } }), named('Conflict'))
  assert.equal((await support.ask('PUT', `/needhelp/enquiry/${enquiryID}`, { status: 'spam' })).status, 400)
  const { status, assignee, entries } = await needHelp.read({ params })
  assert.deepEqual([status, assignee, entries.at(-1)!.author?.name], ['closed', null, 'Otto Other'])
  assert.equal((await mailsTo(email)).length, 1)

  const noted = await needHelp.note({ params, body: { content: 'They called again' } })
  assert.equal(noted.version, closed.version, 'a note is no change')
  const payload = { version: closed.version, content: 'Here they are' }
  const url = `/needhelp/enquiry/${enquiryID}/answer`
  for (const [key, answer] of [
    ['a', 200],
    ['a', 200],
    ['b', 409],
  ] as const) {
    const headers = { 'x-auth-token': support.token, 'idempotency-key': key }
    assert.equal((await bench.app.inject({ method: 'POST', url, headers, payload })).statusCode, answer)
  }
  assert.equal((await mailsTo(email)).length, 2)
})

test('of two who take a request over at the same moment one does', async () => {
  const { enquiryID } = await sent()
  const params = { enquiryID }
  const other = await bench.person('Otto Other', { roles: ['support'] })
  const both = [support.api.needHelp, other.api.needHelp]
  const { version } = await both[0]!.read({ params })
  const outcomes = await Promise.allSettled(
    both.map((needHelp) => needHelp.change({ params, body: { version, assignee: 'me' } })),
  )
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('what was ended by mistake is what it was before, also new; what somebody has worked on is not new again', async () => {
  const { enquiryID } = await sent()
  const params = { enquiryID }
  const { needHelp } = support.api
  let { version } = await needHelp.read({ params })
  const change = async (body: { status?: 'new' | 'open' | 'closed' | 'spam'; assignee?: 'me' }) => {
    const changed = await needHelp.change({ params, body: { version, ...body } })
    version = changed.version
    return changed.status
  }
  for (const ended of ['closed', 'spam'] as const) {
    assert.equal(await change({ status: ended }), ended)
    assert.equal(await change({ status: 'new' }), 'new')
  }
  await change({ assignee: 'me' })
  await assert.rejects(change({ status: 'new' }), named('Conflict'))
  await change({ status: 'closed' })
  await assert.rejects(change({ status: 'new' }), named('Conflict'))
})

test('what was not answered in time is late, also when the answer came afterwards', async () => {
  const { enquiryID } = await sent()
  const inTime = await sent()
  await bench.pool.query("update enquiries set due_at = now() - interval '1 hour' where id = $1", [enquiryID])
  const late = await support.api.needHelp.list({ query: { late: '1', status: 'all' } })
  assert.deepEqual(
    late.data.map((one) => [one.enquiryID, one.late]),
    [[enquiryID, true]],
  )
  const { version } = await support.api.needHelp.read({ params: { enquiryID } })
  const answered = await support.api.needHelp.answer({ params: { enquiryID }, body: { version, content: 'Sorry' } })
  assert.equal(answered.late, true)
  const waiting = await support.api.needHelp.list({})
  assert.ok(waiting.data.some((one) => one.enquiryID === inTime.enquiryID))
  assert.ok(!waiting.data.some((one) => one.enquiryID === enquiryID))
})

test('who leaves takes the own requests along; old ones and networks are forgotten', async () => {
  const { api, userID } = await bench.person('Leo Leaver')
  await api.needHelp.send({ body: { ...form, email: address(), token: await opened() } })
  const { exportOf, forgetPerson } = await import('./lookup.ts')
  const mine = await exportOf(bench, userID)
  assert.equal((mine['requestsForHelp'] as unknown[]).length, 1)
  await bench.db.transaction().execute((tx) => forgetPerson(tx, userID))
  assert.deepEqual(await exportOf(bench, userID), {})

  const { enquiryID } = await sent()
  const { version } = await support.api.needHelp.read({ params: { enquiryID } })
  await support.api.needHelp.change({ params: { enquiryID }, body: { version, status: 'spam' } })
  await bench.pool.query("update enquiries set closed_at = now() - interval '31 days' where id = $1", [enquiryID])
  await bench.jobs.runDueJobs({ ahead: 3600 })
  await assert.rejects(support.api.needHelp.read({ params: { enquiryID } }), named('NotFound'))
})
