// Members.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Access } from '#contract/identity/access.ts'
import { admitPerson } from '#api/identity/people/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function businessWith(...accesses: Access[]): Promise<{ id: string; people: TestPerson[] }> {
  const id = await addBusiness(bench.db, 'Crew Works')
  const people = await Promise.all(accesses.map((access) => bench.person(`${access} Person`)))
  for (const [at, access] of accesses.entries()) await addMember(bench.db, id, people[at]!.userID, access)
  return { id, people }
}

async function tokenFor(email: string): Promise<string> {
  const { rows } = await bench.pool.query<{ text: string }>(
    'select text from mails where recipient = $1 order by id desc limit 1',
    [email],
  )
  return /[?&]token=([\w-]+)/.exec(rows[0]?.text ?? '')![1]!
}

function accessOf(id: string, person: TestPerson) {
  return person.api.businesses.read({ params: { id } }).then(({ session }) => session.access)
}

test('the people of a business are listed to its own people only; invitations and log to who manages', async () => {
  const { id, people } = await businessWith('owner', 'admin', 'member')
  const path = `/business/${id}/member`
  assert.equal((await bench.ask('GET', path)).status, 401)
  const outsider = await bench.person()
  assert.equal((await outsider.ask('GET', path)).status, 403)
  assert.equal((await people[2]!.ask('POST', path, { email: 'new@wbn.example', access: 'member' })).status, 403)
  await people[1]!.api.members.invite({
    params: { businessID: id },
    body: { email: 'new@wbn.example', access: 'member' },
  })
  const seen = await people[0]!.api.members.list({ params: { businessID: id } })
  assert.deepEqual(
    seen.data.data.map(({ access }) => access),
    ['owner', 'admin', 'member'],
  )
  assert.equal(seen.data.data[0]!.user?.lastName, 'Person')
  assert.deepEqual(seen.session, { access: 'owner' })
  assert.equal(seen.data.invitations[0]!.email, 'new@wbn.example')
  assert.equal(seen.data.log[0]!.happened, 'invited')
  const plain = await people[2]!.api.members.list({ params: { businessID: id } })
  assert.equal(plain.data.total, 3)
  assert.deepEqual([plain.data.invitations, plain.data.log], [[], []])
})

test('an invited address gets an email; only who has that address joins, once or twice alike', async () => {
  const { id, people } = await businessWith('owner')
  const [owner] = people as [TestPerson]
  const guest = await bench.person('Gina Guest', { emailVerified: false })
  const params = { businessID: id }
  const email = guest.viewer.email
  assert.equal((await owner.ask('POST', `/business/${id}/member`, { email: 'x', access: 'boss' })).status, 400)
  await owner.api.members.invite({ params, body: { email: email.toUpperCase(), access: 'member' } })
  const former = await tokenFor(email)
  await owner.api.members.invite({ params, body: { email, access: 'admin' } })
  const token = await tokenFor(email)
  await assert.rejects(bench.api.members.invitation({ query: { token: former } }), { name: 'NotFound' })
  const offer = await bench.api.members.invitation({ query: { token } })
  assert.deepEqual([offer.companyName, offer.access, offer.email], ['Crew Works', 'admin', email])
  assert.equal((await bench.ask('POST', '/business/member/accept', { token })).status, 401)
  const other = await bench.person('Otto Other')
  assert.equal((await other.ask('POST', '/business/member/accept', { token })).status, 403)
  assert.equal((await guest.ask('POST', '/business/member/accept', { token: 'made-up' })).status, 404)
  for (let turn = 0; turn < 2; turn++) {
    const joined = await guest.api.members.accept({ body: { token } })
    assert.deepEqual([joined.businessID, joined.access], [id, 'admin'])
  }
  assert.equal(await accessOf(id, guest), 'admin')
  await admitPerson(bench.pool, { ...guest.viewer, emailVerified: true })
  const again = await owner.ask('POST', `/business/${id}/member`, { email, access: 'member' })
  assert.equal(again.status, 409)
  const { data } = await owner.api.members.list({ params })
  assert.deepEqual(
    data.log.map(({ happened }) => happened),
    ['joined', 'invited', 'invited'],
  )
})

