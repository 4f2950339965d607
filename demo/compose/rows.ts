// All demo rows. Writes nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandOf, homes } from './brands.ts'
import { firms } from './firms.ts'
import { firmProducts, firmRow } from './invented.ts'
import { logosOf } from './marks.ts'
import { peopleOf } from './people.ts'
import { type Company, type Product, rowsOf } from './read.ts'
import { chooseCompanies, companyRow } from './real-companies.ts'
import { stockRows, stocks } from './stock.ts'

type Source = {
  key: string
  name: string
  by: string
  url: string
  licence: string
  licenceFile?: string
  what: string
  /** Samples, lists of every installation, or page design. */
  use: 'sample' | 'reference' | 'look'
}
export const sources = JSON.parse(readFileSync(new URL('sources.json', import.meta.url), 'utf8')) as Source[]

/** Deterministic. Only sources of sources.json are read. */
export async function composedRows(folder: string) {
  const { companies, ofBrand, brandless } = await gathered(folder)
  const byID = new Map(companies.map((company) => [company.id, company]))
  const brands = homes.flatMap((home) => brandOf(home, byID, ofBrand) ?? [])
  const taken = new Set(homes.flatMap(({ company }) => company ?? []))
  const logos = logosOf(firms)
  const invented = firms.map((firm) => {
    const stock = stocks.filter(({ firm: id }) => id === firm.id).flatMap((one) => stockRows(one, brandless, firm))
    return { business: firmRow(firm, logos.get(firm.id)!), products: [...firmProducts(firm), ...stock] }
  })
  const businesses = [
    ...invented.map(({ business }) => business),
    ...brands.map(({ business }) => business),
    ...chooseCompanies(companies, taken).map(companyRow),
  ]
  const products = [...invented, ...brands].flatMap((one): { source: string }[] => one.products)
  const used = new Set([...businesses, ...products].map(({ source }) => source))
  const attributions = sources.filter(({ key, use }) => use !== 'sample' || used.has(key))
  const people = peopleOf(new Map(firms.map((firm) => [firm.id, firm])))
  return { businesses, products, people, attributions }
}

async function gathered(folder: string) {
  const allowed = new Set(sources.filter(({ use }) => use === 'sample').map(({ key }) => key))
  const wanted = new Set(homes.flatMap(({ brands }) => brands))
  const companies: Company[] = []
  const ofBrand = new Map<string, Product[]>()
  const brandless: Product[] = []
  for await (const company of rowsOf<Company>(join(folder, 'companies.jsonl.gz'))) {
    if (allowed.has(company.source)) companies.push(company)
  }
  for await (const product of rowsOf<Product>(join(folder, 'products.jsonl.gz'))) {
    if (!allowed.has(product.source)) continue
    if (!product.brand) brandless.push(product)
    else if (wanted.has(product.brand)) ofBrand.set(product.brand, [...(ofBrand.get(product.brand) ?? []), product])
  }
  return { companies, ofBrand, brandless }
}
