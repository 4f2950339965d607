// Composer of demo data: WBN_DATA=<folder with companies.jsonl.gz and products.jsonl.gz> node demo/compose/compose.ts
import { writeFileSync } from 'node:fs'
import { writeRows } from './read.ts'
import { composedRows } from './rows.ts'

const folder = process.env['WBN_DATA']
if (!folder) {
  console.error('WBN_DATA must name the folder with companies.jsonl.gz and products.jsonl.gz')
  process.exit(1)
}

const { businesses, products, people, attributions } = await composedRows(folder)
const out = (name: string) => new URL(`../data/${name}`, import.meta.url)
const bytes = writeRows(out('businesses.jsonl.gz'), businesses) + writeRows(out('products.jsonl.gz'), products)
writeFileSync(out('people.json'), `${JSON.stringify(people, null, 1)}\n`)
writeFileSync(
  out('../../api/foundation/reference/data/attributions.json'),
  `${JSON.stringify(attributions, null, 2)}\n`,
)
console.log(`${businesses.length} businesses, ${products.length} products, ${people.length} people, ${bytes} bytes`)
