// WebAuthn ceremonies, created and verified by the library, which loads at its first use. No rules.
import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { plainHost } from '#contract/foundation/portals.ts'
import { later, type Context } from '../context.ts'
import { hashOf } from '../secrets.ts'
import { addChallenge, takeChallenge } from './queries.ts'

/** A response of the browser, not validated. */
export type Answer = Record<string, unknown>
export type Key = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter' | 'transports'>

const challengeSeconds = 300
// Ed25519, ES256, RS256. Named, because asking Node what else it could verify makes it warn of experiments.
const supportedAlgorithmIDs = [-8, -7, -257]

/** Options for creating a passkey. `known`: credential ids of the account. */
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

/** Options for signing in with any passkey of this site. */
export async function askForSignature(context: Context) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: siteOf(context),
    challenge: await newChallenge(context, null),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  })
}

/** The new key, or undefined when the answer is not a good one to a challenge that this account was given. */
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

/** The signature counter; undefined when the signature or the challenge is not valid. */
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
    // Used up by the asking: a signature that is sent twice finds its challenge gone.
    expectedChallenge: async (challenge: string) => Boolean(await useChallenge(context, challenge, accountID)),
    requireUserVerification: true,
  }
}

/** The part of the host name that all portals share, so that a passkey opens every one of them. */
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
