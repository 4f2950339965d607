// Sample texts that companies wrote in further languages.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

type Versions = Record<string, Record<string, Record<string, string>>>

const data = join(import.meta.dirname, 'data/versions.json')
const originals = {
  businesses: {
    first: 'short_description',
    second: 'general_description',
    fields: ['shortDescription', 'generalDescription'],
  },
  products: { first: 'name', second: 'description', fields: ['name', 'description'] },
} as const

export async function addSampleVersions(tx: Transaction<DB>): Promise<void> {
  const all = JSON.parse(await readFile(data, 'utf8')) as Record<keyof typeof originals, Versions>
  for (const table of ['businesses', 'products'] as const) {
    const { first, second, fields } = originals[table]
    const languages = JSON.stringify(Object.fromEntries(fields.map((field) => [field, 'en'])))
    await sql`update ${sql.table(table)} as t set languages = ${languages}::jsonb, versions = (
        select jsonb_object_agg(key, value || jsonb_build_object('of',
          left(md5(t.${sql.ref(first)} || E'\\n' || t.${sql.ref(second)}), 8)))
        from jsonb_each(v.value))
      from jsonb_each(${JSON.stringify(all[table])}::jsonb) v where t.source_id = v.key`.execute(tx)
  }
}
