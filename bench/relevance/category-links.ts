// Links of categories.
import { locales } from '#contract/foundation/locales.ts'
import { type Node, nodes } from '#api/foundation/industries/lookup.ts'
import { countryByCode } from '#api/foundation/reference/lookup.ts'
import { findPage } from '#api/discovery/search/result-page.ts'
import { questionOf, readerOf, readingOf } from '#api/discovery/search/understanding.ts'
import type { Filter, Kind, PhraseDictionary } from '#search-engine/index.ts'
import type { Documents } from './documents.ts'
import type { Indexes } from './indexes.ts'

const first = 5
const compared = 20
const withMembers = 'with members'
const checks = ['filed', 'filters', 'languages'] as const
type Check = (typeof checks)[number]
export type LinkRow = { links: string; of: number } & Record<Check, number>

export async function categoryLinks(documents: Documents, indexes: Indexes, phrases: PhraseDictionary) {
  const misses: string[] = []
  const rows: LinkRow[] = []
  const linked = nodes.filter((node) => node.kind !== 'industry')
  const filedBy = { product: filedIn(documents, 'product'), business: filedIn(documents, 'business') }
  const membersOf = { product: membersIn(filedBy.product), business: membersIn(filedBy.business) }
  const isFilled = (kind: Kind, { id }: Node) => membersOf[kind].has(id)
  for (const kind of ['product', 'business'] as const) {
    const other = kind === 'product' ? 'business' : 'product'
    const groups = {
      [withMembers]: linked.filter((node) => isFilled(kind, node)),
      'with members of the other kind': linked.filter((node) => !isFilled(kind, node) && isFilled(other, node)),
      unused: linked.filter((node) => !isFilled(kind, node) && !isFilled(other, node)),
    }
    for (const [name, group] of Object.entries(groups)) {
      const row: LinkRow = { links: `${kind}, ${name}`, of: group.length, filed: 0, filters: 0, languages: 0 }
      for (const node of group) {
        const found = await missesOf(indexes, phrases, kind, node, filedBy[kind])
        for (const check of checks) {
          if (found[check] === undefined) row[check]++
          else misses.push(`${row.links}, ${node.name.en}: ${check} ${found[check]}`)
        }
      }
      rows.push(row)
    }
  }
  return { rows, misses }
}

export function linksKept(rows: LinkRow[]): boolean {
  const wanted = (name: Check, { links, of, ...row }: LinkRow) =>
    row[name] === of || (name === 'filed' && !links.endsWith(withMembers))
  return rows.every((row) => checks.every((name) => wanted(name, row)))
}

function membersIn(filed: Map<string, Set<string>>): Set<string> {
  return new Set([...filed.values()].flatMap((ids) => [...ids]))
}

function filedIn({ products, businesses }: Documents, kind: Kind): Map<string, Set<string>> {
  if (kind === 'business') return new Map(businesses.map(({ id, categories }) => [id, new Set(categories)]))
  return new Map(
    products.map(({ id, category, subCategory }) => [id, new Set([category, subCategory].flatMap((one) => one ?? []))]),
  )
}

async function missesOf(
  indexes: Indexes,
  phrases: PhraseDictionary,
  kind: Kind,
  node: Node,
  filed: Map<string, Set<string>>,
): Promise<Partial<Record<Check, string>>> {
  const misses: Partial<Record<Check, string>> = {}
  const pageFor = (locale: (typeof locales)[number], filter: Filter = {}, country?: string[]) => {
    const reader = readerOf(
      {
        phrases,
        questionOf: async (text, { literally, ...manner }) => {
          const reading = readingOf({ phrases, ...manner }, text, literally)
          return questionOf(reading, new Set(reading.names.filter((name) => indexes.product.knowsBrand(name))))
        },
        find: async (_, query) => indexes[kind].search(query),
      },
      kind,
      locale,
    )
    const input = { textQuery: node.name[locale], skip: 0, size: compared, facets: true, ...(country && { country }) }
    return findPage(reader, input, filter)
  }
  const page = await pageFor('en')
  const ids = [node.id, ...('children' in node ? node.children.map(({ id }) => id) : [])]
  const strays = page.ids.slice(0, first).filter((id) => !ids.some((one) => filed.get(id)?.has(one)))
  if (strays.length > 0) misses.filed = `${strays.length} of ${Math.min(first, page.ids.length)}, total ${page.total}`
  const { country = [], businessType = [] } = page.facets ?? {}
  const filtered = [
    ...country
      .filter(({ value }) => countryByCode(value))
      .map(async ({ value, count }) => [value, count, (await pageFor('en', {}, [value])).total] as const),
    ...businessType.map(
      async ({ value, count }) => [value, count, (await pageFor('en', { businessType: [value] })).total] as const,
    ),
  ]
  const wrong = (await Promise.all(filtered)).filter(([, count, total]) => count !== total)
  if (wrong.length > 0) misses.filters = wrong.map(([value, count, total]) => `${value} ${count} → ${total}`).join(', ')
  const shown = `${page.total}: ${page.ids.join(' ')}`
  const pages = await Promise.all(locales.map((locale) => pageFor(locale)))
  const other = locales.filter((_, i) => `${pages[i]!.total}: ${pages[i]!.ids.join(' ')}` !== shown)
  if (other.length > 0)
    misses.languages = `${page.total}, ${other.map((one) => `${one} ${pages[locales.indexOf(one)]!.total}`).join(', ')}`
  return misses
}
