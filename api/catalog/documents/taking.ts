// Files of documents: taken, judged, withdrawn from public addresses.
import type { Transaction } from 'kysely'
import { type DocumentKind, isOfKind } from '#contract/catalog/documents/kinds.ts'
import type { FileReference } from '#contract/foundation/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { copyToPrivate, takeFiles } from '#api/identity/files/lookup.ts'
import type { RevisionRow, StoredFile } from './queries.ts'

/** Refuses ValidationError at `file`. */
export async function takeDocument(
  context: SignedIn,
  tx: Transaction<DB>,
  { reference, kind, businessID }: { reference: FileReference; kind: DocumentKind; businessID: string },
): Promise<StoredFile> {
  const owners = [businessID, context.viewer.userID]
  const taken = await takeFiles(context, tx, [{ field: 'file', reference, purpose: 'document' }], owners)
  const { url = '', name = '', contentType = '', bytes = 0 } = taken.get('file')?.document ?? {}
  const fileID = url.split('/')[2]
  if (!fileID) throw invalid('file', 'must be the token of an upload')
  mustFit(kind, contentType)
  return { fileID, name, contentType, bytes }
}

export function mustFit(kind: DocumentKind, contentType: string, field: 'file' | 'kind' = 'file'): void {
  if (!isOfKind(kind, contentType)) throw invalid(field, 'is not of a type that this kind takes')
}

export function invalid(field: string, what: string): Refusal {
  return new Refusal('ValidationError', 'Some fields are not valid', { fields: { [field]: what } })
}

/**
 * The file without public address; the key to remove after commit. NOTE: after a crash former readers still reach it.
 */
export async function withdrawn(
  context: Pick<Context, 'files'>,
  { file }: Pick<RevisionRow, 'file'>,
): Promise<{ file: StoredFile; key?: string }> {
  const { url, ...rest } = file
  return url ? { file: rest, key: await copyToPrivate(context, { ...rest, url }) } : { file }
}
