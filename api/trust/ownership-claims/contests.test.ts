// Contests, decisions and appeals.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { verifier } from '#api/trust/verification/testing.ts'
import { addBusiness } from '#api/testing.ts'
import { accessOf, endTerm, listed, mailTo, proveMailbox, proveRecord, sendDocument, start } from './testing.ts'

let bench: TestApi
let vera: TestPerson
before(async () => {
  bench = await testApi()
  vera = await verifier(bench)
})
after(() => bench.close())

const named = (name: string) => (error: unknown) => error instanceof Refusal && error.name === name
const refusedAs = (decision: string) => (error: unknown) =>
  error instanceof Refusal && error.fields?.['decision'] === decision
const yes = { outcome: 'approve', reason: 'The extract names this person' } as const
const no = { outcome: 'refuse', reason: 'Nothing speaks for it' } as const
const on = (claimID: string) => ({ params: { claimID } })
const lapse = (claimID: string) =>
  bench.pool.query(`update ownership_claims set until = now() - interval '1 second' where id = $1`, [claimID])

async function contested() {
  const listing = await listed(bench)
  const [ann, bob] = [await bench.person('Ann Example'), await bench.person('Bob Example')]
  await start(ann, listing)
  const first = (await proveMailbox(bench, ann, listing, 'ann')).claim!
  await start(bob, listing)
  const second = (await proveRecord(bench, bob, listing)).claim!
  return { listing, ann, bob, first, second }
}

async function held() {
  const listing = await listed(bench)
  const [ann, bob] = [await bench.person('Ann Example'), await bench.person('Bob Example')]
  await start(ann, listing)
  const first = (await proveRecord(bench, ann, listing)).claim!
  await start(bob, listing)
  const second = (await proveMailbox(bench, bob, listing, 'bob')).claim!
  return { listing, ann, bob, first, second }
}

test('a second claimer contests: the stronger proof does not win by itself, nothing destructive is done', async () => {
  const { listing, ann, bob, first, second } = await contested()
  assert.deepEqual([second.state, second.access, await accessOf(bench, listing, bob)], ['contested', null, undefined])
  const { claim } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual([claim!.state, claim!.locked.length], ['contested', 6])
  assert.deepEqual(
    claim!.sides.map(({ you, kind, methods }) => [you, kind, methods]),
    [
      [true, 'holder', ['mailbox']],
      [false, 'claimant', ['dns']],
    ],
  )
  const body = { general: { shortDescription: 'Mine' } }
  await assert.rejects(ann.api.businesses.change({ ...listing, body }), named('Forbidden'))
  for (const who of [ann, bob])
    assert.ok((await mailTo(bench, who.viewer.email)).some(({ subject }) => subject.includes('is contested')))
  await endTerm(bench, first.claimID)
  assert.equal((await ann.api.ownershipClaims.read(listing)).claim!.state, 'contested', 'silence decides nothing')
})

test('the holder has seven days; against a record only a document decides', async () => {
  const { listing, ann, bob, second } = await held()
  assert.equal(second.state, 'contested')
  assert.equal(await accessOf(bench, listing, ann), 'owner', 'the holder works on')
  const { claim: hers } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual(hers!.locked, ['remove', 'transfer', 'domain', 'invite', 'plan'])
  await ann.api.businesses.change({ ...listing, body: { general: { shortDescription: 'Valves' } } })
  await assert.rejects(ann.api.businesses.remove({ params: listing.params }), named('Forbidden'))
  await assert.rejects(ann.api.ownershipClaims.release(listing), named('Conflict'))
  const decide = () => vera.api.ownershipClaims.decide({ ...on(second.claimID), body: yes })
  await assert.rejects(decide(), refusedAs('tooEarly'))
  await lapse(second.claimID)
  await assert.rejects(decide(), refusedAs('needsDocument'))
  const { can } = await vera.api.ownershipClaims.readCase(on(second.claimID))
  assert.deepEqual([can.approve, can.whyNot, can.refuse], [false, 'needsDocument', true])
  await sendDocument(bench, bob, listing)
  const { state } = await decide()
  assert.equal(state, 'claimed')
  assert.deepEqual([await accessOf(bench, listing, bob), await accessOf(bench, listing, ann)], ['owner', undefined])
  const { claim } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual([claim!.state, claim!.decision!.won, claim!.can.appeal], ['refused', false, true])
  assert.ok((await mailTo(bench, ann.viewer.email)).some(({ text }) => text.includes(yes.reason)))
})

test('a holder whose claim is contested sends a document, which a verifier judges for that side', async () => {
  const { listing, ann, bob, second } = await held()
  const { claim } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual([claim!.state, claim!.can.prove, claim!.until], ['claimed', true, second.until])
  const body = { email: `ann@${listing.domain}` }
  await assert.rejects(ann.api.ownershipClaims.sendCode({ ...listing, body }), named('Conflict'))
  const mine = (await sendDocument(bench, ann, listing)).claim!
  assert.deepEqual([mine.state, mine.proofs[0]!.state], ['claimed', 'judged'])
  const { data } = await vera.api.ownershipClaims.list({ query: { state: 'queue' } })
  assert.equal(data.find(({ claimID }) => claimID === mine.claimID)!.why, 'document')
  const judge = (body: typeof yes | typeof no) => vera.api.ownershipClaims.decide({ ...on(mine.claimID), body })
  await assert.rejects(judge(yes), refusedAs('tooEarly'), 'the newcomer is heard too')
  await judge(no)
  assert.equal(await accessOf(bench, listing, ann), 'owner', 'a refused document alone takes nothing')
  await sendDocument(bench, ann, listing)
  await sendDocument(bench, bob, listing)
  assert.equal((await judge(yes)).state, 'claimed')
  const { claim: his } = await bob.api.ownershipClaims.read(listing)
  assert.deepEqual([his!.state, await accessOf(bench, listing, ann)], ['refused', 'owner'])
  await assert.rejects(sendDocument(bench, ann, listing), named('Conflict'), 'nothing is contested any more')
})

