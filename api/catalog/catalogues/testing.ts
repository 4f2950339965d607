// Test helpers of imports.
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import { industries, pathFor } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'

export const leaf = industries[3]!.children[0]!.children[0]!

export const pump: Cells = {
  name: 'Pump A',
  partNumber: 'PA-1',
  brand: 'Ferra',
  description: 'Lifts water.',
  category: pathFor(leaf, 'es').join(' > '),
  keywords: 'pump; water',
  price: 100,
  priceMax: '120.50',
  currency: 'eur',
  unit: 'piece',
  tiers: '10: 95; 100: 90.25',
  minimumOrder: '5 pieces',
  leadTime: '14 days',
  stock: 'sí',
  hsCode: '8413.70',
  'spec:Flow rate': '20 m³/h',
  'spec:Weight': 12,
}

export async function company(
  { db }: Pick<TestApi, 'db'>,
  owner: TestPerson,
  subscription: 'standard' | 'platinum' = 'platinum',
): Promise<string> {
  const businessID = await addBusiness(db, 'Tables GmbH', { subscription })
  await addMember(db, businessID, owner.userID, 'owner')
  return businessID
}

export type Sending = {
  decimal?: '.' | ','
  pictures?: { name: string; key: string }[]
  skipRefused?: boolean
}

/** Row numbers start at 2, below headings. */
export async function checked(who: TestPerson, businessID: string, rows: readonly Cells[], more: Sending = {}) {
  const { decimal = '.', pictures = [] } = more
  const api = who.api.catalogues
  const mapping = Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [`My ${column}`, column]))
  const { importID } = await api.begin({ body: { businessID, fileName: 'pumps.csv', decimal, mapping } as never })
  const params = { importID }
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500).map((cells, at) => ({ row: from + at + 2, cells }))
    await api.addRows({ params, body: { businessID, rows: part } as never })
  }
  const told = await api.check({ params, body: { businessID, pictures } })
  return { params, told }
}

export async function started(who: TestPerson, businessID: string, rows: readonly Cells[], more: Sending = {}) {
  const { params } = await checked(who, businessID, rows, more)
  await who.api.catalogues.start({ params, body: { businessID, skipRefused: more.skipRefused ?? false } })
  return params
}

export async function productsOf(owner: TestPerson, businessID: string) {
  const { data } = await owner.api.products.catalogue({ query: { bid: businessID, size: 100 } })
  return data.toSorted((a, b) => a.name.localeCompare(b.name))
}

export function stateOf(who: TestPerson, businessID: string, params: { importID: string }) {
  return who.api.catalogues.read({ params, query: { businessID } })
}

export async function problemsOf(who: TestPerson, businessID: string, params: { importID: string }) {
  const { data } = await who.api.catalogues.rows({ params, query: { businessID, outcome: 'refused' } })
  return data.map(({ row, problems }) => [row, ...problems.map(({ column, problem }) => `${column} ${problem}`)])
}
