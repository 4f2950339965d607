// Documents that leave.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { add as addJob } from '#kit/jobs/jobs.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { pdf, sendFile } from '#api/identity/files/testing.ts'
import { sendDocument } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let businessID: string
let product: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  businessID = await addBusiness(bench.db, 'Leaving Works')
  await addMember(bench.db, businessID, owner.userID)
  product = await addProduct(bench.db, businessID, 'Valve')
})
after(() => bench.close())

async function add(more: { kind?: 'reach'; endsOn?: string; access?: 'request' }): Promise<string> {
  const { kind = 'datasheet' as const, ...rest } = more
  const body = { kind, file: { token: await sendDocument(bench, owner) }, products: [product], ...rest }
  return (await owner.api.documents.add({ params: { businessID }, body })).documentID
}

test('a datasheet that is removed is gone from its public address at once', async () => {
  const page = { contentType: 'application/pdf', purpose: 'datasheet', fileName: 'Curve.pdf' } as const
  const token = await sendFile(bench, owner, pdf(), page)
  const made = await owner.api.products.create({ body: { businessID, name: 'Pump', datasheets: [token] } })
  const { url } = made.datasheets[0]!
  assert.equal((await bench.app.inject({ url })).statusCode, 200)
  const { documentID } = made.documents[0]!
  await owner.api.documents.remove({ params: { businessID, documentID } })
  assert.equal((await bench.app.inject({ url })).statusCode, 404)
})

test('a declaration whose last day is over is none for the search', async () => {
  const groups = async () =>
    (await bench.pool.query<{ groups: string[] | null }>('select document_groups_of($1) as groups', [product])).rows[0]!
      .groups
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const documentID = await add({ kind: 'reach', endsOn: day(1) })
  assert.deepEqual(await groups(), ['declaration'])
  await owner.api.documents.change({ params: { businessID, documentID }, body: { endsOn: day(-1) } })
  assert.equal(await groups(), null)
})

test('downloads of former months are a number, and nobody in it', async () => {
  const documentID = await add({})
  await bench.pool.query(
    `insert into document_downloads (document_id, day, person)
      select $1, current_date - 91 * n, decode(lpad(n::text, 4, '0'), 'hex') from generate_series(0, 3) n`,
    [documentID],
  )
  await addJob(bench.db, 'documents.forget', {})
  await bench.jobs.runDueJobs()
  const { data } = await owner.api.documents.list({ params: { businessID }, query: {} })
  assert.equal(data.find((one) => one.documentID === documentID)!.downloads, 4)
  const { rowCount } = await bench.pool.query('select from document_downloads where document_id = $1', [documentID])
  assert.equal(rowCount, 1)
})

test('leave of a company ends where both block each other', async () => {
  const documentID = await add({ access: 'request' })
  const buyer = await bench.person('Bo Buyer')
  const company = await addBusiness(bench.db, 'Buying Works')
  await addMember(bench.db, company, buyer.userID)
  await bench.pool.query(
    `insert into document_grants (document_id, actor_kind, actor_id, request_id, until)
      values ($1, 'business', $2, gen_random_uuid(), now() + interval '1 day')`,
    [documentID, company],
  )
  const open = async () => (await buyer.ask('POST', `/document/${documentID}/open`, {})).status
  assert.equal(await open(), 200)
  await bench.pool.query(
    `insert into blocks (blocker_id, blocked_id, blocker_kind, blocked_kind) values ($1, $2, 'business', 'business')`,
    [businessID, company],
  )
  assert.notEqual(await open(), 200)
})

test('a listing that is given back loses leave and revisions of its claimant, and keeps the older document', async () => {
  const listing = await addBusiness(bench.db, 'Listed Works')
  const { rows } = await bench.pool.query<{ id: string }>(
    `insert into documents (business_id, kind, title) values ($1, 'datasheet', 'Old') returning id`,
    [listing],
  )
  const documentID = rows[0]!.id
  const revise = (position: number) =>
    bench.pool.query(
      `insert into document_revisions (document_id, position, revision, file) values ($1, $2::int, $2::int::text, '{"fileID": "none"}')`,
      [documentID, position],
    )
  await revise(1)
  await bench.pool.query('select pg_sleep(0.01)')
  await bench.pool.query('select keep_listing($1)', [listing])
  await bench.pool.query('select pg_sleep(0.01)')
  const claimant = await bench.person('Carl Claimant')
  await addMember(bench.db, listing, claimant.userID)
  await revise(2)
  await bench.pool.query(
    `insert into document_grants (document_id, actor_kind, actor_id, request_id, until)
      values ($1, 'user', $2, gen_random_uuid(), now() + interval '1 day')`,
    [documentID, claimant.userID],
  )
  await bench.pool.query('select give_back_listing($1, array[$2]::uuid[])', [listing, claimant.userID])
  const left = await bench.pool.query(
    `select (select array_agg(position) from document_revisions where document_id = $1) as revisions,
      (select count(*)::int from document_grants where document_id = $1) as grants`,
    [documentID],
  )
  assert.deepEqual(left.rows, [{ revisions: [1], grants: 0 }])
})
