// Link preview pictures.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { previewPictureBytesMost } from '#contract/foundation/constants.ts'
import { picture } from '#api/identity/files/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { lookUp, pictureOf, showPreview } from './links.ts'

let bench: TestApi
let elsewhere: Server
let origin: string
const asked: string[] = []
before(async () => {
  bench = await testApi()
  const [photo, tiny] = [await picture('png', 640, 480), await picture('png', 2, 2)]
  const pictures: Record<string, [string, Buffer]> = {
    '/photo.png': ['image/png', photo],
    '/tiny.png': ['image/png', tiny],
    '/broken.png': ['image/png', photo.subarray(0, photo.length / 2)],
    '/words.png': ['image/png', Buffer.from('<script>alert(1)</script>')],
    '/page.html': ['text/html', photo],
    '/huge.png': ['image/png', Buffer.concat([photo, Buffer.alloc(previewPictureBytesMost)])],
  }
  elsewhere = createServer(({ url = '' }, response) => {
    asked.push(url)
    const found = pictures[url]
    if (found) return response.setHeader('content-type', found[0]).end(found[1])
    const named = new URL(url, 'http://x').searchParams.get('image') ?? ''
    return response
      .setHeader('content-type', 'text/html')
      .end(`<title>Works</title>${named && `<meta property="og:image" content="${named}">`}`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => elsewhere.once('listening', resolve))
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
})
after(async () => {
  elsewhere.close()
  await bench.close()
})

const everywhere = { allows: () => true }
let count = 0
async function postWith(image: string) {
  const link = `${origin}/news?image=${image}`
  const ann = await bench.person('Ann Linker')
  const content = `Link ${++count}: ${link}`
  const { postID } = await ann.api.posts.create({ body: { content, timelineID: ann.userID, timelineType: 'user' } })
  const found = await lookUp(link, everywhere)
  async function show(text = content) {
    const photo = await pictureOf(bench.dependencies, found!, ann.userID)
    await bench.db.transaction().execute((tx) => showPreview(tx, { id: postID, content: text }, found!, photo))
  }
  return { postID, content, show, ann }
}
const read = async (ann: TestPerson, postID: string) => (await ann.api.posts.read({ params: { postID } })).preview
const usesOf = async (url: string) => {
  const { rows } = await bench.pool.query('select uses from files where id = $1', [url.split('/')[2]])
  return rows[0]?.uses
}

test('the picture of the linked page is our own file in WebP, however often it is looked up; nothing names the other side', async () => {
  const { postID, show, ann } = await postWith('/photo.png')
  await show()
  const first = (await read(ann, postID))!.picture!
  await show()
  const { picture: photo, ...words } = (await read(ann, postID))!
  assert.equal(words.title, 'Works')
  assert.match(photo!.url, /^\/files\/[0-9a-f-]{36}\/\d+\.webp$/)
  assert.doesNotMatch(JSON.stringify(photo), /127\.0\.0\.1|photo\.png/)
  assert.equal(await usesOf(photo!.url), 1)
  assert.equal(await usesOf(first.url), 0, 'the one it replaced is let go')
})

test('what is no picture, broken, a sign, too large or elsewhere leaves the words alone', async () => {
  for (const image of [
    '/tiny.png',
    '/broken.png',
    '/words.png',
    '/page.html',
    '/huge.png',
    '/nowhere',
    'data:image/png',
  ]) {
    const { postID, show, ann } = await postWith(image)
    await show()
    const preview = await read(ann, postID)
    assert.deepEqual([preview?.title, preview?.picture], ['Works', null], image)
  }
  const before = asked.length
  assert.equal(await lookUp(`${origin}/news?image=/photo.png`), undefined, 'the own network is never asked')
  assert.equal(asked.length, before)
})

test('the picture goes with the text: an edit lets it go, and one that comes late is not shown', async () => {
  const { postID, content, show, ann } = await postWith('/photo.png')
  await show()
  const { url } = (await read(ann, postID))!.picture!
  const change = (text: string) => ann.api.posts.change({ params: { postID }, body: { content: text } })
  await change('No link any more')
  assert.equal(await read(ann, postID), null)
  assert.equal(await usesOf(url), 0)
  await show(content)
  assert.equal(await read(ann, postID), null)
  const { rows } = await bench.pool.query('select count(*)::int as n from files where owner_id = $1 and uses > 0', [
    ann.userID,
  ])
  assert.equal(rows[0].n, 0)
})
