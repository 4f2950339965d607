// Files for neighbors.
import { imageBytesMost } from '#contract/foundation/constants.ts'
import { fileKinds, type FilePurpose, kindOf } from '#contract/identity/files/kinds.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { attachmentTypeOf, headBytes } from '#kit/files/attachment-type.ts'
import { typeOfBytes } from '#kit/files/inspect-file.ts'
import type { OpenedFile } from '#kit/files/storage.ts'
import type { Context } from '#api/foundation/context.ts'
import { addFound, findLatest, findOfOwner, markStored } from './queries.ts'
import { contentName, folderOf, privateFolderOf, storePicture, storePrivate } from './finalize.ts'
import { refused } from './taking.ts'

export {
  addPicture,
  attachmentAddress,
  copyToPrivate,
  digestOf,
  type FindAttachment,
  publicKeyOf,
  type ReadableAttachment,
  serveAttachmentsOf,
  serveOpenFilesOf,
  takeAttachments,
} from './attachments.ts'
export { hashOf, releaseFiles, retainFiles, takeFiles, takePhotos, type FileClaim } from './taking.ts'

/** Deleted after a day without `retainFiles`. Outside transactions: slow, needs a connection. */
export async function storeFound(
  { db, files }: Pick<Context, 'db' | 'files'>,
  bytes: Buffer,
  { owner, purpose, bytesMost = imageBytesMost }: { owner: string; purpose: FilePurpose; bytesMost?: number },
): Promise<Photo> {
  if (bytes.length > bytesMost) throw refused('file', `is larger than ${Math.floor(bytesMost / 1024)} KB`)
  if (kindOf((await typeOfBytes(bytes)) ?? '') !== 'picture') throw refused('file', 'is not a picture')
  // Row first, for cleanup after crashes.
  const { id } = await addFound(db, { ownerID: owner, kind: 'picture', purpose, bytes: bytes.length })
  const photo = await storePicture(files, id, bytes)
  await markStored(db, id, { photo, document: null, bytes: bytes.length })
  return photo
}

/** A file of a product, private. Deleted after a day without `retainFiles`. Refuses ValidationError. */
export async function storeTechnical(
  { db, files }: Pick<Context, 'db' | 'files'>,
  content: Buffer,
  { owner, name }: { owner: string; name: string },
): Promise<{ fileID: string; url: string; name: string; contentType: string; bytes: number }> {
  const type = await attachmentTypeOf(content.subarray(0, headBytes), name)
  if (!type || !fileKinds.technical.types.includes(type.contentType))
    throw refused('file', 'is not of a type that is taken')
  const bytes = content.length
  if (bytes > fileKinds.technical.bytesMost) throw refused('file', 'is too large')
  const { id } = await addFound(db, { ownerID: owner, kind: 'technical', purpose: 'document', bytes })
  const document = await storePrivate(files, { id, name }, { content, ...type, bytes })
  await markStored(db, id, { photo: null, document, bytes })
  return { fileID: id, ...document }
}

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

export async function openFile({ files }: Pick<Context, 'files'>, address: string): Promise<OpenedFile | undefined> {
  const [, id, name] = /^\/files\/([0-9a-f-]{36})\/([^/]+)$/.exec(address) ?? []
  return id && name ? files.open(`${folderOf(id)}/${name}`) : undefined
}

export async function countMissing({ pool, files }: Pick<Context, 'pool' | 'files'>, most = 5) {
  const addresses = await findLatest(pool, most)
  const keys = addresses.map((address) => address.split('/').slice(2) as [id: string, name: string])
  const opened = await Promise.all(
    keys.map(([id, name]) => files.open(`${name === contentName ? privateFolderOf(id) : folderOf(id)}/${name}`)),
  )
  for (const file of opened) file?.stream.destroy()
  return { missing: opened.filter((file) => !file).length, of: opened.length }
}
