// Account data for its owner. No secrets.
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { eventsMost, type AccountData, type record } from '#contract/identity/auth/record.ts'
import { isSample } from '#contract/identity/auth/sample-accounts.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, AuthDependencies } from '../context.ts'
import { countRecoveryCodes, findAuthenticator, listIdentities, listPasskeys } from '../factors/queries.ts'
import { shapeApiToken } from '../api-tokens/shape.ts'
import { findAccount } from '../accounts/queries.ts'
import { listApiTokens } from '../sessions/api-token-queries.ts'
import { listMerged } from '../accounts/merged.ts'
import { listAllSessions, listEvents, listEmails } from './record-queries.ts'

export const handlers: CapabilityHandlers<typeof record, Context> = {
  accountData: ({ db, viewer }) => accountDataOf({ db }, viewer),
}

export async function accountDataOf(
  { db }: Pick<AuthDependencies, 'db'>,
  { userID, sessionID }: Pick<Viewer, 'userID' | 'sessionID'>,
): Promise<AccountData> {
  const only = isSample(userID) ? sessionID : undefined
  const account = await findAccount(db, userID).executeTakeFirstOrThrow()
  const [sessions, events, authenticator, codes, passkeys, identities, tokens, emails, merged] = await Promise.all([
    listAllSessions(db, userID, only).execute(),
    listEvents(db, userID, eventsMost, only).execute(),
    findAuthenticator(db, userID).executeTakeFirst(),
    countRecoveryCodes(db, userID).executeTakeFirstOrThrow(),
    listPasskeys(db, userID).execute(),
    listIdentities(db, userID).execute(),
    only ? [] : listApiTokens(db, userID).execute(),
    account.email ? listEmails(db, account.email).execute() : [],
    listMerged(db, userID).execute(),
  ])
  const since = authenticator?.confirmedAt
  return {
    account: {
      userID,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      country: account.countryCode,
      language: account.locale,
      status: account.status,
      roles: account.roles,
      registeredAt: text(account.registeredAt),
      emailVerifiedAt: textIf(account.emailVerifiedAt),
      termsAcceptedAt: textIf(account.termsAcceptedAt),
      formerEmails: merged.flatMap(({ email }) => email ?? []),
    },
    sessions: sessions.map(({ startedAt, lastSeenAt, expiresAt, endedAt, ...where }) => ({
      ...where,
      startedAt: text(startedAt),
      lastSeenAt: text(lastSeenAt),
      expiresAt: text(expiresAt),
      endedAt: textIf(endedAt),
    })),
    securityEvents: events.map(({ happenedAt, detail, ...what }) => ({
      ...what,
      happenedAt: text(happenedAt),
      detail: detail as Record<string, string>,
    })),
    waysToSignIn: {
      password: account.passwordHash !== null,
      authenticator: since ? { since: text(since), recoveryCodesLeft: codes.left } : null,
      passkeys: passkeys.map(({ name, addedAt, usedAt }) => ({
        name,
        addedAt: text(addedAt),
        usedAt: textIf(usedAt),
      })),
      otherProviders: identities.map(({ issuer, subject, linkedAt }) => ({
        issuer,
        subject,
        linkedAt: text(linkedAt),
      })),
    },
    apiTokens: tokens.map((token) => {
      const { ending: _, ...told } = shapeApiToken(token)
      return told
    }),
    emails: emails.map(({ subject, postedAt, sentAt }) => ({
      subject,
      postedAt: text(postedAt),
      sentAt: textIf(sentAt),
    })),
  }
}

function text(instant: Date): string {
  return instant.toISOString()
}
function textIf(instant: Date | null): string | null {
  return instant && text(instant)
}
