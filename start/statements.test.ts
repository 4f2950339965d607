// Row types of raw SQL against PostgreSQL.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { migrations as api } from '#api/database/database.ts'
import { migrations as auth } from '#auth/database/database.ts'
import { sharedNames } from '#auth/testing.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { type Claim, type Statement, statementsIn } from './statements.ts'

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }
type Types = { kinds: Map<number, string>; nullables: Map<string, string> }

const closing: (() => Promise<void>)[] = []
const pools: Record<string, pg.Pool> = {}
before(async () => {
  for (const migrations of [api, auth]) {
    const { database, drop } = await testDatabase({ template: migrations.schema, migrations: [migrations, jobs] })
    pools[migrations.schema] = database.pool
    closing.push(drop)
  }
})
after(async () => {
  for (const close of closing) await close()
})

function describe(client: pg.PoolClient, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let described: Field[] = []
    const statement = {
      submit(connection: pg.Connection & Record<'parse' | 'describe' | 'sync', (asked?: object) => void>) {
        connection.parse({ text, name: '', types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: Field[] }) => void (described = fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    }
    client.query(statement as unknown as pg.Submittable)
  })
}

const words = new Map([
  ['B', 'boolean'],
  ['N', 'number'],
  ['S', 'string'],
  ['E', 'string'],
])
const named: Record<string, string> = {
  json: 'json',
  jsonb: 'json',
  timestamptz: 'Date',
  bytea: 'Buffer',
  date: 'string',
  uuid: 'string',
  xid8: 'string',
  unknown: 'string',
  char: 'string',
}

async function typesIn(pool: pg.Pool): Promise<Types> {
  const { rows } = await pool.query<{ oid: number; name: string; category: string; item: number }>(
    'select oid::int, typname as name, typcategory as category, typelem::int as item from pg_type',
  )
  const kinds = new Map(rows.map(({ oid, name, category }) => [oid, named[name] ?? words.get(category) ?? name]))
  for (const { oid, category, item } of rows) if (category === 'A') kinds.set(oid, `${kinds.get(item)}[]`)
  const { rows: columns } = await pool.query<{ key: string; name: string }>(
    `select attrelid::int || '.' || attnum as key, attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind in ('r', 'p') and not attnotnull`,
  )
  return { kinds, nullables: new Map(columns.map(({ key, name }) => [key, name])) }
}

const untold = {
  'kit/backup/catalog.ts': 3,
  'kit/mail/delivery.ts': 1,
  'kit/mail/log.ts': 2,
  'kit/mail/outbox.ts': 1,
  'kit/postgres/migrate.ts': 1,
  'api/identity/text-languages.ts': 1,
  'api/social/posts/life-cycle.ts': 1,
  'api/discovery/newsfeed/queries.ts': 2,
  'api/publishing/versions/queries.ts': 2,
  'api/social/reactions/queries.ts': 2,
  'api/trust/reports/queries.ts': 1,
  'api/catalog/products/adding-queries.ts': 2,
  'api/trade/inquiries/team-queries.ts': 1,
  'api/discovery/watches/digest-queries.ts': 3,
  'api/discovery/reach/writing-queries.ts': 1,
  'api/discovery/search/queries.ts': 1,
  'api/discovery/search/indexer/queries.ts': 3,
  'kit/event-reader.ts': 1,
  'api/operations/imports/queries.ts': 1,
  'api/operations/imports/traces.ts': 1,
}

const camel = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

function faultsOf(
  { claims, camel: converts }: Statement,
  text: string,
  fields: Field[],
  { kinds, nullables }: Types,
): string[] {
  const described = new Map(fields.map((field) => [converts ? camel(field.name) : field.name, field]))
  const missing = [...claims]
    .filter(([name, { optional }]) => !optional && !described.has(name))
    .map(([name]) => `${name} is missing`)
  const wrong = [...described].flatMap(([name, { tableID, columnID, dataTypeID }]) => {
    const claim = claims.get(name)
    if (!claim) return []
    const kind = kinds.get(dataTypeID)!
    const column = nullables.get(`${tableID}.${columnID}`)
    // A comparison of the column leaves out nulls.
    const mayBeNull =
      column !== undefined && !new RegExp(`\\b${column}\\W* (is not null|[<>=]|in |between )`).test(text)
    return [
      ...(isKind(claim, kind) ? [] : [`${name} is ${kind}, claimed ${[...claim.kinds].join(' | ')}`]),
      ...(mayBeNull && !claim.nullable ? [`${name} may be null`] : []),
    ]
  })
  return [...missing, ...wrong]
}

function isKind({ kinds }: Claim, kind: string): boolean {
  if (kinds.has('any') || kinds.size === 0) return true
  if (kind === 'json') return !kinds.has('Date') && !kinds.has('Buffer')
  return [...kinds].every((one) => one === kind)
}

async function faultsIn(client: pg.PoolClient, statement: Statement, types: Types): Promise<string[] | undefined> {
  const described: string[][] = []
  for (const text of statement.texts) {
    const fields = await describe(client, numbered(text)).catch(() => undefined)
    if (fields) described.push(faultsOf(statement, text, fields, types))
  }
  return described.length > 0 ? [...new Set(described.flat())] : undefined
}

function numbered(text: string): string {
  let count = 0
  return text.replaceAll('$?', () => `$${++count}`)
}

test('raw statements return the rows that the code claims', async () => {
  const statements = statementsIn(['api', 'auth', 'kit', 'demo'])
  const faults: string[] = []
  const undescribed: Record<string, number> = {}
  for (const [schema, pool] of Object.entries(pools)) {
    const types = await typesIn(pool)
    const client = await pool.connect()
    for (const statement of statements.filter(({ file }) => file.startsWith('auth/') === (schema === 'auth'))) {
      const own = await faultsIn(client, statement, types)
      if (!own) undescribed[statement.file] = (undescribed[statement.file] ?? 0) + 1
      faults.push(...(own ?? []).map((fault) => `${statement.at}: ${fault}`))
    }
    client.release()
  }
  assert.deepEqual(faults, [])
  assert.deepEqual(undescribed, untold)
  assert.ok(statements.length > 200)
})

test('tables with one name in both schemas are those that tests of accounts have beside them', async () => {
  const [one, other] = await Promise.all(
    ['net', 'auth'].map(async (schema) => {
      const text = `select array_agg(relname::text order by relname) as names from pg_class
        where relnamespace = $1::regnamespace and relkind in ('r', 'v', 'm', 'p')`
      return (await pools[schema]!.query<{ names: string[] }>(text, [schema])).rows[0]!.names
    }),
  )
  assert.deepEqual(
    one!.filter((name) => other!.includes(name)),
    sharedNames,
  )
})
