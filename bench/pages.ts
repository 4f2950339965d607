// Rendering of pages.
import { pathsFor } from '#web/foundation/paths.ts'
import type { Drawn } from './floors/floors.ts'
import { compare, lineOf, quick, type Comparison } from './rounds.ts'
import { ask, serving, side, type Serving } from './load/serving.ts'

const freshLimit = 1.4
const fixedLimit = 1.6
const warmLimit = 3
const pages = quick ? 5 : 60
const whole = { check: (body: string) => body.includes('</main>') }
const brotli = { 'accept-encoding': 'br' }

type Subject = { path: string; query: string }

type Fresh = { subjects: Subject[]; statement: string; drawing: 'own' | 'plain' }

function fresh(server: Serving, name: string, { subjects, statement, drawing }: Fresh): Promise<Comparison> {
  const asked = subjects.map(({ path }) => ({ path }))
  const pageOf = ({ path }: Subject) => (drawing === 'own' ? path : 'plain')
  const floors = subjects.map((subject) => ({ path: `/${statement}?${subject.query}&page=${pageOf(subject)}` }))
  const title = `${name}, fresh, ${drawing === 'own' ? 'own tree' : 'plain page'}`
  return compare(
    title,
    side(title, server, server.address, asked, { ...whole, unique: true }),
    side('bare', server, server.bare, floors, whole),
    drawing === 'own' ? freshLimit : fixedLimit,
  )
}

const words = ['pump', 'ball valve', 'steel', 'solar panel', 'electric motor', 'led lamp', 'coffee', 'textile']

async function results(server: Serving): Promise<Subject[]> {
  const paths = pathsFor('en')
  return Promise.all(
    words.map(async (search) => {
      const body = { textQuery: search, size: 5, facets: false }
      const { data } = await ask<{ data: { businessID: string }[] }>(server.address, {
        method: 'POST',
        path: '/api/search/business',
        body,
      })
      return {
        path: paths.search({ business: 'MA', search }),
        query: `ids=${data.map((card) => card.businessID).join()}`,
      }
    }),
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
      .map(({ id, key }) => ({ path: paths.business({ businessID: id, key }), query: `id=${id}` }))
    const products = drawn.products
      .slice(0, pages)
      .map(({ id, key }) => ({ path: paths.product({ productID: id, key }), query: `id=${id}` }))
    const found = await results(server)
    const subjectsOf = {
      'business page': { subjects: businesses, statement: 'business-page' },
      'product page': { subjects: products, statement: 'product-page' },
      'results page': { subjects: found, statement: 'business-cards' },
    }
    const measurements = [
      () => fresh(server, 'business page', { ...subjectsOf['business page'], drawing: 'own' }),
      () => fresh(server, 'product page', { ...subjectsOf['product page'], drawing: 'own' }),
      ...Object.entries(subjectsOf).map(
        ([name, given]) =>
          () =>
            fresh(server, name, { ...given, drawing: 'plain' }),
      ),
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
