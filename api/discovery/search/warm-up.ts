// Queries after the start, for compiled code.
import type { Search } from '#api/foundation/context.ts'

const queries = [
  'pump',
  '',
  'industrial ball valve dn50',
  'gx-100',
  'hydrualic cylinder',
  'macchine per imballaggio',
  '机器',
  'electric motor 3 kw',
  'solar pan',
  'wholesale',
  '6204',
  'gmbh italy',
  'bear',
]
const rounds = 4
const maxMilliseconds = 80

export async function warmUp(search: Search): Promise<void> {
  const until = performance.now() + maxMilliseconds
  for (let round = 0; round < rounds; round++) {
    for (const text of queries) {
      const filter = round % 2 ? { country: ['IT', 'CN'] } : {}
      for (const index of ['business', 'product', 'people'] as const)
        await search.find(index, { text, filter, skip: 0, size: 5, facets: true })
      await search.suggest('business', text, 5)
      await search.suggest('product', text, 5)
      await search.questionOf(text, { language: 'en' })
      if (performance.now() > until) return
    }
  }
}
