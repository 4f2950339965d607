// Email words in use: the newest not withdrawn.
import { QueryCreator, sql, type QueryExecutorProvider } from 'kysely'
import type { EmailWords } from './template.ts'

export type EmailVersion = {
  id: string
  kind: string
  locale: string
  words: EmailWords
  writtenBy: string
  reason: string
  writtenAt: Date
  withdrawnAt: Date | null
}
type Db = QueryExecutorProvider

const columns = sql.raw(
  `id, kind, locale, words, written_by as "writtenBy", reason, written_at as "writtenAt", withdrawn_at as "withdrawnAt"`,
)
const table = (schema: string) => sql.id(schema, 'email_versions')

type Tables = {
  emailVersions: {
    id: string
    kind: string
    locale: string
    words: EmailWords
    writtenAt: Date
    withdrawnAt: Date | null
  }
}

export async function findWords(db: Db, kinds: readonly string[], locale: string): Promise<Map<string, EmailWords>> {
  const rows = await new QueryCreator<Tables>({ executor: db.getExecutor() })
    .selectFrom('emailVersions')
    .distinctOn('kind')
    .select(['kind', 'words'])
    .where('kind', '=', (is) => is.fn.any(is.val([...kinds])))
    .where('locale', '=', locale)
    .where('withdrawnAt', 'is', null)
    .orderBy('kind')
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ kind, words }) => [kind, words]))
}

export async function findAllInUse(db: Db, schema: string): Promise<EmailVersion[]> {
  const { rows } = await sql<EmailVersion>`
    select distinct on (kind, locale) ${columns} from ${table(schema)} where withdrawn_at is null
    order by kind, locale, written_at desc, id desc`.execute(db)
  return rows
}

export async function findVersions(db: Db, schema: string, kind: string, locale: string): Promise<EmailVersion[]> {
  const { rows } = await sql<EmailVersion>`
    select ${columns} from ${table(schema)} where kind = ${kind} and locale = ${locale}
    order by written_at desc, id desc`.execute(db)
  return rows
}

export async function lockVersion(db: Db, schema: string, id: string): Promise<EmailVersion | undefined> {
  const { rows } = await sql<EmailVersion>`
    select ${columns} from ${table(schema)} where id = ${id} for update`.execute(db)
  return rows[0]
}

type NewVersion = Pick<EmailVersion, 'kind' | 'locale' | 'words' | 'writtenBy' | 'reason'>

export async function addVersion(
  db: Db,
  schema: string,
  { kind, locale, words, writtenBy, reason }: NewVersion,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${table(schema)} (kind, locale, words, written_by, reason)
    values (${kind}, ${locale}, ${JSON.stringify(words)}, ${writtenBy}, ${reason}) returning id`.execute(db)
  return rows[0]!.id
}

export async function setWithdrawn(db: Db, schema: string, id: string, withdrawn: boolean): Promise<void> {
  await sql`update ${table(schema)} set withdrawn_at = case when ${withdrawn} then now() end where id = ${id}`.execute(
    db,
  )
}
