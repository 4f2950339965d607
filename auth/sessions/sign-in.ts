// Final step of every sign-in.
import { handOverAddress, handOverIn } from '#contract/identity/auth/hand-over.ts'
import { handOverSeconds, refreshTokenSeconds } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import { canSignIn, type Account } from '../accounts/account.ts'
import { record } from '../audit.ts'
import type { Context, Tx } from '../context.ts'
import { later } from '../later.ts'
import { sendEmail } from '../emails/emails.ts'
import { createToken } from '../one-time-tokens.ts'
import { hashOfDevice, rememberAccount } from '../device-cookie.ts'
import type { Origins } from '../origins.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Key } from '../throttle.ts'
import {
  addSession,
  notifyAccountChanged,
  changeSession,
  countSessions,
  endSessions,
  findSessionByCookie,
  openKnownDevice,
} from './queries.ts'

type Device = { cookie: string; hash: Buffer } | undefined
type Onward = { continueTo: string | undefined }
type Attempt = { attempt?: Key[] }

/**
 * Returns the portal's `/SetID?token=…&continue=…`. Throws Forbidden for blocked accounts. `how`: for the audit record.
 */
export async function signIn(
  context: Context,
  account: Account,
  how: string,
  { continueTo, attempt = [] }: Onward & Attempt,
): Promise<{ redirect: string }> {
  if (account.mergedInto)
    throw new Refusal('Forbidden', 'This account was joined with another one', {
      fields: { merged: 'with another account' },
    })
  if (!canSignIn(account.status))
    throw new Refusal('Forbidden', 'This account is closed or suspended', {
      fields: {
        account: account.status,
        ...(account.suspendedUntil && { until: account.suspendedUntil.toISOString() }),
      },
    })
  const { db, caller, throttle, viewers } = context
  const secret = newSecret()
  const device = deviceOf(context, account)
  if (!caller.cookie) {
    const redirect = await openAtOnce(context, account.id, how, secret, device, { continueTo, attempt })
    if (redirect) {
      setCookies(context, device, secret)
      return { redirect }
    }
  } else if (attempt.length > 0) await throttle.forgive(attempt)
  const signedIn = await db.transaction().execute(async (tx) => {
    const { sessionId, displaced } = await openSession(context, tx, account, secret, device)
    await record(tx, 'signed-in', account.id, caller, context.now(), { how, sessionID: sessionId })
    return { displaced, redirect: await handOver(context, tx, account.id, sessionId, { continueTo }) }
  })
  if (signedIn.displaced) viewers.forget(signedIn.displaced)
  setCookies(context, device, secret)
  return { redirect: signedIn.redirect }
}

function deviceOf({ caller, deviceKey }: Context, { email, sample }: Account): Device {
  if (!email || sample) return undefined
  const cookie = rememberAccount(deviceKey, caller.deviceCookie, email)
  return { cookie, hash: hashOfDevice(deviceKey, cookie) }
}

function setCookies({ caller }: Context, device: Device, secret: string): void {
  caller.setCookie(secret)
  if (device) caller.setDeviceCookie(device.cookie)
}

async function openAtOnce(
  { pool, caller, now, throttle }: Context,
  accountId: string,
  how: string,
  secret: string,
  known: Device,
  { continueTo, attempt }: Onward & Required<Attempt>,
): Promise<string | undefined> {
  const { address, device, origins } = caller
  const token = newSecret()
  const instant = now()
  const opened = await openKnownDevice(pool, {
    accountId,
    address,
    device,
    how,
    now: instant,
    cookieHash: hashOf(secret),
    deviceHash: known?.hash ?? null,
    expiresAt: later(instant, refreshTokenSeconds),
    tokenHash: hashOf(token),
    tokenExpiresAt: later(instant, handOverSeconds),
    forgiven: throttle.forgiven(attempt),
  })
  return opened ? setIdAddress(origins, token, continueTo) : undefined
}

// The same account keeps its session under a new cookie; another account ends it.
async function openSession(
  context: Context,
  tx: Tx,
  account: Account,
  secret: string,
  device: Device,
): Promise<{ sessionId: string; displaced?: string }> {
  const { caller } = context
  const now = context.now()
  const fresh = {
    cookieHash: hashOf(secret),
    deviceHash: device?.hash ?? null,
    device: caller.device,
    address: caller.address,
    lastSeenAt: now,
    expiresAt: later(now, refreshTokenSeconds),
  }
  const present = caller.cookie
    ? await findSessionByCookie(tx, hashOf(caller.cookie), now).executeTakeFirst()
    : undefined
  if (present?.accountId === account.id) {
    await changeSession(tx, present.id, fresh).execute()
    return { sessionId: present.id }
  }
  if (present) {
    await endSessions(tx, present.accountId, now, { only: present.id })
    await notifyAccountChanged(tx, present.accountId)
  }
  const before = await countSessions(tx, account.id, caller.device).executeTakeFirstOrThrow()
  if (before.all > 0 && before.alike === 0) await sendEmail(tx, 'newDevice', account, context, {})
  const { id } = await addSession(tx, { ...fresh, accountId: account.id, startedAt: now }).executeTakeFirstOrThrow()
  return { sessionId: id, ...(present && { displaced: present.accountId }) }
}

export async function handOver(
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  tx: Tx,
  accountId: string,
  sessionId: string,
  { continueTo }: Onward,
): Promise<string> {
  const token = await createToken(tx, 'hand-over', { accountId, sessionId }, now())
  return setIdAddress(caller.origins, token, continueTo)
}

function setIdAddress(origins: Origins, token: string, continueTo: string | undefined): string {
  const { origin, to } = origins.destination(continueTo)
  const begun = handOverIn(to)
  const destination = begun ? origins.destination(begun.destination).to : to
  return handOverAddress(origin, { token, state: begun?.state, destination })
}
