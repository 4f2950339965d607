// Attacks on claims.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { accessOf, codeTo, listed, proveMailbox, start } from './testing.ts'
import { attacksByPeople } from './testing-attackers.ts'
import { attacksByDomain, enter, send } from './testing-attacks.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const attacks = { ...attacksByDomain, ...attacksByPeople }

for (const [name, attempt] of Object.entries(attacks))
  test(`nothing is gained by ${name}`, async () => {
    const listing = await listed(bench)
    const eve = await bench.person('Eve Example')
    const outcome = await attempt({ bench, listing, eve }).then(
      () => 'taken',
      (error: Error) => {
        if (!('fields' in error)) throw error
        return error.name
      },
    )
    await bench.jobs.runDueJobs({ ahead: 300 })
    assert.equal(await accessOf(bench, listing, eve), undefined, outcome)
    const { rows } = await bench.pool.query(
      `select from ownership_claims where business_id = $1 and claimant_id = $2 and (access is not null or state = 'claimed')`,
      [listing.id, eve.userID],
    )
    assert.equal(rows.length, 0)
  })

test('at least forty attacks are tried', () => {
  assert.ok(Object.keys(attacks).length >= 40)
})

test('of two who enter codes at once both contest; of two terms that end at once one takes effect', async () => {
  const listing = await listed(bench)
  const [ann, bob] = [await bench.person('Ann Example'), await bench.person('Bob Example')]
  const codes = new Map<TestPerson, string>()
  for (const [who, name] of [
    [ann, 'ann'],
    [bob, 'bob'],
  ] as const) {
    await start(who, listing)
    await send(who, listing, `${name}@${listing.domain}`)
    codes.set(who, await codeTo(bench, `${name}@${listing.domain}`))
  }
  await Promise.all([...codes].map(([who, code]) => enter(who, listing, code)))
  for (const who of codes.keys()) {
    const { claim } = await who.api.ownershipClaims.read(listing)
    assert.equal(claim!.state, 'contested')
  }
  const single = await listed(bench)
  await start(ann, single)
  const { claim } = await proveMailbox(bench, ann, single, 'ann')
  await bench.pool.query(`update ownership_claims set until = now() - interval '1 second' where id = $1`, [
    claim!.claimID,
  ])
  await Promise.all([bench.jobs.runDueJobs({ ahead: 300 }), ann.api.ownershipClaims.withdraw(single).catch(() => {})])
  const { rows } = await bench.pool.query<{ members: number; state: string }>(
    `select state, (select count(*)::int from members m where m.business_id = c.business_id) as members
     from ownership_claims c where id = $1`,
    [claim!.claimID],
  )
  assert.ok(
    (rows[0]!.state === 'claimed' && rows[0]!.members === 1) ||
      (rows[0]!.state === 'withdrawn' && rows[0]!.members === 0),
  )
})

test('one proof is entered by many requests at once: one counts', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  await send(ann, listing, `ann@${listing.domain}`)
  const code = await codeTo(bench, `ann@${listing.domain}`)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => enter(ann, listing, code)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const { rows } = await bench.pool.query(`select from member_log where business_id = $1 and happened = 'joined'`, [
    listing.id,
  ])
  assert.equal(rows.length, 1)
})

test('a stranger, and somebody suspended, is not let in', async () => {
  const id = await addBusiness(bench.db, 'Listed Works')
  for (const method of ['GET', 'POST'] as const)
    assert.equal((await bench.ask(method, `/business/${id}/claim`, method === 'POST' ? {} : undefined)).status, 401)
})
