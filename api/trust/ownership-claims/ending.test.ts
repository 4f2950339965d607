// Ends of claims, and unclaimable companies.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '#kit/refusal.ts'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'
import { verifier } from '#api/trust/verification/testing.ts'
import { setPersonState } from '#api/identity/people/lookup.ts'
import { accessOf, endTerm, listed, proveMailbox, proveRecord, sendDocument, start } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const named = (name: string) => (error: unknown) => error instanceof Refusal && error.name === name

test('a stronger proof ends the wait; the holder gives the page back, and it is listed again', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  await proveMailbox(bench, ann, listing)
  const { claim } = await proveRecord(bench, ann, listing)
  assert.deepEqual([claim!.state, claim!.access, claim!.can.release], ['claimed', 'owner', true])
  const { claim: released, state } = await ann.api.ownershipClaims.release(listing)
  assert.deepEqual([released!.state, state], ['released', 'listed'])
  assert.equal((await bench.api.businesses.read({ params: listing.params })).data.presence, 'listed')
})

test('a claim is withdrawn; an editor by it leaves', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  await proveMailbox(bench, ann, listing)
  const { claim } = await ann.api.ownershipClaims.withdraw(listing)
  assert.deepEqual([claim!.state, await accessOf(bench, listing, ann)], ['withdrawn', undefined])
})

test('a suspended claimant is granted nothing, by no term, record or verifier', async () => {
  const [ann, bob] = [await bench.person('Ann Example'), await bench.person('Bob Example')]
  const [waiting, recorded, judged] = [await listed(bench), await listed(bench), await listed(bench)]
  await start(ann, waiting)
  const { claim } = await proveMailbox(bench, ann, waiting)
  await start(ann, recorded)
  const { claim: begun } = await ann.api.ownershipClaims.proveDomain({ ...recorded, body: { method: 'dns' } })
  bench.domains.set(`_wbn.${recorded.domain}`, [`wbn-verification=${begun!.proofs[0]!.token}`])
  await start(ann, judged)
  const { claim: sent } = await sendDocument(bench, ann, judged)
  await bench.db.transaction().execute((tx) => setPersonState(tx, ann.userID, 'suspended'))
  await endTerm(bench, claim!.claimID)
  await bench.jobs.runDueJobs({ ahead: 2 * 3600 })
  const vera = await verifier(bench)
  const params = { claimID: sent!.claimID }
  const body = { outcome: 'approve', reason: 'The extract of the register names her.', despite: false } as const
  await assert.rejects(vera.api.ownershipClaims.decide({ params, body }), named('Conflict'))
  for (const listing of [waiting, recorded, judged]) {
    assert.equal(await accessOf(bench, listing, ann), undefined)
    assert.equal((await bench.api.businesses.read({ params: listing.params })).data.presence, 'listed')
  }
  await start(bob, waiting)
})

test('an editor who leaves by the list of members gives up the claim', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  await proveMailbox(bench, ann, listing)
  await ann.api.members.remove({ params: { businessID: listing.id, userID: ann.userID } })
  assert.equal((await ann.api.ownershipClaims.read(listing)).claim!.state, 'withdrawn')
})

test('listings of the same website become one with the claimed one', async () => {
  const listing = await listed(bench)
  const branch = await addBusiness(bench.db, 'Brennwald Service', {
    countryCode: 'AT',
    contactInfo: JSON.stringify({ website: `http://${listing.domain}/at` }),
  })
  const ann = await bench.person('Ann Example')
  const { alike, warnings } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual(
    alike.map(({ businessID }) => businessID),
    [branch],
  )
  assert.deepEqual(
    warnings.map(({ kind, businessID }) => [kind, businessID]),
    [['domain', branch]],
  )
  await start(ann, listing, { merging: [branch] })
  await proveRecord(bench, ann, listing)
  assert.equal((await bench.api.businesses.read({ params: { id: branch } })).data.businessID, listing.id)
})

test('what nobody can claim says so', async () => {
  const ann = await bench.person('Ann Example')
  const run = await addBusiness(bench.db, 'Run Works')
  await addMember(bench.db, run, (await bench.person('Olga Owner')).userID)
  const set = await addBusiness(bench.db, 'Standard Parts', { kind: 'collection' })
  for (const [id, state] of [
    [run, 'run'],
    [set, 'collection'],
  ] as const) {
    const listing = { id, domain: '', name: '', params: { id } }
    assert.equal((await ann.api.ownershipClaims.read(listing)).state, state)
    await assert.rejects(start(ann, listing), named('Conflict'))
  }
})

test('a claim whose end fails delays no other of the same run', async () => {
  const [broken, sound] = [await listed(bench), await listed(bench)]
  const ann = await bench.person('Ann Example')
  for (const listing of [broken, sound]) {
    await start(ann, listing)
    await proveMailbox(bench, ann, listing)
  }
  const stateOf = async (listing: typeof sound) => (await ann.api.ownershipClaims.read(listing)).claim!.state
  await bench.pool.query(`update ownership_claims set until = now() - interval '1 hour' where business_id = $1`, [
    broken.id,
  ])
  await bench.pool.query(`update ownership_claims set until = now() - interval '1 second' where business_id = $1`, [
    sound.id,
  ])
  await bench.pool.query(`create function fail_claim() returns trigger language plpgsql as
    $$ begin if new.state = 'claimed' and new.business_id = '${broken.id}' then raise 'broken'; end if; return new; end $$;
    create trigger fail_claim before update on ownership_claims for each row execute function fail_claim()`)
  await assert.rejects(bench.jobs.runDueJobs({ ahead: 300 }), /1 of 2 claims failed/)
  assert.deepEqual([await stateOf(broken), await stateOf(sound)], ['waiting', 'claimed'])
  await bench.pool.query('drop function fail_claim cascade')
  await bench.jobs.runDueJobs({ ahead: 300 })
  assert.equal(await stateOf(broken), 'claimed')
})

test('a document is deleted thirty days after the judgement, not before', async () => {
  const [judged, unread] = [await listed(bench), await listed(bench)]
  const [ann, vera] = [await bench.person('Ann Example'), await verifier(bench)]
  const claims = []
  for (const listing of [judged, unread]) {
    await start(ann, listing)
    claims.push((await sendDocument(bench, ann, listing)).claim!)
  }
  const [params, other] = claims.map(({ claimID }) => ({ claimID }))
  await vera.api.ownershipClaims.decide({ params: params!, body: { outcome: 'approve', reason: 'Read' } })
  const filesOf = async (of: typeof params) => {
    const { sides } = await vera.api.ownershipClaims.readCase({ params: of! })
    return sides[0]!.proofs[0]!.files
  }
  const [file] = await filesOf(params)
  const fileParams = { ...params!, fileID: file!.fileID }
  const age = (days: number) =>
    bench.pool.query(
      `update verification_entries set id = uuidv7(make_interval(days => -($1::int))) where claim_id in
      (select id from verification_claims where ownership_claim_id is not null)`,
      [days],
    )
  await age(29)
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal((await filesOf(params)).length, 1)
  await age(31)
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.deepEqual([(await filesOf(params)).length, (await filesOf(other)).length], [0, 1], 'an unread one stays')
  await assert.rejects(vera.api.ownershipClaims.caseFile({ params: fileParams }), named('NotFound'))
  const { rows } = await bench.pool.query<{ uses: number }>('select uses from files where id = $1', [file!.fileID])
  assert.equal(rows[0]?.uses ?? 0, 0)
})
