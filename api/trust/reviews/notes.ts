// Delivery notes, at addresses signed for one verifier.
import type { FastifyInstance } from 'fastify'
import type { StaffRole } from '#contract/identity/access.ts'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import type { Whoami } from '#api/identity/viewer.ts'
import { findReview } from './queries.ts'

const readers: readonly StaffRole[] = ['verifier', 'administrator']

export async function noteAddress(context: SignedIn, id: string, fileID: string): Promise<AttachmentAddress> {
  const review = await findReview(context.db, id)
  if (!review?.noteFiles.some((file) => file.fileID === fileID)) throw new Refusal('NotFound', 'No such document')
  return attachmentAddress(context, 'review', { id, fileID, asStaff: true })
}

export function serveDeliveryNotes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'pool' | 'files'>,
  whoami: Whoami,
): void {
  serveAttachmentsOf(app, context, 'review', async (_pool, { id, fileID, reader, token }) => {
    const viewer = token ? await viewerOf(whoami, token) : undefined
    if (viewer?.userID !== reader || !viewer.roles.some((role) => readers.includes(role))) return undefined
    return (await findReview(context.db, id))?.noteFiles.find((file) => file.fileID === fileID)
  })
}

/** Undefined after the session ends. */
async function viewerOf(whoami: Whoami, token: string) {
  try {
    return await whoami(token)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
