// Documents of claims: private, at an address signed for one reader for some minutes.
import type { FastifyInstance } from 'fastify'
import type { Attachment, AttachmentAddress } from '#contract/files/attachments.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '../context.ts'
import { attachmentAddress, serveAttachmentsOf } from '../files/lookup.ts'
import { findClaim } from './queries.ts'

/** Whether the viewer may read the claim was asked before; `businessID` where it must be of that one. */
export async function documentAddress(
  context: SignedIn,
  { claimID, fileID, businessID }: { claimID: string; fileID: string; businessID?: string },
): Promise<AttachmentAddress> {
  const claim = await findClaim(context.db, claimID)
  const isThere = claim?.files.some((file) => file.fileID === fileID)
  if (!isThere || (businessID && claim!.businessId !== businessID)) throw new Refusal('NotFound', 'No such document')
  return attachmentAddress(context, 'verification', { id: claimID, fileID })
}

export function serveEvidence(app: FastifyInstance, context: Pick<Context, 'db' | 'pool' | 'files'>): void {
  // The reader had the address from this server, as an owner or a verifier.
  const find = async (id: string, fileID: string): Promise<Attachment | undefined> =>
    (await findClaim(context.db, id))?.files.find((file) => file.fileID === fileID)
  serveAttachmentsOf(app, context, 'verification', (_pool, { id, fileID }) => find(id, fileID))
}
