// Attacks by codes, documents and people.
import assert from 'node:assert/strict'
import { evidence, verifier } from '#api/trust/verification/testing.ts'
import { addMember } from '#api/testing.ts'
import {
  accessOf,
  codeTo,
  endTerm,
  listed,
  mailTo,
  proveMailbox,
  proveRecord,
  sendDocument,
  start,
  today,
} from './testing.ts'
import { type Attempt, enter, letterCode, send, wrong } from './testing-attacks.ts'

export const attacksByPeople: Record<string, Attempt> = {
  async 'a former employee whose mailbox still works'({ bench, eve, listing }) {
    const owner = await bench.person('Olga Owner')
    await addMember(bench.db, listing.id, owner.userID)
    await addMember(bench.db, listing.id, eve.userID, 'member')
    await owner.api.members.remove({ params: { businessID: listing.id, userID: eve.userID } })
    await bench.pool.query('delete from members where business_id = $1', [listing.id])
    await start(eve, listing)
    await proveMailbox(bench, eve, listing, 'eve')
  },
  async 'a code used twice'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    await send(ann, listing, `ann@${listing.domain}`)
    const code = await codeTo(bench, `ann@${listing.domain}`)
    await enter(ann, listing, code)
    await ann.api.ownershipClaims.withdraw(listing)
    await start(eve, listing)
    await enter(eve, listing, code)
  },
  async 'the code of another person'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    await send(ann, listing, `ann@${listing.domain}`)
    const code = await codeTo(bench, `ann@${listing.domain}`)
    await start(eve, listing)
    await send(eve, listing, `nobody@${listing.domain}`)
    await enter(eve, listing, code)
  },
  async 'the code of another company'({ bench, eve, listing }) {
    const own = await listed(bench)
    await start(eve, own)
    await send(eve, own, `eve@${own.domain}`)
    const code = await codeTo(bench, `eve@${own.domain}`)
    await start(eve, listing)
    await send(eve, listing, `nobody@${listing.domain}`)
    await enter(eve, listing, code)
  },
  async 'a former code after a new one'({ bench, eve, listing }) {
    await start(eve, listing)
    await send(eve, listing, `info@${listing.domain}`)
    const code = await codeTo(bench, `info@${listing.domain}`)
    await send(eve, listing, `nobody@${listing.domain}`)
    await enter(eve, listing, code)
  },
  async 'an expired code'({ bench, eve, listing }) {
    await start(eve, listing)
    await send(eve, listing, `info@${listing.domain}`)
    await bench.pool.query(`update verification_claims set due_at = now() where business_id = $1`, [listing.id])
    await enter(eve, listing, await codeTo(bench, `info@${listing.domain}`))
  },
  async 'the right code after too many wrong ones'({ bench, eve, listing }) {
    await start(eve, listing)
    await send(eve, listing, `info@${listing.domain}`)
    const code = await codeTo(bench, `info@${listing.domain}`)
    for (let tries = 0; tries < 5; tries++) await enter(eve, listing, wrong(code)).catch(() => {})
    await enter(eve, listing, code)
  },
  async 'guessing by many accounts'({ bench, eve, listing }) {
    const many = `insert into verification_claims (business_id, kind, subject, state, created_by, due_at, attempts, ownership_claim_id)
      select $1, 'mailbox', 'x', 'withdrawn', $2, now(), 50, (select id from ownership_claims where business_id = $1)`
    await start(eve, listing)
    await bench.pool.query(many, [listing.id, eve.userID])
    await send(eve, listing, `info@${listing.domain}`)
    await enter(eve, listing, await codeTo(bench, `info@${listing.domain}`))
  },
  async 'digits of another script'({ bench, eve, listing }) {
    await start(eve, listing)
    await send(eve, listing, `info@${listing.domain}`)
    const code = await codeTo(bench, `info@${listing.domain}`)
    await enter(eve, listing, [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''))
  },
  async 'the letter of another'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    const { claim } = await ann.api.ownershipClaims.orderLetter(listing)
    await letterCode(bench, claim!.claimID)
    await start(eve, listing)
    await eve.api.ownershipClaims.orderLetter(listing)
    await enter(eve, listing, 'ACDEFG', 'letter')
  },
  async 'guessing the code of a letter'({ bench, eve, listing }) {
    await start(eve, listing)
    const { claim } = await eve.api.ownershipClaims.orderLetter(listing)
    await letterCode(bench, claim!.claimID)
    for (const code of ['ACDEFG', 'ACDEFH', 'ACDEFJ', 'ACDEFK'])
      await enter(eve, listing, code, 'letter').catch(() => {})
    const { rows } = await bench.pool.query<{ attempts: number }>(
      `select attempts from verification_claims where business_id = $1 and kind = 'letter'`,
      [listing.id],
    )
    assert.equal(rows[0]!.attempts, 3)
  },
  async 'a letter that was never printed'({ eve, listing }) {
    await start(eve, listing)
    await eve.api.ownershipClaims.orderLetter(listing)
    await enter(eve, listing, '', 'letter')
  },
  async 'an old document'({ bench, eve, listing }) {
    await start(eve, listing)
    await sendDocument(bench, eve, listing, today(120))
  },
  async 'a document of the future'({ bench, eve, listing }) {
    await start(eve, listing)
    await sendDocument(bench, eve, listing, today(-30))
  },
  async 'a document that somebody else uploaded'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    const files = [await evidence(bench, ann)]
    await start(eve, listing)
    await eve.api.ownershipClaims.sendDocument({
      ...listing,
      body: { kind: 'extract', issuedOn: today(3), files, note: '' },
    })
  },
  async 'a document of another company, refused'({ bench, eve, listing }) {
    await start(eve, listing)
    const { claim } = await sendDocument(bench, eve, listing)
    const vera = await verifier(bench)
    const body = { outcome: 'refuse', reason: 'It is of another company' } as const
    await vera.api.ownershipClaims.decide({ params: { claimID: claim!.claimID }, body })
    await start(eve, listing)
  },
  async 'a verifier who judges the own claim'({ bench, listing, eve }) {
    const corrupt = await bench.person('Eve Example', { userID: eve.userID, roles: ['verifier'] })
    await start(corrupt, listing)
    const { claim } = await sendDocument(bench, corrupt, listing)
    const params = { claimID: claim!.claimID }
    await corrupt.api.ownershipClaims.decide({ params, body: { outcome: 'approve', reason: 'Fine' } })
  },
  async 'a verifier who prints the own letter'({ bench, listing, eve }) {
    const corrupt = await bench.person('Eve Example', { userID: eve.userID, roles: ['verifier'] })
    await start(corrupt, listing)
    const { claim } = await corrupt.api.ownershipClaims.orderLetter(listing)
    await corrupt.api.ownershipClaims.letter({ params: { claimID: claim!.claimID } })
  },
  async 'a claim of a company that its owner created'({ bench, eve, listing }) {
    await addMember(bench.db, listing.id, (await bench.person('Olga Owner')).userID)
    await start(eve, listing)
    await proveRecord(bench, eve, listing)
  },
  async 'a claim of a collection'({ bench, eve, listing }) {
    await bench.pool.query(`update businesses set kind = 'collection' where id = $1`, [listing.id])
    await start(eve, listing)
  },
  async 'a claim of a removed company'({ bench, eve, listing }) {
    await bench.pool.query('update businesses set removed_at = now() where id = $1', [listing.id])
    await start(eve, listing)
  },
  async 'a claim of a hidden company'({ bench, eve, listing }) {
    await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [listing.id])
    await start(eve, listing)
  },
  async 'an address that is not verified'({ bench, listing, eve }) {
    const early = await bench.person('Eve Example', { userID: eve.userID, emailVerified: false })
    await start(early, listing)
  },
  async 'a program with an API token'({ bench, listing, eve }) {
    const apiToken = { id: listing.id, scopes: ['business:write' as const], businessID: null }
    await start(await bench.person('Eve Example', { userID: eve.userID, apiToken }), listing)
  },
  async 'a second claim beside a proven one'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    await proveRecord(bench, ann, listing)
    await start(eve, listing)
    const { claim } = await proveMailbox(bench, eve, listing, 'eve')
    await endTerm(bench, claim!.claimID)
    assert.equal(await accessOf(bench, listing, ann), 'owner')
  },
  async 'colleagues by one side alone'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    await proveRecord(bench, ann, listing)
    await start(eve, listing)
    await proveMailbox(bench, eve, listing, 'eve')
    await eve.api.ownershipClaims.sayColleague(listing)
    await eve.api.ownershipClaims.sayColleague(listing)
  },
  async 'an accomplice who is called a colleague after an objection'({ bench, eve, listing }) {
    await start(eve, listing)
    await proveMailbox(bench, eve, listing, 'eve')
    const [mail] = await mailTo(bench, `info@${listing.domain}`)
    const [, token = ''] = /ownership-claim\/objection\/([\w-]+)/.exec(mail!.text)!
    await bench.api.ownershipClaims.object({ params: { token }, body: { reason: 'She left us' } })
    const mallory = await bench.person('Mallory Example')
    await start(mallory, listing)
    await proveMailbox(bench, mallory, listing, 'mallory')
    const both = [mallory, eve].map(({ api }) => api.ownershipClaims.sayColleague(listing))
    assert.ok((await Promise.allSettled(both)).every(({ status }) => status === 'rejected'))
    assert.equal((await eve.api.ownershipClaims.read(listing)).claim!.state, 'contested')
    await eve.api.ownershipClaims.withdraw(listing)
  },
  async 'a stronger proof after an objection'({ bench, eve, listing }) {
    await start(eve, listing)
    await proveMailbox(bench, eve, listing, 'eve')
    const [mail] = await mailTo(bench, `info@${listing.domain}`)
    const [, token = ''] = /ownership-claim\/objection\/([\w-]+)/.exec(mail!.text)!
    await bench.api.ownershipClaims.object({ params: { token }, body: { reason: 'She left us' } })
    const { claim } = await proveRecord(bench, eve, listing)
    assert.deepEqual([claim!.state, await accessOf(bench, listing, eve)], ['contested', 'editor'])
    await eve.api.ownershipClaims.withdraw(listing)
  },
  async 'a foreign listing named as the own one'({ bench, eve, listing }) {
    const own = await listed(bench)
    await start(eve, own, { merging: [listing.id] })
    await proveRecord(bench, eve, own)
  },
  async 'a listing of the same name but another domain'({ bench, eve, listing }) {
    const own = await listed(bench, { name: listing.name })
    await start(eve, own, { merging: [listing.id] })
    await proveRecord(bench, eve, own)
    const { data } = await bench.api.businesses.read({ params: listing.params })
    assert.deepEqual([data.businessID, data.presence], [listing.id, 'listed'])
  },
  async 'an appeal for somebody else’s claim'({ bench, eve, listing }) {
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    const { claim } = await sendDocument(bench, ann, listing)
    const vera = await verifier(bench)
    await vera.api.ownershipClaims.decide({
      params: { claimID: claim!.claimID },
      body: { outcome: 'refuse', reason: 'No' },
    })
    await eve.api.ownershipClaims.appeal({ ...listing, body: { content: 'I am Ann' } })
  },
  async 'an accomplice who talks an objection away'({ bench, eve, listing }) {
    await start(eve, listing)
    const { claim } = await proveMailbox(bench, eve, listing, 'eve')
    const [mail] = await mailTo(bench, `info@${listing.domain}`)
    const [, token = ''] = /ownership-claim\/objection\/([\w-]+)/.exec(mail!.text)!
    const { ownershipClaims } = bench.api
    const guess = ownershipClaims.confirm({ params: { token: claim!.claimID } })
    await assert.rejects(guess, { name: 'NotFound' }, 'only the token of the company counts')
    const { until, confirmedAt, state } = await ownershipClaims.confirm({ params: { token } })
    assert.deepEqual([until, state, !!confirmedAt], [claim!.until, 'open', true], 'decides nothing')
    await ownershipClaims.object({ params: { token }, body: { reason: 'She left us' } })
    await assert.rejects(ownershipClaims.confirm({ params: { token } }), { name: 'Conflict' })
    assert.equal((await eve.api.ownershipClaims.read(listing)).claim!.state, 'contested')
    await eve.api.ownershipClaims.withdraw(listing)
  },
  async 'a guessed link of an objection'({ eve }) {
    await eve.api.ownershipClaims.object({ params: { token: 'a'.repeat(32) }, body: { reason: 'Mine' } })
  },
}
