// File references.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FilePurpose } from '#contract/identity/files/kinds.ts'
import { FileReference } from '#contract/foundation/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import {
  countMissing,
  retainFiles,
  releaseFiles,
  storeFound,
  storeTechnical,
  takeFiles,
  takePhotos,
  type FileClaim,
} from './lookup.ts'
import { pdf, picture, post, sendFile } from './testing.ts'

let at: TestApi
let ann: TestPerson
before(async () => {
  at = await testApi()
  ann = await at.person('Ann Arrow')
})
after(() => at.close())

function wanted(token: string, purpose: FilePurpose = 'productPhoto', field = 'photos.0'): FileClaim {
  return { field, reference: { token }, purpose }
}
function take(list: FileClaim[], owners: string[] = [ann.userID]) {
  return at.db.transaction().execute((tx) => takeFiles(at.dependencies, tx, list, owners))
}
async function fieldsOf(refused: Promise<unknown>): Promise<string[]> {
  const error = await refused.then(
    () => assert.fail('not refused'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof Refusal && error.name === 'ValidationError', String(error))
  return Object.keys(error.fields ?? {})
}
async function exists(url: string): Promise<boolean> {
  return (await at.app.inject({ url })).statusCode === 200
}
let ahead = 0
async function nextDay(): Promise<void> {
  await at.pool.query(`update files set unused_at = unused_at - interval '25 hours'`)
  await at.jobs.runDueJobs({ ahead: (ahead += 7200) })
}

test('a reference is a token, an address that is there already, or none', () => {
  assert.deepEqual(FileReference.parse('abc'), { token: 'abc' })
  assert.deepEqual(FileReference.parse({ token: 'abc' }), { token: 'abc' })
  assert.deepEqual(FileReference.parse({ url: '/files/x/800.webp', versions: [] }), { url: '/files/x/800.webp' })
  assert.deepEqual(FileReference.parse('/pictures/x'), { url: '/pictures/x' })
  assert.deepEqual(FileReference.parse(''), { url: '' })
  assert.equal(FileReference.safeParse({}).success, false)
  assert.equal(FileReference.safeParse(7).success, false)
})

test("another's, an unknown, an expired token: refused on its field, and nothing of the others is spent", async () => {
  const good = await sendFile(at, ann, await picture())
  const old = await sendFile(at, ann, await picture())
  await at.pool.query(
    `update files set asked_at = now() - interval '25 hours' where id = (select max(id::text)::uuid from files)`,
  )
  const other = await at.person()
  assert.deepEqual(await fieldsOf(take([wanted(good)], [other.userID])), ['photos.0'])
  assert.deepEqual(await fieldsOf(take([wanted(good), wanted(`${good}x`, 'productPhoto', 'photos.1')])), ['photos.1'])
  assert.deepEqual(await fieldsOf(take([wanted(old, 'productPhoto', 'general.coverPhoto')])), ['general.coverPhoto'])
  assert.equal((await take([wanted(good)])).size, 1)
})

test('a token counts once: not twice in one call, not in two at the same time', async () => {
  const token = await sendFile(at, ann, await picture())
  assert.deepEqual(await fieldsOf(take([wanted(token), wanted(token, 'productPhoto', 'photos.1')])), ['photos.1'])
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => take([wanted(token)])))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.deepEqual(await fieldsOf(take([wanted(token)])), ['photos.0'])
})

test('a file sent for one purpose is not taken for another', async () => {
  const cover = await sendFile(at, ann, await picture(), { purpose: 'coverPhoto' })
  assert.deepEqual(await fieldsOf(take([wanted(cover, 'profilePhoto')])), ['photos.0'])
  const sheet = await sendFile(at, ann, pdf(), { contentType: 'application/pdf' })
  assert.deepEqual(await fieldsOf(take([wanted(sheet, 'productPhoto')])), ['photos.0'])
  const taken = await take([wanted(cover, 'coverPhoto'), wanted(sheet, 'certificate', 'photo')])
  assert.ok(taken.get('photos.0')?.photo)
  assert.equal(taken.get('photo')?.document?.contentType, 'application/pdf')
})

test('what was asked for and never sent is refused', async () => {
  const { token } = await ann.api.files.requestForUser({ body: { contentType: 'image/png', fileSize: 10 } })
  assert.deepEqual(await fieldsOf(take([wanted(token)])), ['photos.0'])
})

