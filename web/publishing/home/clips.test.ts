// Home page videos over HTTP.
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { captionFile, duration } from '#illustrations/video/video.ts'
import { testPages, type TestPages } from '#web/server/testing.ts'

let pages: TestPages
before(async () => {
  pages = await testPages()
})
after(() => pages.close())

const types = { mp4: 'video/mp4', webm: 'video/webm', webp: 'image/webp', vtt: 'text/vtt' }
const largest = 3_000_000 // bytes

async function built(ending: string): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../dist/client')
  const files: string[] = []
  for await (const file of glob(`assets/*.${ending}`, { cwd: folder })) files.push(`/${file}`)
  return files
}

test('videos, posters and captions have their types, are small, and are cached for ever', async () => {
  for (const [ending, type] of Object.entries(types)) {
    const files = await built(ending)
    assert.equal(files.length, ending === 'vtt' ? locales.length : 2, ending)
    for (const file of files) {
      const { statusCode, headers, rawPayload } = await pages.get(file)
      assert.equal(statusCode, 200, file)
      assert.equal(String(headers['content-type']).split(';')[0], type)
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.ok(rawPayload.length <= largest, `${file}: ${rawPayload.length} bytes`)
    }
  }
})

test('a part of a video is answered as asked for, which Safari needs to play it', async () => {
  for (const file of [...(await built('mp4')), ...(await built('webm'))]) {
    const whole = await pages.get(file)
    assert.equal(whole.headers['accept-ranges'], 'bytes')
    const part = await pages.get(file, { range: 'bytes=0-1' })
    assert.equal(part.statusCode, 206, file)
    assert.equal(part.headers['content-range'], `bytes 0-1/${whole.rawPayload.length}`)
    assert.deepEqual(part.rawPayload, whole.rawPayload.subarray(0, 2))
    assert.equal((await pages.get(file, { range: 'bytes=999999999-' })).statusCode, 416)
  }
})

test('an MP4 can play before it is there whole: its index stands before its pictures', async () => {
  for (const file of await built('mp4')) {
    const { rawPayload } = await pages.get(file)
    assert.ok(rawPayload.indexOf('moov') < rawPayload.indexOf('mdat'), file)
    assert.equal(rawPayload.includes('soun'), false, 'no sound')
  }
})

test('the video is Spanish on Spanish pages and on the portals of Mexico, Chile and Peru, else English', async () => {
  const languageOf = async (path: string, host = 'localhost:3000') =>
    /"@type":"VideoObject".*?"contentUrl":"[^"]*\/(\w+)-[^"]*\.mp4".*?"inLanguage":"(\w+)"/
      .exec((await pages.get(path, { host })).body)
      ?.slice(1)
  assert.deepEqual(await languageOf('/'), ['en', 'en'])
  assert.deepEqual(await languageOf('/es'), ['es', 'es'])
  assert.deepEqual(await languageOf('/zh'), ['en', 'en'])
  assert.deepEqual(await languageOf('/de'), ['en', 'en'])
  for (const portal of ['mexico', 'chile', 'peru'])
    assert.deepEqual(await languageOf('/', `${portal}.localhost:3000`), ['es', 'es'], portal)
  assert.deepEqual(await languageOf('/', 'italy.localhost:3000'), ['en', 'en'])
})

test('the policy of the home page lets its video play, from its own origin alone', async () => {
  assert.match(String((await pages.get('/')).headers['content-security-policy']), /media-src 'self';/)
})

test('captions and the duration on the page are those of the drawn video', async () => {
  for (const locale of locales)
    assert.equal(await readFile(join(import.meta.dirname, `video/captions-${locale}.vtt`), 'utf8'), captionFile(locale))
  const { body } = await pages.get('/')
  assert.ok(body.includes(`"duration":"PT${Math.round(duration)}S"`))
})
