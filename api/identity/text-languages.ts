// Language of a text that somebody wrote: declared, else detected. Stored `und`: it can't be told.
import { type Kysely, sql, type Transaction } from 'kysely'
import { portals } from '#contract/foundation/portals.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { add } from '#kit/jobs/jobs.ts'
import { languageOf, languageOfCountry } from '#kit/language/detect.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, WorkerDependencies } from '#api/foundation/context.ts'
import { languagesOf } from '#api/identity/people/lookup.ts'

export const undetermined = 'und'
const atOnce = 200

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

/** Judges rows without a language in batches, each a transaction; nothing is read twice, no event is emitted. */
export function judgeTexts(jobs: Jobs<DB>, { db, pool }: Pick<WorkerDependencies, 'db' | 'pool'>, texts: Texts): void {
  const next = `${texts.table}.judgeMore`
  const judge = async (_nothing: unknown, complete: (effect: (tx: Transaction<DB>) => Promise<void>) => unknown) => {
    const rows = await findUnjudged(db, texts)
    const languages = await languagesOf(pool, [...new Set(rows.map(({ writerID }) => writerID))])
    const found: { id: string; language: string }[] = []
    for (const { id, text, writerID } of rows) {
      const language = languages.get(writerID)
      found.push({ id, language: await judged(text, language ? [language] : []) })
    }
    await complete(async (tx) => {
      await setLanguages(tx, texts, found)
      if (rows.length === atOnce) await add(tx, next, {})
    })
  }
  jobs.work(next, judge, { concurrency: 1 })
  jobs.schedule(`${texts.table}.judge`, '*/20 * * * *', judge)
}

async function findUnjudged(db: Kysely<DB>, { table, text, writer }: Texts) {
  const { rows } = await sql<{ id: string; text: string; writerID: string }>`
    select id, ${sql.raw(text)} as text, ${sql.ref(writer)} as "writerID" from ${sql.table(table)}
    where language is null order by id limit ${atOnce}`.execute(db)
  return rows
}

async function setLanguages(
  tx: Transaction<DB>,
  { table }: Texts,
  found: readonly { id: string; language: string }[],
): Promise<void> {
  const ids = found.map(({ id }) => id)
  const languages = found.map(({ language }) => language)
  await sql`update ${sql.table(table)} t set language = f.language
    from unnest(${ids}::uuid[], ${languages}::text[]) f (id, language) where t.id = f.id and t.language is null`.execute(
    tx,
  )
}
