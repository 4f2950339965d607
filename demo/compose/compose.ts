// Composes the demonstration data from the open collections and the invented firms. Run by hand, its output is committed:
//   WBN_DATA=<folder with companies.jsonl.gz, products.jsonl.gz> node demo/compose/compose.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandOf, homes } from './brands.ts'
import { firms } from './firms.ts'
import { firmProducts, firmRow } from './invented.ts'
import { peopleOf } from './people.ts'
import { type Company, type Product, rowsOf, writeRows } from './read.ts'
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
}
const sources = JSON.parse(readFileSync(new URL('sources.json', import.meta.url), 'utf8')) as Source[]
const allowed = new Set(sources.filter(({ reference }) => !reference).map(({ key }) => key))

const folder = process.env['WBN_DATA']
if (!folder) {
  console.error('WBN_DATA must name the folder with companies.jsonl.gz and products.jsonl.gz')
  process.exit(1)
}

const companies: Company[] = []
for await (const company of rowsOf<Company>(join(folder, 'companies.jsonl.gz'))) {
  if (allowed.has(company.source)) companies.push(company)
}
const wanted = new Set(homes.flatMap(({ brands }) => brands))
const ofBrand = new Map<string, Product[]>()
const brandless: Product[] = []
for await (const product of rowsOf<Product>(join(folder, 'products.jsonl.gz'))) {
  if (!allowed.has(product.source)) continue
  if (!product.brand) brandless.push(product)
  else if (wanted.has(product.brand)) ofBrand.set(product.brand, [...(ofBrand.get(product.brand) ?? []), product])
}

const byID = new Map(companies.map((company) => [company.id, company]))
const brands = homes.flatMap((home) => brandOf(home, byID, ofBrand) ?? [])
const taken = new Set(homes.flatMap(({ company }) => company ?? []))
const invented = firms.map((firm) => {
  const stock = stocks.filter(({ firm: id }) => id === firm.id).flatMap((one) => stockRows(one, brandless, firm))
  return { business: firmRow(firm), products: [...firmProducts(firm), ...stock] }
})
const businesses = [
  ...invented.map(({ business }) => business),
  ...brands.map(({ business }) => business),
  ...chooseCompanies(companies, taken).map(companyRow),
]
const products = [...invented, ...brands].flatMap((one): object[] => one.products)
const people = peopleOf(new Map(firms.map((firm) => [firm.id, firm])))
const used = new Set([...businesses, ...(products as { source: string }[])].map(({ source }) => source))

const out = (name: string) => new URL(`../data/${name}`, import.meta.url)
const bytes = writeRows(out('businesses.jsonl.gz'), businesses) + writeRows(out('products.jsonl.gz'), products)
writeFileSync(out('people.json'), `${JSON.stringify(people, null, 1)}\n`)
const attributions = sources
  .filter(({ key, reference }) => reference || used.has(key))
  .map(({ reference: _, ...source }) => source)
writeFileSync(out('attributions.json'), `${JSON.stringify(attributions, null, 2)}\n`)
console.log(`${businesses.length} businesses, ${products.length} products, ${people.length} people, ${bytes} bytes`)
