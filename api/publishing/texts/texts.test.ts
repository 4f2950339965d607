// Texts of the site.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { textCollections } from '#contract/publishing/texts.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { parseText, fileOf, filesOf } from './files.ts'
import { blocksOf } from './markdown.ts'
import { readingTime } from './reading-time.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('a stranger reads a text in the language asked for', async () => {
  const params = { collection: 'pages', slug: 'company-verification' } as const
  const text = await bench.api.texts.read({ params, query: { lang: 'es' } })
  assert.equal(text.title, 'Verificación de empresas')
  assert.deepEqual(text.related, [{ id: text.related[0]!.id, kind: 'category', name: 'Inspección y certificación' }])
  assert.ok(text.contents.length > 3 && text.minutes >= 1)
  const list = await bench.api.texts.list({ params: { collection: 'pages' }, query: { lang: 'zh' } })
  assert.equal(list.find(({ slug }) => slug === params.slug)?.title, '企业认证')
})

test('an unknown text or collection is not found, a path never leaves the folder', async () => {
  assert.equal((await bench.ask('GET', '/texts/pages/nothing')).status, 404)
  assert.equal((await bench.ask('GET', '/texts/pages/..%2F..%2Ftexts')).status, 404)
  assert.equal((await bench.ask('GET', '/texts/secrets/nothing')).status, 400)
})

test('every text is there in all languages, with the same articles, headings, tables and related categories', () => {
  for (const collection of textCollections)
    for (const { slug } of locales.flatMap((locale) => filesOf(collection, locale))) {
      const shapes = locales.map((locale) => {
        const text = fileOf(collection, slug, locale)
        assert.ok(text, `${collection}/${slug} in ${locale}`)
        return {
          headings: text.blocks.filter(({ kind }) => kind === 'heading').length,
          tables: text.blocks.filter(({ kind }) => kind === 'table').length,
          related: text.related.map(({ key }) => key),
        }
      })
      for (const shape of shapes) assert.deepEqual(shape, shapes[0], `${collection}/${slug}`)
    }
})

test('headings, emphasis, links, lists and tables become blocks of plain text', () => {
  assert.deepEqual(
    blocksOf('## Costs & duties {#costs}\n\nRead **all *of* it** at [ICC](https://iccwbo.org) `HS`.\n\n- a\n- [b](/x)'),
    [
      { kind: 'heading', level: 2, id: 'costs', runs: [{ text: 'Costs & duties' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Read ' },
          { text: 'all ', strong: true },
          { text: 'of', strong: true, em: true },
          { text: ' it', strong: true },
          { text: ' at ' },
          { text: 'ICC', href: 'https://iccwbo.org' },
          { text: ' ' },
          { text: 'HS', code: true },
          { text: '.' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b', href: '/x' }]] },
    ],
  )
  const [table] = blocksOf('| a | b |\n| --- | ---: |\n| 1 & 2 | <3 |')
  assert.deepEqual(table, {
    kind: 'table',
    numbers: [false, true],
    head: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1 & 2' }], [{ text: '<3' }]]],
  })
  assert.deepEqual(
    blocksOf('## 成本\n\n## Año 2').map((block) => block.kind === 'heading' && block.id),
    ['成本', 'año-2'],
  )
})

test('what pages have no element for is an error that names it', () => {
  for (const [markdown, message] of [
    ['<script>alert(1)</script>', /html/],
    ['a <b>c</b>', /html/],
    ['[x](javascript:alert(1))', /link to javascript/],
    ['[x](//evil.example)', /link to/],
    ['# title', /level 1/],
    ['![x](https://evil.example/x.png)', /picture/],
    ['- a\n  - b', /item/],
    ['## a\n\n## A', /two headings/],
  ] as const)
    assert.throws(() => blocksOf(markdown), message)
  const text = (matter: string) => () => parseText(`---\n${matter}\n---\nText`, 'x', 'en')
  assert.throws(text('title: a\nupdated: 2026-01-01'), /description/)
  assert.throws(text('title: a\ndescription: b\nupdated: 2026-01-01\nindustries: nowhere'), /nowhere/)
  assert.throws(text('title: a\ndescription: b\nupdated: May'), /updated/)
  assert.throws(text('titel: a'), /titel/)
})

test('reading time counts words of alphabets and Chinese characters', () => {
  const minutes = (text: string) => readingTime(blocksOf(text))
  assert.equal(minutes('word '.repeat(660)), 3)
  assert.equal(minutes('字'.repeat(1200)), 3)
  assert.equal(minutes('short'), 1)
})
