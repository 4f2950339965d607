// Verification.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '#kit/refusal.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { evidence, paidBusiness, registerClaim, verifier } from './testing.ts'

let bench: TestApi
let vera: TestPerson
before(async () => {
  bench = await testApi()
  vera = await verifier(bench)
})
after(() => bench.close())

const named = (name: string) => (error: unknown) => error instanceof Refusal && error.name === name
const fieldsOf = (body: unknown) => Object.keys((body as { error: { fields?: object } }).error.fields ?? {})
const verified = async (businessID: string) =>
  (await bench.api.businesses.read({ params: { id: businessID } })).data.verified

test('a stranger reads what was checked and what was not; an unknown or removed business has no page', async () => {
  const { businessID } = await paidBusiness(bench)
  const read = await bench.api.verification.read({ params: { businessID } })
  assert.deepEqual([read.verified, read.claims, read.history], [false, [], []])
  assert.ok(read.notChecked.includes('register') && read.notChecked.includes('visit'))
  const unknown = '00000000-0000-7000-8000-000000000000'
  assert.equal((await bench.ask('GET', `/business/${unknown}/verification`)).status, 404)
  const removed = await addBusiness(bench.db, 'Gone Works', { removedAt: new Date() })
  assert.equal((await bench.ask('GET', `/business/${removed}/verification`)).status, 410)
})

test('a paid tier may claim, others only where the operator opens it', async () => {
  const free = await addBusiness(bench.db, 'Free Works')
  const owner = await bench.person()
  await addMember(bench.db, free, owner.userID)
  const params = { businessID: free }
  const body = { claim: { kind: 'lei', number: 'HWUPKR0MPOU8FGXBT394' } } as const
  assert.equal((await owner.api.verification.own({ params })).open, false)
  await assert.rejects(owner.api.verification.submit({ params, body }), named('Forbidden'))
  const { operator } = bench.dependencies
  operator.verificationOpen = true
  const { claims } = await owner.api.verification.submit({ params, body })
  operator.verificationOpen = false
  assert.equal(claims[0]!.state, 'waiting')
})

test('numbers are checked at once; bad input changes nothing', async () => {
  const { businessID, owner, params } = await paidBusiness(bench)
  const files = [await evidence(bench, owner)]
  const wrong: [object, string][] = [
    [{ kind: 'register', country: 'CH', number: 'CHE-123.456.789', files }, 'claim.number'],
    [{ kind: 'register', country: 'XX', number: '123456', files }, 'claim.country'],
    [{ kind: 'register', country: 'CH', number: 'CHE-123.456.788', files: [] }, 'claim.files'],
    [{ kind: 'vat', country: 'GB', number: '980780685' }, 'claim.number'],
    [{ kind: 'lei', number: 'HWUPKR0MPOU8FGXBT395' }, 'claim.number'],
    [{ kind: 'duns', number: '12' }, 'claim.number'],
    [{ kind: 'domain', domain: 'localhost', method: 'dns' }, 'claim.domain'],
    [{ kind: 'certificate', name: 'ISO 9001', issuer: '', files }, 'claim.issuer'],
    [{ kind: 'visit', address: '' }, 'claim.address'],
    [{ kind: 'bank', bank: 'Test Bank', files: [{ token: 'nobody' }] }, 'files.0'],
  ]
  for (const [claim, field] of wrong) {
    const { status, body } = await owner.ask('POST', `/business/${businessID}/verification/claim`, { claim })
    assert.equal(status, 400, JSON.stringify(claim))
    assert.ok(fieldsOf(body).includes(field), `${field}: ${fieldsOf(body).join()}`)
  }
  assert.deepEqual((await owner.api.verification.own({ params })).claims, [])
  const body = { claim: { kind: 'vat', country: 'GB', number: 'GB 980 7806 84' } } as const
  await owner.api.verification.submit({ params, body })
  const twice = await owner.api.verification.submit({ params, body })
  assert.deepEqual(
    twice.claims.map(({ subject }) => subject),
    ['GB980780684'],
    'claimed again, it is one claim',
  )
})

