// Acts on an NDA by access to the firm.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Access } from '#contract/identity/access.ts'
import { addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import * as help from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const acts = ['read', 'copy', 'openings', 'propose', 'sign', 'decline', 'withdraw', 'end'] as const
type Act = (typeof acts)[number]

const allowed: Record<Access, readonly Act[]> = {
  member: ['read', 'copy', 'openings', 'propose'],
  editor: ['read', 'copy', 'openings', 'propose', 'decline', 'withdraw', 'end'],
  admin: acts,
  owner: acts,
}

async function statusOf(act: Act, who: TestPerson, at: help.Dealing, ndaID: string, hash: string): Promise<number> {
  const as = `?bid=${at.S.id}`
  const body = { ...help.signature, hash }
  const thread = `/business/request/${at.rid}/nda`
  const calls = {
    read: () => who.ask('GET', `/nda/${ndaID}${as}`),
    copy: () => who.ask('GET', `/nda/${ndaID}/copy${as}`),
    openings: () => who.ask('GET', `${thread}/openings${as}`),
    propose: () => who.ask('POST', `${thread}${as}`, { kind: 'mutual' }),
    sign: () => who.ask('POST', `/nda/${ndaID}/sign${as}`, body),
    decline: () => who.ask('POST', `/nda/${ndaID}/decline${as}`, {}),
    withdraw: () => who.ask('POST', `/nda/${ndaID}/withdraw${as}`, {}),
    end: () => who.ask('POST', `/nda/${ndaID}/end${as}`, {}),
  }
  return (await calls[act]()).status
}

for (const access of ['member', 'editor', 'admin', 'owner'] as const)
  test(`as ${access}: ${allowed[access].join(', ')}`, async () => {
    for (const act of acts) {
      const at = await help.dealing(bench)
      const who = await bench.person(`Paul ${access}`)
      await addMember(bench.db, at.S.id, who.userID, access)
      const { ndaID, text } = await help.propose(at, act === 'decline' ? 'R' : 'S')
      if (act === 'end') {
        await help.sign(at, 'S', { ndaID, text })
        await help.sign(at, 'R', { ndaID, text })
      }
      const status = await statusOf(act, who, at, ndaID, text.hash)
      const isAllowed = allowed[access].includes(act)
      // Another person's proposal waits: the act was let through, and met a state.
      const expected = !isAllowed ? [403] : act === 'propose' ? [409] : [200]
      assert.ok(expected.includes(status), `${access} ${act}: ${status}`)
    }
  })

test('somebody who left the firm may nothing, and a signature of that person stays', async () => {
  const at = await help.dealing(bench)
  const nda = await help.propose(at, 'S')
  await at.S.admin.api.ndas.sign({
    params: { ndaID: nda.ndaID },
    query: { bid: at.S.id },
    body: { ...help.signature, hash: nda.text.hash },
  })
  await at.S.owner.api.members.remove({ params: { businessID: at.S.id, userID: at.S.admin.userID } })
  for (const act of acts) assert.equal(await statusOf(act, at.S.admin, at, nda.ndaID, nda.text.hash), 403, act)
  const complete = await help.sign(at, 'R', nda)
  assert.equal(complete.state, 'inForce')
})
