// Own texts of NDAs, for the two sides of the thread only.
import type { FastifyInstance } from 'fastify'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import type { ndas as contract } from '#contract/trade/ndas/ndas.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import { sideOf } from '#api/trade/inquiries/lookup.ts'
import { findTextFor } from './person-queries.ts'
import { mustSee } from './sides.ts'

export async function textAddress(
  context: SignedIn,
  { params: { ndaID, fileID }, query }: HandlerInput<typeof contract.text>,
): Promise<AttachmentAddress> {
  const { file } = await mustSee(context, ndaID, sideOf(context, query.bid))
  if (file?.fileID !== fileID) throw new Refusal('NotFound', 'No such file')
  return attachmentAddress(context, 'nda', { id: ndaID, fileID })
}

export function serveNdaTexts(app: FastifyInstance, context: Pick<Context, 'pool' | 'files'>): void {
  serveAttachmentsOf(app, context, 'nda', findTextFor)
}
