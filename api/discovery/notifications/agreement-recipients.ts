// News of agreements → causes, for those who manage them.
import type { EventData } from '#api/foundation/events.ts'
import type { CauseOf } from './recipients.ts'

export function agreementCause(event: EventData<'agreements.changed'>): CauseOf<'agreement'> {
  const { id, businessID, otherID, news, at } = event
  return {
    cause: `agreement ${id} ${businessID} ${news} ${at ?? ''}`,
    group: `agreement ${id} ${businessID}`,
    resourceType: 'business',
    resourceID: businessID,
    businessID,
    actor: { kind: 'business', id: otherID },
    to: { actor: { kind: 'business', id: businessID } },
    permission: 'manageAgreements',
    detail: { agreement: news, agreementID: id },
  }
}
