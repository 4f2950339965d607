// Example: syncs a business catalog with a product list. Needs a business token with scope products:write.
// WBN_API=https://wbn.example/api WBN_TOKEN=wbn_… WBN_BUSINESS=… node sync-catalog.ts products.jsonl
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createClient, type Client } from '../client.ts'

export type Row = Record<string, string | number>

const atOnce = 200

/** Known part numbers change that product, other rows add one; all or nothing. */
export async function syncCatalog(wbn: Client, businessID: string, rows: readonly Row[]) {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const mapping = Object.fromEntries(columns.map((column) => [column, column]))
  const { importID } = await wbn.catalogues.begin({ body: { businessID, fileName: 'sync.jsonl', mapping } })
  const params = { importID }
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce).map((cells, index) => ({ row: at + index + 1, cells }))
    await wbn.catalogues.addRows({ params, body: { businessID, rows: part } })
  }
  const { counts } = await wbn.catalogues.check({ params, body: { businessID } })
  if (counts && counts.refused > 0) {
    const { data } = await wbn.catalogues.rows({ params, query: { businessID, outcome: 'refused' } })
    await wbn.catalogues.cancel({ params, body: { businessID } })
    throw new Error(
      data.map(({ row, problems }) => `row ${row}: ${problems[0]?.column} ${problems[0]?.problem}`).join('\n'),
    )
  }
  await wbn.catalogues.start({ params, body: { businessID } })
  for (;;) {
    const { status, counts: done } = await wbn.catalogues.read({ params, query: { businessID } })
    if (status === 'done') return done
    if (status === 'failed' || status === 'cancelled') throw new Error(`The import is ${status}`)
    await setTimeout(500)
  }
}

if (import.meta.main) {
  const { WBN_API: api = '', WBN_TOKEN: token = '', WBN_BUSINESS: businessID = '' } = process.env
  const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)
  const rows = lines.map((line) => JSON.parse(line) as Row)
  console.log(await syncCatalog(createClient({ api, token }), businessID, rows))
}
