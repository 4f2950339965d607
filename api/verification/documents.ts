// Documents of claims: private, at an address signed for one reader for ten minutes.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { exportAddressSeconds } from '#contract/constants.ts'
import { Uuid } from '#contract/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '../context.ts'
import { openAttachment } from '../files/lookup.ts'
import { findClaim, findFileKey } from './queries.ts'

type Signed = { claimID: string; fileID: string; until: number }

function sign(key: string, { claimID, fileID, until }: Signed): string {
  return createHmac('sha256', key).update(`${claimID} ${fileID} ${until}`).digest('base64url')
}

/** Whether the viewer may read the claim was asked before; `businessID` where it must be of that one. */
export async function documentAddress(
  context: SignedIn,
  { claimID, fileID, businessID }: { claimID: string; fileID: string; businessID?: string },
): Promise<{ url: string; expire: string }> {
  const claim = await findClaim(context.db, claimID)
  const isThere = claim?.files.some((file) => file.fileID === fileID)
  if (!isThere || (businessID && claim!.businessId !== businessID)) throw new Refusal('NotFound', 'No such document')
  const until = Math.floor(Date.now() / 1000) + exportAddressSeconds
  const signature = sign(await findFileKey(context.db), { claimID, fileID, until })
  const url = `${context.origin}/files/verification/${claimID}/${fileID}?until=${until}&signature=${signature}`
  return { url, expire: new Date(until * 1000).toISOString() }
}

type Asked = { Params: { claimID: string; fileID: string }; Querystring: { until?: string; signature?: string } }

/** The document itself: outside of the contract, since it is no JSON. */
export function serveEvidence(app: FastifyInstance, context: Pick<Context, 'db' | 'files'>): void {
  app.get<Asked>('/files/verification/:claimID/:fileID', async ({ params, query }, reply) => {
    const { claimID, fileID } = params
    const { until = '', signature = '' } = query
    const missing = new Refusal('NotFound', 'No such document')
    if (![claimID, fileID].every((id) => Uuid.safeParse(id).success)) throw missing
    const expected = Buffer.from(sign(await findFileKey(context.db), { claimID, fileID, until: Number(until) }))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw missing
    if (Number(until) * 1000 < Date.now()) throw new Refusal('Gone', 'This address has expired')
    const file = (await findClaim(context.db, claimID))?.files.find((one) => one.fileID === fileID)
    const opened = file && (await openAttachment(context, fileID))
    if (!opened) throw missing
    return reply
      .header('content-type', file.contentType)
      .header('content-length', opened.bytes)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, '_')}`,
      )
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(opened.stream)
  })
}
