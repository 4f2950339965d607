// Second factor, and sign-in methods.
import type { factors } from '#contract/identity/auth/factors.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import type { Context, Tx } from '../context.ts'
import { later } from '../later.ts'
import { sendEmail } from '../emails/emails.ts'
import { hashOf } from '../secrets.ts'
import { describeAuthenticator, newAuthenticatorSecret, newRecoveryCodes, plainCode, stepOf } from './codes.ts'
import { reauthenticate } from './reauthentication.ts'
import {
  addAuthenticator,
  countRecoveryCodes,
  findAuthenticator,
  listIdentities,
  listPasskeys,
  removeAuthenticator,
  replaceRecoveryCodes,
  useStep,
} from './queries.ts'
import { attemptCode } from './second-factor.ts'
import { shapePasskey } from './shape.ts'

type Calls = 'factors' | 'startAuthenticator' | 'confirmAuthenticator' | 'stopAuthenticator' | 'renewRecoveryCodes'

const confirmSeconds = 15 * 60

export const handlers: Pick<CapabilityHandlers<typeof factors, Context>, Calls> = {
  async factors({ db, viewer, openID }) {
    const account = await findAccount(db, viewer.userID).executeTakeFirstOrThrow()
    const authenticator = await findAuthenticator(db, account.id).executeTakeFirst()
    const codes = await countRecoveryCodes(db, account.id).executeTakeFirstOrThrow()
    const passkeys = await listPasskeys(db, account.id).execute()
    const identities = await listIdentities(db, account.id).execute()
    const identity = openID && identities.find(({ issuer }) => issuer === openID.issuer)
    return {
      hasPassword: account.passwordHash !== null,
      authenticator: authenticator?.confirmedAt ? { since: authenticator.confirmedAt.toISOString() } : null,
      recoveryCodesLeft: codes.left,
      passkeys: passkeys.map(shapePasskey),
      openID: identity ? { name: openID.name, linkedAt: identity.linkedAt.toISOString() } : null,
    }
  },

  async startAuthenticator(context, { body }) {
    const { db, now } = context
    const account = await reauthenticate(context, body.password)
    const secret = newAuthenticatorSecret()
    if (!(await addAuthenticator(db, account.id, secret, now()).executeTakeFirst()))
      throw new Refusal('Conflict', 'The second factor is on already')
    return describeAuthenticator(secret, account.email ?? '')
  },

  async confirmAuthenticator(context, { body }) {
    const { db, viewer, now, caller } = context
    const own = await findAuthenticator(db, viewer.userID).executeTakeFirst()
    if (own?.confirmedAt) throw new Refusal('Conflict', 'The second factor is on already')
    if (!own || own.askedAt < later(now(), -confirmSeconds))
      throw new Refusal('NotFound', 'Begin again: the secret of the app is too old')
    let recoveryCodes: string[] = []
    await attemptCode(context, viewer.userID, async () => {
      const step = stepOf(own.secret, plainCode(body.code), now())
      if (step === undefined) return false
      return db.transaction().execute(async (tx) => {
        if (!(await useStep(tx, viewer.userID, step, now()).executeTakeFirst())) return false
        recoveryCodes = await issueRecoveryCodes(tx, viewer.userID)
        await record(tx, 'authenticator-added', viewer.userID, caller, now())
        const account = await findAccount(tx, viewer.userID).executeTakeFirstOrThrow()
        await sendEmail(tx, 'authenticatorAdded', account, context, {})
        return true
      })
    })
    return { recoveryCodes }
  },

  async stopAuthenticator(context, { body }) {
    const { db, now, caller } = context
    const account = await reauthenticate(context, body.password)
    await db.transaction().execute(async (tx) => {
      if (!(await removeAuthenticator(tx, account.id).executeTakeFirst())) throw off()
      await replaceRecoveryCodes(tx, account.id, [])
      await record(tx, 'authenticator-removed', account.id, caller, now())
      await sendEmail(tx, 'authenticatorRemoved', account, context, {})
    })
    return {}
  },

  async renewRecoveryCodes(context, { body }) {
    const { db, now, caller } = context
    const account = await reauthenticate(context, body.password)
    return db.transaction().execute(async (tx) => {
      const own = await findAuthenticator(tx, account.id).forUpdate().executeTakeFirst()
      if (!own?.confirmedAt) throw off()
      const recoveryCodes = await issueRecoveryCodes(tx, account.id)
      await record(tx, 'recovery-codes-renewed', account.id, caller, now())
      return { recoveryCodes }
    })
  },
}

async function issueRecoveryCodes(tx: Tx, accountID: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    accountID,
    codes.map((code) => hashOf(plainCode(code))),
  )
  return codes
}

function off(): Refusal {
  return new Refusal('NotFound', 'The second factor is off')
}