test('a verifier takes a claim, asks, is answered, approves; the badge says what, when, by whom, until when', async () => {
  const { businessID, owner, params } = await paidBusiness(bench, 'Badge Works')
  const { claimID } = await registerClaim(bench, { businessID, owner })
  const on = { params: { claimID } }
  const { verification } = vera.api
  const { data } = await verification.list({ query: { q: 'Badge' } })
  assert.deepEqual(
    data.map((one) => [one.claimID, one.companyName]),
    [[claimID, 'Badge Works']],
  )
  assert.equal((await verification.take({ ...on, body: { taken: true } })).verifier?.name, 'Vera Verifier')
  await verification.ask({ ...on, body: { content: 'Is this the extract of this year?' } })
  const emails = await bench.db.selectFrom('mails').selectAll().where('recipient', '=', owner.viewer.email).execute()
  assert.match(emails[0]!.text, /extract of this year/)
  await owner.api.verification.answer({
    params: { ...params, claimID },
    body: { content: 'Yes, of March', files: [await evidence(bench, owner)] },
  })
  const asked = await verification.readCase(on)
  assert.deepEqual([asked.state, asked.claim.files.length], ['waiting', 2])
  assert.equal(await verified(businessID), false)
  assert.deepEqual(asked.holding, [])
  const { holding } = await verification.approve({ ...on, body: { reason: 'Matches the register' } })
  assert.equal(await verified(businessID), true)
  const read = await bench.api.verification.read({ params })
  const [claim] = read.claims
  assert.deepEqual([claim!.kind, claim!.subject, claim!.checkedBy], ['register', asked.subject, ['Vera V.']])
  assert.deepEqual(holding, read.claims, 'the case lists itself among what counts')
  assert.ok(Date.parse(claim!.validUntil) > Date.now() + 360 * 24 * 3600 * 1000)
  assert.deepEqual(
    read.history.map(({ kind, happened }) => [kind, happened]),
    [['register', 'verified']],
  )
  const { data: profile } = await bench.api.businesses.read({ params: { id: businessID } })
  assert.deepEqual(
    profile.verifications.map(({ kind }) => kind),
    ['register'],
  )
  const acts = await bench.pool.query('select act from audit_entries where object_id = $1 order by id', [claimID])
  assert.deepEqual(
    acts.rows.map(({ act }) => act),
    ['claim.take', 'claim.ask', 'claim.verify'],
  )
  await assert.rejects(verification.approve({ ...on, body: { reason: 'Again' } }), named('Conflict'))
})

test('a refusal has a reason that the owner reads and the public does not', async () => {
  const { businessID, owner, params } = await paidBusiness(bench)
  const { claimID } = await registerClaim(bench, { businessID, owner })
  const empty = await vera.ask('POST', `/verification/claim/${claimID}/refuse`, { reason: ' ' })
  assert.equal(empty.status, 400)
  await vera.api.verification.refuse({ params: { claimID }, body: { reason: 'The name is another one' } })
  const { claims } = await owner.api.verification.own({ params })
  assert.deepEqual([claims[0]!.state, claims[0]!.reason], ['refused', 'The name is another one'])
  const read = await bench.api.verification.read({ params })
  assert.deepEqual([read.claims, read.history], [[], []])
  const { claims: again } = await owner.api.verification.submit({
    params,
    body: {
      claim: { kind: 'register', country: 'CH', number: 'CHE-123.456.788', files: [await evidence(bench, owner)] },
    },
  })
  assert.equal(again.length, 2, 'what was refused may be claimed anew')
})

