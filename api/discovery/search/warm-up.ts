// Queries after the start, for compiled code.
import type { Search } from '#api/foundation/context.ts'
import { questionOf } from './understanding.ts'

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

export function warmUp({ business, product, people, phrases }: Search): void {
  const until = performance.now() + maxMilliseconds
  for (let round = 0; round < rounds; round++) {
    for (const text of queries) {
      for (const index of [business, product, people]) {
        index.search({ text, filter: round % 2 ? { country: ['IT', 'CN'] } : {}, skip: 0, size: 5, facets: true })
      }
      business.suggest(text, 5)
      product.suggest(text, 5)
      questionOf({ phrases: phrases.current, language: 'en' }, text)
      if (performance.now() > until) return
    }
  }
}
