// Proofs, terms, objections, release.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { verifier } from '#api/trust/verification/testing.ts'
import {
  accessOf,
  endTerm,
  listed,
  mailTo,
  proveMailbox,
  proveRecord,
  sendDocument,
  speakFor,
  start,
} from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const named = (name: string) => (error: unknown) => error instanceof Refusal && error.name === name

test('before anything is tried, each proof says whether it counts and why', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  const { state, claim } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual([state, claim], ['listed', null])
  const { options, domainRegisteredAt } = await start(ann, listing)
  assert.deepEqual(
    options.map(({ method, rung, access, outlook, reasons, objectionDays }) => [
      method,
      rung,
      access,
      outlook,
      objectionDays,
      ...reasons,
    ]),
    [
      ['mailbox', 1, 'editor', 'counts', 7, 'oldDomain', 'named'],
      ['dns', 2, 'owner', 'counts', 0, 'oldDomain', 'named'],
      ['file', 2, 'owner', 'counts', 0, 'oldDomain', 'named'],
      ['phone', 3, 'editor', 'counts', 7],
      ['document', 4, 'owner', 'counts', 0, 'judged'],
      ['letter', 5, 'owner', 'counts', 0, 'byPost'],
    ],
  )
  assert.deepEqual(
    options.map(({ target }) => target),
    [
      `@${listing.domain}`,
      `_wbn.${listing.domain}`,
      `https://${listing.domain}/.well-known/wbn.txt`,
      '+49 ••• 014',
      '',
      'Eisenwerkstrasse 18, 58089 Hagen, DE',
    ],
  )
  assert.equal(domainRegisteredAt, '1998-05-04T00:00:00.000Z')
})

test('a mailbox at the domain makes an editor, who is owner after seven days without objection', async () => {
  const listing = await listed(bench, { email: 'hello@brennwald-group.com' })
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  const { claim, state } = await proveMailbox(bench, ann, listing)
  assert.deepEqual([claim!.state, claim!.access, state], ['waiting', 'editor', 'listed'])
  assert.deepEqual(claim!.locked, ['remove', 'transfer', 'domain', 'invite', 'plan'])
  assert.deepEqual(claim!.objectionMailedTo, [`info@${listing.domain}`, 'h•••@brennwald-group.com'])
  assert.equal(claim!.proofs[0]!.state, 'accepted')
  const { businesses, members } = ann.api
  const body = { general: { shortDescription: 'Valves for steam' } }
  const changed = await businesses.change({ params: listing.params, body })
  assert.equal(changed.general.shortDescription, 'Valves for steam')
  const website = { contactInfo: { website: 'https://elsewhere.example' } }
  await assert.rejects(businesses.change({ params: listing.params, body: website }), named('Conflict'))
  await assert.rejects(businesses.remove({ params: listing.params }), named('Forbidden'))
  const invited = { params: { businessID: listing.id }, body: { email: 'x@wbn.example', access: 'member' } } as const
  await assert.rejects(members.invite(invited), named('Forbidden'))

  await endTerm(bench, claim!.claimID)
  const { claim: ended } = await ann.api.ownershipClaims.read(listing)
  assert.deepEqual([ended!.state, ended!.access, ended!.locked], ['claimed', 'owner', []])
  assert.equal(await accessOf(bench, listing, ann), 'owner')
  await businesses.change({ params: listing.params, body: website })
  const mails = await mailTo(bench, ann.viewer.email)
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['You can work on the page of your company', 'The page of your company is yours'],
  )
  const { verified } = await bench.api.verification.read({ params: { businessID: listing.id } })
  assert.equal(verified, false, 'control is no identity')
})

test('a record at the domain makes an owner at once', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  const { claim } = await proveRecord(bench, ann, listing)
  assert.deepEqual([claim!.state, claim!.access], ['claimed', 'owner'])
  const { claims, verified } = await bench.api.verification.read({ params: { businessID: listing.id } })
  assert.deepEqual(
    [claims.map(({ kind, subject }) => [kind, subject]), verified],
    [[['domain', listing.domain]], false],
  )
})

test('the phone of the listing is called; the code makes an editor', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  await ann.api.ownershipClaims.call(listing)
  await bench.jobs.runDueJobs()
  const { number, code } = bench.calls.at(-1)!
  assert.equal(number, '+492331555014')
  const { claim } = await ann.api.ownershipClaims.enterCode({ ...listing, body: { method: 'phone', code } })
  assert.deepEqual([claim!.state, claim!.access], ['waiting', 'editor'])
})

