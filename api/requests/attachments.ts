// Files of messages: for the two sides only, at an address signed for one reader, who is asked again whether the thread is theirs.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { exportAddressSeconds } from '#contract/constants.ts'
import type { HandlerInput } from '#contract/endpoint.ts'
import type { requests as contract } from '#contract/requests/requests.ts'
import { Uuid } from '#contract/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '../context.ts'
import { openAttachment } from '../files/lookup.ts'
import { findFileFor, findFileKey, findFileOf } from './attachment-queries.ts'
import { mustRead, sideOf } from './threads.ts'

type Signed = { rid: string; fileID: string; reader: string; until: number }

function sign(key: string, { rid, fileID, reader, until }: Signed): string {
  return createHmac('sha256', key).update(`${rid} ${fileID} ${reader} ${until}`).digest('base64url')
}

export async function fileAddress(
  context: SignedIn,
  { params: { rid, fileID }, query }: HandlerInput<typeof contract.file>,
): Promise<{ url: string; expire: string }> {
  const thread = await mustRead(context, rid, sideOf(context, query.bid))
  if (!(await findFileOf(context.pool, thread.id, fileID))) throw new Refusal('NotFound', 'No such file')
  const reader = context.viewer.userID
  const until = Math.floor(Date.now() / 1000) + exportAddressSeconds
  const signature = sign(await findFileKey(context.pool), { rid, fileID, reader, until })
  const url = `${context.origin}/files/message/${rid}/${fileID}?reader=${reader}&until=${until}&signature=${signature}`
  return { url, expire: new Date(until * 1000).toISOString() }
}

type Asked = {
  Params: { rid: string; fileID: string }
  Querystring: { reader?: string; until?: string; signature?: string }
}

/** The file itself: outside of the contract, since it is no JSON. */
export function serveAttachments(app: FastifyInstance, context: Pick<Context, 'pool' | 'files'>): void {
  app.get<Asked>('/files/message/:rid/:fileID', async ({ params, query }, reply) => {
    const { rid, fileID } = params
    const { reader = '', until = '', signature = '' } = query
    const missing = new Refusal('NotFound', 'No such file')
    if (![rid, fileID, reader].every((id) => Uuid.safeParse(id).success)) throw missing
    const expected = Buffer.from(sign(await findFileKey(context.pool), { rid, fileID, reader, until: Number(until) }))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw missing
    if (Number(until) * 1000 < Date.now()) throw new Refusal('Gone', 'This address has expired')
    const file = await findFileFor(context.pool, { rid, fileID, reader })
    const opened = file && (await openAttachment(context, fileID))
    if (!opened) throw missing
    return reply
      .header('content-type', file.contentType)
      .header('content-length', opened.bytes)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeRFC5987(file.name)}`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(opened.stream)
  })
}

function encodeRFC5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
