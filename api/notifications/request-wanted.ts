// What was written from one to another, and how a verification ended → who should hear of it. Whoever causes it tells these events:
// `inquiries.sent` and `messages.sent` {id, requestID, fromKind, fromID, toKind, toID, writerID}, `verifications.settled` {id, businessID, outcome}.
import type { NotificationKind } from '#contract/notification-kinds.ts'
import type { Actor } from '../members/lookup.ts'
import type { About } from './wanted.ts'

type Told = Record<string, string>

/** Everybody who answers for the business hears of an inquiry. */
export function inquired(told: Told): About {
  return sent(told, 'inquiry', `inquiry ${told['requestID']}`)
}

/** Messages of one conversation are told together while they are unread. */
export function wrote(told: Told): About {
  return sent(told, 'message', `message ${told['id']}`)
}

function sent(
  { requestID = '', fromKind, fromID = '', toKind, toID = '', writerID = '' }: Told,
  kind: Extract<NotificationKind, 'inquiry' | 'message'>,
  cause: string,
): About {
  const actor = { kind: fromKind as Actor['kind'], id: fromID }
  return {
    cause,
    kind,
    group: `${kind} ${requestID}`,
    resourceType: 'request',
    resourceID: requestID,
    actor,
    by: { actor, writerID },
    toward: { actor: { kind: toKind as Actor['kind'], id: toID }, deed: 'readRequests' },
  }
}

/** The owners, who asked for it. Nobody is named who judged. */
export function verificationSettled({ id = '', businessID = '', outcome = '' }: Told): About {
  const cause = `verification ${id} ${outcome}`
  return {
    cause,
    kind: 'verification',
    group: cause,
    resourceType: 'business',
    resourceID: businessID,
    detail: { outcome },
    toward: { actor: { kind: 'business', id: businessID }, deed: 'askVerification' },
  }
}