test('one appeal, decided by somebody else', async () => {
  const { listing, ann, second } = await held()
  await vera.api.ownershipClaims.decide({ ...on(second.claimID), body: no })
  const bob = { api: (await bobOf(second.claimID)).api }
  const body = { content: 'I am the manager since June' }
  const { claim } = await bob.api.ownershipClaims.appeal({ ...listing, body })
  assert.equal(claim!.state, 'contested')
  await assert.rejects(bob.api.ownershipClaims.appeal({ ...listing, body }), named('Conflict'))
  await assert.rejects(vera.api.ownershipClaims.decide({ ...on(second.claimID), body: no }), refusedAs('judgedBefore'))
  const victor = await verifier(bench, 'Victor Verifier')
  await victor.api.ownershipClaims.decide({ ...on(second.claimID), body: no })
  await assert.rejects(bob.api.ownershipClaims.appeal({ ...listing, body }), named('Conflict'))
  assert.equal(await accessOf(bench, listing, ann), 'owner')

  async function bobOf(claimID: string) {
    const { rows } = await bench.pool.query<{ claimant_id: string }>(
      'select claimant_id from ownership_claims where id = $1',
      [claimID],
    )
    return bench.person('Bob Example', { userID: rows[0]!.claimant_id })
  }
})

test('both say that they are colleagues: both stay; one alone lets nobody in', async () => {
  const { listing, ann, bob } = await held()
  await bob.api.ownershipClaims.sayColleague(listing)
  assert.equal(await accessOf(bench, listing, bob), undefined)
  const { claim } = await ann.api.ownershipClaims.sayColleague(listing)
  assert.deepEqual([claim!.state, claim!.locked], ['claimed', []])
  assert.deepEqual([await accessOf(bench, listing, ann), await accessOf(bench, listing, bob)], ['owner', 'editor'])
})

test('when one side withdraws, the other goes on', async () => {
  const { listing, ann, bob } = await contested()
  await bob.api.ownershipClaims.withdraw(listing)
  assert.equal((await ann.api.ownershipClaims.read(listing)).claim!.state, 'waiting')
  const again = await contested()
  await again.ann.api.ownershipClaims.withdraw(again.listing)
  const { claim } = await again.bob.api.ownershipClaims.read(again.listing)
  assert.deepEqual([claim!.state, await accessOf(bench, again.listing, again.bob)], ['claimed', 'owner'])
})

test('a document against a holder opens a contest when a verifier accepts it', async () => {
  const { listing, ann } = await held()
  const cleo = await bench.person('Cleo Example')
  await start(cleo, listing)
  const { claim } = await sendDocument(bench, cleo, listing)
  assert.equal(claim!.state, 'review', 'a file alone locks nobody')
  const decided = await vera.api.ownershipClaims.decide({ ...on(claim!.claimID), body: yes })
  assert.deepEqual([decided.state, await accessOf(bench, listing, ann)], ['contested', 'owner'])
  await assert.rejects(vera.api.ownershipClaims.decide({ ...on(claim!.claimID), body: yes }), refusedAs('tooEarly'))
})

test('a domain that another listing has is approved only with an explicit yes', async () => {
  const listing = await listed(bench)
  const contactInfo = JSON.stringify({ website: `https://${listing.domain}` })
  await addBusiness(bench.db, 'Brennwald Handel', { countryCode: 'CH', contactInfo })
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  const { claim } = await sendDocument(bench, ann, listing)
  const { warnings } = await vera.api.ownershipClaims.readCase(on(claim!.claimID))
  assert.deepEqual(
    warnings.map(({ kind, companyName }) => [kind, companyName]),
    [['domain', 'Brennwald Handel']],
  )
  await assert.rejects(vera.api.ownershipClaims.decide({ ...on(claim!.claimID), body: yes }), named('Conflict'))
  const { state } = await vera.api.ownershipClaims.decide({ ...on(claim!.claimID), body: { ...yes, despite: true } })
  assert.equal(state, 'claimed')
})

test('what verifiers do stands in the audit log, as what claimants do', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  const { claim } = await ann.api.ownershipClaims.orderLetter(listing)
  const about = on(claim!.claimID)
  await vera.api.ownershipClaims.letter(about)
  await vera.api.ownershipClaims.markPosted(about)
  await sendDocument(bench, ann, listing)
  await vera.api.ownershipClaims.decide({ ...about, body: yes })
  const { rows } = await bench.pool.query<{ act: string; actor_name: string }>(
    'select act, actor_name from audit_entries where object_id = $1 order by id',
    [claim!.claimID],
  )
  assert.deepEqual(
    rows.map(({ act, actor_name: name }) => [act, name]),
    [
      ['ownership.start', 'Ann Example'],
      ['ownership.order', 'Ann Example'],
      ['ownership.print', 'Vera Verifier'],
      ['ownership.post', 'Vera Verifier'],
      ['ownership.send', 'Ann Example'],
      ['ownership.approve', 'Vera Verifier'],
      ['ownership.grant', 'Vera Verifier'],
    ],
  )
  const other = await listed(bench)
  await start(ann, other)
  const { claim: second } = await sendDocument(bench, ann, other)
  await vera.api.ownershipClaims.decide({ ...on(second!.claimID), body: no })
  const acts = await bench.pool.query<{ act: string }>(
    'select act from audit_entries where object_id = $1 order by id desc limit 1',
    [second!.claimID],
  )
  assert.equal(acts.rows[0]!.act, 'ownership.refuse')
})
