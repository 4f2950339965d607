// Kept inquiries → causes, for their senders.
import type { EventData } from '#api/foundation/events.ts'
import type { CauseOf } from './recipients.ts'

export function keptCause(event: EventData<'inquiries.kept'>): CauseOf<'keptInquiry'> {
  const { id, senderKind, senderID, writerID, businessID, requestID, kept, until } = event
  return {
    cause: `kept ${id} ${kept} ${until}`,
    group: `kept ${requestID ?? `${id} ${kept}`}`,
    ...(requestID
      ? { resourceType: 'request', resourceID: requestID }
      : { resourceType: 'business', resourceID: businessID }),
    actor: { kind: 'business', id: businessID },
    to: { actor: { kind: senderKind, id: senderID }, writerID },
    permission: 'readRequests',
    detail: { kept, expireDate: until },
  }
}
