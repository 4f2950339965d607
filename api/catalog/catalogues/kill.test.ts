// An import killed midway.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { endHeartbeats } from '#kit/jobs/testing.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { started } from './testing.ts'

const many = 6000

let bench: TestApi
let owner: TestPerson
let folder: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  folder = await mkdtemp(join(tmpdir(), 'wbn-catalogue-'))
})
after(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

const countOf = async (businessID: string) => {
  const { rows } = await bench.pool.query('select count(*)::int as n from products where business_id = $1', [
    businessID,
  ])
  return (rows[0] as { n: number }).n
}

test('killed in the middle nothing is imported; the job goes on in the next process, and imports all of it once', async () => {
  const businessID = await addBusiness(bench.db, 'Killed GmbH', { subscription: 'platinum' })
  await addMember(bench.db, businessID, owner.userID, 'owner')
  const rows = Array.from({ length: many }, (_, at) => ({ name: `Part ${at}`, partNumber: `P-${at}`, 'spec:Size': at }))
  const params = await started(owner, businessID, rows)

  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'kill.child.ts'), bench.pool.options.connectionString!, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(createInterface({ input: child.stdout }), 'line')
  child.kill('SIGKILL')
  await once(child, 'close')

  const read = async () => owner.api.catalogues.read({ params, query: { businessID } })
  assert.equal((await read()).status, 'running')
  assert.equal(await countOf(businessID), 0)

  await endHeartbeats(bench.pool)
  await bench.jobs.runDueJobs({ ahead: 60 })
  const { status, counts } = await read()
  assert.deepEqual([status, counts?.added], ['done', many])
  assert.equal(await countOf(businessID), many)
  await bench.jobs.runDueJobs({ ahead: 60 })
  assert.equal(await countOf(businessID), many)
})
