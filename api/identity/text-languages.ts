// Language of a text that somebody wrote: declared, else detected. Stored `und`: it can't be told.
import { type Kysely, sql } from 'kysely'
import { portals } from '#contract/foundation/portals.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { languageOf, languageOfCountry } from '#kit/language/detect.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, WorkerDependencies } from '#api/foundation/context.ts'
import { undetermined } from '#api/foundation/text-versions.ts'
import { judgeInBackground } from '#api/foundation/unjudged.ts'
import { languagesOf } from '#api/identity/people/lookup.ts'

/** NOTE: await it before the transaction. Null: failed, the job judges later. */
export async function languageFor(
  { locale, portal }: Pick<Context, 'locale' | 'portal'>,
  text: string,
  declared: string | undefined,
): Promise<string | null> {
  if (declared) return declared
  const country = portals.find(({ key }) => key === portal)?.country
  const likely = country ? [locale, languageOfCountry(country)] : [locale]
  return judged(text, likely).catch(() => null)
}

async function judged(text: string, likely: readonly string[]): Promise<string> {
  return (await languageOf(text, likely)) ?? undetermined
}

type Texts = {
  table: 'posts' | 'comments' | 'messages' | 'keptInquiries' | 'rfqs' | 'quotations'
  /** SQL. */
  text: string
  writer: 'writer_id' | 'created_by'
}

export function judgeTexts(jobs: Jobs<DB>, { db, pool }: Pick<WorkerDependencies, 'db' | 'pool'>, texts: Texts): void {
  judgeInBackground(jobs, {
    job: `${texts.table}.judgeLanguages`,
    async find(after, most) {
      const rows = await findUnjudged(db, texts, after, most)
      const languages = await languagesOf(pool, [...new Set(rows.map(({ writerID }) => writerID))])
      return rows.map(({ writerID, ...row }) => ({ ...row, likely: languages.get(writerID) }))
    },
    judge: async ({ id, text, likely }) => ({ id, language: await judged(text, likely ? [likely] : []) }),
    keep: (found) => setLanguages(db, texts, found),
  })
}

async function findUnjudged(db: Kysely<DB>, { table, text, writer }: Texts, after: string, most: number) {
  const { rows } = await sql<{ id: string; text: string; writerID: string }>`
    select id, ${sql.raw(text)} as text, ${sql.ref(writer)} as "writerID" from ${sql.table(table)}
    where language is null and id > ${after} order by id limit ${most}`.execute(db)
  return rows
}

async function setLanguages(
  db: Kysely<DB>,
  { table }: Texts,
  found: readonly { id: string; language: string }[],
): Promise<void> {
  const ids = found.map(({ id }) => id)
  const languages = found.map(({ language }) => language)
  await sql`update ${sql.table(table)} t set language = f.language
    from unnest(${ids}::uuid[], ${languages}::text[]) f (id, language) where t.id = f.id and t.language is null`.execute(
    db,
  )
}
