// Pages: rendering against statement plus renderToString, cache against a constant.
import { pathsFor } from '#web/foundation/paths.ts'
import type { Drawn } from './floors/floors.ts'
import { compare, lineOf, quick, type Comparison } from './rounds.ts'
import { ask, serving, side, type Serving } from './load/serving.ts'

const freshLimit = 1.4
const warmLimit = 3
const pages = quick ? 5 : 60
const whole = { check: (body: string) => body.includes('</main>') }
const brotli = { 'accept-encoding': 'br' }

type Subject = { path: string; id: string }

function fresh(server: Serving, name: string, subjects: Subject[], statement: string): Promise<Comparison> {
  const asked = subjects.map(({ path }) => ({ path }))
  const floors = subjects.map(({ path, id }) => ({ path: `/${statement}?id=${id}&page=${path}` }))
  return compare(
    `${name}, fresh`,
    side(`${name}, fresh`, server, server.address, asked, { ...whole, unique: true }),
    side('bare', server, server.bare, floors, whole),
    freshLimit,
  )
}

/** Cached brotli; the floor sends the same bytes from bare Fastify. */
function warm(server: Serving, name: string, subjects: Subject[]): Promise<Comparison> {
  const asked = subjects.map(({ path }) => ({ path, headers: brotli }))
  const floors = subjects.map(({ path }) => ({ path: `/?of=${path}`, headers: brotli }))
  return compare(
    `${name}, warm`,
    side(`${name}, warm`, server, server.address, asked, {}),
    side('constant', server, server.constant, floors, {}),
    warmLimit,
  )
}

export async function run(): Promise<boolean> {
  const server = await serving()
  try {
    const drawn = await ask<Drawn>(server.address, { path: '/floor/drawn' })
    const paths = pathsFor('en')
    const businesses = drawn.businesses
      .slice(0, pages)
      .map(({ id, key }) => ({ path: paths.business({ businessID: id, key }), id }))
    const products = drawn.products
      .slice(0, pages)
      .map(({ id, key }) => ({ path: paths.product({ productID: id, key }), id }))
    const measurements = [
      () => fresh(server, 'business page', businesses, 'business-page'),
      () => fresh(server, 'product page', products, 'product-page'),
      () => warm(server, 'business page', businesses),
      () => warm(server, 'product page', products),
    ]
    let kept = true
    for (const measure of measurements) {
      const comparison = await measure()
      console.log(lineOf(comparison))
      kept = comparison.ok && kept
    }
    return kept
  } finally {
    await server.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
