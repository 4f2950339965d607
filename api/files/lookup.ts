// For other capabilities: taking uploads, references to files, storing fetched pictures.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { imageBytesMost } from '#contract/constants.ts'
import { type FilePurpose, kindOf, kindsFor } from '#contract/files/kinds.ts'
import type { StoredFile } from '#contract/files/files.ts'
import type { FileReference, Photo } from '#contract/shapes.ts'
import { typeOfBytes } from '#kit/files/inspect-file.ts'
import type { Opened } from '#kit/files/storage.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '../context.ts'
import type { DB } from '../database/tables.ts'
import { addFound, countUses, type FileRow, findOfOwner, markStored, spendTokens } from './queries.ts'
import { contentName, finalizeUpload, folderOf, privateFolderOf, storePicture } from './finalize.ts'

type Tx = Kysely<DB>
/** A reference as it came in, the field it came in (for a refusal), and what it shall be used for. */
export type Wanted = { field: string; reference: FileReference | undefined; purpose: FilePurpose }

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Files of upload tokens by field, in use once the transaction commits; other references have no entry. `owners`: whose uploads may be
 * taken. Refuses ValidationError on the field of a token that is unknown, another's, expired, used, or without a fit file.
 */
export async function takeFiles(
  { files }: Pick<Context, 'files'>,
  tx: Tx,
  wanted: readonly Wanted[],
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

/** The same where only pictures can come. */
export async function takePhotos(
  context: Pick<Context, 'files'>,
  tx: Tx,
  wanted: readonly Wanted[],
  owners: readonly string[],
): Promise<Map<string, Photo>> {
  const taken = await takeFiles(context, tx, wanted, owners)
  return new Map([...taken].flatMap(([field, { photo }]) => (photo ? [[field, photo]] : [])))
}

function isFor(row: FileRow, purpose: FilePurpose): boolean {
  return kindsFor[purpose].includes(row.kind) && (row.purpose === null || row.purpose === purpose)
}

function refused(field: string, what: string): Refusal {
  return new Refusal('ValidationError', `The file ${what}`, { fields: { [field]: what } })
}

function refuseAt(field: string, error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal('ValidationError', error.message, { fields: { [field]: error.fields?.['file'] ?? error.message } })
}

type Address = { url: string } | null | undefined

/** Photos and documents that a row refers to no longer. A day after the last reference is gone, so is the file. */
export async function releaseFiles(tx: Tx, addresses: readonly Address[]): Promise<void> {
  const ids = idsIn(addresses)
  if (ids.length > 0) await countUses(tx, ids, -1)
}

/** Photos and documents that one more row refers to (a copy). */
export async function retainFiles(tx: Tx, addresses: readonly Address[]): Promise<void> {
  const ids = idsIn(addresses)
  if (ids.length > 0) await countUses(tx, ids, 1)
}

/** The ids of ours among addresses; drawings and pictures elsewhere have none. */
function idsIn(addresses: readonly Address[]): string[] {
  return addresses.flatMap((one) => /^\/files\/([0-9a-f-]{36})\//.exec(one?.url ?? '')?.[1] ?? [])
}

/**
 * Stores a fetched picture, deleted after a day unless `retainFiles` is called. Refuses as for an upload. Not inside a transaction: slow,
 * and it needs a connection.
 */
export async function storeFound(
  { db, files }: Pick<Context, 'db' | 'files'>,
  bytes: Buffer,
  { owner, purpose, bytesMost = imageBytesMost }: { owner: string; purpose: FilePurpose; bytesMost?: number },
): Promise<Photo> {
  if (bytes.length > bytesMost) throw refused('file', `is larger than ${Math.floor(bytesMost / 1024)} KB`)
  if (kindOf((await typeOfBytes(bytes)) ?? '') !== 'picture') throw refused('file', 'is not a picture')
  // Its row comes first: whatever breaks off, it is there to be removed.
  const { id } = await addFound(db, { ownerID: owner, kind: 'picture', purpose, bytes: bytes.length })
  const photo = await storePicture(files, id, bytes)
  await markStored(db, id, { photo, document: null, bytes: bytes.length })
  return photo
}

/** Everything kept of a person's files: name of a part of the export → its data. The addresses in it are public. */
export async function exportOf({ db }: Pick<Context, 'db'>, userID: string): Promise<Record<string, unknown>> {
  const rows = await findOfOwner(db, userID)
  return {
    files: rows.map(({ purpose, photo, document, askedAt }) => ({
      purpose,
      sentAt: askedAt.toISOString(),
      address: photo?.url ?? document?.url,
    })),
  }
}

/** The content at one of our addresses; undefined where there is none. */
export async function openFile({ files }: Pick<Context, 'files'>, address: string): Promise<Opened | undefined> {
  const [, id, name] = /^\/files\/([0-9a-f-]{36})\/([^/]+)$/.exec(address) ?? []
  return id && name ? files.open(`${folderOf(id)}/${name}`) : undefined
}

/** The content of a file of a message; whether the reader may have it was asked before. */
export function openAttachment({ files }: Pick<Context, 'files'>, id: string): Promise<Opened | undefined> {
  return files.open(`${privateFolderOf(id)}/${contentName}`)
}
