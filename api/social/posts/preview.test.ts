// Link previews.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { previewOf } from './preview.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const of = (html: string) => previewOf(Buffer.from(html), 'https://www.pumps.example/news')

test('title, description and site as the page names them, as plain words', () => {
  assert.deepEqual(
    of(`<html><head><title>Old title</title>
      <meta property="og:title" content="Pumps &amp; valves &#8211; 2026"><meta content='Bench to 400&nbsp;kW' name=description>
      <meta property="og:site_name" content="Pumps Ltd"></head>`),
    { site: 'Pumps Ltd', title: 'Pumps & valves – 2026', description: 'Bench to 400 kW', image: undefined },
  )
  assert.deepEqual(of('<title>\n Only a\n title </title>'), {
    site: 'pumps.example',
    title: 'Only a title',
    description: '',
    image: undefined,
  })
  assert.equal(of('<p>no title</p>'), undefined)
  assert.equal(of('<script>var x = "<title>Not this</title>"</script>'), undefined)
  assert.equal([...of(`<title>${'long '.repeat(200)}</title>`)!.title].length, 200 + 0)
  assert.equal(
    previewOf(Buffer.from('<meta charset=iso-8859-1><title>Caf\u00e9</title>', 'latin1'), 'https://x.example')?.title,
    'Café',
  )
})

test('what is hidden in comments and scripts is no word of the page, also where they never end', () => {
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<script>', '</script >'],
    ['<STYLE>', '</style>'],
    ['<noscript>', '</NoScript>'],
  ] as const) {
    const hidden = '<title>Hidden</title><meta name="og:title" content="Hidden">'
    assert.equal(of(`${open}${hidden}${close}<title>Shown</title>`)?.title, 'Shown')
    assert.equal(of(`${open}${hidden}`), undefined)
    assert.equal(of(`<title>Shown</title>${open}${hidden}`)?.title, 'Shown')
  }
})

test('a page made to be read for minutes is read at once', () => {
  // Quadratic parsing would take a minute each.
  for (const word of [
    '<script ',
    '<!--',
    '<meta ',
    '<title ',
    '<meta content ',
    '<style>',
    '<',
    '<meta name=a content="',
  ])
    assert.equal(of(word.repeat(200_000 / word.length)), undefined)
  assert.equal(of('<title>a'.repeat(20_000))?.title, 'a')
})

test('the picture that a page names, as an http address', () => {
  const image = (tags: string) => of(`<title>x</title>${tags}`)!.image
  assert.equal(
    image('<meta property="og:image" content="/a.png?b=1&amp;c=2">'),
    'https://www.pumps.example/a.png?b=1&c=2',
  )
  assert.equal(image('<meta name="twitter:image" content="//cdn.example/b.jpg">'), 'https://cdn.example/b.jpg')
  for (const address of ['', ' ', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'http://'])
    assert.equal(image(`<meta property="og:image" content="${address}">`), undefined, address)
})

test('an address of the own network is never asked, and the post stands without a preview', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end('<title>Inside</title>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const ann = await bench.person('Ann')
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1']) {
    const content = `See http://${host}:${port}/secret`
    const body = { content, timelineID: ann.userID, timelineType: 'user' as const }
    const { postID } = await ann.api.posts.create({ body })
    await bench.jobs.runDueJobs()
    assert.equal((await ann.api.posts.read({ params: { postID } })).preview, null)
  }
  server.close()
  assert.equal(asked, 0)
})
