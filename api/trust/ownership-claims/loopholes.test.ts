// Ways around a proof.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Correctable } from '#contract/trust/corrections/fields.ts'
import type { ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { verifier } from '#api/trust/verification/testing.ts'
import { forgetPerson } from './lookup.ts'
import { accessOf, type Listing, listed, mailTo, proveMailbox, proveRecord, speakFor, start } from './testing.ts'

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

test('what a stranger’s correction says of a listing proves neither a claim nor a removal', async () => {
  const [bob, eve] = [await bench.person('Bob Accomplice'), await bench.person('Eve Attacker')]
  const mia = await bench.person('Mia Moderator', { roles: ['moderator'] })
  const correct = async ({ params }: Listing, field: Correctable, value: string) => {
    const { correctionID } = await bob.api.corrections.suggest({ params, body: { field, value, link } })
    const body = { accept: true, reason: 'The source says so.' }
    await mia.api.corrections.judge({ params: { id: correctionID }, body })
  }
  const outlookOf = async (listing: Listing, method: ProofMethod) => {
    const { options } = await eve.api.ownershipClaims.read(listing)
    const { outlook, reasons } = options.find((option) => option.method === method)!
    return [outlook, reasons.includes('corrected')]
  }
  const listing = await listed(bench)
  const moved = { ...listing, domain: `eves-${listing.domain}` }
  speakFor(bench, moved.domain, listing.name)
  await correct(listing, 'contactInfo.website', `https://www.${moved.domain}/`)
  await start(eve, moved)
  for (const method of ['mailbox', 'dns', 'file'] as const)
    assert.deepEqual(await outlookOf(listing, method), ['noted', true], method)
  assert.equal((await proveMailbox(bench, eve, moved)).claim!.state, 'review')
  assert.equal((await proveRecord(bench, eve, moved)).claim!.state, 'review')
  assert.equal(await accessOf(bench, listing, eve), undefined)
  await eve.api.ownershipClaims.withdraw(listing)

  const email = `office@${moved.domain}`
  const reason = 'We do not want to be listed.'
  const { removalID } = await bench.api.removals.request({ ...listing, body: { email, reason, soleTrader: false } })
  const code = /\b\d{8}\b/.exec((await mailTo(bench, email)).at(-1)!.text)![0]
  const { state } = await bench.api.removals.confirm({ params: { ...listing.params, removalID }, body: { code } })
  assert.equal(state, 'waiting')

  const called = await listed(bench)
  await start(eve, called)
  assert.deepEqual(await outlookOf(called, 'letter'), ['counts', false])
  await correct(called, 'contactInfo.legalAddressEnglish', 'Attacker Street 1')
  assert.deepEqual(await outlookOf(called, 'letter'), ['noted', true])
  assert.deepEqual(await outlookOf(called, 'mailbox'), ['counts', false])
  await correct(called, 'contactInfo.phone', '+49 89 1234567')
  assert.equal((await outlookOf(called, 'phone'))[1], true)
})

test('a listing named as the same company is none by a stranger’s correction, and none that has members', async () => {
  const [bob, eve, ann] = [
    await bench.person('Bob Accomplice'),
    await bench.person('Eve Attacker'),
    await bench.person('Ann Founder'),
  ]
  const mia = await bench.person('Mia Moderator', { roles: ['moderator'] })
  const own = await listed(bench)
  const website = `https://www.${own.domain}/`
  const moved = await listed(bench)
  const { correctionID } = await bob.api.corrections.suggest({
    params: moved.params,
    body: { field: 'contactInfo.website', value: website, link },
  })
  const body = { accept: true, reason: 'The source says so.' }
  await mia.api.corrections.judge({ params: { id: correctionID }, body })
  const alike = await listed(bench, { website })
  await start(eve, own, { merging: [moved.id, alike.id] })
  assert.equal((await proveRecord(bench, eve, own)).claim!.state, 'claimed')
  const { rows } = await bench.pool.query<{ id: string }>(
    'select id from businesses where id = any($1) and removed_at is null',
    [[moved.id, alike.id]],
  )
  assert.deepEqual(rows, [{ id: moved.id }])

  const other = await listed(bench)
  const founded = await listed(bench, { website: `https://www.${other.domain}/` })
  await bench.pool.query(`insert into members (business_id, user_id, access) values ($1, $2, 'owner')`, [
    founded.id,
    ann.userID,
  ])
  await bench.pool.query(`update people set status = 'suspended' where id = $1`, [ann.userID])
  await assert.rejects(start(eve, other, { merging: [founded.id] }), { fields: { merging: 'is another company' } })
})
