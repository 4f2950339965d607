// Job of products: languages of texts.
import { sql } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { UnjudgedRow } from '#api/foundation/text-versions.ts'
import { judgeInBackground } from '#api/foundation/unjudged.ts'

type Row = UnjudgedRow<'name' | 'description'>

export function products(jobs: Jobs<DB>, { db }: WorkerDependencies): void {
  judgeInBackground(jobs, db, {
    job: 'products.judgeLanguages',
    table: 'products',
    async find(db, most) {
      const { rows } = await sql<Row>`
        select p.id, json_build_object('name', p.name, 'description', p.description) as texts, b.country, b.spoken
        from (select * from products where languages = '{}' limit ${most}) p join business_languages b on b.id = p.business_id`.execute(
        db,
      )
      return rows
    },
  })
}
