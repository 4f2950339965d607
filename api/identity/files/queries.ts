// SQL of files.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type pg from 'pg'
import type { FileKind, FilePurpose } from '#contract/identity/files/kinds.ts'
import { unusedFileSeconds, unusedFilesMost } from '#contract/foundation/constants.ts'
import type { Document, Photo } from '#contract/foundation/shapes.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'

type Tx = Kysely<DB>

export type FileRow = {
  id: string
  kind: FileKind
  purpose: FilePurpose | null
  name: string | null
  storedAt: Date | null
  photo: Photo | null
  document: Document | null
}
type NewFile = {
  ownerID: string
  kind: FileKind
  purpose: FilePurpose | undefined
  name: string | undefined
  bytes: number
  tokenHash: Buffer
}

const columns = 'id, kind, purpose, name, stored_at as "storedAt", photo, document'
const fresh = `asked_at > now() - make_interval(secs => ${unusedFileSeconds})`

/** Undefined at the limit of unused files. */
export async function addFile(tx: Tx, file: NewFile): Promise<string | undefined> {
  const { ownerID, kind, purpose = null, name = null, bytes, tokenHash } = file
  await lockActor(tx, ownerID)
  const { rows } = await sql<{ id: string }>`
    insert into files (owner_id, kind, purpose, name, bytes, token_hash)
    select ${ownerID}, ${kind}, ${purpose}, ${name}, ${bytes}, ${tokenHash}
    where (select count(*) from files where owner_id = ${ownerID} and unused_at is not null) < ${unusedFilesMost}
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function findByToken(
  pool: pg.Pool,
  tokenHash: Buffer,
): Promise<(FileRow & { ownerID: string }) | undefined> {
  const { rows } = await pool.query<FileRow & { ownerID: string }>({
    name: 'file-by-token',
    text: `select ${columns}, owner_id as "ownerID" from files where token_hash = $1 and ${fresh}`,
    values: [tokenHash],
  })
  return rows[0]
}

export async function findFile(pool: pg.Pool, id: string): Promise<FileRow | undefined> {
  const { rows } = await pool.query<FileRow>({
    name: 'file',
    text: `select ${columns} from files where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** The first result stays. */
export async function markStored(
  db: Tx,
  id: string,
  stored: { photo: Photo | null; document: Document | null; bytes: number },
): Promise<void> {
  await sql`update files set stored_at = now(), bytes = ${stored.bytes}, photo = ${json(stored.photo)}, document = ${json(stored.document)}
    where id = ${id} and stored_at is null`.execute(db)
}

function json(value: object | null) {
  return sql`${value && JSON.stringify(value)}::jsonb`
}

/** Single-use: valid tokens put files in use. */
export async function spendTokens(
  tx: Tx,
  hashes: readonly Buffer[],
  owners: readonly string[],
): Promise<(FileRow & { tokenHash: Buffer })[]> {
  const { rows } = await sql<FileRow & { tokenHash: Buffer }>`
    with spent as (
      select id, token_hash from files
      where token_hash = any(${hashes}::bytea[]) and owner_id = any(${owners}::uuid[]) and ${sql.raw(fresh)}
      order by id for update)
    update files f set uses = f.uses + 1, unused_at = null, token_hash = null from spent
    where f.id = spent.id
    returning f.id, f.kind, f.purpose, f.name, f.stored_at as "storedAt", f.photo, f.document,
      spent.token_hash as "tokenHash"`.execute(tx)
  return rows
}

/** Once per mention. */
export async function countUses(tx: Tx, ids: readonly string[], by: 1 | -1): Promise<void> {
  await sql`update files f set uses = greatest(f.uses + g.change, 0),
      unused_at = case when f.uses + g.change <= 0 then now() end
    from (select id, (count(*) * ${by}::int)::int as change from unnest(${ids}::uuid[]) as id group by id) g
    where f.id = g.id`.execute(tx)
}

export async function addFound(
  db: Tx,
  { ownerID, kind, purpose, bytes }: Omit<NewFile, 'tokenHash' | 'name'>,
): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`insert into files (owner_id, kind, purpose, bytes)
    values (${ownerID}, ${kind}, ${purpose ?? null}, ${bytes}) returning id`.execute(db)
  return rows[0]!
}

/** Unreferenced for a day, oldest first. */
export async function lockUnused(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from files
    where unused_at < now() - make_interval(secs => ${unusedFileSeconds})
    order by unused_at limit ${most} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function removeRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from files where id = any(${ids}::uuid[])`.execute(tx)
}

export async function findOfOwner(db: Tx, ownerID: string): Promise<(FileRow & { askedAt: Date })[]> {
  const { rows } = await sql<FileRow & { askedAt: Date }>`select ${sql.raw(columns)}, asked_at as "askedAt" from files
    where owner_id = ${ownerID} and stored_at is not null order by id`.execute(db)
  return rows
}

export async function findLatest(pool: pg.Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ address: string }>(
    `select coalesce(photo ->> 'url', document ->> 'url') as address from files
     where uses > 0 and coalesce(photo ->> 'url', document ->> 'url') like '/files/%' order by id desc limit $1`,
    [most],
  )
  return rows.map(({ address }) => address)
}

export async function findAttachmentKey(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ key: string }>('select key from message_file_key')
  return rows[0]!.key
}

export async function findStoredFiles(db: Tx): Promise<string[]> {
  const rows = await db.selectFrom('files').select('id').where('storedAt', 'is not', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
