// Inspects uploads by bytes, publishes them: pictures resized (never the original), PDF and video unchanged.
import type { Kysely } from 'kysely'
import { imagePixelsMost, imageVersions } from '#contract/foundation/constants.ts'
import { fileKinds, kindOf } from '#contract/identity/files/kinds.ts'
import type { StoredFile } from '#contract/identity/files/files.ts'
import type { Document, Photo } from '#contract/foundation/shapes.ts'
import { attachmentType } from '#kit/files/attachment-type.ts'
import { inspectFile, typeOf } from '#kit/files/inspect-file.ts'
import { makeVersions } from '#kit/files/pictures.ts'
import type { Storage } from '#kit/files/storage.ts'
import { Refusal } from '#kit/refusal.ts'
import { slugOf } from '#kit/slug.ts'
import { stat } from 'node:fs/promises'
import type { DB } from '#api/database/tables.ts'
import { markStored, type FileRow } from './queries.ts'

export function incoming(id: string): string {
  return `incoming/${id}`
}
export function folderOf(id: string): string {
  return `stored/${id}`
}
/** Not publicly addressable. */
export function privateFolderOf(id: string): string {
  return `private/${id}`
}

function storedFile({ photo, document }: Pick<FileRow, 'photo' | 'document'>): StoredFile {
  return { photo, document }
}

/** Idempotent. Missing or unfit uploads are deleted: throws ValidationError (`file`). */
export async function finalizeUpload(db: Kysely<DB>, files: Storage, row: FileRow): Promise<StoredFile> {
  if (row.storedAt) return storedFile(row)
  try {
    const stored = await files.withLocal(incoming(row.id), (path) => store(files, row, path))
    if (!stored) throw invalidFile('The file was not sent yet', 'was not sent')
    await markStored(db, row.id, stored)
    return storedFile(stored)
  } catch (error) {
    if (error instanceof Refusal) await files.remove([incoming(row.id)])
    throw error
  }
}

async function store(files: Storage, row: FileRow, path: string) {
  const { size: bytes } = await stat(path)
  if (row.kind === 'attachment' || row.kind === 'technical') return storeAttachment(files, row, path, bytes)
  const contentType = (await typeOf(path)) ?? ''
  if (kindOf(contentType) !== row.kind) throw invalidFile(`The file is not ${nounOf[row.kind]}`, 'is not what it says')
  if (bytes > fileKinds[row.kind].bytesMost) throw invalidFile('The file is too large', 'is too large')
  if (row.kind === 'picture') return { photo: await storePicture(files, row.id, path), document: null, bytes }
  await inspectFile(path, contentType)
  const name = nameOf(row)
  await files.write(`${folderOf(row.id)}/${name}`, path, contentType)
  const document = { url: addressOf(row.id, name), name: row.name ?? name, contentType, bytes }
  return { photo: null, document, bytes }
}

async function storeAttachment(files: Storage, row: FileRow, path: string, bytes: number) {
  const type = await attachmentType(path, row.name ?? '')
  if (!type || !fileKinds[row.kind].types.includes(type.contentType))
    throw invalidFile('Files of this type are not taken here', 'is not of a type that is taken')
  if (bytes > fileKinds[row.kind].bytesMost) throw invalidFile('The file is too large', 'is too large')
  return { photo: null, document: await storePrivate(files, row, { content: path, ...type, bytes }), bytes }
}

type PrivateFile = { content: Uint8Array | string; contentType: string; extension: string; bytes: number }

/** Read by way of its owner. */
export async function storePrivate(
  files: Storage,
  { id, name }: Pick<FileRow, 'id' | 'name'>,
  { content, contentType, extension, bytes }: PrivateFile,
): Promise<Document> {
  await files.write(`${privateFolderOf(id)}/${contentName}`, content, contentType)
  const stem = (name ?? '').replace(/\.[^.]*$/, '').trim() || 'file'
  return { url: addressOf(id, contentName), name: `${stem}.${extension}`, contentType, bytes }
}

export const contentName = 'content'

const nounOf = { picture: 'a JPEG, PNG, WebP or AVIF picture', document: 'a PDF', video: 'an MP4 video' } as const

/** Address of the largest version. */
export async function storePicture(files: Storage, id: string, picture: string | Uint8Array): Promise<Photo> {
  const widths = await files.fill(folderOf(id), 'image/webp', (folder) =>
    makeVersions({ picture, folder, widths: imageVersions, pixelsMost: imagePixelsMost }),
  )
  const addresses = widths.map((width) => ({ url: addressOf(id, `${width}.webp`), width }))
  return { url: addresses.at(-1)!.url, versions: addresses }
}

function addressOf(id: string, name: string): string {
  return `/files/${id}/${name}`
}

function nameOf({ kind, name }: FileRow): string {
  if (kind === 'video') return 'video.mp4'
  const stem = slugOf((name ?? '').replace(/\.pdf$/i, '')).slice(0, 80)
  return `${stem || 'document'}.pdf`
}

function invalidFile(message: string, what: string): Refusal {
  return new Refusal('ValidationError', message, { fields: { file: what } })
}