test('what lies in the storage unseen, as S3 has it, is judged when it is referred to', async () => {
  for (const [content, fine] of [
    [await picture(), true],
    [Buffer.from('<script>'), false],
  ] as const) {
    const body = { contentType: 'image/png', fileSize: content.length }
    const { signedPost, token } = await ann.api.files.requestForUser({ body })
    await at.dependencies.files.write(signedPost.fields['key']!, content, 'image/png')
    if (fine) assert.ok(await exists((await take([wanted(token)])).get('photos.0')!.photo!.url))
    else assert.deepEqual(await fieldsOf(take([wanted(token)])), ['photos.0'])
    if (!fine) assert.equal(await at.dependencies.files.open(signedPost.fields['key']!), undefined)
  }
})

test('references that are no tokens are passed over', async () => {
  const list: FileClaim[] = [
    { field: 'a', reference: undefined, purpose: 'post' },
    { field: 'b', reference: { url: '' }, purpose: 'post' },
    { field: 'c', reference: { url: '/pictures/x' }, purpose: 'post' },
  ]
  assert.equal((await take(list)).size, 0)
})

test('a file is gone a day after the last row has let go of it', async () => {
  const token = await sendFile(at, ann, await picture())
  const photo = (
    await at.db.transaction().execute((tx) => takePhotos(at.dependencies, tx, [wanted(token)], [ann.userID]))
  ).get('photos.0')!
  await retainFiles(at.db, [photo, null, { url: '/pictures/mark/x.svg' }])
  await releaseFiles(at.db, [photo])
  await nextDay()
  assert.equal(await exists(photo.url), true)
  await releaseFiles(at.db, [photo, undefined, { url: 'https://elsewhere.example/x.jpg' }])
  await at.jobs.runDueJobs({ ahead: (ahead += 7200) })
  assert.equal(await exists(photo.url), true)
  await nextDay()
  assert.equal(await exists(photo.url), false)
})

test('a picture the server got itself is kept like a sent one, or refused like one', async () => {
  const about = { owner: ann.userID, purpose: 'productPhoto' } as const
  const photo = await storeFound(at.dependencies, await picture('webp', 300, 300), about)
  const lost = await storeFound(at.dependencies, await picture(), about)
  await retainFiles(at.db, [photo])
  await nextDay()
  assert.deepEqual([await exists(photo.url), await exists(lost.url)], [true, false])
  for (const bytes of [Buffer.alloc(501 * 1024), Buffer.from('<svg/>'), (await picture('jpeg')).subarray(0, 700)])
    await fieldsOf(storeFound(at.dependencies, bytes, about))
})

test('files that the database names and the storage lacks are counted among the latest', async () => {
  const about = { owner: ann.userID, purpose: 'productPhoto' } as const
  const photo = await storeFound(at.dependencies, await picture('webp', 300, 300), about)
  await retainFiles(at.db, [photo])
  assert.deepEqual(await countMissing(at.dependencies, 1), { missing: 0, of: 1 })
  await at.dependencies.files.removeFolder(`stored/${photo.url.split('/')[2]}`)
  assert.deepEqual(await countMissing(at.dependencies, 1), { missing: 1, of: 1 })
  const sheet = await storeTechnical(at.dependencies, pdf(), { owner: ann.userID, name: 'Curve.pdf' })
  await retainFiles(at.db, [sheet])
  assert.deepEqual(await countMissing(at.dependencies, 1), { missing: 0, of: 1 })
})

test('pictures the server gets are stored while every other connection is taken', async () => {
  const about = { owner: ann.userID, purpose: 'productPhoto' } as const
  const bytes = await picture('png', 40, 40)
  const held = await Promise.all(Array.from({ length: at.pool.options.max - 1 }, () => at.pool.connect()))
  try {
    const stored = await Promise.all(Array.from({ length: 4 }, () => storeFound(at.dependencies, bytes, about)))
    assert.equal(new Set(stored.map(({ url }) => url)).size, 4)
  } finally {
    for (const client of held) client.release()
  }
})

test('a form sent over a real connection: 501 KB are refused with an answer, twenty at once all arrive', async () => {
  const address = await at.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (content: Buffer, fileSize = content.length) => {
    const { signedPost } = await ann.api.files.requestForUser({ body: { contentType: 'image/png', fileSize } })
    const form = new FormData()
    for (const [name, value] of Object.entries(signedPost.fields)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(content)]))
    return (await fetch(`${address}/files/upload`, { method: 'POST', body: form })).status
  }
  assert.equal(await send(Buffer.alloc(501 * 1024, 1), 1000), 413)
  assert.equal(await send(Buffer.alloc(20 * 1024 * 1024, 1), 1000), 413)
  const small = await picture('png', 120, 90)
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 20 }, () => send(small)))), new Set([204]))
  const body = { contentType: 'image/png', fileSize: small.length }
  const { signedPost } = await ann.api.files.requestForUser({ body })
  const both = await Promise.all([post(at, signedPost, small), post(at, signedPost, small)])
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [204, 409],
  )
})
