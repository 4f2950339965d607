// Private documents of claims, at addresses signed for one reader.
import type { FastifyInstance } from 'fastify'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Whoami } from '#api/identity/viewer.ts'
import type { StaffRole } from '#contract/identity/access.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { findClaim } from './queries.ts'

const readers: readonly StaffRole[] = ['verifier', 'administrator']

export async function documentAddress(
  context: SignedIn,
  { claimID, fileID, businessID }: { claimID: string; fileID: string; businessID?: string },
): Promise<AttachmentAddress> {
  const claim = await findClaim(context.db, claimID)
  const isThere = claim?.files.some((file) => file.fileID === fileID)
  const isOther = businessID && (claim?.businessId !== businessID || claim.ownershipClaimId)
  if (!isThere || isOther) throw new Refusal('NotFound', 'No such document')
  return attachmentAddress(context, 'verification', { id: claimID, fileID, asStaff: !businessID })
}

/** The reader was an owner or verifier, and must still be one. */
export function serveEvidence(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'pool' | 'files'>,
  whoami: Whoami,
): void {
  serveAttachmentsOf(app, context, 'verification', async (_pool, { id, fileID, reader, token }) => {
    const claim = await findClaim(context.db, id)
    if (!claim) return undefined
    const mayRead = token
      ? await isVerifier(whoami, token, reader)
      : (await peopleWho(context.db, 'askVerification', [claim.businessId])).get(claim.businessId)?.includes(reader)
    return mayRead ? claim.files.find((file) => file.fileID === fileID) : undefined
  })
}

/** Fails after the session or role ends. */
async function isVerifier(whoami: Whoami, token: string, reader: string): Promise<boolean> {
  try {
    const { userID, roles } = await whoami(token)
    return userID === reader && roles.some((role) => readers.includes(role))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
