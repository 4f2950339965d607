// Export articles.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import type { Block, Run } from '#contract/publishing/texts.ts'
import { fileOf, filesOf, type StoredText } from './files.ts'
import { wordsOf } from './reading-time.ts'

const wordsLeast = 900
const charactersLeast = 1500 // in Chinese
const collection = 'b2b-tips'

const sections: Record<string, string[]> = {
  'export-to-the-world-tip-0': ['ready', 'market', 'price', 'papers', 'first-buyer', 'payment'],
  'how-to-create-export-system-tip-1': ['roles', 'file', 'delivery', 'payment', 'compliance', 'figures', 'growth'],
  'industrial-marketing-tip-2': ['difference', 'segment', 'data', 'language', 'places', 'quotation', 'plan'],
  'distribution-network-tip-3': ['plan', 'fairs', 'distributor', 'platform', 'office', 'training'],
  'international-buyers-tip-4': ['who', 'needs', 'path', 'comparing', 'risk', 'rfq'],
  'qualified-exporting-companies-tip-5': ['meaning', 'evidence', 'certificates', 'compliance', 'behavior', 'check'],
  'best-products-for-export-tip-6': [
    'choice',
    'parameters',
    'industrial',
    'niche',
    'private-label',
    'list',
    'own-figures',
  ],
}
const slugs = Object.keys(sections)
const articles = locales.flatMap((locale) =>
  slugs.map((slug) => ({ slug, locale, text: fileOf(collection, slug, locale) })),
)

function linesOf(block: Block): Run[][] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.head, ...block.rows].flat()
  return 'runs' in block ? [block.runs] : []
}
function linksOf({ blocks }: StoredText): string[] {
  return blocks.flatMap(linesOf).flatMap((line) => line.flatMap(({ href }) => href ?? []))
}

test('the articles are those of the menus, in their order, in every language', () => {
  for (const locale of locales)
    assert.deepEqual(
      filesOf(collection, locale).map(({ slug }) => slug),
      slugs,
    )
})

test('every article has its length in every language', () => {
  for (const { slug, locale, text } of articles) {
    const prose = wordsOf(text!.blocks)
    const [length, least] =
      locale === 'zh'
        ? [prose.match(/\p{Script=Han}/gu)!.length, charactersLeast]
        : [prose.match(/\p{L}[\p{L}'’-]*/gu)!.length, wordsLeast]
    assert.ok(length >= least, `${slug} in ${locale}: ${length} of ${least}`)
  }
})

test('every article has its sections, a worked example with a table, what to do today, and its sources', () => {
  for (const { slug, locale, text } of articles) {
    const where = `${slug} in ${locale}`
    const { contents, blocks } = text!
    assert.deepEqual(
      contents.map(({ id }) => id),
      [...sections[slug]!, 'today', 'sources'],
      where,
    )
    const example = blocks.findIndex(
      ({ kind }, at) =>
        kind === 'table' && blocks.slice(0, at).some((block) => block.kind === 'heading' && block.level === 3),
    )
    assert.ok(example > 0, `${where}: no table in a worked example`)
    const sourcesAt = blocks.findIndex((block) => block.kind === 'heading' && block.id === 'sources')
    const [sources] = blocks.slice(sourcesAt + 1)
    assert.ok(sources?.kind === 'list' && sources.items.length >= 3, `${where}: sources`)
    assert.ok(
      blocks
        .slice(sourcesAt)
        .flatMap(linesOf)
        .flat()
        .some(({ href }) => href?.startsWith('https://')),
      where,
    )
  }
})

test('the list of the most exported categories has fifty different headings, the same in every language', () => {
  const headings = locales.map((locale) => {
    const { blocks } = fileOf(collection, 'best-products-for-export-tip-6', locale)!
    const table = blocks.find((block) => block.kind === 'table' && block.rows.length === 50)
    assert.ok(table?.kind === 'table', locale)
    for (const row of table.rows) for (const cell of row) assert.ok(cell[0]?.text, locale)
    return table.rows.map((row) => row[1]![0]!.text)
  })
  assert.equal(new Set(headings[0]).size, 50)
  for (const heading of headings[0]!) assert.match(heading, /^\d{4}$/)
  for (const [at, list] of headings.entries()) assert.deepEqual(list, headings[0], locales[at])
})

test('articles link to the same addresses in every language, and to one another', () => {
  for (const slug of slugs) {
    const own = (locale: (typeof locales)[number]) =>
      linksOf(fileOf(collection, slug, locale)!).filter((href) => href.startsWith('/'))
    const english = own('en').toSorted()
    assert.ok(english.length >= 3, slug)
    for (const locale of locales) assert.deepEqual(own(locale).toSorted(), english, `${slug} in ${locale}`)
    for (const href of english.filter((one) => one.startsWith('/b2b-tips/')))
      assert.ok(
        slugs.includes(new URL(href, 'https://site.example').pathname.slice('/b2b-tips/'.length)),
        `${slug}: ${href}`,
      )
  }
})
