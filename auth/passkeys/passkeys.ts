// Passkeys.
import type { factors } from '#contract/identity/auth/factors.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import type { Context } from '../context.ts'
import { listIdentities, listPasskeys } from '../factors/queries.ts'
import { shapePasskey } from '../factors/shape.ts'
import { reauthenticate } from '../factors/reauthentication.ts'
import { sendEmail } from '../emails/emails.ts'
import { signIn } from '../sessions/sign-in.ts'
import { addressKeys } from '../throttle.ts'
import { askForPasskey, askForSignature, readPasskey, readSignature } from './ceremony.ts'
import { addPasskey, findPasskey, markUse, removePasskey, renamePasskey } from './queries.ts'

type Calls =
  | 'passkeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'passkeyLoginOptions'
  | 'passkeyLogin'

const most = 20

export const handlers: Pick<CapabilityHandlers<typeof factors, Context>, Calls> = {
  async passkeyOptions(context, { body }) {
    const account = await reauthenticate(context, body.password)
    const known = await listPasskeys(context.db, account.id).execute()
    if (known.length >= most) throw tooMany()
    const person = {
      id: account.id,
      email: account.email ?? '',
      name: `${account.firstName} ${account.lastName}`.trim(),
    }
    const options = await askForPasskey(
      context,
      person,
      known.map(({ credentialId }) => credentialId),
    )
    return { options: { ...options } }
  },

  async addPasskey(context, { body }) {
    const { db, viewer, caller, now } = context
    const key = await readPasskey(context, viewer.userID, body.response)
    if (!key) throw new Refusal('Forbidden', 'The passkey could not be checked, try again please')
    return db.transaction().execute(async (tx) => {
      // Serializes additions: challenges may be older.
      const account = await findAccount(tx, viewer.userID).forUpdate().executeTakeFirstOrThrow()
      if ((await listPasskeys(tx, account.id).execute()).length >= most) throw tooMany()
      const added = await addPasskey(tx, {
        accountId: account.id,
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey),
        counter: key.counter,
        transports: key.transports ?? [],
        name: body.name,
        addedAt: now(),
      }).executeTakeFirst()
      if (!added) throw new Refusal('Conflict', 'This passkey was added before')
      await record(tx, 'passkey-added', account.id, caller, now(), { passkeyID: added.id })
      await sendEmail(tx, 'passkeyAdded', account, context, {})
      return shapePasskey(added)
    })
  },

  async renamePasskey({ db, viewer }, { params, body }) {
    const renamed = await renamePasskey(db, viewer.userID, params.id, body.name).executeTakeFirst()
    if (!renamed) throw unknown()
    return shapePasskey(renamed)
  },

  async removePasskey(context, { params, body }) {
    const { db, caller, now } = context
    const account = await reauthenticate(context, body.password)
    await db.transaction().execute(async (tx) => {
      await findAccount(tx, account.id).forUpdate().execute() // concurrent removals must leave one factor
      if (!(await removePasskey(tx, account.id, params.id).executeTakeFirst())) throw unknown()
      const others = [
        await listPasskeys(tx, account.id).execute(),
        await listIdentities(tx, account.id).execute(),
      ].flat()
      if (!account.passwordHash && others.length === 0)
        throw new Refusal('Conflict', 'This is the last way to sign in: set a password first')
      await record(tx, 'passkey-removed', account.id, caller, now(), { passkeyID: params.id })
    })
    return {}
  },

  async passkeyLoginOptions(context) {
    return { options: { ...(await askForSignature(context)) } }
  },

  async passkeyLogin(context, { body }) {
    const { db, now, caller, throttle } = context
    const attempt = addressKeys(caller.address)
    await throttle.attempt(attempt)
    const { id } = body.response
    const passkey =
      typeof id === 'string' && /^[\w-]+$/.test(id) ? await findPasskey(db, id).executeTakeFirst() : undefined
    const key = passkey && {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    }
    const counter = key && (await readSignature(context, key, body.response))
    if (!passkey || counter === undefined) {
      await record(db, 'sign-in-failed', passkey?.accountId ?? null, caller, now())
      throw new Refusal('Forbidden', 'This passkey is not known here, or was not confirmed')
    }
    await markUse(db, passkey.id, counter, now()).execute()
    const account = await findAccount(db, passkey.accountId).executeTakeFirstOrThrow()
    return signIn(context, account, 'passkey', { continueTo: body.continue, attempt })
  },
}

function tooMany(): Refusal {
  return new Refusal('Conflict', `An account has ${most} passkeys at most`)
}

function unknown(): Refusal {
  return new Refusal('NotFound', 'There is no such passkey')
}