test('nobody judges a business they belong to, whatever their role', async () => {
  const { businessID, owner } = await paidBusiness(bench)
  const insider = await verifier(bench, 'Ina Insider', ['verifier', 'administrator'])
  await addMember(bench.db, businessID, insider.userID, 'member')
  const { claimID } = await registerClaim(bench, { businessID, owner })
  const read = await insider.api.verification.readCase({ params: { claimID } })
  assert.deepEqual([read.own, Object.values(read.can).some(Boolean)], [true, false])
  const { verification } = insider.api
  const on = { params: { claimID } }
  await assert.rejects(verification.take({ ...on, body: { taken: true } }), named('Forbidden'))
  await assert.rejects(verification.ask({ ...on, body: { content: 'More?' } }), named('Forbidden'))
  await assert.rejects(verification.approve({ ...on, body: { reason: 'Fine' } }), named('Forbidden'))
  await assert.rejects(verification.refuse({ ...on, body: { reason: 'No' } }), named('Forbidden'))
})

test('with four eyes another verifier must approve too', async () => {
  const { businessID, owner, params } = await paidBusiness(bench)
  const { claimID } = await registerClaim(bench, { businessID, owner })
  const second = await verifier(bench, 'Sam Second')
  const on = { params: { claimID }, body: { reason: 'Matches' } }
  bench.dependencies.operator.verificationFourEyes = true
  const first = await vera.api.verification.approve(on)
  assert.deepEqual([first.state, first.approvedBy, first.can.approve], ['seconding', 'Vera Verifier', false])
  assert.equal(await verified(businessID), false)
  await assert.rejects(vera.api.verification.approve(on), named('Conflict'))
  await second.api.verification.approve(on)
  bench.dependencies.operator.verificationFourEyes = false
  assert.equal(await verified(businessID), true)
  const { claims } = await bench.api.verification.read({ params })
  assert.deepEqual(claims[0]!.checkedBy, ['Vera V.', 'Sam S.'])
})

test('what was verified ends on its day, and with it the badge; a downgrade ends nothing', async () => {
  const { businessID, owner, params } = await paidBusiness(bench)
  const { claimID } = await registerClaim(bench, { businessID, owner })
  await vera.api.verification.approve({ params: { claimID }, body: { reason: 'Matches' } })
  await bench.db.updateTable('businesses').set({ subscription: 'standard' }).where('id', '=', businessID).execute()
  assert.equal(await verified(businessID), true)
  await bench.pool.query(`update verification_claims set valid_until = now() - interval '1 minute' where id = $1`, [
    claimID,
  ])
  assert.deepEqual((await bench.api.verification.read({ params })).claims, [])
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal(await verified(businessID), false)
  const { history } = await bench.api.verification.read({ params })
  assert.deepEqual(
    history.map(({ happened }) => happened),
    ['expired', 'verified'],
  )
})

test('owners are told twice before a claim ends, in their language', async () => {
  const { businessID, owner } = await paidBusiness(bench, 'Ending Works')
  const { claimID } = await registerClaim(bench, { businessID, owner })
  await vera.api.verification.approve({ params: { claimID }, body: { reason: 'Matches' } })
  await owner.api.people.changeSettings({ body: { language: 'es' } })
  const endsIn = (days: number) =>
    bench.pool.query(`update verification_claims set valid_until = now() + make_interval(days => $2) where id = $1`, [
      claimID,
      days,
    ])
  async function told(): Promise<string[]> {
    await bench.jobs.runDueJobs({ ahead: 24 * 3600 })
    const emails = bench.db.selectFrom('mails').selectAll().where('recipient', '=', owner.viewer.email)
    const own = (await emails.orderBy('id').execute()).filter(({ text }) => text.includes('Ending Works'))
    return own.map(({ subject }) => subject)
  }
  await endsIn(60)
  assert.equal((await told()).length, 0)
  await endsIn(20)
  assert.match((await told())[0]!, /^Verificado de su empresa hasta el \d+ \S+ \d{4}: número del registro mercantil$/)
  assert.equal((await told()).length, 1)
  await endsIn(5)
  assert.equal((await told()).length, 2)
  assert.equal((await told()).length, 2)
})

