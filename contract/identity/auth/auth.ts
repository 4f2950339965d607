// Auth service contract, mounted under /auth.
import * as z from 'zod'
import {
  AccountDeletion,
  Credentials,
  EmailChange,
  ForgottenPassword,
  NewAccount,
  Password,
  PasswordChange,
  PasswordReset,
} from './account-fields.ts'
import { apiTokens } from './api-tokens.ts'
import { factors } from './factors.ts'
import { record } from './record.ts'
import { staffAccounts } from './staff.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { staffRoles } from '#contract/identity/access.ts'
import { scopes } from '#contract/identity/scopes.ts'
import { sampleAccountNames } from './sample-accounts.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'

const Token = z.string().min(1).max(2000)
/** A portal address; anything else or longer counts as `/`. */
const Continue = z
  .string()
  .transform((address) => (address.length <= 4000 ? address : '/'))
  .optional()
const Done = z.object({})

export const Viewer = z.object({
  userID: z.string(),
  email: z.string().describe('empty for an API token without the scope `profile:read`'),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  country: z.string().describe('country code given at registration'),
  roles: z.array(z.enum(staffRoles)),
  sessionID: z.string(),
  needsSecondFactor: z
    .literal(true)
    .optional()
    .describe('has roles, which count only once there is an authenticator app'),
  limitedUntil: Instant.optional().describe('until then the person may read alone'),
  apiToken: z
    .object({ id: z.string(), scopes: z.array(z.enum(scopes)), businessID: z.string().nullable() })
    .optional()
    .describe('by which a program acts for the person; absent with a session'),
})
export type Viewer = z.output<typeof Viewer>

/** Stored by the browser. Expiries are Unix seconds. */
export const SessionTokens = z.object({
  token: z.string(),
  tokenExpire: z.int(),
  refreshToken: z.string(),
  refreshTokenExpire: z.int(),
})
export type SessionTokens = z.output<typeof SessionTokens>

const Redirect = z.object({ redirect: z.string().describe("the portal's `/SetID?token=…&continue=…`") })

export const auth = capability({
  register: {
    method: 'POST',
    path: '/register',
    summary:
      'Opens an account and sends a link that verifies the e-mail address. Takes the place of an account whose address nobody has verified. Answers the same where there is a verified one: the email tells.',
    body: NewAccount.extend({ continue: Continue }),
    answer: Done,
    refusals: ['ServiceUnavailable'],
  },
  login: {
    method: 'POST',
    path: '/login',
    summary:
      'Signs in and hands over a one-time token for the portal. An unknown e-mail and a wrong password answer the same.',
    body: Credentials.extend({ continue: Continue }),
    answer: Redirect,
    refusals: ['Forbidden', 'ServiceUnavailable'],
  },
  continue: {
    method: 'POST',
    path: '/continue',
    summary: 'Hands over to another portal by the cookie of a browser that is signed in already.',
    body: z.object({
      continue: Continue,
      ask: z.literal(true).optional().describe('a browser without a session is answered null, not refused'),
    }),
    answer: z.object({ redirect: Redirect.shape.redirect.nullable() }),
    refusals: ['SessionError', 'Forbidden'],
  },
  options: {
    method: 'GET',
    path: '/options',
    summary: 'Which ways of signing in there are here beside the password.',
    answer: z.object({
      samples: z
        .array(z.object({ account: z.enum(sampleAccountNames), firstName: z.string(), lastName: z.string() }))
        .describe('sample accounts, where the demonstration is on'),
      openID: z.object({ name: z.string() }).nullable().describe('another provider'),
    }),
  },
  sampleLogin: {
    method: 'POST',
    path: '/sample-login',
    summary: 'Signs in as one of the sample accounts. Exists only where the demonstration is on.',
    body: z.object({ account: z.enum(sampleAccountNames), continue: Continue }),
    answer: Redirect,
    refusals: ['NotFound'],
  },
  getSession: {
    method: 'POST',
    path: '/get-session',
    summary: 'Exchanges the one-time token of /SetID (60 seconds, once) for a session.',
    body: z.object({ token: Token }),
    answer: SessionTokens.extend({ userID: z.string() }),
    refusals: ['SessionError'],
  },
  refreshToken: {
    method: 'POST',
    path: '/refresh-token',
    summary:
      'A new pair of tokens for the refresh token in the token header; the old one answers the same pair for 10 seconds.',
    answer: SessionTokens,
    refusals: ['TokenNotFound', 'TokenExpiredError', 'JsonWebTokenError', 'SessionError'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session of the token, on every portal of this browser. Safe to repeat.',
    answer: Done,
  },
  whoami: {
    method: 'GET',
    path: '/whoami',
    summary: 'Who the token belongs to; how the other services learn who calls.',
    signedIn: true,
    answer: Viewer,
  },
  verifyEmail: {
    method: 'POST',
    path: '/verify-email',
    summary:
      'Verifies an e-mail address by the token of the link; also completes a change of address. Signs in the browser that registered; any other needs the password, as does a change of address without a session of the account.',
    body: z.object({ token: Token, password: Password.optional() }),
    answer: Done,
    refusals: ['SessionError', 'Forbidden', 'Conflict', 'ServiceUnavailable'],
  },
  resendVerification: {
    method: 'POST',
    path: '/resend-verification',
    summary: 'Sends the verification link again.',
    signedIn: true,
    body: z.object({ continue: Continue }),
    answer: Done,
  },
  forgotPassword: {
    method: 'POST',
    path: '/forgot-password',
    summary:
      'Sends a link for a new password (30 minutes, once), or for registering again where the address is not verified. Answers the same whether the e-mail is known or not.',
    body: ForgottenPassword.extend({ continue: Continue }),
    answer: Done,
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password by the token of the link and ends every session.',
    body: PasswordReset.extend({ token: Token }),
    answer: Done,
    refusals: ['SessionError', 'ServiceUnavailable'],
  },
  changePassword: {
    method: 'POST',
    path: '/change-password',
    summary: 'Changes the password and ends every other session.',
    signedIn: true,
    body: PasswordChange,
    answer: Done,
    refusals: ['Forbidden', 'ServiceUnavailable'],
  },
  changeEmail: {
    method: 'POST',
    path: '/change-email',
    summary:
      'Asks for another e-mail address: a link goes to the new one, a notice to the old one. Answers the same where it has an account.',
    signedIn: true,
    body: EmailChange,
    answer: Done,
    refusals: ['Forbidden', 'ServiceUnavailable'],
  },
  sessions: {
    method: 'GET',
    path: '/sessions',
    summary: 'Own sessions: device, place and time of each.',
    signedIn: true,
    answer: z.array(
      z.object({
        id: z.string(),
        device: z.string().describe('browser and system'),
        place: z.string().describe('network address'),
        startedAt: Instant,
        lastSeenAt: Instant,
        current: z.boolean(),
      }),
    ),
  },
  endSession: {
    method: 'DELETE',
    path: '/sessions/:id',
    summary: 'Ends one of the own sessions; `all` ends all but this one.',
    signedIn: true,
    params: z.object({ id: z.union([z.literal('all'), Uuid]) }),
    answer: Done,
    refusals: ['NotFound'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/delete-account',
    summary: 'Closes the own account: sessions end, the person is removed from the network.',
    signedIn: true,
    body: AccountDeletion,
    answer: Done,
    refusals: ['Forbidden', 'Conflict', 'ServiceUnavailable'],
  },
  ...apiTokens,
  ...factors,
  ...record,
  ...staffAccounts,
})

export const authContract = { auth }
export type AuthContract = typeof authContract
