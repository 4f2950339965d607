// Pages of contracts, at addresses signed for one verifier.
import type { FastifyInstance } from 'fastify'
import type { StaffRole } from '#contract/identity/access.ts'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress, serveAttachmentsOf } from '#api/identity/files/lookup.ts'
import type { Whoami } from '#api/identity/viewer.ts'
import { isStranger } from './deciding.ts'
import { findStatements } from './dispute-queries.ts'

const readers: readonly StaffRole[] = ['verifier', 'administrator']

async function fileOf({ db }: Pick<Context, 'db'>, disputeID: string, fileID: string) {
  const statements = await findStatements(db, disputeID)
  return statements.flatMap(({ files }) => files).find((file) => file.fileID === fileID)
}

export async function caseFile(context: SignedIn, disputeID: string, fileID: string): Promise<AttachmentAddress> {
  const isKnown =
    (await isStranger(context, context.viewer.userID, disputeID)) && (await fileOf(context, disputeID, fileID))
  if (!isKnown) throw new Refusal('NotFound', 'No such document')
  return attachmentAddress(context, 'agreement', { id: disputeID, fileID, asStaff: true })
}

export function serveContractPages(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'pool' | 'files'>,
  whoami: Whoami,
): void {
  serveAttachmentsOf(app, context, 'agreement', async (_pool, { id, fileID, reader, token }) => {
    const viewer = token ? await viewerOf(whoami, token) : undefined
    if (viewer?.userID !== reader || !viewer.roles.some((role) => readers.includes(role))) return undefined
    return (await isStranger(context, reader, id)) ? fileOf(context, id, fileID) : undefined
  })
}

async function viewerOf(whoami: Whoami, token: string) {
  try {
    return await whoami(token)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
