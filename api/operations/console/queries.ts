// SQL of the console, over views only.
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { ModeratedKind } from '#contract/trust/sanctions/acts.ts'
import type { DB } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'

type Db = Kysely<DB>
type Cut<By extends string> = { by: By; direction: 'asc' | 'desc'; limit: number; offset: number }
type ListFilter = {
  q?: string | undefined
  status?: string | undefined
  country?: string | undefined
  ids?: readonly string[] | undefined
  only?: 'alike' | undefined
}

const columns = { name: 'name', registeredAt: 'registeredAt' } as const
type By = keyof typeof columns

function people(db: Db, { q, status, country, ids }: ListFilter) {
  return db
    .selectFrom('consolePeople')
    .$if(Boolean(q), (query) => query.where(hasWords(['name', 'username', 'email', 'companyName'], q!)))
    .$if(Boolean(status), (query) => query.where('status', '=', status!))
    .$if(Boolean(country), (query) => query.where('countryCode', '=', country!))
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids!})`))
}

export function listPeople(db: Db, wanted: ListFilter, { by, direction, limit, offset }: Cut<By>) {
  return people(db, wanted).selectAll().orderBy(columns[by], direction).orderBy('id').limit(limit).offset(offset)
}
export function countPeople(db: Db, wanted: ListFilter) {
  return total(people(db, wanted))
}
export function findPeople(db: Db, ids: readonly string[]) {
  return people(db, { ids }).selectAll()
}

function businesses(db: Db, { q, status, country, only }: ListFilter) {
  return db
    .selectFrom('consoleBusinesses')
    .$if(Boolean(q), (query) => query.where(hasWords(['name', 'slug'], q!)))
    .$if(only === 'alike', (query) => query.where(sql<boolean>`id in (select id from alike_businesses)`))
    .$if(Boolean(status), (query) => query.where('status', '=', status!))
    .$if(Boolean(country), (query) => query.where('countryCode', '=', country!))
}

export function listBusinesses(db: Db, wanted: ListFilter, { by, direction, limit, offset }: Cut<By>) {
  return businesses(db, wanted).selectAll().orderBy(columns[by], direction).orderBy('id').limit(limit).offset(offset)
}
export function countBusinesses(db: Db, wanted: ListFilter) {
  return total(businesses(db, wanted))
}
export function findBusiness(db: Db, id: string) {
  return db.selectFrom('consoleBusinesses').selectAll().where('id', '=', id)
}

export function listMembers(db: Db, by: 'businessId' | 'userId', id: string) {
  return db
    .selectFrom('consoleMembers as m')
    .innerJoin('consoleBusinesses as b', 'b.id', 'm.businessId')
    .select(['m.userId', 'm.name', 'm.status', 'm.access', 'b.id as businessId', 'b.name as businessName'])
    .where(`m.${by}`, '=', id)
    .orderBy('m.access', 'desc')
    .orderBy('m.name')
}

function total<O>(query: SelectQueryBuilder<DB, never, O>) {
  return query.select(sql<number>`count(*)::int`.as('total'))
}

type PublishedRow = {
  kind: ModeratedKind
  id: string
  name: string
  hidden: boolean
  subjectKind: 'user' | 'business'
  subjectID: string
}

const each = ['user', 'business', 'product', 'group', 'post', 'comment'] as const

export async function findPublished(db: Db, words: string, userIDs: readonly string[], most: number) {
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.exec(words)?.[0] ?? null
  const parts = each.map(
    (
      kind,
    ) => sql`(select kind, id, name, hidden, subject_kind as "subjectKind", subject_id as "subjectID" from moderated_resources
      where kind = ${kind} and (id = ${id} or (${id}::uuid is null and ${hasWords(['name'], words)})
        or (kind = 'user' and id = any(${userIDs}))) order by made_at desc limit ${most})`,
  )
  const { rows } = await sql<PublishedRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
