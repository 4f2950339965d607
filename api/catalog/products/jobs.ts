// Job of products: languages of texts.
import { sql } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { UnjudgedRow } from '#api/foundation/text-versions.ts'
import { judgeFields } from '#api/foundation/unjudged.ts'

type Row = UnjudgedRow<'name' | 'description'>

export function products(jobs: Jobs<DB>, { db }: WorkerDependencies): void {
  judgeFields(jobs, db, {
    table: 'products',
    async find(after, most) {
      const { rows } = await sql<Row>`
        select p.id, p.version, json_build_object('name', p.name, 'description', p.description) as texts, p.languages, b.country, b.spoken
        from products p join business_languages b on b.id = p.business_id
        where p.id > ${after} and not p.languages ?& array['name', 'description'] order by p.id limit ${most}`.execute(
        db,
      )
      return rows
    },
  })
}
