// Ways around a proof: corrections of one's own, dates of imports, a second company of the domain.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { verifier } from '#api/trust/verification/testing.ts'
import { forgetPerson } from './lookup.ts'
import { accessOf, listed, proveMailbox, proveRecord, speakFor, start } from './testing.ts'

let bench: TestApi
before(async () => void (bench = await testApi()))
after(() => bench.close())

const link = 'https://register.example/1'

test('an editor whose claim waits corrects no field that proves a claim, alone or with an accomplice', async () => {
  const [ann, bob] = [await bench.person('Ann Editor'), await bench.person('Bob Accomplice')]
  const listing = await listed(bench)
  await start(ann, listing)
  assert.equal((await proveMailbox(bench, ann, listing)).claim!.state, 'waiting')
  const businessID = listing.id
  for (const [field, value] of [
    ['contactInfo.website', 'https://attacker.com'],
    ['contactInfo.phone', '+49 89 1234567'],
    ['contactInfo.legalAddressEnglish', 'Attacker Street 1'],
    ['contactInfo.zipcode', '10115'],
    ['contactInfo.city', 'Berlin'],
    ['general.companyName', 'Attacker GmbH'],
  ] as const)
    for (const who of [ann, bob]) {
      const given = { field, value: `${value}${who === bob ? '' : ' '}`, link }
      const { status, body } = await who.ask('POST', `/business/${businessID}/correction`, given)
      const correctionID = body.success ? (body['data'] as { correctionID: string }).correctionID : undefined
      if (!correctionID) assert.equal(status, 409, field)
      else {
        const path = `/business/${businessID}/correction/${correctionID}`
        const answer = await ann.ask('POST', path, { accept: true })
        assert.equal(answer.status, 409, `${field} ${JSON.stringify(answer.body)}`)
      }
    }
  const { contactInfo, general } = (await ann.api.businesses.read({ params: { id: businessID } })).data
  assert.equal(contactInfo.website, `https://www.${listing.domain}/`)
  assert.deepEqual([contactInfo.city, general.companyName], ['Hagen', listing.name])
})

test('a domain younger than the source of an import proves nothing, however late the import', async () => {
  const ann = await bench.person('Ann Buyer')
  const listing = await listed(bench)
  const sources = JSON.stringify([{ name: 'Register', licence: null, url: null, readAt: '2021-07-20' }])
  await bench.pool.query('update businesses set sources = $2::jsonb where id = $1', [listing.id, sources])
  speakFor(bench, listing.domain, listing.name, '2024-05-05')
  await start(ann, listing)
  const { claim } = await proveMailbox(bench, ann, listing)
  assert.equal(claim!.state, 'review')
  assert.equal(await accessOf(bench, listing, ann), undefined)
})

test('a second company of a proven domain waits for a verifier', async () => {
  const [ann, bob] = [await bench.person('Ann First'), await bench.person('Bob Second')]
  const first = await listed(bench)
  await start(ann, first)
  assert.equal((await proveRecord(bench, ann, first)).claim!.state, 'claimed')
  const second = {
    ...(await listed(bench, { name: first.name, website: `https://www.${first.domain}/` })),
    domain: first.domain,
  }
  await start(bob, second)
  assert.equal((await proveRecord(bench, bob, second)).claim!.state, 'review')
  assert.equal(await accessOf(bench, second, bob), undefined)
})

test('a side with access is not refused before its days are over, nor a record without a document', async () => {
  const vera = await verifier(bench)
  const [ann, bob] = [await bench.person('Ann Unsure'), await bench.person('Bob Mailbox')]
  const listing = await listed(bench)
  bench.domains.set(`rdap:${listing.domain}`, [])
  await start(ann, listing)
  assert.equal((await proveRecord(bench, ann, listing)).claim!.state, 'waiting')
  await start(bob, listing)
  assert.equal((await proveMailbox(bench, bob, listing, 'bob')).claim!.state, 'contested')
  const { claimID } = (await ann.api.ownershipClaims.read(listing)).claim!
  const refuse = () =>
    vera.ask('POST', `/ownership-claim/${claimID}/decide`, { outcome: 'refuse', reason: 'Not shown', despite: false })
  const first = await refuse()
  assert.deepEqual([first.status, !first.body.success && first.body.error.fields], [409, { decision: 'tooEarly' }])
  await bench.pool.query(`update ownership_claims set until = now() - interval '1 second' where id = $1`, [claimID])
  const second = await refuse()
  assert.deepEqual(
    [second.status, !second.body.success && second.body.error.fields],
    [409, { decision: 'needsDocument' }],
  )
})

test('a holder goes on when the newcomer closes the account', async () => {
  const [ann, bob] = [await bench.person('Ann Holder'), await bench.person('Bob Leaver')]
  const listing = await listed(bench)
  await start(ann, listing)
  await proveMailbox(bench, ann, listing, 'ann')
  await start(bob, listing)
  assert.equal((await proveRecord(bench, bob, listing)).claim!.state, 'contested')
  await bench.db.transaction().execute((tx) => forgetPerson(tx, bob.userID))
  await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.equal((await ann.api.ownershipClaims.read(listing)).claim!.state, 'waiting')
})
