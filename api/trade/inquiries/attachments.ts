// Message files, for the thread's two sides only.
import type { FastifyInstance } from 'fastify'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import type { inquiries as contract } from '#contract/trade/inquiries/inquiries.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import { findFileFor, findFileOf } from './attachment-queries.ts'
import { openedFile } from './openings.ts'
import { mustRead, sideOf } from './threads.ts'

export async function fileAddress(
  context: SignedIn,
  { params: { rid, fileID }, query }: HandlerInput<typeof contract.file>,
): Promise<AttachmentAddress> {
  const thread = await mustRead(context, rid, sideOf(context, query.bid))
  const found = await findFileOf(context.pool, thread.id, fileID)
  if (!found) throw new Refusal('NotFound', 'No such file')
  if (found.locked && found.side !== thread.side) throw lockedFile()
  return attachmentAddress(context, 'message', { id: rid, fileID })
}

export function lockedFile(): Refusal {
  return new Refusal('Forbidden', 'The file opens once both sides signed an NDA', { fields: { file: 'locked' } })
}

export function serveAttachments(app: FastifyInstance, context: Pick<Context, 'db' | 'pool' | 'files'>): void {
  serveAttachmentsOf(app, context, 'message', (pool, { id, fileID, reader }) =>
    openedFile(context, reader, async () => {
      const found = await findFileFor(pool, { id, fileID, reader })
      return found && { ...found, requestID: id }
    }),
  )
}