test('a document is judged by a verifier and makes an owner', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  const vera = await verifier(bench)
  await start(ann, listing)
  const { claim } = await sendDocument(bench, ann, listing)
  assert.deepEqual([claim!.state, claim!.proofs[0]!.state], ['review', 'judged'])
  assert.equal(await accessOf(bench, listing, ann), undefined)
  const { data } = await vera.api.ownershipClaims.list({ query: {} })
  const row = data.find(({ claimID }) => claimID === claim!.claimID)!
  assert.deepEqual([row.why, row.methods], ['document', ['document']])
  const on = { params: { claimID: row.claimID } }
  const { sides, can } = await vera.api.ownershipClaims.readCase(on)
  assert.deepEqual([sides.length, can.approve, sides[0]!.proofs[0]!.issuedOn!.length], [1, true, 10])
  const [file] = sides[0]!.proofs[0]!.files
  const fileParams = { params: { claimID: row.claimID, fileID: file!.fileID } }
  assert.match((await vera.api.ownershipClaims.caseFile(fileParams)).url, /^http/)
  const body = { outcome: 'approve', reason: 'Extract names her as manager' } as const
  const { state, decisions } = await vera.api.ownershipClaims.decide({ ...on, body })
  assert.deepEqual([state, decisions.map(({ by }) => by)], ['claimed', ['Vera Verifier']])
  assert.equal(await accessOf(bench, listing, ann), 'owner')
})

test('a letter is printed and posted by the operator; its code makes an owner', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  const vera = await verifier(bench)
  await start(ann, listing)
  const { claim } = await ann.api.ownershipClaims.orderLetter(listing)
  const on = { params: { claimID: claim!.claimID } }
  const { data } = await vera.api.ownershipClaims.list({ query: { state: 'letters' } })
  assert.ok(data.some(({ claimID, why }) => claimID === claim!.claimID && why === 'letter'))
  await assert.rejects(vera.api.ownershipClaims.markPosted(on), named('Conflict'), 'not printed')
  const { content, name } = await vera.api.ownershipClaims.letter(on)
  assert.match(Buffer.from(content, 'base64').toString('latin1'), /^%PDF-/)
  assert.match(name, /\.pdf$/)
  const { letter } = await vera.api.ownershipClaims.markPosted(on)
  assert.ok(letter!.postedAt)
  await assert.rejects(vera.api.ownershipClaims.letter(on), named('Conflict'), 'posted')
  const code = await codeOfLetter(content)
  const { claim: done } = await ann.api.ownershipClaims.enterCode({ ...listing, body: { method: 'letter', code } })
  assert.deepEqual([done!.state, done!.access], ['claimed', 'owner'])
})

