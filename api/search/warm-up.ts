// Questions asked before anybody does: the first of a kind run uncompiled and are many times slower. Changes nothing.
import type { Search } from './indexes.ts'

const texts = [
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
const most = 80 // ms: nobody is to wait longer for it

export function warmUp({ business, product, people, categories }: Search): void {
  const until = performance.now() + most
  for (let round = 0; round < rounds; round++) {
    for (const text of texts) {
      for (const index of [business, product, people]) {
        index.search({ text, filter: round % 2 ? { country: ['IT', 'CN'] } : {}, skip: 0, size: 5, facets: true })
      }
      business.suggest(text, 5)
      product.suggest(text, 5)
      categories.recognise(text)
      if (performance.now() > until) return
    }
  }
}
