// Upload forms of the disk storage, and stored files. Content never changes.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { videoBytesMost } from '#contract/foundation/constants.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import type { OpenedFile, Slice } from '#kit/files/storage.ts'
import { Refusal } from '#kit/refusal.ts'
import type { ApiDependencies } from '#api/foundation/context.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findFile } from './queries.ts'
import { folderOf, incoming, finalizeUpload } from './finalize.ts'

type Dependencies = Pick<ApiDependencies, 'db' | 'pool' | 'files'>

const types: Record<string, string> = { webp: 'image/webp', pdf: 'application/pdf', mp4: 'video/mp4' }
const fileName = /^[a-z0-9][a-z0-9-]{0,90}\.(webp|pdf|mp4)$/

export async function serveFiles(app: FastifyInstance, { db, pool, files }: Dependencies): Promise<void> {
  app.get<{ Params: { id: string; name: string } }>('/files/:id/:name', { config: { rateLimit: false } }, read)

  async function read(request: FastifyRequest<{ Params: { id: string; name: string } }>, reply: FastifyReply) {
    const { id, name } = request.params
    const type = types[fileName.exec(name)?.[1] ?? '']
    const slice = type === 'video/mp4' ? sliceIn(request.headers.range) : undefined
    const known = Uuid.safeParse(id)
    const opened = type && known.success ? await files.open(`${folderOf(known.data)}/${name}`, slice) : undefined
    if (!type || !opened) throw new Refusal('NotFound', 'No such file')
    void reply.headers(headersOf(type, opened, slice))
    return reply.code(slice ? 206 : 200).send(opened.stream)
  }

  if (!files.receive) return
  const receive = files.receive
  // Each upload takes milliseconds of CPU: many would delay all other calls.
  const limit = limitConcurrency(1, 100)
  await app.register(multipart, { limits: { files: 1, fields: 12, fieldSize: 4096, fileSize: videoBytesMost + 1 } })
  app.post('/files/upload', { bodyLimit: videoBytesMost + 64 * 1024 }, async (request, reply) => {
    if (!request.isMultipart()) throw new Refusal('UnsupportedMediaType', 'Send multipart/form-data')
    const id = await limit(() => receiveIn(request, receive))
      .catch(refuseBroken)
      // NOTE: an unread rest of a refused form blocks the next request on the connection.
      .finally(() => request.raw.unpipe().resume())
    const row = await findFile(pool, id)
    if (!row || row.storedAt) {
      await files.remove([incoming(id)])
      throw new Refusal('Conflict', 'A file was sent with this form already')
    }
    await finalizeUpload(db, files, row)
    await files.remove([incoming(id)])
    return reply.code(204).send()
  })
}

/** Fields count only before the file, as in S3. */
async function receiveIn(
  request: FastifyRequest,
  receive: NonNullable<Dependencies['files']['receive']>,
): Promise<string> {
  // If disconnected while queued, `close` has fired; the parser would wait forever.
  if (request.raw.destroyed) throw broken()
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else if (part.fieldname === 'file') return (await receive(fields, part.file)).key.slice(incoming('').length)
    else part.file.resume()
  }
  throw new Refusal('ValidationError', 'There is no file in the form', { fields: { file: 'is missing' } })
}

/** Parser errors are bare; our own (disk full) have a code, defects a name. */
function refuseBroken(error: unknown): never {
  const { name, code = 'ECONNRESET' } = error as { name?: string; code?: string }
  if (name !== 'Error' || !['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)) throw error
  throw broken()
}

function broken(): Refusal {
  return new Refusal('ValidationError', 'The form is broken off or is none', { fields: { file: 'is missing' } })
}

/** `bytes=from-to`; anything else means the whole. */
function sliceIn(range: string | undefined): Slice | undefined {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? []
  if (first === undefined) return undefined
  return { first: Number(first), ...(last && { last: Number(last) }) }
}

function headersOf(type: string, { bytes, first, last }: OpenedFile, slice: Slice | undefined): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(last - first + 1),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(type === 'application/pdf' && { 'content-disposition': 'attachment' }),
    ...(type === 'video/mp4' && { 'accept-ranges': 'bytes' }),
    ...(slice && { 'content-range': `bytes ${first}-${last}/${bytes}` }),
  }
}