test('an invitation is taken back, and ends by itself', async () => {
  const { id, people } = await businessWith('owner')
  const [owner] = people as [TestPerson]
  const guest = await bench.person('Gus Guest')
  const invited = await owner.api.members.invite({
    params: { businessID: id },
    body: { email: guest.viewer.email, access: 'member' },
  })
  const token = await tokenFor(guest.viewer.email)
  const path = `/business/${id}/member/invitation/${invited.id}`
  assert.equal((await guest.ask('DELETE', path)).status, 403)
  for (let turn = 0; turn < 2; turn++) assert.equal((await owner.ask('DELETE', path)).status, 200)
  assert.equal((await guest.ask('POST', '/business/member/accept', { token })).status, 410)

  await owner.api.members.invite({
    params: { businessID: id },
    body: { email: guest.viewer.email, access: 'member' },
  })
  const second = await tokenFor(guest.viewer.email)
  await bench.pool.query(`update invitations set expires_at = now() - interval '1 second' where accepted_at is null`)
  assert.equal((await guest.ask('POST', '/business/member/accept', { token: second })).status, 410)
  assert.equal(await accessOf(id, guest), null)
})

test('nobody fills a mail box with invitations, nor many of them through many businesses', async () => {
  const sender = await bench.person('Spa Mmer')
  const invite = async (email: string) => {
    const id = await addBusiness(bench.db, 'Spam Works')
    await addMember(bench.db, id, sender.userID)
    return (await sender.ask('POST', `/business/${id}/member`, { email, access: 'member' })).status
  }
  const statuses: number[] = []
  for (let turn = 0; turn < 5; turn++) statuses.push(await invite('victim@wbn.example'))
  assert.deepEqual(statuses, [200, 200, 200, 429, 429])
  for (let turn = 0; turn < 40; turn++) statuses.push(await invite(`victim-${turn}@wbn.example`))
  assert.equal(statuses.at(-1), 429)
})

test('an admin neither takes back nor replaces the invitation of an owner', async () => {
  const { id, people } = await businessWith('owner', 'admin')
  const [owner, admin] = people as [TestPerson, TestPerson]
  const guest = await bench.person('Gerda Guest')
  const body = { email: guest.viewer.email, access: 'owner' as const }
  const invited = await owner.api.members.invite({ params: { businessID: id }, body })
  const token = await tokenFor(body.email)
  const path = `/business/${id}/member`
  assert.equal((await admin.ask('DELETE', `${path}/invitation/${invited.id}`)).status, 403)
  assert.equal((await admin.ask('POST', path, { ...body, access: 'member' })).status, 403)
  assert.equal((await guest.api.members.accept({ body: { token } })).access, 'owner')
})

test('who is invited to a business that is closed or gone joins nothing by it', async () => {
  const { id, people } = await businessWith('owner')
  const guest = await bench.person('Gloria Guest')
  const body = { email: guest.viewer.email, access: 'admin' as const }
  await people[0]!.api.members.invite({ params: { businessID: id }, body })
  const token = await tokenFor(body.email)
  await bench.db.updateTable('businesses').set({ status: 'suspended' }).where('id', '=', id).execute()
  assert.equal((await guest.ask('POST', '/business/member/accept', { token })).status, 410)
  await bench.db.updateTable('businesses').set({ status: 'active' }).where('id', '=', id).execute()
  assert.equal(await accessOf(id, guest), null)
  assert.equal((await guest.api.members.accept({ body: { token } })).access, 'admin')
})

test('of three who pass the invitation of one address on at once only one joins', async () => {
  const { id, people } = await businessWith('owner')
  const guest = await bench.person('Greta Guest')
  const body = { email: guest.viewer.email, access: 'member' as const }
  await people[0]!.api.members.invite({ params: { businessID: id }, body })
  const token = await tokenFor(body.email)
  const others = [await bench.person(), await bench.person()]
  const outcomes = await Promise.all(
    [guest, ...others, guest].map(({ ask }) => ask('POST', '/business/member/accept', { token })),
  )
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    [200, 403, 403, 200],
  )
  const { data } = await people[0]!.api.members.list({ params: { businessID: id } })
  assert.equal(data.total, 2)
  assert.equal(data.log.filter(({ happened }) => happened === 'joined').length, 1)
})

