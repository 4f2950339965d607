// A changed company with many products.
import { setImmediate } from 'node:timers/promises'
import { type ProductDocument, SearchIndex } from '#search-engine/index.ts'

const products = 17_547
const others = 30_000
const atOnce = 128
const yieldAfter = 32

let state = 1
const draw = (below: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below
const words = (count: number) =>
  Array.from({ length: count }, () => `w${(draw(10) ? draw(3000) : draw(100_000)).toString(36)}`).join(' ')

function product(number: number, businessID: string): ProductDocument {
  return {
    id: `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    name: words(6),
    text: words(26),
    businessID,
    businessType: 'MA',
    country: 'DE',
    industry: '0001',
    verified: false,
    registered: number,
    specs: Array.from({ length: 4 }, (_, key) => ({ key: `k${key}`, value: words(1) })),
    taxonomy: [],
    keywords: [words(2)],
  }
}

const own = Array.from({ length: products }, (_, number) => product(number, 'large'))
const all = [...own, ...Array.from({ length: others }, (_, number) => product(products + number, `b${number % 500}`))]
const index = SearchIndex.build('product', all)
const search = () => index.search({ text: words(1), skip: 0, size: 5, facets: true })
search()

const begun = performance.now()
for (const one of own) index.upsert({ ...one, country: 'IT' })
console.log(`before: ${Math.round(performance.now() - begun)} ms until the next answer`)
await index.merge()

let searches = 0
let longest = 0
let running = true
const asking = (async () => {
  for (let last = performance.now(); running; searches++) {
    await setImmediate()
    search()
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
})()
const from = performance.now()
for (let at = 0; at < own.length; at += atOnce) {
  for (const [i, one] of own.slice(at, at + atOnce).entries()) {
    index.upsert({ ...one, country: 'CN' })
    if (i % yieldAfter === yieldAfter - 1) await setImmediate()
  }
  await setImmediate()
}
const fresh = performance.now() - from
running = false
await asking
console.log(`now: ${Math.round(fresh)} ms until all are written, ${searches} searches meanwhile`)
console.log(`longest turn of the event loop, its search included: ${Math.round(longest)} ms`)
