// Sample texts in further languages.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from './load.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)

test('three companies and six products have texts of their own in further languages, up to date', async () => {
  const { rows } = await database.pool.query(
    `with all_versions as (
        select source_id, 'business' as kind, languages, versions, short_description || E'\\n' || general_description as originals
        from businesses union all
        select source_id, 'product', languages, versions, name || E'\\n' || description from products)
      select kind, split_part(source_id, '/', 1) as firm, key as language, count(*)::int as count,
        bool_and((version_in(versions, key, originals) ->> 'outdated')::boolean) as outdated,
        bool_and(not languages @? '$.* ? (@ != "en")') as english
      from all_versions, jsonb_object_keys(versions) key group by 1, 2, 3 order by 1, 2, 3`,
  )
  const row = (kind: string, firm: string, language: string, count: number) => {
    return { kind, firm, language, count, outdated: false, english: true }
  }
  assert.deepEqual(rows, [
    row('business', 'andino-textil', 'es', 1),
    row('business', 'ferrantis-pompe', 'de', 1),
    row('business', 'ferrantis-pompe', 'it', 1),
    row('business', 'zhejiang-hengli-gear', 'zh', 1),
    row('product', 'andino-textil', 'es', 2),
    row('product', 'ferrantis-pompe', 'de', 1),
    row('product', 'ferrantis-pompe', 'it', 2),
    row('product', 'zhejiang-hengli-gear', 'zh', 2),
  ])
})
