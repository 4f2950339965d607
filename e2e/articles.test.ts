// Export articles for crawlers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import { startSite, type Site } from './site/site.ts'

const first = 'export-to-the-world-tip-0'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

async function htmlOf(path: string): Promise<string> {
  const response = await fetch(site.address + path, { redirect: 'manual' })
  assert.equal(response.status, 200, `${path} leads to ${response.headers.get('location')}`)
  return response.text()
}
function linksOf(html: string): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return [...main.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
}

test('every article stands in every language, and each of its links leads to a page without a detour', async () => {
  const links = new Set<string>()
  const pages = new Map<string, string>()
  for (const locale of locales) {
    const paths = pathsFor(locale)
    const others = linksOf(await htmlOf(paths.article(first))).filter((href) => /\/b2b-tips\/[^#]+$/.test(href))
    const addresses = new Set([paths.article(first), ...others])
    assert.equal(addresses.size, 7, locale)
    for (const address of addresses) {
      const html = await htmlOf(address)
      pages.set(address, html)
      for (const href of linksOf(html)) links.add(href)
    }
  }
  assert.equal(pages.size, 7 * locales.length)
  for (const href of links) {
    const [path = '', anchor] = href.split('#')
    const html = pages.get(path) ?? (await htmlOf(path))
    if (anchor) assert.ok(html.includes(`id="${anchor}"`), href)
  }
})

test('an article tells crawlers its title, its description and its other languages', async () => {
  const titles = new Set<string>()
  for (const locale of locales) {
    const html = await htmlOf(pathsFor(locale).article(first))
    titles.add(/<title>(.*?)<\/title>/.exec(html)![1]!)
    assert.equal([...html.matchAll(/<h1\b/g)].length, 1, locale)
    assert.match(html, /<meta name="description" content="[^"]{40,}"/)
    for (const other of locales)
      assert.match(html, new RegExp(`hreflang="${other}"[^>]*href="[^"]*${pathsFor(other).article(first)}"`, 'i'))
    assert.match(html, /"@type":"Article"/)
  }
  assert.equal(titles.size, locales.length)
})
