// RFQ and quotation files.
import type { FastifyInstance } from 'fastify'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import { lockedFile, openedFile } from '#api/trade/inquiries/lookup.ts'
import { findFileFor } from './file-queries.ts'

export async function fileAddress(context: SignedIn, rfq: RfqDetail, fileID: string): Promise<AttachmentAddress> {
  const quotations = rfq.suppliers.flatMap((supplier) => supplier.quotations)
  const shown = [rfq, ...quotations].flatMap(({ files }) => files).filter((file) => file.fileID === fileID)
  if (shown.length === 0) throw new Refusal('NotFound', 'No such file')
  if (shown.every(({ locked }) => locked)) throw lockedFile()
  return attachmentAddress(context, 'rfq', { id: rfq.rfqID, fileID })
}

export function serveRfqFiles(app: FastifyInstance, context: Pick<Context, 'db' | 'pool' | 'files'>): void {
  serveAttachmentsOf(app, context, 'rfq', (pool, { id, fileID, reader }) =>
    openedFile(context, reader, () => findFileFor(pool, { id, fileID, reader })),
  )
}
