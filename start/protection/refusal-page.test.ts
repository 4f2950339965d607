// Refusals in a browser.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeApp } from '../app.ts'
import { protect } from './protect.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }

async function site() {
  const app = makeApp({ logLevel: 'silent', trustProxy: undefined })
  after(() => app.close())
  const rateLimit = { perMinute: 60, burst: 12, concurrency: 100 }
  const settings = { publicUrl: undefined, rateLimit, redisUrl: undefined, queueTimeout: 10 }
  const { admitRendering } = await protect(app, settings)
  app.get('/*', (request) => admitRendering(request, async () => 'rendered'))
  return app
}

test('a malformed address is a page with a way home, and an envelope for programs', async () => {
  const app = await site()
  for (const url of ['/%', '/%c0%af']) {
    const page = await app.inject({ url, headers: { ...browser, 'accept-language': 'es-MX,es;q=0.9' } })
    assert.equal(page.statusCode, 400)
    assert.match(page.headers['content-type'] as string, /^text\/html/)
    assert.match(page.body, /<html lang="es">.*Esta dirección no es válida.*<a href="\/es">/s)
    assert.match(page.headers['content-security-policy'] as string, /default-src 'none'/)
    const { error } = (await app.inject({ url })).json()
    assert.equal(error.name, 'ValidationError')
  }
})

test('who asks for too much gets a page that tries again when it may', async () => {
  const app = await site()
  const ask = (headers = {}) => app.inject({ url: '/products?q="><script>', headers: { ...browser, ...headers } })
  let answer = await ask()
  while (answer.statusCode === 200) answer = await ask()
  assert.equal(answer.statusCode, 429)
  const wait = answer.headers['retry-after'] as string
  assert.ok(answer.body.includes(`<meta http-equiv="refresh" content="${wait}">`))
  assert.match(answer.body, /Too many requests.*<a href="\/products\?q=[^<>"]*">Try again/s)
  assert.doesNotMatch(answer.body, /<script/)
  const languages = await Promise.all(['es', 'it', 'zh', 'de'].map((one) => ask({ 'accept-language': one })))
  assert.deepEqual(
    languages.map(({ body }) => /<h1>(.*?)<\/h1>/.exec(body)![1]),
    ['Demasiadas solicitudes', 'Troppe richieste', '请求过多', 'Zu viele Anfragen'],
  )
  const program = await app.inject({ url: '/products', headers: { accept: 'application/json' } })
  assert.equal(program.json().error.name, 'TooManyRequests')
  const script = await app.inject({ url: '/products', headers: { ...browser, 'sec-fetch-mode': 'cors' } })
  assert.equal(script.json().error.name, 'TooManyRequests')
})

test('a page that must wait for a full queue is refused as a page, in the language of its address', async () => {
  const app = makeApp({ logLevel: 'silent', trustProxy: undefined })
  after(() => app.close())
  const rateLimit = { perMinute: 0, burst: 0, concurrency: 0 }
  const settings = { publicUrl: undefined, rateLimit, redisUrl: undefined, queueTimeout: 10 }
  const { admitRendering } = await protect(app, settings)
  const held = Promise.withResolvers<string>()
  app.get('/*', (request) => admitRendering(request, () => held.promise))
  const answers = Array.from({ length: 20 }, () => app.inject({ url: '/it/prodotti', headers: browser }))
  const refused = await Promise.race(answers)
  assert.equal(refused.statusCode, 503)
  assert.ok(Number(refused.headers['retry-after']) >= 1)
  assert.match(refused.body, /<html lang="it">.*Non disponibile.*Riprova/s)
  held.resolve('done')
  await Promise.all(answers)
})
