// Further factors of sign-in.
import * as z from 'zod'
import { FactorCode, PasskeyName, Proof } from './account-fields.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'

const Done = z.object({})
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('ten, shown this once, each good once') })
const Passkey = z.object({ id: z.string(), name: z.string(), addedAt: Instant, usedAt: Instant.nullable() })
/** WebAuthn objects pass through unchanged. */
const Opaque = z.record(z.string(), z.unknown())

export const factors = capability({
  factors: {
    method: 'GET',
    path: '/factors',
    summary: 'The own ways of proving who one is.',
    signedIn: true,
    answer: z.object({
      hasPassword: z.boolean(),
      authenticator: z.object({ since: Instant }).nullable(),
      recoveryCodesLeft: z.int(),
      passkeys: z.array(Passkey),
      openID: z.object({ name: z.string(), linkedAt: Instant }).nullable(),
    }),
  },
  startAuthenticator: {
    method: 'POST',
    path: '/factors/authenticator',
    summary: 'A new secret for an authenticator app. It counts once a code has confirmed it.',
    signedIn: true,
    body: Proof,
    answer: z.object({
      secret: z.string().describe('base32, to type by hand'),
      address: z.string().describe('otpauth://…'),
      qr: z.string().describe('the address as SVG'),
    }),
    refusals: ['Forbidden', 'Conflict', 'ServiceUnavailable'],
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/factors/authenticator/confirm',
    summary: 'Switches the second factor on by a first code of the app.',
    signedIn: true,
    body: FactorCode,
    answer: RecoveryCodes,
    refusals: ['Forbidden', 'NotFound', 'Conflict'],
  },
  stopAuthenticator: {
    method: 'DELETE',
    path: '/factors/authenticator',
    summary: 'Switches the second factor off; its recovery codes are void.',
    signedIn: true,
    body: Proof,
    answer: Done,
    refusals: ['Forbidden', 'NotFound', 'ServiceUnavailable'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/factors/recovery-codes',
    summary: 'Ten new recovery codes; the former are void.',
    signedIn: true,
    body: Proof,
    answer: RecoveryCodes,
    refusals: ['Forbidden', 'NotFound', 'ServiceUnavailable'],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/passkeys/options',
    summary:
      'What the browser needs to make a passkey (PublicKeyCredentialCreationOptions as JSON). Good for five minutes.',
    signedIn: true,
    body: Proof,
    answer: z.object({ options: Opaque }),
    refusals: ['Forbidden', 'Conflict', 'ServiceUnavailable'],
  },
  addPasskey: {
    method: 'POST',
    path: '/passkeys',
    summary: 'Adds the passkey that the browser made.',
    signedIn: true,
    body: PasskeyName.extend({ response: Opaque }),
    answer: Passkey,
    refusals: ['Forbidden', 'Conflict'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/passkeys/:id',
    summary: 'Gives a passkey another name.',
    signedIn: true,
    params: z.object({ id: Uuid }),
    body: PasskeyName,
    answer: Passkey,
    refusals: ['NotFound'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/passkeys/:id',
    summary: 'Removes a passkey. The last way to sign in stays.',
    signedIn: true,
    params: z.object({ id: Uuid }),
    body: Proof,
    answer: Done,
    refusals: ['Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
  },
  passkeyLoginOptions: {
    method: 'POST',
    path: '/passkeys/login-options',
    summary:
      'What the browser needs to sign in with a passkey (PublicKeyCredentialRequestOptions as JSON). Names no account.',
    answer: z.object({ options: Opaque }),
  },
  passkeyLogin: {
    method: 'POST',
    path: '/passkeys/login',
    summary: 'Signs in with a passkey, which counts for both factors, and hands over a one-time token for the portal.',
    body: z.object({ response: Opaque, continue: z.string().max(2000).optional() }),
    answer: z.object({ redirect: z.string() }),
    refusals: ['Forbidden'],
  },
  unlinkOpenID: {
    method: 'DELETE',
    path: '/factors/openid',
    summary: 'Forgets who one is at the other provider. The last way to sign in stays.',
    signedIn: true,
    body: Proof,
    answer: Done,
    refusals: ['Forbidden', 'NotFound', 'Conflict', 'ServiceUnavailable'],
  },
})