async function codeOfLetter(content: string): Promise<string> {
  const { inflateSync } = await import('node:zlib')
  const bytes = Buffer.from(content, 'base64')
  const start = bytes.indexOf('stream\n') + 7
  const page = inflateSync(bytes.subarray(start, bytes.indexOf('endstream', start))).toString('latin1')
  const texts = [...page.matchAll(/\[((?:<[0-9a-f]*>[-\s\d.]*)+)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  )
  const at = texts.findIndex((text, i) => /^[A-Z0-9]{3} ?$/.test(text) && /^[A-Z0-9]{3}$/.test(texts[i + 1] ?? ''))
  return `${texts[at]}${texts[at + 1]}`.replaceAll(' ', '')
}

test('others of the company object by the link of their mail; a verifier decides', async () => {
  const listing = await listed(bench)
  const ann = await bench.person('Ann Example')
  await start(ann, listing)
  const { claim } = await proveMailbox(bench, ann, listing)
  const [mail] = (await mailTo(bench, `info@${listing.domain}`)).filter(({ text }) => text.includes('/objection/'))
  const [, token = ''] = /ownership-claim\/objection\/([\w-]+)/.exec(mail!.text)!
  const link = { params: { token } }
  const { state, companyName, method } = await bench.api.ownershipClaims.objection(link)
  assert.deepEqual([state, companyName, method], ['open', listing.name, 'mailbox'])
  for (const _time of [1, 2]) assert.ok((await bench.api.ownershipClaims.confirm(link)).confirmedAt)
  const { rows } = await bench.pool.query(
    `select reason from audit_entries where object_id = $1 and act = 'ownership.confirm'`,
    [claim!.claimID],
  )
  assert.deepEqual(rows, [{ reason: 'Confirmed by the company’s mailbox' }], 'noted once')
  const objected = await bench.api.ownershipClaims.object({ ...link, body: { reason: 'She left us in May' } })
  assert.equal(objected.state, 'objected')
  await assert.rejects(bench.api.ownershipClaims.object({ ...link, body: { reason: 'Again' } }), named('Conflict'))
  await endTerm(bench, claim!.claimID)
  assert.equal((await ann.api.ownershipClaims.read(listing)).claim!.state, 'contested', 'time alone decides nothing')
  const body = { contactInfo: { city: 'Hagen' }, general: { shortDescription: 'Mine' } }
  await assert.rejects(ann.api.businesses.change({ ...listing, body }), named('Forbidden'))
  const vera = await verifier(bench)
  const on = { params: { claimID: claim!.claimID } }
  const { sides } = await vera.api.ownershipClaims.readCase(on)
  assert.deepEqual([sides.at(-1)!.kind, sides.at(-1)!.says], ['objector', 'She left us in May'])
  await vera.api.ownershipClaims.decide({ ...on, body: { outcome: 'refuse', reason: 'No longer an employee' } })
  assert.equal(await accessOf(bench, listing, ann), undefined)
  assert.equal((await bench.api.businesses.read({ params: listing.params })).data.presence, 'listed')
})

test('a bought domain counts for nothing: a verifier looks', async () => {
  const young = await listed(bench)
  speakFor(bench, young.domain, young.name, new Date(Date.now() + 60_000).toISOString())
  const unnamed = await listed(bench)
  speakFor(bench, unnamed.domain, 'Lucky Casino')
  for (const [listing, reason] of [
    [young, 'youngDomain'],
    [unnamed, 'unnamed'],
  ] as const) {
    const eve = await bench.person('Eve Example')
    const { options } = await start(eve, listing)
    assert.deepEqual(
      options.slice(0, 3).map(({ outlook, reasons }) => [outlook, reasons.includes(reason)]),
      [
        ['noted', true],
        ['noted', true],
        ['noted', true],
      ],
    )
    const { claim } = await proveMailbox(bench, eve, listing)
    assert.deepEqual([claim!.state, claim!.access, claim!.proofs[0]!.state], ['review', null, 'noted'])
    const { claim: recorded } = await proveRecord(bench, eve, listing)
    assert.deepEqual([recorded!.state, recorded!.access], ['review', null])
    assert.equal(await accessOf(bench, listing, eve), undefined)
    const { claims } = await bench.api.verification.read({ params: { businessID: listing.id } })
    assert.deepEqual(claims, [], 'not shown as proven')
  }
})

test('a registry that tells no date leaves seven days for objections also after a record', async () => {
  const listing = await listed(bench)
  bench.domains.delete(`rdap:${listing.domain}`)
  const ann = await bench.person('Ann Example')
  const { options } = await start(ann, listing)
  assert.deepEqual([options[1]!.access, options[1]!.reasons], ['editor', ['unknownAge', 'named']])
  const { claim } = await proveRecord(bench, ann, listing)
  assert.deepEqual([claim!.state, claim!.access], ['waiting', 'editor'])
})

test('without a date of the domain and with an old source a mailbox and a record wait for a verifier', async () => {
  for (const age of ['unknown', 'off']) {
    const listing = await listed(bench)
    bench.domains.delete(`rdap:${listing.domain}`)
    const readAt = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10)
    const sources = JSON.stringify([{ name: 'Register', licence: null, url: null, readAt }])
    await bench.pool.query('update businesses set sources = $2::jsonb where id = $1', [listing.id, sources])
    const ann = await bench.person('Ann Example')
    await start(ann, listing)
    await bench.pool.query('update domain_checks set age = $2 where business_id = $1', [listing.id, age])
    const { options } = await ann.api.ownershipClaims.read(listing)
    assert.deepEqual(
      options.slice(0, 3).map(({ outlook, reasons }) => [outlook, reasons]),
      Array(3).fill(['noted', ['unknownHolder', 'named']]),
      age,
    )
    await proveMailbox(bench, ann, listing)
    const { claim } = await proveRecord(bench, ann, listing)
    assert.deepEqual([claim!.state, claim!.access, await accessOf(bench, listing, ann)], ['review', null, undefined])
  }
})

test('the own open claims are listed with their term and locks, and nobody else’s', async () => {
  const [listing, other] = [await listed(bench), await listed(bench)]
  const [ann, bob] = [await bench.person('Ann Example'), await bench.person('Bob Example')]
  await assert.rejects(bench.api.ownershipClaims.mine(), named('TokenNotFound'))
  await start(ann, listing)
  await proveMailbox(bench, ann, listing)
  await start(ann, other)
  const mine = await ann.api.ownershipClaims.mine()
  assert.deepEqual(
    mine.map(({ business, state, access, until, locked }) => [
      business.businessID,
      state,
      access,
      until !== null,
      locked.includes('remove'),
    ]),
    [
      [listing.id, 'waiting', 'editor', true, true],
      [other.id, 'started', null, false, false],
    ],
  )
  assert.deepEqual(await bob.api.ownershipClaims.mine(), [])
  await ann.api.ownershipClaims.withdraw(other)
  assert.equal((await ann.api.ownershipClaims.mine()).length, 1)
})