test('an admin edits members below owner, an owner everybody; nobody raises themselves', async () => {
  const { id, people } = await businessWith('owner', 'admin', 'member')
  const [owner, admin, member] = people as [TestPerson, TestPerson, TestPerson]
  const set = (who: TestPerson, whom: TestPerson, access: Access) =>
    who.ask('PUT', `/business/${id}/member/${whom.userID}`, { access }).then(({ status }) => status)
  assert.equal(await set(member, member, 'admin'), 403)
  assert.equal(await set(admin, admin, 'owner'), 403)
  assert.equal(await set(admin, owner, 'member'), 403)
  assert.equal(await set(admin, member, 'admin'), 200)
  assert.equal(await set(admin, member, 'member'), 200)
  assert.equal(await set(owner, admin, 'owner'), 200)
  assert.equal(await set(owner, admin, 'admin'), 200)
  const invitesOwner = await admin.ask('POST', `/business/${id}/member`, { email: 'a@wbn.example', access: 'owner' })
  assert.equal(invitesOwner.status, 403)
  const nobody = await bench.person()
  assert.equal(await set(owner, nobody, 'admin'), 404)
})

test('the last owner can not leave, be removed or step down; everybody else can leave', async () => {
  const { id, people } = await businessWith('owner', 'admin', 'member')
  const [owner, admin, member] = people as [TestPerson, TestPerson, TestPerson]
  const path = (whom: TestPerson) => `/business/${id}/member/${whom.userID}`
  assert.equal((await owner.ask('DELETE', path(owner))).status, 409)
  assert.equal((await owner.ask('PUT', path(owner), { access: 'admin' })).status, 409)
  assert.equal((await admin.ask('DELETE', path(owner))).status, 403)
  assert.equal((await member.ask('DELETE', path(admin))).status, 403)
  assert.equal((await member.ask('DELETE', path(member))).status, 200)
  assert.equal(await accessOf(id, member), null)
  assert.equal((await admin.ask('DELETE', path(member))).status, 200)
  assert.equal((await owner.ask('DELETE', path(admin))).status, 200)
  assert.equal((await admin.ask('GET', `/business/${id}/member`)).status, 403)
})

test('a business is transferred to another member; of two owners who leave at once one stays', async () => {
  const { id, people } = await businessWith('owner', 'member')
  const [owner, heir] = people as [TestPerson, TestPerson]
  const path = `/business/${id}/member/${heir.userID}/transfer`
  assert.equal((await heir.ask('POST', path)).status, 403)
  assert.equal((await owner.ask('POST', path)).status, 200)
  assert.deepEqual([await accessOf(id, owner), await accessOf(id, heir)], ['admin', 'owner'])
  const twice = await Promise.all(
    [owner, await bench.person()].map(async (next) => {
      if (next !== owner) await addMember(bench.db, id, next.userID, 'member')
      return heir.ask('POST', `/business/${id}/member/${next.userID}/transfer`)
    }),
  )
  assert.ok(twice.some(({ status }) => status === 200))
  const owners = await bench.db
    .selectFrom('members')
    .select('userId')
    .where('businessId', '=', id)
    .where('access', '=', 'owner')
    .execute()
  assert.equal(owners.length, 1, 'who has given a business away gives nothing away any more')
  await bench.db.updateTable('members').set({ access: 'admin' }).where('businessId', '=', id).execute()
  await bench.db
    .updateTable('members')
    .set({ access: 'owner' })
    .where('businessId', '=', id)
    .where('userId', '=', heir.userID)
    .execute()
  await heir.ask('PUT', `/business/${id}/member/${owner.userID}`, { access: 'owner' })
  const outcomes = await Promise.all(
    [owner, heir].map((one) => one.ask('DELETE', `/business/${id}/member/${one.userID}`)),
  )
  assert.deepEqual(
    outcomes.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  )
})

test('a business is run from its first member on until the last one leaves', async () => {
  const id = await addBusiness(bench.db, 'Presence Quillon Works')
  const presence = () => bench.api.businesses.read({ params: { id } }).then(({ data }) => data.presence)
  const found = (wanted: 'run' | 'listed') =>
    bench.api.search.business({ body: { textQuery: 'Quillon', presence: wanted } })
  assert.equal(await presence(), 'listed')
  const listed = await found('listed')
  assert.deepEqual([listed.total, listed.facets?.presence], [1, { run: 0, listed: 1 }])
  const people = [await bench.person(), await bench.person()]
  for (const person of people) await addMember(bench.db, id, person.userID, 'owner')
  assert.equal(await presence(), 'run')
  const [first] = people as [TestPerson, TestPerson]
  await first.api.members.remove({ params: { businessID: id, userID: first.userID } })
  assert.equal(await presence(), 'run')
  assert.equal((await found('run')).total, 1)
  await bench.db.deleteFrom('members').where('businessId', '=', id).execute()
  assert.equal(await presence(), 'listed')
})
