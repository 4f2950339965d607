// Every write of the staff is audited.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { staffAccounts } from '#contract/identity/auth/staff.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { paidBusiness, registerClaim } from '#api/trust/verification/testing.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const changingNothing: Record<string, string> = {
  'audit.check': 'stands in audit_checks',
  'emails.preview': 'draws',
  'plans.preview': 'draws',
  'portalPages.preview': 'draws',
  'texts.preview': 'draws',
  'synonyms.try': 'searches',
}

const acts: Record<string, [acts: string[], test: string]> = {
  'agreements.decide': [['agreement.decide'], 'trade/territories/agreements/disputes'],
  'announcements.create': [['announcement.create'], 'publishing/announcements/announcements'],
  'announcements.change': [['announcement.change'], 'publishing/announcements/announcements'],
  'announcements.end': [['announcement.end'], 'publishing/announcements/announcements'],
  'announcements.restore': [['announcement.restore'], 'publishing/announcements/announcements'],
  'categories.add': [['category.add'], 'operations/lists/categories'],
  'categories.rename': [['category.rename'], 'operations/lists/categories'],
  'categories.retire': [['category.retire'], 'operations/lists/categories'],
  'categories.restore': [['category.restore'], 'operations/lists/categories'],
  'companyInvitations.write': [['invitations.write'], 'trust/company-invitations/company-invitations'],
  'comments.moderate': [['comment.hide', 'comment.restore'], 'staff-calls'],
  'console.mergeBusiness': [['business.merge'], 'operations/console/merging'],
  'console.setRoles': [['role.grant', 'role.revoke'], '../auth/lifecycle/staff'],
  'rates.set': [['rates.set'], 'trade/rates/rates'],
  'rates.remove': [['rates.remove'], 'trade/rates/rates'],
  'rates.fetch': [['rates.replace'], 'trade/rates/rates'],
  'duplicates.merge': [['user.merge'], 'trust/duplicates/merge'],
  'duplicates.tellApart': [['user.tellApart'], 'trust/duplicates/duplicates'],
  'duplicates.takeBack': [['user.undecide'], 'trust/duplicates/duplicates'],
  'emails.test': [['email.test'], 'staff-calls'],
  'emails.write': [['email.write'], 'identity/emails/emails'],
  'emails.withdraw': [['email.withdraw'], 'identity/emails/emails'],
  'emails.restore': [['email.restore'], 'identity/emails/emails'],
  'groups.moderate': [['group.hide', 'group.restore'], 'staff-calls'],
  'inquiries.settleHeld': [['inquiry.deliver', 'inquiry.end'], 'trade/inquiries/rates'],
  'lists.add': [['entry.add'], 'operations/lists/lists'],
  'lists.rename': [['entry.rename'], 'operations/lists/lists'],
  'lists.retire': [['entry.retire'], 'operations/lists/lists'],
  'lists.restore': [['entry.restore'], 'operations/lists/lists'],
  'memberships.confirmTransfer': [['payment.confirm'], 'billing/memberships/life'],
  'memberships.correctPayment': [['invoice.correct'], 'billing/memberships/corrections'],
  'memberships.refund': [['payment.refund'], 'billing/memberships/life'],
  'memberships.resolveFinding': [['finding.resolve'], 'staff-calls'],
  'needHelp.answer': [['enquiry.answer'], 'staff-calls'],
  'needHelp.change': [['enquiry.assign', 'enquiry.status'], 'staff-calls'],
  'needHelp.note': [['enquiry.note'], 'staff-calls'],
  'ownershipClaims.decide': [['ownership.approve', 'ownership.refuse'], 'trust/ownership-claims/contests'],
  'ownershipClaims.letter': [['ownership.print'], 'trust/ownership-claims/contests'],
  'ownershipClaims.markPosted': [['ownership.post'], 'trust/ownership-claims/contests'],
  'plans.change': [['plan.change'], 'billing/plans/plans'],
  'plans.withdraw': [['plan.withdraw'], 'billing/plans/plans'],
  'plans.restore': [['plan.restore'], 'billing/plans/plans'],
  'portalPages.write': [['portal.write'], 'publishing/portal-pages/versions'],
  'portalPages.withdraw': [['portal.withdraw'], 'publishing/portal-pages/versions'],
  'portalPages.restore': [['portal.restore'], 'publishing/portal-pages/versions'],
  'posts.moderate': [['post.hide', 'post.restore'], 'staff-calls'],
  'corrections.judge': [['correction.accept', 'correction.refuse'], 'trust/corrections/corrections'],
  'removals.decide': [['business.entomb', 'removal.refuse'], 'trust/removals/removals'],
  'reports.decide': [['report.'], 'trust/reports/cases'],
  'reports.settle': [['report.settle'], 'trust/reports/cases'],
  'reviews.judge': [
    ['review.publish', 'review.refuse', 'review.count', 'review.ignore', 'review.ask', 'review.keep', 'review.amend'],
    'trust/reviews/judging',
  ],
  'reviews.judgeNote': [['review.acceptNote', 'review.refuseNote'], 'trust/reviews/judging'],
  'reviews.examine': [['review.examine'], 'trust/reviews/judging'],
  'sanctions.impose': [['user.limit'], 'staff-calls'],
  'sanctions.close': [['business.terminate'], 'staff-calls'],
  'sanctions.end': [['user.restore'], 'staff-calls'],
  'sanctions.decideAppeal': [['appeal.'], 'trust/sanctions/sanctions'],
  'support.answer': [['support.answer'], 'billing/support/support'],
  'support.book': [['support.book'], 'billing/support/support'],
  'synonyms.create': [['synonym.create'], 'discovery/synonyms/synonyms'],
  'synonyms.change': [['synonym.change'], 'discovery/synonyms/synonyms'],
  'synonyms.withdraw': [['synonym.withdraw'], 'discovery/synonyms/synonyms'],
  'synonyms.restore': [['synonym.restore'], 'discovery/synonyms/synonyms'],
  'reading.settleReport': [['translations.discard', 'translations.dismiss'], 'discovery/reading/reports'],
  'searchEngine.rebuild': [['search.rebuild'], 'operations/search-engine/search-engine'],
  'searchEngine.retry': [['search.retry'], 'operations/search-engine/search-engine'],
  'system.dropJob': [['job.drop'], 'operations/system/system'],
  'system.retryJob': [['job.retry'], 'operations/system/system'],
  'texts.write': [['text.write'], 'publishing/texts/versions'],
  'texts.withdraw': [['text.withdraw'], 'publishing/texts/versions'],
  'texts.restore': [['text.restore'], 'publishing/texts/versions'],
  'translations.resume': [['translations.resume'], 'foundation/translations/translations'],
  'translations.setTerm': [['term.set'], 'foundation/translations/translations'],
  'translations.removeTerm': [['term.remove'], 'foundation/translations/translations'],
  'translations.restoreTerm': [['term.restore'], 'foundation/translations/translations'],
  'verification.take': [['claim.take', 'claim.release'], 'staff-calls'],
  'verification.ask': [['claim.ask'], 'trust/verification/verification'],
  'verification.approve': [['claim.approve', 'claim.verify'], 'trust/verification/verification'],
  'verification.refuse': [['claim.refuse'], 'trust/verification/verification'],
}

