// Domains.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { problemOfProof } from './domain-proof.ts'
import { paidBusiness } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const named = (name: string) => (error: unknown) => error instanceof Refusal && error.name === name

for (const method of ['dns', 'file'] as const)
  test(`a domain is proven by ${method} in the background, and again after 30 days`, async () => {
    const { owner, params } = await paidBusiness(bench)
    const domain = `${method}.ferrantis.example`
    const body = { claim: { kind: 'domain', domain: `https://www.${domain}/`, method } } as const
    const [claim] = (await owner.api.verification.submit({ params, body })).claims
    assert.deepEqual([claim!.state, claim!.subject], ['checking', domain])
    const { claimID, proof } = claim!
    const on = { params: { ...params, claimID } }
    const look = async () => {
      await owner.api.verification.check(on)
      await bench.jobs.runDueJobs()
      return (await owner.api.verification.own({ params })).claims[0]!
    }
    assert.deepEqual([(await look()).state, (await look()).proof!.lastProblem], ['checking', 'missing'])
    bench.domains.set(domain, ['v=spf1 -all', 'wbn-verification=another'])
    assert.equal((await look()).proof!.lastProblem, 'different')
    bench.domains.set(domain, ['v=spf1 -all', `wbn-verification=${proof!.token}`])
    assert.equal((await look()).state, 'verified')
    const { claims, verified } = await bench.api.verification.read({ params })
    assert.deepEqual(
      [claims[0]!.subject, claims[0]!.checkedBy, verified],
      [domain, [], false],
      'a domain alone is no identity',
    )

    bench.domains.delete(domain)
    await bench.pool.query(`update verification_claims set next_check_at = now() where id = $1`, [claimID])
    await bench.jobs.runDueJobs({ ahead: 300 })
    const failed = (await owner.api.verification.own({ params })).claims[0]!
    assert.deepEqual([failed.state, failed.entries.at(-1)!.happened], ['verified', 'unproven'], 'some days of grace')
    await bench.pool.query(`update verification_claims set valid_until = now() where id = $1`, [claimID])
    await bench.jobs.runDueJobs({ ahead: 3600 })
    assert.equal((await owner.api.verification.own({ params })).claims[0]!.state, 'expired')
  })

test('a domain is proven by the code that its mailbox got; it can be tried ten times', async () => {
  const { owner, params } = await paidBusiness(bench)
  const claim = { kind: 'domain', domain: 'mail.ferrantis.example', method: 'mail', mailbox: 'postmaster' } as const
  const { claimID } = (await owner.api.verification.submit({ params, body: { claim } })).claims[0]!
  const [mail] = await bench.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', 'postmaster@mail.ferrantis.example')
    .execute()
  const [code = ''] = /\b\d{8}\b/.exec(mail!.text) ?? []
  const on = { params: { ...params, claimID } }
  await assert.rejects(owner.api.verification.confirm({ ...on, body: { code: '12' } }), named('ValidationError'))
  assert.equal((await owner.api.verification.confirm({ ...on, body: { code } })).claims[0]!.state, 'verified')

  const other = { ...claim, domain: 'second.ferrantis.example' }
  const { claims } = await owner.api.verification.submit({ params, body: { claim: other } })
  const second = { params: { ...params, claimID: claims[0]!.claimID } }
  for (let tries = 0; tries < 10; tries++)
    await assert.rejects(owner.api.verification.confirm({ ...second, body: { code: 'x' } }), named('ValidationError'))
  await assert.rejects(owner.api.verification.confirm({ ...second, body: { code: 'x' } }), named('Conflict'))
  await assert.rejects(owner.api.verification.check(second), named('Conflict'))
})

test('a file counts only where it stands on the domain itself, with or without www', async () => {
  const proof = { domain: 'a.example', method: 'file', token: 't' } as const
  const at = (address: string) => ({
    txt: async () => [],
    file: async () => ({ address, content: 'x\r\n wbn-verification=t \n' }),
  })
  assert.equal(await problemOfProof(proof, at('https://www.a.example/.well-known/wbn.txt')), undefined)
  assert.equal(await problemOfProof(proof, at('https://b.example/wbn.txt')), 'missing')
  const away = { txt: () => Promise.reject(new Error('ETIMEOUT')), file: () => Promise.reject(new Error('reset')) }
  assert.equal(await problemOfProof(proof, away), 'unreachable')
  assert.equal(await problemOfProof({ ...proof, method: 'dns' }, away), 'unreachable')
})
