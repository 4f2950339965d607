// Import pictures by file name.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import { Refusal } from '#kit/refusal.ts'
import { picture, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { forgetWritten } from './queries.ts'
import { checked, company, problemsOf, productsOf, started, stateOf } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

test('pictures come by the name of their file, shared by rows, once, and go when the product loses them', async () => {
  const businessID = await company(bench, owner)
  const pictures = [
    { name: 'folder/Red.PNG', key: 'crc1' },
    { name: 'blue.png', key: 'crc2' },
    { name: 'unused.png', key: 'crc3' },
  ]
  const rows: Cells[] = [
    { name: 'Both', photos: 'red.png | blue.png' },
    { name: 'One', photos: 'photos/RED.png' },
  ]
  const { params, told } = await checked(owner, businessID, rows, { pictures })
  assert.deepEqual(told.pictures.toSorted(), ['blue.png', 'red.png'])
  const send = async (name: string, width: number) => {
    const token = await sendFile(bench, owner, await picture('png', width, 200), {
      purpose: 'productPhoto',
      businessID,
    })
    await owner.api.catalogues.addPictures({ params, body: { businessID, pictures: [{ name, token }] } })
  }
  await send('red.png', 400)
  await assert.rejects(
    send('stranger.png', 300),
    (error) => error instanceof Refusal && error.name === 'ValidationError',
  )
  await send('blue.png', 500)
  await owner.api.catalogues.start({ params, body: { businessID } })
  await bench.jobs.runDueJobs()
  const ids = (await owner.api.catalogues.rows({ params, query: { businessID } })).data.map((row) => row.productID!)
  const [both, one] = await Promise.all(ids.map((id) => owner.api.products.read({ params: { id } })))
  assert.equal(both?.photos.length, 2)
  assert.equal(one?.photos[0]?.url, both?.photos[0]?.url)
  const uses = async () => {
    const { rows: found } = await bench.pool.query(
      `select uses from files where photo ->> 'url' = any($1) order by array_position($1, photo ->> 'url')`,
      [both!.photos.map(({ url }) => url)],
    )
    return found.map((row: { uses: number }) => row.uses)
  }
  assert.deepEqual(await uses(), [2, 1])

  const again = await checked(owner, businessID, rows, { pictures })
  assert.deepEqual([again.told.pictures, again.told.counts?.unchanged], [[], 2])
  const other = await checked(owner, businessID, rows, { pictures: [{ name: 'red.png', key: 'crc9' }, pictures[1]!] })
  assert.deepEqual(other.told.pictures, ['red.png'])

  await started(owner, businessID, [{ name: 'Both', photos: 'blue.png' }], { pictures })
  await bench.jobs.runDueJobs()
  assert.deepEqual(await uses(), [2, 1])
  await bench.pool.query('update catalogue_imports set undo_until = now()')
  await releaseFiles(bench.db, await forgetWritten(bench.db))
  assert.deepEqual(await uses(), [1, 1])
})

test('an import that lacks a picture fails whole; a cancelled one lets go of its pictures', async () => {
  const businessID = await company(bench, owner)
  const pictures = [{ name: 'a.png', key: '1' }]
  const params = await started(owner, businessID, [{ name: 'Fine' }, { name: 'Bare', photos: 'a.png' }], { pictures })
  await bench.jobs.runDueJobs()
  assert.equal((await stateOf(owner, businessID, params)).status, 'failed')
  assert.deepEqual(await problemsOf(owner, businessID, params), [[3, 'photos pictureMissing']])
  assert.deepEqual(await productsOf(owner, businessID), [])

  const second = await checked(owner, businessID, [{ name: 'Bare', photos: 'a.png' }], { pictures })
  const token = await sendFile(bench, owner, await picture('png', 410, 200), { purpose: 'productPhoto', businessID })
  const body = { businessID, pictures: [{ name: 'a.png', token }] }
  await owner.api.catalogues.addPictures({ params: second.params, body })
  const unused = async () =>
    (await bench.pool.query('select id from files where uses = 0 and owner_id = $1', [businessID])).rows.length
  const before = await unused()
  await owner.api.catalogues.cancel({ params: second.params, body: { businessID } })
  assert.equal(await unused(), before + 1)
})
