// Every signed-in call × every kind of caller.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Access, accesses, type BusinessNeed, hasPermission } from '#contract/identity/access.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { holdsScope, type Scope, scopes, scopesOf } from '#contract/identity/scopes.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from './testing.ts'

const unknown = '00000000-0000-7000-8000-000000000000'
const calls = Object.entries(contract).flatMap(([capability, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${capability}.${name}`,
    endpoint,
    needed: scopesOf(capability, name, endpoint),
  })),
)
type Call = (typeof calls)[number]
const forSome = calls.filter(({ endpoint }) => endpoint.signedIn || endpoint.staff)
const forPeopleOfABusiness = calls.filter(({ endpoint }) => endpoint.needs)

let bench: TestApi
let someone: TestPerson
let unverified: TestPerson
let elsewhere: TestPerson
const members = {} as Record<Access, TestPerson>
before(async () => {
  bench = await testApi()
  someone = await bench.person('Sid Stranger')
  unverified = await bench.person('Una Verified', { emailVerified: false })
  elsewhere = await bench.person('Ed Elsewhere')
  await addMember(bench.db, await addBusiness(bench.db, 'Elsewhere Works'), elsewhere.userID)
  for (const access of accesses) members[access] = await bench.person(`${access} Person`)
})
after(() => bench.close())

/** Permission is checked on valid input only. */
const inputs: Record<string, { kind?: string; body: object }> = {
  'agreements.propose': {
    body: { with: unknown, side: 'supplier', lines: [unknown], countries: ['CL'], role: 'agent', from: '2026-01-01' },
  },
  'agreements.giveNotice': { body: { until: '2027-01-01' } },
  'agreements.dispute': { body: { text: 'It ended' } },
  'agreements.addEvidence': { body: { text: 'It did not' } },
  'agreements.show': { body: { listed: true, showsEnd: true } },
  'agreements.challenge': { body: { text: 'Never appointed', distributor: unknown, brand: 'Matrix' } },
  'territories.createLine': { body: { name: 'Pumps' } },
  'territories.changeLine': { body: { name: 'Pumps' } },
  'territories.set': { body: { lines: [unknown], countries: ['CL'], state: 'open' } },
  'territories.paste': { body: { text: 'line,country,state' } },
  'blocks.block': { body: { resourceID: unknown } },
  'blocks.unblock': { body: { resourceID: unknown } },
  'businesses.addCertificate': { body: { name: 'ISO 9001' } },
  'catalogues.begin': { body: { fileName: 'list.csv', mapping: {} } },
  'catalogues.addRows': { body: { rows: [{ row: 1, cells: {} }] } },
  'catalogues.addPictures': { body: { pictures: [{ name: 'a.png', token: 'a' }] } },
  'comments.create': { body: { resourceID: unknown, content: 'Hello' } },
  'connections.ask': { body: { resourceID: unknown } },
  'documents.add': { body: { kind: 'datasheet', file: 'token' } },
  'documents.change': { body: { title: 'Curve' } },
  'documents.revise': { body: { file: 'token' } },
  'documentRequests.ask': { body: { message: 'Hello' } },
  'documentRequests.answer': { body: { granted: false, message: 'Sorry' } },
  'files.requestForBusiness': { body: { contentType: 'image/png', fileSize: 1 } },
  'follows.follow': { kind: 'business', body: { resourceID: unknown } },
  'memberships.subscribe': { body: { paymentMethod: 'pm_card_visa', planId: 'gold-year', email: 'a@wbn.example' } },
  'memberships.confirm': { body: { paymentID: unknown } },
  'memberships.answerTestBank': { body: { clientSecret: 'none', approve: true } },
  'memberships.changeBilling': { body: { name: 'Matrix Works', address: 'Road 1', country: 'US' } },
  'memberships.correctInvoice': { body: { name: 'Matrix Works', address: 'Road 11', country: 'US' } },
  'memberships.changeCard': { body: { paymentMethod: 'pm_card_visa', email: 'a@wbn.example' } },
  'memberships.orderByTransfer': { body: { planId: 'gold-year', email: 'a@wbn.example' } },
  'members.invite': { body: { email: 'new@wbn.example', access: 'member' } },
  'members.change': { body: { access: 'member' } },
  'posts.create': { body: { content: 'Hello', timelineID: unknown, timelineType: 'business' } },
  'products.create': { body: { name: 'Valve' } },
  'reach.showVisits': { body: { shown: true } },
  'reading.setPreference': { body: { translate: 'ask', languages: [] } },
  'reading.setThread': { body: { always: true, language: 'es' } },
  'reactions.react': { kind: 'business', body: { resourceID: unknown } },
  'reactions.unreact': { kind: 'business', body: { resourceID: unknown } },
  'rfqs.create': {
    body: {
      title: 'Gear pumps',
      quantity: 8,
      unit: 'piece',
      country: 'CL',
      currency: 'USD',
      deadline: new Date().toISOString().slice(0, 10),
      suppliers: [unknown],
    },
  },
  'rfqs.quote': { body: { tiers: [{ quantity: 1, unitPrice: 1 }], unit: 'piece', currency: 'USD' } },
  'rfqs.decline': { body: { reason: 'Sold out' } },
  'samples.request': { body: { name: 'Gear pump' } },
  'samples.qualify': {
    body: {
      purpose: 'A trial',
      quantity: 1,
      unit: 'piece',
      address: { receiver: 'Bea', street: 'Road 1', place: 'Lima', country: 'PE' },
      freight: 'supplier',
    },
  },
  'samples.approve': { body: { qualifiedAt: '2026-06-01T12:00:00.000Z' } },
  'samples.decline': { body: { reason: 'Sold out' } },
  'samples.ship': { body: { carrier: 'DHL', tracking: 'JD0146' } },
  'samples.conclude': { body: { outcome: 'fits' } },
  'ndas.propose': { body: { kind: 'mutual' } },
  'ndas.proposeForRfq': { body: { kind: 'mutual' } },
  'ndas.sign': { body: { name: 'Ann Example', role: 'Owner', hash: '0'.repeat(64), agreed: true } },
  'inquiries.send': { body: { to: unknown, subject: 'priceList', message: 'Hello' } },
  'inquiries.keep': { body: { to: unknown, subject: 'priceList', message: 'Hello' } },
  'inquiries.sendMessage': { body: { content: 'Hello' } },
  'support.start': { body: { subject: 'Catalog', content: 'Hello' } },
  'support.write': { body: { content: 'Hello' } },
  'inquiries.assign': { body: { userID: '' } },
  'inquiries.archive': { body: { archived: true } },
  'inquiries.setLabels': { body: { labels: [] } },
  'inquiries.addNote': { body: { content: 'Call back' } },
  'inquiries.addLabel': { body: { name: 'Hot' } },
  'inquiries.changeLabel': { body: { name: 'Hot' } },
  'inquiries.addSavedReply': { body: { name: 'Thanks', content: 'Thank you' } },
  'verification.submit': { body: { claim: { kind: 'lei', number: 'HWUPKR0MPOU8FGXBT394' } } },
  'corrections.decide': { body: { accept: true } },
  'verification.answer': { body: { content: 'Yes' } },
  'verification.confirm': { body: { code: '12345678' } },
  'webhooks.create': { body: { url: 'https://example.com/wbn', events: ['inquiry.received'] } },
  'webhooks.change': { body: { url: 'https://example.com/wbn', events: ['inquiry.received'] } },
  'inquiries.changeSavedReply': { body: { name: 'Thanks', content: 'Thank you' } },
}

async function outcome(who: Pick<TestPerson, 'ask'>, { name, endpoint }: Call, id: string) {
  const { method, needs } = endpoint
  const { kind = unknown, body: more = {} } = inputs[name] ?? {}
  const path = endpoint.path.replace(/:(\w+)/g, (_, field: string) =>
    field === needs?.by ? id : field === 'resourceType' ? kind : unknown,
  )
  const inPath = endpoint.path.includes(`:${needs?.by}`)
  const inQuery = needs && (!endpoint.body || needs.by in (endpoint.query?.shape ?? {}))
  const field = { ...more, ...(needs && !inPath && !inQuery && { [needs.by]: id }) }
  const query = inQuery && !inPath ? `?${needs.by}=${id}` : ''
  const { status, body } = await who.ask(method, path + query, endpoint.body ? field : undefined)
  return { status, message: body.success ? '' : body.error.message }
}

async function made({ needs }: Endpoint, more: { status?: string; removedAt?: Date } = {}): Promise<string> {
  const id = await addBusiness(bench.db, 'Matrix Works', more)
  for (const access of accesses) await addMember(bench.db, id, members[access].userID, access)
  return needs?.of === 'product' ? addProduct(bench.db, id, 'Matrix valve') : id
}

test('whatever is written, and whatever names a business to act for, says who may', () => {
  const open =
    /^(boosts\.(show|click)$|choices\.choose$|documents\.open$|reach\.tell$|reading\.translate$|search\.(business|product|user)|needHelp\.|removals\.(request|confirm)$|sanctions\.appeal$|ownershipClaims\.(object|confirm)$|notifications\.unsubscribe)/
  const unsaid = calls.filter(
    ({ name, endpoint }) => endpoint.method !== 'GET' && !endpoint.signedIn && !open.test(name),
  )
  assert.deepEqual(
    unsaid.map(({ name }) => name),
    [],
  )
  const careless = forSome.filter(({ endpoint: { needs, params, body, query } }) => {
    const fields = [params, body, query].flatMap((part) => Object.keys(part?.shape ?? {}))
    return !needs && fields.some((field) => ['businessID', 'bid', 'ubid', 'productID'].includes(field))
  })
  assert.deepEqual(
    careless.map(({ name }) => name),
    [],
  )
  // Calls without a business yet, of claimants, or open to anybody.
  const free = calls.filter(
    ({ endpoint: { method, path, needs } }) => method !== 'GET' && !needs && /^\/(business|product)\//.test(path),
  )
  assert.deepEqual(
    free.map(({ name }) => name).filter((name) => !name.startsWith('ownershipClaims.')),
    ['businesses.create', 'corrections.suggest', 'members.accept', 'removals.request', 'removals.confirm'],
  )
})

for (const call of forSome) {
  const { name, endpoint } = call
  test(`${name}: a stranger is asked to log in${endpoint.signedIn === 'verified' ? ', an address to be verified' : ''}`, async () => {
    const id = await made(endpoint)
    assert.equal((await outcome(bench, call, id)).status, 401)
    const nonsense = await bench.ask(
      endpoint.method,
      endpoint.path,
      endpoint.body && { [endpoint.needs?.by ?? 'id']: 1 },
    )
    assert.equal(!nonsense.body.success && nonsense.body.error.name, 'TokenNotFound', 'before any input is looked at')
    const early = await outcome(unverified, call, id)
    assert.equal(early.message === 'Verify your e-mail address first', endpoint.signedIn === 'verified', early.message)
    if (endpoint.signedIn === 'verified') assert.equal(early.status, 403)
    assert.ok(early.status !== 401 && early.status < 500, early.message)
    if (endpoint.staff) assert.equal((await outcome(someone, call, id)).status, 403)
  })
}

for (const call of forPeopleOfABusiness) {
  const { name, endpoint } = call
  const { permission } = endpoint.needs as BusinessNeed
  test(`${name}: only people with the permission «${permission}» for the business, as long as it is there`, async () => {
    const refusal = 'You may not do this for the business'
    const id = await made(endpoint)
    for (const outsider of [someone, elsewhere]) {
      assert.deepEqual(await outcome(outsider, call, id), { status: 403, message: refusal })
    }
    for (const access of accesses) {
      const { status, message } = await outcome(members[access], call, await made(endpoint))
      assert.equal(message === refusal, !hasPermission(permission, access), `${access}: ${status} ${message}`)
      assert.ok(status !== 401 && status < 500, `${access}: ${status} ${message}`)
    }
    const suspended = await outcome(members.owner, call, await made(endpoint, { status: 'suspended' }))
    assert.deepEqual(suspended, { status: 403, message: 'This business is suspended' })
    assert.equal((await outcome(someone, call, await made(endpoint, { status: 'suspended' }))).status, 404)
    assert.equal((await outcome(members.owner, call, await made(endpoint, { removedAt: new Date() }))).status, 410)
    assert.equal((await outcome(members.owner, call, unknown)).status, 404)
  })
}

const program = (held: readonly Scope[], businessID: string | null = null) =>
  bench.person('Pat Program', { apiToken: { id: unknown, scopes: [...held], businessID } })

for (const call of forSome) {
  const { name, endpoint, needed } = call
  test(`${name}: an API token ${needed.length ? `needs the scope ${needed.join(' or ')}` : 'is refused whatever its scopes'}`, async () => {
    const id = await made(endpoint)
    const without = await program(scopes.filter((scope) => !holdsScope([scope], needed)))
    const refused = await outcome(without, call, id)
    assert.equal(refused.status, 403, refused.message)
    assert.match(refused.message, needed.length ? /^The API token needs the scope / : /^No API token makes this call$/)
    for (const scope of needed) {
      const { status, message } = await outcome(await program([scope]), call, id)
      assert.ok(status !== 401 && status < 500 && !message.includes('API token'), `${status} ${message}`)
    }
  })
}

for (const call of calls.filter(({ endpoint, needed }) => needed.length > 0 && endpoint.signedIn)) {
  const { name, endpoint } = call
  test(`${name}: an API token of a business acts for this business alone`, async () => {
    const [own, other] = [await made(endpoint), await made(endpoint)]
    const businessOf = async (id: string) =>
      endpoint.needs?.of === 'product'
        ? ((await bench.pool.query('select business_id from products where id = $1', [id])).rows[0]
            .business_id as string)
        : id
    const bound = await program(scopes, await businessOf(own))
    for (const id of [own, other]) await addMember(bench.db, await businessOf(id), bound.userID)
    const elsewhere = await outcome(bound, call, other)
    assert.equal(elsewhere.status, 403, elsewhere.message)
    assert.match(elsewhere.message, /^This API token acts for (a business alone|another business)$/)
    if (!endpoint.needs) return
    const { status, message } = await outcome(bound, call, own)
    assert.ok(status !== 401 && status < 500 && !message.includes('API token'), `${status} ${message}`)
  })
}

test('a call that is open to strangers answers a token without its scope as a stranger', async () => {
  const id = await addBusiness(bench.db, 'Open Works')
  const knows = async (held: Scope[]) => {
    const member = await program(held)
    await addMember(bench.db, id, member.userID)
    return (await member.api.businesses.read({ params: { id } })).session
  }
  const stranger = (await bench.api.businesses.read({ params: { id } })).session
  assert.deepEqual(await knows(['inquiries:write']), stranger)
  assert.notDeepEqual(await knows(['business:read']), stranger)
})
