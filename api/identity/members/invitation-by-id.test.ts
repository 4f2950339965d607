// Invitations by id.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const offer = (token: string) => `/business/member/invitation?token=${token}`
const accept = '/business/member/accept'

test('the notification of an invitation leads to where it is accepted, by the invited alone, twice alike', async () => {
  const { read } = openReader(bench.dependencies)
  const [owner, guest, other] = await Promise.all(['Olga', 'Gil', 'Oskar'].map((name) => bench.person(name)))
  const businessID = await addBusiness(bench.db, 'Inviting Works')
  await addMember(bench.db, businessID, owner!.userID)
  const body = { email: guest!.viewer.email, access: 'member' as const }
  const { id } = await owner!.api.members.invite({ params: { businessID }, body })
  await read()
  const [entry] = (await guest!.api.notifications.list()).data
  assert.equal(entry!.detail.invitationID, id)

  const unverified = await bench.person('Gil', { email: guest!.viewer.email, emailVerified: false })
  assert.equal((await bench.ask('POST', accept, { token: id })).status, 401)
  for (const ask of [bench.ask, other!.ask, unverified.ask]) assert.equal((await ask('GET', offer(id))).status, 404)
  for (const { ask } of [other!, unverified]) assert.equal((await ask('POST', accept, { token: id })).status, 404)
  assert.equal((await guest!.ask('POST', accept, { token: '' })).status, 400)
  assert.equal((await guest!.ask('POST', accept, { token: businessID })).status, 404)
  assert.equal((await guest!.api.members.invitation({ query: { token: id } })).companyName, 'Inviting Works')
  for (const _ of [1, 2])
    assert.equal((await guest!.api.members.accept({ body: { token: id } })).businessID, businessID)

  const { id: second } = await owner!.api.members.invite({
    params: { businessID },
    body: { ...body, email: other!.viewer.email },
  })
  await owner!.api.members.withdraw({ params: { businessID, id: second } })
  assert.equal((await other!.ask('POST', accept, { token: second })).status, 410)
})
