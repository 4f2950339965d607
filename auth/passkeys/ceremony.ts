// WebAuthn ceremonies, library lazily loaded.
import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { plainHost } from '#contract/foundation/portals.ts'
import type { Context } from '../context.ts'
import { later } from '../later.ts'
import { hashOf } from '../secrets.ts'
import { addChallenge, takeChallenge } from './queries.ts'

/** Unvalidated browser response. */
export type Answer = Record<string, unknown>
export type Key = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter' | 'transports'>

const challengeSeconds = 300
// Ed25519, ES256, RS256. Avoids Node's experimental warnings.
const supportedAlgorithmIDs = [-8, -7, -257]

export async function askForPasskey(
  context: Context,
  person: { id: string; email: string; name: string },
  known: string[],
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: 'WBN',
    rpID: siteOf(context),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge: await newChallenge(context, person.id),
    timeout: challengeSeconds * 1000,
    excludeCredentials: known.map((id) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function askForSignature(context: Context) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: siteOf(context),
    challenge: await newChallenge(context, null),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  })
}

/** Undefined unless it answers this account's challenge. */
export async function readPasskey(context: Context, accountID: string, answer: Answer): Promise<Key | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs,
      ...expectations(context, accountID, answer),
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}

/** Signature counter; undefined if signature or challenge is invalid. */
export async function readSignature(context: Context, key: Key, answer: Answer): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      credential: key,
      ...expectations(context, null, answer),
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

function expectations(context: Context, accountID: string | null, answer: Answer) {
  const origin = originIn(answer)
  return {
    expectedRPID: siteOf(context),
    expectedOrigin: origin !== undefined && context.caller.origins.isKnown(origin) ? origin : 'none of ours',
    // Consumed: replays fail.
    expectedChallenge: async (challenge: string) => Boolean(await useChallenge(context, challenge, accountID)),
    requireUserVerification: true,
  }
}

/** Shared by all portals: a passkey opens each. */
function siteOf({ caller }: Context): string {
  return plainHost(new URL(caller.origins.mailOrigin).hostname)
}

async function newChallenge({ db, now }: Context, accountId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const hash = hashOf(Buffer.from(challenge).toString('base64url'))
  await addChallenge(db, { hash, accountId, expiresAt: later(now(), challengeSeconds) }).execute()
  return challenge
}

function useChallenge({ db, now }: Context, challenge: string, accountID: string | null) {
  return takeChallenge(db, hashOf(challenge), accountID, now()).executeTakeFirst()
}

function originIn({ response }: Answer): string | undefined {
  const { clientDataJSON } = (response ?? {}) as { clientDataJSON?: unknown }
  if (typeof clientDataJSON !== 'string') return undefined
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin?: unknown }
    return typeof origin === 'string' ? origin : undefined
  } catch {
    return undefined
  }
}