const staffWrites = Object.entries(contract).flatMap(([name, calls]) =>
  Object.entries<Endpoint>(calls).flatMap(([call, { staff, method }]) =>
    staff && method !== 'GET' ? [`${name}.${call}`] : [],
  ),
)

test('every writing call of the staff names its act, or why it has none; a new one fails here', () => {
  assert.deepEqual(staffWrites.toSorted(), [...Object.keys(acts), ...Object.keys(changingNothing)].toSorted())
  for (const [call, [, file]] of Object.entries(acts)) {
    const path = new URL(`./${file}.test.ts`, import.meta.url)
    assert.ok(existsSync(path), `${call}: ${file}`)
  }
})

test('the auth service takes acts on accounts through the audit chain alone', () => {
  const writes = Object.entries<Endpoint>(staffAccounts).filter(([, { method }]) => method !== 'GET')
  assert.deepEqual(writes.map(([name]) => name).toSorted(), ['mergeAccounts', 'setAccountRoles', 'setAccountState'])
  for (const file of ['staff', 'merging'])
    assert.match(readFileSync(`auth/lifecycle/${file}.ts`, 'utf8'), /recordStaffAct\(context, tx/)
})

let bench: TestApi
let staff: TestPerson
before(async () => {
  bench = await testApi()
  staff = await bench.person('Ada Admin', { roles: ['administrator'] })
})
after(() => bench.close())

async function recorded(work: () => Promise<unknown>): Promise<string[]> {
  const read = async () =>
    (
      await bench.pool.query<{ act: string; actor_id: string | null }>(
        'select act, actor_id from audit_entries order by id',
      )
    ).rows
  const before = await read()
  await work()
  const added = (await read()).slice(before.length)
  for (const { actor_id: actor } of added) assert.equal(actor, staff.userID)
  return added.map(({ act }) => act)
}

test('posts and comments: hidden, shown again, removed and restored by the staff', async () => {
  const author = await bench.person('Pia Poster')
  const body = { timelineID: author.userID, timelineType: 'user', content: 'A first text' } as const
  const { postID } = await author.api.posts.create({ body })
  const comment = { resourceID: postID, resourceType: 'post', content: 'A comment' } as const
  const { commentID } = await author.api.comments.create({ body: comment })
  const [post, one] = [{ postID }, { commentID }]
  const [hidden, shown] = [{ hidden: true }, { hidden: false }]
  assert.deepEqual(await recorded(() => staff.api.comments.moderate({ params: one, body: hidden })), ['comment.hide'])
  assert.deepEqual(await recorded(() => staff.api.comments.moderate({ params: one, body: shown })), ['comment.restore'])
  assert.deepEqual(await recorded(() => staff.api.comments.remove({ params: one })), ['comment.remove'])
  assert.deepEqual(await recorded(() => staff.api.posts.moderate({ params: post, body: hidden })), ['post.hide'])
  assert.deepEqual(await recorded(() => staff.api.posts.moderate({ params: post, body: shown })), ['post.restore'])
  assert.deepEqual(await recorded(() => staff.api.posts.remove({ body: post })), ['post.remove'])
})

test('groups: hidden, shown again, and removed by a moderator who is not the owner', async () => {
  const owner = await bench.person('Olga Owner')
  const body = {
    name: 'Rotary kilns',
    description: 'All about kilns',
    admission: 'open',
    industry: nodeByKey('0004')!.id,
  } as const
  const { groupID } = await owner.api.groups.create({ body })
  const params = { groupID }
  assert.deepEqual(await recorded(() => staff.api.groups.moderate({ params, body: { hidden: true } })), ['group.hide'])
  assert.deepEqual(await recorded(() => staff.api.groups.moderate({ params, body: { hidden: false } })), [
    'group.restore',
  ])
  assert.deepEqual(await recorded(() => staff.api.groups.remove({ params })), ['group.remove'])
  assert.deepEqual(await recorded(() => staff.api.groups.remove({ params })), [], 'repeated')
  const { groupID: own } = await owner.api.groups.create({ body: { ...body, name: 'Own group' } })
  const { rows } = await bench.pool.query('select count(*)::int as acts from audit_entries')
  await owner.api.groups.remove({ params: { groupID: own } })
  assert.deepEqual((await bench.pool.query('select count(*)::int as acts from audit_entries')).rows, rows, "an owner's")
})

test('sanctions of people and businesses, imposed and ended', async () => {
  const person = await bench.person('Sam Sanctioned')
  const why = { rule: 'spam', reason: 'Sent the same text to many' } as const
  const limit = { objectKind: 'user', objectID: person.userID, act: 'limit', ...why } as const
  let sanction = ''
  const impose = async () => {
    sanction = (await staff.api.sanctions.impose({ body: { ...limit, days: 3 } })).id
  }
  assert.deepEqual(await recorded(impose), ['user.limit'])
  const end = () => staff.api.sanctions.end({ params: { id: sanction }, body: { reason: 'A mistake' } })
  assert.deepEqual(await recorded(end), ['user.restore'])
  const objectID = await addBusiness(bench.db, 'Shut Ltd')
  await addMember(bench.db, objectID, person.userID)
  const close = () =>
    staff.api.sanctions.close({ body: { objectKind: 'business', objectID, act: 'terminate', ...why } })
  assert.deepEqual(await recorded(close), ['business.terminate'])
})

test('test emails and findings of the reconciliation', async () => {
  const params = { kind: 'memberships.order', lang: 'en' } as const
  const { words } = await staff.api.emails.read({ params })
  assert.deepEqual(await recorded(() => staff.api.emails.test({ params, body: { words } })), ['email.test'])
  const { rows } = await bench.pool.query<{ id: string }>(
    "insert into payment_findings (reference, kind, detail) values ('x', 'unknown', 'x') returning id",
  )
  const finding = { params: { findingID: rows[0]!.id } }
  assert.deepEqual(await recorded(() => staff.api.memberships.resolveFinding(finding)), ['finding.resolve'])
})

test('requests for help: taken, noted, answered; evidence taken and given back', async () => {
  const form = { companyPhone: '+56 2 2555 0100', email: 'lucia@maipo.example' }
  await bench.ask('POST', '/needhelp/send', form)
  const { enquiryID } = (await staff.api.needHelp.list({})).data[0]!
  const params = { enquiryID }
  const take = async () => {
    const { version } = await staff.api.needHelp.read({ params })
    await staff.api.needHelp.change({ params, body: { version, assignee: 'me' } })
  }
  assert.deepEqual(await recorded(take), ['enquiry.assign'])
  const note = () => staff.api.needHelp.note({ params, body: { content: 'Called back' } })
  assert.deepEqual(await recorded(note), ['enquiry.note'])
  const answer = async () => {
    const { version } = await staff.api.needHelp.read({ params })
    await staff.api.needHelp.answer({ params, body: { version, content: 'Here you are' } })
  }
  assert.deepEqual(await recorded(answer), ['enquiry.answer'])

  const { claimID } = await registerClaim(bench, await paidBusiness(bench))
  const claim = { params: { claimID } }
  for (const [taken, act] of [
    [true, 'claim.take'],
    [false, 'claim.release'],
  ] as const)
    assert.deepEqual(await recorded(() => staff.api.verification.take({ ...claim, body: { taken } })), [act])
})
