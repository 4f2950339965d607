// Sitemap crawl: heads, links, structured data.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { locales } from '#contract/foundation/locales.ts'
import { publicPages } from './site/public-pages.ts'
import { startSite, type Site } from './site/site.ts'

const eachMost = 25
const atOnce = 8

type CrawledPage = { path: string; status: number; html: string }
let site: Site
let pages: Map<string, CrawledPage>
before(async () => {
  site = await startSite()
  pages = new Map((await inTurns(await listed(), read)).map((page) => [page.path, page]))
})
after(() => site.close())

async function read(path: string): Promise<CrawledPage> {
  const response = await fetch(site.address + path, { redirect: 'manual' })
  if (response.status === 503) {
    await response.arrayBuffer()
    await pause(Number(response.headers.get('retry-after') ?? 1) * 1000)
    return read(path)
  }
  return { path, status: response.status, html: await response.text() }
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

function pathsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.slice(site.address.length))
}

async function listed(): Promise<string[]> {
  const parts = pathsIn((await read('/sitemap.xml')).html)
  const all = await inTurns(parts, async (part) => {
    const paths = pathsIn((await read(part)).html)
    return /businesses|products|people|categories/.test(part) ? paths.slice(0, eachMost) : paths
  })
  return all.flat()
}

function text(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}
function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)
  return Object.fromEntries([...links].map(([, language, href]) => [language!, href!.slice(site.address.length)]))
}

test('every address of the sitemap is a page with title, description, canonical address and one heading', () => {
  assert.ok(pages.size > 300, String(pages.size))
  for (const { path, status, html } of pages.values()) {
    assert.equal(status, 200, path)
    assert.doesNotMatch(html, /name="robots" content="noindex"/, path)
    assert.ok(text(html, /<title>(.+?)<\/title>/s), path)
    assert.ok(text(html, /<meta name="description" content="([^"]+)"/).length >= 20, path)
    assert.equal(text(html, /<link rel="canonical" href="([^"]+)"/), site.address + path, path)
    assert.equal([...html.matchAll(/<h1[\s>]/g)].length, 1, path)
    assert.ok(text(html, /<meta property="og:image" content="([^"]+)"/).startsWith('http'), path)
  }
})

test('no two pages of a language have the same title', () => {
  const seen = new Map<string, string>()
  for (const { path, html } of pages.values()) {
    const title = `${text(html, /<html lang="(\w+)"/)} ${text(html, /<title>(.+?)<\/title>/s)}`
    assert.equal(seen.get(title), undefined, `${path}: ${title}`)
    seen.set(title, path)
  }
})

test('the languages of a page name each other', () => {
  for (const { path, html } of pages.values()) {
    const alternates = alternatesOf(html)
    assert.deepEqual(Object.keys(alternates).toSorted(), [...locales, 'x-default'].toSorted(), path)
    assert.equal(alternates['x-default'], alternates['en'], path)
    assert.ok(Object.values(alternates).includes(path), path)
    for (const other of Object.values(alternates)) {
      const there = pages.get(other)
      if (there) assert.deepEqual(alternatesOf(there.html), alternates, `${path} and ${other}`)
    }
  }
})

test('no link within the site is broken or redirected', async () => {
  const links = new Map<string, string>()
  for (const { path, html } of pages.values()) {
    for (const [, href] of html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"#]*)/g)) {
      const link = href!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
      if (!/\/(search-result|login|register)\b/.test(link)) links.set(link, path)
    }
  }
  const unread = [...links].filter(([link]) => !pages.has(link))
  const wrong = await inTurns(unread, async ([link, from]) => {
    const { status } = await read(link)
    return status === 200 ? [] : [`${status} ${link} on ${from}`]
  })
  assert.deepEqual(wrong.flat(), [])
})

type Thing = Record<string, unknown> & { '@type': string }

const required: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name'],
  Person: ['name', 'url'],
  Product: ['name', 'url', 'category'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  DiscussionForumPosting: ['author', 'datePublished', 'text', 'url'],
}
const addresses = ['url', 'item', 'logo', 'image', 'mainEntityOfPage']

function check(thing: Thing, path: string): void {
  const type = thing['@type']
  for (const field of required[type] ?? [])
    assert.ok(thing[field] !== undefined && thing[field] !== null && thing[field] !== '', `${path}: ${type}.${field}`)
  for (const field of addresses)
    for (const address of [thing[field]].flat())
      if (typeof address === 'string') assert.ok(URL.canParse(address), `${path}: ${type}.${field} ${address}`)
  for (const value of Object.values(thing).flat())
    if (value && typeof value === 'object' && '@type' in value) check(value as Thing, path)
}
function thingsOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Thing,
  )
}

test('structured data of every kind of page has the required fields', () => {
  const types = new Set<string>()
  for (const { path, html } of pages.values())
    for (const thing of thingsOf(html)) {
      assert.equal(thing['@context'], 'https://schema.org', path)
      types.add(thing['@type'])
      check(thing, path)
    }
  const expected = ['Article', 'BreadcrumbList', 'DiscussionForumPosting', 'FAQPage', 'ItemList', 'Organization']
  for (const type of [...expected, 'Person', 'Product', 'WebSite']) assert.ok(types.has(type), type)
})

test('breadcrumbs and questions stand on the page as they do in the structured data', () => {
  for (const { path, html } of pages.values())
    for (const thing of thingsOf(html)) {
      if (thing['@type'] === 'FAQPage')
        for (const { name } of thing['mainEntity'] as { name: string }[])
          assert.ok(
            html.includes(`<dt>${name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}</dt>`),
            `${path}: ${name}`,
          )
      if (thing['@type'] === 'BreadcrumbList')
        (thing['itemListElement'] as { position: number }[]).forEach(({ position }, at) =>
          assert.equal(position, at + 1, path),
        )
    }
})

test('every page of the sitemap has a Markdown twin with its heading', async () => {
  const some = [...pages.values()].filter((_page, at) => at % 9 === 0)
  await inTurns(some, async ({ path }) => {
    const twin = await read(path === '/' ? '/index.md' : `${path}.md`)
    assert.equal(twin.status, 200, path)
    assert.match(twin.html, /^# \S/m, path)
    assert.ok(twin.html.includes(`url: ${site.address}${path}\n`), path)
  })
})

test('feeds are Atom with absolute addresses that lead to pages', async () => {
  for (const name of ['companies', 'products', 'articles']) {
    const { html } = await read(`/it/feeds/${name}.xml`)
    assert.match(
      html,
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="it">/,
    )
    const entries = [...html.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry]) => entry!)
    assert.ok(entries.length >= 5, name)
    for (const field of ['id', 'title', 'updated', 'summary'])
      assert.ok(
        entries.every((entry) => new RegExp(`<${field}[ >]`).test(entry)),
        `${name} ${field}`,
      )
    const path = text(entries[0]!, /<link [^>]*href="([^"]+)"/).slice(site.address.length)
    assert.equal((await read(path)).status, 200, path)
  }
})

test('pages that only people of the site need are not for search engines', async () => {
  const open = await publicPages(site)
  for (const name of ['login', 'register', 'reset-password', 'send-request', 'compare-products', 'results-none'])
    assert.match((await read(open[name]!)).html, /name="robots" content="noindex"/, name)
})
