// Samples that wait for a side → causes: its assignee, else all readers.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { EventData } from '#api/foundation/events.ts'
import { assigneesOf } from '#api/trade/inquiries/lookup.ts'
import type { CauseOf } from './recipients.ts'

export async function sampleCauses(
  tx: Transaction<DB>,
  events: readonly EventData<'samples.due'>[],
): Promise<CauseOf<'sample'>[]> {
  const assignees = await assigneesOf(
    tx,
    events.map(({ requestID }) => requestID),
  )
  return events.map(({ id, requestID, due, actorKind, actorID, otherKind, otherID }): CauseOf<'sample'> => {
    const assignee = assignees.get(`${requestID} ${actorID}`)
    return {
      cause: `sample ${id} ${due}`,
      group: `sample ${requestID}`,
      resourceType: 'request',
      resourceID: requestID,
      actor: { kind: otherKind, id: otherID },
      to: { actor: assignee ? { kind: 'user', id: assignee } : { kind: actorKind, id: actorID } },
      businessID: actorKind === 'business' ? actorID : undefined,
      permission: 'readRequests',
      detail: { news: due },
    }
  })
}