test('the owner withdraws a claim; what was verified counts no longer', async () => {
  const { businessID, owner, params } = await paidBusiness(bench)
  const { claimID } = await registerClaim(bench, { businessID, owner })
  await vera.api.verification.approve({ params: { claimID }, body: { reason: 'Matches' } })
  await owner.api.verification.withdraw({ params: { ...params, claimID } })
  await owner.api.verification.withdraw({ params: { ...params, claimID } })
  assert.equal(await verified(businessID), false)
  const other = await paidBusiness(bench)
  const foreign = { params: { businessID: other.businessID, claimID } }
  await assert.rejects(other.owner.api.verification.withdraw(foreign), named('NotFound'))
})

test('documents are read by owners and verifiers at a signed address, by nobody else', async () => {
  const { businessID, owner } = await paidBusiness(bench)
  const { claimID, files } = await registerClaim(bench, { businessID, owner })
  const { fileID } = files[0]!
  const own = await owner.api.verification.file({ params: { businessID, claimID, fileID } })
  const judged = await vera.api.verification.caseFile({ params: { claimID, fileID } })
  for (const { url } of [own, judged]) {
    const { pathname, search } = new URL(url, 'http://localhost')
    const got = await bench.app.inject({ method: 'GET', url: pathname + search })
    assert.equal(got.statusCode, 200)
    assert.match(got.body, /^%PDF/)
    assert.equal((await bench.app.inject({ method: 'GET', url: pathname })).statusCode, 404)
    assert.equal((await bench.app.inject({ method: 'GET', url: pathname + search.replace(/.$/, '~') })).statusCode, 404)
  }
  const open = async (url: string) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    return (await bench.app.inject({ method: 'GET', url: pathname + search })).statusCode
  }
  await bench.db.deleteFrom('members').where('userId', '=', owner.userID).execute()
  assert.equal(await open(own.url), 404, 'who is no owner any more reads nothing')
  vera.viewer.roles = ['support']
  assert.equal(await open(judged.url), 404, 'nor does who is no verifier any more')
  vera.viewer.roles = ['verifier']
  assert.equal(await open(judged.url), 200)
  const someone = await bench.person()
  assert.equal((await someone.ask('GET', `/verification/claim/${claimID}/file/${fileID}`)).status, 403)
  assert.equal((await bench.app.inject({ method: 'GET', url: `/files/${fileID}/content` })).statusCode, 404)
})

test('a number that another company claims is approved only with an explicit yes', async () => {
  const [first, second] = [await paidBusiness(bench, 'First Works'), await paidBusiness(bench, 'Second Works')]
  const claim = { kind: 'lei', number: 'HWUPKR0MPOU8FGXBT394' } as const
  const claimID = async ({ owner, params }: typeof first) =>
    (await owner.api.verification.submit({ params, body: { claim } })).claims[0]!.claimID
  const on = { params: { claimID: await claimID(first) } }
  await vera.api.verification.approve({ ...on, body: { reason: 'In the register', despite: true } })
  const other = { params: { claimID: await claimID(second) } }
  const { others } = await vera.api.verification.readCase(other)
  assert.ok(others.some(({ companyName, state }) => companyName === 'First Works' && state === 'verified'))
  await assert.rejects(vera.api.verification.approve({ ...other, body: { reason: 'Fine' } }), named('Conflict'))
  const { state } = await vera.api.verification.approve({ ...other, body: { reason: 'Its branch', despite: true } })
  assert.equal(state, 'verified')
})

test('a domain that another company has proven waits for a verifier', async () => {
  const [first, second] = [await paidBusiness(bench, 'First Works'), await paidBusiness(bench, 'Second Works')]
  const claim = { kind: 'domain', domain: 'twice.ferrantis.example', method: 'dns' } as const
  const states: string[] = []
  for (const { owner, params } of [first, second]) {
    const { proof } = (await owner.api.verification.submit({ params, body: { claim } })).claims[0]!
    const texts = bench.domains.get(claim.domain) ?? []
    bench.domains.set(claim.domain, [...texts, `wbn-verification=${proof!.token}`])
    await bench.jobs.runDueJobs({ ahead: 300 })
    states.push((await owner.api.verification.own({ params })).claims[0]!.state)
  }
  assert.deepEqual(states, ['verified', 'waiting'])
})
