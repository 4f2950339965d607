// Staff calls × roles.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type StaffRole, staffRoles } from '#contract/identity/access.ts'
import { contract } from '#contract/contract.ts'
import { staffCallsOf } from '#contract/operations/console/staff-calls.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const unknown = '00000000-0000-7000-8000-000000000000'

let bench: TestApi
let someone: TestPerson
const staff = {} as Record<StaffRole, TestPerson>
before(async () => {
  bench = await testApi()
  someone = await bench.person('Sid Stranger')
  for (const role of staffRoles) staff[role] = await bench.person(`${role} Person`, { roles: [role] })
})
after(() => bench.close())

for (const { name, method, path, roles } of staffCallsOf(contract)) {
  test(`${name}: ${roles.join(', ')} and nobody else`, async () => {
    const ask = ({ ask: askAs }: Pick<TestPerson, 'ask'>) =>
      askAs(method, path.replace(/:\w+/g, unknown), method === 'GET' ? undefined : {})
    assert.equal((await ask(bench)).status, 401)
    assert.equal((await ask(someone)).status, 403)
    for (const role of staffRoles) {
      const { status, body } = await ask(staff[role])
      const isRefused = status === 403 && !body.success && body.error.message === 'Only for staff'
      assert.equal(isRefused, !roles.includes(role), `${role}: ${status}`)
      assert.ok(status !== 401 && status < 500, `${role}: ${status} ${JSON.stringify(body)}`)
    }
  })
}

test('the printed permissions are those of the contract', async () => {
  const printed = await staff.support.api.console.permissions()
  for (const call of staffCallsOf(contract))
    assert.ok(printed.some((one) => JSON.stringify(one) === JSON.stringify(call)))
})

test('a queue is counted for those who work on it', async () => {
  const keys = async (role: StaffRole) => (await staff[role].api.console.queues()).map(({ key }) => key)
  assert.ok((await keys('moderator')).includes('reports'))
  assert.ok(!(await keys('support')).includes('reports'))
})

test('an administrator gives and takes a role', async () => {
  const params = { id: (await bench.person('Vera Verifier')).userID }
  const { api } = staff.administrator
  assert.deepEqual((await api.console.setRoles({ params, body: { roles: ['verifier'], reason: 'New here' } })).roles, [
    'verifier',
  ])
  assert.deepEqual((await api.console.setRoles({ params, body: { roles: [], reason: 'Left' } })).roles, [])
})
