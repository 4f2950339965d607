// Private files at addresses signed for one reader; permission is rechecked on opening.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { exportAddressSeconds } from '#contract/foundation/constants.ts'
import type { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { type FileReference, Uuid } from '#contract/foundation/shapes.ts'
import { isMarkable, markFile } from '#kit/files/marking.ts'
import type { OpenedFile } from '#kit/files/storage.ts'
import { Refusal } from '#kit/refusal.ts'
import { seal, unseal } from '#kit/sealed.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { contentName, folderOf, privateFolderOf } from './finalize.ts'
import { findAttachmentKey } from './queries.ts'
import { retainFiles, takeFiles } from './taking.ts'

type Owner = 'message' | 'rfq' | 'verification' | 'review' | 'agreement' | 'nda' | 'document' | 'picture'
type SignatureInput = { of: Owner; id: string; fileID: string; reader: string; until: number; session: string }

type Taking = {
  /** Owners whose uploads may be taken. */
  owners: readonly string[]
  /** Files that may stay. */
  known?: readonly Attachment[]
  afterNda?: boolean
}

/** Refuses ValidationError at `files.<n>`. */
export async function takeAttachments(
  context: Pick<Context, 'files'>,
  tx: Kysely<DB>,
  references: readonly FileReference[],
  { owners, known = [], afterNda = false }: Taking,
): Promise<Attachment[]> {
  const kept = new Map(known.map((one) => [addressOf(one), one]))
  const wanted = references.map((reference, at) => ({ field: `files.${at}`, reference, purpose: 'message' as const }))
  for (const { field, reference } of wanted)
    if (!('token' in reference) && !kept.has(reference.url))
      throw new Refusal('ValidationError', 'Send files anew', { fields: { [field]: 'must be the token of an upload' } })
  const taken = await takeFiles(context, tx, wanted, owners)
  const stay = wanted.flatMap(({ reference }) => ('url' in reference ? reference : []))
  await retainFiles(tx, stay)
  return wanted.flatMap(({ field, reference }) => {
    if ('url' in reference) return kept.get(reference.url)!
    const { url = '', name = '', contentType = '', bytes = 0 } = taken.get(field)?.document ?? {}
    const fileID = url.split('/')[2]
    const file = { fileID: fileID ?? '', name, contentType, bytes, ...(afterNda && { afterNda: true as const }) }
    return fileID ? [file] : []
  })
}

/** Unusable without a signature. */
function addressOf({ fileID }: Attachment): string {
  return `/files/${fileID}/${contentName}`
}

function sign(key: string, { of, id, fileID, reader, until, session }: SignatureInput): string {
  return createHmac('sha256', key).update(`${of} ${id} ${fileID} ${reader} ${until} ${session}`).digest('base64url')
}

/** Permission was checked. `asStaff`: the sealed access token rechecks the role. */
export async function attachmentAddress(
  context: Pick<SignedIn, 'pool' | 'viewer' | 'origin' | 'token'>,
  of: Owner,
  { id, fileID, asStaff = false }: { id: string; fileID: string; asStaff?: boolean },
): Promise<AttachmentAddress> {
  const reader = context.viewer.userID
  const until = Math.floor(Date.now() / 1000) + exportAddressSeconds
  const key = await findAttachmentKey(context.pool)
  const session = asStaff && context.token ? seal(key, context.token) : ''
  const signature = sign(key, { of, id, fileID, reader, until, session })
  const query = new URLSearchParams({ reader, until: String(until), ...(session && { session }), signature })
  const url = `${context.origin}/files/${of}/${id}/${fileID}?${query}`
  return { url, expire: new Date(until * 1000).toISOString() }
}

type AttachmentRoute = {
  Params: { id: string; fileID: string }
  Querystring: { reader?: string; until?: string; session?: string; signature?: string; view?: string }
}
/** `confirm`: asked last; false: access has ended. */
type Mark = { text: string; confirm: (isMarked: boolean) => Promise<boolean> }
/** `url`: public. */
export type ReadableAttachment = Attachment & { url?: string; mark?: Mark }
/** Undefined unless readable. `token`: for readers by role. */
export type FindAttachment = (
  pool: pg.Pool,
  asked: { id: string; fileID: string; reader: string; token: string | undefined },
) => Promise<ReadableAttachment | undefined>

/** Outside the contract: no JSON. */
export function serveAttachmentsOf(
  app: FastifyInstance,
  context: Pick<Context, 'pool' | 'files'>,
  of: Owner,
  findFor: FindAttachment,
): void {
  app.get<AttachmentRoute>(`/files/${of}/:id/:fileID`, { exposeHeadRoute: false }, async ({ params, query }, reply) => {
    const { id, fileID } = params
    const { reader = '', until = '', session = '', signature = '', view } = query
    const missing = new Refusal('NotFound', 'No such file')
    if (![id, fileID, reader].every((one) => Uuid.safeParse(one).success)) throw missing
    const key = await findAttachmentKey(context.pool)
    const expected = Buffer.from(sign(key, { of, id, fileID, reader, until: Number(until), session }))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw missing
    if (Number(until) * 1000 < Date.now()) throw new Refusal('Gone', 'This address has expired')
    const token = session ? unseal(key, session) : undefined
    const file = await findFor(context.pool, { id, fileID, reader, token })
    if (of === 'picture') return sendPicture(context, reply, file)
    const content = file && (await contentOf(context, file, { reader, signal: endOf(reply) }))
    if (!content) throw missing
    return sendFile(reply, file, content, of === 'document' && view !== undefined)
  })
}

/** No signature. `view`: PDFs and pictures in the browser. */
export function serveOpenFilesOf(
  app: FastifyInstance,
  context: Pick<Context, 'pool' | 'files'>,
  of: Owner,
  findFor: (pool: pg.Pool, asked: { id: string; fileID: string }) => Promise<ReadableAttachment | undefined>,
): void {
  app.get<AttachmentRoute>(`/files/open/${of}/:id/:fileID`, async ({ params, query }, reply) => {
    const missing = new Refusal('NotFound', 'No such file')
    if (![params.id, params.fileID].every((one) => Uuid.safeParse(one).success)) throw missing
    const file = await findFor(context.pool, params)
    if (of === 'picture') return sendPicture(context, reply, file)
    const opened = file && (await open(context, file))
    if (!opened) throw missing
    return sendFile(reply, file, opened, query.view !== undefined)
  })
}

function endOf({ raw }: FastifyReply): AbortSignal {
  const end = new AbortController()
  raw.once('close', () => end.abort())
  return end.signal
}

type Requester = { reader: string; signal: AbortSignal }

async function contentOf(
  context: Pick<Context, 'files'>,
  attachment: ReadableAttachment,
  asked: Requester,
): Promise<Content | undefined> {
  const { contentType, mark } = attachment
  if (!mark) return open(context, attachment)
  if (!isMarkable(contentType)) return (await mark.confirm(false)) ? open(context, attachment) : undefined
  const read = async () => {
    const opened = await open(context, attachment)
    if (!opened) throw new Refusal('NotFound', 'No such file')
    return buffer(opened.stream)
  }
  const { file, isMarked } = await markFile({ ...asked, read, contentType, mark: mark.text })
  return (await mark.confirm(isMarked)) ? { stream: Buffer.from(file), bytes: file.length } : undefined
}

type Content = Pick<OpenedFile, 'bytes'> & { stream: OpenedFile['stream'] | Buffer }

const viewable = /^(application\/pdf|image\/(jpeg|png|webp|avif))$/

function sendFile(reply: FastifyReply, { contentType, name }: Attachment, { bytes, stream }: Content, view = false) {
  const isShown = view && viewable.test(contentType)
  return (
    reply
      .header('content-type', contentType)
      .header('content-length', bytes)
      .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRFC5987(name)}`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      // A sandbox keeps browsers' PDF viewers from starting.
      .header('content-security-policy', isShown ? "default-src 'none'" : "default-src 'none'; sandbox")
      .send(stream)
  )
}

function open({ files }: Pick<Context, 'files'>, file: ReadableAttachment): Promise<OpenedFile | undefined> {
  return files.open(keyOf(file))
}

function keyOf({ fileID, url }: ReadableAttachment): string {
  return url ? publicKeyOf({ fileID, url }) : `${privateFolderOf(fileID)}/${contentName}`
}

function pictureKeyOf({ fileID }: ReadableAttachment): string {
  return `${privateFolderOf(fileID)}/picture`
}

async function sendPicture(
  { files }: Pick<Context, 'files'>,
  reply: FastifyReply,
  file: ReadableAttachment | undefined,
) {
  const opened = file && (await files.open(pictureKeyOf(file)))
  if (!opened) throw new Refusal('NotFound', 'No such picture')
  return sendFile(reply, { ...file, name: `${file.name}.webp`, contentType: 'image/webp' }, opened, true)
}

/** Removed with the file. */
export async function addPicture<Failure extends string>(
  { files }: Pick<Context, 'files'>,
  file: ReadableAttachment,
  make: (path: string) => Promise<Uint8Array | Failure>,
): Promise<Failure | undefined> {
  const picture = await files.withLocal(keyOf(file), make)
  if (!picture) throw new Error(`No file ${file.fileID}`)
  if (typeof picture === 'string') return picture
  await files.write(pictureKeyOf(file), picture, 'image/webp')
  return undefined
}

/** Before the address of a public file is withdrawn. Answers the key to remove afterwards. */
export async function copyToPrivate(
  { files }: Pick<Context, 'files'>,
  { fileID, url, contentType }: ReadableAttachment & { url: string },
): Promise<string> {
  const key = publicKeyOf({ fileID, url })
  await files.withLocal(key, (path) => files.write(`${privateFolderOf(fileID)}/${contentName}`, path, contentType))
  return key
}

export function publicKeyOf({ fileID, url }: { fileID: string; url: string }): string {
  return `${folderOf(fileID)}/${url.split('/').at(-1)}`
}

/** SHA-256 in hex; undefined where the storage lacks it. */
export async function digestOf(context: Pick<Context, 'files'>, file: ReadableAttachment): Promise<string | undefined> {
  const opened = await open(context, file)
  if (!opened) return undefined
  const hash = createHash('sha256')
  for await (const part of opened.stream) hash.update(part as Buffer)
  return hash.digest('hex')
}

function encodeRFC5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
