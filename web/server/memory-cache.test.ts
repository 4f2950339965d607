// Page memory cache.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingOf, MemoryCache } from './memory-cache.ts'

const body = (text: string) => Buffer.from(text)

test('a page is found by its key until something it shows changes', () => {
  const cache = new MemoryCache({ maxBytes: 1e6 })
  cache.put('/a', body('a'), ['business:1', 'directory'], cache.epoch())
  cache.put('/b', body('b'), ['business:2'], cache.epoch())
  assert.equal(cache.get('/a')?.ready('identity')?.toString(), 'a')
  cache.invalidate(['business:1'])
  assert.equal(cache.get('/a'), undefined)
  assert.ok(cache.get('/b'))
  cache.clear()
  assert.deepEqual(cache.size, { pages: 0, bytes: 0 })
})

test('a page with an end is not served after it', () => {
  const cache = new MemoryCache({ maxBytes: 1e6 })
  cache.put('/a', body('a'), ['business:1'], cache.epoch(), {}, Date.now() - 1)
  cache.put('/b', body('b'), ['business:1'], cache.epoch(), {}, Date.now() + 60_000)
  assert.equal(cache.get('/a'), undefined)
  assert.ok(cache.get('/b'))
})

test('a page whose rendering began before a change of what it shows is not kept', () => {
  const cache = new MemoryCache({ maxBytes: 1e6 })
  const began = cache.epoch()
  cache.invalidate(['business:1'])
  const page = cache.put('/a', body('old'), ['business:1'], began)
  assert.equal(page.ready('identity')?.toString(), 'old')
  assert.equal(cache.get('/a'), undefined)
  cache.put('/b', body('b'), ['business:2'], began)
  assert.ok(cache.get('/b'))
  cache.put('/a', body('new'), ['business:1'], cache.epoch())
  assert.ok(cache.get('/a'))
})

test('a change that is too long ago to be remembered counts as a change', () => {
  const cache = new MemoryCache({ maxBytes: 1e6 })
  const began = cache.epoch()
  cache.invalidate(['business:1'])
  cache.invalidate(Array.from({ length: 20_000 }, (_, index) => `product:${index}`))
  cache.put('/a', body('old'), ['business:1'], began)
  assert.equal(cache.get('/a'), undefined)
})

test('the least used pages leave when there are too many bytes', () => {
  const cache = new MemoryCache({ maxBytes: 5000 })
  for (const key of ['/a', '/b', '/c']) cache.put(key, Buffer.alloc(1000), [], cache.epoch())
  cache.get('/a')
  cache.put('/d', Buffer.alloc(1000), [], cache.epoch())
  assert.equal(cache.get('/b'), undefined)
  assert.ok(cache.get('/a') && cache.get('/c') && cache.get('/d'))
  assert.ok(cache.size.bytes <= 5000)
})

test('compressed forms are made once and counted', async () => {
  const cache = new MemoryCache({ maxBytes: 1e6 })
  const text = 'pump '.repeat(1000)
  const page = cache.put('/a', body(text), [], cache.epoch())
  const [one, two] = await Promise.all([page.form('br'), page.form('br')])
  assert.equal(one, two)
  assert.equal(brotliDecompressSync(one).toString(), text)
  assert.equal(gunzipSync(await page.form('gzip')).toString(), text)
  cache.recount('/a')
  assert.ok(cache.size.bytes < text.length, 'the plain form is not kept')
  assert.equal((await page.form('identity')).toString(), text)
  cache.recount('/a')
  assert.ok(cache.size.bytes > text.length)
})

test('a kept form holds no more memory than is counted', async () => {
  const cache = new MemoryCache({ maxBytes: 1e6 })
  const page = cache.put('/a', body('a pump, '.repeat(500)), [], cache.epoch())
  for (const encoding of ['br', 'gzip'] as const) {
    const form = await page.form(encoding)
    assert.equal(form.buffer.byteLength, form.length)
  }
})

test('the best encoding the browser takes', () => {
  assert.equal(encodingOf('gzip, deflate, br, zstd'), 'br')
  assert.equal(encodingOf('gzip, br;q=0'), 'gzip')
  assert.equal(encodingOf('gzip;q=0.5'), 'gzip')
  assert.equal(encodingOf(undefined), 'identity')
  assert.equal(encodingOf('deflate'), 'identity')
})
