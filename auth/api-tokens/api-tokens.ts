// API tokens; the network enforces their scopes.
import type { apiTokens } from '#contract/identity/auth/api-tokens.ts'
import { apiTokensMost } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import type { Context, SignedIn } from '../context.ts'
import { later } from '../later.ts'
import { sendEmail } from '../emails/emails.ts'
import { reauthenticate } from '../factors/reauthentication.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { addApiToken, apiTokenPrefix, deleteApiToken, listApiTokens } from '../sessions/api-token-queries.ts'
import { notifyAccountChanged } from '../sessions/queries.ts'
import { shapeApiToken } from './shape.ts'

const day = 24 * 3600 // seconds

export const handlers: CapabilityHandlers<typeof apiTokens, Context> = {
  apiTokens: async ({ db, viewer }) => (await listApiTokens(db, viewer.userID).execute()).map(shapeApiToken),

  async createApiToken(context, { body }) {
    const { db, viewer, caller, now, network } = context
    await authenticate(context, body.password)
    // Separate services cannot ask: there the network refuses.
    if (body.businessID && network && !(await network.belongs(viewer, body.businessID)))
      throw new Refusal('ValidationError', 'You do not belong to this business', {
        fields: { businessID: 'is not known' },
      })
    const secret = apiTokenPrefix + newSecret()
    return db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, viewer.userID).forUpdate().executeTakeFirstOrThrow()
      const before = await listApiTokens(tx, account.id).execute()
      if (before.length >= apiTokensMost)
        throw new Refusal('Conflict', `An account has ${apiTokensMost} API tokens at most`, {
          fields: { name: 'too many' },
        })
      if (before.some(({ name }) => name === body.name))
        throw new Refusal('Conflict', 'There is an API token of this name', { fields: { name: 'taken' } })
      const row = await addApiToken(tx, {
        accountId: account.id,
        businessId: body.businessID ?? null,
        name: body.name,
        hash: hashOf(secret),
        ending: secret.slice(-4),
        scopes: body.scopes,
        createdAt: now(),
        // Sample accounts are shared.
        expiresAt: later(now(), (account.sample ? 1 : body.days) * day),
      }).executeTakeFirstOrThrow()
      await record(tx, 'api-token-created', account.id, caller, now(), { apiTokenID: row.id })
      await sendEmail(tx, 'apiTokenCreated', account, context, {})
      return { secret, token: shapeApiToken(row) }
    })
  },

  async revokeApiToken({ db, viewer, viewers, caller, now }, { params }) {
    await db.transaction().execute(async (tx) => {
      if (!(await deleteApiToken(tx, viewer.userID, params.id).executeTakeFirst())) return
      await record(tx, 'api-token-revoked', viewer.userID, caller, now(), { apiTokenID: params.id })
      await notifyAccountChanged(tx, viewer.userID)
    })
    viewers.forget(viewer.userID)
    return {}
  },
}

/** A sample account has no password. */
async function authenticate(context: SignedIn, password: string | undefined): Promise<void> {
  const own = await findAccount(context.db, context.viewer.userID).executeTakeFirstOrThrow()
  if (!own.sample) await reauthenticate(context, password)
}
