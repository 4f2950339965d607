// RFQ and quotation files.
import type { FastifyInstance } from 'fastify'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import { findFileFor } from './file-queries.ts'

export async function fileAddress(context: SignedIn, rfq: RfqDetail, fileID: string): Promise<AttachmentAddress> {
  const quotations = rfq.suppliers.flatMap((supplier) => supplier.quotations)
  const isShown = [rfq, ...quotations].some(({ files }) => files.some((file) => file.fileID === fileID))
  if (!isShown) throw new Refusal('NotFound', 'No such file')
  return attachmentAddress(context, 'rfq', { id: rfq.rfqID, fileID })
}

export function serveRfqFiles(app: FastifyInstance, context: Pick<Context, 'pool' | 'files'>): void {
  serveAttachmentsOf(app, context, 'rfq', findFileFor)
}
