// Questions asked before anybody does: the first of a kind run uncompiled and are many times slower.
import type { Search } from './indexes.ts'

const texts = [
  '', 'pump', 'industrial valve', 'stainless steel ball valve dn50', 'gx-100', '6204', 'hydrualic cylnder', 'bombas',
  'macchine per imballaggio', '机器', 'electric motor 3 kw', 'wholesale', 'solar panel 400w', 'gmbh', 'the', 'a', 'bear',
]
const rounds = 10

export function warmUp({ business, product, people, categories }: Search): void {
  for (let round = 0; round < rounds; round++) {
    for (const text of texts) {
      for (const index of [business, product, people]) {
        index.search({ text, filter: round % 2 ? { country: ['IT', 'CN'] } : {}, skip: 0, size: 5, facets: true })
      }
      business.suggest(text, 5)
      product.suggest(text, 5)
      categories.recognise(text)
    }
  }
}
