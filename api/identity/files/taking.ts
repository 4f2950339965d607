// Uploads that rows refer to: taken by token, reference-counted.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type FilePurpose, kindsFor } from '#contract/identity/files/kinds.ts'
import type { StoredFile } from '#contract/identity/files/files.ts'
import type { FileReference, Photo } from '#contract/foundation/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { finalizeUpload } from './finalize.ts'
import { countUses, type FileRow, spendTokens } from './queries.ts'

type Tx = Kysely<DB>
export type FileClaim = { field: string; reference: FileReference | undefined; purpose: FilePurpose }

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Files by field, in use from the commit on. `owners`: their uploads may be taken. Refuses ValidationError. */
export async function takeFiles(
  { files }: Pick<Context, 'files'>,
  tx: Tx,
  wanted: readonly FileClaim[],
  owners: readonly string[],
): Promise<Map<string, StoredFile>> {
  const asked = wanted.flatMap(({ field, reference, purpose }) =>
    reference && 'token' in reference ? [{ field, purpose, hash: hashOf(reference.token) }] : [],
  )
  const taken = new Map<string, StoredFile>()
  if (asked.length === 0) return taken
  const hashes = asked.map(({ hash }) => hash)
  const rows = new Map((await spendTokens(tx, hashes, owners)).map((row) => [row.tokenHash.toString('hex'), row]))
  for (const { field, purpose, hash } of asked) {
    const row = rows.get(hash.toString('hex'))
    rows.delete(hash.toString('hex'))
    if (!row) throw refused(field, 'is not a file of yours, has expired or was used already')
    if (!isFor(row, purpose)) throw refused(field, 'was sent for something else')
    taken.set(field, await finalizeUpload(tx, files, row).catch((error: unknown) => refuseAt(field, error)))
  }
  return taken
}

export async function takePhotos(
  context: Pick<Context, 'files'>,
  tx: Tx,
  wanted: readonly FileClaim[],
  owners: readonly string[],
): Promise<Map<string, Photo>> {
  const taken = await takeFiles(context, tx, wanted, owners)
  return new Map([...taken].flatMap(([field, { photo }]) => (photo ? [[field, photo]] : [])))
}

function isFor(row: FileRow, purpose: FilePurpose): boolean {
  return kindsFor[purpose].includes(row.kind) && (row.purpose === null || row.purpose === purpose)
}

export function refused(field: string, what: string): Refusal {
  return new Refusal('ValidationError', `The file ${what}`, { fields: { [field]: what } })
}

function refuseAt(field: string, error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal('ValidationError', error.message, { fields: { [field]: error.fields?.['file'] ?? error.message } })
}

type Address = { url: string } | null | undefined

/** Deletion follows a day after the last reference. */
export async function releaseFiles(tx: Tx, addresses: readonly Address[]): Promise<void> {
  const ids = idsIn(addresses)
  if (ids.length > 0) await countUses(tx, ids, -1)
}

/** Adds a reference. */
export async function retainFiles(tx: Tx, addresses: readonly Address[]): Promise<void> {
  const ids = idsIn(addresses)
  if (ids.length > 0) await countUses(tx, ids, 1)
}

/** Drawings and external pictures have none. */
function idsIn(addresses: readonly Address[]): string[] {
  return addresses.flatMap((one) => /^\/files\/([0-9a-f-]{36})\//.exec(one?.url ?? '')?.[1] ?? [])
}
