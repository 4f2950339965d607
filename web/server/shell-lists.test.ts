// Lists of the shell in documents.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testPages, type TestPages } from './testing.ts'

let pages: TestPages
before(async () => {
  pages = await testPages()
})
after(() => pages.close())

type DocumentData = { settings: { countries?: { code: string; name: string }[] } }

async function documentAt(url: string) {
  const { body } = await pages.get(url)
  const part = (pattern: RegExp) => pattern.exec(body)?.[1] ?? ''
  const { settings } = JSON.parse(part(/id="page-data">(.*?)<\/script>/s)) as DocumentData
  const options = part(/<select [^>]*name="countries"[^>]*>(.*?)<\/select>/s)
  return {
    sent: settings.countries,
    options,
    footer: part(/<footer(.*?)<\/footer>/s),
    menu: part(/<aside(.*?)<\/aside>/s),
  }
}

test('the countries are in a document once: in its search bar, or else in its data', async () => {
  for (const url of ['/', '/industries', '/compare', '/search-result?business=PR', '/es/about-us']) {
    const { sent, options } = await documentAt(url)
    assert.equal(sent, undefined, url)
    assert.ok(options.split('</option>').length > 200, url)
  }
  const { sent, options } = await documentAt('/auth/login?continue=%2F')
  assert.equal(options, '')
  assert.ok(sent!.length > 200)
})

test('lists of the shell are in the language of the page, and a chosen country is selected', async () => {
  const english = await documentAt('/industries')
  const spanish = await documentAt('/es/industries')
  assert.match(english.options, /<option value="DE">Germany</)
  assert.match(spanish.options, /<option value="DE">Alemania</)
  assert.match(english.footer, /href="\/transparency"/)
  assert.match(spanish.footer, /href="\/es\/transparency"/)
  assert.match(spanish.menu, /href="\/es\/industries"/)
  assert.equal((await documentAt('/about-us')).footer.split('<li>').length, english.footer.split('<li>').length)
  const chosen = await documentAt('/search-result?business=MA&countries=DE')
  assert.match(chosen.options, /<option value="DE" selected="">/)
  const several = await documentAt('/search-result?business=MA&countries=DE,IT')
  assert.match(several.options, /<option value="DE,IT" selected="">2 countries</)
})
