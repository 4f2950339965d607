// Rules of exports: personal data as ZIP, at a short-lived address.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AccountData } from '#contract/identity/auth/record.ts'
import { exportAddressSeconds } from '#contract/foundation/constants.ts'
import type { Export } from '#contract/identity/people/people.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { beginExport, type ExportRow, findExport, findExportByID } from './export-queries.ts'

/** `account`: auth data at the request. */
export type ExportJob = { id: string; userID: string; account: AccountData }

export function keyOf(id: string): string {
  return `exports/${id}.zip`
}

function exportOf(row: ExportRow | undefined, origin: string, now: number): Export {
  if (!row) return { status: 'none', progress: 0, askedAt: null, bytes: null, expiresAt: null, url: null }
  const { id, status, progress, askedAt, bytes, expiresAt, secret } = row
  const until = Math.floor(now / 1000) + exportAddressSeconds
  const url = `${origin}/exports/${id}?until=${until}&signature=${sign(secret, id, until)}`
  return {
    status: status as Export['status'],
    progress,
    askedAt: askedAt.toISOString(),
    bytes,
    expiresAt: expiresAt?.toISOString() ?? null,
    url: status === 'ready' ? url : null,
  }
}

function sign(secret: string, id: string, until: number): string {
  return createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url')
}

export async function readExport({ db, viewer, origin }: SignedIn): Promise<Export> {
  return exportOf(await findExport(db, viewer.userID), origin, Date.now())
}

/** Idempotent while under way. Replaces an earlier file. */
export async function startExport(context: SignedIn): Promise<Export> {
  const { db, files, viewer, token, accountData } = context
  const earlier = await findExport(db, viewer.userID)
  // Jobs have no token.
  const account = await accountData(token!)
  if (earlier?.status === 'ready') await files.remove([keyOf(earlier.id)])
  await db.transaction().execute(async (tx) => {
    const begun = await beginExport(tx, viewer.userID, randomBytes(32).toString('base64url'))
    if (begun) await add(tx, 'people.export', { id: begun.id, userID: viewer.userID, account } satisfies ExportJob)
  })
  return readExport(context)
}

type FileRequest = { Params: { id: string }; Querystring: { until?: string; signature?: string } }

/** Outside the contract: no JSON. The signed address grants access for minutes. */
export function serveExports(app: FastifyInstance, { db, files }: Pick<Context, 'db' | 'files'>): void {
  app.get<FileRequest>('/exports/:id', async ({ params: { id }, query: { until = '', signature = '' } }, reply) => {
    if (!Uuid.safeParse(id).success) throw new Refusal('NotFound', 'No such export')
    const row = await findExportByID(db, id)
    const expected = Buffer.from(sign(row?.secret ?? '', id, Number(until)))
    const given = Buffer.from(signature)
    if (!row || given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new Refusal('NotFound', 'No such export')
    if (Number(until) * 1000 < Date.now()) throw new Refusal('Gone', 'This address has expired')
    const opened = row.status === 'ready' ? await files.open(keyOf(id)) : undefined
    if (!opened) throw new Refusal('Gone', 'This export has been removed')
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', opened.bytes)
      .header('content-disposition', `attachment; filename="wbn-${row.askedAt.toISOString().slice(0, 10)}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(opened.stream)
  })
}
