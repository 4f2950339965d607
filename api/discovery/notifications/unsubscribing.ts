// One-click unsubscribing (RFC 8058): signed, for one person and kind.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { kindNames, tellingOf, type NotificationKind, type Telling } from '#contract/discovery/notifications/kinds.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { endInvitations } from '#api/trust/company-invitations/lookup.ts'
import { endWatchEmails } from '#api/discovery/watches/lookup.ts'
import { changeChoices, findChoices, findUnsubscribeKey } from './queries.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'pool'>

/** Default: every email. */
export type UnsubscribeTokens = (userID: string, kind?: NotificationKind) => string

export async function unsubscribeTokens({ pool }: Pick<WorkerDependencies, 'pool'>): Promise<UnsubscribeTokens> {
  const key = await findUnsubscribeKey(pool)
  return (userID, kind) => {
    const said = `${userID}.${kind ?? 'all'}`
    return `${said}.${signed(key, said)}`
  }
}

export async function unsubscribe(
  { db, pool }: Dependencies,
  token: string,
): Promise<{ kind: NotificationKind | null } | undefined> {
  const invitation = await endInvitations(db, token)
  if (invitation !== undefined) return invitation ? { kind: null } : undefined
  const watches = await endWatchEmails({ db, pool }, token)
  if (watches !== undefined) return watches ? { kind: null } : undefined
  const [userID = '', named = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signed(await findUnsubscribeKey(pool), `${userID}.${named}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const kind = kindNames.find((one) => one === named)
  if (!Uuid.safeParse(userID).success || (!kind && named !== 'all')) return undefined
  const now = await findChoices(pool, userID)
  const ended = (kind ? [kind] : kindNames).filter((one) => ['mail', 'digest'].includes(tellingOf(one, now)))
  const choices = Object.fromEntries(ended.map((one) => [one, 'app'])) as Partial<Record<NotificationKind, Telling>>
  await db.transaction().execute((tx) => changeChoices(tx, userID, choices))
  return { kind: kind ?? null }
}

function signed(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** POST target of mail programs (form-encoded), and page address. */
export async function serveUnsubscribing(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  )
  app.post<{ Querystring: { token?: string } }>('/unsubscribe', async ({ query }, reply) => {
    if (!(await unsubscribe(dependencies, String(query.token ?? ''))))
      throw new Refusal('NotFound', 'This link is not one of ours')
    return reply.code(200).type('text/plain; charset=utf-8').send('Done.')
  })
}
